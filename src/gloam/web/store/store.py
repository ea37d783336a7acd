"""Reads and writes tables. Every method is one transaction; all of them may be called from any thread."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from gloam.web.store.leases import LeaseStore
from gloam.web.store.paces import PaceStore
from gloam.web.store.records import NO_SEATS, Addition, Beginning, Conflict, KeptLine, Look, Remark
from gloam.web.store.schema import (
    BOT,
    PERSON,
    Base,
    ChatRow,
    ClaimRow,
    DeckRow,
    LineRow,
    LookRow,
    ReportRow,
    SeatRow,
    TableRow,
)

# What every answer writes, put together once: to do so for each takes longer than to write it.
TABLES, SEATS, LINES, LOOKS = (Base.metadata.tables[name] for name in ("tables", "seats", "lines", "looks"))
ADD_LINES: Final = LINES.insert()
CHANGE_TABLE: Final = TABLES.update().where(TABLES.c.id == bindparam("of"))
KEEP_LOOK: Final = {
    dialect: insert.on_conflict_do_update(index_elements=LOOKS.primary_key, set_={"events": insert.excluded.events})
    for dialect, insert in (("sqlite", sqlite.insert(LOOKS)), ("postgresql", postgresql.insert(LOOKS)))
}
CHANGE_SEAT: Final = SEATS.update().where(SEATS.c.table == bindparam("of"), SEATS.c.seat == bindparam("at_seat"))


class Store(PaceStore, LeaseStore):
    """All tables, who sits there, and what was said and reported; and the decks that guests keep."""

    # ---- tables

    def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], claims: Sequence[ClaimRow], lines: Sequence[KeptLine] = ()
    ) -> None:
        with self.writing() as session:
            session.add(table)
            session.flush()
            session.add_all([*seats, *claims])
            write_lines(session, table.id, 0, lines)

    def begin(self, table: str, begins: Beginning, seats: Mapping[int, Mapping[str, object]]) -> None:
        """A game begins, and with it some seats change."""
        with self.writing() as session:
            begin(session, table, begins)
            change(session, table, {}, seats)

    def table(self, id: str) -> TableRow | None:
        with self.reading() as session:
            return session.get(TableRow, id)

    def seats(self, table: str) -> list[SeatRow]:
        with self.reading() as session:
            return list(session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)))

    def lines(self, table: str) -> list[KeptLine]:
        with self.reading() as session:
            found = select(LineRow.seat, LineRow.option, LineRow.move, LineRow.standing).where(LineRow.table == table)
            return [KeptLine(*row) for row in session.execute(found.order_by(LineRow.line))]

    def append(self, table: str, addition: Addition, seats: Mapping[int, Mapping[str, object]] = NO_SEATS) -> None:
        """Write lines, and with them what they change at the table and its seats: all or nothing. Raises `Conflict` if
        others came first."""
        with first_come(table), self.stating() as connection:
            add(connection, table, addition)
            change(connection, table, {}, seats)

    def set_table(self, id: str, seats: Mapping[int, Mapping[str, object]] = NO_SEATS, **values: object) -> None:
        """Change a table, and some of its seats with it."""
        with self.stating() as connection:
            change(connection, id, values, seats)

    def remove_table(self, id: str) -> None:
        with self.writing() as session:
            session.execute(delete(TableRow).where(TableRow.id == id))

    def set_seat(self, table: str, seat: int, **values: object) -> None:
        with self.writing() as session:
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**values))

    # ---- who sits where

    def seat_of_secret(self, secret: str) -> SeatRow | None:
        with self.reading() as session:
            return session.scalar(select(SeatRow).where(SeatRow.secret == secret))

    def take_seat(
        self, guest: str, used: str, fresh: str, name: str, begins: Beginning | None = None, deck: str | None = None
    ) -> bool:
        """Sit down where no person sits, with the secret that leads there; from then on it is another. With the last
        who sits down the game begins. False if somebody was quicker; then nothing is changed."""
        values: dict[str, object] = {"kind": PERSON, "name": name, "bot": "", "secret": fresh, "standing": ""}
        if deck is not None:
            values["deck"] = deck
        return self.let_in(guest, used, SeatRow.kind != PERSON, values, begins)

    def hold(self, guest: str, used: str, fresh: str) -> bool:
        """Hold a person's seat on this device as well, with the secret of that seat; from then on it is another. False
        where it has been used already."""
        return self.let_in(guest, used, SeatRow.kind == PERSON, {"secret": fresh})

    def let_in(
        self,
        guest: str,
        used: str,
        only: ColumnElement[bool],
        values: Mapping[str, object],
        begins: Beginning | None = None,
    ) -> bool:
        """Use a secret up: all of it in one statement, so that of two who come with it one is let in."""
        with self.writing() as session:
            seat = update(SeatRow).where(SeatRow.secret == used, only).values(**values)
            found = session.execute(seat.returning(SeatRow.table, SeatRow.seat)).one_or_none()
            if found is None:
                return False
            session.merge(ClaimRow(guest=guest, table=found.table, seat=found.seat))
            session.execute(update(TableRow).where(TableRow.id == found.table).values(touched=time.time()))
            if begins is not None:
                begin(session, found.table, begins)
            return True

    def sign_out_others(self, guest: str, table: str, seat: int, fresh: str) -> None:
        """From now on only this guest holds the seat, and no link that was made before leads there."""
        with self.writing() as session:
            others = (ClaimRow.table == table, ClaimRow.seat == seat, ClaimRow.guest != guest)
            session.execute(delete(ClaimRow).where(*others))
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(secret=fresh))

    def leave(
        self,
        table: str,
        seat: int,
        goodbye: ChatRow | None,
        values: Mapping[str, object],
        addition: Addition | None = None,
    ) -> str | None:
        """Whoever holds this seat leaves it; the seat is given these values, and lines are added with it. A host who
        leaves hands the table on, and where nobody is left it is removed, unless the game is over. The host from now
        on; '' where a finished game has none any more, None where the table is gone. Raises `Conflict` if others have
        added lines first."""
        with first_come(table), self.writing() as session:
            row = session.get_one(TableRow, table)
            claims = list(session.scalars(select(ClaimRow).where(ClaimRow.table == table).order_by(ClaimRow.seat)))
            gone = [claim for claim in claims if claim.seat == seat]
            left = [claim.guest for claim in claims if claim.seat != seat]
            host_leaves = row.host in [claim.guest for claim in gone] and row.host not in left
            if not left and not row.ended and (host_leaves or row.begun):
                session.delete(row)
                return None
            for claim in gone:
                session.delete(claim)
            session.execute(delete(LookRow).where(LookRow.table == table, LookRow.seat == seat))
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**values))
            if goodbye is not None:
                session.add(goodbye)
            if addition is not None:
                add(session, table, addition)
            if host_leaves:
                row.host = left[0] if left else ""
            return row.host

    # ---- old tables

    def untouched(self, before: float) -> list[str]:
        """The unfinished tables at which no player has been since then."""
        with self.reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.ended == 0, TableRow.touched < before)))

    def remove_untouched(self, id: str, before: float) -> bool:
        """Remove this table, unless somebody has come after all."""
        with self.writing() as session:
            old = (TableRow.id == id, TableRow.ended == 0, TableRow.touched < before)
            return session.scalar(delete(TableRow).where(*old).returning(TableRow.id)) is not None

    def claims(self, guest: str, table: str) -> list[int]:
        """The seats this guest holds at this table."""
        with self.reading() as session:
            found = select(ClaimRow.seat).where(ClaimRow.guest == guest, ClaimRow.table == table)
            return sorted(session.scalars(found))

    def holders(self, table: str) -> list[ClaimRow]:
        with self.reading() as session:
            return list(session.scalars(select(ClaimRow).where(ClaimRow.table == table)))

    def tables_of(self, guest: str, limit: int = 20) -> list[TableRow]:
        """This guest's tables, newest first."""
        mine = select(ClaimRow.table).where(ClaimRow.guest == guest)
        found = select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.ended != 0, TableRow.created.desc())
        with self.reading() as session:
            return list(session.scalars(found.limit(limit)))

    def past_of(self, guest: str, limit: int = 40) -> list[TableRow]:
        """The games this guest has taken part in or has sent: those that go on first, then the newest."""
        mine = select(ClaimRow.table).where(ClaimRow.guest == guest)
        sent = and_(TableRow.host == guest, TableRow.ended > 0)
        found = select(TableRow).where(TableRow.begun > 0, or_(TableRow.id.in_(mine), sent))
        with self.reading() as session:
            return list(session.scalars(found.order_by(TableRow.ended != 0, TableRow.created.desc()).limit(limit)))

    def finished_of(self, guest: str, limit: int) -> list[tuple[TableRow, list[SeatRow], int]]:
        """The games this guest has played to the end, the newest first: the table, its seats, and the guest's seat,
        the first where they hold several."""
        mine = select(ClaimRow.table, func.min(ClaimRow.seat).label("seat")).where(ClaimRow.guest == guest)
        held = mine.group_by(ClaimRow.table).subquery()
        found = select(TableRow, held.c.seat).join(held, held.c.table == TableRow.id)
        found = found.where(TableRow.ended > 0, ~TableRow.stopped)
        with self.reading() as session:
            rows = session.execute(found.order_by(TableRow.ended.desc()).limit(limit)).all()
            sat = select(SeatRow).where(SeatRow.table.in_([row.id for row, _ in rows])).order_by(SeatRow.seat)
            seats: dict[str, list[SeatRow]] = {}
            for seat in session.scalars(sat):
                seats.setdefault(seat.table, []).append(seat)
            return [(row, seats[row.id], seat) for row, seat in rows]

    def kept_of(self, guest: str) -> tuple[list[DeckRow], list[ChatRow], list[ReportRow]]:
        """The decks of this guest, and what they have said and reported at tables where they still hold a seat."""
        with self.reading() as session:
            decks = select(DeckRow).where(DeckRow.guest == guest).order_by(DeckRow.created)
            here = and_(ClaimRow.table == ReportRow.table, ClaimRow.seat == ReportRow.seat)
            reported = select(ReportRow).join(ClaimRow, here).where(ClaimRow.guest == guest).order_by(ReportRow.at)
            return (
                list(session.scalars(decks)),
                list(session.scalars(said_by(guest))),
                list(session.scalars(reported)),
            )

    def silence(self, guest: str) -> None:
        """What this guest has said and reported where they hold a seat is gone: whoever leaves a table holds none, and
        then nobody knows whose words they were."""
        with self.writing() as session:
            for remark in session.scalars(said_by(guest)):
                session.delete(remark)
            for claim in session.scalars(select(ClaimRow).where(ClaimRow.guest == guest)):
                reported = (ReportRow.table == claim.table, ReportRow.seat == claim.seat)
                session.execute(delete(ReportRow).where(*reported))

    def forget(self, guest: str, nameless: str) -> list[str]:
        """Nothing is known of this guest any more. Finished games in which nobody else holds a seat go with them; in
        others they are called `nameless`. Returns the tables that are no longer what they were."""
        with self.writing() as session:
            claims = list(session.scalars(select(ClaimRow).where(ClaimRow.guest == guest)))
            hosted = list(session.scalars(select(TableRow.id).where(TableRow.host == guest)))
            touched = {*hosted, *[claim.table for claim in claims]}
            for claim in claims:
                own = (SeatRow.table == claim.table, SeatRow.seat == claim.seat)
                session.execute(update(SeatRow).where(*own).values(name=nameless))
                session.delete(claim)
            session.flush()
            others = set(session.scalars(select(ClaimRow.table).where(ClaimRow.table.in_(touched))))
            session.execute(delete(TableRow).where(TableRow.id.in_(touched - others)))
            session.execute(update(TableRow).where(TableRow.host == guest).values(host=""))
            session.execute(delete(DeckRow).where(DeckRow.guest == guest))
            session.execute(delete(LookRow).where(LookRow.guest == guest))
            return sorted(touched)

    def held_by(self, guest: str) -> list[ClaimRow]:
        """The seats this guest holds at tables that are not finished."""
        found = select(ClaimRow).join(TableRow, TableRow.id == ClaimRow.table)
        with self.reading() as session:
            return list(session.scalars(found.where(ClaimRow.guest == guest, TableRow.ended == 0)))

    def shows_of(self, guest: str, game: str) -> list[str]:
        """The unfinished tables of this game at which this guest lets only bots play, newest first."""
        people = select(SeatRow.table).where(SeatRow.kind != BOT)
        found = select(TableRow.id).where(
            TableRow.host == guest, TableRow.game == game, TableRow.ended == 0, TableRow.id.not_in(people)
        )
        with self.reading() as session:
            return list(session.scalars(found.order_by(TableRow.created.desc())))

    def unfinished_of(self, guest: str) -> int:
        with self.reading() as session:
            count = select(func.count()).select_from(TableRow).where(TableRow.host == guest, TableRow.ended == 0)
            return session.scalar(count) or 0

    def listed(self, limit: int = 20) -> list[TableRow]:
        """Tables that anybody may sit down at or watch, newest first."""
        good = or_(TableRow.begun > 0, TableRow.expires == 0, TableRow.expires > time.time())
        found = select(TableRow).where(TableRow.listed, TableRow.ended == 0, good).order_by(TableRow.created.desc())
        with self.reading() as session:
            return list(session.scalars(found.limit(limit)))

    def finished(self, limit: int = 20) -> list[TableRow]:
        """Finished games that anybody may look at, newest first."""
        over = (TableRow.listed, TableRow.ended > 0, ~TableRow.stopped)
        found = select(TableRow).where(*over).order_by(TableRow.ended.desc())
        with self.reading() as session:
            return list(session.scalars(found.limit(limit)))

    def rematch_of(self, table: str) -> TableRow | None:
        with self.reading() as session:
            found = select(TableRow).where(TableRow.follows == table).order_by(TableRow.created.desc())
            return session.scalar(found.limit(1))

    # ---- talk and reports

    def say(self, table: str, seat: int, name: str, text: str, told: int = 0) -> int:
        """Returns the number of the remark. `told`: how many events the speaker had seen."""
        row = ChatRow(table=table, seat=seat, name=name, text=text, at=time.time(), told=told)
        with self.writing() as session:
            session.add(row)
        return row.id

    def remarks(self, table: str, limit: int = 100) -> list[Remark]:
        newest = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(limit)
        with self.reading() as session:
            found = [Remark(row.id, row.seat, row.name, row.text, row.at, row.told) for row in session.scalars(newest)]
        return found[::-1]

    def looks(self, table: str) -> list[Look]:
        """How far everybody has seen this table."""
        with self.reading() as session:
            found = select(LookRow).where(LookRow.table == table)
            return [Look(row.seat, row.guest, row.events) for row in session.scalars(found)]

    def keep_looks(self, table: str, looks: Sequence[Look]) -> None:
        """Raises `Conflict` where there is no such table any more."""
        rows = [{"table": table, **vars(look)} for look in looks]
        if rows:
            with first_come(table), self.stating() as connection:
                connection.execute(KEEP_LOOK[connection.dialect.name], rows)

    def report(self, report: ReportRow) -> None:
        with self.writing() as session:
            session.add(report)

    def reports(self) -> Iterable[ReportRow]:
        with self.reading() as session:
            return list(session.scalars(select(ReportRow).order_by(ReportRow.at)))

    def report_of(self, id: str) -> ReportRow | None:
        with self.reading() as session:
            return session.get(ReportRow, id)


