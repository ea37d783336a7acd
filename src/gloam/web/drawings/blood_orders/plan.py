"""The dock while orders are planned and tokens placed: three orders, the hand, Rituals, and scavenging."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element, Node

from gloam.blood_orders.catalogue import KINDS, NUMBER, RITUAL, RITUALS
from gloam.core.question import Question
from gloam.web.drawings.blood_orders.pieces import (
    View,
    card_link,
    counted,
    effect_text,
    kind_name,
    offered,
    own,
    pick,
    quarter_name,
    seen,
    shows,
    slip,
    tri,
    why_not,
)
from gloam.web.drawings.blood_orders.scavenging import scavenging
from gloam.web.drawings.parts import hidden, icon
from gloam.web.scenes.scene import FORM, Scene
from gloam.words.forms import signed

PLACES = ("altar", "catacombs")


def planning(scene: Scene, question: Question) -> Element:
    """All of a plan, or of a turn in which a token is placed."""
    return h.div(".plan")[
        orders(scene),
        h.div(".bohand")[hand(scene), rituals(scene)],
        scavenging(scene, question),
        ready(scene),
    ]


# ---- the three orders


def orders(scene: Scene) -> Element:
    return h.div(".orders")[[order(scene, kind) for kind in KINDS]]


def order(scene: Scene, kind: str) -> Element:
    """One order: its strength against the die it is turned to, where it can go, and its cards."""
    mine = own(scene)
    assert mine is not None, "only a seat has orders"
    plan: View = mine["plan"].get(kind, {"to": None, "cards": [], "symbols": 0, "pips": None})
    speech = scene.speech
    placed = where_placed(scene, kind)
    moves = goals(scene, kind)
    return h.section(
        class_=["ord", moves is not None and "ord--open"],
        aria_label=speech.say("bo.order", kind=kind_name(speech, kind)),
    )[
        h.header[
            h.span(class_=["tk", f"s{(scene.you or 0) + 1}"])[icon(kind)],
            h.span(".kind")[kind_name(speech, kind)],
            strength(scene, kind, plan),
        ],
        h.div(".to")[
            h.span[whereto(scene, kind, plan, placed)],
            pick(scene, f"unplan {kind}", icon("undo"), "dock", "unplan") if offered(scene, f"unplan {kind}") else None,
        ],
        moves,
        cards(scene, kind, plan),
        note(scene, kind, plan),
        failure(scene, kind),
        hunt(scene, plan) if kind == "night" else None,
    ]


def strength(scene: Scene, kind: str, plan: View) -> Element:
    say = scene.speech.say
    needed = h.small[f" {say('bo.of-pips', pips=plan['pips'])}"] if plan["pips"] is not None else None
    return h.span(".v", id=f"strength-{kind}")[h.span(id=f"has-{kind}", data_tick=True)[str(plan["symbols"])], needed]


def where_placed(scene: Scene, kind: str) -> str | None:
    """Where one's own token of this kind lies."""
    view = seen(scene)
    stacks = [(quarter["name"], quarter["entrance"]) for quarter in view["quarters"]]
    stacks += [(name, view[name]) for name in PLACES]
    mine = {"seat": scene.you, "kind": kind}
    return next((name for name, stack in stacks if mine in stack), None)


def whereto(scene: Scene, kind: str, plan: View, placed: str | None) -> str:
    """Where an order lies, or is meant to go, and what it finds there."""
    speech = scene.speech
    name = placed or plan["to"]
    if name is None:
        return speech.say("bo.not-planned")
    if placed in PLACES:
        return speech.say("bo.lies-at", place=quarter_name(speech, name))
    quarter = next(one for one in seen(scene)["quarters"] if one["name"] == name)
    card = {"dawn": quarter["location"], "dusk": quarter["victim"]}.get(kind, quarter["victim"])
    found = speech.words.card_name(card) if card else speech.say("bo.no-victim")
    words = "bo.lies-in" if placed else "bo.meant-for"
    return speech.say(words, place=quarter_name(speech, name), card=found)


