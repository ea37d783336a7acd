"""One table and all who look at it. What is here can be made again from the store; what is acknowledged is there."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import gloam
from gloam import bots
from gloam.core.event import Event
from gloam.core.journal import Journal, play_moves
from gloam.core.refusal import Rejected
from gloam.core.table import Setup, Table
from gloam.web import drawings
from gloam.web.composing import NOTHING, Play, changed, compose
from gloam.web.settings import Settings
from gloam.web.store.schema import SeatRow, TableRow
from gloam.web.store.store import Conflict, Line, Remark, Store
from gloam.web.thinking import Minds
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Coroutine

log = logging.getLogger(__name__)

NOBODY: Final = -1
UNDO: Final = "undo"


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


@dataclass(eq=False)
class Listener:
    """A page that is open at a table."""

    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Room:
    """A table with people round it."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[Line], store: Store, minds: Minds, to: Settings
    ) -> None:
        self.row: Final = row
        self.id: Final = row.id
        self.game: Final = row.game
        self.drawing: Final = drawings.of(row.game)
        self.seats: Final = list(seats)
        self.store: Final = store
        self.minds: Final = minds
        self.settings: Final = to
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.version = 0  # counts what everyone sees
        self.own: Final = [0] * row.seats  # counts what only one seat sees
        self.drafts: Final[dict[int, tuple[int, list[str]]]] = {}  # by seat: the question's number, and options
        self.notices: Final[dict[int, Rejected | Trouble]] = {}  # by seat: why the last thing asked for was not done
        self.remarks: list[Remark] = []
        self.rendered: Final[dict[tuple[int | None, str], tuple[str, str]]] = {}  # what was last drawn for whom
        self.lines: Final = list(lines)  # as they are kept, with those that take others back
        self.moves: list[Line] = []  # those that count
        self.undone: Final[list[Undone]] = []
        self.request: Request | None = Request(**json.loads(row.asking)) if row.asking else None
        self.bots: asyncio.Task[None] | None = None
        self.table: Table | None = None
        if row.begun:
            self.read()

    # ---- the journal

    @property
    def setup(self) -> Setup:
        row = self.row
        return Setup(row.game, row.seats, tuple(row.variants.split()), row.seed, row.position)

    @property
    def playing(self) -> Table:
        """The table, once the game has begun."""
        if self.table is None:
            raise Trouble("trouble.not-begun")
        return self.table

    def journal(self, upto: int | None = None) -> Journal:
        moves = self.moves if upto is None else self.moves[:upto]
        return Journal(self.setup, self.row.rules, [(line.seat, line.option) for line in moves])

    def read(self) -> None:
        """Make the table from what is kept. Raises `Unreadable` where it was played by other rules."""
        self.moves = []
        self.undone.clear()
        self.table = gloam.replay(self.journal())
        for line in self.lines:
            if line.seat == NOBODY:
                self.take_back(int(line.option.split()[1]), by=line.move)
            else:
                self.moves.append(line)
                play_moves(self.table, [(line.seat, line.option)])

    def take_back(self, count: int, by: int) -> None:
        """Read the journal again without its newest lines; what they told is kept apart."""
        keep = len(self.moves) - count
        before, self.moves = self.playing, self.moves[:keep]
        self.table = gloam.replay(self.journal())
        self.undone.append(Undone(by, told_since(before, told_count(self.table))))

    async def write(self, lines: Sequence[Line], ended: bool = False) -> None:
        """Keep these lines. If somebody else wrote first, read theirs and say so."""
        try:
            await asyncio.to_thread(self.store.append, self.id, len(self.lines), lines, ended)
        except Conflict:
            self.lines[:] = await asyncio.to_thread(self.store.lines, self.id)
            self.read()
            self.touch()
            raise Trouble("trouble.too-late", 409) from None
        self.lines.extend(lines)

    # ---- who is here

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def is_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == "bot" or row.stand_in

    def present(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    @property
    def watchers(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    def version_for(self, seat: int | None) -> str:
        return f"{self.version}.{0 if seat is None else self.own[seat]}"

    def touch(self, seat: int | None = None) -> None:
        """Something is new: for everyone, or for one seat."""
        if seat is None:
            self.version += 1
        else:
            self.own[seat] += 1
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.news.set()

    def enter(self, seat: int | None) -> Listener:
        """A page is opened."""
        news = seat is None or not self.present(seat)
        listener = Listener(seat)
        self.listeners.add(listener)
        if news:
            self.touch()
        self.wake()
        return listener

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.seat is None or not self.present(listener.seat):
            self.touch()

    # ---- answers

    def play_of(self, seat: int) -> Play:
        """What this seat is putting together."""
        if self.table is None or self.request is not None:
            return NOTHING
        number, options = self.drafts.get(seat, (0, []))
        question = self.table.seat(seat).question()
        if question is None:
            return NOTHING
        return compose(self.table, seat, options if number == question.number else [], self.drawing.CONTINUES)

    async def choose(self, seat: int, number: int, place: int, option: str) -> None:
        """Choose a part of a play. A play of one part that costs little is made at once."""
        async with self.lock:
            table = self.playing
            table.asked(seat, number)
            before = self.play_of(seat)
            if not 0 <= place < len(before.parts):
                raise Trouble("trouble.part")
            play = changed(table, seat, before, place, option, self.drawing.CONTINUES)
            if len(play.parts) <= place or play.parts[place].option != option:
                raise compose(table, seat, before.chosen[:place], self.drawing.CONTINUES).refusal(option)
            simple = place == 0 and len(play.chosen) == 1 and play.whole
            if simple and not self.drawing.costly(table.view(seat), play.parts[0].question, option):
                await self.answer(seat, [option], number)
            else:
                self.notices.pop(seat, None)
                self.drafts[seat] = (number, play.chosen)
                self.touch(seat)

    async def confirm(self, seat: int, number: int) -> None:
        """Make the play that was put together."""
        async with self.lock:
            self.playing.asked(seat, number)
            play = self.play_of(seat)
            if not play.whole:
                raise Trouble("trouble.incomplete")
            await self.answer(seat, play.chosen, number)

    async def clear(self, seat: int) -> None:
        """Begin the play anew."""
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        self.touch(seat)

    async def send(self, seat: int, option: str, number: int) -> None:
        """A whole answer in one line, from a program or a bot."""
        async with self.lock:
            await self.answer(seat, [option], number)

    async def answer(self, seat: int, options: Sequence[str], number: int) -> None:
        """Answer on a copy, keep the lines, and only then let the copy be the table."""
        if self.request is not None:
            raise Trouble("trouble.request-open")
        trial = self.playing.clone()
        trial.answer(seat, " ".join(options), number=number)
        move = self.moves[-1].move + 1 if self.moves else 1
        lines = [Line(by, option, move) for by, option in newest(trial, len(self.moves))]
        await self.write(lines, ended=trial.over)
        self.table = trial
        self.moves.extend(lines)
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        if trial.over:
            self.row.ended = 1.0
        self.touch()
        self.wake()

    # ---- taking back

    def own_move(self, seat: int) -> int:
        """How many lines the journal had before this seat's newest move; -1 where it has made none."""
        places = [place for place, line in enumerate(self.moves) if line.seat == seat]
        if not places:
            return -1
        move = self.moves[places[-1]].move
        return next(place for place, line in enumerate(self.moves) if line.move == move)

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its newest move without asking?"""
        if self.table is None or self.table.over or self.request is not None:
            return False
        start = self.own_move(seat)
        if start < 0:
            return False
        return self.table.undo_reach(seat) >= len(self.moves) - start or not self.others(seat)

    def may_request(self, seat: int) -> bool:
        return (
            self.table is not None
            and not self.table.over
            and self.request is None
            and self.own_move(seat) >= 0
            and not self.may_undo(seat)
        )

    def told_by(self, upto: int) -> tuple[Event, ...]:
        """What was told by the move that begins at this line of the journal."""
        move = self.moves[upto].move
        end = next((place for place in range(upto, len(self.moves)) if self.moves[place].move != move), len(self.moves))
        before = told_count(gloam.replay(self.journal(upto)))
        return told_since(gloam.replay(self.journal(end)), before)

    def others(self, seat: int) -> list[int]:
        """The people at the other seats: those whose consent is needed. Bots consent."""
        return [other for other in range(len(self.seats)) if other != seat and not self.is_bot(other)]

    async def undo(self, seat: int) -> None:
        """Take back this seat's newest move."""
        async with self.lock:
            if not self.may_undo(seat):
                raise Trouble("trouble.undo")
            await self.shorten(self.own_move(seat), seat)

    async def request_undo(self, seat: int) -> None:
        async with self.lock:
            if not self.may_request(seat):
                raise Trouble("trouble.undo")
            await self.ask(Request(seat, self.own_move(seat)))

    async def consent(self, seat: int, agrees: bool) -> None:
        """Answer a request. It is done once everyone has agreed, and dropped when one does not."""
        async with self.lock:
            request = self.request
            if request is None or (seat not in self.others(request.by) and not (seat == request.by and not agrees)):
                raise Trouble("trouble.no-request")
            if not agrees:
                await self.ask(None)
                self.notices[request.by] = Trouble("notice.declined", name=self.seats[seat].name)
                if seat == request.by:
                    self.notices.pop(seat)
                self.touch()
                self.wake()
                return
            agreed = tuple(sorted({*request.agreed, seat}))
            if set(self.others(request.by)) <= set(agreed):
                await self.ask(None)
                await self.shorten(request.upto, request.by)
            else:
                await self.ask(Request(request.by, request.upto, agreed))

    async def ask(self, request: Request | None) -> None:
        asking = "" if request is None else json.dumps(vars(request))
        await asyncio.to_thread(self.store.set_table, self.id, asking=asking)
        self.request = request
        self.touch()

    async def shorten(self, upto: int, by: int) -> None:
        """Take back all lines from this one on; whoever asked finds their play as they had put it together."""
        taken = self.moves[upto:]
        await self.write([Line(NOBODY, f"{UNDO} {len(taken)}", by)])
        self.take_back(len(taken), by)
        self.drafts.clear()
        question = self.playing.seat(by).question()
        if question is not None and taken[0].seat == by:
            parts = [line.option for line in taken if line.seat == by and line.move == taken[0].move]
            if len(parts) > 1:
                self.drafts[by] = (question.number, parts)
        self.notices.clear()
        self.touch()
        self.wake()

    # ---- bots

    def bot_asked(self) -> int | None:
        """A bot whose turn it is."""
        if self.table is None or self.request is not None:
            return None
        return next((seat for seat in self.table.waiting_for() if self.is_bot(seat)), None)

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        if self.bot_asked() is not None and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self.guarded(self.play_bots()))

    async def guarded(self, work: Coroutine[None, None, None]) -> None:
        """A bot that fails must not be silent."""
        try:
            await work
        except Exception:
            log.exception("the bots stopped playing", extra={"table": self.id})

    async def play_bots(self) -> None:
        while (seat := self.bot_asked()) is not None:
            await asyncio.sleep(self.settings.pace)
            table = self.playing
            question = table.seat(seat).question() if self.bot_asked() == seat else None
            if question is None:
                continue
            option = None
            if len(question.options) > 1:
                option = await self.minds.choose(self.journal().text(), seat, self.seats[seat].bot)
            if option not in question.options:
                option = bots.make("random", table.setup.seed).choose(table.seat(seat), question)
            try:
                await self.send(seat, option, question.number)
            except (Rejected, Trouble):
                continue  # a move was taken back, or a person came back, while the bot was thinking

    async def stop(self) -> None:
        if self.bots is not None:
            self.bots.cancel()
            await asyncio.gather(self.bots, return_exceptions=True)

    # ---- talk

    async def say(self, seat: int | None, name: str, text: str) -> None:
        number = NOBODY if seat is None else seat
        await asyncio.to_thread(self.store.say, self.id, number, name, text)
        self.remarks = await asyncio.to_thread(self.store.remarks, self.id)
        self.touch()

    def notice(self, seat: int, no: Rejected | Trouble) -> None:
        self.notices[seat] = no
        self.touch(seat)

    # ---- drawing

    def drawn(self, seat: int | None, language: str, draw: Callable[[], str]) -> str:
        """What `draw` draws, kept until something is new: all who see the same share one drawing."""
        version = self.version_for(seat)
        kept = self.rendered.get((seat, language))
        if kept is None or kept[0] != version:
            kept = self.rendered[seat, language] = (version, draw())
        return kept[1]


def newest(table: Table, since: int) -> list[tuple[int, str]]:
    """The journal's lines after the first `since`."""
    lines: list[tuple[int, str]] = []
    line = table.lines
    while line is not None and line.count > since:
        lines.append((line.seat, line.option))
        line = line.before
    return lines[::-1]


def told_count(table: Table) -> int:
    return 0 if table.told is None else table.told.count


def told_since(table: Table, since: int) -> tuple[Event, ...]:
    events: list[Event] = []
    told = table.told
    while told is not None and told.count > since:
        events.append(told.event)
        told = told.before
    return tuple(events[::-1])
