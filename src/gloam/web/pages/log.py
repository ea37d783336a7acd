"""What has happened, as this viewer may know it; talk; and moves that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from gloam.core.event import Fact
from gloam.web.drawings.drawing import Drawing
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import cards_of, hidden, icon, linked, rule_words, sigil
from gloam.web.markup import html
from gloam.web.pages import standing
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.web.store.records import LEFT, Remark
from gloam.words.pages import Speech

SHOWN: Final = 40  # lines sent with every change; all of them are on the replay page
UNDONE: Final = 20  # the same for moves that were taken back
KEPT: Final = 20_000  # lines held ready
NOTHING: Final = Markup("")
READ: Final = "read"  # the talk that is held back
PANELS: Final = ("log", "chat", "undone")


@dataclass(frozen=True)
class Mark:
    """A move as the replay counts it: which step it is, where that is seen, and how it is called there."""

    step: int
    url: str
    text: str


@dataclass(frozen=True)
class Held:
    """Something is shown, and what was told after event `upto` is held back: by the log, and by the talk unless the
    viewer wants to read it all the same, or has `said` it."""

    upto: int
    reads: bool = False
    said: frozenset[int] = frozenset()


def rail(room: Room, scene: Scene, drawing: Drawing, held: Held | None = None) -> Element:
    say = scene.speech.say
    asking = bool(standing.kinds(room, scene))
    names = (*PANELS, "asking") if asking else PANELS
    return h.aside(".rail")[
        h.div(".side")[drawing.side(scene)],
        h.section("#log.book", aria_label=say("log.open"), tabindex="-1")[
            h.div(".tabs")[
                h.div(role="tablist", aria_label=say("log.open"))[[tab(scene, name) for name in names]],
                h.button("#log-close.btn.btn--icon.sheet-close", type="button", data_closes="log", title=say("close"))[
                    icon("close"), hidden(say("close"))
                ],
            ],
            panel("log")[
                h.ol(".log")[
                    len(scene.events) > SHOWN
                    and h.li(".turnmark")[h.a(href=f"/replays/{room.id}")[say("log.earlier")]],
                    lines(scene, drawing, scene.events, SHOWN),
                    held is not None
                    and h.li(".log-waits")[icon("log"), h.span[h.b[say("log.waits")], " ", say("log.waits-why")]],
                ]
            ],
            panel("chat")[chat(room, scene, drawing, held)],
            panel("undone")[h.ol(".log")[undone(room, scene, drawing) or h.li(".plain")[say("log.none-undone")]]],
            panel("asking")[standing.panel(room, scene)] if asking else None,
        ],
    ]


def newest(scene: Scene, drawing: Drawing) -> Node:
    """What others have done last, in a line that leads to the log: for a phone, where the log is a sheet. It is not
    read aloud when it changes, since the log is."""
    number = next((at for at in reversed(range(len(scene.events))) if is_news(scene, scene.events[at])), None)
    if number is None:
        return None
    event = scene.events[number]
    seat = event["seat"]
    sign = sigil(drawing.sigil(scene, seat), seat, small=True) if isinstance(seat, int) and seat >= 0 else None
    return h.a(".newest", id=f"newest-{number}", href="#log", data_opens="log")[
        hidden(scene.speech.say("log.newest") + " "),
        sign,
        h.span[scene.speech.words.event(event, scene.names, scene.you)],
    ]


def is_news(scene: Scene, event: dict[str, Fact]) -> bool:
    """Neither a heading nor what the viewer has done."""
    return event["what"] not in GAMES[scene.game].headings and (scene.you is None or event["seat"] != scene.you)


def tab(scene: Scene, name: str, words: str = "") -> Element:
    return h.button(
        role="tab",
        type="button",
        id=f"tab-{name}",
        aria_controls=f"panel-{name}",
        aria_selected="true" if name == PANELS[0] else "false",
        data_tab=name,
    )[
        words or scene.speech.say(f"log.{name}"),
        name == "chat" and h.span("#unread.count", {"hx-morph-skip": ""}, hidden=True),
    ]


def panel(name: str) -> Element:
    """What a tab shows. Without a script all panels are there, one below the other."""
    return h.div(
        ".panel",
        role="tabpanel",
        id=f"panel-{name}",
        aria_labelledby=f"tab-{name}",
        tabindex="0",
        data_js_off=name != PANELS[0],
    )


def lines(
    scene: Scene, drawing: Drawing, events: Sequence[dict[str, Fact]], last: int, moves: Sequence[Mark] = ()
) -> list[Node]:
    """The last so many lines. `moves` says by which move each event came about, where that is to be seen."""
    first = max(0, len(events) - last)
    played = {span.first for span in drawing.spans(scene) if span.outcome}
    marks = [moves[at] if moves and (at == first or moves[at] != moves[at - 1]) else None for at in range(len(events))]
    return [
        line(scene, drawing, events[at], at, marks[at], scene.see_again(at) if at in played else None)
        for at in range(first, len(events))
    ]


def line(
    scene: Scene,
    drawing: Drawing,
    event: dict[str, Fact],
    number: int | None = None,
    move: Mark | None = None,
    again: Element | None = None,
) -> Markup:
    """One line: who, what, with the card and the rule a click away."""
    seat = event["seat"]
    symbol = drawing.sigil(scene, seat) if isinstance(seat, int) and seat >= 0 else ""
    facts = tuple(event.items())
    seen = NOTHING if again is None else html(again)
    who = (tuple(scene.names), scene.you)
    return written(facts, number, move, symbol, scene.speech.language, scene.game, *who, seen)


@lru_cache(maxsize=KEPT)
def written(
    facts: tuple[tuple[str, Fact], ...],
    number: int | None,
    move: Mark | None,
    symbol: str,
    language: str,
    game: str,
    names: tuple[str, ...],
    you: int | None,
    again: Markup = NOTHING,
) -> Markup:
    """A line as it is sent. What has happened stays as it was, so it is drawn once."""
    event, speech = dict(facts), Speech(language, game)
    text = speech.words.event(event, names, you)
    if is_heading := event["what"] in GAMES[game].headings:
        text = text.removesuffix(".")
    said = linked(text, game, cards_of(game, event), names, speech)
    rule = str(event["rule"])
    words = rule_words(speech, game, rule)
    link = h.a(".why.why--line", href=f"/rules/{game}#{rule}", target="rules", data_why=words)[
        icon("why"), hidden(speech.say("why"))
    ]
    key = None if number is None else f"e{number}"
    at = move is not None and h.a(".move-no", href=move.url, title=move.text, data_step=str(move.step))[str(move.step)]
    cue = GAMES[game].cues.get(str(event["what"])) if key else None
    if is_heading:
        return html(h.li(".turnmark.label", id=key, data_cue=cue)[said, link, at, " ", again])
    seat = event["seat"]
    sign = sigil(symbol, seat, small=True) if symbol and isinstance(seat, int) else h.span
    return html(h.li(id=key, data_cue=cue)[sign, h.span[said, " ", link, at, " ", again]])


def undone(room: Room, scene: Scene, drawing: Drawing) -> list[Node]:
    viewer = len(scene.names) if scene.you is None else scene.you
    return [
        h.fragment[
            h.li(".turnmark.label")[taken_by(scene, taken.by)],
            [line(scene, drawing, event.seen_by(viewer)) for event in taken.events],
        ]
        for taken in room.so_far.undone[-UNDONE:]
    ]


def taken_by(scene: Scene, seat: int) -> str:
    say = scene.speech.say
    return say("log.taken-back-you") if seat == scene.you else say("log.taken-back", name=scene.names[seat])


def chat(room: Room, scene: Scene, drawing: Drawing, held: Held | None = None) -> Node:
    say = scene.speech.say
    waits = [] if held is None or held.reads else [one for one in room.remarks if not may_hear(scene, one, held)]
    place = "watch" if scene.you is None else scene.letter(scene.you)
    action = f"/tables/{room.id}/{place}/say"
    return [
        h.p(".muted")[say("chat.muted")],
        h.ol("#chat.log")[[spoken(scene, drawing, remark) for remark in room.remarks if remark not in waits]],
        unheard(scene, waits),
        h.form(
            "#say.say-box",
            {"hx-post": action, "hx-swap": "none", "hx-morph-skip": ""},
            method="post",
            action=action,
        )[
            h.label(".field")[
                hidden(say("chat.say")),
                h.input(
                    name="text",
                    maxlength=str(room.settings.chat),
                    placeholder=say("chat.say"),
                    autocomplete="off",
                    required=True,
                ),
            ],
            h.button(".btn.btn--quiet", type="submit")[say("chat.send")],
        ],
        h.button("#mute.btn.btn--quiet", type="button", data_mute=True)[
            h.span(".mute-on")[say("chat.mute")], h.span(".mute-off")[say("chat.unmute")]
        ],
    ]


def may_hear(scene: Scene, remark: Remark, held: Held) -> bool:
    """Was this said by somebody who knew no more than the viewer, or by the viewer?"""
    return remark.told <= held.upto or remark.seat == scene.you or remark.id in held.said


def unheard(scene: Scene, remarks: Sequence[Remark]) -> Node:
    """How much was said that could tell the end, and the way to read it."""
    if not remarks:
        return None
    return h.div("#unheard.log-waits", role="status", data_first=str(remarks[0].id))[
        icon("chat"),
        h.span[scene.speech.counted("chat.waits", len(remarks))],
        h.button(".btn.btn--quiet", type="submit", form="show", name="talk", value=READ)[scene.speech.say("chat.read")],
    ]


def spoken(scene: Scene, drawing: Drawing, remark: Remark) -> Element:
    if remark.seat == LEFT:
        said = scene.speech.say("notice.left", name=scene.speech.person(remark.name), bot=remark.text)
        return h.li(".plain", id=f"c{remark.id}")[icon("away"), h.span[said]]
    seated = remark.seat >= 0
    return h.li(id=f"c{remark.id}")[
        sigil(drawing.sigil(scene, remark.seat), remark.seat, small=True) if seated else icon("watch"),
        h.span[
            h.strong(class_=f"s{remark.seat + 1}" if seated else None)[scene.speech.person(remark.name)],
            " ",
            remark.text,
        ],
    ]
