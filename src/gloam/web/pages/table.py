"""The table in play: top bar, board, dock, log. What a game draws comes from its drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing, Span
from gloam.web.drawings.parts import hidden, icon, listed, playing
from gloam.web.drawings.still import still
from gloam.web.elements import Element, Node
from gloam.web.guests.comfort import VISIT
from gloam.web.markup import Drawn, drawn, slot
from gloam.web.pages import clocks, dock, log, paces, presence, show
from gloam.web.pages.comfort import loudspeaker, offer
from gloam.web.pages.frame import brand, comfort_button, live, page
from gloam.web.pages.log import Held
from gloam.web.pages.qr import qr_code
from gloam.web.pages.show import Moment
from gloam.web.parts import part
from gloam.web.rooms.looks import Missed
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.scenes.composing import NOTHING
from gloam.web.scenes.scene import Lens, Scene
from gloam.web.store.schema import PERSON
from gloam.words.pages import Speech


def place_of(seat: int | None) -> str:
    """How a viewer is called in addresses."""
    return "watch" if seat is None else LETTERS[seat]


def url_of(room: Room, seat: int | None) -> str:
    return f"/tables/{room.id}/{place_of(seat)}"


def scene_of(room: Room, seat: int | None, language: str, secret: str) -> Scene:
    """The table as this viewer sees it now."""
    play = room.pending.play_of(seat) if seat is not None else NOTHING
    return replace(
        still(room.playing, seat, room.id, room.names, Speech(language, room.game), secret, room.told_to(seat)),
        play=play,
        number=room.number_of(play.parts[0].question) if play.parts else 0,
        bots=room.all_bots,
        still=False,
        without=room.without,
    )


def table_page(room: Room, viewer: Viewer, language: str, secret: str, hurried: bool = False) -> Element:
    """The whole page. Its live part connects to the stream and says what it has."""
    speech, seat = Speech(language, room.game), viewer.seat
    scene = scene_of(room, seat, language, secret)
    show.arrives(room, viewer, scene, hurried)
    moment = show.shown_now(room, viewer, scene)
    if seat is not None:
        show.note_seen(room, viewer, lambda: scene)
    missed = room.looks.offered(viewer)

    def draw() -> Drawn:
        return drawn(inside(room, scene, secret, moment, missed))

    body = room.drawn(seat, language, draw) if moment is None and missed is None else draw()
    content = presence.shown(room, seat, language, body)
    return page(
        speech,
        speech.say(f"game.{room.game}"),
        [
            h.a(".skip", href="#dock")[speech.say("skip")],
            live(f"{url_of(room, seat)}/stream", content, content.digest, room.version_for(seat)),
            clocks.server_time(room),
            h.div("#away.away", role="alert", hidden=True)[icon("away"), speech.say("away")],
            h.div("#toast.away", role="alert", hidden=True),
            h.div("#announced.vh", aria_live="polite"),
            offer(speech) if seat is not None else None,
            by_camera(room, speech),
        ],
        kind="has-dock",
        table=True,
    )


def version(room: Room, viewer: Viewer, moment: Moment | None) -> str:
    """What tells one page of a viewer from another, in this process: it is drawn anew whenever this has changed."""
    known = room.sight(viewer.seat)
    if moment is None:
        return known if room.looks.offered(viewer) is None else f"{known}.late"
    states = {"waits": moment.waits, "reads": moment.reads}
    return ".".join([known, show.written(moment.spot), *[name for name, so in states.items() if so]])


def inside(room: Room, scene: Scene, secret: str, moment: Moment | None = None, missed: Missed | None = None) -> Node:
    """What is sent whenever something has changed. `missed`: what the viewer is offered."""
    return now(room, scene, missed) if moment is None else then(room, scene, secret, moment)


def now(room: Room, scene: Scene, missed: Missed | None = None) -> Node:
    """The table as it lies now. What is played out is there where a question is about it."""
    drawing = room.drawing
    spans = drawing.spans(scene)
    over = [span for span in spans if span.outcome]
    rail = log.rail(room, scene, drawing, spans)
    late, beside = show.late(scene, missed), beside_question(scene, drawing)
    shown = [late, beside, drawing.board(scene), dock.dock(room, scene, drawing)]
    return [
        top_of(scene, drawing, over[-1] if over else None),
        show.again_form(scene.lens),
        played(scene, drawing, shown, rail, told_elsewhere(room, scene), shows=beside is not None),
        menu(scene.lens, paces.told(scene.speech, room.row)),
    ]


def then(room: Room, scene: Scene, secret: str, moment: Moment) -> Node:
    """The table at a moment of what is played out: whatever stands on this page was so then. Only that a question waits
    is told before its time, and not which."""
    past = show.scene_then(room, scene, moment, secret)
    drawing = room.drawing
    held = None if moment.again else Held(moment.frame.upto, moment.reads, moment.said)
    shown = [
        show.staged(past, moment, show.live_ways(scene, moment)),
        h.section("#dock.dock.dock--shows", data_state="shows", aria_label=scene.speech.say("dock"))[
            presence.also_open(scene.speech, room, scene.you, url_of(room, scene.you)),
            show.waits(scene, moment.again),
        ],
    ]
    return [
        top_of(past, drawing, None),
        played(past, drawing, shown, log.rail(room, past, drawing, drawing.spans(past), held), shows=True),
        menu(past.lens, paces.told(past.speech, room.row)),
    ]


def played(
    scene: Scene, drawing: Drawing, shown: Sequence[Node], rail: Drawn, tells: str | None = None, *, shows: bool
) -> Drawn:
    """`shows`: something that is played out is among what is shown."""
    kinds = playing(scene.game, drawing.colours(scene.view), shows=shows)
    around = table_of(kinds, title(scene, drawing), scene.question is not None, scene.game, tells)
    return around.filled(shown=[drawn(one) for one in shown if one is not None], rail=rail)


@part
def table_of(kinds: Sequence[str], title: str, asked: bool, game: str, tells: str | None) -> Element:
    return h.div("#table", class_=kinds, data_title=title, data_asked=asked, data_game=game, data_tells=tells)[
        h.main("#shown.main")[slot("shown")], slot("rail")
    ]


def beside_question(scene: Scene, drawing: Drawing) -> Node:
    """What has been played out so far, where the question is better answered looking at it than at the table."""
    stage = drawing.beside(scene) if scene.play.parts else None
    if stage is None:
        return None
    return show.staged(scene, Moment(stage, len(stage.frames) - 1), None, h.h2)


def dismissed(room: Room, seat: int | None) -> Element:
    """What is left of a page whose viewer may no longer be there: the script asks for it anew, and is told why."""
    return h.div(data_goto=url_of(room, seat))


def title(scene: Scene, drawing: Drawing) -> str:
    """The window's title: it says when you are asked, also in a tab behind others."""
    moment = drawing.moment(scene)
    return scene.speech.say("title.asked", moment=moment) if scene.question else moment


