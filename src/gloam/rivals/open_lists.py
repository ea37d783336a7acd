"""Whose list everyone knows, and what may still be hidden in a deck as far as everyone can tell."""

from __future__ import annotations

from collections.abc import Callable

from gloam.rivals.catalogue import TRAP, TRAPS, Card
from gloam.rivals.pieces import OPENLY
from gloam.rivals.ready_decks import READY
from gloam.rivals.table import RivalsTable
from gloam.rivals.variants import CUSTOM_DECKS


def is_own_list(table: RivalsTable, seat: int) -> bool:
    """Has this player brought a list of their own? The lists of ready decks are open."""
    if table.setup.decks:
        return table.setup.decks[seat] not in READY
    return CUSTOM_DECKS in table.setup.variants


def hidden_traps(table: RivalsTable, seat: int) -> list[int]:
    """The Traps, by their numbers, that may lie face down before this player as far as everyone can tell. [window.trap]
    [window.principle]"""
    if is_own_list(table, seat):
        return TRAPS
    found: list[int] = []
    for card, owner in enumerate(table.owner):
        if owner == seat and table.is_a(card, TRAP) and not OPENLY >> table.pieces[card].zone & 1:
            found.append(table.prints[card])
    return found


def aids(card: Card) -> bool:
    return card.aids


def may_hold(table: RivalsTable, seat: int, such: Callable[[Card], bool]) -> bool:
    """May this player hold such a card, as far as everyone can tell? [key.special] [window.principle]"""
    if not table.hand[seat]:
        return False
    if is_own_list(table, seat):
        return True
    for card, owner in enumerate(table.owner):
        if owner == seat and such(table.face(card)) and not OPENLY >> table.pieces[card].zone & 1:
            return True
    return False
