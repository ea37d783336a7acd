"""Answers to what others do, and to what one's own cards offer: block, Reaction, abilities, yes or no."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import CARDS, NUMBER
from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.drawings.rivals import hand
from gloam.web.drawings.rivals.choosing import MADE, WEIGHED, because, ends, label_of, pointed, press
from gloam.web.drawings.rivals.pieces import seen
from gloam.web.drawings.rivals.plays import Span, everyone, name_of, now
from gloam.web.drawings.rivals.pointing import beside
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene

PASSES: Final = ("let", "pass", "none", "no", "refuse", "out")


def passing(scene: Scene, span: Span) -> Node:
    """The answer that does nothing: never the bright one."""
    found = [option for option in span.options if option in PASSES]
    return [press(scene, span, option, [icon("pass"), scene.said(option, span.last)], MADE, "btn") for option in found]


def block(scene: Scene, span: Span) -> Node:
    """Who steps in front of the target; who stands there and cannot, with the reason."""
    attack = seen(scene)["attack"]
    target = str(span.question.facts["card"])
    mates = [handle for handle in (attack["defenders"] if attack else ()) if handle != target]
    reasons = [scene.why_not(f"block {handle}", span.last) for handle in mates if f"block {handle}" not in span.options]
    blockers = span.verb("block")
    return [
        pointed(scene, span, blockers, WEIGHED) if blockers else None,
        abilities(scene, span) if span.verb("use") else None,
        because(scene, reasons),
        ends(scene, span, [passing(scene, span)]),
    ]


def reaction(scene: Scene, span: Span) -> Node:
    """A card from the hand, or none."""
    return ends(
        scene, span, [passing(scene, span)], scene.speech.say("riv.dock.react-about") if span.verb("lay") else None
    )


def window(scene: Scene, span: Span) -> Node:
    """The abilities that can be used now, each with what it does."""
    return [abilities(scene, span), ends(scene, span, [passing(scene, span)])]


def abilities(scene: Scene, span: Span) -> Node:
    options = span.verb("use")
    if not options:
        return None
    return h.div(".r-acts.r-acts--few", role="group", aria_label=label_of(scene, span), data_arrows=True)[
        [press(scene, span, option, ability(scene, span, option), WEIGHED, "r-act", brief=True) for option in options]
    ]


def traps(scene: Scene, span: Span) -> Node:
    """The Traps that can be resolved now, each with what it does; or that there is none."""
    options = span.verb("resolve")
    doors = h.div(".r-acts.r-acts--few", role="group", aria_label=label_of(scene, span), data_arrows=True)[
        [
            press(scene, span, option, ability(scene, span, option, "trap"), WEIGHED, "r-act", brief=True)
            for option in options
        ]
    ]
    none = None if options else scene.speech.say("riv.no-trap")
    return [doors if options else None, ends(scene, span, [passing(scene, span)], none)]


def ability(scene: Scene, span: Span, option: str, symbol: str = "ongoing") -> Node:
    """The card, and its text."""
    card, _ = everyone(now(scene)).get(option.split(" ")[1], (None, None))
    id_ = card["card"] if card else None
    text = scene.speech.words.card(id_) if id_ else ""
    return [icon(symbol), h.span[h.b[scene.said(option, span.last)], h.small[text]]]


def challenge(scene: Scene, span: Span) -> Node:
    """Which of one's ready vampires attacks the claimant."""
    found = span.verb("challenge")
    return [pointed(scene, span, found, WEIGHED) if found else None, ends(scene, span, [passing(scene, span)])]


def may(scene: Scene, span: Span) -> Node:
    """Yes or no, beside the card that asks."""
    yes = [option for option in span.options if option not in PASSES]
    bright = [press(scene, span, option, scene.said(option, span.last), MADE, "btn btn--do") for option in yes]
    return beside(scene, span, ends(scene, span, [bright, passing(scene, span)]))


def texts(scene: Scene, span: Span) -> Node:
    """One's own texts that act now: one to be used or not, or several whose order is chosen."""
    cards = [str(card) for card in told(span) if card in NUMBER]
    one = len(span.verb("use")) == 1
    shown = [hand.shown(scene, span, card) for card in dict.fromkeys(cards)][:1] if one else []
    yes = [
        press(scene, span, option, scene.said(option, span.last), MADE, "btn btn--do") for option in span.verb("use")
    ]
    choices = ends(scene, span, [yes, passing(scene, span)])
    if one:
        return h.div(".r-beside")[shown, h.div(".r-choices")[choices]]
    return [abilities(scene, span), ends(scene, span, [passing(scene, span)])]


def told(span: Span) -> tuple[object, ...]:
    cards = span.question.facts.get("cards")
    return cards if isinstance(cards, tuple) else ()


def ways(scene: Scene, span: Span) -> Node:
    """Different things that a card can do: a door each."""
    return beside(
        scene,
        span,
        h.div(".r-acts.r-acts--few", role="group", aria_label=label_of(scene, span), data_arrows=True)[
            [
                press(scene, span, option, [icon("next"), h.span[h.b[scene.said(option, span.last)]]], WEIGHED, "r-act")
                for option in span.options
            ]
        ],
    )


SPOILS: Final = {"attach": "retainer", "burn": "burn", "prestige": "prestige"}


def spoils(scene: Scene, span: Span) -> Node:
    """A mortal that has fallen: kept, or burned. The card stands beside both."""
    handle = str(span.question.facts["card"])
    names = dict([str(one).split(" ") for one in fact(span, "names")])
    card = names.get(handle, "")
    told = spoiling(scene, span, card)
    return h.div(".r-beside")[
        hand.shown(scene, span, card) if card in NUMBER else None,
        h.div(".r-choices.r-acts.r-acts--few", role="group", aria_label=label_of(scene, span), data_arrows=True)[
            [
                press(
                    scene,
                    span,
                    option,
                    [
                        icon(SPOILS[option]),
                        h.span[
                            h.b[scene.said(option, span.last)],
                            h.small[scene.speech.say(f"riv.dock.spoils-{option}", **told)],
                        ],
                    ],
                    WEIGHED,
                    "r-act",
                )
                for option in span.options
            ]
        ],
    ]


def spoiling(scene: Scene, span: Span, card: str) -> dict[str, object]:
    """Who takes the mortal, how much Blood it has, and how much the mortal would mend."""
    to = str(span.question.facts["to"])
    taker, _ = everyone(now(scene))[to]
    return {
        "name": name_of(scene, to, span.question),
        "blood": taker["blood"],
        "potency": taker["potency"],
        "mends": CARDS[NUMBER[card]].mends,
        "bribe": CARDS[NUMBER[card]].bribe,
    }


def fact(span: Span, key: str) -> tuple[object, ...]:
    found = span.question.facts.get(key)
    return found if isinstance(found, tuple) else ()
