"""The ways in which a game may be begun otherwise."""

from __future__ import annotations

from typing import Final

FIRST_GAME: Final = "first-game"  # the vampire with the highest Blood Potency leads [setup.leader-highest]
LATE_PRINCE: Final = "late-prince"  # Prince of the City comes after the first reveal [setup.late-prince]
CUSTOM_DECKS: Final = "custom-decks"  # what is laid before the first turn lies face down [custom.hidden]
FIRST_PRINT: Final = "first-print"  # seven cards say what they said at first [card.printings]
PRAGUE: Final = "prague"  # the City Deck of Prague is played [city.prague]
CONCLAVE: Final = "conclave-22"  # ten other Events take the place of the City's own [city.conclave]
VARIANTS: Final = (FIRST_GAME, LATE_PRINCE, CUSTOM_DECKS, FIRST_PRINT, PRAGUE, CONCLAVE)
