"""Learning in the browser: the pages, and every lesson played by somebody who presses only what the coach points at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gloam
from gloam import bots
from gloam.core.question import Question
from gloam.core.refusal import Refused
from gloam.lessons import Lesson, begin, find, ladder
from gloam.lessons.telling import Coach, following
from gloam.web.app import make
from gloam.web.guests.guest import Cookies, Guest
from gloam.web.pages import terms
from gloam.web.rooms import lessons
from gloam.web.settings import BOUNDLESS, Settings
from gloam.words import Words
from gloam.words.lessons import LessonWords
from gloam.words.pages import Speech
from tests.web.markup import Attributes, Parser

Visitor = TestClient[Litestar]
LANGUAGES = ("en", "fr")
LESSONS = [lesson for game in gloam.games() for lesson in ladder(game)]
MOST = 60  # presses that any lesson needs
every_game = pytest.mark.parametrize("game", gloam.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
SCRIPTED = [lesson for lesson in LESSONS if not lesson.is_real]
every_lesson = pytest.mark.parametrize("lesson", SCRIPTED, ids=[lesson.id for lesson in SCRIPTED])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    path: Path = tmp_path_factory.mktemp("learn") / "gloam.db"
    with TestClient(make(Settings(database=str(path), tables=10**6, **BOUNDLESS))) as client:
        yield client


@pytest.fixture(autouse=True)
def stranger(site: Visitor) -> None:
    """Everybody comes for the first time."""
    site.cookies.clear()


def get(site: Visitor, url: str, language: str = "en", status: int = 200) -> str:
    answer = site.get(url, headers={"accept-language": language})
    assert answer.status_code == status, url
    return str(answer.text)


# ---- pressing


class Buttons(Parser):
    """The buttons of a page with their attributes, and the fields of its forms."""

    def __init__(self, page: str) -> None:
        self.buttons: list[dict[str, str]] = []
        self.fields: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "button":
            self.buttons.append(found)
        if tag == "input" and found.get("name") == "slip":
            self.fields["slip"] = found["value"]

    @property
    def wanted(self) -> list[dict[str, str]]:
        return [button for button in self.buttons if "data-wanted" in button]


def press(site: Visitor, lesson: Lesson, page: str, **sent: str) -> str:
    """What a button of this page sends, and the page that comes of it."""
    answer = site.post(f"/learn/{lesson.game}/{lesson.id}/choose", data={**Buttons(page).fields, **sent})
    assert answer.status_code == 200, sent
    return str(answer.text)


def press_wanted(site: Visitor, lesson: Lesson, page: str, amount: str) -> str:
    """Press the first thing that the coach points at. `amount` is what a number field is filled with."""
    wanted = Buttons(page).wanted
    assert wanted, "the coach points at something"
    button = wanted[0]
    if button.get("id") == "do-scavenge":
        return press(site, lesson, page, choose="0 scavenge", amount=amount)
    return press(site, lesson, page, **{button["name"]: button["value"]})


def text_of(page: str) -> str:
    """All that is written on a page, without the spaces."""
    return joined(unescape(re.sub(r"<[^>]*>", "", page)))


def joined(text: str) -> str:
    return "".join(text.split())


def is_over(page: str) -> bool:
    return 'data-state="over"' in page


def scavenged(lesson: Lesson) -> str:
    return next((answer.split(" ")[1] for answer in lesson.play if answer.startswith("scavenge ")), "1")


def solved(site: Visitor, lesson: Lesson, language: str = "en") -> str:
    """The page of a lesson played by pressing only what is pointed at, after a hint."""
    page = press(site, lesson, get(site, f"/learn/{lesson.game}/{lesson.id}", language), do="hint")
    for _ in range(MOST):
        if is_over(page):
            return page
        page = press_wanted(site, lesson, page, scavenged(lesson))
    raise AssertionError(f"{lesson.id} has no end")


# ---- the ladder, from its first rung to its last


@every_language
@every_lesson
def test_whoever_presses_only_what_the_coach_points_at_has_done_the_lesson(
    site: Visitor, lesson: Lesson, language: str
) -> None:
    page = solved(site, lesson, language)
    words = LessonWords(language, lesson.game)
    praise = [joined(words.line(lesson.id, key)) for key in ("done", *[way.say for way in lesson.ways])]
    assert any(line in text_of(page) for line in praise)
    after = following(lesson)
    onward = f"/learn/{lesson.game}/{after.id}" if after else f"/learn/{lesson.game}"
    assert re.search(rf'<a id="next"[^>]*href="{onward}"', page)
    later = later_than(lesson, language)
    assert not [said for said in later if joined(said) in text_of(page)], "nothing that came after the end"


def later_than(lesson: Lesson, language: str) -> list[str]:
    """What happens after the end of a lesson, as the log would say it; but for what had happened before as well."""
    run = begin(lesson)
    for answer in lesson.play:
        run = run.say(answer)
    assert run.onward is not None, "a solution ends its lesson"
    coach = Coach(run, language)
    told = run.onward.events(run.seat)
    said = [coach.speech.words.event(event, coach.names, run.seat) for event in told]
    return [one for one in said[run.last :] if one and one not in said[: run.last]]


def test_something_does_come_after_the_end_of_lessons() -> None:
    """So that the test above has something to look for."""
    assert len([lesson for lesson in LESSONS if lesson.play and later_than(lesson, "en")]) > len(LESSONS) // 2


REAL = [lesson for lesson in LESSONS if lesson.is_real]


@pytest.mark.parametrize("lesson", REAL, ids=[lesson.id for lesson in REAL])
def test_the_last_lesson_is_a_real_game_with_hints_and_can_be_played_on(site: Visitor, lesson: Lesson) -> None:
    page = get(site, f"/learn/{lesson.game}/{lesson.id}")
    words = LessonWords("en", lesson.game)
    assert joined(words.line(lesson.id, "before")) in text_of(page)
    assert 'value="hint"' not in page, "the coach gives hints by itself"
    player = bots.make("greedy", 1)
    key = site.app.state.house.key
    pupil = lessons.read(lesson, Buttons(page).fields["slip"], key)
    while pupil.run.question is not None:
        pupil = pupil.send(player.choose(pupil.run.table.seat(pupil.seat), pupil.run.question))
    page = get(site, f"/learn/{lesson.game}/{lesson.id}?at={lessons.written(pupil, key)}")
    assert is_over(page)
    onward = pupil.run.onward
    assert onward is not None
    assert ('id="play-on"' in page) == (pupil.run.done and not onward.over)
    answer = site.post(f"/learn/{lesson.game}/{lesson.id}/on", data=Buttons(page).fields)
    if onward.over:
        assert answer.status_code == 409
        return
    assert answer.status_code == 200
    assert re.search(r"/tables/[\w-]+/[A-F]$", str(answer.url))
    assert words.words.bot_name(next(iter(lesson.bots.values()))) in answer.text


# ---- pointing


class Discs(Parser):
    """The numbers by which a coach points: those in the sentences, and those on the table with what they are called."""

    def __init__(self, page: str) -> None:
        self.said: list[str] = []
        self.lying: list[tuple[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        found = {name: value or "" for name, value in attrs}
        if "disc--said" in found.get("class", ""):
            self.said.append(found["data-number"])
        elif "data-number" in found:
            assert found["role"] == "img"
            self.lying.append((found["data-number"], found["aria-label"]))


@every_language
@every_lesson
def test_what_the_coach_speaks_of_has_the_same_number_on_the_table(
    site: Visitor, lesson: Lesson, language: str
) -> None:
    discs = Discs(get(site, f"/learn/{lesson.game}/{lesson.id}", language))
    expected = {str(place + 1) for place in range(len(lesson.points))}
    assert set(discs.said) >= expected
    assert {number for number, _ in discs.lying} == expected
    word = Speech(language, lesson.game).say("learn.point", number=1)
    assert word in [label for number, label in discs.lying if number == "1"]


@every_lesson
def test_a_hint_has_the_number_of_what_is_to_be_pressed(site: Visitor, lesson: Lesson) -> None:
    page = press(site, lesson, get(site, f"/learn/{lesson.game}/{lesson.id}"), do="hint")
    for _ in range(MOST):
        if is_over(page):
            return
        (number,) = {button["data-wanted"] for button in Buttons(page).wanted}
        hint = re.search(r'<p class="aside hint">(.*?)</p>', page)
        assert hint is not None
        assert Discs(hint[1]).said == [number]
        page = press_wanted(site, lesson, page, scavenged(lesson))
    raise AssertionError(f"{lesson.id} has no end")


def test_a_coach_who_does_not_point_has_numbers_only_for_what_is_spoken_of(site: Visitor) -> None:
    page = get(site, "/learn/vendetta/vd-2")
    assert sorted(set(Discs(page).said)) == ["1", "2"]
    assert not Buttons(page).wanted
    page = press(site, find("vd-2"), page, line="play BR03 at 1 up blood 0")
    assert not Discs(page).said
    assert not Discs(page).lying, "what is said after it points nowhere"


# ---- what is played out

QUIET = ("vd-4", "bo-4", "bo-7", "bo-8", "bo-9", "rv-1", "rv-3", "rv-7")  # nothing is played out in these


def by_script(site: Visitor, lesson: Lesson, page: str, **sent: str) -> str:
    url = f"/learn/{lesson.game}/{lesson.id}/choose"
    return str(site.post(url, data={**Buttons(page).fields, **sent}, headers={"hx-request": "true"}).text)


def leads_on(page: str) -> str:
    """Where the button leads that goes on to the next moment."""
    return next(one["value"] for one in Buttons(page).buttons if one.get("data-stage-do") == "next")


@every_lesson
def test_what_comes_of_an_answer_is_played_out_before_the_coach_speaks_of_it(site: Visitor, lesson: Lesson) -> None:
    site.cookies.set("gloam-speed", "normal")
    words = LessonWords("en", lesson.game)
    praise = [joined(words.line(lesson.id, key)) for key in ("done", *[way.say for way in lesson.ways])]
    later = [joined(said) for said in later_than(lesson, "en")]
    page, moments = get(site, f"/learn/{lesson.game}/{lesson.id}"), 0
    for answer in lesson.play:
        page = by_script(site, lesson, page, line=answer)
        while 'id="stage"' in page:
            moments += 1
            assert 'data-state="shows"' in page
            assert joined(words.worded("look")) in text_of(page)
            assert not [said for said in (*praise, *later) if said in text_of(page)]
            page = by_script(site, lesson, page, at=leads_on(page))
    assert (moments == 0) == (lesson.id in QUIET)
    assert is_over(page)
    assert any(said in text_of(page) for said in praise)
    assert ('id="see-again"' in page) == bool(moments)


def test_the_show_of_a_lesson_can_be_left_gone_back_in_and_seen_again(site: Visitor) -> None:
    lesson, line = find("vd-1"), "play BR01 at 1 up"
    page = press(site, lesson, get(site, "/learn/vendetta/vd-1"), line=line)
    assert is_over(page), "without a script the table lies as it is now"
    page = press(site, lesson, page, at=re.findall(r'id="see-again"[^>]*value="([^"]*)"', page)[0])
    first = page
    assert 'id="stage"' in first
    page = press(site, lesson, first, at=leads_on(first))
    back = next(one["value"] for one in Buttons(page).buttons if one.get("data-stage-do") == "back")
    assert press(site, lesson, page, at=back) == first
    assert is_over(press(site, lesson, page, at="end"))
    assert is_over(press(site, lesson, page, at="nonsense")), "what is no moment is the end"
    site.cookies.set("gloam-speed", "once")
    assert is_over(by_script(site, lesson, get(site, "/learn/vendetta/vd-1"), line=line)), (
        "all at once for who wants it"
    )


# ---- wrong ways


def test_a_wrong_move_is_played_and_explained_and_the_second_miss_brings_help(site: Visitor) -> None:
    lesson = find("vd-2")
    words = LessonWords("en", "vendetta")
    page = get(site, "/learn/vendetta/vd-2")
    assert not Buttons(page).wanted, "the coach points only when asked"
    page = press(site, lesson, page, line="play BR03 at 1 up blood 0")
    assert is_over(page)
    assert joined(words.line("vd-2", "a")) in text_of(page)
    assert 'id="next"' not in page
    assert 'value="!show"' in page, "who would rather see it need not try again first"
    assert joined(words.worded("offer")) not in text_of(page)
    page = press(site, lesson, page, do="again")
    assert not is_over(page)
    assert Buttons(page).wanted, "after a miss it points by itself"
    page = press(site, lesson, page, line="play BR03 at 1 up blood 1")
    assert joined(words.line("vd-2", "b")) in text_of(page)
    assert joined(words.worded("offer")) in text_of(page)
    page = press(site, lesson, page, do="!show")
    assert joined(words.line("vd-2", "done")) in text_of(page)
    assert joined(words.words.option(*solution_of("vd-2"))) in text_of(page), "what was played is said"
    assert joined(words.worded("now-you")) in text_of(page)
    assert 'id="next"' not in page, "now it is the learner's turn"
    assert "0 of 10 done" in get(site, "/learn/vendetta")


def solution_of(id: str) -> tuple[Question, str, list[str]]:
    """The first question of a lesson, what its solution answers, and who sits there."""
    run = begin(find(id))
    assert run.question is not None
    return run.question, run.lesson.play[0], Coach(run, "en").names


def test_a_dearer_way_is_done_and_told_its_price(site: Visitor) -> None:
    page = press(site, find("vd-2"), get(site, "/learn/vendetta/vd-2"), line="play BR03 at 1 up blood 3")
    assert joined(LessonWords("en", "vendetta").line("vd-2", "c")) in text_of(page)
    assert 'id="next"' in page


def test_what_the_rules_forbid_is_refused_with_its_rule_and_nothing_has_changed(site: Visitor) -> None:
    lesson = find("vd-2")
    page = press(site, lesson, get(site, "/learn/vendetta/vd-2"), choose="0 play BR03")
    before = lessons.read(lesson, Buttons(page).fields["slip"], site.app.state.house.key)
    page = press(site, lesson, page, line="play BR03 at 1 up blood 4")
    refused = before.run.table.seat(0).why_not("play BR03 at 1 up blood 4")
    assert isinstance(refused, Refused)
    assert joined(words_of("vendetta").refusal(refused, ["You", "Nosferatu", "Toreador"])) in text_of(page)
    assert f'href="/rules/vendetta#{refused.rule}"' in page
    assert lessons.read(lesson, Buttons(page).fields["slip"], site.app.state.house.key) == before


def words_of(game: str) -> Words:
    return LessonWords("en", game).words


@pytest.mark.parametrize(
    "sent",
    [{"choose": "9 play BR03"}, {"choose": "x"}, {"do": "fly"}, {"do": "confirm"}, {"line": "fly away"}, {}],
    ids=["no part", "no number", "no wish", "not whole", "no answer", "nothing"],
)
def test_nonsense_is_answered_with_a_sentence(site: Visitor, sent: dict[str, str]) -> None:
    page = press(site, find("vd-2"), get(site, "/learn/vendetta/vd-2"), **sent)
    assert not is_over(page)
    assert "coach--no" in page


def test_a_slip_that_was_not_written_here_leads_to_the_beginning(site: Visitor) -> None:
    page = press(site, find("vd-2"), get(site, "/learn/vendetta/vd-2"), line="play BR03 at 1 up blood 0")
    slip = Buttons(page).fields["slip"]
    assert is_over(get(site, f"/learn/vendetta/vd-2?at={slip}"))
    for url in (f"vd-1?at={slip}", f"vd-2?at={slip[:-2]}xx", "vd-2?at=.", "vd-2?at=WyJ2ZC0yIl0.x"):
        assert not is_over(get(site, f"/learn/vendetta/{url}"))


def test_a_try_cannot_grow_for_ever(site: Visitor) -> None:
    lesson = find("bo-1")
    key = site.app.state.house.key
    put, back = "aim dawn north", "aim dawn south"
    pupil = replace(lessons.newcomer(lesson), said=(put, back) * (lessons.MOST // 2))
    page = press(site, lesson, get(site, f"/learn/blood-orders/bo-1?at={lessons.written(pupil, key)}"), line=put)
    assert "coach--no" in page
    assert lessons.read(lesson, Buttons(page).fields["slip"], key).said == pupil.said


def test_there_is_no_other_lesson_and_no_other_game(site: Visitor) -> None:
    get(site, "/learn/vendetta/bo-1", status=404)
    get(site, "/learn/chess", status=404)
    get(site, "/learn/chess/vd-1", status=404)


# ---- progress


def test_what_is_done_stays_with_the_cookie_until_everything_is_deleted(site: Visitor) -> None:
    assert "0 of 10 done" in get(site, "/learn/vendetta")
    solved(site, find("vd-1"))
    page = get(site, "/learn/vendetta")
    assert "1 of 10 done" in page
    assert "Go on with lesson 2" in page
    assert "1 of 10 lessons done" in get(site, "/learn")
    site.post("/me/language", data={"language": "fr", "back": "/"})
    assert "1 sur 10" in get(site, "/learn/vendetta")
    assert site.get("/me/games.json").json()["lessons"] == ["vd-1"]
    site.post("/me/forget", data={"sure": "yes"})
    assert site.get("/me/games.json").json()["lessons"] == []
    assert "0 sur 10" in get(site, "/learn/vendetta")


def test_older_cookies_are_read() -> None:
    cookies = Cookies("key")
    older = Guest("id", "Anna", "fr", "greedy")
    assert cookies.read(str(cookies.signer.dumps(["id", "Anna", "fr", "greedy"]))) == older
    assert cookies.read(cookies.write(older.having_learned("vd-1"))) == replace(older, learned=("vd-1",))


# ---- the page of a game


@every_language
@every_game
def test_the_page_of_a_game_has_all_there_is_to_learn(site: Visitor, game: str, language: str) -> None:
    page = get(site, f"/learn/{game}", language)
    words, text = LessonWords(language, game), text_of(get(site, f"/learn/{game}", language))
    for paragraph in words.overview():
        assert joined(paragraph.replace("**", "")) in text
    for lesson in ladder(game):
        assert f'href="/learn/{game}/{lesson.id}"' in page
        assert joined(words.line(lesson.id, "title")) in text
    for one in words.glossary():
        assert f'id="word-{one.key}"' in page
        assert joined(one.means) in text
    for tip in words.tips():
        assert joined(tip.say) in text
    assert len(re.findall(r'class="term"', page)) > 5
    assert all(page.count(f'href="/learn/{game}#word-{one.key}"') <= 1 for one in words.glossary()), "explained once"
    assert 'name="bot" value="random"' in page


def test_words_are_found_as_they_are_written() -> None:
    words = LessonWords("en", "blood-orders")
    met: set[str] = set()
    made = "".join(str(piece) for piece in terms.explained(words, "Acting: act in an Act, one Act, acts", met))
    assert met == {"act"}
    assert made.count("<a") == 1
    assert made.index("<a") == len("Acting: act in an ")


def test_every_way_in_is_there(site: Visitor) -> None:
    home = get(site, "/")
    rules = get(site, "/rules/vendetta")
    table = site.post("/play", data={"game": "vendetta", "bot": "random"}).text
    chairs = {"chair-0": "me", "chair-1": "open", "chair-2": "open"}
    invited = site.post("/invite/vendetta", data={"seats": "3", "company": "private", **chairs}).text
    assert 'href="/learn"' in home
    assert all(f'href="/learn/{game}"' in home for game in gloam.games())
    assert 'href="/learn/vendetta"' in rules
    assert 'href="/learn/vendetta"' in table
    link = re.search(r"/seat/[\w-]+", invited)
    assert link is not None
    site.cookies.clear()
    assert 'href="/learn/vendetta"' in get(site, link[0])


def test_the_first_page_asks_newcomers_in_and_leads_on_whoever_has_begun(site: Visitor) -> None:
    new, known = joined("New here? Three minutes, then your first card"), joined("Learn it in 3 minutes")
    first = text_of(get(site, "/"))
    assert (first.count(new), first.count(known)) == (3, 0)
    solved(site, find("rv-1"))
    again = get(site, "/")
    assert (text_of(again).count(new), text_of(again).count(known)) == (0, 2)
    assert 'class="learn-link" href="/learn/rivals/rv-2"' in again


def test_a_script_is_sent_only_what_changes(site: Visitor) -> None:
    page = get(site, "/learn/vendetta/vd-1")
    data = {**Buttons(page).fields, "choose": "0 play BR01"}
    part = site.post("/learn/vendetta/vd-1/choose", data=data, headers={"hx-request": "true"}).text
    assert part.startswith("<header")
    assert "<html" not in part
    assert 'id="dock"' in part
