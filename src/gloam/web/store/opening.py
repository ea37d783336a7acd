"""Opening a database: where it is, whether it can be used, and whether it is still there."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
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
PATIENCE: Final = 5000  # milliseconds that one waits for another who writes
WAL: Final = "-wal"  # the file beside a database that holds what was written last

Identity = tuple[int, int]


class Unusable(Exception):
    """There can be no database here. `why` is one of a few words; `detail` is what the driver says."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = detail


def engine_of(url: str) -> Engine:
    """The way to a database. Nothing is opened yet."""
    try:
        engine = create_engine(url, hide_parameters=True)  # a secret is no part of an error
    except (SQLAlchemyError, ImportError, ValueError) as no:
        raise Unusable("address", said(no)) from no
    if engine.dialect.name == "sqlite":
        if engine.url.database in (None, "", ":memory:"):
            raise Unusable("memory", str(engine.url))
        event.listen(engine, "connect", careful_sqlite)
    return engine


def careful_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """SQLite keeps its promises only when asked to."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={PATIENCE}", "foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def brought_up_to_date(engine: Engine) -> None:
    """Give the database the shape that this program expects. Raises `Unusable`, also where it cannot be written."""
    config = Config()
    config.set_main_option("script_location", "gloam.web.store:migrations")
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # all or nothing, and one process at a time
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")  # can it be written?
    except CommandError as no:
        raise Unusable("other-shape", str(no)) from no
    except SQLAlchemyError as no:
        raise Unusable(reason(engine, no), said(no)) from no


def reason(engine: Engine, no: SQLAlchemyError) -> str:
    """In a word, why a database cannot be opened or written."""
    if isinstance(no, DBAPIError) and isinstance(no.orig, sqlite3.Error):
        name = getattr(no.orig, "sqlite_errorname", "")
        for beginning, why in REASONS.items():
            if name.startswith(beginning):
                return why
    path = path_of(engine)
    if path is not None and os.path.isdir(path):  # noqa: PTH112 - it bears names that no file can have
        return "directory"
    if path is not None and not os.path.isdir(path.parent):  # noqa: PTH112 - the same
        return "no-folder"
    return "other"


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
