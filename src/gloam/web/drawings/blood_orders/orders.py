"""One's own three orders: how strong each is, where it lies or is meant to go, and the cards under it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gloam.blood_orders.catalogue import KINDS
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import (
    Offer,
    View,
    counted,
    kind_name,
    narrowed,
    numbered,
    offer,
    offered,
    own,
    pick,
    quarter_name,
    seen,
    shows,
    slip,
    told,
    why_not,
)
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Reason, Scene
from gloam.words.forms import signed

PLACES = ("altar", "catacombs")
UNPLANNED: Final[View] = {"to": None, "cards": [], "symbols": 0, "pips": None}


@dataclass(frozen=True)
class Order:
    """What is shown of one's own order. `placed`: where its token lies; `finds`: the card there. `cost` and
    `influence`: of a Dusk action, and what there is to pay it. `no`: why it can have no cards yet."""

    kind: str
    plan: View
    placed: str | None
    finds: str | None
    dice: Sequence[tuple[str, int]]
    numbers: Sequence[int]
    cost: int | None
    influence: int
    no: Reason | None
    failure: Mapping[str, int] | None
    hunt: Mapping[str, int] | None
    goals: Offer
    offers: Offer


def orders(scene: Scene) -> Drawn:
    return all_orders().filled(orders=[order(scene.lens, order_of(scene, kind)) for kind in KINDS])


@part
def all_orders() -> Element:
    return h.div("#orders.orders")[slot("orders")]


def order_of(scene: Scene, kind: str) -> Order:
    view, mine = seen(scene), own(scene)
    assert mine is not None, "only a seat has orders"
    plan: View = mine["plan"].get(kind, UNPLANNED)
    placed = where_placed(view, scene.you, kind)
    before = [mine["plan"].get(one, UNPLANNED)["cards"] for one in KINDS[: KINDS.index(kind)]]
    failures: Any = scene.explained.get("failures", {})
    hunts: Any = scene.explained.get("hunts")
    ways = offer(scene, aims(view, kind))
    return Order(
        kind=kind,
        plan=plan,
        placed=placed,
        finds=found_at(view, kind, placed or plan["to"]),
        dice=[(quarter["name"], quarter["die"]) for quarter in view["quarters"]] if ways.options else (),
        numbers=[numbered(card, *before) for card in dict.fromkeys(plan["cards"])],
        cost=mine["costs"].get(plan["to"]) if kind == "dusk" else None,
        influence=view["players"][scene.you]["influence"] if kind == "dusk" else 0,
        no=not_yet(scene, mine, kind) if plan["to"] is None else None,
        failure=failures.get(kind),
        hunt=hunts[plan["to"]] if kind == "night" and hunts is not None and plan["to"] is not None else None,
        goals=ways,
        offers=offer(scene, [f"unplan {kind}", *[f"take {card} {kind}" for card in dict.fromkeys(plan["cards"])]]),
    )


def aims(view: View, kind: str) -> list[str]:
    """To turn an order to a Quarter, or to place it somewhere."""
    names = [*[quarter["name"] for quarter in view["quarters"]], *PLACES]
    return [f"{verb} {kind} {name}" for name in names for verb in ("aim", "place")] + [f"unplan {kind}"]


def not_yet(scene: Scene, mine: View, kind: str) -> Reason | None:
    """Why an order can have no cards yet; it is said of the first that is not planned."""
    first = next(one for one in KINDS if mine["plan"].get(one, UNPLANNED)["to"] is None)
    said = kind == first and mine["hand"] and offered(scene, "done")
    return why_not(scene, f"put {mine['hand'][0]} {kind}") if said else None


@part
def order(lens: Lens, one: Order) -> Element:
    """One order: its strength against the die it is turned to, where it can go, and its cards."""
    speech, kind, offers = lens.speech, one.kind, one.offers
    moves = goals(lens, kind, one.plan["to"], one.dice, one.goals) if one.goals.options else None
    back = f"unplan {kind}"
    return h.section(
        class_=["ord", moves is not None and "ord--open"],
        id=f"order-{kind}",
        aria_label=speech.say("bo.order", kind=kind_name(speech, kind)),
    )[
        h.header(id=f"order-head-{kind}")[
            h.span(class_=["tk", f"s{(lens.you or 0) + 1}"])[icon(kind)],
            h.span(".kind")[kind_name(speech, kind)],
            strength(lens, kind, one.plan),
        ],
        h.div(".to", id=f"to-{kind}")[
            h.span(id=f"whereto-{kind}")[whereto(lens, one)],
            pick(lens, offers, back, icon("undo"), "dock", "unplan") if back in offers else None,
        ],
        moves,
        cards(lens, one),
        note(lens, one),
        failure(lens, one),
        hunt(lens, one),
    ]


def strength(lens: Lens, kind: str, plan: View) -> Element:
    say = lens.speech.say
    needed = h.small[f" {say('bo.of-pips', pips=plan['pips'])}"] if plan["pips"] is not None else None
    return h.span(".v", id=f"strength-{kind}")[h.span(id=f"has-{kind}", data_tick=True)[str(plan["symbols"])], needed]


def where_placed(view: View, you: int | None, kind: str) -> str | None:
    """Where one's own token of this kind lies."""
    stacks = [(quarter["name"], quarter["entrance"]) for quarter in view["quarters"]]
    stacks += [(name, view[name]) for name in PLACES]
    mine = {"seat": you, "kind": kind}
    return next((name for name, stack in stacks if mine in stack), None)


