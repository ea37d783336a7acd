"""One table and all who look at it. What is here can be made again from the store; what is acknowledged is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from gloam.core.event import Event
from gloam.core.journal import Journal, play_moves
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import Setup, Table
from gloam.web.drawings.games import GAMES
from gloam.web.rooms import pending
from gloam.web.rooms.audience import Listener
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.clocks import TableClocks
from gloam.web.rooms.course import Course
from gloam.web.rooms.everywhere import LOOK, Everywhere
from gloam.web.rooms.glance import glance
from gloam.web.rooms.leading import Lead
from gloam.web.rooms.looks import Looks, Missed
from gloam.web.rooms.setups import setup_of
from gloam.web.rooms.shows import Reel, Viewer
from gloam.web.rooms.standing import StandingAnswers
from gloam.web.rooms.taking_back import TakingBack, read_request
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.trial import Trial, attempt, told_count
from gloam.web.scenes.composing import NOTHING, Choice, Composition, chosen_at, chosen_by, compose, composed, is_made
from gloam.web.scenes.told import Told
from gloam.web.settings import Settings
from gloam.web.store.database import Unkept
from gloam.web.store.news import CHANGED, LINES, SEATS, TALK, Kept, News
from gloam.web.store.records import NO_SEATS, NOBODY, Addition, Beginning, Conflict, Gone, KeptLine, Remark
from gloam.web.store.schema import BOT, Base, SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 8  # for what others come before, at another process
AT_ONCE: Final = 0.5  # seconds that a page waits for what other processes have written


class Late(Trouble):
    """Somebody else was first. What they have done is known by now."""

    def __init__(self) -> None:
        super().__init__("trouble.too-late", 409)


@dataclass(frozen=True)
class Rematch:
    """The next table of the same players, and who asked for it."""

    table: str
    by: str


class Room(Everywhere):
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
        self.telling: Final[dict[int | None, tuple[Event | None, Told]]] = {}  # who was told what
        self.composed: Final[dict[int, tuple[Table, list[str], Composition]]] = {}  # by seat: of which table, and parts
        self.notices: Final[dict[int, Rejected | Trouble]] = {}  # by seat: why the last thing asked for was not done
        self.holders: Final[list[set[str]]] = [set() for _ in seats]  # by seat: the guests, one for each device
        self.remarks: list[Remark] = []
        self.rematch: Rematch | None = None
        self.back: Final = TakingBack(self)
        self.standing: Final = StandingAnswers(self)
        self.lead: Final = Lead(self)
        self.bots: Final = BotTurns(self)
        self.clocks: Final = TableClocks(self)
        self.course: Course | None = None  # once the game has begun
        self.lead.read(row)
        self.changes = row.changes  # the newest change that is known here
        self.looks.told = self.tell_look
        for seat in range(len(seats)):
            self.read_pending(seat)
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
        """All events as this seat may know them. What was told stays as it was: only what is new is read."""
        table = self.playing
        viewer = table.seats if seat is None else seat
        last, told = self.telling.get(seat) or (None, Told())
        new = table.happened(len(told))
        if (new[0].before if new else table.told) is not last:
            new, told = table.happened(), Told()
        told += [event.seen_by(viewer) for event in new]
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
            await self.read_on(surely=True)
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
                    if late or not await self.read_on():
                        raise
                finally:
                    await self.keep_pending()
        raise Late

    # ---- other processes

    async def read_on(self, surely: bool = False) -> bool:
        """Read what other processes have written. Was there anything new? The room is locked."""
        if not surely and not self.store.is_shared:
            return False
        if not surely and await self.store.found(self.store.changes, self.id) == self.changes:
            return False
        kept = 0 if self.course is None else self.course.kept
        self.take_up(await self.store.found(self.store.whole, self.id, kept))
        return True

    async def up_to_date(self) -> None:
        """Be no older than what any process has acknowledged until now; unless it takes long to find out: then whoever
        looks sees what is known here, and the rest as soon as it is."""
        if self.store.is_shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(AT_ONCE):
                    await self.catch_up()

    async def catch_up(self) -> None:
        """The same, however long it takes: of what was missed nobody will tell us again."""
        async with self.lock:
            await self.read_on()

    def take_up(self, found: Kept) -> None:
        """This is kept, and not what we know."""
        take_over(self.row, found.row)
        for seat, new in zip(self.seats, found.seats, strict=True):
            take_over(seat, new)
            self.read_pending(seat.seat)
        self.changes = found.row.changes
        self.lead.read(found.row)
        self.take_in(found)
        self.back.request = read_request(found.row.asking)
        if found.row.begun:
            newer = self.course is not None and found.after == self.course.kept
            if not newer or any(line.seat == NOBODY for line in found.lines):
                self.read(found.lines)
            elif found.lines:
                self.go_on(found.lines)
        self.touch()
        self.wake()

    def take_in(self, found: Kept) -> None:
        """Who holds the seats, what was said, and the next table."""
        self.remarks = list(found.remarks)
        for seat, held in enumerate(self.holders):
            holders = {claim.guest for claim in found.holders if claim.seat == seat}
            self.send_away(seat, held - holders)
            self.holders[seat] = holders
        if found.rematch is not None:
            by = [claim.seat for claim in found.holders if claim.guest == found.rematch.host]
            self.rematch = Rematch(found.rematch.id, self.names[by[0]] if by else "")

    def go_on(self, lines: Sequence[KeptLine]) -> None:
        """These answers were given at another process."""
        after, moves = self.playing.clone(), [(line.seat, line.option) for line in lines]
        play_moves(after, moves)
        self.went_on(Trial(lines[-1].seat, self.playing, after), lines)

    async def hear(self, news: News) -> None:
        """Something was changed at a process, perhaps here. What is told is done, anything else is read."""
        async with self.lock:
            if news.number <= self.changes:
                return
            if news.number != self.changes + 1:
                await self.read_on(surely=True)
            elif news.by == self.store.name or self.follows(news):
                self.changes = news.number
            elif news.what == TALK:
                self.remarks = await self.store.found(self.store.remarks, self.id)
                self.changes = news.number
                self.touch()
            else:
                await self.read_on(surely=True)

    def follows(self, news: News) -> bool:
        """Is all told that is to be known? Then it is done."""
        told = news.facts
        lines = [KeptLine(*line) for line in told.get("lines", ())]
        if news.what == LINES:
            here = self.course is not None and self.course.kept == told["after"]
            if not here or any(line.seat == NOBODY for line in lines):
                return False
            for name, value in told["values"].items():
                setattr(self.row, name, value)
            self.back.request = read_request(self.row.asking)
            self.lead.hear(told)
        elif news.what != SEATS:
            return False
        for place, values in told["seats"].items():
            for name, value in values.items():
                setattr(self.seats[int(place)], name, value)
            self.read_pending(int(place))
            self.touch(int(place))
        if lines:
            self.go_on(lines)
        return True

    def tell_look(self, who: Viewer, events: int | None, missed: Missed | None) -> None:
        offered = None if missed is None else [missed.since, missed.count]
        self.publish(LOOK, **who._asdict(), events=events, missed=offered)

    def hear_look(self, told: Mapping[str, Any]) -> None:
        who, missed = Viewer(told["guest"], told["seat"]), told["missed"]
        self.looks.take(who, told["events"], None if missed is None else Missed(*missed))
        if told["events"] is None:
            for listener in self.listeners:
                if listener.seat == who.seat and who.guest in ("", listener.guest):
                    listener.news.set()

    def tell_all(self) -> None:
        for who, missed in self.looks.missed.items():
            self.tell_look(who, None, missed)
        super().tell_all()

    # ---- what a seat has not done yet

    def read_pending(self, seat: int) -> None:
        draft, notice = pending.read(self.seats[seat].pending or "")
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        if draft is not None:
            self.drafts[seat] = draft
        if notice is not None:
            self.notices[seat] = notice

    def pending_of(self, seat: int) -> str:
        return pending.written(self.drafts.get(seat), self.notices.get(seat))

    async def keep_pending(self) -> None:
        """Keep what is new of it; where that cannot be done now, the next time will do. The room is locked."""
        found = {seat.seat: text for seat in self.seats if (text := self.pending_of(seat.seat)) != seat.pending}
        if not found:
            return
        seats = {seat: {"pending": text} for seat, text in found.items()}
        write = partial(self.store.set_table, self.id, seats)
        with suppress(Unkept, Gone):
            await self.tell_written(News(self.id, SEATS, {"seats": seats}), write, always=True)
            for seat, text in found.items():
                self.seats[seat].pending = text

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
    def people(self) -> list[int]:
        """The seats at which people answer."""
        return [seat for seat in range(len(self.seats)) if not self.is_bot(seat)]

    @property
    def without(self) -> tuple[str, ...]:
        """The aids that this table does without."""
        return tuple(self.row.without.split())

    @property
    def has_people(self) -> bool:
        return any(seat.kind != BOT for seat in self.seats)

    def may_cover(self, seat: int) -> bool:
        """May somebody else let a bot play for the person at this seat?"""
        waits = self.table is not None and seat in self.table.waiting_for() and not self.row.clock
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
        """What this seat is putting together. It is put together once, as long as neither it nor the table changes."""
        chosen, kept = self.chosen(seat), self.composed.get(seat)
        if chosen is None:
            return NOTHING
        if kept is None or kept[0] is not self.table or kept[1] != chosen:
            play = compose(self.playing, seat, chosen, self.appearance.continues)
            kept = self.composed[seat] = (self.playing, chosen, play)
        return kept[2]

    def drafted(self, seat: int) -> tuple[Composition, Table | None]:
        """The same, and the table that it leads to, where it is whole and can be tried."""
        chosen = self.chosen(seat)
        return (NOTHING, None) if chosen is None else composed(self.playing, seat, chosen, self.appearance.continues)

    def chosen(self, seat: int) -> list[str] | None:
        """What this seat has chosen so far; None where it is not asked."""
        if self.table is None or self.back.request is not None or self.seats[seat].stand_in or self.row.stopped:
            return None
        number, options = self.drafts.get(seat, (0, []))
        question = self.table.seat(seat).question()
        if question is None or self.standing.answer(seat):
            return None
        return list(options) if number == self.number_of(question) else []

    async def choose(self, seat: int, number: int, place: int, option: str, ends: bool = False) -> None:
        """Choose a part of a play, as a button has it. A play of one part that costs little is made at once, with
        `ends` to the end of the turn; so is one of several parts if the button says so."""
        await self.bots.hold_back(seat)
        await self.in_turn(self.choose_now, seat, number, place, option, ends)

    async def choose_now(self, seat: int, number: int, place: int, option: str, ends: bool) -> None:
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
        await self.in_turn(self.confirmed, seat, number, ends)

    async def confirmed(self, seat: int, number: int, ends: bool) -> None:
        self.check(seat, number)
        play, after = self.drafted(seat)
        if not play.whole:
            raise Trouble("trouble.incomplete")
        await self.make(seat, play.chosen, after, ends)

    async def clear(self, seat: int) -> None:
        """Begin the play anew."""
        await self.in_turn(self.cleared, seat)

    async def cleared(self, seat: int) -> None:
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
        if self.row.stopped:
            raise Trouble("trouble.stopped", 409)
        self.playing.asked(seat, number - self.so_far.repeats[seat])
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
        self.drafts.pop(trial.seat, None)
        self.notices.pop(trial.seat, None)
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

    def bot_asked(self) -> int | None:
        """A bot whose turn it is. Where only bots play they wait until somebody looks."""
        if self.table is None or self.back.request is not None or self.row.stopped:
            return None
        if not (self.watched or self.has_people):
            return None
        return next((seat for seat in self.table.waiting_for() if self.is_bot(seat)), None)

    def answers_itself(self, table: Table) -> Callable[[int], bool]:
        """For each seat: would no person have to answer there, were the table this one?"""
        return lambda seat: self.is_bot(seat) or bool(self.standing.answer(seat, table))

    def self_answering(self) -> int | None:
        """Somebody who is asked, and for whom no person has to answer: a bot, or one who has said that they pass."""
        bot = self.bot_asked()
        if bot is not None or self.table is None or self.back.request is not None or self.row.stopped:
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
        said = partial(self.store.say, self.id, number, name, text, told)
        self.shows.has_said(viewer, await self.tell_written(News(self.id, TALK), said, always=True))
        self.remarks = await self.store.found(self.store.remarks, self.id)
        self.touch()

    async def notice(self, seat: int, no: Rejected | Trouble) -> None:
        """Whoever sits here reads why something was not done."""
        self.notices[seat] = no.with_traceback(None)
        self.touch(seat)
        async with self.lock:
            await self.keep_pending()


def merged(
    some: Mapping[int, Mapping[str, object]], others: Mapping[int, Mapping[str, object]]
) -> dict[int, dict[str, object]]:
    """By seat, all that is new of it."""
    return {seat: {**some.get(seat, {}), **others.get(seat, {})} for seat in {*some, *others}}


def take_over(row: Base, new: Base) -> None:
    """Let a row be as this newer one is."""
    for name in new.__mapper__.columns.keys():  # noqa: SIM118 - it is no dictionary
        setattr(row, name, getattr(new, name))
