"""Every card, set by set in the order in which they came out. A set is a folder here, with its line in `SETS`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gloam.rivals.cards.blood_and_alchemy import BLOOD_AND_ALCHEMY
from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.core import CORE
from gloam.rivals.cards.core.first_prints import FIRST_PRINTS
from gloam.rivals.cards.dragon_and_rogue import DRAGON_AND_ROGUE
from gloam.rivals.cards.heart_of_europe import HEART_OF_EUROPE
from gloam.rivals.cards.justice_and_mercy import JUSTICE_AND_MERCY
from gloam.rivals.cards.prince_pack_1 import PRINCE_PACK_1
from gloam.rivals.cards.shadows_and_shrouds import SHADOWS_AND_SHROUDS
from gloam.rivals.cards.wolf_and_rat import WOLF_AND_RAT
from gloam.rivals.catalogue import CITY_CARD, Card


@dataclass(frozen=True)
class CardSet:
    """Cards that were sold together."""

    id: str
    cards: tuple[Card, ...]

    @property
    def of_the_city(self) -> bool:
        """Has it nothing for decks, only cards of a City?"""
        return all(card.kind & CITY_CARD for card in self.cards)


SETS: Final = (
    CardSet("core", CORE),
    CardSet("blood-and-alchemy", BLOOD_AND_ALCHEMY),
    CardSet("wolf-and-rat", WOLF_AND_RAT),
    CardSet("shadows-and-shrouds", SHADOWS_AND_SHROUDS),
    CardSet("heart-of-europe", HEART_OF_EUROPE),
    CardSet("conclave-22", CONCLAVE_22),
    CardSet("dragon-and-rogue", DRAGON_AND_ROGUE),
    CardSet("justice-and-mercy", JUSTICE_AND_MERCY),
    CardSet("prince-pack-1", PRINCE_PACK_1),
)
IN_PRINT: Final[tuple[Card, ...]] = sum([each.cards for each in SETS], ())
ALL: Final[tuple[Card, ...]] = IN_PRINT + FIRST_PRINTS  # after them those worded as they were first printed


@cache
def set_of(card: str) -> str:
    """The set that a card came in; a first print stands in the core box, as the card does that it stands for."""
    return next((each.id for each in SETS for one in each.cards if one.id == card), SETS[0].id)
