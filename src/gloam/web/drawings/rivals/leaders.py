"""The beginning: a Leader is chosen, and bid for where others begin with the same."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import icon, why
from gloam.web.drawings.rivals import hand
from gloam.web.drawings.rivals.choosing import MADE, ends, label_of, press
from gloam.web.drawings.rivals.pieces import seen
from gloam.web.drawings.rivals.plays import Span
from gloam.web.drawings.rivals.pointing import card_hit
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene


def leader(scene: Scene, span: Span) -> Node:
    """One's vampires as cards, each of them a choice, and what it costs to begin with one. [setup.leader-blood]"""
    prestige = seen(scene)["players"][span.question.seat]["prestige"]
    return [
        h.div(".hand.r-hand.r-leaders", role="group", aria_label=label_of(scene, span), data_arrows=True)[
            [card_hit(scene, span, option) for option in span.options]
        ],
        h.p(".r-price")[
            icon("prestige"),
            h.span[
                scene.speech.say("riv.dock.leader-price", prestige=prestige),
                " ",
                why(scene.speech, scene.game, "setup.leader-blood"),
            ],
        ],
    ]


def bid(scene: Scene, span: Span) -> Node:
    """The vampire, and how much Prestige it is worth."""
    amounts = span.verb("bid")
    passes = [press(scene, span, "pass", scene.said("pass", span.last), MADE, "btn")] if "pass" in span.options else []
    return h.div(".r-beside")[
        hand.shown(scene, span, str(span.question.facts["card"])),
        h.div(".r-choices")[
            h.div(".pick.r-numbers", role="group", aria_label=label_of(scene, span), data_arrows=True)[
                [press(scene, span, option, option.split(" ")[1], "?", brief=True) for option in amounts]
            ],
            ends(scene, span, passes) if passes else None,
        ],
    ]
