"""How hard something is to play: one to three strokes, and what they mean."""

from __future__ import annotations

from gloam.bots.ease import EASIEST, HARDEST
from gloam.web import tags as h
from gloam.web.elements import Element
from gloam.words.pages import Speech


def difficulty(speech: Speech, level: int) -> Element:
    return h.span(".ease", title=speech.say("ease.why"))[
        h.span(".strokes", aria_hidden="true")[
            [h.i(class_=[stroke <= level and "on"]) for stroke in range(EASIEST, HARDEST + 1)]
        ],
        h.span[speech.say(f"ease.{level}")],
    ]
