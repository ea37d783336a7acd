"""The totals of a conflict, built from their parts, in the order of their ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.vendetta.abilities import CARD_WITH, WinsTies
from gloam.vendetta.catalogue import IDS
from gloam.web import tags as h
from gloam.web.drawings.parts import figure, hidden, icon, sigil
from gloam.web.drawings.vendetta.cards import back, power_of, slip
from gloam.web.drawings.vendetta.moments import ADDS, CARDS, TOTAL, so_far
from gloam.web.drawings.vendetta.places import ordinal
from gloam.web.drawings.vendetta.seats import sign
from gloam.web.drawings.vendetta.story import Reward, Sum, Told, ranks, reward, sums, turns
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene
from gloam.words.forms import signed

VICTIM: Final = "VI"
TIE_RULE: Final = "conflict.tie"


def ladder(scene: Scene, conflict: Sequence[Told], kind: str = TOTAL) -> Element:
    """Everyone with their sum as far as it is built up; ranks and rewards once they are known."""
    found = sums(conflict)
    order = ranks(conflict)
    most = max([each.total for each in found], default=0)
    return h.ol(".ladder")[
        [
            h.li(
                class_=["v-row", f"s{each.seat + 1}", "v-row--top" if order and place == 0 else None],
                id=f"row-{each.seat}",
                data_from="",
            )[
                h.span(".rank")[ordinal(scene.speech, place + 1) if order else ""],
                h.span(".nm")[sigil(sign(scene, each.seat), each.seat), scene.name(each.seat)],
                h.div(".sumup")[addition(scene, each, kind)],
                h.span(".total", id=f"total-{each.seat}", data_tick=True)[
                    hidden(scene.speech.say("v.total") + " "), h.span[str(so_far(each, kind))]
                ],
                h.div(".gets")[gets(scene, reward(conflict, each.seat)) if order else None],
                bar(so_far(each, kind), most if kind not in (CARDS, ADDS) else highest(found, kind)),
                order and place > 0 and tie(scene, found[place - 1], each, turns(conflict)),
            ]
            for place, each in enumerate(found)
        ]
    ]


def highest(found: Sequence[Sum], kind: str) -> int:
    """The greatest sum so far: how long the bars will be in the end is not told before."""
    return max([so_far(each, kind) for each in found], default=0)


def addition(scene: Scene, each: Sum, kind: str = TOTAL) -> list[Node]:
    """The sum as far as it is built up, with a plus between its parts."""
    parts: list[Node] = [
        card_part(scene, card, power if kind != CARDS else power_of(card) if card else 0, each.seat)
        for card, power in zip(each.cards, each.powers, strict=True)
    ]
    if each.blood:
        parts.append(blood_part(scene, each, waits=kind in (CARDS, ADDS)))
    if each.added:
        parts.append(h.span(".part")[h.span(".bonus")[h.b[f"{each.added}"], scene.speech.words.card_name(each.relic)]])
    joined: list[Node] = []
    for place, part in enumerate(parts):
        joined += [h.span(".op")["+"], part] if place else [part]
    return joined


def card_part(scene: Scene, card: str, power: int, seat: int) -> Element:
    """A card with its written number; where it counts otherwise, the difference beside it."""
    if not card:
        down = h.span(class_=["slip", "slip--down", f"s{seat + 1}"])[back(), h.span[scene.speech.say("v.face-down")]]
        return h.span(".part")[down, power > 0 and h.span(".bonus")[h.b[f"+{power}"], scene.speech.say("v.by-card")]]
    more = power - power_of(card)
    shown = f"+{more}" if more > 0 else signed(more)
    return h.span(".part")[
        slip(scene, card, seat), more != 0 and h.span(".bonus")[h.b[shown], scene.speech.say("v.by-card")]
    ]


def blood_part(scene: Scene, each: Sum, waits: bool) -> Element:
    """The Blood that lies there; it counts last, and until then it waits."""
    said = (
        scene.speech.term("blood")
        if each.worth == 1
        else scene.speech.say("v.worth", blood=each.blood, worth=each.worth)
    )
    return h.span(".part")[
        h.span(class_=["bonus", waits and "bonus--waits"])[h.b[str(each.blood * each.worth)], icon("blood"), said]
    ]


def bar(total: int, most: int) -> Element:
    """How the totals compare. An attribute says how long it is: pages have no styles of their own."""
    share = round(100 * max(0, total) / most) if most > 0 else 0
    return h.svg(".v-bar", aria_hidden="true", width="100%", height="3")[
        h.rect(".bar-all", width="100%", height="3", rx="1.5"),
        h.rect(".bar-own", width=f"{share}%", height="3", rx="1.5"),
    ]


def gets(scene: Scene, got: Reward) -> Node:
    say = scene.speech.say
    return [
        got.influence > 0 and figure("influence", f"+{got.influence}", scene.speech.term("influence"), "fig--inf"),
        [
            h.span[
                say("v.gets.victim" if card == VICTIM else "v.gets", card=scene.speech.words.card_name(card)),
                rule.startswith("loccard") and h.small[f" ({scene.speech.term('location_card')})"],
            ]
            for card, rule in got.cards
        ],
        got.ambition and h.span[icon("ambition"), " ", say("v.ambition")],
    ]


def tie(scene: Scene, above: Sum, below: Sum, order: Sequence[int]) -> Node:
    """Why two equal totals are ranked as they are."""
    if above.total != below.total:
        return None
    say = scene.speech.say
    by_turn = order.index(above.seat) < order.index(below.seat)
    ally = IDS[CARD_WITH[WinsTies]]
    cause = (
        say("v.tie.order", first=scene.name(above.seat))
        if by_turn
        else say("v.tie.card", first=scene.name(above.seat), card=scene.speech.words.card_name(ally))
    )
    both = say("v.tie", one=scene.name(above.seat), other=scene.name(below.seat), total=below.total)
    return h.p(".v-tie")[
        icon("why"),
        h.span[both, " ", h.b[cause], " ", h.a(href=scene.rule_url(TIE_RULE), target="rules")[TIE_RULE]],
    ]
