"""Reads and writes the database. Every method is one transaction; all of them may be called from any thread."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Engine, and_, create_engine, delete, event, func, or_, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from gloam.web.store.schema import ChatRow, ClaimRow, LineRow, ReportRow, SeatRow, SettingRow, TableRow

KEY: Final = "cookie-key"
NOBODY: Final = -1  # the seat of a line that takes others back
UNDO: Final = "undo"
LEFT: Final = -2  # the seat of a remark that says who has left
BEGINNING: Final = 0  # the move of lines with which a game begins: it is nobody's, so nobody can take it back


class Conflict(Exception):
    """Somebody else has written this line first. Nothing was written."""


@dataclass(frozen=True)
class Line:
    """A line of a journal as it is kept."""

    seat: int
    option: str
    move: int


@dataclass(frozen=True)
class Remark:
    """Something said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class Store:
    """The database, made or brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        self.engine: Final[Engine] = create_engine(url, hide_parameters=True)  # a secret is no part of an error
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", careful_sqlite)
        self.upgrade()

    def upgrade(self) -> None:
        config = Config()
        config.set_main_option("script_location", "gloam.web.store:migrations")
        with self.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # all or nothing, and one process at a time
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    def cookie_key(self) -> str:
        """The key that signs cookies, drawn when it is first asked for."""
        try:
            with Session(self.engine) as session, session.begin():
                row = session.get(SettingRow, KEY)
                if row is None:
                    row = SettingRow(name=KEY, value=secrets.token_urlsafe(32))
                    session.add(row)
                return row.value
        except IntegrityError:  # another process has drawn one at the same moment
            return self.cookie_key()

    # ---- tables

    def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], claims: Sequence[ClaimRow], lines: Sequence[Line] = ()
    ) -> None:
        with Session(self.engine, expire_on_commit=False) as session, session.begin():
            session.add(table)
            session.flush()
            session.add_all([*seats, *claims, *line_rows(table.id, 0, lines, time.time())])

    def begin(self, table: str, lines: Sequence[Line]) -> float:
        """A game begins, with these lines. Gives the time."""
        now = time.time()
        with Session(self.engine) as session, session.begin():
            session.execute(update(TableRow).where(TableRow.id == table).values(begun=now))
            session.add_all(line_rows(table, 0, lines, now))
        return now

    def table(self, id: str) -> TableRow | None:
        with Session(self.engine, expire_on_commit=False) as session:
            return session.get(TableRow, id)

    def seats(self, table: str) -> list[SeatRow]:
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)))

    def lines(self, table: str) -> list[Line]:
        with Session(self.engine) as session:
            rows = session.scalars(select(LineRow).where(LineRow.table == table).order_by(LineRow.line))
            return [Line(row.seat, row.option, row.move) for row in rows]

    def append(self, table: str, after: int, lines: Sequence[Line], ended: bool = False) -> None:
        """Write these lines after the first `after` ones, all or none. Raises `Conflict` if others came first."""
        now = time.time()
        try:
            with Session(self.engine) as session, session.begin():
                session.add_all(line_rows(table, after, lines, now))
                if ended:
                    session.execute(update(TableRow).where(TableRow.id == table).values(ended=now))
        except IntegrityError as no:
            raise Conflict(table) from no

    def set_table(self, id: str, **values: object) -> None:
        with Session(self.engine) as session, session.begin():
            session.execute(update(TableRow).where(TableRow.id == id).values(**values))

    def remove_table(self, id: str) -> None:
        with Session(self.engine) as session, session.begin():
            session.execute(delete(TableRow).where(TableRow.id == id))

    def set_seat(self, table: str, seat: int, **values: object) -> None:
        with Session(self.engine) as session, session.begin():
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**values))

    def set_colours(self, table: str, colours: Mapping[int, str]) -> None:
        with Session(self.engine) as session, session.begin():
            for seat, colour in colours.items():
                one = (SeatRow.table == table, SeatRow.seat == seat)
                session.execute(update(SeatRow).where(*one).values(colour=colour))

    # ---- who sits where

    def seat_of_secret(self, secret: str) -> SeatRow | None:
        with Session(self.engine, expire_on_commit=False) as session:
            return session.scalar(select(SeatRow).where(SeatRow.secret == secret))

    def take_seat(self, guest: str, used: str, fresh: str, name: str) -> bool:
        """Sit down where no person sits, with the secret that leads there; from then on it is another. False if
        somebody was quicker; then nothing is changed."""
        return self.let_in(guest, used, SeatRow.kind != "person", kind="person", name=name, bot="", secret=fresh)

    def hold(self, guest: str, used: str, fresh: str) -> bool:
        """Hold a person's seat on this device as well, with the secret of that seat; from then on it is another. False
        where it has been used already."""
        return self.let_in(guest, used, SeatRow.kind == "person", secret=fresh)

    def let_in(self, guest: str, used: str, only: ColumnElement[bool], **values: object) -> bool:
        """Use a secret up: all of it in one statement, so that of two who come with it one is let in."""
        with Session(self.engine) as session, session.begin():
            seat = update(SeatRow).where(SeatRow.secret == used, only).values(**values)
            found = session.execute(seat.returning(SeatRow.table, SeatRow.seat)).one_or_none()
            if found is None:
                return False
            session.merge(ClaimRow(guest=guest, table=found.table, seat=found.seat))
            session.execute(update(TableRow).where(TableRow.id == found.table).values(touched=time.time()))
            return True

    def sign_out_others(self, guest: str, table: str, seat: int, fresh: str) -> None:
        """From now on only this guest holds the seat, and no link that was made before leads there."""
        with Session(self.engine) as session, session.begin():
            others = (ClaimRow.table == table, ClaimRow.seat == seat, ClaimRow.guest != guest)
            session.execute(delete(ClaimRow).where(*others))
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(secret=fresh))

    def leave(self, table: str, seat: int, goodbye: ChatRow | None, **values: object) -> str:
        """Whoever holds this seat leaves it; the seat is given these values. A host who leaves hands the table on, and
        where nobody is left it is removed. The host from now on; '' where the table is gone."""
        with Session(self.engine) as session, session.begin():
            row = session.get_one(TableRow, table)
            claims = list(session.scalars(select(ClaimRow).where(ClaimRow.table == table).order_by(ClaimRow.seat)))
            gone = [claim for claim in claims if claim.seat == seat]
            left = [claim.guest for claim in claims if claim.seat != seat]
            host_leaves = row.host in [claim.guest for claim in gone] and row.host not in left
            if not left and (host_leaves or row.begun):
                session.delete(row)
                return ""
            for claim in gone:
                session.delete(claim)
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**values))
            if goodbye is not None:
                session.add(goodbye)
            row.host = left[0] if host_leaves else row.host
            return row.host

    # ---- old tables

    def untouched(self, before: float) -> list[str]:
        """The unfinished tables at which no player has been since then."""
        with Session(self.engine) as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.ended == 0, TableRow.touched < before)))

    def remove_untouched(self, id: str, before: float) -> bool:
        """Remove this table, unless somebody has come after all."""
        with Session(self.engine) as session, session.begin():
            old = (TableRow.id == id, TableRow.ended == 0, TableRow.touched < before)
            return session.scalar(delete(TableRow).where(*old).returning(TableRow.id)) is not None

    def claims(self, guest: str, table: str) -> list[int]:
        """The seats this guest holds at this table."""
        with Session(self.engine) as session:
            found = select(ClaimRow.seat).where(ClaimRow.guest == guest, ClaimRow.table == table)
            return sorted(session.scalars(found))

    def holders(self, table: str) -> list[ClaimRow]:
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(select(ClaimRow).where(ClaimRow.table == table)))

    def tables_of(self, guest: str, limit: int = 20) -> list[TableRow]:
        """This guest's tables, newest first."""
        mine = select(ClaimRow.table).where(ClaimRow.guest == guest)
        found = select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.ended != 0, TableRow.created.desc())
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(found.limit(limit)))

    def past_of(self, guest: str, limit: int = 40) -> list[TableRow]:
        """The games this guest has taken part in or has sent: those that go on first, then the newest."""
        mine = select(ClaimRow.table).where(ClaimRow.guest == guest)
        sent = and_(TableRow.host == guest, TableRow.ended > 0)
        found = select(TableRow).where(TableRow.begun > 0, or_(TableRow.id.in_(mine), sent))
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(found.order_by(TableRow.ended != 0, TableRow.created.desc()).limit(limit)))

    def held_by(self, guest: str) -> list[ClaimRow]:
        """The seats this guest holds at tables that are not finished."""
        found = select(ClaimRow).join(TableRow, TableRow.id == ClaimRow.table)
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(found.where(ClaimRow.guest == guest, TableRow.ended == 0)))

    def shows_of(self, guest: str, game: str) -> list[str]:
        """The unfinished tables of this game at which this guest lets only bots play, newest first."""
        people = select(SeatRow.table).where(SeatRow.kind != "bot")
        found = select(TableRow.id).where(
            TableRow.host == guest, TableRow.game == game, TableRow.ended == 0, TableRow.id.not_in(people)
        )
        with Session(self.engine) as session:
            return list(session.scalars(found.order_by(TableRow.created.desc())))

    def unfinished_of(self, guest: str) -> int:
        with Session(self.engine) as session:
            count = select(func.count()).select_from(TableRow).where(TableRow.host == guest, TableRow.ended == 0)
            return session.scalar(count) or 0

    def listed(self, limit: int = 20) -> list[TableRow]:
        """Tables that anybody may sit down at or watch, newest first."""
        found = select(TableRow).where(TableRow.listed, TableRow.ended == 0).order_by(TableRow.created.desc())
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(found.limit(limit)))

    def finished(self, limit: int = 20) -> list[TableRow]:
        """Finished games that anybody may look at, newest first."""
        found = select(TableRow).where(TableRow.listed, TableRow.ended > 0).order_by(TableRow.ended.desc())
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(found.limit(limit)))

    def rematch_of(self, table: str) -> TableRow | None:
        with Session(self.engine, expire_on_commit=False) as session:
            found = select(TableRow).where(TableRow.follows == table).order_by(TableRow.created.desc())
            return session.scalar(found.limit(1))

    # ---- talk and reports

    def say(self, table: str, seat: int, name: str, text: str) -> None:
        with Session(self.engine) as session, session.begin():
            session.add(ChatRow(table=table, seat=seat, name=name, text=text, at=time.time()))

    def remarks(self, table: str, limit: int = 100) -> list[Remark]:
        newest = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(limit)
        with Session(self.engine) as session:
            found = [Remark(row.id, row.seat, row.name, row.text, row.at) for row in session.scalars(newest)]
        return found[::-1]

    def report(self, report: ReportRow) -> None:
        with Session(self.engine) as session, session.begin():
            session.add(report)

    def reports(self) -> Iterable[ReportRow]:
        with Session(self.engine, expire_on_commit=False) as session:
            return list(session.scalars(select(ReportRow).order_by(ReportRow.at)))

    def report_of(self, id: str) -> ReportRow | None:
        with Session(self.engine, expire_on_commit=False) as session:
            return session.get(ReportRow, id)


def line_rows(table: str, after: int, lines: Sequence[Line], now: float) -> list[LineRow]:
    return [
        LineRow(table=table, line=after + place, seat=line.seat, option=line.option, move=line.move, at=now)
        for place, line in enumerate(lines)
    ]


def careful_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """SQLite keeps its promises only when asked to."""
    cursor = connection.cursor()
    for pragma in ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
