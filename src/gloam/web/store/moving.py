"""Moving what is kept, all of it or one table, as lines of JSON: from any database to any other.

A backup is a line that says what it is and of which revision, a line a row, and a line that counts them: what was cut
short is no backup. It is read from one moment, while tables are played. Whoever has it can sit at every seat: it holds
the key that signs cookies, and every link.
"""

from __future__ import annotations

import gzip
import time
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    RowMapping,
    Table,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from gloam.web.store.opening import identity, path_of, reshape, revision_of, upgrading
from gloam.web.store.schema import Base, TableRow

WHOLE: Final = "gloam-backup"
ONE: Final = "gloam-table"
MANY: Final = 500  # rows that are written at once

Row = dict[str, Any]


class Unmoved(Exception):
    """It cannot be moved. `why` is one of a few words."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why: Final = why
        self.facts: Final = facts


# ---- all of it


def backup(engine: Engine, path: Path) -> Counter[str]:
    """Write all that is kept to a file, packed where its name ends in .gz. How many rows there were of each kind."""
    counts: Counter[str] = Counter()
    with opened(path, "wb") as file, one_moment(engine) as connection:
        write(file, {"gloam": WHOLE, "revision": revision_of(connection), "at": time.time()})
        for table in Base.metadata.sorted_tables:
            rows = connection.execution_options(yield_per=MANY).execute(select(table).order_by(*table.primary_key))
            for row in rows.mappings():
                write(file, {"in": str(table.name), "row": plain(row)})
                counts[str(table.name)] += 1
        write(file, {"end": dict(counts)})
    return counts


def restore(engine: Engine, path: Path) -> Counter[str]:
    """Read a backup into a database that is empty, and bring it up to date. All or nothing. Raises `Unmoved` or
    `Unusable`."""
    with opened(path, "rb") as file, no_file_left(engine), upgrading(engine) as connection:
        if inspect(connection).get_table_names():
            raise Unmoved("occupied")
        lines = read(file)
        begins = next(lines, {})
        if begins.get("gloam") != WHOLE or "revision" not in begins:
            raise Unmoved("no-backup")
        reshape(connection, str(begins["revision"]))
        counts = filled(connection, lines)
        reshape(connection)
        return counts


@contextmanager
def no_file_left(engine: Engine) -> Iterator[None]:
    """Whoever opens a database that is not there makes a file: where nothing comes into it, it is removed again."""
    file = path_of(engine)
    is_new = file is not None and identity(str(file)) is None
    try:
        yield
    except BaseException:
        engine.dispose()
        if file is not None and is_new and is_empty(file):
            file.unlink()
        raise


def is_empty(file: Path) -> bool:
    try:
        return file.stat().st_size == 0
    except OSError:
        return False


def filled(connection: Connection, lines: Iterator[Row]) -> Counter[str]:
    """Put the rows where they belong, in the shape that the database has now."""
    shaped = MetaData()
    shaped.reflect(connection)
    counts: Counter[str] = Counter()
    waiting: list[Row] = []
    where = ""
    for line in lines:
        if waiting and (line.get("in") != where or len(waiting) >= MANY):
            put(connection, shaped.tables[where], waiting)
            waiting = []
        if "end" in line:
            if line["end"] != dict(counts):
                raise Unmoved("cut-short")
            follow_numbers(connection, shaped)
            return counts
        where = str(line.get("in"))
        if where not in shaped.tables or not isinstance(line.get("row"), dict):
            raise Unmoved("no-backup")
        waiting.append(line["row"])
        counts[where] += 1
    raise Unmoved("cut-short")


# ---- one table


def exported(engine: Engine, id: str) -> bytes | None:
    """A table with everything that belongs to it, in one line; None where there is none such."""
    with one_moment(engine) as connection:
        rows = {str(table.name): rows_of(connection, table, id) for table in tables_of_one()}
        if not rows[TableRow.__tablename__]:
            return None
        return encoded({"gloam": ONE, "revision": revision_of(connection), "rows": rows})


def imported(engine: Engine, line: str) -> str:
    """Keep a table that was exported. Returns its id. Raises `Unmoved`."""
    found = decoded(line)
    if found.get("gloam") != ONE or not isinstance(found.get("rows"), dict):
        raise Unmoved("no-table")
    with upgrading(engine) as connection:
        if found["revision"] != revision_of(connection):
            raise Unmoved("other-revision")
        rows: Mapping[str, list[Row]] = found["rows"]
        (first,) = rows[TableRow.__tablename__]
        if connection.scalar(select(TableRow.id).where(TableRow.id == first["id"])) is not None:
            raise Unmoved("known", id=first["id"])
        for table in tables_of_one():
            number = numbered(table)
            put(connection, table, [{k: v for k, v in row.items() if k != number} for row in rows.get(table.name, [])])
        return str(first["id"])


def tables_of_one() -> list[Table]:
    """Where the rows of one table are: its own first."""
    return [
        table
        for table in Base.metadata.sorted_tables
        if table is TableRow.__table__ or any(key.column.table is TableRow.__table__ for key in table.foreign_keys)
    ]


def rows_of(connection: Connection, table: Table, id: str) -> list[Row]:
    column = table.c.id if table is TableRow.__table__ else table.c.table
    found = connection.execute(select(table).where(column == id).order_by(*table.primary_key))
    return [plain(row) for row in found.mappings()]


# ---- rows


def put(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Write these rows. Raises `Unmoved` where they do not fit."""
    if not rows:
        return
    packed = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        row.update({name: b64decode(row[name]) for name in packed if row.get(name) is not None})
    try:
        connection.execute(insert(table), rows)
    except SQLAlchemyError as no:
        raise Unmoved("no-backup") from no


def plain(row: RowMapping) -> Row:
    """A row with names that are nothing but names."""
    return {str(name): value for name, value in row.items()}


def numbered(table: Table) -> str:
    """The column in which the database itself counts the rows; '' where there is none."""
    key = list(table.primary_key.columns)
    return key[0].name if len(key) == 1 and isinstance(key[0].type, Integer) else ""


def follow_numbers(connection: Connection, shaped: MetaData) -> None:
    """PostgreSQL counts by itself, and has to know how far others have counted."""
    if connection.dialect.name != "postgresql":
        return
    for table in shaped.tables.values():
        name = numbered(table)
        highest = connection.scalar(select(func.max(table.c[name]))) if name else None
        if highest is not None:
            sequence = func.pg_get_serial_sequence(table.name, name)
            connection.execute(select(func.setval(sequence, highest)))


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """What is read here is of one moment, whatever is written meanwhile."""
    options = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


# ---- lines


@contextmanager
def opened(path: Path, mode: str) -> Iterator[IO[bytes]]:
    """A file of lines, only for whoever writes it. Raises `OSError`."""
    if "w" in mode:
        path.touch(mode=0o600)
    with gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode) as file:
        yield file  # type: ignore[misc]


def write(file: IO[bytes], row: Row) -> None:
    file.write(encoded(row) + b"\n")


def encoded(row: Row) -> bytes:
    return msgspec.json.encode(row)


def read(file: Iterable[bytes]) -> Iterator[Row]:
    """Raises `Unmoved` where it is not what we write."""
    try:
        for line in file:
            yield decoded(line)
    except (OSError, EOFError) as no:  # a packed file that was cut
        raise Unmoved("cut-short") from no


def decoded(line: str | bytes) -> Row:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as no:
        raise Unmoved("no-backup") from no
    if not isinstance(found, dict):
        raise Unmoved("no-backup")
    return found
