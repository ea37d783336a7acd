"""The dock while orders are planned and tokens placed: the orders, the hand, Rituals, and scavenging."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.blood_orders.catalogue import KINDS, NUMBER, RITUAL, RITUALS
from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.orders import orders
from gloam.web.drawings.blood_orders.pieces import (
    Offer,
    card_link,
    counted,
    effect_text,
    kind_name,
    numbered,
    offer,
    offered,
    own,
    pick,
    seen,
    shows,
    slip,
    told,
    tri,
    why_not,
)
from gloam.web.drawings.blood_orders.scavenging import scavenging
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import FORM, Lens, Reason, Scene


def planning(scene: Scene, question: Question) -> Drawn:
    """All of a plan, or of a turn in which a token is placed."""
    return whole("plan").filled(
        orders=orders(scene),
        hand=hand(scene, below_orders=True),
        rituals=rituals(scene),
        scavenging=scavenging(scene, question),
        ready=ready(scene),
    )


@part
def whole(kind: str) -> Element:
    return h.div("#plan", class_=[kind])[
        slot("orders"), h.div("#bohand.bohand")[slot("hand"), slot("rituals")], slot("scavenging"), slot("ready")
    ]


# ---- the hand


def hand(scene: Scene, below_orders: bool) -> list[Drawn]:
    """The cards in hand; while planning, each with a button for every order it can join."""
    mine = own(scene)
    assert mine is not None, "only a seat has a hand"
    before = [plan["cards"] for plan in mine["plan"].values()] if below_orders else []
    slips = [
        held(scene.lens, card, many, numbered(card, *before), offer(scene, [f"put {card} {kind}" for kind in KINDS]))
        for card, many in counted(mine["hand"])
    ]
    count, most = len(mine["hand"]), mine["hand_limit"]
    return [how_many(scene.lens, count, most), in_hand(scene.lens, count, most).filled(cards=slips)]


@part
def how_many(lens: Lens, count: int, most: int) -> Element:
    return h.h2("#hand-count.label")[lens.speech.say("bo.your-hand", count=count, limit=most)]


@part
def in_hand(lens: Lens, count: int, most: int) -> Element:
    if not count:
        return h.p("#no-hand.soft.small")[lens.speech.say("bo.no-hand")]
    title = lens.speech.say("bo.your-hand", count=count, limit=most)
    return h.ul(".handlist", id=lens.keys.spot("in-hand"), tabindex="-1", aria_label=title)[slot("cards")]


@part
def held(lens: Lens, card: str, many: int, number: int, offers: Offer) -> Element:
    return slip(lens, card, many, "hand", joining(lens, card, offers), number)


def joining(lens: Lens, card: str, offers: Offer) -> Node:
    """What a card shows of each kind; where it can join that order, as a button."""
    if not offers.options:
        return tri(lens.speech, card)
    return h.span(".puts", role="group", data_arrows=True, aria_label=lens.speech.words.card_name(card))[
        [
            pick(
                lens,
                offers,
                option,
                [icon(kind), str(shows(card, kind))],
                "dock",
                "put" if shows(card, kind) else "put put--0",
            )
            if (option := f"put {card} {kind}") in offers
            else h.span(".put.put--no", aria_disabled="true")[
                icon(kind), hidden(f"{kind_name(lens.speech, kind)} "), str(shows(card, kind))
            ]
            for kind in KINDS
        ]
    ]


# ---- Rituals, the end of it


def rituals(scene: Scene) -> Drawn | None:
    """One's own Rituals: those that work by themselves, and those that can be used once a day."""
    me = seen(scene)["players"][scene.you]
    if not me["rituals"]:
        return None
    turn = any(part.question.what in ("AskTurn", "AskEnd") for part in scene.play.parts)
    refused = {
        card: no
        for card in me["rituals"]
        if turn and is_daily(card) and card not in me["used"] and (no := unusable(scene, card))
    }
    return own_rituals(
        scene.lens, me["rituals"], me["used"], offer(scene, [f"use {card}" for card in me["rituals"]]), refused
    )


def is_daily(card: str) -> bool:
    return RITUALS[NUMBER[card] - RITUAL].power is not None


def unusable(scene: Scene, card: str) -> Reason | None:
    option = f"use {card}"
    return None if offered(scene, option) else why_not(scene, option)


@part
def own_rituals(
    lens: Lens, cards: Sequence[str], used: Sequence[str], offers: Offer, refused: Mapping[str, Reason]
) -> Element:
    return h.div("#own.own")[
        h.h2(".label")[lens.speech.say("bo.your-rituals")],
        [own_ritual(lens, card, card in used, offers, refused.get(card)) for card in cards],
    ]


def own_ritual(lens: Lens, card: str, used: bool, offers: Offer, no: Reason | None) -> Element:
    say, option = lens.speech.say, f"use {card}"
    when = say("bo.used-today") if used else say("bo.once-a-day" if is_daily(card) else "bo.always")
    return h.div(".ownrit", title=effect_text(lens.speech, card))[
        h.b[card_link(lens, card)],
        pick(lens, offers, option, say("bo.use"), "dock", "btn use") if option in offers else h.span(".when")[when],
        told(lens, no),
    ]


def ready(scene: Scene) -> Drawn | None:
    """The one button that ends a plan or a turn; or, before the token is placed, that it ends with the token."""
    view, question, mine = seen(scene), scene.question, own(scene)
    if question is not None and any(option.startswith("place ") for option in question.options):
        return with_token(scene.lens)
    offers = offer(scene, ("end", "done"))
    if not offers.options:
        return None
    awaited = () if "end" in offers else (len(view["players"]), len(view["waiting_for"]))
    return ending(scene.lens, offers, mine is not None and bool(mine["plan"]), awaited)


@part
def with_token(lens: Lens) -> Element:
    return h.label("#with-token.done-row.small")[
        h.input("#end-turn", type="checkbox", name="end", value="yes", form=FORM, data_habit="end"),
        lens.speech.say("bo.end-with-token"),
    ]


@part
def ending(lens: Lens, offers: Offer, planned: bool, awaited: Sequence[int]) -> Element:
    """`awaited`: of how many how many are not ready; a Day without orders is seldom meant."""
    say = lens.speech.say
    if not awaited:
        return h.div("#ready.done-row")[
            pick(lens, offers, "end", say("bo.end-turn"), "dock", "btn btn--do", said=False)
        ]
    seats, waiting = awaited
    return h.div("#ready.done-row")[
        pick(lens, offers, "done", say("bo.i-am-ready"), "dock", "btn btn--do" if planned else "btn", said=False),
        h.span("#are-ready.small.soft")[say("bo.are-ready", ready=seats - waiting, seats=seats)],
    ]
