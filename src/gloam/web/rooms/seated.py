"""Who sits at a table: people, bots, or somebody for whom a bot plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.web.drawings.games import GAMES
from gloam.web.rooms.everywhere import Everywhere
from gloam.web.settings import Settings
from gloam.web.store.schema import BOT, SeatRow, TableRow
from gloam.web.trouble import Trouble


@dataclass(frozen=True)
class Rematch:
    """The next table of the same players, and who asked for it."""

    table: str
    by: str


class Seated(Everywhere):
    """A table as it was set up, its seats, whoever holds them, and where they sit next."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], to: Settings) -> None:
        super().__init__(row.seats, to)
        self.row: Final = row
        self.id: Final = row.id
        self.game: Final = row.game
        self.appearance: Final = GAMES[row.game]
        self.drawing: Final = self.appearance.drawing
        self.seats: Final = list(seats)
        self.holders: Final[list[set[str]]] = [set() for _ in seats]  # by seat: the guests, one for each device
        self.rematch: Rematch | None = None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def check_holder(self, guest: str, seat: int) -> None:
        """Raises `Trouble` unless this guest holds the seat still. Only while the room is locked that stays true."""
        if guest not in self.holders[seat]:
            raise Trouble("trouble.not-your-seat", 403)

    def is_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == BOT or row.stand_in

    @property
    def all_bots(self) -> tuple[str, ...]:
        """By seat: the bot that plays there; '' for a person."""
        return tuple(seat.bot if self.is_bot(seat.seat) else "" for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats at which people answer."""
        return [seat for seat in range(len(self.seats)) if not self.is_bot(seat)]

    @property
    def without(self) -> tuple[str, ...]:
        """The aids that this table does without."""
        return tuple(self.row.without.split())

    @property
    def has_people(self) -> bool:
        return any(seat.kind != BOT for seat in self.seats)
