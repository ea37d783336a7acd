"""What every game's drawing may fall back on: a question with its options as buttons, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.drawings.parts import cards_of, linked
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Lens, Scene


def sentence(scene: Scene) -> Node:
    """The question in words, as the kernel asks it."""
    question = scene.play.parts[-1].question
    text = scene.speech.words.question(question, scene.names, scene.you)
    return linked(text, scene.game, cards_of(scene.game, question.facts), scene.names, scene.speech)


def picks(scene: Scene, options: Sequence[str] | None = None, place: int | None = None) -> Element:
    """Options as a strip of buttons. Without `options`: all of the part that is open, or was chosen last."""
    at = min(scene.place, len(scene.play.parts) - 1) if place is None else place
    part = scene.play.parts[at]
    shown = part.question.options if options is None else options
    label = scene.speech.words.question(part.question, scene.names, scene.you)
    return h.div(".pick", role="group", aria_label=label, data_arrows=True)[
        [
            scene.choice(option, at, id=scene.keys.spot("pick", at, option), aria_pressed=pressed(scene, option, at))[
                scene.speech.words.option(part.question, option, scene.names)
            ]
            for option in shown
        ]
    ]


def pressed(scene: Lens, option: str, place: int) -> str:
    return "true" if scene.is_chosen(option, place) else "false"
