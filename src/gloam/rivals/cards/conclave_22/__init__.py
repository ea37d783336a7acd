"""Conclave 22: ten Events that take the place of a City's own. [city.conclave]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.conclave_22.events import EVENTS
from gloam.rivals.catalogue import Card

CONCLAVE_22: Final[tuple[Card, ...]] = EVENTS
