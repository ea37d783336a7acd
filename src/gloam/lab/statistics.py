"""Small statistics: shares with their intervals, and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CERTAINTY: Final = 1.959964  # standard deviations for 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: honest for few games and for shares near 0 and 1."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = CERTAINTY * CERTAINTY / games
    middle = share + spread / 2
    reach = CERTAINTY * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread)))


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
