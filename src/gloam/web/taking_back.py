"""Taking moves back: one's own as far as nothing was shown, anything beyond with everyone's consent."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import gloam
from gloam.core.event import Event
from gloam.web.store.store import BEGINNING, NOBODY, UNDO, Line
from gloam.web.told import told_count
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.room import Room


@dataclass(frozen=True)
class Request:
    """Somebody asks to take a move back: the journal is to be read up to `upto`. `agreed` are those who said yes."""

    by: int
    upto: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Undone:
    """A move that was taken back, as it was told at the time."""

    by: int
    events: tuple[Event, ...]


class TakingBack:
    """What a room knows of moves taken back, and of a request that is under way."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.undone: Final[list[Undone]] = []
        self.request: Request | None = read_request(room.row.asking) if room.row.asking else None

    def own_move(self, seat: int) -> int:
        """How many lines the journal had before this seat's newest move; -1 where it has made none."""
        moves = enumerate(self.room.moves)
        places = [place for place, line in moves if line.seat == seat and line.move != BEGINNING]
        if not places:
            return -1
        move = self.room.moves[places[-1]].move
        return next(place for place, line in enumerate(self.room.moves) if line.move == move)

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its newest move without asking?"""
        if self.room.table is None or self.room.table.over or self.request is not None:
            return False
        start = self.own_move(seat)
        if start < 0:
            return False
        return self.room.table.undo_reach(seat) >= len(self.room.moves) - start or not self.others(seat)

    def may_request(self, seat: int) -> bool:
        return (
            self.room.table is not None
            and not self.room.table.over
            and self.request is None
            and self.own_move(seat) >= 0
            and not self.may_undo(seat)
        )

    def told_by(self, upto: int) -> tuple[Event, ...]:
        """What was told by the move that begins at this line of the journal."""
        move = self.room.moves[upto].move
        end = next(
            (place for place in range(upto, len(self.room.moves)) if self.room.moves[place].move != move),
            len(self.room.moves),
        )
        before = told_count(gloam.replay(self.room.journal(upto)))
        return tuple(gloam.replay(self.room.journal(end)).happened(before))

    def others(self, seat: int) -> list[int]:
        """The people at the other seats: those whose consent is needed. Bots consent."""
        return [other for other in range(len(self.room.seats)) if other != seat and not self.room.is_bot(other)]

    async def undo(self, seat: int) -> None:
        """Take back this seat's newest move."""
        async with self.room.lock:
            if not self.may_undo(seat):
                raise Trouble("trouble.undo")
            await self.shorten(self.own_move(seat), seat)

    async def ask_undo(self, seat: int) -> None:
        async with self.room.lock:
            if not self.may_request(seat):
                raise Trouble("trouble.undo")
            await self.ask(Request(seat, self.own_move(seat)))

    async def consent(self, seat: int, agrees: bool) -> None:
        """Answer a request. It is done once everyone has agreed, and dropped when one does not."""
        async with self.room.lock:
            request = self.request
            if request is None or (seat not in self.others(request.by) and not (seat == request.by and not agrees)):
                raise Trouble("trouble.no-request")
            if not agrees:
                await self.ask(None)
                self.room.notices[request.by] = Trouble("notice.declined", name=self.room.seats[seat].name)
                if seat == request.by:
                    self.room.notices.pop(seat)
                self.room.touch()
                self.room.wake()
                return
            await self.weigh(Request(request.by, request.upto, tuple(sorted({*request.agreed, seat}))))

    async def reconsider(self) -> None:
        """Somebody has let a bot sit in, or has come back: perhaps nobody is left who has to agree."""
        async with self.room.lock:
            if self.request is not None:
                await self.weigh(self.request)

    async def weigh(self, request: Request) -> None:
        """Take the move back if everyone who has to has agreed; else go on asking."""
        if set(self.others(request.by)) <= set(request.agreed):
            await self.ask(None)
            await self.shorten(request.upto, request.by)
        else:
            await self.ask(request)

    async def ask(self, request: Request | None) -> None:
        asking = "" if request is None else json.dumps(vars(request))
        await asyncio.to_thread(self.room.store.set_table, self.room.id, asking=asking)
        self.request = request
        self.room.touch()

    async def shorten(self, upto: int, by: int) -> None:
        """Take back all lines from this one on; whoever asked finds their play as they had put it together."""
        taken = self.room.moves[upto:]
        before, after = self.room.playing, gloam.replay(self.room.journal(upto))
        await self.room.write([Line(NOBODY, f"{UNDO} {len(taken)}", by)])
        self.room.take_back(before, after, upto, by)
        self.room.drafts.pop(by, None)
        self.room.notices.pop(by, None)
        question = after.seat(by).question()
        if question is not None and taken[0].seat == by:
            parts = [line.option for line in taken if line.seat == by and line.move == taken[0].move]
            if len(parts) > 1:
                self.room.drafts[by] = (self.room.number_of(question), parts)
        self.room.announce(by, before, after)
        self.room.wake()


def read_request(text: str) -> Request:
    kept = json.loads(text)
    return Request(kept["by"], kept["upto"], tuple(kept["agreed"]))
