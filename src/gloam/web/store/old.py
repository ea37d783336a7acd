"""What whoever runs the house sees of it: all tables at a glance; and what is no longer kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Select, delete, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from gloam.web.store.database import Database
from gloam.web.store.records import LEFT
from gloam.web.store.schema import ChatRow, LineRow, ReportRow, SeatRow, TableRow

WAITING: Final = "waiting"  # what a table may be
RUNNING: Final = "running"
FINISHED: Final = "finished"
STATES: Final = (WAITING, RUNNING, FINISHED)


@dataclass(frozen=True)
class Overview:
    """A table as whoever runs the house sees it. No secret, and nothing of what is hidden."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    lines: int
    remarks: int

    @property
    def state(self) -> str:
        return FINISHED if self.table.ended else RUNNING if self.table.begun else WAITING


class OldStore(Database):
    """Tables in the order in which somebody was last there, and what was kept long enough."""

    # ---- all tables

    def overview(
        self, id: str = "", game: str = "", state: str = "", before: float = 0.0, limit: int = 50
    ) -> list[Overview]:
        """Those that fit, the one that was touched last first. `before`: nobody was there since then."""
        wanted = select(TableRow).order_by(TableRow.touched.desc(), TableRow.id).limit(limit)
        if id:
            wanted = wanted.where(TableRow.id == id)
        if game:
            wanted = wanted.where(TableRow.game == game)
        if before:
            wanted = wanted.where(TableRow.touched < before)
        with self.reading() as session:
            rows = list(session.scalars(wanted.where(*is_in(state))))
            ids = [row.id for row in rows]
            seats = list(session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat)))
            lines = counted(session, select(LineRow.table, func.count()).where(LineRow.table.in_(ids)), LineRow.table)
            said = select(ChatRow.table, func.count()).where(ChatRow.table.in_(ids), ChatRow.seat != LEFT)
            remarks = counted(session, said, ChatRow.table)
        return [
            Overview(
                row,
                tuple(seat for seat in seats if seat.table == row.id),
                lines.get(row.id, 0),
                remarks.get(row.id, 0),
            )
            for row in rows
        ]

    # ---- what is no longer kept

    def finished_before(self, before: float) -> list[str]:
        """The games that had ended by then."""
        with self.reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.ended > 0, TableRow.ended < before)))

    def drop_finished(self, id: str, before: float) -> bool:
        with self.writing() as session:
            old = (TableRow.id == id, TableRow.ended > 0, TableRow.ended < before)
            return session.scalar(delete(TableRow).where(*old).returning(TableRow.id)) is not None

    def drop_talk(self, before: float) -> list[str]:
        """What was said at tables whose games had ended by then is gone. Which tables they are."""
        with self.writing() as session:
            ended = select(TableRow.id).where(TableRow.ended > 0, TableRow.ended < before)
            gone = session.scalars(delete(ChatRow).where(ChatRow.table.in_(ended)).returning(ChatRow.table))
            return sorted(set(gone))

    def drop_reports(self, before: float) -> int:
        """Reports that were sent before then are gone. How many."""
        with self.writing() as session:
            return len(list(session.scalars(delete(ReportRow).where(ReportRow.at < before).returning(ReportRow.id))))


def counted(session: Session, found: Select[str, int], by: InstrumentedAttribute[str]) -> dict[str, int]:
    """How many there are of each."""
    return {str(name): count for name, count in session.execute(found.group_by(by))}


def is_in(state: str) -> list[ColumnElement[bool]]:
    """What is true of a table in this state; any table where none is named."""
    return {
        WAITING: [TableRow.ended == 0, TableRow.begun == 0],
        RUNNING: [TableRow.ended == 0, TableRow.begun > 0],
        FINISHED: [TableRow.ended > 0],
    }.get(state, [])
