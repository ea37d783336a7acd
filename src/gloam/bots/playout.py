"""Playing on from an imagined table."""

from __future__ import annotations

from random import Random
from typing import Final

from gloam.bots.guide import Guide
from gloam.core.table import Seat, Table

WORLDS: Final = 2  # imagined tables of which the one that explains most is preferred


def imagined(seat: Seat, guide: Guide, luck: Random, silent: bool = True) -> Table:
    """A table that explains what the others have done, more often than one that does not."""
    if not guide.guesses:
        return seat.imagine(luck, silent)
    tables = [seat.imagine(luck, silent) for _ in range(WORLDS)]
    return luck.choices(tables, [guide.likely(table, seat.number) for table in tables])[0]


def played_out(table: Table, guide: Guide, mark: int) -> list[float]:
    """Everybody's chance to win, after playing on as far as the guide wants."""
    while table.result is None and not guide.far_enough(table, mark):
        last = len(table.open) - 1
        follow(table, table.open[last].seat, guide.quick(table, last))
    return guide.chances(table)


def follow(table: Table, seat: int, answers: list[str]) -> None:
    """Give one seat's answers, one after the other."""
    for answer in answers:
        place = [ask.seat for ask in table.open].index(seat)
        table.accept(place, answer)