def by_camera(room: Room, speech: Speech) -> Element:
    """The way here for a phone at the same table. It leads to where one watches: the way to a seat is a secret, and has
    a page of its own."""
    path = f"/tables/{room.id}/watch"
    url = f"{VISIT.get().origin}{path}"
    return h.div("#by-camera.sheet", popover="auto", role="dialog", aria_label=speech.say("qr.watch"))[
        h.h2(".head")[speech.say("qr.watch")],
        h.p(".hint")[speech.say("qr.watch.text")],
        qr_code(url, speech.say("qr.watch")),
        h.a(href=path)[url],
    ]


def told_elsewhere(room: Room, scene: Scene) -> str | None:
    """What a notification says when it is this viewer's turn: the game and the company, and nothing of the game itself.
    None where nobody needs one: bots do not let anyone wait."""
    others = [seat for seat in room.seats if seat.seat != scene.you]
    if scene.you is None or room.row.ended or not any(seat.kind == PERSON for seat in others):
        return None
    return your_turn(scene.speech.language, room.game, tuple([scene.names[seat.seat] for seat in others]))


@lru_cache
def your_turn(language: str, game: str, others: tuple[str, ...]) -> str:
    speech = Speech(language)
    return speech.say("tell.turn", game=speech.say(f"game.{game}"), names=listed(speech, others))


