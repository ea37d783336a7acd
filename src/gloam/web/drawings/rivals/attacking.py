"""An attack put together as one sentence: who, with whom, at whom, how, with which card, for how much Intel."""

from __future__ import annotations

from typing import Any, Final

from gloam.web import tags as h
from gloam.web.drawings.parts import icon, slotted
from gloam.web.drawings.rivals.choosing import (
    MADE,
    WEIGHED,
    ends,
    label_of,
    press,
    said,
    strip,
    toggle,
    who,
)
from gloam.web.drawings.rivals.numbers import joined
from gloam.web.drawings.rivals.pieces import seen
from gloam.web.drawings.rivals.plays import Span, everyone, name_of, now, spans
from gloam.web.drawings.rivals.reckoning import label
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

ATTACKING: Final = ("DraftAttack", "AskTarget", "AskType", "AskAttackCard")
ATTRIBUTES: Final = {"ranged": None, "physical": 0, "social": 1, "mental": 2}


def party(scene: Scene, span: Span) -> Node:
    """Who comes along: any of the ready vampires in The Street."""
    leading = str(span.question.facts["card"])
    mates = [
        card["handle"]
        for card in seen(scene)["players"][span.question.seat]["coterie"]
        if card["handle"] != leading
        and (f"with {card['handle']}" in every(span) or f"without {card['handle']}" in every(span))
    ]
    buttons = [toggle(scene, span, f"with {mate}", who(scene, span, mate), f"without {mate}") for mate in mates]
    go = span.open and press(
        scene,
        span,
        "go",
        scene.said("go", span.last),
        MADE if span.what == "DraftClaim" else "",
        "btn btn--do",
    )
    return [
        strip(label_of(scene, span), buttons, "r-whos") if buttons else None,
        ends(scene, span, [go]) if go else None,
    ]


def every(span: Span) -> set[str]:
    return {option for part in span.parts for option in part.question.options}


def kind(scene: Scene, span: Span) -> Node:
    """Ranged, Physical, Social or Mental, each with the attacker's attribute."""
    attack = now(scene)["attack"]
    card, _ = everyone(now(scene)).get(str(attack and attack["attacker"]), (None, None))
    return strip(label_of(scene, span), [one_kind(scene, span, option, card) for option in span.options], "r-types")


def one_kind(scene: Scene, span: Span, option: str, attacker: object) -> Element:
    place = ATTRIBUTES[option]
    number = ""
    if isinstance(attacker, dict) and "attributes" in attacker and place is not None:
        number = str(attacker["attributes"][place])
    return press(
        scene, span, option, [icon(option), h.span[scene.said(option, span.last)], h.b[number] if number else None]
    )


def card(scene: Scene, span: Span) -> Node:
    """What is not laid from the hand: no card, or one face up."""
    return strip(
        label_of(scene, span),
        [said(scene, span, option, WEIGHED) for option in span.options if not option.startswith("lay ")],
    )


def intel(scene: Scene, span: Span) -> Node:
    """How much is missing; cards for it are chosen in the hand. Or a card that gives Intel is played face up."""
    missing = int(str(span.question.facts["missing"]))
    mine = span.question.facts["seat"] == span.question.seat
    shown, bought = span.verb("show"), span.verb("use")
    say = scene.speech.say
    nothing = "riv.dock.intel-own" if mine else "riv.dock.intel-none"
    key = "riv.dock.intel-enough" if missing <= 0 else "riv.dock.intel-some" if given(span) else nothing
    done = press(
        scene,
        span,
        "done",
        say(key),
        "" if mine and span.first else MADE,
        "btn btn--do" if missing <= 0 and span.open else "btn",
        brief=True,
    )
    return [
        h.p(".r-meter")[
            meter(scene, given(span), given(span) + max(0, missing)), say("riv.dock.intel", missing=max(0, missing))
        ],
        strip(label_of(scene, span), [said(scene, span, option) for option in shown]) if shown else None,
        strip(label_of(scene, span), [said(scene, span, option) for option in bought]) if bought else None,
        ends(scene, span, [done]) if "done" in span.options else None,
    ]


def given(span: Span) -> int:
    return len([option for option in span.chosen if option.startswith("discard ")])


def meter(scene: Scene, full: int, whole: int) -> Element:
    """So much of so much."""
    return h.span(".r-track", aria_hidden="true")[
        [h.i(class_="on" if place < full else False) for place in range(whole)]
    ]


# ---- what it comes to


