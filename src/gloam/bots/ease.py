"""How hard something is to play for beginners, from how often they win with it."""

from __future__ import annotations

from typing import Final

EASIEST: Final = 1
HARDEST: Final = 3
Interval = tuple[float, float]


def ease(won: Interval, level: float) -> int:
    """`won`: of a hundred games, as a 95 % interval; `level`: as many as with anything else. 1 if they win more often
    with it, 3 if less, 2 where that was not told apart."""
    low, high = won
    return EASIEST if low > level else HARDEST if high < level else 2
