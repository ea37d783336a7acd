"""Which tables wait for a bot or for a pass that is given, and which process sees to each of them.

A process leads a table's bots as long as its lease goes on. It is renewed as long as they think; a process that was
killed renews nothing, and another goes on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Double, and_, cast, func, literal, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from gloam.web.store.news import TABLES, NewsStore


class LeaseStore(NewsStore):
    """All leases. Time is that of the database: the clocks of two machines are never the same."""

    def moment(self, later: float = 0.0) -> ColumnElement[float]:
        """So many seconds from now."""
        if self.is_shared:
            return cast(func.extract("epoch", func.clock_timestamp()), Double) + later
        return literal(time.time() + later)

    def lease(self, table: str, seconds: float, due: bool) -> float:
        """Lead this table's bots for so long; `due`: also where nobody looks. 0 where that is so now, else how many
        seconds another leads them still."""
        here = TABLES.c.id == table
        free = or_(TABLES.c.leased_by == self.name, TABLES.c.leased_until < self.moment())
        taken = update(TABLES).where(here, free).values(due=due, leased_by=self.name, leased_until=self.moment(seconds))
        with self.writing() as session:
            if session.scalar(taken.returning(TABLES.c.id)) is not None:
                return 0.0
            left = session.scalar(select(TABLES.c.leased_until - self.moment()).where(here))
        return seconds if left is None else max(float(left), 0.1)

    def renew(self, tables: Sequence[str], seconds: float) -> None:
        """We lead these still."""
        ours = and_(TABLES.c.id.in_(tables), TABLES.c.leased_by == self.name)
        with self.writing() as session:
            session.execute(update(TABLES).where(ours).values(leased_until=self.moment(seconds)))

    def release(self, table: str) -> None:
        """Nobody is awaited there who would answer by themselves."""
        with self.writing() as session:
            ours = and_(TABLES.c.id == table, or_(TABLES.c.leased_by == self.name, ~TABLES.c.due))
            session.execute(update(TABLES).where(ours).values(due=False, leased_until=0.0))

    def release_all(self) -> None:
        """This process stops: others may go on at once."""
        with self.writing() as session:
            ours = and_(TABLES.c.leased_by == self.name, TABLES.c.leased_until > 0)
            session.execute(update(TABLES).where(ours).values(leased_until=0.0))

    def overdue(self, seconds: float, limit: int) -> list[str]:
        """Tables that wait for a bot that nobody sees to, some of them: from now on we do."""
        waiting = and_(TABLES.c.due, TABLES.c.ended == 0)
        if self.is_shared:  # else whoever led them before is gone
            waiting = and_(waiting, TABLES.c.leased_until < self.moment())
        else:
            waiting = and_(waiting, TABLES.c.leased_by != self.name)
        some = select(TABLES.c.id).where(waiting).limit(limit).with_for_update(skip_locked=True)
        values = {"leased_by": self.name, "leased_until": self.moment(seconds)}
        with self.writing() as session:
            found = update(TABLES).where(TABLES.c.id.in_(some.scalar_subquery())).values(**values)
            return list(session.scalars(found.returning(TABLES.c.id)))

    def leased(self, seconds: float) -> dict[str, Any]:
        """What a table's row says while we lead its bots; for a line that is written anyway."""
        return {"leased_by": self.name, "leased_until": self.moment(seconds)}
