"""Taking moves back: one's own as far as nothing was shown, anything beyond with everyone's consent."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

import gloam
from gloam.core.event import Event
from gloam.core.table import Table
from gloam.web.rooms.trial import Trial, told_count
from gloam.web.store.records import NO_SEATS, NOBODY, UNDO, KeptLine
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room


@dataclass(frozen=True)
class Request:
    """Somebody asks to take a move back: the journal is to be read up to `upto`. `agreed` are those who said yes."""

    by: int
    upto: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Return:
    """A move that is taken back: the lines that count no more, and the table as it was before them."""

    by: int
    taken: Sequence[KeptLine]
    after: Table

    @property
    def line(self) -> KeptLine:
        """How it is kept."""
        return KeptLine(NOBODY, f"{UNDO} {len(self.taken)}", self.by)


class TakingBack:
    """Who may take a move back at a table, and the request to do so that is under way."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.request = read_request(room.row.asking)

    def own_move(self, seat: int) -> int:
        """How many lines the journal had before the newest move that this seat has made by hand; -1 where it has made
        none."""
        return -1 if self.room.course is None else self.room.course.own_move(seat)

    def own_play(self, seat: int) -> int:
        """How many lines the journal had before this seat's newest play: all that it has answered in a row since
        somebody else did, since another part of the game began, or since everybody chose in secret at once."""
        start = self.own_move(seat)
        table = gloam.replay(self.room.journal(0))
        begin, headings = start, self.room.appearance.headings
        for place, line in enumerate(self.room.moves[:start]):
            if not line.standing or line.seat != seat:
                begin = start if line.seat != seat or is_secret(table) else min(begin, place)
            told = told_count(table)
            table.answer(line.seat, line.option)
            if any(event.what in headings for event in table.happened(told)):
                begin = start
        return start if is_secret(table) else begin

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its newest move without asking?"""
        if self.room.table is None or self.is_over or self.request is not None or self.room.is_long:
            return False
        return self.own_move(seat) >= 0 and (self.in_reach(seat) or not self.others(seat))

    @property
    def is_over(self) -> bool:
        """Is there nothing to be taken back any more?"""
        return self.room.playing.over or self.room.row.stopped

    def in_reach(self, seat: int) -> bool:
        """Is this seat's newest move the newest of all, and has it shown nothing?"""
        return self.room.playing.undo_reach(seat) >= self.room.so_far.count - self.own_move(seat)

    def may_request(self, seat: int) -> bool:
        return (
            self.room.table is not None
            and not self.is_over
            and self.request is None
            and not self.room.is_long
            and self.own_move(seat) >= 0
            and not self.may_undo(seat)
        )

    def told_by(self, request: Request) -> list[Event]:
        """What was told of the play that is to be taken back: all that its own seat did, until another part of the
        game began."""
        moves = self.room.moves
        headings = self.room.appearance.headings
        ends = [place for place in range(request.upto, len(moves)) if moves[place].seat != request.by]
        before = told_count(gloam.replay(self.room.journal(request.upto)))
        events = gloam.replay(self.room.journal(ends[0] if ends else None)).happened(before)
        return [event for event in takewhile(lambda one: one.what not in headings, events) if event.seat == request.by]

    def others(self, seat: int) -> list[int]:
        """The people at the other seats: those whose consent is needed. Bots consent."""
        return [other for other in range(len(self.room.seats)) if other != seat and not self.room.is_bot(other)]

    def awaits(self, seat: int | None) -> bool:
        """Is it for this seat to agree or to refuse?"""
        request = self.request
        return request is not None and seat in self.others(request.by) and seat not in request.agreed

    def refusal(self) -> Trouble:
        """Why nothing is taken back now."""
        if self.room.is_long:
            return Trouble("trouble.long-undo", 409, limit=self.room.settings.lines)
        return Trouble("trouble.undo")

    async def undo(self, seat: int) -> None:
        """Take back this seat's newest move; where only bots are asked and have moved since, the whole play."""
        await self.room.in_turn(self.undone, seat)

    async def undone(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise self.refusal()
        await self.shorten(self.own_move(seat) if self.in_reach(seat) else self.own_play(seat), seat)

    async def ask_undo(self, seat: int) -> None:
        await self.room.in_turn(self.asked, seat)

    async def asked(self, seat: int) -> None:
        if not self.may_request(seat):
            raise self.refusal()
        await self.ask(Request(seat, self.own_play(seat)))

    async def consent(self, seat: int, agrees: bool) -> None:
        """Answer a request. It is done once everyone has agreed, and dropped when one does not."""
        await self.room.in_turn(self.consented, seat, agrees)

    async def consented(self, seat: int, agrees: bool) -> None:
        request = self.request
        if request is None or (seat not in self.others(request.by) and not (seat == request.by and not agrees)):
            raise Trouble("trouble.no-request")
        if not agrees:
            await self.ask(None)
            self.room.pending.notices[request.by] = Trouble("notice.declined", name=self.room.seats[seat].name)
            if seat == request.by:
                self.room.pending.notices.pop(seat)
            self.room.touch()
            self.room.wake()
            return
        await self.weigh(Request(request.by, request.upto, tuple(sorted({*request.agreed, seat}))))

    async def reconsider(self) -> None:
        """Perhaps nobody is left who has to agree."""
        await self.room.in_turn(self.reconsidered)

    async def reconsidered(self) -> None:
        if self.request is not None and self.is_settled(self.request):
            await self.shorten(self.request.upto, self.request.by)

    def granted_without(self, seat: int) -> Return | None:
        """What is taken back where nobody but this seat had still to agree."""
        request = self.request
        if request is None or not set(self.others(request.by)) <= {*request.agreed, seat}:
            return None
        return self.going_back(request.upto, request.by)

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
        text, clocks = written_request(request), self.room.clocks.paused(stands=request is not None)
        await self.room.written(self.room.store.set_table, self.room.id, NO_SEATS, asking=text, **clocks)
        self.room.clocks.take(clocks)
        self.request, self.room.row.asking = request, text
        self.room.touch()

    def going_back(self, upto: int, by: int) -> Return:
        """All lines from this one on, taken back."""
        return Return(by, self.room.moves[upto:], gloam.replay(self.room.journal(upto)))

    async def shorten(self, upto: int, by: int) -> None:
        await self.go_back(self.going_back(upto, by))

    async def go_back(self, back: Return, seats: Mapping[int, Mapping[str, object]] = NO_SEATS) -> None:
        """Take lines back. `seats`: what else is new of some of them."""
        said = self.room.standing.reopened(back.by, back.after)
        await self.room.write([back.line], back.after, {**seats, **said}, asking="")
        self.went_back(back)
        self.room.standing.keep(said)

    def went_back(self, back: Return) -> None:
        """It is kept that these lines are taken back, and with them any request to; whoever asked finds their play as
        they had put it together, and is asked whatever they have said before."""
        room, by, after, before = self.room, back.by, back.after, self.room.playing
        asked, self.request, room.row.asking = self.request, None, ""
        room.so_far.take_back(after, by)
        room.cut()
        room.standing.keep(room.standing.reopened(by, after), written=False)
        room.pending.forget(by)
        question = after.seat(by).question()
        if question is not None and back.taken[0].seat == by:
            own = takewhile(lambda line: line.seat == by and not line.standing, back.taken)
            parts = [line.option for line in own]
            room.pending.drafts[by] = (room.number_of(question), parts)
            if len(room.pending.play_of(by).chosen) < 2:
                del room.pending.drafts[by]
        if asked is not None:
            room.touch()
        room.announce(Trial(by, before, after))
        room.wake()


def is_secret(table: Table) -> bool:
    """Do several choose at once, each for themselves? What others did meanwhile is then nobody's business."""
    return len(table.waiting_for()) > 1 or any(table.sealed)


def written_request(request: Request | None) -> str:
    return "" if request is None else json.dumps(vars(request))


def read_request(text: str) -> Request | None:
    if not text:
        return None
    kept = json.loads(text)
    return Request(kept["by"], kept["upto"], tuple(kept["agreed"]))
