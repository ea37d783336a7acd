"""One table and all who look at it. What is here can be made again from the store; what is acknowledged is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, ParamSpec, TypeVar

from gloam.core.event import Event
from gloam.core.journal import Journal
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected
from gloam.core.table import Setup, Table
from gloam.web.rooms.audience import Listener
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.clocks import TableClocks
from gloam.web.rooms.course import Course
from gloam.web.rooms.following import Following
from gloam.web.rooms.glance import glance
from gloam.web.rooms.leading import Lead
from gloam.web.rooms.looks import Looks
from gloam.web.rooms.pending import Pending
from gloam.web.rooms.seated import Seated
from gloam.web.rooms.setups import setup_of
from gloam.web.rooms.shows import Reel, Viewer
from gloam.web.rooms.standing import StandingAnswers
from gloam.web.rooms.taking_back import TakingBack
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.trial import Trial, attempt, told_count
from gloam.web.scenes.told import Told
from gloam.web.settings import Settings
from gloam.web.store.database import Unkept
from gloam.web.store.news import CHANGED, LINES, TALK, News
from gloam.web.store.records import NO_SEATS, NOBODY, Addition, Beginning, Conflict, Gone, KeptLine, Remark
from gloam.web.store.schema import SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 8  # for what others come before, at another process


class Late(Trouble):
    """Somebody else was first. What they have done is known by now."""

    def __init__(self) -> None:
        super().__init__("trouble.too-late", 409)


class Room(Seated):
    """A table with people round it."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[KeptLine],
        store: Store,
        minds: Minds,
        to: Settings,
    ) -> None:
        super().__init__(row, seats, to)
        self.store: Final = store
        self.minds: Final = minds
        self.lock: Final = asyncio.Lock()
        self.reel: Final = Reel()
        self.looks: Final = Looks(row.id, store)
        self.telling: Final[dict[int | None, tuple[Event | None, Told]]] = {}  # who was told what
        self.remarks: list[Remark] = []
        self.following: Final = Following(self)
        self.pending: Final = Pending(self)
        self.back: Final = TakingBack(self)
        self.standing: Final = StandingAnswers(self)
        self.lead: Final = Lead(self)
        self.bots: Final = BotTurns(self)
        self.clocks: Final = TableClocks(self)
        self.course: Course | None = None  # once the game has begun
        self.lead.read(row)
        self.changes = row.changes  # the newest change that is known here
        self.looks.told = self.following.tell_look
        for seat in range(len(seats)):
            self.pending.read(seat)
        if row.begun:
            self.read(lines)

    # ---- the journal

    @property
    def setup(self) -> Setup:
        return setup_of(self.row, self.seats)

    @property
    def table(self) -> Table | None:
        return None if self.course is None else self.course.table

    @property
    def so_far(self) -> Course:
        """The course of the game, once it has begun."""
        if self.course is None:
            raise Trouble("trouble.not-begun")
        return self.course

    @property
    def playing(self) -> Table:
        """The table, once the game has begun."""
        return self.so_far.table

    @property
    def moves(self) -> list[KeptLine]:
        """The lines that count."""
        return [] if self.course is None else self.course.moves

    def journal(self, upto: int | None = None) -> Journal:
        return Journal(self.setup, self.row.rules, [(line.seat, line.option) for line in self.moves[:upto]])

    def read(self, lines: Sequence[KeptLine]) -> None:
        """Make the table from what is kept. Raises `Unreadable` where it was played by other rules."""
        self.course = Course(Journal(self.setup, self.row.rules, []), lines)
        self.cut()
        self.bring(self.course.table.setup.decks)

    def cut(self) -> None:
        """What was told is no longer what it was: nobody looks at it any more."""
        self.reel.clear()
        self.shows.forget()
        self.looks.shorten(self.told)

    @property
    def told(self) -> int:
        """How many events have been told."""
        return 0 if self.table is None else told_count(self.table)

    def told_to(self, seat: int | None) -> Told:
        """All events as this seat may know them. What was told stays as it was: only what is new is read, and
        what is no secret once for all of them."""
        table = self.playing
        viewer = table.seats if seat is None else seat
        last, told = self.telling.get(seat) or (None, Told())
        new = table.happened(len(told))
        if (new[0].before if new else table.told) is not last:
            new, told = table.happened(), Told()
        known = next((known for last, known in self.telling.values() if last is table.told), None)
        told += [known[event.count - 1] if known and event.secret is None else event.seen_by(viewer) for event in new]
        self.telling[seat] = (table.told, told)
        return told

    def table_at(self, event: int) -> Table:
        """The table as it lay when so many events had been told."""
        return self.reel.at(event, self.journal())

    def bring(self, decks: Sequence[str]) -> None:
        """The decks that are played are those of the seats: also those that were dealt when the game began."""
        for seat, deck in zip(self.seats, decks, strict=False):
            seat.deck = deck

    async def write(
        self,
        lines: Sequence[KeptLine],
        after: Table,
        seats: Mapping[int, Mapping[str, object]] = NO_SEATS,
        **values: object,
    ) -> None:
        """Keep these lines, which lead to the table `after`, and whatever changes with them."""
        addition = self.addition(lines, after, **values)
        plain = [list(vars(line).values()) for line in lines]
        told = {name: value for name, value in addition.values.items() if name != "glance"}
        leads, led = self.lead.with_lines(after)
        facts = {"after": addition.after, "lines": plain, "values": {**told, "due": leads["due"]}, "seats": seats}
        whole = replace(addition, values={**addition.values, **leads})
        write = partial(self.store.append, self.id, whole, seats)
        await self.tell_written(News(self.id, LINES, {**facts, "led": led}), write)
        self.row.due = leads["due"]
        if led is not None:
            self.lead.hold(*led)
        self.clocks.take({name: addition.values[name] for name in ("clocks", "call_at") if name in addition.values})

    def addition(self, lines: Sequence[KeptLine], after: Table, **values: object) -> Addition:
        """These lines, which lead to the table `after`, and what changes with them."""
        ended = {"ended": time.time()} if after.over else {}
        clocks = self.clocks.after(lines, after)
        return Addition(self.so_far.kept, lines, {"glance": glance(after), **ended, **clocks, **values})

    async def written(self, write: Callable[P, T], *words: P.args, **names: P.kwargs) -> T:
        """What comes of writing this down; all other processes read it then. If somebody else wrote first, read theirs
        and say so."""
        return await self.tell_written(News(self.id, CHANGED), partial(write, *words, **names))

    async def tell_written(self, news: News, write: Callable[[], T], always: bool = False) -> T:
        """The same, told by this news. `always`: whatever others have written, as far as the table is there."""
        try:
            found, number = await self.store.kept(self.store.told, news, None if always else self.changes, write)
        except Conflict:
            await self.following.read_on(surely=True)
            raise Late from None
        if number == self.changes + 1:
            self.changes = number
        return found

    async def in_turn(self, deed: Callable[P, Awaitable[T]], *words: P.args, **names: P.kwargs) -> T:
        """Do something at the table while nobody else here does. Where another process has changed the table before,
        that is read, and it is tried again: so nobody is refused for what is no longer true."""
        late = False
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await deed(*words, **names)
                except (Unkept, Gone):
                    raise
                except Late:
                    late = True
                except (Rejected, Trouble) as no:
                    if late and isinstance(no, Rejected):
                        break
                    if late or not await self.following.read_on():
                        raise
                finally:
                    await self.pending.keep()
        raise Late

    @property
    def is_long(self) -> bool:
        """Has this table as many lines as one may have? Then whatever goes round in circles comes to its end."""
        return self.course is not None and self.course.kept >= self.settings.lines

    @property
    def limit(self) -> int:
        """How many lines there may be, where there are so many; else 0."""
        return self.settings.lines if self.is_long else 0

    def begin(self, begins: Beginning) -> None:
        """The game begins: so it is kept already."""
        self.row.begun = begins.at
        self.read(begins.lines)
        self.touch()
        self.wake()

    # ---- who sits here

    def may_cover(self, seat: int) -> bool:
        """May somebody else let a bot play for the person at this seat?"""
        waits = self.table is not None and seat in self.table.waiting_for() and not self.row.clock
        return waits and not self.is_bot(seat) and self.away(seat)

    def enter(self, seat: int | None, guest: str = "", hurried: bool = False) -> Listener:
        """A page is opened: bots that waited for somebody to look play on."""
        listener = super().enter(seat, guest, hurried)
        self.wake()
        return listener

    def tell_all(self) -> None:
        for who, missed in self.looks.missed.items():
            self.following.tell_look(who, None, missed)
        super().tell_all()

    def flipped(self, viewer: Viewer) -> None:
        """Others are told of it where they wait for this seat."""
        if self.table is not None and viewer.seat in self.table.waiting_for():
            self.touch()

    # ---- answers

    def number_of(self, question: Question) -> int:
        """The number that an answer must carry. It counts all that the seat has answered, also what was taken back: so
        it never comes again, and an answer that was sent long ago is harmless."""
        return question.number + self.so_far.repeats[question.seat]

    def answered(self, seat: int) -> int:
        """How many questions this seat has answered, with those answers that were taken back."""
        return self.playing.answered[seat] + self.so_far.repeats[seat]

    def check(self, seat: int, number: int) -> None:
        """Refuse whoever is not asked, or answers another question; and everyone while a move may be taken back."""
        if self.row.stopped:
            raise Trouble("trouble.stopped", 409)
        self.playing.asked(seat, None)
        newest = self.answered(seat) + 1
        if number != newest:
            raise Refused("table.other-question", number=number, open=newest)
        if self.back.request is not None:
            raise Trouble("trouble.request-open")

    async def send(self, seat: int, option: str, number: int) -> None:
        """A whole answer in one line, from a program."""
        await self.bots.hold_back(seat)
        await self.in_turn(self.sent, seat, option, number)

    async def sent(self, seat: int, option: str, number: int) -> None:
        self.check(seat, number)
        await self.keep(attempt(self.playing, seat, [option], self.limit))

    async def send_tried(self, answers: Sequence[str], number: int, tried: Trial) -> None:
        """Answers of a bot, or a pass that is given for a person. They were tried already: unless the table has changed
        since then, they are not made again."""
        await self.in_turn(self.sent_tried, answers, number, tried)

    async def sent_tried(self, answers: Sequence[str], number: int, tried: Trial) -> None:
        seat = tried.seat
        self.check(seat, number)
        if tried.before is not self.playing:
            tried = attempt(self.playing, seat, answers, self.limit)
        await self.keep(tried, by_hand=self.is_bot(seat))

    async def keep(self, trial: Trial, by_hand: bool = True) -> None:
        """Keep the lines of an answer, and only then let the copy it was made on be the table."""
        lines = self.so_far.lines_to(trial.after, standing=not by_hand)
        said = self.standing.changes(trial, by_hand)
        done = {trial.seat: {"pending": ""}} if self.seats[trial.seat].pending else {}
        await self.write(lines, trial.after, merged(said, done))
        self.standing.keep(said)
        self.pending.forget(trial.seat)
        self.seats[trial.seat].pending = ""
        if trial.after.over:
            self.row.ended = time.time()
        self.went_on(trial, lines)

    def went_on(self, trial: Trial, lines: Sequence[KeptLine]) -> None:
        """These lines are kept, and have led so far."""
        self.reel.add(trial.before, [(line.seat, line.option) for line in lines])
        self.so_far.go_on(trial.after, lines)
        self.announce(trial)
        self.wake()

    def announce(self, change: Trial) -> None:
        super().announce(change)
        self.bots.notice(change)

    # ---- bots

    def wake(self) -> None:
        """Let the bots play if it is their turn, and let those pass who have said so."""
        self.bots.wake()

    async def stop(self) -> None:
        await self.bots.stop()
        await self.looks.stop()

    # ---- talk

    async def say(self, seat: int | None, name: str, text: str, guest: str = "") -> None:
        """A remark carries how much its speaker knows: for those who have seen less it waits."""
        number = NOBODY if seat is None else seat
        viewer = Viewer(guest, seat)
        show = self.shows.of(viewer)
        told = show.furthest if show is not None and show.blind else self.told
        said = partial(self.store.say, self.id, number, name, text, told)
        self.shows.has_said(viewer, await self.tell_written(News(self.id, TALK), said, always=True))
        self.remarks = await self.store.found(self.store.remarks, self.id)
        self.touch()


def merged(
    some: Mapping[int, Mapping[str, object]], others: Mapping[int, Mapping[str, object]]
) -> dict[int, dict[str, object]]:
    """By seat, all that is new of it."""
    return {seat: {**some.get(seat, {}), **others.get(seat, {})} for seat in {*some, *others}}
