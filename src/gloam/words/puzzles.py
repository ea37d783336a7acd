"""What is said of puzzles, in the terminal and on the pages alike."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.words import Words, words
from gloam.words.forms import capital


class PuzzleWords:
    """Speaks of the puzzles of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language: Final = language
        self.words: Final[Words] = words(language, game)
        self.sentences: Final = self.words.common.puzzles

    def worded(self, key: str, **facts: object) -> str:
        return self.words.typeset(self.sentences[key].format(**facts))

    def of_game(self, key: str, **facts: object) -> str:
        """A sentence that each game has in its own words."""
        return self.words.typeset(self.words.voice.puzzles[key].format(**facts))

    def names(self, seats: int) -> list[str]:
        """What the players are called: names that begin with the letters of their seats."""
        return [self.words.common.terminal[f"name.{letter}"] for letter in LETTERS[:seats]]

    def play(self, question: Question, answers: tuple[str, ...], names: list[str]) -> str:
        """A play as a phrase of its own."""
        return capital(self.words.run(question, answers, names))

    def percent(self, chance: float) -> str:
        return self.worded("percent", number=f"{100 * chance:.0f}")

    def decimal(self, value: float) -> str:
        return f"{value:.1f}".replace(".", self.sentences["decimal"])

    def count(self, number: int) -> str:
        return f"{number:,}".replace(",", self.sentences["thousands"])

    def listed(self, items: list[str]) -> str:
        """ "a, b and c"."""
        return self.worded("and", most=", ".join(items[:-1]), last=items[-1]) if len(items) > 1 else items[0]
