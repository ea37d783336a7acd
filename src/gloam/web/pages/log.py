"""What has happened, as this viewer may know it; talk; and moves that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from gloam.core.event import Fact
from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing, Span
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import cards_of, hidden, icon, linked, rule_words, sigil
from gloam.web.elements import Element, Node, html
from gloam.web.markup import Drawn, drawn, slot
from gloam.web.pages import standing
from gloam.web.parts import part
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Lens, Scene
from gloam.web.store.records import LEFT, Remark
from gloam.words.pages import Speech

SHOWN: Final = 40  # lines sent with every change; all of them are on the replay page
UNDONE: Final = 20  # the same for moves that were taken back
KEPT: Final = 2_000  # lines held ready: whoever else reads them mostly does so at once
NOTHING: Final = Markup("")
READ: Final = "read"  # the talk that is held back
PANELS: Final = ("log", "chat", "undone")
Spoken = tuple[int, int, str, str, str]  # a remark: its number, who says it by seat and name, the words, the sign


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


def rail(room: Room, scene: Scene, drawing: Drawing, spans: Sequence[Span], held: Held | None = None) -> Drawn:
    """The log and what stands beside it. `spans`: what was played out, and can be seen again."""
    kinds = standing.kinds(room, scene)
    asks = tuple([standing.asked_of(room, scene, kind) for kind in kinds])
    lines = list_of(scene.lens, len(scene.events) > SHOWN, held is not None)
    return shelf(scene.lens, bool(asks)).filled(
        beside=drawn(drawing.side(scene)),
        lines=lines.filled(lines=book(room, scene, drawing, spans)),
        talk=chat(room, scene, drawing, held),
        taken=taken_back(scene.lens, undone(room, scene, drawing)),
        asks=standing.panel(scene.lens, asks) if asks else None,
    )


@part
def shelf(lens: Lens, asks: bool) -> Element:
    say = lens.speech.say
    names = (*PANELS, "asking") if asks else PANELS
    return h.aside("#rail.rail")[
        h.div("#side.side")[slot("beside")],
        h.section("#log.book", aria_label=say("log.open"), tabindex="-1")[
            h.div(".tabs")[
                h.div("#tabs", role="tablist", aria_label=say("log.open"))[[tab(lens, name) for name in names]],
                h.button("#log-close.btn.btn--icon.sheet-close", type="button", data_closes="log", title=say("close"))[
                    icon("close"), hidden(say("close"))
                ],
            ],
            panel("log")[slot("lines")],
            panel("chat")[slot("talk")],
            panel("undone")[slot("taken")],
            asks and panel("asking")[slot("asks")],
        ],
    ]


@part
def list_of(lens: Lens, earlier: bool, waits: bool) -> Element:
    say = lens.speech.say
    return h.ol("#lines.log")[
        earlier and h.li("#earlier.turnmark")[h.a(href=f"/replays/{lens.table}")[say("log.earlier")]],
        slot("lines"),
        waits and h.li("#later.log-waits")[icon("log"), h.span[h.b[say("log.waits")], " ", say("log.waits-why")]],
    ]


@part
def taken_back(lens: Lens, lines: Sequence[Drawn]) -> Element:
    return h.ol("#taken-back.log")[lines or h.li(".plain")[lens.speech.say("log.none-undone")]]


def book(room: Room, scene: Scene, drawing: Drawing, spans: Sequence[Span]) -> list[Drawn]:
    """The newest lines. What has happened stays as it was: a line is written once for whoever reads it so."""
    events = scene.events
    again = {span.first for span in spans if span.outcome}
    signs = drawing.sigils(scene)
    kept = room.book.setdefault((scene.you, scene.speech.language, scene.still), {})
    found = []
    for at in range(max(0, len(events) - SHOWN), len(events)):
        event, seat, sees = events[at], events[at]["seat"], at in again
        symbol = signs[seat] if isinstance(seat, int) and seat >= 0 else ""
        line = kept.get(at)
        if line is None or line[0] is not event or line[1] != symbol or line[2] is not sees:
            said = scene.speech.words.event(event, scene.names, scene.you)
            text = written_of(scene, event, said, at, None, symbol, scene.see_again(at) if sees else None)
            line = kept[at] = (event, symbol, sees, text)
        found.append(line[3])
    if len(kept) > 2 * SHOWN:
        for at in [at for at in kept if at < len(events) - SHOWN]:
            del kept[at]
    return found


def newest(room: Room, scene: Scene, drawing: Drawing) -> Drawn | None:
    """What others have done last, in a line that leads to the log: for a phone, where the log is a sheet. It is not
    read aloud when it changes, since the log is, which has the words for it."""
    number = next((at for at in reversed(range(len(scene.events))) if is_news(scene, scene.events[at])), None)
    if number is None:
        return None
    event = scene.events[number]
    seat = event["seat"]
    symbol = drawing.sigil(scene, seat) if isinstance(seat, int) and seat >= 0 else ""
    viewer = (scene.you, scene.speech.language)
    said = room.newest.get(viewer)
    if said is None or said[0] is not event:
        said = room.newest[viewer] = (event, scene.speech.words.event(event, scene.names, scene.you))
    return news(scene.speech.language, number, said[1], seat if isinstance(seat, int) and symbol else None, symbol)


@part
def news(language: str, number: int, said: str, seat: int | None, symbol: str) -> Element:
    return h.a(".newest", id=f"newest-{number}", href="#log", data_opens="log")[
        hidden(Speech(language).say("log.newest") + " "),
        None if seat is None else sigil(symbol, seat, small=True),
        h.span[said],
    ]


def is_news(scene: Scene, event: dict[str, Fact]) -> bool:
    """Neither a heading nor what the viewer has done."""
    return event["what"] not in GAMES[scene.game].headings and (scene.you is None or event["seat"] != scene.you)


def tab(scene: Lens, name: str, words: str = "") -> Element:
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
) -> Drawn:
    """One line: who, what, with the card and the rule a click away."""
    seat = event["seat"]
    symbol = drawing.sigil(scene, seat) if isinstance(seat, int) and seat >= 0 else ""
    said = scene.speech.words.event(event, scene.names, scene.you)
    return written_of(scene, event, said, number, move, symbol, again)


def written_of(
    lens: Lens,
    event: dict[str, Fact],
    said: str,
    number: int | None,
    move: Mark | None,
    symbol: str,
    again: Element | None,
) -> Drawn:
    """An event is worded for its reader; whoever reads the same words has the same line."""
    seat = event["seat"]
    who = seat if isinstance(seat, int) and symbol else None
    seen = NOTHING if again is None else html(again)
    cards = tuple(cards_of(lens.game, event))
    told = (said, str(event["what"]), str(event["rule"]), cards)
    return written(told, who, symbol, number, move, lens.speech.language, lens.game, tuple(lens.names), seen)


@lru_cache(maxsize=KEPT)
def written(
    told: tuple[str, str, str, tuple[str, ...]],
    seat: int | None,
    symbol: str,
    number: int | None,
    move: Mark | None,
    language: str,
    game: str,
    names: tuple[str, ...],
    again: Markup = NOTHING,
) -> Drawn:
    """A line as it is sent. What has happened stays as it was, so it is drawn once."""
    text, what, rule, cards = told
    speech = Speech(language, game)
    if is_heading := what in GAMES[game].headings:
        text = text.removesuffix(".")
    said = linked(text, game, cards, names, speech)
    words = rule_words(speech, game, rule)
    link = h.a(".why.why--line", href=f"/rules/{game}#{rule}", target="rules", data_why=words)[
        icon("why"), hidden(speech.say("why"))
    ]
    key = None if number is None else f"e{number}"
    at = move is not None and h.a(".move-no", href=move.url, title=move.text, data_step=str(move.step))[str(move.step)]
    cue = GAMES[game].cues.get(what) if key else None
    if is_heading:
        return drawn(h.li(".turnmark.label", id=key, data_cue=cue)[said, link, at, " ", again])
    sign = h.span if seat is None else sigil(symbol, seat, small=True)
    return drawn(h.li(id=key, data_cue=cue)[sign, h.span[said, " ", link, at, " ", again]])


def undone(room: Room, scene: Scene, drawing: Drawing) -> list[Drawn]:
    viewer = len(scene.names) if scene.you is None else scene.you
    return [
        drawn(
            [
                h.li(".turnmark.label")[taken_by(scene, taken.by)],
                [line(scene, drawing, event.seen_by(viewer)) for event in taken.events],
            ]
        )
        for taken in room.so_far.undone[-UNDONE:]
    ]


def taken_by(scene: Scene, seat: int) -> str:
    say = scene.speech.say
    return say("log.taken-back-you") if seat == scene.you else say("log.taken-back", name=scene.names[seat])


def chat(room: Room, scene: Scene, drawing: Drawing, held: Held | None = None) -> Drawn:
    waits = [] if held is None or held.reads else [one for one in room.remarks if not may_hear(scene, one, held)]
    said = [(remark, drawing.sigil(scene, remark.seat) if remark.seat >= 0 else "") for remark in room.remarks]
    heard = [(one.id, one.seat, one.name, one.text, symbol) for one, symbol in said if one not in waits]
    return talk(scene.lens, heard, len(waits), waits[0].id if waits else 0, room.settings.chat)


@part
def talk(lens: Lens, remarks: Sequence[Spoken], waits: int, first: int, most: int) -> Node:
    """What was said. `waits`: so much more is held back, from remark `first` on."""
    say = lens.speech.say
    action = f"{lens.url}/say"
    return [
        h.p(".muted")[say("chat.muted")],
        h.ol("#chat.log")[[spoken(lens, *remark) for remark in remarks]],
        unheard(lens, waits, first),
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
                    maxlength=str(most),
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


def unheard(lens: Lens, waits: int, first: int) -> Node:
    """How much was said that could tell the end, and the way to read it."""
    if not waits:
        return None
    return h.div("#unheard.log-waits", role="status", data_first=str(first))[
        icon("chat"),
        h.span[lens.speech.counted("chat.waits", waits)],
        h.button(".btn.btn--quiet", type="submit", form="show", name="talk", value=READ)[lens.speech.say("chat.read")],
    ]


def spoken(lens: Lens, id: int, seat: int, name: str, text: str, symbol: str) -> Element:
    if seat == LEFT:
        said = lens.speech.say("notice.left", name=lens.speech.person(name), bot=text)
        return h.li(".plain", id=f"c{id}")[icon("away"), h.span[said]]
    seated = seat >= 0
    return h.li(id=f"c{id}")[
        sigil(symbol, seat, small=True) if seated else icon("watch"),
        h.span[h.strong(class_=f"s{seat + 1}" if seated else None)[lens.speech.person(name)], " ", text],
    ]
