"""Taking moves back: one's own as far as nothing was shown, anything beyond with everyone's consent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import gloam
from gloam.core.event import Event
from gloam.web.store.store import NO_SEATS, NOBODY, UNDO, Line
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
        self.request = read_request(room.row.asking)

    def own_move(self, seat: int) -> int:
        """How many lines the journal had before this seat's newest move; -1 where it has made none."""
        places = [place for place, line in enumerate(self.room.moves) if line.seat == seat]
        if not places:
            return -1
        move = self.room.moves[places[-1]].move
        return next(place for place, line in enumerate(self.room.moves) if line.move == move)

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its newest move without asking?"""
        if self.room.table is None or self.room.table.over or self.request is not None or self.room.is_long:
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
            and not self.room.is_long
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

    def refusal(self) -> Trouble:
        """Why nothing is taken back now."""
        if self.room.is_long:
            return Trouble("trouble.long-undo", 409, limit=self.room.settings.lines)
        return Trouble("trouble.undo")

    async def undo(self, seat: int) -> None:
        """Take back this seat's newest move."""
        async with self.room.lock:
            if not self.may_undo(seat):
                raise self.refusal()
            await self.shorten(self.own_move(seat), seat)

    async def ask_undo(self, seat: int) -> None:
        async with self.room.lock:
            if not self.may_request(seat):
                raise self.refusal()
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
        """Perhaps nobody is left who has to agree."""
        async with self.room.lock:
            if self.request is not None and self.is_settled(self.request):
                await self.shorten(self.request.upto, self.request.by)

    async def grant_without(self, seat: int, values: Mapping[str, object]) -> bool:
        """Where nobody but this seat had still to agree, the move is taken back, and with it the seat is given these
        values. False where it is not so: then nothing is changed."""
        request = self.request
        if request is None or not set(self.others(request.by)) <= {*request.agreed, seat}:
            return False
        await self.shorten(request.upto, request.by, {seat: values})
        return True

    async def weigh(self, request: Request) -> None:
        """Take the move back if everyone who has to has agreed; else go on asking."""
        if self.is_settled(request):
            await self.shorten(request.upto, request.by)
        else:
            await self.ask(request)

    def is_settled(self, request: Request) -> bool:
        """Has everyone agreed who has to?"""
        return set(self.others(request.by)) <= set(request.agreed)

    async def ask(self, request: Request | None) -> None:
        await asyncio.to_thread(self.room.store.set_table, self.room.id, asking=written_request(request))
        self.request = request
        self.room.touch()

    async def shorten(self, upto: int, by: int, seats: Mapping[int, Mapping[str, object]] = NO_SEATS) -> None:
        """Take back all lines from this one on, and with them any request to; whoever asked finds their play as they
        had put it together. `seats`: what else is new of some of them."""
        taken = self.room.moves[upto:]
        before, after = self.room.playing, gloam.replay(self.room.journal(upto))
        await self.room.write([Line(NOBODY, f"{UNDO} {len(taken)}", by)], after, seats, asking="")
        asked, self.request = self.request, None
        self.room.take_back(before, after, upto, by)
        self.room.drafts.pop(by, None)
        self.room.notices.pop(by, None)
        question = after.seat(by).question()
        if question is not None and taken[0].seat == by:
            parts = [line.option for line in taken if line.seat == by and line.move == taken[0].move]
            if len(parts) > 1:
                self.room.drafts[by] = (self.room.number_of(question), parts)
        if asked is not None:
            self.room.touch()
        self.room.announce(by, before, after)
        self.room.wake()


def written_request(request: Request | None) -> str:
    return "" if request is None else json.dumps(vars(request))


def read_request(text: str) -> Request | None:
    if not text:
        return None
    kept = json.loads(text)
    return Request(kept["by"], kept["upto"], tuple(kept["agreed"]))


def returns(lines: Sequence[Line]) -> set[int]:
    """The places of the lines after which the table is as somebody will have it again: only there a copy is kept."""
    counted: list[int] = []
    found: set[int] = set()
    for place, line in enumerate(lines):
        if line.seat == NOBODY:
            del counted[len(counted) - int(line.option.split()[1]) :]
            found.update(counted[-1:])
        else:
            counted.append(place)
    return found
