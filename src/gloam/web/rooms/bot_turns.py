"""Bots at a table: they think while they seem to, so that how long it takes tells nothing of what they hold.

Passes that are given for people come on the same beat."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Final

from gloam import bots
from gloam.bots import THEN
from gloam.bots.stint import AGAIN, Wait
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import Table
from gloam.web.rooms.trial import Trial, attempt
from gloam.web.rooms.turns import ADDRESS, Asker
from gloam.web.store.database import Unkept
from gloam.web.store.records import Gone
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room

log = logging.getLogger(__name__)

PAUSE: Final = 1.0  # seconds until what failed is tried again; twice as long each time
LONGEST_PAUSE: Final = 30.0
SPARE: Final = 0.15  # seconds for what a thought takes besides: to read the game, to finish what was begun
TRIES: Final = 0.6  # seconds for a thought that is counted in tries
SLACK: Final = 0.05  # seconds later than another process is to have stopped
SOON: Final = 0.15  # of its beat, for a bot with a budget of time that somebody has waited for already
QUICK: Final = 0.25  # the beat for whom everything is to come at once: more than a bot needs that does not search


class BotTurns:
    """Plays for the bots of one room whenever it is their turn, and passes for people who have said so."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None  # when another process may have stopped to lead
        self.failures = 0  # how often in a row their answer could not be kept
        self.seen = time.monotonic()  # when there was last something new for everyone
        self.wait: Final = Wait()
        self.ended = False

    # ---- whose turn it is

    def bot_asked(self) -> int | None:
        """A bot whose turn it is. Where only bots play they wait until somebody looks."""
        room = self.room
        if room.table is None or room.back.request is not None or room.row.stopped:
            return None
        if not (room.watched or room.has_people):
            return None
        return next((seat for seat in room.table.waiting_for() if room.is_bot(seat)), None)

    def answers_itself(self, table: Table) -> Callable[[int], bool]:
        """For each seat: would no person have to answer there, were the table this one?"""
        return lambda seat: self.room.is_bot(seat) or bool(self.room.standing.answer(seat, table))

    def self_answering(self) -> int | None:
        """Somebody who is asked, and for whom no person has to answer: a bot, or one who has said that they pass."""
        room, bot = self.room, self.bot_asked()
        if bot is not None or room.table is None or room.back.request is not None or room.row.stopped:
            return bot
        return next((seat for seat in room.table.waiting_for() if room.standing.answer(seat)), None)

    # ---- playing

    def wake(self) -> None:
        """Let the bots play if it is their turn, and if no other process does."""
        if self.are_busy or self.ended:
            return
        if self.self_answering() is None:
            if self.room.row.due and self.room.lead.is_ours:
                self.task = asyncio.create_task(self.give_up())
        elif self.room.lead.others_for:
            self.look_later(self.room.lead.others_for)
        else:
            self.task = asyncio.create_task(self.guarded())

    async def give_up(self) -> None:
        with suppress(Unkept):
            await self.room.lead.give_up()

    def look_later(self, seconds: float) -> None:
        """Where the process that plays for them is killed, we go on."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds + SLACK, self.wake)

    @property
    def are_busy(self) -> bool:
        """Do they play just now?"""
        return self.task is not None and not self.task.done()

    async def stop(self) -> None:
        self.ended = True
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    @property
    def waiting(self) -> bool:
        """Do they wait until an answer can be kept again?"""
        return self.failures > 0

    async def guarded(self) -> None:
        """A bot that fails must not be silent, and nothing that fails is the end: it is tried again, less and less
        often, and all who look are told that the table waits."""
        while True:
            try:
                await self.play()
            except Exception as no:
                log.warning("the bots wait", exc_info=not isinstance(no, Unkept), extra={"table": self.room.id})
                self.failures += 1
                self.room.touch()
                await asyncio.sleep(pause_after(self.failures))
            else:
                self.go_on()
                return

    def go_on(self) -> None:
        """What was tried has worked."""
        if self.failures:
            self.failures = 0
            self.room.touch()

    async def play(self) -> None:
        """Answer until no bot is asked. All that a bot answers in a row comes on one beat; what others do not see takes
        no time of its own, so nobody can count it."""
        room = self.room
        began = time.monotonic()
        while (seat := self.self_answering()) is not None:
            if not await room.lead.take():
                self.look_later(room.lead.others_for)
                return
            table = room.playing
            question = table.seat(seat).question()
            assert question is not None, "a bot was asked"
            again = self.wait.is_again(table, seat, room.people)
            answers, trial = await self.thought(table, question, again)
            forced = room.standing.passing.forced(table, question)  # that it takes no time tells nothing
            if self.self_answering() is not None and trial.is_public and not (forced and len(answers) == 1):
                beat = beat_of(room.all_bots[seat], self.pace, again)
                await asyncio.sleep(until_beat(time.monotonic() - began, beat))
                began = time.monotonic()
            await self.send(question, answers, trial)
            self.go_on()
        if room.store.is_shared and room.lead.is_ours:
            await room.lead.give_up()

    async def thought(self, table: Table, question: Question, again: bool) -> tuple[list[str], Trial]:
        """The bot's answers, or any legal one where it made none in time; a person's pass; and what comes of it."""
        room, seat = self.room, question.seat
        passed = room.standing.answer(seat)
        if passed:
            return [passed], attempt(table, seat, [passed], room.limit)
        asker = Asker(room.row.host, ADDRESS.get(), not room.has_people)
        found = await room.minds.choose(room.journal().text(), seat, called(room.seats[seat].bot, again), asker)
        chosen = [] if found is None else [found.split(THEN)]
        for answers in chain(chosen, any_answers(table, question)):
            with suppress(Rejected, Trouble):
                return answers, attempt(table, seat, answers, room.limit)
        raise AssertionError("every question can be answered")

    async def send(self, question: Question, answers: Sequence[str], trial: Trial) -> None:
        """Answer, unless a move was taken back or a person has come back, or wants to be asked, in the meantime."""
        room, seat = self.room, question.seat
        if not (room.is_bot(seat) or room.standing.answer(seat)) or room.playing.seat(seat).question() != question:
            return
        try:
            await room.send_tried(answers, room.number_of(question), trial)
        except (Unkept, Gone):
            raise
        except (Rejected, Trouble):
            return

    # ---- the beat

    @property
    def pace(self) -> float:
        """How long an answer seems to take, at least."""
        return min(self.room.settings.pace, QUICK if self.room.hurried else math.inf)

    def notice(self, change: Trial) -> None:
        """Is there something new for everyone? From then on somebody else is seen to choose."""
        if change.is_public:
            self.seen = time.monotonic()
        self.wait.note(change.before, change.seat, self.room.people)

    async def hold_back(self, seat: int) -> None:
        """Where somebody could have a pass given for them, their own answer comes no sooner: so nobody can tell who has
        given it."""
        table = self.room.table
        question = None if table is None else table.seat(seat).question()
        if table is not None and question is not None and self.room.standing.passing.kind(table, question):
            early = self.seen + self.pace - time.monotonic()
            if early > 0:
                await asyncio.sleep(early)


def pause_after(failures: int) -> float:
    """How long to wait before it is tried again."""
    return float(min(PAUSE * 2 ** min(failures - 1, 10), LONGEST_PAUSE))


def beat_of(bot: str, pace: float, again: bool = False) -> float:
    """How long a bot seems to think. One that takes its time has a slower beat, so that nobody can tell whether there
    was something to think about. `again`: where it has been waited for already, it is quick."""
    budget = bots.SEARCHING.get(bot)
    if not pace or budget is None:
        return min(pace, QUICK) if again else pace
    if not budget.milliseconds:
        return max(min(pace, QUICK) if again else pace, TRIES)
    return max(pace, budget.milliseconds / 1000 + SPARE) * (SOON if again else 1.0)


def called(bot: str, again: bool) -> str:
    """A bot by its name, with the time that it has then."""
    budget = bots.SEARCHING.get(bot)
    if not again or budget is None or not budget.milliseconds:
        return bot
    return f"{bot}{bots.AT}{budget.within(0.0, AGAIN).milliseconds}ms"


def until_beat(elapsed: float, pace: float) -> float:
    """How long to wait for the next beat. Whoever needs longer than one waits for the end of the last it has begun."""
    return pace - elapsed % pace if pace else 0.0


def any_answers(table: Table, question: Question) -> Iterator[list[str]]:
    """Answers for a bot that has made none: one at random, then all there are."""
    yield [bots.make("random", table.setup.seed).choose(table.seat(question.seat), question)]
    yield from [[option] for option in question.options]
