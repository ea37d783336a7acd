"""Bots think in processes of their own, so that no page waits for them; one that takes too long is stopped."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import gloam
from gloam import bots

log = logging.getLogger(__name__)

SPAWN: Final = multiprocessing.get_context("spawn")
STARTING: Final = 30.0  # seconds a new process has to answer for the first time: it imports the games


def think(calls: Connection) -> None:
    """What such a process does: read a journal, sit down, answer."""
    while True:
        try:
            journal, seat, bot = calls.recv()
        except (EOFError, KeyboardInterrupt):
            return
        table = gloam.replay(journal)
        here = table.seat(seat)
        question = here.question()
        assert question is not None, "a bot was asked where it is not its turn"
        calls.send(bots.make(bot, table.setup.seed).choose(here, question))


class Mind:
    """One thinking process. It is started again whenever it fails or is stopped."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.calls: Connection | None = None
        self.warm = False

    def ask(self, journal: str, seat: int, bot: str, seconds: float) -> str | None:
        """The bot's choice, or None where it took too long or broke down. Blocks: call it in a thread."""
        try:
            if self.calls is None:
                self.start()
            assert self.calls is not None, "a started process has a line to it"
            self.calls.send((journal, seat, bot))
            if self.calls.poll(seconds if self.warm else max(seconds, STARTING)):
                self.warm = True
                return str(self.calls.recv())
        except (EOFError, OSError):
            log.exception("a bot broke down", extra={"bot": bot})
        self.stop()
        return None

    def start(self) -> None:
        self.calls, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.warm = False

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.calls is not None:
            self.calls.close()
        self.process = self.calls = None


class Minds:
    """A few thinking processes shared by all tables."""

    def __init__(self, count: int, seconds: float) -> None:
        self.all: Final = [Mind() for _ in range(count)]
        self.idle: Final[asyncio.Queue[Mind]] = asyncio.Queue()
        self.seconds: Final = seconds
        for mind in self.all:
            self.idle.put_nowait(mind)

    async def choose(self, journal: str, seat: int, bot: str) -> str | None:
        """The bot's choice; None where it could not make one in time."""
        mind = await self.idle.get()
        try:
            return await asyncio.to_thread(mind.ask, journal, seat, bot, self.seconds)
        finally:
            self.idle.put_nowait(mind)

    def stop(self) -> None:
        for mind in self.all:
            mind.stop()