def said_by(guest: str) -> Select[ChatRow]:
    """What this guest has said where they hold a seat."""
    here = and_(ClaimRow.table == ChatRow.table, ClaimRow.seat == ChatRow.seat)
    return select(ChatRow).join(ClaimRow, here).where(ClaimRow.guest == guest).order_by(ChatRow.id)


def change(
    session: Session | Connection, table: str, values: Mapping[str, object], seats: Mapping[int, Mapping[str, object]]
) -> None:
    """`seats`: by number, what is new of each. What is new of the table may also be left to the database to reckon."""
    if values:
        reckoned = {name: value for name, value in values.items() if isinstance(value, ClauseElement)}
        change = CHANGE_TABLE.values(**reckoned) if reckoned else CHANGE_TABLE
        session.execute(change, {"of": table, **{name: values[name] for name in values if name not in reckoned}})
    for seat, new in seats.items():
        session.execute(CHANGE_SEAT, {"of": table, "at_seat": seat, **new})


def add(session: Session | Connection, table: str, addition: Addition) -> None:
    """Write lines, and with them what they change at the table."""
    write_lines(session, table, addition.after, addition.lines)
    change(session, table, addition.values, NO_SEATS)


def begin(session: Session, table: str, begins: Beginning) -> None:
    brought = {seat: {"deck": deck} for seat, deck in enumerate(begins.decks)}
    change(session, table, {"begun": begins.at, "glance": begins.glance}, brought)
    write_lines(session, table, 0, begins.lines)


@contextmanager
def first_come(table: str) -> Iterator[None]:
    """Of two who add lines in the same place the second has to read what the first has written: raises `Conflict`."""
    try:
        yield
    except IntegrityError as no:
        raise Conflict(table) from no


def write_lines(session: Session | Connection, table: str, after: int, lines: Sequence[KeptLine]) -> None:
    """These lines come after the first `after` ones."""
    now = time.time()
    rows = [{"table": table, "line": after + place, "at": now, **vars(line)} for place, line in enumerate(lines)]
    if rows:
        session.execute(ADD_LINES, rows if len(rows) > 1 else rows[0])
