"""Which clan wins how often: for a bot that may choose one, and for people who do not know them yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.chance import Chance

# How many of a hundred of its seats won, as Wilson's 95 % interval: 500 games of four `search@30`, clans by lot (see
# docs/vendetta-balance.md). Between the first and the last are five that these games do not tell apart.
WON: Final = {
    "malkavian": (42.0, 53.5),
    "brujah": (21.9, 32.2),
    "ventrue": (21.3, 31.5),
    "tremere": (18.7, 28.5),
    "toreador": (18.1, 27.6),
    "gangrel": (15.9, 25.1),
    "nosferatu": (6.2, 12.9),
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


def strongest(clans: Sequence[str], chance: Chance) -> str:
    """The clan that wins most, of those on offer; by lot where it was not told apart from others."""
    least = max([WON[clan][0] for clan in clans])
    best = [clan for clan in clans if WON[clan][1] >= least]
    return best[chance.below(len(best))]
