"""A game that has been played, or has been played so far, at any line of its journal. Knows no game."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import gloam
from gloam.core.event import Fact
from gloam.core.journal import Journal, read_journal
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.web.rooms.trial import seen_by, told_count

STRIDE: Final = 8  # every so many lines the table is kept; those between are played again
KEPT: Final = 20  # games held ready


class Past:
    """All that was ever on a table."""

    def __init__(self, journal: Journal) -> None:
        self.journal: Final = journal
        table = gloam.replay(journal, upto=0)
        self.tables: Final = [table.clone()]
        self.told: Final = [told_count(table)]  # by line: how much had happened
        for number, (seat, option) in enumerate(journal.moves, start=1):
            table.answer(seat, option)
            self.told.append(told_count(table))
            if number % STRIDE == 0:
                self.tables.append(table.clone())
        self.end: Final = table
        self.stops: Final[dict[int | None, Sequence[int]]] = {}

    @property
    def lines(self) -> int:
        return len(self.journal.moves)

    def table(self, line: int) -> Table:
        """The table after so many lines: a copy, free to be played on."""
        table = self.tables[line // STRIDE].clone()
        for seat, option in self.journal.moves[line - line % STRIDE : line]:
            table.answer(seat, option)
        return table

    def answer(self, line: int) -> tuple[Question, str]:
        """What was decided on this line, from 1 on, and how."""
        seat, option = self.journal.moves[line - 1]
        question = self.table(line - 1).seat(seat).question()
        assert question is not None, "an answer had a question"
        return question, option

    def answers(self, line: int) -> list[str]:
        """What that seat answered from this line on."""
        seat = self.journal.moves[line - 1][0]
        return [option for by, option in self.journal.moves[line - 1 :] if by == seat]

    def at(self, event: int) -> Table:
        """The table as it lay when so many events had been told: at a question, or in the midst of an answer."""
        line = min(bisect_left(self.told, event), self.lines)
        if line == 0 or self.told[line] <= event:
            return self.table(line)
        return midst(self.table(line - 1), *self.journal.moves[line - 1], event)

    def line_of(self, event: int) -> int:
        """The line by which this event, counted from 0, had happened."""
        return bisect_left(self.told, event + 1)

    def steps(self, seat: int | None) -> Sequence[int]:
        """The lines at which somebody can stop and look. Of a game that goes on only those through which this viewer
        saw something change: how many secret answers lie between is nobody's business."""
        if self.end.over:
            return range(self.lines + 1)
        if seat not in self.stops:
            self.stops[seat] = self.changes(seat)
        return self.stops[seat]

    def changes(self, seat: int | None) -> list[int]:
        table = self.table(0)
        before = seen_by(table, seat)
        found = [0]
        for line, (by, option) in enumerate(self.journal.moves, start=1):
            table.answer(by, option)
            seen = seen_by(table, seat)
            if seen != before:
                found.append(line)
                before = seen
        return found

    def events(self) -> list[dict[str, Fact]]:
        """Everything that has happened, as anyone may know it."""
        return self.end.events(None)


def midst(table: Table, seat: int, option: str, event: int) -> Table:
    """This table in the midst of what this answer brings about, when no more than so many events had been told. What
    one step of the rules tells together has happened together: before it is all told, nothing of it is to be seen."""
    trial = table.clone()
    reached = told_count(trial)
    trial.halt = reached + 1
    trial.answer(seat, option)
    while told_count(trial) <= event:
        reached = told_count(trial)
        if trial.open or trial.over:
            break
        trial.halt = reached + 1
        trial.go_on()
    if reached == told_count(table):
        return table
    there = table.clone()
    there.halt = reached
    there.answer(seat, option)
    return there


@lru_cache(maxsize=KEPT)
def past_of(journal: str) -> Past:
    """The past that this journal tells, read once. Nothing in it is to be changed."""
    return Past(read_journal(journal))
