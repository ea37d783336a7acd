"""What good players know, one thing at a time: where a game has ended, and where one waits for the next."""

from __future__ import annotations

from zlib import crc32

from gloam.lessons import tips
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, why
from gloam.web.elements import Element
from gloam.words.lessons import Advice, LessonWords
from gloam.words.pages import Speech


def chosen(words: LessonWords, place: str) -> Advice:
    """The tip that belongs to this place: always the same there, and another elsewhere."""
    every = words.tips()
    return every[crc32(place.encode()) % len(every)]


def tip(speech: Speech, game: str, place: str) -> Element:
    """A tip for this game, with the rule that it follows from, or the way to how it was measured."""
    words = LessonWords(speech.language, game)
    advice = chosen(words, place)
    rules = next((one.rules for one in tips(game) if one.id == advice.key), ())
    return h.aside(".tip", aria_label=words.worded("tips"))[
        icon("coach"),
        h.p[
            h.b[words.worded("tips")],
            h.span[advice.say],
            why(speech.of(game), game, rules[0])
            if rules
            else h.a(".why", href=f"/learn/{game}#tips", target="rules")[icon("why"), h.span[words.worded("why")]],
        ],
    ]
