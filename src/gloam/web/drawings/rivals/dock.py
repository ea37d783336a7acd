"""The dock of Rivals: the question, the hand, and what can be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import htpy as h
from htpy import Element, Node

from gloam.core.question import Question
from gloam.web.drawings import plain
from gloam.web.drawings.rivals.cards import kinds_of
from gloam.web.drawings.rivals.pieces import asked, card_link, own
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
        return plain.picks(scene)
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
    return h.div[
        h.b[f"{many} × " if many > 1 else None, card_link(scene, card)],
        h.small[kinds_of(scene.speech, card)],
        h.span(".does")[scene.speech.words.card(card)],
    ]


def costly(view: Mapping[str, Any], question: Question, option: str) -> bool:
    """To end the phase with actions left is asked once more."""
    return question.what == "AskAction" and option == "end" and bool(view["actions"])


def bill(scene: Scene) -> Node:
    question = asked(scene)
    if question is None or question.what != "AskAction" or not scene.play.chosen:
        return None
    return scene.speech.say("riv.bill.end") if scene.play.chosen[0] == "end" else None
