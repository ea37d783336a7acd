"""An Agenda that lies face down: turned up by its owner, or by a standing order that nobody else sees."""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Refused
from gloam.core.texts import LENT, TEXTS
from gloam.rivals.catalogue import AGENDA_CARD
from gloam.rivals.pieces import FACE_DOWN, NOTHING
from gloam.rivals.table import RivalsTable

PAY, HOLD = "order pay", "order hold"
CHANGED: Final = TEXTS - 1  # where a text would stand: the order was changed this turn


def face_down(table: RivalsTable, seat: int) -> int:
    """This player's Agenda, if it lies face down."""
    for card in table.board[seat]:
        if table.pieces[card].zone == FACE_DOWN and table.is_a(card, AGENDA_CARD):
            return card
    return NOTHING


def order_of(card: int) -> int:
    """What is noted among the texts used up this turn, so that the menu runs out. [window.principle]"""
    return card * TEXTS + CHANGED


def used_as_seen(table: RivalsTable, seat: int) -> tuple[int, ...]:
    """What is used up this turn as a seat may know it: not whether others have changed their order."""
    found: list[int] = []
    for code in table.used:
        order = code < LENT and code % TEXTS == CHANGED
        if not order or table.pieces[code // TEXTS].holder == seat:
            found.append(code)
    return tuple(found)


def offered(table: RivalsTable, seat: int) -> list[str]:
    """Turn it up, or change the standing order, once a turn. [window.agenda-reveal]"""
    card = face_down(table, seat)
    if card == NOTHING:
        return []
    found = [f"reveal {table.handle(card)}"]
    return found if order_of(card) in table.used else [*found, HOLD if table.pays[seat] else PAY]


def why_not(table: RivalsTable, seat: int, verb: str) -> Refused:
    """Why nothing is turned up or ordered. [custom.agenda-hidden] [window.agenda-reveal]"""
    if verb == "reveal" or face_down(table, seat) == NOTHING:
        return Refused("custom.agenda-hidden")
    return Refused("window.agenda-reveal")


def answered(table: RivalsTable, seat: int, verb: str) -> None:
    """A changed order is told to nobody. [window.agenda-reveal]"""
    card = face_down(table, seat)
    if verb == "reveal":
        table.turn_up_agenda(card)
    else:
        table.pays[seat] = not table.pays[seat]
        table.used = (*table.used, order_of(card))


def turn_up(table: RivalsTable, seat: int) -> None:
    """Reaching the winning total turns it up. [window.agenda-reveal]"""
    card = face_down(table, seat)
    if card != NOTHING:
        table.turn_up_agenda(card)
