"""Which process plays for the bots of a table: one of them at a time, so that each answer is thought about once."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gloam.core.table import Table
    from gloam.web.rooms.room import Room
    from gloam.web.store.schema import TableRow

Led = tuple[str, float]  # by which process, and for how many seconds from now


class Lead:
    """Who leads, as far as it is known here. Where a process is alone it always leads."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.by = ""
        self.until = 0.0  # on this machine's own clock

    @property
    def is_ours(self) -> bool:
        store = self.room.store
        return not store.is_shared or (self.by == store.name and time.monotonic() < self.until)

    @property
    def others_for(self) -> float:
        """For how many seconds another process leads."""
        store = self.room.store
        left = self.until - time.monotonic()
        return max(left, 0.0) if store.is_shared and self.by != store.name else 0.0

    @property
    def is_fresh(self) -> bool:
        """Is it ours for so long that it need not be renewed?"""
        lasts = self.until - time.monotonic() > self.room.settings.lease / 2
        return self.is_ours and self.room.row.due == self.is_due and (lasts or not self.room.store.is_shared)

    @property
    def is_due(self) -> bool:
        """Where only bots play, they do so while somebody looks: no other process has to."""
        return self.room.has_people

    def hold(self, by: str, seconds: float) -> None:
        self.by, self.until = by, time.monotonic() + seconds

    def lose(self, process: str) -> None:
        """This process is gone: perhaps it leads no longer."""
        if self.by == process:
            self.until = 0.0

    async def take(self) -> bool:
        """Lead from now on, if no other process does."""
        if self.is_fresh:
            return True
        room, began = self.room, time.monotonic()
        seconds = room.settings.lease
        left = await room.store.kept(room.store.lease, room.id, seconds, self.is_due)
        if left:
            self.hold("", left)
            return False
        self.by, self.until, room.row.due = room.store.name, began + seconds, self.is_due
        return True

    async def give_up(self) -> None:
        """Nobody is awaited who would answer by themselves: none who plays, or nobody looks."""
        await self.room.store.kept(self.room.store.release, self.room.id)
        self.by, self.until, self.room.row.due = "", 0.0, False

    def with_lines(self, after: Table) -> tuple[dict[str, Any], Led | None]:
        """What is written with lines that lead to this table, and told: whoever writes them leads from then on if that
        is needed and no other does. None where nothing changes."""
        room, awaited = self.room, any(map(self.room.bots.answers_itself(after), after.waiting_for()))
        due = {"due": awaited and self.is_due and not after.over}
        if not room.store.is_shared or self.others_for:
            return due, None
        if awaited:
            return {**due, **room.store.leased(room.settings.lease)}, (room.store.name, room.settings.lease)
        return {**due, "leased_until": 0.0}, ("", 0.0)

    def read(self, row: TableRow) -> None:
        """As it is kept; the clock of the database may be another, so it is only about right."""
        self.hold(row.leased_by, min(max(row.leased_until - time.time(), 0.0), self.room.settings.lease))

    def hear(self, told: Mapping[str, Any]) -> None:
        """As another process tells it with its lines."""
        if told.get("led") is not None:
            self.hold(*told["led"])
