"""What came of the Locations: who won each, by how much, and what a whole round came to."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.drawings.parts import sigil
from gloam.web.drawings.vendetta.places import known_of, ordinal, title
from gloam.web.drawings.vendetta.seats import sign
from gloam.web.drawings.vendetta.seen import location_of, seen
from gloam.web.drawings.vendetta.story import Story, Told, beginnings, begins_round, ranks, reward, story, sums
from gloam.web.drawings.vendetta.sums import gets
from gloam.web.drawings.vendetta.turn import NONE
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Lens, Scene
from gloam.web.scenes.told import newest
from gloam.words import facts
from gloam.words.forms import capital


def outcome(scene: Scene, told: Story) -> str:
    """Who won it, and by how much; '' as long as it is not over."""
    conflict = told.of("conflict")
    order, say = ranks(conflict), scene.speech.say
    if not told.over:
        return ""
    if not order:
        return say("v.won.nobody" if any(event["what"] == "pick-shown" for event in told.of("withdraw")) else "v.empty")
    you, name = order[0] == scene.you, scene.names[order[0]]
    if len(order) == 1:
        return say("v.won.alone.you") if you else say("v.won.alone", name=name)
    first, second = [each.total for each in sums(conflict)][:2]
    if you:
        return say("v.won.by.you", total=first, other=second)
    return say("v.won.by", name=name, total=first, other=second)


def this_round(events: Sequence[Told]) -> list[Story]:
    """The Locations resolved in this round, in their order."""
    begun = newest(events, begins_round) or 0
    found = [story(events, first) for first in beginnings(events) if first >= begun]
    return [told for told in found if told is not None]


Result = tuple[str, int, int]  # what came of a place, who won (NONE: nobody), and with which event it began


def result(scene: Scene, told: Story) -> Result:
    order = ranks(told.of("conflict"))
    return outcome(scene, told), order[0] if order else NONE, told.first


def decided(lens: Lens, came: Result | None) -> Node:
    """What came of a place in this round, with a way to see it again."""
    if came is None:
        return None
    said, won, first = came
    return h.p(class_=["v-wonby", f"s{won + 1}" if won != NONE else None])[
        h.span[said], lens.see_again(first) if won != NONE else None
    ]


# ---- a round, summed up


def round_table(scene: Scene) -> Element:
    """A row a player: at each place the rank, the total and what it brought; then the Influence."""
    say, view = scene.speech.say, seen(scene)
    told = this_round(scene.events)
    places = [title(scene.speech, known_of(location_of(view, each.at))) for each in told]
    influence = capital(scene.speech.term("influence"))
    seats = sorted(range(len(view["players"])), key=lambda seat: (-view["players"][seat]["influence"], seat))
    return h.table(".summed-up")[
        h.thead[
            h.tr[
                h.th(scope="col")[say("end.player")],
                [h.th(scope="col")[name] for name in places],
                h.th(".r", scope="col")[influence],
            ]
        ],
        h.tbody[
            [
                h.tr(class_=f"s{seat + 1}")[
                    h.th(scope="row")[sigil(sign(scene, seat), seat), scene.name(seat)],
                    [h.td(data_l=name)[at_place(scene, each, seat)] for name, each in zip(places, told, strict=True)],
                    h.td(".r", data_l=influence)[str(view["players"][seat]["influence"])],
                ]
                for seat in seats
            ]
        ],
    ]


def at_place(scene: Scene, told: Story, seat: int) -> Node:
    conflict, say = told.of("conflict"), scene.speech.say
    order = ranks(conflict)
    if seat in order:
        total = next((each.total for each in sums(conflict) if each.seat == seat), 0)
        rank = ordinal(scene.speech, order.index(seat) + 1)
        return h.div(".gets")[h.b[say("v.rank-with", rank=rank, total=total)], gets(scene, reward(conflict, seat))]
    left = any(event["what"] == "withdrew" and facts.seat(event) == seat for event in told.of("withdraw"))
    return h.span(".soft")[say("v.withdrew" if left else "v.not-there")]
