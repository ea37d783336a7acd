"""Which ready deck beginners win how often with."""

from __future__ import annotations

from typing import Final

# Of a hundred games, as Wilson's 95 % interval: MEASURED games of two `beginner`, decks by lot.
BEGINNERS: Final = {
    "rule-the-streets": (0.0, 100.0),
    "beautiful-people": (0.0, 100.0),
    "kings-and-tyrants": (0.0, 100.0),
    "the-big-picture": (0.0, 100.0),
}
LEVEL: Final = 50.0  # a deck like any other wins so many of a hundred
