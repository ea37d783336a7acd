"""What can go wrong in a database, brought about on purpose.

Each works on the engine of a store for as long as its block lasts; what was kept before stays as it was.
"""

from __future__ import annotations

import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from typing import Any

import psycopg
from psycopg.sql import SQL
from sqlalchemy import event, make_url

from gloam.web.store.opening import PATIENCE
from gloam.web.store.schema import Base
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


def is_file(store: Store) -> bool:
    return store.engine.dialect.name == "sqlite"


def set_to(store: Store, sqlite: str, postgresql: str) -> Callable[..., None]:
    """A way to the database is given this setting."""

    def to(connection: Any, *_: Any) -> None:
        if is_file(store):
            connection.execute(f"PRAGMA {sqlite}")
        else:
            connection.execute(f"SET {postgresql}")
            connection.commit()

    return to


@contextmanager
def every_way(store: Store, begins: Callable[..., None], ends: Callable[..., None]) -> Iterator[None]:
    """Whoever takes a way to the database has it changed so, and back again when it is given back."""
    event.listen(store.engine, "checkout", begins)
    event.listen(store.engine, "checkin", ends)
    try:
        yield
    finally:
        event.remove(store.engine, "checkout", begins)
        event.remove(store.engine, "checkin", ends)


def patience(store: Store, milliseconds: int) -> AbstractContextManager[None]:
    """Whoever writes waits for a lock so long, and not as long as a server does."""
    usual = set_to(store, f"busy_timeout={PATIENCE}", f"lock_timeout={PATIENCE}")
    return every_way(store, set_to(store, f"busy_timeout={milliseconds}", f"lock_timeout={milliseconds}"), usual)


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Another program holds the database: it may be read, but not written."""
    if is_file(store):
        with closing(sqlite3.connect(str(store.engine.url.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        with closing(psycopg.connect(store.engine.url.set(drivername="postgresql").render_as_string(False))) as server:
            names = ", ".join(f'"{name}"' for name in Base.metadata.tables)
            server.execute(SQL(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
            yield


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """The same, and nobody waits for long."""
    with patience(store, 10), held(store):
        yield


def unwritable(store: Store) -> AbstractContextManager[None]:
    """Every write fails, as on a disk that has gone bad or is full."""
    only_read = set_to(store, "query_only=ON", "default_transaction_read_only=on")
    return every_way(store, only_read, set_to(store, "query_only=OFF", "default_transaction_read_only=off"))


def fault(name: str, store: Store) -> AbstractContextManager[None]:
    return locked(store) if name == "locked" else unwritable(store)


@contextmanager
def full(store: Store) -> Iterator[None]:
    """The disk has no more room than what the database has already."""
    if is_file(store):
        with store.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        limit = set_to(store, f"max_page_count={pages}", "")
        with every_way(store, limit, set_to(store, "max_page_count=4294967294", "")):
            yield
    else:
        with store.engine.begin() as connection:
            connection.exec_driver_sql(FULL)
            for name in Base.metadata.tables:
                connection.exec_driver_sql(
                    f'CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON "{name}" EXECUTE FUNCTION full_disk()'
                )
        try:
            yield
        finally:
            with store.engine.begin() as connection:
                connection.exec_driver_sql("DROP FUNCTION full_disk CASCADE")


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
"""


class Wire:
    """A way to a PostgreSQL that can be cut and mended: whoever comes meanwhile finds nobody."""

    def __init__(self, url: str) -> None:
        real = make_url(url)
        self.server = f"{real.query['host']}/.s.PGSQL.5432"
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0), reuse_port=True)
        self.port = int(self.listening.getsockname()[1])
        self.url = real.set(host="127.0.0.1", port=self.port, query={}).render_as_string(hide_password=False)
        self.serve()

    def serve(self) -> None:
        threading.Thread(target=self.accept, args=(self.listening,), daemon=True).start()

    def accept(self, listening: socket.socket) -> None:
        while True:
            try:
                here, _ = listening.accept()
            except OSError:
                return
            there = socket.socket(socket.AF_UNIX)
            there.connect(self.server)
            self.ends += [here, there]
            if listening.fileno() < 0:  # it was cut in this moment
                here.close()
                there.close()
                return
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=carry, args=(one, other), daemon=True).start()

    @contextmanager
    def cut(self) -> Iterator[None]:
        """For as long as this lasts nothing goes through, and what was open is closed. The port stays ours."""
        with socket.socket() as held:
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            held.bind(("127.0.0.1", self.port))
            self.close()
            yield
            self.listening = socket.create_server(("127.0.0.1", self.port), reuse_port=True)
        self.serve()

    def close(self) -> None:
        for end in (self.listening, *self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()


def carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
