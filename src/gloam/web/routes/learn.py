"""Learning a game: what it is about, its lessons, and one of them at a table. What has been done is kept in the
visitor's cookie, and how far a lesson has come in its address: nothing is written down here."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from gloam.core.refusal import Rejected
from gloam.lessons import Lesson, ladder
from gloam.web.asking import (
    Asked,
    Form,
    Sent,
    by_script,
    field,
    guest_of,
    house_of,
    known_game,
    remember,
    shown,
    speech_of,
    unhurried,
)
from gloam.web.elements import html
from gloam.web.pages import learn as pages
from gloam.web.pages import lesson as lesson_pages
from gloam.web.pages.table import url_of
from gloam.web.rooms import lessons
from gloam.web.rooms.lessons import Pupil
from gloam.web.routes.tables import PLAYED_OUT, SPEED, written
from gloam.web.scenes.composing import chosen_by
from gloam.web.trouble import Trouble, missing


@get("/learn")
async def learn(request: Asked) -> Response[str]:
    return shown(pages.games_page(speech_of(request), guest_of(request).learned))


@get("/learn/{game:str}")
async def learn_game(request: Asked, game: FromPath[str]) -> Response[str]:
    return shown(pages.game_page(speech_of(request, known_game(game)), guest_of(request).learned))


@get("/learn/{game:str}/{lesson:str}")
@unhurried
def show_lesson(
    request: Asked, game: FromPath[str], lesson: FromPath[str], at: FromQuery[str] = ""
) -> Response[str] | Redirect:
    """A lesson from its beginning, or `at` a moment of it."""
    one = lesson_named(game, lesson)
    key = house_of(request).key
    pupil = lessons.read(one, at, key) if at else lessons.newcomer(one)
    return seen(request, pupil, None)


def seen(request: Asked, pupil: Pupil, no: Rejected | Trouble | None) -> Response[str]:
    """The page of this moment. A lesson that is done stays done."""
    if pupil.run.done:
        remember(request, guest_of(request).having_learned(pupil.lesson.id))
    sight = sight_of(request, pupil, no)
    if by_script(request):
        return Response(html(lesson_pages.inside(sight)), media_type=MediaType.HTML)
    return shown(lesson_pages.lesson_page(sight))


def sight_of(request: Asked, pupil: Pupil, no: Rejected | Trouble | None = None) -> lesson_pages.Sight:
    house, guest = house_of(request), guest_of(request)
    speech = speech_of(request, pupil.lesson.game)
    return lesson_pages.Sight(pupil, speech, guest.learned, lessons.written(pupil, house.key), house.key, no)


@post("/learn/{game:str}/{lesson:str}/choose")
@unhurried
def choose(request: Asked, game: FromPath[str], lesson: FromPath[str], data: Sent) -> Response[str] | Redirect:
    """Whatever the learner does. What is refused is said on the page, and nothing has changed."""
    key = house_of(request).key
    pupil = lessons.read(lesson_named(game, lesson), field(data, "slip"), key)
    try:
        after = looked(request, pupil, data) if "at" in data else acted(pupil, data)
        after.run  # noqa: B018 - whatever cannot be played is found out here
    except (Rejected, Trouble) as no:
        return seen(request, pupil, no)
    if after.said != pupil.said and is_played_out(request):
        after = after.watch(lesson_pages.opened(sight_of(request, after), (events_seen(pupil, after), 0)))
    return Redirect(f"{lesson_pages.address(after.lesson)}?at={lessons.written(after, key)}", status_code=303)


def is_played_out(request: Asked) -> bool:
    """Is what happens shown moment by moment? Only a script can let it go on by itself."""
    return by_script(request) and request.cookies.get(SPEED, "") in PLAYED_OUT


def events_seen(before: Pupil, after: Pupil) -> int:
    """How much of this try the learner had seen before."""
    return len(before.run.events) if after.tries == before.tries else 0


def looked(request: Asked, pupil: Pupil, data: Form) -> Pupil:
    """At another moment of what was played out."""
    return pupil.watch(lesson_pages.gone_on(sight_of(request, pupil), data["at"]))


def acted(pupil: Pupil, data: Form) -> Pupil:
    """What comes of it: a part of a play as "PLACE OPTION", a whole "line", or something to "do". Raises `Rejected`."""
    ends = "end" in data
    if "line" in data:
        return pupil.send(data["line"])
    if "do" in data:
        what = data["do"]
        return pupil.confirm(ends) if what == "confirm" else pupil.clear() if what == "clear" else pupil.wish(what)
    part, _, option = field(data, "choose").partition(" ")
    if not part.isdecimal() or len(part) > 3:
        raise Trouble("trouble.form", name="choose")
    if "amount" in data:
        option = f"{option} {written(data['amount'])}".strip()
    return pupil.choose(int(part), chosen_by(option), ends)


@post("/learn/{game:str}/{lesson:str}/on")
async def play_on(request: Asked, game: FromPath[str], lesson: FromPath[str], data: Sent) -> Redirect:
    """A table of one's own from where the lesson has ended."""
    house = house_of(request)
    pupil = lessons.read(lesson_named(game, lesson), field(data, "slip"), house.key)
    room = await lessons.play_on(house, guest_of(request), pupil)
    return Redirect(url_of(room, pupil.seat), status_code=303)


def lesson_named(game: str, id: str) -> Lesson:
    for one in ladder(known_game(game)):
        if one.id == id:
            return one
    raise missing("trouble.no-lesson", name=id)


ROUTES = Router("/", route_handlers=[learn, learn_game, show_lesson, choose, play_on])