def forecast(scene: Scene) -> Node:
    """The sum if nothing answers: before a block, a Reaction, abilities and prevention."""
    plain = reckoned(scene) if is_attack(scene) else None
    if not isinstance(plain, dict):
        return None
    say, name = scene.speech.say, name_of(scene, str(plain["card"]))
    dealt, left, blood = plain["dealt"], plain["left"], plain["blood"]
    card, _ = everyone(now(scene)).get(str(plain["card"]), ({}, None))
    mortal = "potency" not in card
    end = "riv.dock.if-falls" if plain["falls"] else "riv.dock.if-withstands" if mortal else "riv.dock.if-stands"
    return h.div(".r-if")[
        h.span(".label")[say("riv.dock.if-nothing")],
        h.p[
            say("riv.dock.if-dealt", dealt=dealt, left=left),
            " ",
            say(end, name=name, blood=blood, after=max(0, blood - left)),
            [" ", say("riv.dock.if-more", more=plain["more"])] if plain["more"] else None,
            h.small(".r-adds-up")[summed(scene, plain["parts"])],
        ],
    ]


def summed(scene: Scene, parts: list[dict[str, Any]]) -> str:
    """The parts of what is dealt and of what holds it back; what a card does is one part."""
    told: dict[tuple[str, int], int] = {}
    for part in parts:
        key = (label(scene, part), part["sign"])
        told[key] = told.get(key, 0) + part["high"]
    summands = [(sign * amount, name) for (name, sign), amount in told.items() if amount]
    return f" {joined(summands)}" if len(summands) > 1 else ""


def reckoned(scene: Scene) -> object:
    """The sum as the engine reckons it; where nobody answers, as against a mortal, as it was before the last part."""
    plain = (scene.ahead or {}).get("plain")
    last = scene.play.parts[-1]
    if plain is None and last.question.what == "AskAttackCard" and last.option == "none":
        return (last.asked.outlook() or {}).get("plain")
    return plain


# ---- the sentence


def sentence(scene: Scene) -> Node:
    """ "Hydra attacks Guv'nah with Throat Rip, Physical, for 1 Intel?" """
    play, say = spans(scene), scene.speech.say
    by = {span.what: span for span in play}
    begun = str(by["DraftAttack"].question.facts["card"]) if "DraftAttack" in by else ""
    attacker = chosen_or(scene, by, "AskAction", "attacker") or begun
    target = chosen_or(scene, by, "AskTarget", "target")
    type_ = chosen_or(scene, by, "AskType", "type")
    laid = chosen_or(scene, by, "AskAttackCard", "")
    return slotted(
        scene.speech,
        "riv.say.attack",
        {
            "attacker": slot(scene, by.get("AskAction"), name_of(scene, last_word(attacker)), ""),
            "target": slot(scene, by.get("AskTarget"), name_of(scene, last_word(target)), say("riv.slot.whom")),
            "type": slot(
                scene, by.get("AskType"), scene.speech.term(f"type.{type_}") if type_ else "", say("riv.slot.how")
            ),
            "card": slot(scene, by.get("AskAttackCard"), card_said(scene, laid), say("riv.slot.card")),
            "intel": intel_said(scene, by.get("AskIntel")),
        },
    )


def chosen_or(scene: Scene, by: dict[str, Span], what: str, fact: str) -> str:
    """What was chosen for this question, or what the table says; '' for neither."""
    if what in by:
        return by[what].parts[-1].option
    attack = now(scene)["attack"]
    return str(attack[fact] or "") if attack and fact else ""


def last_word(option: str) -> str:
    return option.rpartition(" ")[2]


def card_said(scene: Scene, laid: str) -> str:
    if not laid:
        return ""
    return scene.speech.say("riv.slot.no-card") if laid == "none" else scene.speech.words.card_name(laid.split(" ")[1])


def intel_said(scene: Scene, span: Span | None) -> Node:
    """How many cards go for Intel."""
    if span is None or not given(span):
        return None
    return [", ", slot(scene, span, scene.speech.say("riv.slot.intel", count=given(span)), "")]


def slot(scene: Scene, span: Span | None, text: str, empty: str) -> Element:
    """A part of the sentence; it leads to where it is chosen."""
    words, look = (text, "slot") if text else (empty, "slot slot--open")
    if span is None:
        return h.span(class_=look)[words]
    return h.a(class_=look, href=f"#{part_id(scene, span)}")[words]


def part_id(scene: Scene, span: Span) -> str:
    return scene.keys.spot("part", span.first)


def is_attack(scene: Scene) -> bool:
    """Is the play an attack of the viewer's own?"""
    return any(span.what in ATTACKING for span in spans(scene))
