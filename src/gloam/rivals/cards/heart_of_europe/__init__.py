"""Heart of Europe: its cards for players, then its City Deck, Prague."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.heart_of_europe.hidden import HIDDEN_CARDS
from gloam.rivals.cards.heart_of_europe.holdings import HOLDINGS
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE
from gloam.rivals.cards.heart_of_europe.society import SOCIETY
from gloam.rivals.catalogue import Card

OF_PLAYERS: Final[tuple[Card, ...]] = HIDDEN_CARDS + HOLDINGS + SOCIETY
HEART_OF_EUROPE: Final[tuple[Card, ...]] = OF_PLAYERS + PRAGUE
