"""An Agenda that lies face down: its owner may turn it up, or say whether it does so by itself when it pays.
[custom.agenda-hidden] [window.agenda-reveal]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import AGENDA_CARD
from gloam.rivals.pieces import FACE_DOWN, NOTHING
from gloam.rivals.table import RivalsTable

REVEAL: Final = "reveal"
HOLD: Final = "hold"
PAY: Final = "pay"
ORDERS: Final = (REVEAL, HOLD, PAY)


def face_down(table: RivalsTable, seat: int) -> int:
    """This player's Agenda, if it lies face down."""
    for card in table.board[seat]:
        if table.pieces[card].zone == FACE_DOWN and table.is_a(card, AGENDA_CARD):
            return card
    return NOTHING


def offered(table: RivalsTable, seat: int) -> list[str]:
    if face_down(table, seat) == NOTHING:
        return []
    return [REVEAL, HOLD if table.pays[seat] else PAY]


def carry_out(table: RivalsTable, seat: int, order: str) -> None:
    """A standing order is seen by nobody else, so nothing is told of it."""
    if order == REVEAL:
        table.turn_up_agenda(face_down(table, seat))
    else:
        table.pays[seat] = order == PAY
