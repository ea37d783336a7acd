"""What has been answered and told at a table, and what a viewer has seen of it."""

from __future__ import annotations

from gloam.core.table import Table


def newest(table: Table, since: int) -> list[tuple[int, str]]:
    """The journal's lines after the first `since`."""
    lines: list[tuple[int, str]] = []
    line = table.lines
    while line is not None and line.count > since:
        lines.append((line.seat, line.option))
        line = line.before
    return lines[::-1]


def seen_by(table: Table, seat: int | None) -> tuple[object, ...]:
    """All that this viewer sees of a table: enough to tell whether something is new."""
    return (told_count(table), table.waiting_for(), table.view(seat))


def told_count(table: Table) -> int:
    return 0 if table.told is None else table.told.count
