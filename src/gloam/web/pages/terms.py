"""The words of a game where a newcomer meets them: underlined, and explained under the pointer, the focus or a tap."""

from __future__ import annotations

import re
from functools import cache

import htpy as h
from htpy import Element, Node

from gloam.words.forms import capital
from gloam.words.lessons import Explained, LessonWords, emphasis


@cache
def known(language: str, game: str) -> tuple[re.Pattern[str], dict[str, Explained]]:
    """What finds the words of a game in a text, and what each of them means. The longest come first."""
    glossary = LessonWords(language, game).glossary()
    found = {way: one for one in glossary for form in (one.word, *one.forms) for way in (form, capital(form))}
    forms = sorted(found, key=lambda form: (-len(form), form))
    return re.compile(rf"(?<!\w)({'|'.join(re.escape(form) for form in forms)})(?!\w)"), found


def explained(speech: LessonWords, text: str, met: set[str]) -> list[Node]:
    """A text in which each word is explained where it first appears. `met` are those that have been."""
    pattern, found = known(speech.language, speech.words.game)
    pieces: list[Node] = []
    for place, piece in enumerate(pattern.split(text)):
        one = found[piece] if place % 2 else None
        if one is None or one.key in met:
            pieces.append(piece)
        else:
            met.add(one.key)
            pieces.append(term(speech, one, piece))
    return pieces


def term(speech: LessonWords, one: Explained, written: str) -> Element:
    """A word that explains itself. Without a script it leads to where all of them stand."""
    url, more = f"/learn/{speech.words.game}#word-{one.key}", speech.worded("words")
    return h.a(".term", href=url, target="rules", data_why=one.means, data_more=more)[written]


def paragraph(speech: LessonWords, text: str, met: set[str]) -> list[Node]:
    """The same with what stands out in it."""
    return [
        h.strong[explained(speech, part, met)] if strong else h.fragment[explained(speech, part, met)]
        for part, strong in emphasis(text)
    ]


def words_list(speech: LessonWords, anchors: bool = False) -> Element:
    """All words of the game."""
    return h.dl(".gloss")[
        [h.div(id=f"word-{one.key}" if anchors else None)[h.dt[one.word], h.dd[one.means]] for one in speech.glossary()]
    ]
