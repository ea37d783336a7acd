"""What moves through a game: the slider with its marks, the buttons, and whose eyes one looks through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.rooms.looking import ALL, WATCH, Look

PARTS: Final = ("round", "day")  # events that begin a part of the game
SIGNS: Final = {  # events that one looks for, and their symbol
    "frenzy": "frenzy",
    "eliminated": "diablerie",
    "ambition": "ambition",
    "ritual-acquired": "ritual",
    "victim-taken": "victim",
    "act": "night",
}
NEAR: Final = 9.0  # per cent of the slider that a label needs
NEAR_ON_PHONE: Final = 20.0
NEAR_SIGN: Final = 1.6
NEAR_SIGN_ON_PHONE: Final = 5.5
SPEEDS: Final = ("slow", "normal", "fast")


@dataclass(frozen=True)
class Mark:
    """Something on the slider: where, as a share of its length, and which step it leads to."""

    step: int
    at: float
    text: str
    sign: str


def marks(look: Look) -> list[Mark]:
    """The parts of the game, and what happened in it that one may want to find again."""
    found: list[Mark] = []
    for number, event in enumerate(look.past.events()):
        what = str(event["what"])
        if what in PARTS:
            text, sign = look.speech.say(f"replay.mark.{what}", number=event[what]), ""
        elif what in SIGNS:
            text, sign = look.speech.words.event(event, look.names, look.seat), SIGNS[what]
        else:
            continue
        step = look.step_at(look.past.line_of(number))
        found.append(Mark(step, 100 * step / max(1, look.last), text, sign))
    return found


def scrubber(look: Look) -> Element:
    """The slider. Without a script it is a form that leads there."""
    say = look.speech.say
    return h.form(".scrub", method="get", action=look.url)[
        h.input(type="hidden", name="seat", value=look.eyes),
        drawn_marks(look, marks(look)),
        h.label[
            hidden(say("replay.slider")),
            h.input(
                "#line",
                type="range",
                name="line",
                min="0",
                max=str(look.last),
                value=str(look.step),
                step="1",
                aria_valuetext=say("replay.move", line=look.step, lines=look.last),
                autocomplete="off",
            ),
        ],
        h.noscript[h.button(".btn.btn--quiet", type="submit")[say("replay.go")]],
    ]


def drawn_marks(look: Look, found: Sequence[Mark]) -> Element:
    """The line below the knob: its parts, how far we are, and the signs above it."""
    parts = [mark for mark in found if not mark.sign]
    ends = [*[mark.at for mark in parts[1:]], 100.0]
    starts = [0.0, *[mark.at for mark in parts[1:]]]
    here = 100 * look.step / max(1, look.last)
    return h.svg(".track", height="62", aria_hidden="true")[
        [
            h.rect(".part", x=f"{start:.2f}%", y="22", width=f"{max(0.3, end - start - 0.3):.2f}%", height="6", rx="3")
            for start, end in zip(starts, ends, strict=True)
        ],
        h.rect("#gone.gone", x="0", y="22", width=f"{here:.2f}%", height="6", rx="3"),
        signs([mark for mark in found if mark.sign]),
        labels(parts),
    ]


def signs(found: Sequence[Mark]) -> list[Node]:
    """What can be told from each other on the slider; what is looked for most comes first."""
    ranks = list(SIGNS.values())
    made: list[Node] = []
    kept: list[float] = []
    kept_on_phone: list[float] = []
    for mark in sorted(found, key=lambda mark: ranks.index(mark.sign)):
        if crowded(mark, kept, NEAR_SIGN):
            continue
        kept.append(mark.at)
        narrow = crowded(mark, kept_on_phone, NEAR_SIGN_ON_PHONE)
        if not narrow:
            kept_on_phone.append(mark.at)
        made.append(
            h.svg(
                class_=["ev", narrow and "x-s"],
                x=f"{mark.at:.2f}%",
                y="0",
                overflow="visible",
                data_step=str(mark.step),
            )[
                h.title[mark.text],
                h.use(href=f"/static/symbols.svg#{mark.sign}", x="-8", y="0", width="16", height="16"),
            ]
        )
    return made


def crowded(mark: Mark, others: Sequence[float], near: float) -> bool:
    return any(abs(mark.at - other) < near for other in others)


def labels(parts: Sequence[Mark]) -> list[Node]:
    """The names of the parts, as many as there is room for; some of them only on a wide screen."""
    made: list[Node] = []
    last = last_on_phone = -100.0
    for mark in parts:
        if mark.at - last < NEAR or mark.at > 100 - NEAR / 2:
            continue
        last = mark.at
        narrow = mark.at - last_on_phone < NEAR_ON_PHONE
        last_on_phone = last_on_phone if narrow else mark.at
        made.append(h.text(class_=[narrow and "x-s"], x=f"{mark.at:.2f}%", y="52", data_step=str(mark.step))[mark.text])
    return made


# ---- buttons


def steps(look: Look) -> Element:
    """Back, forth, and by itself at a speed."""
    say = look.speech.say
    return h.div(".ctl")[
        step_link(look, -1, "prev", say("replay.back")),
        h.button("#run.btn", type="button", hidden=True, data_stop=say("replay.stop"))[
            icon("play"), h.span[say("replay.play")]
        ],
        step_link(look, 1, "next", say("replay.next")),
        h.select("#speed.speed", hidden=True, aria_label=say("replay.speed"), autocomplete="off")[
            [
                h.option(value=speed, selected="selected" if speed == "normal" else None)[say(f"speed.{speed}")]
                for speed in SPEEDS
            ]
        ],
    ]


def ways(look: Look) -> Element:
    """Other eyes, a link, and another game from here."""
    say = look.speech.say
    return h.div(".ctl.ways")[
        eyes(look),
        h.a("#here.btn", href=look.link(look.step), data_copied=say("replay.copied"))[
            icon("link"), h.span(role="status")[say("replay.link")]
        ],
        play_on(look),
    ]


def step_link(look: Look, by: int, symbol: str, text: str) -> Element:
    step = min(max(0, look.step + by), look.last)
    return h.a(".btn.btn--icon", href=look.link(step), title=text, data_by=str(by))[icon(symbol), hidden(text)]


def eyes(look: Look) -> Element:
    """Through whose eyes: of a game that goes on only one's own, or those of anybody who watches."""
    say = look.speech.say
    seats = range(len(look.room.seats)) if look.over else look.held
    choices = [(WATCH, say("replay.everyone"))]
    choices += [(LETTERS[seat], say("you") if seat in look.held else look.names[seat]) for seat in seats]
    if look.over:
        choices.append((ALL, say("replay.all")))
    return h.nav(".view", aria_label=say("replay.eyes"))[
        icon("watch"),
        h.span[say("replay.eyes")],
        [
            h.a(href=look.link(look.step, name), aria_current="true" if name == look.eyes else None, data_eyes=name)[
                text
            ]
            for name, text in choices
        ],
    ]


def play_on(look: Look) -> Node:
    """Play on from this line: of a game that goes on from one's own seat, of any other from whichever."""
    say = look.speech.say
    seats = list(range(len(look.room.seats))) if look.over else list(look.held)
    if not seats:
        return None
    chosen = look.seat if look.seat in seats else next(iter(look.held), seats[0])
    return h.form(".on", method="post", action=f"{look.url}/play-on")[
        h.input(type="hidden", name="line", value=str(look.step), data_line=True, autocomplete="off"),
        h.button(".btn", type="submit", title=say("replay.on-finished" if look.over else "replay.on-running"))[
            icon("fork"), say("replay.on")
        ],
        h.input(type="hidden", name="seat", value=LETTERS[seats[0]])
        if len(seats) == 1
        else h.label[
            h.span[say("replay.on-seat")],
            h.select(".speed", name="seat", autocomplete="off")[
                [
                    h.option(value=LETTERS[seat], selected="selected" if seat == chosen else None)[
                        say("you") if seat in look.held else look.names[seat]
                    ]
                    for seat in seats
                ]
            ],
        ],
    ]
