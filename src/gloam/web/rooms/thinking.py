"""Bots think in processes of their own, so that no page waits for them; one that takes too long is stopped."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import gloam
from gloam import bots
from gloam.bots import THEN, Bot, Thought
from gloam.bots.stint import in_a_row
from gloam.core.table import Table
from gloam.web.rooms.turns import ADDRESS, ANYBODY, Asker, Turns

log = logging.getLogger(__name__)

SPAWN: Final = multiprocessing.get_context("spawn")
STARTING: Final = 30.0  # seconds a new process has to answer for the first time: it imports the games
NOTHING: Final = Thought((), 0)  # where a bot weighs nothing

Work = Callable[[Connection], None]


@dataclass(frozen=True)
class Call:
    """What a thinking process is asked: the game so far, whose turn it is, and which bot plays there. It answers with
    all that the bot answers in a row; or, where somebody asks `why`, with all that it weighs."""

    journal: str
    seat: int
    bot: str
    why: bool = False


def think(calls: Connection) -> None:
    """What such a process does: read a journal, sit down, answer. It ends when nobody is left to ask it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    while True:
        try:
            call: Call = calls.recv()
        except EOFError:
            return
        table = gloam.replay(call.journal)
        bot = bots.make(call.bot, table.setup.seed)
        calls.send(weighed(bot, table, call.seat) if call.why else THEN.join(in_a_row(bot, table, call.seat)))


def weighed(bot: Bot, table: Table, seat: int) -> Thought:
    here = table.seat(seat)
    question = here.question()
    assert question is not None, "a bot was asked where it is not its turn"
    return bot.think(here, question) or NOTHING


class Mind:
    """One thinking process. It is started again whenever it fails or is stopped."""

    def __init__(self, work: Work = think) -> None:
        self.work: Final = work
        self.asking: Final = threading.Lock()
        self.process: BaseProcess | None = None
        self.calls: Connection | None = None
        self.warm = False
        self.ended = False

    def ask(self, call: Call, seconds: float) -> object:
        """What the process answers; None where it took too long or broke down. Blocks: call it in a thread."""
        with self.asking:
            if self.ended:
                return None
            try:
                calls = self.calls or self.start()
                calls.send(call)
                if calls.poll(seconds if self.warm else max(seconds, STARTING)):
                    self.warm = True
                    answer: object = calls.recv()
                    return answer
            except (EOFError, OSError):
                if not self.ended:
                    log.exception("a bot broke down", extra={"bot": call.bot})
            else:
                log.warning("a bot thought for too long", extra={"bot": call.bot})
            self.drop()
            return None

    def start(self) -> Connection:
        self.calls, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=self.work, args=(theirs,), daemon=True)
        process.start()
        self.process = process  # only now: what has not been started cannot be ended
        theirs.close()
        self.warm = False
        if self.ended:
            raise EOFError("told to stop while it was starting")
        return self.calls

    def drop(self) -> None:
        """End the process and whatever it was thinking."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.calls is not None:
            self.calls.close()
        self.process = self.calls = None

    def stop(self) -> None:
        """For good. Whoever is asking gets no answer."""
        self.ended = True
        process = self.process
        if process is not None:
            process.kill()
        with self.asking:
            self.drop()


class Minds:
    """A few thinking processes shared by all tables. `alone`: in how many of them a guest's bots may think at once
    where nobody waits for them."""

    def __init__(self, count: int, seconds: float, work: Work = think, alone: int = 1) -> None:
        self.all: Final = [Mind(work) for _ in range(count)]
        self.turns: Final[Turns[Mind]] = Turns(alone)
        self.seconds: Final = seconds
        self.threads: Final = ThreadPoolExecutor(count, "mind")  # one waits for each of them
        self.asked = 0  # how many are thinking or wait for it
        for mind in self.all:
            self.turns.put(mind)

    async def choose(self, journal: str, seat: int, bot: str, asker: Asker = ANYBODY) -> str | None:
        """What the bot answers in a row, joined by `THEN`; None where it could not make up its mind in time."""
        answer = await self.ask(Call(journal, seat, bot), asker)
        return answer if isinstance(answer, str) else None

    async def think(self, journal: str, seat: int, bot: str) -> Thought | None:
        """All that the bot weighs; None where it could not say so in time."""
        answer = await self.ask(Call(journal, seat, bot, why=True), Asker(address=ADDRESS.get()))
        return answer if isinstance(answer, Thought) else None

    async def ask(self, call: Call, asker: Asker = ANYBODY) -> object:
        self.asked += 1
        try:
            mind = await self.turns.get(asker)
            try:
                thought = self.threads.submit(mind.ask, call, self.seconds)
            except RuntimeError:  # told to stop meanwhile
                return None
            else:
                return await asyncio.wrap_future(thought)
            finally:
                self.turns.put(mind, asker)
        finally:
            self.asked -= 1

    def stop(self) -> None:
        for mind in self.all:
            mind.stop()
        self.threads.shutdown()
