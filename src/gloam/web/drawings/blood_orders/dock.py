"""The dock of Blood Orders: the question as a sentence, the hand, and the answers in groups that can be surveyed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloam.blood_orders.catalogue import BLEEDER, NUMBER
from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings import plain
from gloam.web.drawings.blood_orders import plan as blood_orders_plan
from gloam.web.drawings.blood_orders.cards import full, on_offer
from gloam.web.drawings.blood_orders.feeding import feeding, less
from gloam.web.drawings.blood_orders.orders import orders
from gloam.web.drawings.blood_orders.pieces import (
    OWN_ORDERS,
    View,
    asked,
    choosing,
    kind_name,
    offer,
    own,
    pick,
    quarter_name,
    seen,
    signed,
    told,
    why_not,
)
from gloam.web.drawings.blood_orders.scavenging import means, scavenged
from gloam.web.drawings.parts import linked
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

IN_PLAN: Final = ("AskPlan", "AskTurn", "AskEnd")
SHOWS_HAND: Final = (*IN_PLAN, "AskFeed", "AskShow")  # questions whose answers show the hand
ROWS: Final = ("AskAdd", "AskMoveOwn", "AskShift")  # questions whose answers make a table: what, and where or how much
GIVEN_UP: Final = ("decline", "leave")  # what is done by them is said once more
MUCH_FEAR: Final = 5  # scavenging this much asks once more


def sentence(scene: Scene) -> Node:
    """The question; shorter than the kernel asks it where the answers show the rest."""
    question, speech = asked(scene), scene.speech
    match question.what if question is not None else "":
        case "AskPlan" | "AskTurn" as what:
            return speech.say(f"bo.ask.{what}")
        case "AskFeed" if question is not None:
            over = int(str(question.facts["over"]))
            return speech.counted("bo.ask.too-many", over) if over > 0 else speech.say("bo.ask.AskFeed")
        case "AskShow" if question is not None:
            card = str(question.facts["card"])
            text = speech.say("bo.ask.AskShow", card=speech.words.card_name(card))
            return linked(text, scene.game, [card], (), speech)
    return plain.sentence(scene)


def hand(scene: Scene) -> Node:
    """What the viewer holds, and their own orders while nobody else sees them."""
    if own(scene) is None or seen(scene)["phase"] in ("setup", "over"):
        return None
    question = asked(scene)
    if question is not None and question.what in SHOWS_HAND:
        return None
    ordering = seen(scene)["phase"] in OWN_ORDERS and question is None
    return blood_orders_plan.whole("plan" if ordering else "holding").filled(
        orders=orders(scene) if ordering else None,
        hand=blood_orders_plan.hand(scene, below_orders=ordering),
        rituals=blood_orders_plan.rituals(scene) if ordering else None,
        scavenging=None,
        ready=None,
    )


def answers(scene: Scene) -> Node:
    question = asked(scene)
    if question is None:
        return None
    if question.what in IN_PLAN:
        return blood_orders_plan.planning(scene, question)
    match question.what:
        case "AskRitual":
            return market(scene)
        case "AskShow":
            return showing(scene, question)
        case "AskFeed":
            return feeding(scene, question)
        case "AskColour":
            return [strip(scene, question.options), h.p(".soft.small")[scene.speech.say("bo.colour-about")]]
    return about(scene, question)


# ---- a question about a card


def about(scene: Scene, question: Question) -> Element:
    """The card in question beside its answers."""
    card = str(question.facts.get("card") or "")
    made = rows(scene, question) if question.what in ROWS else strip(scene, question.options)
    return h.div(".about-card")[full(scene.speech, card, "card--m") if card else None, made]


def strip(scene: Scene, options: Sequence[str]) -> Element:
    offers = offer(scene, options)
    return h.div(".pick.options", role="group", data_arrows=True)[
        [pick(scene, offers, option, scene.said(option, 0), "dock", said=False) for option in options]
    ]


def rows(scene: Scene, question: Question) -> Element:
    """Answers with two parts: a row for each first part, a button for each second one."""
    single, offers = [option for option in question.options if " " not in option], offer(scene, question.options)
    firsts = dict.fromkeys(option.split(" ")[1] for option in question.options if " " in option)
    return h.div(".bo-rows")[
        [
            h.div(".bo-row")[
                h.span(".first")[first_part(scene, first)],
                h.div(".pick", role="group", data_arrows=True, aria_label=first_part(scene, first))[
                    [
                        pick(scene, offers, option, second_part(scene, option.split(" ")[2]), "dock")
                        for option in question.options
                        if option.split(" ")[1:2] == [first]
                    ]
                ],
            ]
            for first in firsts
        ],
        strip(scene, single) if single else None,
    ]


def first_part(scene: Scene, word: str) -> str:
    """A card, a kind of order, or a Quarter."""
    return scene.speech.words.card_name(word) if word in NUMBER else second_part(scene, word)


def second_part(scene: Scene, word: str) -> str:
    """A kind of order, a Quarter, or a change of its die."""
    if word[0] in "+-":
        return signed(int(word))
    if word in ("dawn", "dusk", "night"):
        return kind_name(scene.speech, word)
    return quarter_name(scene.speech, word)


# ---- the Altar


def market(scene: Scene) -> Element:
    return h.div(".market.market--dock", role="group", data_arrows=True)[
        [on_offer(scene.lens, card, "dock", offer(scene, (f"try {card}",))) for card in seen(scene)["market"]]
    ]


def showing(scene: Scene, question: Question) -> Element:
    """The Ritual tried for, the cards chosen for it, and those that can be chosen."""
    say, mine = scene.speech.say, own(scene)
    assert mine is not None, "only a seat is asked"
    chosen = question.facts.get("chosen")
    picked = [str(card) for card in chosen] if isinstance(chosen, tuple) else []
    offers = offer(scene, ("complete", "leave"))
    return h.div(".about-card")[
        full(scene.speech, str(question.facts["card"]), "card--m"),
        h.div(".bo-lists")[
            choosing(
                scene,
                say("bo.reveal"),
                [(card, f"show {card}", "bo.show") for card in mine["hand"] if NUMBER[card] < BLEEDER],
                chosen=picked,
            ),
            h.div(".done-row")[
                pick(scene, offers, "complete", scene.said("complete", 0), "dock", "btn btn--do", said=False)
                if "complete" in offers
                else None,
                pick(scene, offers, "leave", scene.said("leave", 0), "dock", "btn", said=False),
            ],
            None if "complete" in offers else told(scene, why_not(scene, "complete")),
        ],
    ]


# ---- what is asked once more


def costly(view: Mapping[str, Any], question: Question, option: str) -> bool:
    verb, _, rest = option.partition(" ")
    match question.what, verb:
        case "AskPlan", "done":
            return not view["you"]["plan"] or bool(weak(view))
        case "AskFeed", "done":
            return any(other.startswith("feed ") for other in question.options)
        case "AskAct", "decline":
            return True
        case "AskShow", "leave":
            return "complete" in question.options
        case _, "scavenge":
            return int(rest) >= MUCH_FEAR
    return False


def weak(view: Mapping[str, Any]) -> list[tuple[str, int]]:
    """One's own orders that show too little for the die they are turned to, and by how much."""
    plans = view["you"]["plan"].items()
    return [
        (kind, plan["pips"] - plan["symbols"]) for kind, plan in plans if plan["to"] and plan["pips"] > plan["symbols"]
    ]


def bill(scene: Scene) -> Node:
    """What the answer that waits to be confirmed means."""
    question = asked(scene)
    if question is None or not scene.play.chosen:
        return None
    say, view = scene.speech.say, seen(scene)
    me: View = view["players"][question.seat]
    verb, _, rest = scene.play.chosen[0].partition(" ")
    match question.what, verb:
        case "AskPlan", _ if not view["you"]["plan"]:
            return say("bo.bill.no-plan")
        case "AskPlan", _:
            return [
                h.span(".bo-line")[say("bo.bill.short", kind=kind_name(scene.speech, kind), amount=amount)]
                for kind, amount in weak(view)
            ]
        case "AskFeed", _:
            return scene.speech.counted("bo.bill.unfed", len(less(me["torpor"], view["you"]["fed"])))
        case _, "scavenge":
            return scavenged(scene, means(scene, question, int(rest)), int(rest))
    return say(f"bo.bill.{verb}") if verb in GIVEN_UP else None
