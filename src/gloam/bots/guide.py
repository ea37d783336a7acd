"""What a game must tell bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from gloam.bots.budget import Budget
from gloam.bots.evaluation import Evaluation, Weights
from gloam.bots.judge import Judge
from gloam.bots.policy import Policy, Prices
from gloam.core.chance import Chance
from gloam.core.question import Question
from gloam.core.table import Table


class Guide:
    """Knows a game well enough to play on plausibly, to say when that is far enough, and who stands how well then.

    Its judge values answers one step ahead, in points; the guide itself speaks of chances to win.
    """

    judge: ClassVar[Judge]
    characters: ClassVar[tuple[str, ...]] = ("bold", "careful", "bluffer")  # who search, and lean somewhere
    usual: ClassVar[Budget] = Budget(iterations=60)  # how long a character thinks
    guesses: ClassVar[bool] = False  # does `likely` tell anything?
    share: ClassVar[float] = 2 / 3  # of the time that is left in a turn, for a question after which more may be asked
    evaluation: Evaluation | None = None  # where chances are fitted, not guessed
    policy: Policy | None = None  # where quick answers are fitted

    def weighing(self, weights: Weights) -> Guide:
        """The same guide with other weights."""
        raise AssertionError(f"{type(self).__name__} weighs nothing")

    def following(self, prices: Prices) -> Guide:
        """The same guide with another policy."""
        raise AssertionError(f"{type(self).__name__} follows nothing")

    def mark(self, table: Table) -> int:
        """Where a playout begins, as a number that `far_enough` understands."""
        raise AssertionError(f"{type(self).__name__} knows no beginning")

    def further(self, character: str, mark: int) -> int:
        """The mark of a playout that goes further, where such a bot has few lines left; as far as always, unless a game
        says otherwise."""
        return mark

    def far_enough(self, table: Table, mark: int) -> bool:
        """Can the table be judged now, rather than played on?"""
        raise AssertionError(f"{type(self).__name__} knows no end")

    def chances(self, table: Table) -> list[float]:
        """Each seat's chance to win, as it stands. They add up to 1."""
        raise AssertionError(f"{type(self).__name__} knows no chances")

    def quick(self, table: Table, place: int) -> list[str]:
        """A plausible answer to the open question at this place, at little cost and by the table's own luck; or several
        in a row by the same seat."""
        raise AssertionError(f"{type(self).__name__} answers nothing")

    def promising(self, table: Table, question: Question) -> list[str]:
        """The options worth trying, the best first."""
        return list(question.options)

    def lead(self, table: Table, seat: int) -> float:
        """By how many points a seat is ahead of everybody else, or behind the first (below 0), as it stands."""
        raise AssertionError(f"{type(self).__name__} counts no points")

    def settled(self, character: str, table: Table, question: Question) -> str:
        """The answer of such a bot where there is nothing to search for; '' where there is."""
        return ""

    def brings(self, character: str, decks: Sequence[str], seats: int, luck: Random) -> str:
        """Which of the ready decks on offer such a bot takes to a table of so many."""
        return luck.choice(decks)

    def lines(self, table: Table, question: Question) -> list[str]:
        """Whole runs of answers that are weighed against each other, joined by `THEN`; none where a tree is grown."""
        return []

    def lean(self, character: str, table: Table, question: Question, option: str) -> float:
        """By how much a character is drawn to an option, as a chance to win that it would give up for it; most lean
        nowhere."""
        return 0.0

    def twins(self, question: Question, option: str) -> list[str]:
        """Other options that differ from this one only in what they hide."""
        return []

    def likely(self, table: Table, seat: int) -> float:
        """How well this imagined table explains what the others have done; more is better, 1 where nothing is known."""
        return 1.0


def ranked(options: Sequence[str], values: list[float], chance: Chance) -> list[str]:
    """Options by their values, the best first; equal ones by lot, so that no name is preferred."""
    order = list(range(len(options)))
    chance.shuffle(order)
    return [options[place] for place in sorted(order, key=lambda place: -values[place])]


def ahead(points: list[float], own: Sequence[int]) -> float:
    """By how much the best of one's own side is ahead of the best of the others."""
    others = [value for seat, value in enumerate(points) if seat not in own]
    return max([points[seat] for seat in own]) - max(others)


def won(winners: tuple[int, ...], seats: int) -> list[float]:
    """The same once the game is over: a shared victory is shared."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
