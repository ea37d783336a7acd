"""Which clan wins how often: for a bot that may choose one, and for people who do not know them yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# How many of a hundred of its seats won, as Wilson's 95 % interval: 400 games of four `search@20`, clans by lot (see
# docs/vendetta-balance.md).
WON: Final = {
    "brujah": (30.2, 42.4),
    "ventrue": (29.6, 41.9),
    "malkavian": (21.7, 33.3),
    "tremere": (19.7, 30.9),
    "gangrel": (16.9, 27.3),
    "toreador": (11.7, 21.2),
    "nosferatu": (9.6, 18.6),
}
# The same of 1,500 games of four `beginner`, clans by lot (seed 11).
BEGINNERS: Final = {
    "brujah": (31.5, 37.9),
    "ventrue": (27.4, 33.6),
    "toreador": (25.6, 31.6),
    "malkavian": (24.2, 30.2),
    "gangrel": (23.1, 28.8),
    "tremere": (15.8, 21.0),
    "nosferatu": (8.5, 12.6),
}
LEVEL: Final = 25.0  # a clan like any other wins so many of a hundred


def strongest(clans: Sequence[str]) -> str:
    """The clan that wins most, of those on offer: to draw lots among those that were hardly told apart gives away what
    the measuring has found."""
    return max(clans, key=lambda clan: WON[clan])
