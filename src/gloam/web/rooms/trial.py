"""Answers are made on a copy of the table, once: the same copy is looked at, kept, and becomes the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gloam.core.table import Table
from gloam.web.trouble import Trouble


@dataclass(frozen=True)
class Trial:
    """What a seat changes at a table: `before` is the table as it stands, `after` is its copy."""

    seat: int
    before: Table
    after: Table

    @property
    def is_public(self) -> bool:
        """Does somebody who only watches see anything of it?"""
        return seen_by(self.after, None) != seen_by(self.before, None)


def attempt(table: Table, seat: int, options: Sequence[str], limit: int = 0) -> Trial:
    """Make these answers. With a `limit` the table has as many lines as one may have: then nobody undoes any more what
    they had chosen. Raises `Rejected` or `Trouble`."""
    trial = table.clone()
    for option in options:
        if limit and trial.turns_back(seat, option):
            raise Trouble("trouble.long-choice", 409, limit=limit)
        trial.answer(seat, option)
    return Trial(seat, table, trial)


def seen_by(table: Table, seat: int | None) -> tuple[object, ...]:
    """All that this viewer sees of a table: enough to tell whether something is new."""
    return (told_count(table), table.waiting_for(), table.view(seat))


def told_count(table: Table) -> int:
    return 0 if table.told is None else table.told.count
