"""The way to the database: one session for whatever is read or written together, and plain words for what fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from gloam.web.store.opening import READERS, File, brought_up_to_date, engine_of, for_writing
from gloam.web.store.schema import SettingRow
from gloam.web.store.writer import Unkept, Writer
from gloam.web.trouble import Trouble

__all__ = ["Database", "Unkept"]

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

KEY: Final = "cookie-key"
SIGN: Final = "sign-of-life"  # what is written to see whether anything can be


class Database:
    """It is made or brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        """Raises `Unusable` where there can be no such database."""
        self.engine: Final[Engine] = engine_of(url)
        try:
            self.upgrade()
        except BaseException:
            self.engine.dispose()
            raise
        self.file: Final = File(self.engine)
        event.listen(self.engine, "connect", self.check_file, insert=True)
        self.writable: Final = for_writing(self.engine)
        self.group: Final = Group()
        self.writer: Final = Writer(self.together)
        self.readers: Final = ThreadPoolExecutor(READERS, "reader")

    def upgrade(self) -> None:
        brought_up_to_date(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def kept(self, write: Callable[P, T], *words: P.args, **names: P.kwargs) -> T:
        """What comes of writing this down, once it is kept: in a thread that does nothing else, and together with
        whatever else waits there."""
        return cast("T", await asyncio.wrap_future(self.writer.ask(partial(write, *words, **names))))

    def soon(self, write: Callable[P, object], *words: P.args, **names: P.kwargs) -> None:
        """Write this down when there is time for it. Nobody waits, and where it cannot be kept that is all."""
        with suppress(Unkept):  # it is closed already
            self.writer.ask(partial(write, *words, **names))

    async def found(self, read: Callable[P, T], *words: P.args, **names: P.kwargs) -> T:
        """What is read so, in a thread that does nothing else: whoever writes is not waited for."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, partial(read, *words, **names))

    def check_file(self, *_: object) -> None:
        """A way to the file that lies there now is no way to ours if that was moved or replaced. Raises `Unkept`."""
        if not self.file.is_there():
            log.error("the database is gone, or another has taken its place")
            raise Unkept

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """What is read stays readable afterwards. Raises `Unkept`."""
        with told_plainly(), session_on(self.group.connection or self.engine) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """All or nothing, and nothing into a file that is no longer there. In the midst of a group it is part of that,
        and can be undone by itself. Raises `Unkept`."""
        group = self.group.connection
        with told_plainly(), session_on(group or self.writable) as session, session.begin():
            self.begins(session)
            yield session
            session.flush()
            if group is None:
                self.check_file()

    @contextmanager
    def stating(self) -> Iterator[Connection]:
        """The same by plain statements, for what every answer writes: a session takes longer than that."""
        group = self.group.connection
        with told_plainly(), self.writable.begin() if group is None else undoable(group) as connection:
            self.begins(connection)
            yield connection
            if group is None:
                self.check_file()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Whatever this thread writes meanwhile is kept together at the end. Raises `Unkept`."""
        with told_plainly(), self.writable.begin() as connection:
            self.group.connection = connection
            try:
                yield
            finally:
                self.group.connection = None
            if not is_under_way(connection):
                log.error("a transaction was undone while it was written")
                raise Unkept
            self.check_file()

    def begins(self, session: Session | Connection) -> None:
        """A transaction begins that writes something."""

    def sign_of_life(self) -> None:
        """Write something. Raises `Unkept` where nothing can be kept."""
        with self.writing() as session:
            session.merge(SettingRow(name=SIGN, value=str(time.time())))

    def cookie_key(self) -> str:
        """The key that signs cookies, drawn when it is first asked for."""
        try:
            with self.writing() as session:
                row = session.get(SettingRow, KEY)
                if row is None:
                    row = SettingRow(name=KEY, value=secrets.token_urlsafe(32))
                    session.add(row)
                return row.value
        except IntegrityError:  # another process has drawn one at the same moment
            return self.cookie_key()


class Group(threading.local):
    """The transaction in which this thread writes several things together, if it does."""

    connection: Connection | None = None


def session_on(way: Engine | Connection) -> Session:
    """On a connection that is in the midst of a transaction, what is done is part of it that can be undone."""
    return Session(way, expire_on_commit=False, join_transaction_mode="create_savepoint")


@contextmanager
def undoable(connection: Connection) -> Iterator[Connection]:
    """A part of a transaction that can be undone by itself."""
    with connection.begin_nested():
        yield connection


def is_under_way(connection: Connection) -> bool:
    """Is the transaction still there? SQLite undoes it by itself where a disk is full, and then says nothing more."""
    return bool(getattr(connection.connection.driver_connection, "in_transaction", True))


@contextmanager
def told_plainly() -> Iterator[None]:
    """Whatever fails in a database, but for what is no longer as we know it and what can be kept nowhere, is `Unkept`;
    why is written down."""
    try:
        yield
    except IntegrityError:
        raise
    except DataError as no:  # such as a letter that no text may have
        raise Trouble("trouble.unreadable") from no
    except SQLAlchemyError as no:
        log.error("the database fails", extra={"why": str(no)})  # noqa: TRY400 - where it fails is always the same
        raise Unkept from no
