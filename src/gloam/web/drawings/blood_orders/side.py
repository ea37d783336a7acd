"""What stands above the log: the Days, the fear track, and the Rituals at the Altar."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from gloam.blood_orders.scoring import MARKS
from gloam.blood_orders.table import TRACK_END
from gloam.web.drawings.blood_orders.cards import on_offer
from gloam.web.drawings.blood_orders.pieces import ACTS, SIGILS, offered, seen, signed
from gloam.web.drawings.parts import SYMBOLS
from gloam.web.scenes.scene import Scene

STEP = 10  # the width of a space of the fear track
ROW = 23  # the height of a marker above it


def side(scene: Scene) -> Element:
    view = seen(scene)
    return h.div(".bo-side", tabindex="0", role="region", aria_label=scene.speech.say("bo.side"))[
        days(scene),
        h.div[h.h2(".label")[scene.speech.term("fear")], fear_track(scene)],
        view["market"]
        and h.div[
            h.h2(".label")[scene.speech.say("bo.market")],
            h.div(".market")[
                [on_offer(scene, card, "side", offered(scene, f"try {card}"), fly=True) for card in view["market"]]
            ],
        ],
    ]


def days(scene: Scene) -> Element:
    """The nine Days in three Acts, and which of them it is."""
    say, today = scene.speech.say, seen(scene)["day"]
    return h.div(".days", role="img", aria_label=say("bo.day", day=today, act=ACTS[seen(scene)["act"]]))[
        [
            h.div[
                h.span(class_="act--now" if act == seen(scene)["act"] else "")[say("bo.act", act=ACTS[act])],
                [
                    h.i(class_="day--now" if day == today else "day--past" if day < today else "")[str(day)]
                    for day in range(act * 3 - 2, act * 3 + 1)
                ],
            ]
            for act in (1, 2, 3)
        ]
    ]


def fear_track(scene: Scene) -> Element:
    """Every space, what the marked ones are worth at the end, and everyone's marker."""
    places = [one["fear"] for one in seen(scene)["players"]]
    heights = levels(places)
    top = (max(heights) + 1) * ROW
    words = ", ".join([f"{scene.name(seat)} {place}" for seat, place in enumerate(places)])
    worth = dict(MARKS)
    return h.svg(".fear", viewBox=f"0 0 {(TRACK_END + 1) * STEP} {top + 30}", role="img", aria_label=words)[
        [
            h.rect(
                class_="mk" if space in worth else "sp",
                x=str(space * STEP),
                y=str(top),
                width=str(STEP - 1),
                height="10",
            )
            for space in range(TRACK_END + 1)
        ],
        [
            h.text(x=str(label_at(space)), y=str(top + 25), text_anchor=anchor(space))[signed(points)]
            for space, points in MARKS
        ],
        [marker(scene, seat, places[seat], top - ROW // 2 - heights[seat] * ROW) for seat in range(len(places))],
    ]


def label_at(space: int) -> int:
    return 0 if space == 0 else (TRACK_END + 1) * STEP if space == TRACK_END else space * STEP + STEP // 2


def anchor(space: int) -> str:
    return "start" if space == 0 else "end" if space == TRACK_END else "middle"


def centre(place: int) -> int:
    """The middle of a marker: over its space, but within the picture."""
    return min(max(place * STEP + STEP // 2, 11), (TRACK_END + 1) * STEP - 11)


def levels(places: Sequence[int]) -> list[int]:
    """How high each marker stands, so that none covers another."""
    made: list[int] = []
    for place in places:
        near = [level for other, level in zip(places, made, strict=False) if abs(centre(other) - centre(place)) < ROW]
        made.append(next(level for level in range(len(places)) if level not in near))
    return made


def marker(scene: Scene, seat: int, place: int, y: int) -> Element:
    """A seat's sign above its space."""
    x = centre(place)
    return h.g(class_=f"s{seat + 1}", id=scene.keys.spot("fear", seat))[
        h.title[f"{scene.name(seat)} {place}"],
        h.circle(cx=str(x), cy=str(y), r="10"),
        h.use(href=f"{SYMBOLS}#{SIGILS[seat]}", x=str(x - 7), y=str(y - 7), width="14", height="14"),
    ]
