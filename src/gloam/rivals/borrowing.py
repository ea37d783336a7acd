"""Leader Abilities of foes' Havens that a character has for itself, while it may. [card.odellas-caine]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloam.core.texts import KEYS, TEXTS, Cause, Force
from gloam.rivals.catalogue import CARDS, HAVEN_CARD, KIND, Card
from gloam.rivals.pieces import BOARD, HAVEN, NOTHING, STREET
from gloam.rivals.texts import Borrows
from gloam.rivals.tokens import of_colour, total

if TYPE_CHECKING:
    from gloam.rivals.table import RivalsTable

BORROWED: Final = 1 << 23  # the codes of texts that are borrowed begin here, above those of all that are lent
STANDING: Final = (HAVEN, STREET)


def borrows(face: Card) -> bool:
    """Does this card have the Leader Abilities of others?"""
    return len(face.texts) > 0 and isinstance(face.texts[0], Borrows)


def abilities(face: Card) -> range:
    """The places of the texts of a Haven that are its Leader Ability."""
    return range(face.own, len(face.texts))


def give_out(table: RivalsTable) -> None:
    """Whoever borrows has the abilities of all active Havens of foes in force, wherever they may be used or not."""
    used = table.used
    for key in range(KEYS):
        if any(force.code >= BORROWED for force in table.index[key]):
            table.index[key] = tuple([force for force in table.index[key] if force.code < BORROWED])
    takers = [card for card, number in enumerate(table.prints) if borrows(CARDS[number]) and stands(table, card)]
    for taker in takers:
        cause = Cause(table.pieces[taker].holder, taker, table.pieces[taker].stamp)
        for haven, number in enumerate(table.prints):
            piece = table.pieces[haven]
            if KIND[number] & HAVEN_CARD and piece.zone == BOARD and piece.holder != cause.seat:
                for place in abilities(CARDS[number]):
                    table.enforce(Force(CARDS[number].texts[place], cause, BORROWED + haven * TEXTS + place))
    table.used = used


def stands(table: RivalsTable, card: int) -> bool:
    return table.pieces[card].zone in STANDING


def is_open_to(table: RivalsTable, force: Force) -> bool:
    """Has the borrower this ability now: is half or more of the Blood on that Leader of its player's colour?"""
    haven = (force.code - BORROWED) // TEXTS
    foe, seat = table.pieces[haven].holder, force.cause.seat
    leader = table.leader[foe]
    if leader == NOTHING or table.out[foe] or not stands(table, leader):
        return False
    if table.blank and (haven in table.blank or force.cause.card in table.blank):
        return False
    if table.covers and (table.is_covered(haven) or table.is_covered(force.cause.card)):
        return False
    blood = table.pieces[leader].tokens
    mine = of_colour(blood, seat)
    return mine > 0 and 2 * mine >= total(blood)


def is_borrowed(table: RivalsTable, code: int) -> bool:
    """Is this the code of an ability that can be borrowed?"""
    card, place = divmod(code - BORROWED, TEXTS)
    if code < BORROWED or card >= len(table.pieces):
        return False
    return table.face(card).kind & HAVEN_CARD != 0 and place in abilities(table.face(card))
