"""One table and all who look at it. What is here can be made again from the store; what is acknowledged is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from gloam.core.journal import Journal
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import Setup, Table
from gloam.web.drawings.games import GAMES
from gloam.web.rooms.audience import Audience, Listener
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.course import Course
from gloam.web.rooms.glance import glance
from gloam.web.rooms.looks import Looks
from gloam.web.rooms.setups import setup_of
from gloam.web.rooms.shows import Reel, Viewer
from gloam.web.rooms.standing import StandingAnswers
from gloam.web.rooms.taking_back import TakingBack, read_request
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.trial import Trial, attempt, told_count
from gloam.web.scenes.composing import NOTHING, Choice, Composition, chosen_at, chosen_by, composed, is_made
from gloam.web.settings import Settings
from gloam.web.store.records import NO_SEATS, NOBODY, Addition, Beginning, Conflict, Gone, KeptLine, Remark
from gloam.web.store.schema import BOT, SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Rematch:
    """The next table of the same players, and who asked for it."""

    table: str
    by: str


class Room(Audience):
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
        super().__init__(row.seats, to)
        self.row: Final = row
        self.id: Final = row.id
        self.game: Final = row.game
        self.appearance: Final = GAMES[row.game]
        self.drawing: Final = self.appearance.drawing
        self.seats: Final = list(seats)
        self.store: Final = store
        self.minds: Final = minds
        self.lock: Final = asyncio.Lock()
        self.reel: Final = Reel()
        self.looks: Final = Looks(row.id, store)
        self.drafts: Final[dict[int, tuple[int, list[str]]]] = {}  # by seat: the question's number, and options
        self.notices: Final[dict[int, Rejected | Trouble]] = {}  # by seat: why the last thing asked for was not done
        self.holders: Final[list[set[str]]] = [set() for _ in seats]  # by seat: the guests, one for each device
        self.remarks: list[Remark] = []
        self.rematch: Rematch | None = None
        self.back: Final = TakingBack(self)
        self.standing: Final = StandingAnswers(self)
        self.bots: Final = BotTurns(self)
        self.course: Course | None = None  # once the game has begun
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
        await self.written(self.store.append, self.id, self.addition(lines, after, **values), seats)

    def addition(self, lines: Sequence[KeptLine], after: Table, **values: object) -> Addition:
        """These lines, which lead to the table `after`, and what changes with them."""
        ended = {"ended": time.time()} if after.over else {}
        return Addition(self.so_far.kept, lines, {"glance": glance(after), **ended, **values})

    async def written(self, write: Callable[P, T], *words: P.args, **names: P.kwargs) -> T:
        """What comes of writing this down. If somebody else wrote first, read theirs and say so."""
        try:
            return await asyncio.to_thread(write, *words, **names)
        except Conflict:
            await self.read_again()
            raise Trouble("trouble.too-late", 409) from None

    async def read_again(self) -> None:
        """What is kept is not what we know."""
        row = await asyncio.to_thread(self.store.table, self.id)
        if row is None:
            raise Gone
        lines = await asyncio.to_thread(self.store.lines, self.id)
        self.back.request = read_request(row.asking)
        self.row.ended = row.ended
        self.read(lines)
        self.touch()

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

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def check_holder(self, guest: str, seat: int) -> None:
        """Raises `Trouble` unless this guest holds the seat still. Only while the room is locked that stays true."""
        if guest not in self.holders[seat]:
            raise Trouble("trouble.not-your-seat", 403)

    def is_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == BOT or row.stand_in

    @property
    def all_bots(self) -> tuple[str, ...]:
        """By seat: the bot that plays there; '' for a person."""
        return tuple(seat.bot if self.is_bot(seat.seat) else "" for seat in self.seats)

    @property
    def without(self) -> tuple[str, ...]:
        """The aids that this table does without."""
        return tuple(self.row.without.split())

    @property
    def has_people(self) -> bool:
        return any(seat.kind != BOT for seat in self.seats)

    def may_cover(self, seat: int) -> bool:
        """May somebody else let a bot play for the person at this seat?"""
        waits = self.table is not None and seat in self.table.waiting_for()
        return waits and not self.is_bot(seat) and self.away(seat)

    def enter(self, seat: int | None, guest: str = "", hurried: bool = False) -> Listener:
        """A page is opened: bots that waited for somebody to look play on."""
        listener = super().enter(seat, guest, hurried)
        self.wake()
        return listener

    def flipped(self, viewer: Viewer) -> None:
        """Others are told of it where they wait for this seat."""
        if self.table is not None and viewer.seat in self.table.waiting_for():
            self.touch()

    # ---- a play that is put together

    def play_of(self, seat: int) -> Composition:
        """What this seat is putting together."""
        return self.drafted(seat)[0]

    def drafted(self, seat: int) -> tuple[Composition, Table | None]:
        """The same, and the table that it leads to, where it is whole and can be tried."""
        if self.table is None or self.back.request is not None or self.seats[seat].stand_in:
            return NOTHING, None
        number, options = self.drafts.get(seat, (0, []))
        question = self.table.seat(seat).question()
        if question is None or self.standing.answer(seat):
            return NOTHING, None
        chosen = options if number == self.number_of(question) else []
        return composed(self.table, seat, chosen, self.appearance.continues)

    async def choose(self, seat: int, number: int, place: int, option: str, ends: bool = False) -> None:
        """Choose a part of a play, as a button has it. A play of one part that costs little is made at once, with
        `ends` to the end of the turn; so is one of several parts if the button says so."""
        await self.bots.hold_back(seat)
        async with self.lock:
            self.check(seat, number)
            table, continues = self.playing, self.appearance.continues
            before, choice = self.play_of(seat), chosen_by(option)
            if not 0 <= place < len(before.parts):
                raise Trouble("trouble.part")
            play, after = chosen_at(table, seat, before, place, choice, continues)
            if self.at_once(seat, play, choice):
                await self.make(seat, play.chosen, after, ends)
            else:
                self.notices.pop(seat, None)
                self.drafts[seat] = (number, play.chosen)
                self.touch(seat)

    def at_once(self, seat: int, play: Composition, choice: Choice) -> bool:
        """Is a play that has become whole made without another word?"""
        if not is_made(play, choice):
            return False
        view = self.playing.view(seat)
        costly = any(self.drawing.costly(view, part.question, part.option) for part in play.parts)
        return not costly and not self.playing.perils(seat, play.chosen)

    async def confirm(self, seat: int, number: int, ends: bool = False) -> None:
        """Make the play that was put together; with `ends` the turn ends with it."""
        await self.bots.hold_back(seat)
        async with self.lock:
            self.check(seat, number)
            play, after = self.drafted(seat)
            if not play.whole:
                raise Trouble("trouble.incomplete")
            await self.make(seat, play.chosen, after, ends)

    async def clear(self, seat: int) -> None:
        """Begin the play anew."""
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        self.touch(seat)

    async def make(self, seat: int, options: Sequence[str], after: Table | None, ends: bool) -> None:
        """Make a play. `after` is the table it leads to, where it was tried already; with `ends` the seat is not asked
        whether its turn is to end."""
        if after is None or self.is_long:
            after = attempt(self.playing, seat, options, self.limit).after
        question = after.seat(seat).question() if ends else None
        what, end = self.appearance.ends
        if question is not None and question.what == what:
            after.answer(seat, end)
        await self.keep(Trial(seat, self.playing, after))

    # ---- answers

    def number_of(self, question: Question) -> int:
        """The number that an answer must carry. It counts all that the seat has answered, also what was taken back: so
        it never comes again, and an answer that was sent long ago is harmless."""
        return question.number + self.so_far.repeats[question.seat]

    def check(self, seat: int, number: int) -> None:
        """Refuse whoever is not asked, or answers another question; and everyone while a move may be taken back."""
        self.playing.asked(seat, number - self.so_far.repeats[seat])
        if self.back.request is not None:
            raise Trouble("trouble.request-open")

    async def send(self, seat: int, option: str, number: int) -> None:
        """A whole answer in one line, from a program."""
        await self.bots.hold_back(seat)
        async with self.lock:
            self.check(seat, number)
            await self.keep(attempt(self.playing, seat, [option], self.limit))

    async def send_tried(self, option: str, number: int, tried: Trial) -> None:
        """An answer of a bot, or a pass that is given for a person. It was tried already: unless the table has changed
        since then, it is not made again."""
        seat = tried.seat
        async with self.lock:
            self.check(seat, number)
            if tried.before is not self.playing:
                tried = attempt(self.playing, seat, [option], self.limit)
            await self.keep(tried, by_hand=self.is_bot(seat))

    async def keep(self, trial: Trial, by_hand: bool = True) -> None:
        """Keep the lines of an answer, and only then let the copy it was made on be the table."""
        lines = self.so_far.lines_to(trial.after, standing=not by_hand)
        said = self.standing.changes(trial, by_hand)
        await self.write(lines, trial.after, said)
        self.standing.keep(said)
        self.reel.add(trial.before, [(line.seat, line.option) for line in lines])
        self.so_far.go_on(trial.after, lines)
        self.drafts.pop(trial.seat, None)
        self.notices.pop(trial.seat, None)
        if trial.after.over:
            self.row.ended = time.time()
        self.announce(trial)
        self.wake()

    def announce(self, change: Trial) -> None:
        super().announce(change)
        self.bots.notice(change)

    # ---- bots

    def bot_asked(self) -> int | None:
        """A bot whose turn it is. Where only bots play they wait until somebody looks."""
        if self.table is None or self.back.request is not None or not (self.listeners or self.has_people):
            return None
        return next((seat for seat in self.table.waiting_for() if self.is_bot(seat)), None)

    def self_answering(self) -> int | None:
        """Somebody who is asked, and for whom no person has to answer: a bot, or one who has said that they pass."""
        bot = self.bot_asked()
        if bot is not None or self.table is None or self.back.request is not None:
            return bot
        return next((seat for seat in self.table.waiting_for() if self.standing.answer(seat)), None)

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
        remark = await asyncio.to_thread(self.store.say, self.id, number, name, text, told)
        show = self.shows.of(viewer)
        if show is not None:
            show.said |= {remark}
        self.remarks = await asyncio.to_thread(self.store.remarks, self.id)
        self.touch()

    def notice(self, seat: int, no: Rejected | Trouble) -> None:
        self.notices[seat] = no.with_traceback(None)
        self.touch(seat)
