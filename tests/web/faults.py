"""What can go wrong in a database, brought about on purpose.

Each works on the engine of a store for as long as its block lasts; what was kept before stays as it was.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from gloam.web.store.store import Store

WRITES = ("INSERT", "UPDATE", "DELETE")


class Died(Exception):
    """The server is dead: nothing that comes after this is done."""


class Death:
    """The server dies at the so many'th thing that it does to the database: a statement that writes, or a commit."""

    def __init__(self, at: int) -> None:
        self.left = at

    @property
    def came(self) -> bool:
        return self.left <= 0

    def nearer(self) -> None:
        self.left -= 1
        if self.came:
            raise Died


@contextmanager
def dying(store: Store, at: int) -> Iterator[Death]:
    death = Death(at)

    def statement(_connection: Any, _cursor: Any, text: str, *_: Any) -> None:
        if text.startswith(WRITES):
            death.nearer()

    def commit(_connection: Any) -> None:
        death.nearer()

    event.listen(store.engine, "before_cursor_execute", statement)
    event.listen(store.engine, "commit", commit)
    try:
        yield death
    finally:
        event.remove(store.engine, "before_cursor_execute", statement)
        event.remove(store.engine, "commit", commit)


@contextmanager
def impatient(store: Store) -> Iterator[None]:
    """Nobody waits for a lock as long as a server does."""

    def hurry(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA busy_timeout=10")

    event.listen(store.engine, "checkout", hurry)
    try:
        yield
    finally:
        event.remove(store.engine, "checkout", hurry)


@contextmanager
def locked(store: Store, file: Path) -> Iterator[None]:
    """Another program holds the database."""
    with impatient(store), closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def unwritable(store: Store) -> Iterator[None]:
    """Every write fails, as on a disk that has gone bad or is full."""

    def only_read(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA query_only=ON")

    def as_before(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA query_only=OFF")

    event.listen(store.engine, "checkout", only_read)
    event.listen(store.engine, "checkin", as_before)
    try:
        yield
    finally:
        event.remove(store.engine, "checkout", only_read)
        event.remove(store.engine, "checkin", as_before)


def fault(name: str, store: Store, file: Path) -> AbstractContextManager[None]:
    return locked(store, file) if name == "locked" else unwritable(store)
