"""Small pieces that the parts of Rivals' table share."""

from __future__ import annotations

from typing import Any, Final, cast

import htpy as h
from htpy import Element, Node

from gloam.core.question import Question
from gloam.web.drawings.parts import hidden
from gloam.web.scenes.scene import Scene
from gloam.words.rivals.saying import parts_of

View = dict[str, Any]
SHORT: Final = ("attack", "move", "claim", "use", "burn", "target", "block", "choose", "challenge", "resolve", "add")
SIGILS: Final = ("seat-key", "seat-moth", "seat-thorn", "seat-bell")


def seen(scene: Scene) -> View:
    return cast("View", scene.view)


def own(scene: Scene) -> View | None:
    """What only the viewer knows; nothing for somebody who watches."""
    return seen(scene).get("you")


def asked(scene: Scene) -> Question | None:
    """The question on the page: the open one, or the one whose answer waits to be confirmed."""
    parts = scene.play.parts
    return parts[min(scene.place, len(parts) - 1)].question if parts else scene.question


def pick(scene: Scene, option: str, content: Node, where: str, kind: str = "") -> Element:
    """The button for one answer, where its card lies on the table."""
    return scene.choice(
        option,
        id=scene.keys.spot("pick", where, option),
        class_=kind or False,
        aria_pressed="false",
    )[content, hidden(f" ({scene.said(option)})")]


def card_link(scene: Scene, card: str) -> Element:
    return h.a(href=scene.card_url(card), target="rules", data_read=card)[scene.speech.words.card_name(card)]


def card_of(question: Question, option: str) -> str:
    """The card that an answer speaks of first of all: its handle or its id; '' where it speaks of none."""
    verb, *rest = option.split(" ")
    return "" if question.what == "AskWhich" else str(parts_of(verb, rest).get("card", ""))


def of_handle(scene: Scene, handle: str) -> list[str]:
    """The answers that can be given now and speak of this card in play first of all."""
    question = scene.question
    if question is None or scene.still:
        return []
    return [option for option in question.options if card_of(question, option) == handle]


def doings(scene: Scene, handle: str) -> Node:
    """What can be done with a card, as buttons beside it."""
    found = of_handle(scene, handle)
    if not found:
        return None
    return h.span(".r-do", role="group", data_arrows=True)[
        [pick(scene, option, word_of(scene, option), "table", "here") for option in found]
    ]


def word_of(scene: Scene, option: str) -> str:
    """What an answer does, in a word where one is enough: the card it is done with stands beside it."""
    verb, _, rest = option.partition(" ")
    return scene.speech.say(f"riv.do.{verb}") if verb in SHORT and " " not in rest else scene.said(option)
