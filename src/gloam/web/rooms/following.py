"""What other processes do at a table: it is heard of, or read from the store, and done here as well."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from gloam.core.journal import play_moves
from gloam.web.rooms.everywhere import LOOK
from gloam.web.rooms.looks import Missed
from gloam.web.rooms.seated import Rematch
from gloam.web.rooms.shows import Viewer
from gloam.web.rooms.taking_back import read_request
from gloam.web.rooms.trial import Trial
from gloam.web.store.news import LINES, SEATS, TALK, Kept, News
from gloam.web.store.records import NOBODY, KeptLine
from gloam.web.store.schema import Base

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room

AT_ONCE: Final = 0.5  # seconds that a page waits for what other processes have written


class Following:
    """Keeps a room as it is kept, whoever has changed it."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    async def read_on(self, surely: bool = False) -> bool:
        """Read what other processes have written. Was there anything new? The room is locked."""
        room, store = self.room, self.room.store
        if not surely and not store.is_shared:
            return False
        if not surely and await store.found(store.changes, room.id) == room.changes:
            return False
        kept = 0 if room.course is None else room.course.kept
        self.take_up(await store.found(store.whole, room.id, kept))
        return True

    async def up_to_date(self) -> None:
        """Be no older than what any process has acknowledged until now; unless it takes long to find out: then whoever
        looks sees what is known here, and the rest as soon as it is."""
        if self.room.store.is_shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(AT_ONCE):
                    await self.catch_up()

    async def catch_up(self) -> None:
        """The same, however long it takes: of what was missed nobody will tell us again."""
        async with self.room.lock:
            await self.read_on()

    def take_up(self, found: Kept) -> None:
        """This is kept, and not what we know."""
        room = self.room
        take_over(room.row, found.row)
        for seat, new in zip(room.seats, found.seats, strict=True):
            take_over(seat, new)
            room.pending.read(seat.seat)
        room.changes = found.row.changes
        room.lead.read(found.row)
        self.take_in(found)
        room.back.request = read_request(found.row.asking)
        if found.row.begun:
            newer = room.course is not None and found.after == room.course.kept
            if not newer or any(line.seat == NOBODY for line in found.lines):
                room.read(found.lines)
            elif found.lines:
                self.go_on(found.lines)
        room.touch()
        room.wake()

    def take_in(self, found: Kept) -> None:
        """Who holds the seats, what was said, and the next table."""
        room = self.room
        room.remarks = list(found.remarks)
        for seat, held in enumerate(room.holders):
            holders = {claim.guest for claim in found.holders if claim.seat == seat}
            room.send_away(seat, held - holders)
            room.holders[seat] = holders
        if found.rematch is not None:
            by = [claim.seat for claim in found.holders if claim.guest == found.rematch.host]
            room.rematch = Rematch(found.rematch.id, room.names[by[0]] if by else "")

    def go_on(self, lines: Sequence[KeptLine]) -> None:
        """These answers were given at another process."""
        before = self.room.playing
        after = before.clone()
        play_moves(after, [(line.seat, line.option) for line in lines])
        self.room.went_on(Trial(lines[-1].seat, before, after), lines)

    async def hear(self, news: News) -> None:
        """Something was changed at a process, perhaps here. What is told is done, anything else is read."""
        room, store = self.room, self.room.store
        async with room.lock:
            if news.number <= room.changes:
                return
            if news.number != room.changes + 1:
                await self.read_on(surely=True)
            elif news.by == store.name or self.follows(news):
                room.changes = news.number
            elif news.what == TALK:
                room.remarks = await store.found(store.remarks, room.id)
                room.changes = news.number
                room.touch()
            else:
                await self.read_on(surely=True)

    def follows(self, news: News) -> bool:
        """Is all told that is to be known? Then it is done."""
        room, told = self.room, news.facts
        lines = [KeptLine(*line) for line in told.get("lines", ())]
        if news.what == LINES:
            here = room.course is not None and room.course.kept == told["after"]
            if not here or any(line.seat == NOBODY for line in lines):
                return False
            for name, value in told["values"].items():
                setattr(room.row, name, value)
            room.back.request = read_request(room.row.asking)
            room.lead.hear(told)
        elif news.what != SEATS:
            return False
        for place, values in told["seats"].items():
            for name, value in values.items():
                setattr(room.seats[int(place)], name, value)
            room.pending.read(int(place))
            room.touch(int(place))
        if lines:
            self.go_on(lines)
        return True

    # ---- how much somebody has seen

    def tell_look(self, who: Viewer, events: int | None, missed: Missed | None) -> None:
        offered = None if missed is None else [missed.since, missed.count]
        self.room.publish(LOOK, **who._asdict(), events=events, missed=offered)

    def hear_look(self, told: Mapping[str, Any]) -> None:
        who, missed = Viewer(told["guest"], told["seat"]), told["missed"]
        self.room.looks.take(who, told["events"], None if missed is None else Missed(*missed))
        if told["events"] is None:
            for listener in self.room.listeners:
                if listener.seat == who.seat and who.guest in ("", listener.guest):
                    listener.news.set()


def take_over(row: Base, new: Base) -> None:
    """Let a row be as this newer one is."""
    for name in new.__mapper__.columns.keys():  # noqa: SIM118 - it is no dictionary
        setattr(row, name, getattr(new, name))