def goals(scene: Scene, kind: str) -> Element | None:
    """The Quarters an order can be turned to, or the places its token can be put."""
    speech = scene.speech
    dice = {quarter["name"]: quarter["die"] for quarter in seen(scene)["quarters"]}
    mine = own(scene)
    aim = mine["plan"].get(kind, {}).get("to") if mine is not None else None
    found: list[Node] = []
    for name in (*dice, *PLACES):
        content = [
            quarter_name(speech, name),
            h.small(title=f"{speech.term('die')} {dice[name]}")[str(dice[name])] if name in dice else None,
        ]
        option = next((one for one in (f"aim {kind} {name}", f"place {kind} {name}") if offered(scene, one)), None)
        if option:
            marked = "is-meant" if name == aim else ""
            found.append(pick(scene, option, content, "dock", marked))
        elif name == aim and offered(scene, f"unplan {kind}"):
            found.append(h.span(aria_current="true", class_="goal")[icon("check"), content])
    if not found:
        return None
    return h.div(
        ".pick.goals", role="group", data_arrows=True, aria_label=speech.say("bo.whereto", kind=kind_name(speech, kind))
    )[found]


def cards(scene: Scene, kind: str, plan: View) -> Node:
    """The cards under a token; while planning each can be taken back."""
    if not plan["cards"]:
        return None
    return h.ul(".under", id=f"under-{kind}")[
        [
            slip(
                scene,
                card,
                many,
                f"order/{kind}",
                [
                    h.span(".k")[
                        icon(kind), hidden(f"{kind_name(scene.speech, kind)} "), str(shows(card, kind) * many)
                    ],
                    pick(scene, f"take {card} {kind}", "×", "dock", "back")
                    if offered(scene, f"take {card} {kind}")
                    else None,
                ],
            )
            for card, many in counted(plan["cards"])
        ]
    ]


def note(scene: Scene, kind: str, plan: View) -> Node:
    """Whether an order is strong enough as things are now, what it costs, or why it can have no cards yet."""
    say, mine = scene.speech.say, own(scene)
    assert mine is not None, "only a seat has orders"
    if plan["to"] is None:
        first = next(one for one in KINDS if mine["plan"].get(one, {}).get("to") is None)
        told = kind == first and mine["hand"] and offered(scene, "done")
        return why_not(scene, f"put {mine['hand'][0]} {kind}") if told else None
    short = plan["pips"] - plan["symbols"]
    if short > 0:
        return h.p(".note.note--short")[icon("why"), h.span[say("bo.short", amount=short)]]
    cost = mine["costs"].get(plan["to"]) if kind == "dusk" else None
    influence = seen(scene)["players"][scene.you]["influence"]
    if cost is not None and cost > influence:
        return h.p(".note.note--short")[icon("why"), h.span[say("bo.poor", cost=cost, influence=influence)]]
    if kind == "dusk" and cost is None:
        return h.p(".note.note--short")[icon("why"), h.span[say("bo.no-victim")]]
    words = say("bo.enough") if cost is None else say("bo.enough-cost", cost=cost)
    return h.p(".note")[icon("check"), h.span[words]]


def failure(scene: Scene, kind: str) -> Node:
    """What an order costs that fails, at the die as it lies."""
    failures: Any = scene.explained.get("failures", {})
    if kind not in failures:
        return None
    costs = failures[kind]
    return h.p(".note.note--short")[
        icon("torpor"), h.span[scene.speech.counted("bo.fails", costs["cards"], blood=costs["blood"])]
    ]


def hunt(scene: Scene, plan: View) -> Node:
    """What a hunt there would do to one's fear, at the die as it lies."""
    hunts: Any = scene.explained.get("hunts")
    if hunts is None or plan["to"] is None:
        return None
    after = hunts[plan["to"]]
    worth = {name: signed(after[name]) for name in ("now", "then")}
    return h.p(".note")[icon("fear"), h.span[scene.speech.say("bo.hunt", fear=after["fear"], **worth)]]


