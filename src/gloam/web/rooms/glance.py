"""A table as it stands in a list: what it is, who sits there, and whether it waits for you."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import gloam
from gloam.core.table import Table
from gloam.web.drawings.games import GAMES
from gloam.web.store.schema import OPEN, SeatRow, TableRow

if TYPE_CHECKING:
    from gloam.web.guests.guest import Guest
    from gloam.web.house import House


def glance(table: Table) -> str:
    """What a list shows of this table, as anyone may know it, written down; of a finished game how it ended, too."""
    shown = GAMES[table.setup.game].drawing.glimpse(table.view(None))
    ended = {} if table.result is None else {"result": table.result.plain()}
    return json.dumps({"waiting_for": table.waiting_for(), **shown, **ended})


@dataclass(frozen=True)
class Glance:
    """`view` is what is kept of the game for lists, while it is under way and as far as that is known. `held` are the
    seats of whoever looks."""

    row: TableRow
    seats: Sequence[SeatRow]
    held: Sequence[int]
    view: Mapping[str, object]

    @property
    def asked(self) -> list[int]:
        """For whom the table waits."""
        waiting = self.view.get("waiting_for")
        return [int(seat) for seat in waiting] if isinstance(waiting, list) else []

    @property
    def turns(self) -> list[int]:
        """The seats of whoever looks whose turn it is."""
        return [seat for seat in self.asked if seat in self.held and not self.seats[seat].stand_in]

    @property
    def yours(self) -> bool:
        return bool(self.turns)

    @property
    def seat(self) -> int | None:
        """Where whoever looks would go; None for the place of those who watch."""
        return next(iter([*self.turns, *self.held]), None)

    @property
    def is_open(self) -> bool:
        return self.free > 0

    @property
    def free(self) -> int:
        """How many seats are free before the game."""
        return 0 if self.row.begun else sum(seat.kind == OPEN for seat in self.seats)

    @property
    def other_rules(self) -> bool:
        """Was it begun by rules that are no longer ours?"""
        return self.row.rules != gloam.game(self.row.game).rules_version


async def glances(house: House, guest: Guest, rows: Sequence[TableRow]) -> list[Glance]:
    """What a list shows of these tables. No game is read for it, however long it is."""
    return await house.store.found(lambda: [read(house, guest, row) for row in rows])


def read(house: House, guest: Guest, row: TableRow) -> Glance:
    under_way = row.begun and not row.ended
    view = json.loads(row.glance) if under_way and row.glance else {}
    return Glance(row, house.store.seats(row.id), house.store.claims(guest.id, row.id), view)


async def own(house: House, guest: Guest) -> list[Glance]:
    """The visitor's tables: first those that wait for them, then those under way, and the finished last."""
    rows = await house.store.found(house.store.tables_of, guest.id, house.settings.tables + 10)
    found = await glances(house, guest, rows)
    return sorted(found, key=lambda glance: (bool(glance.row.ended), not glance.yours, -glance.row.created))


async def listed(house: House, guest: Guest) -> list[Glance]:
    """Tables of others that anybody may sit down at or watch."""
    rows = await house.store.found(house.store.listed)
    return [glance for glance in await glances(house, guest, rows) if not glance.held]
