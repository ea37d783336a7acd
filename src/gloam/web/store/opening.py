"""Opening a database: where it is, whether it can be used, and whether it is still there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

REASONS: Final = {
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_NOTADB": "other-file",
    "SQLITE_CORRUPT": "other-file",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_FULL": "full",
}
STATES: Final = {"25006": "read-only", "42501": "read-only", "53100": "full", "55P03": "busy"}  # of PostgreSQL
PATIENCE: Final = 5000  # milliseconds that one waits for another who writes
READERS: Final = 4  # so many read at once
WAYS: Final = READERS + 2  # connections that are kept open: for them, for whoever writes, and one to spare
WRITES: Final = "gloam_writes"
DRIVER: Final = "postgresql+psycopg"
UPGRADING: Final = 0x610A3  # the lock of whoever brings a PostgreSQL up to date
POSTGRESQL: Final = {  # unless an address says otherwise
    "connect_timeout": PATIENCE // 1000,
    "tcp_user_timeout": PATIENCE,
    "application_name": "gloam",
    "options": f"-c lock_timeout={PATIENCE}",
}
WAL: Final = "-wal"  # the file beside a database that holds what was written last
SHAPES: Final = Path(__file__).parent / "migrations" / "versions"
NEWEST: Final = max(path.name[1:5] for path in SHAPES.glob("v*.py"))  # each is named by its revision

Identity = tuple[int, int]


class Unusable(Exception):
    """There can be no database here. `why` is one of a few words; `detail` is what the driver says."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = detail


def engine_of(url: str, ahead: bool = True) -> Engine:
    """The way to a database. Nothing is opened yet. `ahead`: what is written to SQLite stands in a log of its own
    first, so that others read meanwhile; to say so changes the file."""
    try:
        where = meant(url)
        engine = create_engine(where, hide_parameters=True, pool_size=WAYS, **ways_to(where))  # no secret in an error
    except ModuleNotFoundError as no:
        raise Unusable("no-driver" if no.name == "psycopg" else "address", said(no)) from no
    except (SQLAlchemyError, ImportError, ValueError) as no:
        raise Unusable("address", said(no)) from no
    if engine.dialect.name == "sqlite":
        if engine.url.database in (None, "", ":memory:"):
            raise Unusable("memory", str(engine.url))
        event.listen(engine, "connect", partial(careful_sqlite, ahead=ahead))
        event.listen(engine, "begin", begun_sqlite)
    event.listen(engine, "handle_error", brief)
    return engine


def meant(url: str) -> URL:
    """An address as people write it, with the driver that we have."""
    found = make_url(url)
    return found.set(drivername=DRIVER) if found.drivername in ("postgresql", "postgres") else found


def ways_to(where: URL) -> dict[str, Any]:
    """How connections are made: a server that was away and is back again is not noticed."""
    if where.drivername != DRIVER:
        return {}
    given = {name: value for name, value in POSTGRESQL.items() if name not in where.query}
    return {"pool_pre_ping": True, "connect_args": given}


def for_writing(engine: Engine) -> Engine:
    """The same way, for whoever means to write: on SQLite they wait for each other before they begin."""
    return engine.execution_options(**{WRITES: True})


def careful_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry, ahead: bool) -> None:
    """SQLite keeps its promises only when asked to, and its driver begins no transaction unless it is told: else it
    would do so at moments of its own choosing."""
    connection.isolation_level = None
    cursor = connection.cursor()
    log = ("journal_mode=WAL",) if ahead else ()
    for pragma in (f"busy_timeout={PATIENCE}", "foreign_keys=ON", *log, "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begun_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def brief(failure: ExceptionContext) -> None:
    """Of what a server says only the first line is kept: the next ones name what stands in the rows, secrets too."""
    for no in (failure.original_exception, failure.sqlalchemy_exception):
        if isinstance(no, Exception) and no.args and isinstance(no.args[0], str):
            no.args = (no.args[0].partition("\n")[0], *no.args[1:])


def brought_up_to_date(engine: Engine, shape: str = NEWEST) -> None:
    """Give the database the shape that this program expects, or that an earlier one did. Raises `Unusable`, also where
    it cannot be written."""
    with upgrading(engine) as connection:
        if shape_of(connection) != shape:
            reshape(connection, shape)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")  # can it be written?


def shape_of(connection: Connection) -> str:
    """The revision that gave the database its shape; empty where it has none yet."""
    return revision_of(connection) if inspect(connection).has_table("alembic_version") else ""


def revision_of(connection: Connection) -> str:
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())


def reshape(connection: Connection, revision: str = NEWEST) -> None:
    """Give the database the shape that it had at this revision. Raises `Unusable` where there is none such."""
    from alembic import command  # late: a server that finds its database in shape needs none of it
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", "gloam.web.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as no:
        raise Unusable("other-shape", str(no)) from no


@contextmanager
def upgrading(engine: Engine) -> Iterator[Connection]:
    """All or nothing, and one process at a time. Raises `Unusable`."""
    try:
        with for_writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
            yield connection
    except SQLAlchemyError as no:
        raise Unusable(reason(engine, no), said(no)) from no


def reason(engine: Engine, no: SQLAlchemyError) -> str:
    """In a word, why a database cannot be opened or written."""
    cause = no.orig if isinstance(no, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        for beginning, why in REASONS.items():
            if name.startswith(beginning):
                return why
    if engine.dialect.name == "postgresql":
        return STATES.get(getattr(cause, "sqlstate", None) or "") or at_the_server(cause)
    path = path_of(engine)
    if path is not None and os.path.isdir(path):  # noqa: PTH112 - it bears names that no file can have
        return "directory"
    if path is not None and not os.path.isdir(path.parent):  # noqa: PTH112 - the same
        return "no-folder"
    return "other"


def at_the_server(cause: BaseException | None) -> str:
    """Nobody was reached, or whoever was there let nobody in: that alone a server says in the same word everywhere."""
    if getattr(cause, "sqlstate", None) is not None or cause is None:
        return "other"
    return "refused" if "FATAL" in str(cause) else "no-server"


def said(no: Exception) -> str:
    """What the driver says, without the statement that failed, in a line."""
    whole = str(no.orig) if isinstance(no, DBAPIError) else str(no)
    return whole.partition("\n")[0].strip()


def path_of(engine: Engine) -> Path | None:
    """The file of a database; None where it is none that we could look at."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name.startswith("file:"):
        return None
    return Path(name)


class File:
    """The file behind a database, as it was when it was opened: what is written after somebody has removed or replaced
    it would be kept nowhere."""

    def __init__(self, engine: Engine) -> None:
        path = path_of(engine)
        names = [] if path is None else [str(path), f"{path}{WAL}"]
        found = [(name, identity(name)) for name in names]
        self.known: Final = [(name, known) for name, known in found if known is not None]

    def is_there(self) -> bool:
        return all(identity(name) == known for name, known in self.known)


def identity(name: str) -> Identity | None:
    """What tells a file from another of the same name; None where there is none."""
    try:
        found = Path(name).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
