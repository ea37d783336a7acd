"""Several processes serve one port, on one database. One more watches over them: whichever dies is started again, and
when it is told to stop, it tells all of them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from socket import socket, socketpair
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from gloam.web.rooms.bot_turns import pause_after
from gloam.web.serve import GRACE, prepared, run, write_down
from gloam.web.settings import Settings
from gloam.web.store.store import Store

log = logging.getLogger(__name__)

SPAWN: Final = multiprocessing.get_context("spawn")
STEADY: Final = 30.0  # seconds after which one that dies is started again at once; sooner, it waits
LAST: Final = 4.0 * GRACE  # seconds in which all must have stopped
COUNTED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which several processes count together


class Alone(Exception):
    """A database that only one process can use."""


def serve(settings: Settings, quiet: bool, listening: socket) -> None:
    """What each of them does. Where the one that leads them is gone, they stop."""
    threading.Thread(target=stop_when_alone, name="leader", daemon=True).start()
    run(prepared(settings, quiet), listening)


def stop_when_alone() -> None:
    leader = multiprocessing.parent_process()
    assert leader is not None, "one of several was started by another"
    leader.join()
    os.kill(os.getpid(), signal.SIGTERM)


@dataclass
class Post:
    """The place of one process: who is there now, since when, and when the next one comes if nobody is."""

    process: BaseProcess | None = None
    since: float = 0.0
    failures: int = 0  # how many in a row have died soon
    due: float = 0.0


class Staff:
    """All of them. Raises `Unusable` where nothing can be kept, and `Alone` where only one process can keep it."""

    def __init__(self, count: int, settings: Settings, quiet: bool, listening: socket) -> None:
        self.settings: Final = settings
        self.quiet: Final = quiet
        self.listening: Final = listening
        self.posts: Final = [Post() for _ in range(count)]
        self.told = 0  # how often we were told to stop
        write_down(quiet)
        store = Store(settings.url)  # it gets its shape once, before all of them come
        store.close()
        if not store.is_shared:
            raise Alone

    def run(self) -> None:
        """Let them serve until we are told to stop."""
        with counted_together(), self.hearing() as word:
            while not self.told:
                self.fill()
                due = [post.due - time.monotonic() for post in self.posts if post.process is None]
                wait([word, *self.sentinels], min(due, default=None))
                self.bury(word)
            self.stop(word)

    @property
    def present(self) -> list[BaseProcess]:
        return [post.process for post in self.posts if post.process is not None]

    @property
    def sentinels(self) -> list[int]:
        return [process.sentinel for process in self.present]

    @contextmanager
    def hearing(self) -> Iterator[socket]:
        """Hear when we are told to stop: then there is something to read."""
        heard, hears = socketpair()
        with heard, hears:
            heard.setblocking(False)
            hears.setblocking(False)
            before = signal.set_wakeup_fd(hears.fileno(), warn_on_full_buffer=False)
            handlers = {sign: signal.signal(sign, self.hear) for sign in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield heard
            finally:
                signal.set_wakeup_fd(before)
                for sign, handler in handlers.items():
                    signal.signal(sign, handler)

    def hear(self, _sign: int, _frame: FrameType | None) -> None:
        self.told += 1

    # ---- coming

    def fill(self) -> None:
        """Start whoever is missing, once it is time."""
        for post in self.posts:
            if post.process is None and time.monotonic() >= post.due and not self.told:
                post.process, post.since = self.started(), time.monotonic()
                log.info("a process serves", extra={"worker": post.process.pid})

    def started(self) -> BaseProcess:
        """Another process. Ctrl+C is for us, who tell it; it never hears of that itself, from its first moment on."""
        process = SPAWN.Process(target=serve, args=(self.settings, self.quiet, self.listening))
        resource_tracker.ensure_running()  # else it would be started now, and let every signal through
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return process

    # ---- going

    def bury(self, word: socket) -> None:
        """Whoever has died is noted. One that dies soon after it came is not replaced at once."""
        drained(word)
        for post in self.posts:
            if post.process is not None and not post.process.is_alive():
                now = time.monotonic()
                post.failures = 0 if now - post.since >= STEADY else post.failures + 1
                post.due = now + (pause_after(post.failures) if post.failures else 0.0)
                gone, post.process = post.process, None
                mark_process_dead(gone.pid)  # type: ignore[no-untyped-call]  # it has no types
                if not self.told:
                    said = {"worker": gone.pid, "code": gone.exitcode, "again_in": round(post.due - now, 1)}
                    log.warning("a process that serves has died", extra=said)

    def stop(self, word: socket) -> None:
        """Tell all of them, as often as we are told; who has not stopped in the end is ended."""
        told, until = 0, time.monotonic() + LAST
        while self.present and time.monotonic() < until:
            for process in self.present if told < self.told else ():
                process.terminate()
            told = self.told
            wait([word, *self.sentinels], max(0.0, until - time.monotonic()))
            self.bury(word)
        for process in self.present:
            log.warning("a process has not stopped, and is ended", extra={"worker": process.pid})
            process.kill()
            process.join()


def drained(word: socket) -> None:
    with suppress(BlockingIOError):
        word.recv(4096)


@contextmanager
def counted_together() -> Iterator[None]:
    """What they count is added up, in a folder of the system's or in the one that is named."""
    with ExitStack() as stack:
        if COUNTED not in os.environ:
            os.environ[COUNTED] = stack.enter_context(TemporaryDirectory(prefix="gloam-"))
            stack.callback(os.environ.pop, COUNTED)
        yield
