"""The course of a game: where its lines lead, those that take others back among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import gloam
from gloam.core.event import Event
from gloam.core.journal import Journal, play_moves
from gloam.core.table import Table
from gloam.web.rooms.trial import told_count
from gloam.web.store.records import BEGINNING, NOBODY, KeptLine


@dataclass(frozen=True)
class Undone:
    """A move that was taken back, as it was told at the time."""

    by: int
    events: tuple[Event, ...]


class Course:
    """Where a game stands. The store has all its lines, the table those that count; here they are only counted."""

    def __init__(self, begins: Journal, lines: Sequence[KeptLine]) -> None:
        """Read a game that was begun so. Raises `Unreadable` where it was played by other rules."""
        self.table: Table = gloam.replay(begins)
        self.numbers: Final[list[int]] = []  # by line of the table: the move it belongs to
        self.standing: Final[list[bool]] = []  # by line of the table: whether a standing answer gave it
        self.kept = 0  # how many lines the store has, with those that take others back
        self.repeats: Final = [0] * self.table.seats  # how many answers of each seat were taken back
        self.undone: Final[list[Undone]] = []
        wanted = returns(lines)
        past = {0: self.table.clone()}  # by how many lines count: the tables to which somebody goes back
        for place, line in enumerate(lines):
            if line.seat == NOBODY:
                self.take_back(past[self.count - int(line.option.split()[1])].clone(), line.move)
            else:
                play_moves(self.table, [(line.seat, line.option)])
                self.go_on(self.table, [line])
            if place in wanted:
                past[self.count] = self.table.clone()

    @property
    def moves(self) -> list[KeptLine]:
        """The lines that count."""
        answers = newest(self.table, 0)
        told = zip(answers, self.numbers, self.standing, strict=True)
        return [KeptLine(seat, option, move, standing) for (seat, option), move, standing in told]

    @property
    def count(self) -> int:
        """How many lines count."""
        return len(self.numbers)

    def own_move(self, seat: int) -> int:
        """How many lines there were before the newest move of this seat by hand; -1 where it has made none."""
        line = self.table.lines
        while line is not None:
            move = self.numbers[line.count - 1]
            if line.seat == seat and move != BEGINNING and not self.standing[line.count - 1]:
                return self.numbers.index(move)
            line = line.before
        return -1

    def lines_to(self, after: Table, standing: bool = False) -> list[KeptLine]:
        """What leads from here to this table: the lines of the next move, or of a `standing` answer."""
        move = self.numbers[-1] + 1 if self.numbers else 1
        return [KeptLine(seat, option, move, standing) for seat, option in newest(after, self.count)]

    def go_on(self, after: Table, lines: Sequence[KeptLine]) -> None:
        """These lines are kept, and lead to this table."""
        self.table = after
        self.numbers.extend(line.move for line in lines)
        self.standing.extend(line.standing for line in lines)
        self.kept += len(lines)

    def take_back(self, after: Table, by: int) -> None:
        """It is kept that the table is this earlier one again. What was told since then is kept apart; a move of which
        nobody was told anything stays unknown."""
        events = tuple(self.table.happened(told_count(after)))
        if events:
            self.undone.append(Undone(by, events))
        counts = 0 if after.lines is None else after.lines.count
        for seat, _ in newest(self.table, counts):
            self.repeats[seat] += 1
        del self.numbers[counts:], self.standing[counts:]
        self.table = after
        self.kept += 1


def newest(table: Table, since: int) -> list[tuple[int, str]]:
    """The lines of a table after the first `since`."""
    lines: list[tuple[int, str]] = []
    line = table.lines
    while line is not None and line.count > since:
        lines.append((line.seat, line.option))
        line = line.before
    return lines[::-1]


def returns(lines: Sequence[KeptLine]) -> set[int]:
    """The places of the lines after which the table is as somebody will have it again: only there a copy is kept."""
    counted: list[int] = []
    found: set[int] = set()
    for place, line in enumerate(lines):
        if line.seat == NOBODY:
            del counted[len(counted) - int(line.option.split()[1]) :]
            found.update(counted[-1:])
        else:
            counted.append(place)
    return found
