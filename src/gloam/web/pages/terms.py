"""The words of a game where a newcomer meets them: underlined, and explained under the pointer, the focus or a tap."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.elements import Element, Node
from gloam.words.lessons import Explained, LessonWords, emphasis


def explained(speech: LessonWords, text: str, met: set[str]) -> list[Node]:
    """A text in which each word is explained where it first appears. `met` are those that have been."""
    return [term(speech, one, part) if one else part for part, one in speech.explained(text, met)]


def term(speech: LessonWords, one: Explained, written: str) -> Element:
    """A word that explains itself. Without a script it leads to where all of them stand."""
    url, more = f"/learn/{speech.words.game}#word-{one.key}", speech.worded("words")
    return h.a(".term", href=url, target="rules", data_why=one.means, data_more=more)[written]


def paragraph(speech: LessonWords, text: str, met: set[str]) -> list[Node]:
    """The same with what stands out in it."""
    return [
        h.strong[explained(speech, part, met)] if strong else explained(speech, part, met)
        for part, strong in emphasis(text)
    ]


def words_list(speech: LessonWords, anchors: bool = False) -> Element:
    """All words of the game."""
    return h.dl(".gloss")[
        [h.div(id=f"word-{one.key}" if anchors else None)[h.dt[one.word], h.dd[one.means]] for one in speech.glossary()]
    ]
