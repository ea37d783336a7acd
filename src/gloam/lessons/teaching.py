"""What the lessons of one game need to know of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.core.question import Question
from gloam.core.table import Table
from gloam.words import Words


def by_letter(_table: Table, _seat: int, _words: Words) -> str:
    """Of a game whose players have no names of their own: they are called as at any table."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Teaching:
    """A game as it is taught. Each game's folder makes its own."""

    room: str  # the package that holds its lessons
    least: tuple[str, ...]  # answers of somebody who does as little as possible, or how they begin; the first counts
    called: Callable[[Table, int, Words], str] = by_letter  # what the coach calls those who sit there

    def idle(self, question: Question) -> str:
        """What somebody answers who does as little as possible: the first option where nothing is less."""
        for word in self.least:
            for option in question.options:
                if option == word or option.startswith(word + " "):
                    return option
        return question.options[0]
