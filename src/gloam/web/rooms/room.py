"""One table and all who look at it. What is here can be made again from the store; what is acknowledged is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import gloam
from gloam.core.journal import Journal, play_moves
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import Setup, Table
from gloam.web.drawings.games import GAMES
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.glance import glance
from gloam.web.rooms.taking_back import TakingBack, Undone, read_request, returns
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.told import newest, seen_by, told_count
from gloam.web.scenes.composing import NOTHING, Play, changed, compose
from gloam.web.settings import Settings
from gloam.web.store.schema import BOT, SeatRow, TableRow
from gloam.web.store.store import NO_SEATS, NOBODY, Beginning, Conflict, Gone, Line, Remark, Store
from gloam.web.trouble import Trouble


@dataclass(frozen=True)
class Rematch:
    """The next table of the same players, and who asked for it."""

    table: str
    by: str


@dataclass(eq=False)
class Listener:
    """A page that is open at a table, and whose it is: a person may have several devices."""

    seat: int | None
    guest: str = ""
    hurried: bool = False  # everything is to come at once
    news: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: bool = False  # it has to ask again whether it may listen


class Room:
    """A table with people round it."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[Line], store: Store, minds: Minds, to: Settings
    ) -> None:
        self.row: Final = row
        self.id: Final = row.id
        self.game: Final = row.game
        self.appearance: Final = GAMES[row.game]
        self.drawing: Final = self.appearance.drawing
        self.seats: Final = list(seats)
        self.store: Final = store
        self.minds: Final = minds
        self.settings: Final = to
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.seen: Final = [time.monotonic()] * row.seats  # when each seat's last page was closed
        self.told_before = 0  # how many events there were before the newest answer
        self.version = 0  # counts what everyone sees
        self.own: Final = [0] * row.seats  # counts what only one seat sees
        self.drafts: Final[dict[int, tuple[int, list[str]]]] = {}  # by seat: the question's number, and options
        self.notices: Final[dict[int, Rejected | Trouble]] = {}  # by seat: why the last thing asked for was not done
        self.holders: Final[list[set[str]]] = [set() for _ in seats]  # by seat: the guests, one for each device
        self.remarks: list[Remark] = []
        self.rematch: Rematch | None = None
        self.rendered: Final[dict[tuple[int | None, str], tuple[str, str]]] = {}  # what was last drawn for whom
        self.lines: Final = list(lines)  # as they are kept, with those that take others back
        self.moves: list[Line] = []  # those that count
        self.back: Final = TakingBack(self)
        self.repeats: Final = [0] * row.seats  # how many answers of each seat were taken back
        self.bots: Final = BotTurns(self)
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
        self.back.undone.clear()
        self.repeats[:] = [0] * len(self.repeats)
        wanted = returns(self.lines)
        table = gloam.replay(self.journal())
        past = {0: table.clone()}  # by how many moves count: the tables to which somebody goes back
        for place, line in enumerate(self.lines):
            if line.seat == NOBODY:
                keep = len(self.moves) - int(line.option.split()[1])
                self.take_back(table, past[keep], keep, by=line.move)
                table = past[keep].clone()
            else:
                self.moves.append(line)
                play_moves(table, [(line.seat, line.option)])
            if place in wanted:
                past[len(self.moves)] = table.clone()
        self.table = table

    def take_back(self, before: Table, after: Table, keep: int, by: int) -> None:
        """Only the first `keep` moves count any more. What the others told is kept apart; a move of which nobody was
        told anything stays unknown."""
        events = tuple(before.happened(told_count(after)))
        if events:
            self.back.undone.append(Undone(by, events))
        for line in self.moves[keep:]:
            self.repeats[line.seat] += 1
        self.moves = self.moves[:keep]
        self.table = after

    async def write(
        self,
        lines: Sequence[Line],
        after: Table,
        seats: Mapping[int, Mapping[str, object]] = NO_SEATS,
        **values: object,
    ) -> None:
        """Keep these lines, which lead to the table `after`, and whatever changes with them. If somebody else wrote
        first, read theirs and say so."""
        known = len(self.lines)
        values = {"glance": glance(after), **values}
        try:
            await asyncio.to_thread(self.store.append, self.id, known, lines, after.over, seats, **values)
        except Conflict:
            await self.read_again()
            raise Trouble("trouble.too-late", 409) from None
        self.lines.extend(lines)

    async def read_again(self) -> None:
        """What is kept is not what we know."""
        row = await asyncio.to_thread(self.store.table, self.id)
        if row is None:
            raise Gone
        self.lines[:] = await asyncio.to_thread(self.store.lines, self.id)
        self.back.request = read_request(row.asking)
        self.row.ended = row.ended
        self.read()
        self.touch()

    @property
    def is_long(self) -> bool:
        """Has this table as many lines as one may have? Then whatever goes round in circles comes to its end."""
        return len(self.lines) >= self.settings.lines

    def check_length(self, table: Table, seat: int, option: str) -> None:
        """At a table that is long enough nobody undoes any more what they had chosen. Raises `Trouble`."""
        if self.is_long and table.turns_back(seat, option):
            raise Trouble("trouble.long-choice", 409, limit=self.settings.lines)

    def begin(self, begins: Beginning) -> None:
        """The game begins: so it is kept already."""
        self.row.begun = begins.at
        self.lines.extend(begins.lines)
        self.read()
        self.touch()
        self.wake()

    # ---- who is here

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
    def has_people(self) -> bool:
        return any(seat.kind != BOT for seat in self.seats)

    def present(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def away(self, seat: int) -> bool:
        """Is nobody there for this seat, and has nobody been for a while?"""
        return not self.present(seat) and time.monotonic() - self.seen[seat] >= self.settings.away

    def may_cover(self, seat: int) -> bool:
        """May somebody else let a bot play for the person at this seat?"""
        table = self.table
        waits = table is not None and seat in table.waiting_for()
        return waits and not self.is_bot(seat) and self.away(seat)

    @property
    def watchers(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    @property
    def hurried(self) -> bool:
        """Do all who are here and play, or else all who watch, want everything at once? Then bots are quick too."""
        here = [one for one in self.listeners if one.seat is not None] or list(self.listeners)
        return bool(here) and all(one.hurried for one in here)

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

    def announce(self, by: int, before: Table, after: Table) -> None:
        """Something was answered: new for everyone or, as long as it is a secret, only for those who see it. How often
        others change their minds in secret can then not be counted either."""
        if seen_by(after, None) != seen_by(before, None):
            self.touch()
            return
        for seat in range(after.seats):
            if seat == by or seen_by(after, seat) != seen_by(before, seat):
                self.touch(seat)

    def looking(self, seat: int) -> int:
        """On how many devices this seat is open now."""
        return len({listener.guest for listener in self.listeners if listener.seat == seat})

    def enter(self, seat: int | None, guest: str = "", hurried: bool = False) -> Listener:
        """A page is opened. Whoever holds the seat as well sees it too."""
        news = seat is None or not self.present(seat)
        before = 0 if seat is None else self.looking(seat)
        if not self.listeners:
            self.touch_later()
        listener = Listener(seat, guest, hurried)
        self.listeners.add(listener)
        if news:
            self.touch()
        elif seat is not None and self.looking(seat) != before:
            self.touch(seat)
        self.wake()
        return listener

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        seat = listener.seat
        if seat is None or not self.present(seat):
            if seat is not None:
                self.seen[seat] = time.monotonic()
                self.touch_later()
            self.touch()
        elif listener.guest not in {other.guest for other in self.listeners if other.seat == seat}:
            self.touch(seat)

    def dismiss(self, seats: Sequence[int | None], but: str = "") -> None:
        """Who may sit here has changed: every page of these seats has to ask again, but those of one guest."""
        for listener in self.listeners:
            if listener.seat in seats and not (but and listener.guest == but):
                listener.dismissed = True
                listener.news.set()

    def touch_later(self) -> None:
        """Once somebody has been away for a while, the others are told what they can do."""
        asyncio.get_running_loop().call_later(self.settings.away + 0.1, self.touch)

    # ---- answers

    def play_of(self, seat: int) -> Play:
        """What this seat is putting together."""
        if self.table is None or self.back.request is not None or self.seats[seat].stand_in:
            return NOTHING
        number, options = self.drafts.get(seat, (0, []))
        question = self.table.seat(seat).question()
        if question is None:
            return NOTHING
        chosen = options if number == self.number_of(question) else []
        return compose(self.table, seat, chosen, self.appearance.continues)

    def number_of(self, question: Question) -> int:
        """The number that an answer must carry. It counts all that the seat has answered, also what was taken back: so
        it never comes again, and an answer that was sent long ago is harmless."""
        return question.number + self.repeats[question.seat]

    def asked(self, seat: int, number: int) -> None:
        """Refuse whoever is not asked, or answers another question."""
        self.playing.asked(seat, number - self.repeats[seat])

    async def choose(self, seat: int, number: int, place: int, option: str, ends: bool = False) -> None:
        """Choose a part of a play. A play of one part that costs little is made at once, with `ends` to the end of the
        turn."""
        async with self.lock:
            table = self.playing
            self.asked(seat, number)
            if self.back.request is not None:
                raise Trouble("trouble.request-open")
            before = self.play_of(seat)
            if not 0 <= place < len(before.parts):
                raise Trouble("trouble.part")
            play = changed(table, seat, before, place, option, self.appearance.continues)
            if play.chosen[place : place + 1] != [option]:
                raise compose(table, seat, before.chosen[:place], self.appearance.continues).refusal(option)
            simple = place == 0 and len(play.chosen) == 1 and play.whole
            if simple and not self.drawing.costly(table.view(seat), play.parts[0].question, option):
                await self.answer(seat, [option], number, ends)
            else:
                self.notices.pop(seat, None)
                self.drafts[seat] = (number, play.chosen)
                self.touch(seat)

    async def confirm(self, seat: int, number: int, ends: bool = False) -> None:
        """Make the play that was put together; with `ends` the turn ends with it."""
        async with self.lock:
            self.asked(seat, number)
            play = self.play_of(seat)
            if not play.whole:
                raise Trouble("trouble.incomplete")
            await self.answer(seat, play.chosen, number, ends)

    async def clear(self, seat: int) -> None:
        """Begin the play anew."""
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        self.touch(seat)

    async def send(self, seat: int, option: str, number: int) -> None:
        """A whole answer in one line, from a program or a bot."""
        async with self.lock:
            await self.answer(seat, [option], number)

    async def answer(self, seat: int, options: Sequence[str], number: int, ends: bool = False) -> None:
        """Answer on a copy, keep the lines, and only then let the copy be the table. With `ends` the seat is not asked
        whether its turn is to end."""
        if self.back.request is not None:
            raise Trouble("trouble.request-open")
        before = self.playing
        self.asked(seat, number)
        trial = before.clone()
        for option in options:
            self.check_length(trial, seat, option)
            trial.answer(seat, option)
        if ends:
            self.end_turn(trial, seat)
        move = self.moves[-1].move + 1 if self.moves else 1
        lines = [Line(by, option, move) for by, option in newest(trial, len(self.moves))]
        await self.write(lines, trial)
        self.told_before = told_count(self.playing)
        self.table = trial
        self.moves.extend(lines)
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)
        if trial.over:
            self.row.ended = time.time()
        self.announce(seat, before, trial)
        self.wake()

    def end_turn(self, table: Table, seat: int) -> None:
        """End this seat's turn if that is what it is asked about now."""
        question = table.seat(seat).question()
        what, option = self.appearance.ends
        if question is not None and question.what == what:
            table.answer(seat, option)

    # ---- bots

    def bot_asked(self) -> int | None:
        """A bot whose turn it is. Where only bots play they wait until somebody looks."""
        if self.table is None or self.back.request is not None or not (self.listeners or self.has_people):
            return None
        return next((seat for seat in self.table.waiting_for() if self.is_bot(seat)), None)

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        self.bots.wake()

    async def stop(self) -> None:
        await self.bots.stop()

    # ---- talk

    async def say(self, seat: int | None, name: str, text: str) -> None:
        number = NOBODY if seat is None else seat
        await asyncio.to_thread(self.store.say, self.id, number, name, text)
        self.remarks = await asyncio.to_thread(self.store.remarks, self.id)
        self.touch()

    def notice(self, seat: int, no: Rejected | Trouble) -> None:
        self.notices[seat] = no.with_traceback(None)
        self.touch(seat)

    # ---- drawing

    def drawn(self, seat: int | None, language: str, draw: Callable[[], str]) -> str:
        """What `draw` draws, kept until something is new: all who see the same share one drawing."""
        version = self.version_for(seat)
        kept = self.rendered.get((seat, language))
        if kept is None or kept[0] != version:
            kept = self.rendered[seat, language] = (version, draw())
        return kept[1]
