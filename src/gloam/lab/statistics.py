"""Small statistics: shares with their intervals, and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CERTAINTY: Final = 1.959964  # standard deviations for 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: honest for few games and for shares near 0 and 1. Parts of a win
    may be counted: the interval is then too wide rather than too narrow."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = CERTAINTY * CERTAINTY / games
    middle = share + spread / 2
    reach = CERTAINTY * sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return (max(0.0, min(share, low)), min(1.0, max(share, high)))


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


class Spread:
    """Numbers as they come: their mean, and the 95 % interval of that mean."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean

    def add(self, number: float) -> None:
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self.squares += step * (number - self.mean)

    @property
    def interval(self) -> tuple[float, float]:
        if self.count < 2:
            return (self.mean, self.mean)
        reach = CERTAINTY * sqrt(self.squares / (self.count - 1) / self.count)
        return (self.mean - reach, self.mean + reach)

    def plain(self) -> dict[str, object]:
        return {"count": self.count, "mean": self.mean, "interval": self.interval}
