"""News: what one process writes down or does at a table, all others hear of, in PostgreSQL by LISTEN and NOTIFY.

Every change of a table has a number. Whoever changes one says which number they know: where it is another by now,
nothing is written, and they have to read on. So of two processes that change a table at once one comes first.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Table, bindparam, func, select, text
from sqlalchemy.orm import Session

from gloam.web.store.database import Database
from gloam.web.store.records import NOBODY, Conflict, Gone, KeptLine, Look, Remark
from gloam.web.store.schema import ChatRow, ClaimRow, LineRow, LookRow, SeatRow, TableRow

T = TypeVar("T")

CHANNEL: Final = "gloam"
MOST: Final = 7800  # bytes of one piece of news: PostgreSQL carries 8000
REMARKS: Final = 100  # as many as are shown
TABLES: Final = cast("Table", TableRow.__table__)

# What every change writes, put together once.
COUNTED: Final = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("of"))
    .values(changes=TABLES.c.changes + 1)
    .returning(TABLES.c.changes)
)
COUNTED_AND_TOLD: Final = COUNTED.returning(func.pg_notify(bindparam("channel"), bindparam("news")))
NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
UNSAFE: Final = text("SET LOCAL synchronous_commit = off")

CHANGED: Final = "changed"  # something at a table, to be read
LINES: Final = "lines"  # lines were added, and are told
SEATS: Final = "seats"  # something at some seats, which is told
TALK: Final = "talk"
GONE: Final = "gone"  # there is no such table any more


@dataclass(frozen=True)
class News:
    """Something that has happened at a table, by this process. `number` counts the changes of the table; it is 0 where
    nothing was written. `facts` are small."""

    table: str
    what: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    by: str = ""
    number: int = 0

    def text(self) -> str:
        """How it is sent: without its facts where they are too much, so that they have to be read."""
        whole = json.dumps(vars(self))
        if len(whole) <= MOST:
            return whole
        return json.dumps(vars(replace(self, facts={}, what=CHANGED if self.number else self.what)))


def read_news(text: str) -> News:
    return News(**json.loads(text))


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table, as it was at one moment. `lines`: those after the first `after` ones."""

    row: TableRow
    seats: Sequence[SeatRow]
    holders: Sequence[ClaimRow]
    after: int
    lines: Sequence[KeptLine]
    remarks: Sequence[Remark]
    looks: Sequence[Look]
    rematch: TableRow | None


class Telling(threading.local):
    """What is told with the transaction that this thread writes next, and what it must come after."""

    news: News | None = None
    known: int | None = None
    number: int = 0


class NewsStore(Database):
    """Tells other processes what is written here."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.name: Final = secrets.token_hex(6)  # of this process, among those that share the database
        self.telling: Final = Telling()

    @property
    def is_shared(self) -> bool:
        """May there be other processes that write here?"""
        return self.engine.dialect.name == "postgresql"

    # ---- telling

    def told(self, news: News, known: int | None, write: Callable[[], T]) -> tuple[T, int]:
        """Write this down and tell it, both or neither. `known`: the number of the newest change that is known; None
        where it is true whatever others have changed. Returns what comes of it, and the number it has. Raises
        `Conflict` where somebody else was first, `Gone` where there is no such table."""
        telling = self.telling
        telling.news, telling.known, telling.number = news, known, 0
        try:
            return write(), telling.number
        finally:
            telling.news = None

    def begins(self, session: Session | Connection) -> None:
        """A transaction begins: the change that it makes is counted and told."""
        news, known = self.telling.news, self.telling.known
        if news is None:
            return
        self.telling.news = None
        number = self.counted(session, news, known)
        if number is None:
            raise Gone
        if known is not None and number != known + 1:
            raise Conflict(news.table)
        self.telling.number = number
        if known is None:
            self.send_in(session, [replace(news, number=number)])

    def counted(self, session: Session | Connection, news: News, known: int | None) -> int | None:
        """The number of this change; None where there is no such table. Where it is known before, it is told with it in
        one statement: should it be another, neither is kept."""
        change, facts = COUNTED, {"of": news.table}
        if known is not None and self.is_shared:
            told = replace(news, by=self.name, number=known + 1)
            change, facts = COUNTED_AND_TOLD, {**facts, "channel": CHANNEL, "news": told.text()}
        number: int | None = session.scalar(change, facts)
        return number

    def send_in(self, session: Session | Connection, all_news: Sequence[News]) -> None:
        if self.is_shared and all_news:
            told = [{"channel": CHANNEL, "news": replace(news, by=self.name).text()} for news in all_news]
            session.execute(NOTIFY, told if len(told) > 1 else told[0])

    def send(self, all_news: Sequence[News]) -> None:
        """Tell what is not written: nobody waits until it is safe on a disk."""
        with self.stating() as connection:
            if self.group.connection is None:  # else it would hold for all that is kept with it
                connection.execute(UNSAFE)
            self.send_in(connection, all_news)

    # ---- reading on

    def changes(self, table: str) -> int:
        """The number of the newest change. Raises `Gone`."""
        with self.reading() as session:
            number = session.scalar(select(TableRow.changes).where(TableRow.id == table))
        if number is None:
            raise Gone
        return number

    def whole(self, table: str, after: int = 0) -> Kept:
        """What is kept of a table, its lines from this one on; all of them where one among those takes others back.
        Raises `Gone`."""
        with self.reading() as session:
            if self.is_shared:  # else what is read last may be newer than what is read first
                session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            row = session.get(TableRow, table)
            if row is None:
                raise Gone
            lines = lines_after(session, table, after)
            if after and any(line.seat == NOBODY for line in lines):
                after, lines = 0, lines_after(session, table, 0)
            seats = select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)
            follows = select(TableRow).where(TableRow.follows == table).order_by(TableRow.created.desc()).limit(1)
            return Kept(
                row,
                list(session.scalars(seats)),
                list(session.scalars(select(ClaimRow).where(ClaimRow.table == table))),
                after,
                lines,
                remarks_in(session, table),
                [Look(*look) for look in session.execute(looks_at(table))],
                session.scalar(follows) if row.ended else None,
            )


def lines_after(session: Session, table: str, after: int) -> list[KeptLine]:
    found = select(LineRow.seat, LineRow.option, LineRow.move, LineRow.standing)
    here = found.where(LineRow.table == table, LineRow.line >= after).order_by(LineRow.line)
    return [KeptLine(*row) for row in session.execute(here)]


def remarks_in(session: Session, table: str) -> list[Remark]:
    said = select(ChatRow.id, ChatRow.seat, ChatRow.name, ChatRow.text, ChatRow.at, ChatRow.told)
    newest = said.where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(REMARKS)
    return [Remark(*row) for row in session.execute(newest)][::-1]


def looks_at(table: str) -> Any:  # noqa: ANN401 - the kind of a statement is long
    return select(LookRow.seat, LookRow.guest, LookRow.events).where(LookRow.table == table)
