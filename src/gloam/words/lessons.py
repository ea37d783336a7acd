"""What is said to learners: the coach's lines, a game in three minutes, its words, what good players know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gloam.words import Words, words
from gloam.words.files import written
from gloam.words.games import GAMES

FILE: Final = "lessons"
STRONG: Final = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True)
class Explained:
    """A word of the game, and what it means. `forms`: how else it is written in a sentence."""

    key: str
    word: str
    means: str
    forms: tuple[str, ...]


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
        return self.words.typeset(str(self.of_lesson(lesson)[key]))

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
            Explained(key, self.words.typeset(entry["word"]), self.words.typeset(entry["means"]), tuple(entry["forms"]))
            for key, entry in entries(self.written.get("word", {}))
        ]

    def tips(self) -> list[Advice]:
        return [
            Advice(key, self.words.typeset(entry["say"]), self.words.typeset(entry.get("measured", "")))
            for key, entry in entries(self.written.get("tip", {}))
        ]


def entries(table: dict[str, object]) -> Iterator[tuple[str, dict[str, str]]]:
    for key, entry in table.items():
        assert isinstance(entry, dict), f"{key} is a table"
        yield key, entry


def emphasis(text: str) -> list[tuple[str, bool]]:
    """A text in parts, each with whether it stands out."""
    parts = STRONG.split(text)
    return [(part, place % 2 == 1) for place, part in enumerate(parts) if part]
