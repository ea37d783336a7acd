"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from gloam.bots.thought import Thought
from gloam.core.question import Question
from gloam.core.table import Seat

SEATS: Final = 8  # more than any table has
QUESTIONS: Final = 4096  # more than one seat is asked in a game


class Bot:
    """It answers what a seat is asked, knowing what that seat knows: view, events, question, imagined tables.

    A bot remembers nothing between questions: its luck comes from its seed, the seat and the number of the question.
    So a game that is taken up again, or a move that is taken back, meets the same bot.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def choose(self, seat: Seat, question: Question) -> str:
        """One of the question's options, or several answers in a row as one line, as `Table.answer` takes them."""
        raise AssertionError(f"{type(self).__name__} chooses nothing")

    def think(self, seat: Seat, question: Question) -> Thought | None:
        """What it weighs here, the choice first; None where it weighs nothing, or cannot say what."""
        return None

    def within(self, seconds: float, share: float) -> Bot:
        """The same bot with a share of what is left of its time, once so many seconds are spent; many have no time to
        share."""
        return self

    def luck(self, question: Question) -> Random:
        """Fresh luck for this question, the same each time it is asked."""
        return Random(self.number_of(question))

    def number_of(self, question: Question) -> int:
        """One number for this seed, seat and question, and no other."""
        return (self.seed * SEATS + question.seat) * QUESTIONS + question.number
