"""A table as it stands in a list: what it is, who sits there, and whether it waits for you."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from gloam.core.refusal import Rejected
from gloam.web.guest import Guest
from gloam.web.house import OPEN, House
from gloam.web.room import Room
from gloam.web.store.schema import SeatRow, TableRow


@dataclass(frozen=True)
class Glance:
    """`room` is there while the game is under way. `held` are the seats of whoever looks."""

    row: TableRow
    seats: Sequence[SeatRow]
    held: Sequence[int]
    room: Room | None

    @property
    def asked(self) -> list[int]:
        """For whom the table waits."""
        return self.room.playing.waiting_for() if self.room is not None else []

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
        return not self.row.begun and any(seat.kind == OPEN for seat in self.seats)


async def glances(house: House, guest: Guest, rows: Sequence[TableRow]) -> list[Glance]:
    """What a list shows of these tables."""
    made: list[Glance] = []
    for row in rows:
        seats, held = await asyncio.to_thread(read, house, guest, row)
        made.append(Glance(row, seats, held, await under_way(house, row)))
    return made


def read(house: House, guest: Guest, row: TableRow) -> tuple[list[SeatRow], list[int]]:
    return house.store.seats(row.id), house.store.claims(guest.id, row.id)


async def under_way(house: House, row: TableRow) -> Room | None:
    """The room of a game that is being played; None also where it was begun by other rules."""
    if not row.begun or row.ended:
        return None
    try:
        return await house.room(row.id)
    except Rejected:
        return None


async def own(house: House, guest: Guest) -> list[Glance]:
    """The visitor's tables: first those that wait for them, then those under way, and the finished last."""
    rows = await asyncio.to_thread(house.store.tables_of, guest.id, house.settings.tables + 10)
    found = await glances(house, guest, rows)
    return sorted(found, key=lambda glance: (bool(glance.row.ended), not glance.yours, -glance.row.created))


async def listed(house: House, guest: Guest) -> list[Glance]:
    """Tables of others that anybody may sit down at or watch."""
    rows = await asyncio.to_thread(house.store.listed)
    return [glance for glance in await glances(house, guest, rows) if not glance.held]