def top_of(scene: Scene, drawing: Drawing, newest: Span | None) -> Drawn:
    """Where the game stands. `newest`: what can be seen again."""
    return top(scene.speech, scene.game).filled(
        moment=moment_now(drawing.moment(scene)),
        phases=phases_now(drawing.phases(scene)),
        again=None if newest is None else see_again(scene.speech, newest.first, newest.outcome),
    )


@part
def top(speech: Speech, game: str) -> Element:
    say = speech.say
    return h.header("#top.top")[
        brand(speech),
        slot("moment"),
        slot("phases"),
        h.div("#tools.end")[
            slot(presence.WATCHING),
            slot("again"),
            h.a("#to-rules.btn.btn--icon.hide-s", href=f"/rules/{game}", target="rules", title=say("nav.rules"))[
                icon("book"), hidden(say("nav.rules"))
            ],
            h.a(".btn.btn--icon.hide-s", href=f"/learn/{game}", target="rules", title=say("learn.link"))[
                icon("coach"), hidden(say("learn.link"))
            ],
            h.a("#log-open.btn.btn--icon", href="#log", title=say("log.open"), data_opens="log")[
                icon("chat"), hidden(say("log.open"))
            ],
            loudspeaker(speech),
            comfort_button(speech, "hide-s"),
            h.button(".btn.btn--icon", type="button", title=say("menu"), popovertarget="menu")[
                icon("settings"), hidden(say("menu"))
            ],
        ],
    ]


@part
def moment_now(text: str) -> Element:
    return h.span("#moment.round")[text]


@part
def phases_now(phases: Sequence[tuple[str, bool]]) -> Element:
    return h.ol("#phases.phases.hide-s")[[h.li(aria_current="step" if now else None)[name] for name, now in phases]]


@part
def see_again(speech: Speech, first: int, outcome: str) -> Element:
    text = speech.say("stage.again")
    return h.button(
        "#stage-again.btn.btn--icon",
        type="submit",
        form="again",
        name="again",
        value=str(first),
        title=f"{text}. {outcome}",
    )[icon("replay"), hidden(text)]


@part
def menu(lens: Lens, pace: str) -> Element:
    """What one seldom needs: speed, language, replay, reports. `pace` is that of the table, in words."""
    say, url = lens.speech.say, lens.url
    speeds = ("slow", "normal", "fast", "once")
    return h.div("#menu.sheet", popover="auto", role="dialog", aria_label=say("menu"))[
        h.h2(".head")[say("menu")],
        h.p(".hint.menu-pace")[say("labelled", label=say("pace"), text=pace)],
        h.fieldset(".speeds", data_arrows=True)[
            h.legend(".label")[say("speed")],
            [
                h.button(type="button", id=f"speed-{speed}", data_speed=speed, aria_pressed="false")[
                    say(f"speed.{speed}")
                ]
                for speed in speeds
            ],
        ],
        h.button(".btn", type="button", popovertarget="comfort")[icon("theme"), say("comfort")],
        h.form(method="post", action="/me/language")[
            h.input(type="hidden", name="back", value=url),
            h.button(
                ".btn",
                name="language",
                value="fr" if lens.speech.language == "en" else "en",
                lang="fr" if lens.speech.language == "en" else "en",
            )[icon("language"), say("language.other")],
        ],
        h.a(".btn", href=f"/replays/{lens.table}" + ("" if lens.you is None else f"?seat={LETTERS[lens.you]}"))[
            icon("replay"), say("nav.replay")
        ],
        h.a(".btn", href=f"/rules/{lens.game}", target="rules")[icon("book"), say("nav.rules")],
        h.a(".btn", href=f"/learn/{lens.game}", target="rules")[icon("coach"), say("learn.link")],
        lens.you is not None and h.a(".btn", href=f"{url}/report")[icon("report"), say("report")],
        h.button(".btn", type="button", popovertarget="by-camera")[icon("qr"), say("qr.watch")],
        lens.you is not None and h.a(".btn", href=f"{url}/seat")[icon("link"), say("seat.link")],
        lens.you is not None and h.a(".btn", href=f"{url}/leave")[icon("away"), say("seat.leave")],
    ]
