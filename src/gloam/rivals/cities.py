"""The City Decks: which cards a table's City is made of. [comp.city-deck] [city.prague] [city.conclave]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.core.san_francisco import SAN_FRANCISCO
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE as OF_PRAGUE
from gloam.rivals.catalogue import EVENT, Card
from gloam.rivals.variants import CONCLAVE, PRAGUE

HOME: Final = "san-francisco"  # where no variant leads elsewhere


def city_of(variants: tuple[str, ...]) -> tuple[Card, ...]:
    """Each card of the City Deck that is played with these variants, once."""
    city = OF_PRAGUE if PRAGUE in variants else SAN_FRANCISCO
    if CONCLAVE not in variants:
        return city
    return (*[card for card in city if not card.kind & EVENT], *CONCLAVE_22)


def city_name(variants: tuple[str, ...]) -> str:
    """Which City that is."""
    return PRAGUE if PRAGUE in variants else HOME


def city_cards(variants: tuple[str, ...]) -> list[str]:
    """The whole deck, every copy of a card by itself."""
    found: list[str] = []
    for card in city_of(variants):
        found += [card.id] * card.copies
    return found
