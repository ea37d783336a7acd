"""What stands above the log: the Days, the fear track, and the Rituals at the Altar."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.blood_orders.scoring import MARKS
from gloam.blood_orders.table import TRACK_END
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.cards import on_offer
from gloam.web.drawings.blood_orders.pieces import ACTS, SIGILS, offer, seen, signed
from gloam.web.drawings.parts import SYMBOLS
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene

STEP = 10  # the width of a space of the fear track
ROW = 23  # the height of a marker above it


def side(scene: Scene) -> Drawn:
    view = seen(scene)
    cards = [on_offer(scene.lens, card, "side", offer(scene, (f"try {card}",)), fly=True) for card in view["market"]]
    return around(scene.lens, bool(cards)).filled(
        days=days(scene.common, view["day"], view["act"]),
        fear=fear_track(scene.lens, [one["fear"] for one in view["players"]]),
        market=cards,
    )


@part
def around(lens: Lens, market: bool) -> Element:
    return h.div("#bo-side.bo-side", tabindex="0", role="region", aria_label=lens.speech.say("bo.side"))[
        slot("days"),
        slot("fear"),
        market and h.div[h.h2(".label")[lens.speech.say("bo.market")], h.div("#market.market")[slot("market")]],
    ]


@part
def days(lens: Lens, today: int, now: int) -> Element:
    """The nine Days in three Acts, and which of them it is."""
    say = lens.speech.say
    return h.div("#days.days", role="img", aria_label=say("bo.day", day=today, act=ACTS[now]))[
        [
            h.div[
                h.span(class_="act--now" if act == now else "")[say("bo.act", act=ACTS[act])],
                [
                    h.i(class_="day--now" if day == today else "day--past" if day < today else "")[str(day)]
                    for day in range(act * 3 - 2, act * 3 + 1)
                ],
            ]
            for act in (1, 2, 3)
        ]
    ]


@part
def fear_track(lens: Lens, places: Sequence[int]) -> Element:
    return h.div("#fear-track")[h.h2(".label")[lens.speech.term("fear")], track(lens, places)]


def track(lens: Lens, places: Sequence[int]) -> Element:
    """Every space, what the marked ones are worth at the end, and everyone's marker."""
    heights = levels(places)
    top = (max(heights) + 1) * ROW
    words = ", ".join([f"{lens.name(seat)} {place}" for seat, place in enumerate(places)])
    return h.svg(".fear", viewBox=f"0 0 {(TRACK_END + 1) * STEP} {top + 30}", role="img", aria_label=words)[
        spaces(top),
        [marker(lens, seat, places[seat], top - ROW // 2 - heights[seat] * ROW) for seat in range(len(places))],
    ]


@part
def spaces(top: int) -> Node:
    """The spaces with what some of them are worth, so far below the markers."""
    worth = dict(MARKS)
    return [
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


def marker(scene: Lens, seat: int, place: int, y: int) -> Element:
    """A seat's sign above its space."""
    x = centre(place)
    return h.g(class_=f"s{seat + 1}", id=scene.keys.spot("fear", seat))[
        h.title[f"{scene.name(seat)} {place}"],
        h.circle(cx=str(x), cy=str(y), r="10"),
        h.use(href=f"{SYMBOLS}#{SIGILS[seat]}", x=str(x - 7), y=str(y - 7), width="14", height="14"),
    ]
