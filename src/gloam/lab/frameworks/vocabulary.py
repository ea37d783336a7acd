"""Every option a game can offer, numbered: a number means the same at every table, for every seat."""

from __future__ import annotations

from typing import Final

import numpy as np

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.lab.frameworks.tensors import Layout, Numbers, Sheet

LEFT_OUT: Final = -1


class Vocabulary:
    """The options of one game. Seats are named from whoever is asked: `seat +1` is the next to the left."""

    def __init__(self, options: list[str], features: Layout) -> None:
        self.options: Final = tuple(dict.fromkeys(options))
        self.numbers: Final = {option: number for number, option in enumerate(self.options)}
        self.features: Final = features

    @property
    def size(self) -> int:
        return len(self.options)

    # ---- for each game to say

    def general(self, words: list[str], seat: int, seats: int) -> list[str]:
        """The words of an option in the form in which it is numbered."""
        raise AssertionError(f"{type(self).__name__} knows no option")

    def offered(self, question: Question) -> list[str]:
        """The options worth offering: all but those that only take back what the same seat has just chosen."""
        return list(question.options)

    def spoken(self, question: Question, options: list[str]) -> list[str]:
        """These options of a question in words that mean the same at every table."""
        return options

    def beyond(self, words: list[str]) -> bool:
        """Is this one of those whose amounts have no limit, beyond the last that is numbered?"""
        return False

    def write(self, sheet: Sheet, words: list[str]) -> None:
        """The features of an option."""
        raise AssertionError(f"{type(self).__name__} describes nothing")

    # ---- for everyone

    def number(self, option: str, seat: int, seats: int) -> int:
        found = self.numbers.get(option)
        if found is None:
            words = self.general(option.split(" "), seat, seats)
            found = self.numbers.get(" ".join(words), LEFT_OUT)
            assert found != LEFT_OUT or self.beyond(words), f"an option without a number: {option}"
        return found

    def legal(self, question: Question, seats: int) -> dict[int, str]:
        """What may be answered, by number, in ascending order."""
        options = self.offered(question)
        spoken = zip(self.spoken(question, options), options, strict=True)
        numbered = {self.number(said, question.seat, seats): option for said, option in spoken}
        numbered.pop(LEFT_OUT, None)
        return dict(sorted(numbered.items()))

    def table(self) -> Numbers:
        """The features of all options, one row each."""
        rows = []
        for option in self.options:
            sheet = Sheet(self.features)
            self.write(sheet, option.split(" "))
            rows.append(sheet.numbers())
        return np.stack(rows)


def relative(letter: str, seat: int, seats: int) -> str:
    """A seat as the asked one counts: +1 is the next to the left."""
    return f"+{(LETTERS.index(letter) - seat) % seats}"