# ---- the hand


def hand(scene: Scene) -> Node:
    """The cards in hand; while planning, each with a button for every order it can join."""
    mine = own(scene)
    assert mine is not None, "only a seat has a hand"
    say = scene.speech.say
    title = say("bo.your-hand", count=len(mine["hand"]), limit=mine["hand_limit"])
    return [
        h.h2(".label")[title],
        h.ul(".handlist", id=scene.keys.spot("in-hand"), tabindex="-1", aria_label=title)[
            [slip(scene, card, many, "hand", joining(scene, card)) for card, many in counted(mine["hand"])]
        ]
        if mine["hand"]
        else h.p(".soft.small")[say("bo.no-hand")],
    ]


def joining(scene: Scene, card: str) -> Element:
    """What a card shows of each kind; where it can join that order, as a button."""
    options = {kind: f"put {card} {kind}" for kind in KINDS}
    if not any(offered(scene, option) for option in options.values()):
        return tri(scene.speech, card)
    return h.span(".puts", role="group", data_arrows=True, aria_label=scene.speech.words.card_name(card))[
        [
            pick(
                scene,
                option,
                [icon(kind), str(shows(card, kind))],
                "dock",
                "put" if shows(card, kind) else "put put--0",
            )
            if offered(scene, option)
            else h.span(".put.put--no", aria_disabled="true")[
                icon(kind), hidden(f"{kind_name(scene.speech, kind)} "), str(shows(card, kind))
            ]
            for kind, option in options.items()
        ]
    ]


# ---- Rituals, the end of it


def rituals(scene: Scene) -> Node:
    """One's own Rituals: those that work by themselves, and those that can be used once a day."""
    view = seen(scene)
    me = view["players"][scene.you]
    if not me["rituals"]:
        return None
    return h.div(".own")[
        h.h2(".label")[scene.speech.say("bo.your-rituals")],
        [own_ritual(scene, card, card in me["used"]) for card in me["rituals"]],
    ]


def own_ritual(scene: Scene, card: str, used: bool) -> Element:
    say = scene.speech.say
    daily = RITUALS[NUMBER[card] - RITUAL].power is not None
    option = f"use {card}"
    can = offered(scene, option)
    when = say("bo.used-today") if used else "" if can else say("bo.once-a-day" if daily else "bo.always")
    return h.div(".ownrit", title=effect_text(scene.speech, card))[
        h.b[card_link(scene, card)],
        pick(scene, option, say("bo.use"), "dock", "btn use") if can else h.span(".when")[when],
        why_not(scene, option) if daily and not can and not used and offered_turn(scene) else None,
    ]


def offered_turn(scene: Scene) -> bool:
    return any(part.question.what in ("AskTurn", "AskEnd") for part in scene.play.parts)


def ready(scene: Scene) -> Node:
    """The one button that ends a plan or a turn; or, before the token is placed, that it ends with the token."""
    say, view = scene.speech.say, seen(scene)
    question = scene.question
    if question is not None and any(option.startswith("place ") for option in question.options):
        return h.label(".done-row.small")[
            h.input("#end-turn", type="checkbox", name="end", value="yes", form=FORM, data_habit="end"),
            say("bo.end-with-token"),
        ]
    if offered(scene, "end"):
        return h.div(".done-row")[pick(scene, "end", say("bo.end-turn"), "dock", "btn btn--do", said=False)]
    if not offered(scene, "done"):
        return None
    seats, mine = len(view["players"]), own(scene)
    bright = "btn btn--do" if mine is not None and mine["plan"] else "btn"  # a Day without orders is seldom meant
    return h.div(".done-row")[
        pick(scene, "done", say("bo.i-am-ready"), "dock", bright, said=False),
        h.span(".small.soft")[say("bo.are-ready", ready=seats - len(view["waiting_for"]), seats=seats)],
    ]
