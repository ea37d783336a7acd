"""What is said of puzzles, in the terminal and on the pages alike."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.words import Words, words
from gloam.words.english import puzzles as puzzles_en
from gloam.words.english import terminal as terminal_en
from gloam.words.forms import capital
from gloam.words.french import puzzles as puzzles_fr
from gloam.words.french import terminal as terminal_fr

SENTENCES: Final[dict[str, dict[str, str]]] = {"en": puzzles_en.SENTENCES, "fr": puzzles_fr.SENTENCES}
NAMES: Final = {"en": terminal_en.SENTENCES, "fr": terminal_fr.SENTENCES}


class PuzzleWords:
    """Speaks of the puzzles of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language: Final = language
        self.words: Final[Words] = words(language, game)

    def worded(self, key: str, **facts: object) -> str:
        return self.words.voice.typeset(SENTENCES[self.language][key].format(**facts))

    def of_game(self, key: str, **facts: object) -> str:
        """A sentence that each game has in its own words."""
        return self.worded(f"{key}.{self.words.game}", **facts)

    def names(self, seats: int) -> list[str]:
        """What the players are called: names that begin with the letters of their seats."""
        return [NAMES[self.language][f"name.{letter}"] for letter in LETTERS[:seats]]

    def play(self, question: Question, answers: tuple[str, ...], names: list[str]) -> str:
        """A play as a phrase of its own."""
        return capital(self.words.run(question, answers, names))

    def percent(self, chance: float) -> str:
        return self.worded("percent", number=f"{100 * chance:.0f}")

    def decimal(self, value: float) -> str:
        return f"{value:.1f}".replace(".", SENTENCES[self.language]["decimal"])

    def count(self, number: int) -> str:
        return f"{number:,}".replace(",", SENTENCES[self.language]["thousands"])

    def listed(self, items: list[str]) -> str:
        """ "a, b and c"."""
        return self.worded("and", most=", ".join(items[:-1]), last=items[-1]) if len(items) > 1 else items[0]
