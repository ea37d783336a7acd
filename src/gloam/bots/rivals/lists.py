"""Which ready deck wins how often: for a bot that may choose one, and for people who do not know them yet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

# Of a hundred games, as Wilson's 95 % interval: 2,000 games of two `beginner`, decks by lot (seed 11).
BEGINNERS: Final = {
    "rule-the-streets": (53.8, 60.0),
    "beautiful-people": (45.3, 51.6),
    "kings-and-tyrants": (48.7, 54.9),
    "the-big-picture": (40.5, 46.4),
    "blood-and-books": (65.4, 77.8),  # 200 games against the four
    "kitchen-chemistry": (38.3, 51.9),  # 200 games against the four
    "tooth-and-claw": (41.3, 60.6),  # 100 games against the four
    "what-lies-beneath": (42.3, 61.5),  # 100 games against the four
    "the-dead-keep-counsel": (40.4, 59.6),  # 100 games against the four
    "long-shadows": (61.5, 79.0),  # 100 games against the four
    "crowns-and-castles": (35.6, 54.8),  # 100 games against the four
    "mind-the-step": (52.2, 70.9),  # 100 games against the four
    "the-household": (34.7, 53.8),  # 100 games against the four
    "hands-that-mend": (68.9, 85.0),  # 100 games against the four
    "the-letter-of-the-law": (41.3, 60.6),  # 100 games against the four
    "no-fixed-address": (30.0, 48.8),  # 100 games against the four
}
LEVEL: Final = 50.0  # a deck like any other wins so many of a hundred
# The same by how many play: 1,300, 300 and 400 games of `greedy`, decks by lot (docs/rivals-balance.md).
WON: Final = {
    2: {
        "rule-the-streets": (56.1, 63.7),
        "beautiful-people": (41.8, 49.4),
        "kings-and-tyrants": (43.5, 51.0),
        "the-big-picture": (43.6, 51.4),
    },
    3: {
        "rule-the-streets": (28.2, 40.4),
        "beautiful-people": (36.0, 48.8),
        "kings-and-tyrants": (26.7, 38.8),
        "the-big-picture": (19.2, 30.5),
    },
    4: {
        "rule-the-streets": (27.6, 36.7),
        "beautiful-people": (26.9, 36.0),
        "kings-and-tyrants": (21.2, 29.7),
        "the-big-picture": (8.7, 15.0),
    },
}


def strongest(decks: Sequence[str], seats: int, luck: Random) -> str:
    """The deck that wins most at such a table, of those on offer that were measured there; by lot where it was not told
    apart from others, or none was."""
    won = WON[seats]
    least = max([won[deck][0] for deck in decks if deck in won], default=0.0)
    return luck.choice([deck for deck in decks if deck in won and won[deck][1] >= least] or list(decks))
