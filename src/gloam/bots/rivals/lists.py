"""Which ready deck beginners win how often with."""

from __future__ import annotations

from typing import Final

# Of a hundred games, as Wilson's 95 % interval: 2,000 games of two `beginner`, decks by lot (seed 11).
BEGINNERS: Final = {
    "rule-the-streets": (53.8, 60.0),
    "beautiful-people": (45.3, 51.6),
    "kings-and-tyrants": (48.7, 54.9),
    "the-big-picture": (40.5, 46.4),
}
LEVEL: Final = 50.0  # a deck like any other wins so many of a hundred
