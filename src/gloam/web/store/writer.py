"""One thread writes. Whatever has been asked for while it was busy is kept together, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final

from sqlalchemy.exc import DBAPIError

from gloam.web.trouble import Trouble

MOST: Final = 100  # so many are kept together


class Unkept(Trouble):
    """The database cannot be read or written now. Nothing was changed; what was asked for may be tried again."""

    def __init__(self) -> None:
        super().__init__("trouble.store", 503)

    @property
    def cut_off(self) -> bool:
        """Was the way to the database lost? Then nothing else that was to be kept with this is either."""
        cause = self.__cause__
        return isinstance(cause, DBAPIError) and cause.connection_invalidated


class Broken(Exception):
    """Something in a group has failed in a way that may have undone the others."""


@dataclass(frozen=True)
class Wish:
    """Something to be written. `answer` is what comes of it, once it is kept."""

    write: Callable[[], object]
    answer: Future[object] = field(default_factory=Future)

    def alone(self) -> None:
        """In a transaction of its own."""
        try:
            found = self.write()
        except BaseException as no:  # noqa: BLE001 - whoever asked is told
            self.answer.set_exception(no)
        else:
            self.answer.set_result(found)


class Writer:
    """`together` is a transaction round several writes; each of them can be undone by itself."""

    def __init__(self, together: Callable[[], AbstractContextManager[None]]) -> None:
        self.together: Final = together
        self.wishes: Final[SimpleQueue[Wish | None]] = SimpleQueue()
        self.starting: Final = Lock()
        self.thread: Thread | None = None
        self.closed = False

    def ask(self, write: Callable[[], object]) -> Future[object]:
        """Let this be written. May be called from any thread. Raises `Unkept` once the writer has been closed."""
        wish = Wish(write)
        with self.starting:
            if self.closed:
                raise Unkept
            if self.thread is None:
                self.thread = Thread(target=self.run, name="writer", daemon=True)
                self.thread.start()
            self.wishes.put(wish)
        return wish.answer

    def close(self) -> None:
        """What has been asked for is still written."""
        with self.starting:
            self.closed = True
            self.wishes.put(None)
        if self.thread is not None:
            self.thread.join()

    def run(self) -> None:
        while (wishes := self.waiting()) is not None:
            wanted = [wish for wish in wishes if wish.answer.set_running_or_notify_cancel()]
            if len(wanted) > 1:
                self.write(wanted)
            else:
                for wish in wanted:
                    wish.alone()

    def waiting(self) -> list[Wish] | None:
        """All that has been asked for by now, at least one thing; None at the end."""
        found = [self.wishes.get()]
        try:
            while len(found) < MOST and found[-1] is not None:
                found.append(self.wishes.get_nowait())
        except Empty:
            pass
        wishes = [wish for wish in found if wish is not None]
        if wishes and found[-1] is None:
            self.wishes.put(None)  # the end comes next time
        return wishes or None

    def write(self, wishes: Sequence[Wish]) -> None:
        """Keep all of these, and only then answer. Where one fails so that the others may be undone with it, each is
        written alone; where all of it cannot be kept, everyone is told so."""
        try:
            with self.together():
                outcomes = [outcome(wish) for wish in wishes]
        except Broken:
            for wish in wishes:
                wish.alone()
        except BaseException as no:  # noqa: BLE001 - everyone who asked is told
            for wish in wishes:
                wish.answer.set_exception(no)
        else:
            for wish, (found, why) in zip(wishes, outcomes, strict=True):
                wish.answer.set_result(found) if why is None else wish.answer.set_exception(why)


def outcome(wish: Wish) -> tuple[object, Exception | None]:
    """What comes of one of several, or why nothing does. Raises `Broken` or `Unkept` where the others fail with it."""
    try:
        return wish.write(), None
    except Unkept as no:
        if no.cut_off:
            raise
        raise Broken from no
    except Exception as no:  # noqa: BLE001 - whoever asked is told
        return None, no
