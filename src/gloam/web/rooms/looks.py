"""How far everybody has seen a table. It is kept, so that whoever comes back can be shown what they have missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from gloam.web.rooms.shows import Viewer
from gloam.web.store.database import Unkept
from gloam.web.store.records import NOBODY, Conflict, Look
from gloam.web.store.store import Store


@dataclass(frozen=True)
class Missed:
    """What somebody has not seen, and is offered: so much was decided after event `since`."""

    since: int
    count: int


def person(viewer: Viewer) -> Viewer:
    """Whoever holds a seat is one person, on all their devices."""
    return viewer if viewer.seat is None else Viewer("", viewer.seat)


class Looks:
    """How many events each person has seen, and what each is offered. What is noted is soon written down; where that
    cannot be done, the next time will do. `told`: is told of both, for other processes."""

    def __init__(self, table: str, store: Store) -> None:
        self.table: Final = table
        self.store: Final = store
        self.seen: Final[dict[Viewer, int]] = {}
        self.missed: Final[dict[Viewer, Missed]] = {}
        self.unwritten: Final[set[Viewer]] = set()
        self.task: asyncio.Task[None] | None = None
        self.told: Callable[[Viewer, int | None, Missed | None], None] = lambda _who, _events, _missed: None

    def read(self, looks: Sequence[Look]) -> None:
        for look in looks:
            self.seen[Viewer(look.guest, None if look.seat == NOBODY else look.seat)] = look.events

    def of(self, viewer: Viewer) -> int | None:
        """How many events this viewer has seen; None for somebody who watches and was never here."""
        return self.seen.get(person(viewer), None if viewer.seat is None else 0)

    def offered(self, viewer: Viewer) -> Missed | None:
        return self.missed.get(person(viewer))

    def offer(self, viewer: Viewer, missed: Missed | None) -> None:
        """Offer this, or nothing any more."""
        if self.offered(viewer) != missed:
            self.take(person(viewer), None, missed)
            self.told(person(viewer), None, missed)

    def take(self, who: Viewer, events: int | None, missed: Missed | None) -> None:
        """So much somebody has seen, as another process tells; or, without it, this they are offered."""
        if events is not None:
            self.seen[who] = events
        elif missed is None:
            self.missed.pop(who, None)
        else:
            self.missed[who] = missed

    def note(self, viewer: Viewer, events: int) -> None:
        """This viewer has seen so much."""
        who = person(viewer)
        if self.seen.get(who) == events:
            return
        self.seen[who] = events
        self.told(who, events, None)
        self.unwritten.add(who)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.write())

    def forget(self, seat: int) -> None:
        """Whoever sat here has left, and has taken with them what they had seen."""
        for known in (self.seen, self.missed):
            known.pop(Viewer("", seat), None)
        self.unwritten.discard(Viewer("", seat))

    def shorten(self, events: int) -> None:
        """No more has happened than this: the rest was taken back."""
        self.missed.clear()
        for who, seen in self.seen.items():
            self.seen[who] = min(seen, events)

    async def write(self) -> None:
        while self.unwritten:
            looks = [
                Look(NOBODY if who.seat is None else who.seat, who.guest, self.seen[who]) for who in self.unwritten
            ]
            self.unwritten.clear()
            with suppress(Unkept, Conflict):
                await self.store.kept(self.store.keep_looks, self.table, looks)

    async def stop(self) -> None:
        """Wait until all that was noted is written."""
        if self.task is not None:
            await self.task
