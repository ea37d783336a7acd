"""Which decks a table may allow: the ready ones, those from a core box, or any that keeps the rules. [comp.box]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.core import CORE
from gloam.rivals.decks import Deck
from gloam.rivals.ready_decks import READY, deck_of

READY_ONLY: Final = "ready"
CORE_BOX: Final = "core"
ANYTHING: Final = "any"
POOLS: Final = (READY_ONLY, CORE_BOX, ANYTHING)
IN_CORE: Final = frozenset([card.id for card in CORE])


def cards_of(deck: Deck) -> list[str]:
    """Every card of a deck, each once."""
    named = [*deck.vampires, *[card for card, _ in deck.library], *deck.havens, *deck.agendas]
    return list(dict.fromkeys(named))


def is_allowed(carried: str, pool: str) -> bool:
    """May a deck that games carry so be brought where this is allowed? One box holds three of each Library card and one
    of every other, as many as the rules let a deck have; so what counts is only which cards they are."""
    if pool == READY_ONLY:
        return carried in READY
    return pool == ANYTHING or is_core(deck_of(carried))


def is_core(deck: Deck) -> bool:
    """Are all its cards from the core box?"""
    return all(card in IN_CORE for card in cards_of(deck))
