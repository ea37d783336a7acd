"""Heart of Europe: so far its City Deck alone, Prague."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.heart_of_europe.prague import PRAGUE
from gloam.rivals.catalogue import Card

HEART_OF_EUROPE: Final[tuple[Card, ...]] = PRAGUE
