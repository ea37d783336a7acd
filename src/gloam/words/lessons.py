"""What is said to learners: the coach's lines, a game in three minutes, its words, what good players know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gloam.words import Words, words
from gloam.words.files import written
from gloam.words.forms import capital
from gloam.words.games import GAMES

FILE: Final = "lessons"
STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
POINT: Final = re.compile(r"\{(\d)\} ?")  # in a line: here the coach points at something, by this number


@dataclass(frozen=True)
class Explained:
    """A word of the game, and what it means. `forms`: how else it is written in a sentence."""

    key: str
    word: str
    means: str
    forms: tuple[str, ...]

    @property
    def spellings(self) -> list[str]:
        """As it may stand in a sentence, and at its beginning. Two words that are explained together are two."""
        found = [*self.word.split(", "), *self.forms]
        return list(dict.fromkeys([*found, *[capital(form) for form in found]]))


@dataclass(frozen=True)
class Advice:
    """Something that good players know, and how we know it; '' where it follows from the rules."""

    key: str
    say: str
    measured: str


class LessonWords:
    """Speaks to whoever learns one game, in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language: Final = language
        self.words: Final[Words] = words(language, game)
        self.sentences: Final = self.words.common.lessons
        self.written: Final = written(language, GAMES[game].room, FILE)

    def worded(self, key: str, **facts: object) -> str:
        """One of the lines that all games share."""
        return self.words.typeset(self.sentences[key].format(**facts))

    # ---- a lesson

    def line(self, lesson: str, key: str) -> str:
        """One of a lesson's own lines: its `title`, its `idea`, or what the coach says."""
        return "".join([text for text, _ in self.pointed(lesson, key)])

    def pointed(self, lesson: str, key: str) -> list[tuple[str, str]]:
        """The same in parts, each with the number that stands before it; '' before the first where none does."""
        numbered = POINT.split(self.words.typeset(POINT.sub(r"{\1}", str(self.of_lesson(lesson)[key]))))
        pairs = zip(numbered[2::2], numbered[1::2], strict=True)
        return [pair for pair in [(numbered[0], ""), *pairs] if pair[0]]

    def has(self, lesson: str, key: str) -> bool:
        return key in self.of_lesson(lesson)

    def keys(self, lesson: str) -> list[str]:
        return list(self.of_lesson(lesson))

    def of_lesson(self, lesson: str) -> dict[str, object]:
        found = self.written.get("lesson", {}).get(lesson, {})
        assert isinstance(found, dict), f"the lines of {lesson} are a table"
        return found

    # ---- the game in three minutes

    def overview(self) -> list[str]:
        """The goal, then paragraph by paragraph how it is reached. What is between ** stands out."""
        said = self.written["overview"]["say"]
        assert isinstance(said, list), "an overview is a list of paragraphs"
        return [self.words.typeset(str(one)) for one in said]

    # ---- words and tips

    def glossary(self) -> list[Explained]:
        return [
            Explained(
                key,
                self.words.typeset(entry["word"]),
                self.words.typeset(entry["means"]),
                tuple(entry.get("forms", ())),
            )
            for key, entry in entries(self.written.get("word", {}))
        ]

    def explained(self, text: str, met: set[str]) -> list[tuple[str, Explained | None]]:
        """A text in parts, each with the word of the game that it is, where that word first appears. `met` has the keys
        of those that have appeared before, and of these too from now on."""
        pattern, spelled = spellings(self.language, self.words.game)
        parts: list[tuple[str, Explained | None]] = []
        end = 0
        for found in pattern.finditer(text):
            entry = spelled[found[0]]
            if entry.key not in met:
                met.add(entry.key)
                parts += [(text[end : found.start()], None), (found[0], entry)]
                end = found.end()
        return [part for part in [*parts, (text[end:], None)] if part[0]]

    def tips(self) -> list[Advice]:
        return [
            Advice(key, self.words.typeset(entry["say"]), self.words.typeset(entry.get("measured", "")))
            for key, entry in entries(self.written.get("tip", {}))
        ]


def entries(table: dict[str, object]) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, entry in table.items():
        assert isinstance(entry, dict), f"{key} is a table"
        yield key, entry


@cache
def spellings(language: str, game: str) -> tuple[re.Pattern[str], dict[str, Explained]]:
    """What finds the words of a game in a text, the longest first, and what each of them is."""
    found = {spelling: entry for entry in LessonWords(language, game).glossary() for spelling in entry.spellings}
    either = "|".join([re.escape(spelling) for spelling in sorted(found, key=lambda one: (-len(one), one))])
    return re.compile(rf"(?<![\w-])({either})(?![\w-])"), found


def emphasis(text: str) -> list[tuple[str, bool]]:
    """A text in parts, each with whether it stands out."""
    parts = STRONG.split(text)
    return [(part, place % 2 == 1) for place, part in enumerate(parts) if part]
