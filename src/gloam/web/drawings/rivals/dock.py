"""The dock of Rivals: the question, the hand, and what can be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import htpy as h
from htpy import Element, Node

from gloam.core.question import Question
from gloam.rivals.catalogue import CARDS, NUMBER
from gloam.web.drawings import plain
from gloam.web.drawings.parts import figure
from gloam.web.drawings.rivals.cards import icons, kinds_of, numbers
from gloam.web.drawings.rivals.pieces import asked, card_link, card_of, own
from gloam.web.scenes.scene import Scene

GROUPS: Final = (
    ("actions", ("draw", "recruit", "attack", "claim", "play")),
    ("free", ("move", "regroup", "use", "burn")),
    ("plots", ("show", "ask", "add", "resolve", "reveal", "order")),
    ("end", ("end",)),
)


def answers(scene: Scene) -> Node:
    """All answers as buttons; the menu of the Action Phase in groups."""
    question = asked(scene)
    if question is None:
        return None
    if question.what != "AskAction" or scene.play.chosen:
        return [about(scene, question), plain.picks(scene)]
    return h.div(".r-menu")[[group(scene, question, title, verbs) for title, verbs in GROUPS]]


def group(scene: Scene, question: Question, title: str, verbs: tuple[str, ...]) -> Node:
    mine = [option for option in question.options if option.partition(" ")[0] in verbs]
    if not mine:
        return None
    return h.div(".r-group")[h.h3(".label")[scene.speech.say(f"riv.menu.{title}")], plain.picks(scene, mine)]


def hand(scene: Scene) -> Node:
    mine = own(scene)
    if mine is None or not mine["hand"]:
        return None
    cards = {card: mine["hand"].count(card) for card in mine["hand"]}
    return h.ul(".r-hand", aria_label=scene.speech.say("riv.your-hand"))[
        [h.li(".r-slip")[held(scene, card, many)] for card, many in cards.items()]
    ]


def held(scene: Scene, card: str, many: int) -> Element:
    speech, one = scene.speech, CARDS[NUMBER[card]]
    words = icons(speech, one)
    return h.div[
        h.b[f"{many} × " if many > 1 else None, card_link(scene, card)],
        h.small[kinds_of(speech, card)],
        h.span(".fg")[[figure(symbol, number, word, "fig--soft") for symbol, number, word in numbers(speech, one)]],
        h.small[words] if words else None,
        h.span(".does")[speech.words.card(card)],
    ]


def about(scene: Scene, question: Question) -> Node:
    """The cards that can be chosen and lie nowhere in sight: in a deck, or in somebody else's hand."""
    mine = own(scene)
    held_now = set(mine["hand"]) if mine else set()
    named = dict.fromkeys([card_of(question, option) for option in question.options])
    cards = [card for card in named if card in NUMBER and card not in held_now]
    if not cards:
        return None
    return h.ul(".r-hand.r-about", aria_label=scene.speech.say("riv.about"))[
        [h.li(".r-slip")[held(scene, card, 1)] for card in cards]
    ]


def costly(view: Mapping[str, Any], question: Question, option: str) -> bool:
    """To end the phase with actions left is asked once more."""
    return question.what == "AskAction" and option == "end" and bool(view["actions"])


def bill(scene: Scene) -> Node:
    question = asked(scene)
    if question is None or question.what != "AskAction" or not scene.play.chosen:
        return None
    return scene.speech.say("riv.bill.end") if scene.play.chosen[0] == "end" else None
