"""What a table is begun with, from what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.setup import Setup
from gloam.web.drawings.games import GAMES
from gloam.web.store.schema import SeatRow, TableRow


def setup_of(row: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """A written table knows its decks itself; in a game with decks anybody else brings what is kept with the seat."""
    brings = GAMES[row.game].decks is not None and not row.position
    decks = tuple(seat.deck for seat in seats) if brings else ()
    return Setup(row.game, row.seats, tuple(row.variants.split()), row.seed, row.position, decks)
