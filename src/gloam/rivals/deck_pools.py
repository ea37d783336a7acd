"""Which decks a table may allow: the ready ones, those made of the sets up to one of them, or any that keeps the rules.
[comp.box]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards import SETS, set_of
from gloam.rivals.decks import Deck
from gloam.rivals.ready_decks import READY, deck_of

READY_ONLY: Final = "ready"
ANYTHING: Final = "any"
ORDER: Final = tuple([each.id for each in SETS if not each.of_the_city])  # those that have something for decks
POOLS: Final = (READY_ONLY, *ORDER[:-1], ANYTHING)  # up to the last set is anything


def cards_of(deck: Deck) -> list[str]:
    """Every card of a deck, each once."""
    named = [*deck.vampires, *[card for card, _ in deck.library], *deck.havens, *deck.agendas]
    return list(dict.fromkeys(named))


def is_allowed(carried: str, pool: str) -> bool:
    """May a deck that games carry so be brought where this is allowed?"""
    return carried in READY if pool == READY_ONLY else not later(carried, pool)


def later(carried: str, pool: str) -> list[str]:
    """The cards of a deck that came after the sets which are allowed. A box holds three of each Library card and one of
    every other, as many as the rules let a deck have; so what counts is only which cards they are."""
    if pool in (READY_ONLY, ANYTHING):
        return []
    return [card for card in cards_of(deck_of(carried)) if ORDER.index(set_of(card)) > ORDER.index(pool)]