def found_at(view: View, kind: str, name: str | None) -> str | None:
    """The card that an order of this kind finds in this Quarter."""
    quarter = next((one for one in view["quarters"] if one["name"] == name), None)
    card: str | None = None if quarter is None else quarter["location" if kind == "dawn" else "victim"]
    return card


def whereto(lens: Lens, one: Order) -> str:
    """Where an order lies, or is meant to go, and what it finds there."""
    speech, name = lens.speech, one.placed or one.plan["to"]
    if name is None:
        return speech.say("bo.not-planned")
    if one.placed in PLACES:
        return speech.say("bo.lies-at", place=quarter_name(speech, name))
    found = speech.words.card_name(one.finds) if one.finds else speech.say("bo.no-victim")
    words = "bo.lies-in" if one.placed else "bo.meant-for"
    return speech.say(words, place=quarter_name(speech, name), card=found)


@part
def goals(lens: Lens, kind: str, aim: str | None, pips: Sequence[tuple[str, int]], offers: Offer) -> Element:
    """The Quarters an order can be turned to, or the places its token can be put."""
    speech, dice = lens.speech, dict(pips)
    found: list[Node] = []
    for name in (*dice, *PLACES):
        content = [
            quarter_name(speech, name),
            h.small(title=f"{speech.term('die')} {dice[name]}")[str(dice[name])] if name in dice else None,
        ]
        option = next((way for way in (f"aim {kind} {name}", f"place {kind} {name}") if way in offers), None)
        if option:
            found.append(pick(lens, offers, option, content, "dock", "is-meant" if name == aim else ""))
        elif name == aim and f"unplan {kind}" in offers:
            found.append(h.span(aria_current="true", class_="goal")[icon("check"), content])
    label = speech.say("bo.whereto", kind=kind_name(speech, kind))
    four = ".goals--four" if len(found) == 4 else ""
    return h.div(f".pick.goals{four}", role="group", data_arrows=True, aria_label=label, id=f"goals-{kind}")[found]


def cards(lens: Lens, one: Order) -> Node:
    """The cards under a token; while planning each can be taken back."""
    if not one.plan["cards"]:
        return None
    found = zip(counted(one.plan["cards"]), one.numbers, strict=True)
    return h.ul(".under", id=f"under-{one.kind}")[
        [
            under(lens, one.kind, card, many, number, narrowed(one.offers, f"take {card} {one.kind}"))
            for (card, many), number in found
        ]
    ]


@part
def under(lens: Lens, kind: str, card: str, many: int, number: int, offers: Offer) -> Element:
    back = f"take {card} {kind}"
    content = [
        h.span(".k")[icon(kind), hidden(f"{kind_name(lens.speech, kind)} "), str(shows(card, kind) * many)],
        pick(lens, offers, back, "×", "dock", "back") if back in offers else None,
    ]
    return slip(lens, card, many, f"order/{kind}", content, number)


def note(lens: Lens, one: Order) -> Node:
    """Whether an order is strong enough as things are now, what it costs, or why it can have no cards yet."""
    say, plan, cost = lens.speech.say, one.plan, one.cost
    if plan["to"] is None:
        return told(lens, one.no)
    short = plan["pips"] - plan["symbols"]
    if short > 0:
        return noted(one.kind, "why", say("bo.short", amount=short), ".note--short")
    if cost is not None and cost > one.influence:
        return noted(one.kind, "why", say("bo.poor", cost=cost, influence=one.influence), ".note--short")
    if one.kind == "dusk" and cost is None:
        return noted(one.kind, "why", say("bo.no-victim"), ".note--short")
    return noted(one.kind, "check", say("bo.enough") if cost is None else say("bo.enough-cost", cost=cost))


def noted(kind: str, symbol: str, text: str, look: str = "") -> Element:
    return h.p(f".note{look}", id=f"note-{kind}")[icon(symbol), h.span[text]]


def failure(lens: Lens, one: Order) -> Node:
    """What an order costs that fails, at the die as it lies."""
    if one.failure is None:
        return None
    return h.p(".note.note--short", id=f"fails-{one.kind}")[
        icon("torpor"), h.span[lens.speech.counted("bo.fails", one.failure["cards"], blood=one.failure["blood"])]
    ]


def hunt(lens: Lens, one: Order) -> Node:
    """What a hunt there would do to one's fear, at the die as it lies."""
    after = one.hunt
    if after is None:
        return None
    worth = {name: signed(after[name]) for name in ("now", "then")}
    return h.p(".note", id="hunt")[icon("fear"), h.span[lens.speech.say("bo.hunt", fear=after["fear"], **worth)]]
