"""Plays tried on the same imagined tables, so that luck favours none of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from gloam.bots.games import GAMES as GUIDES
from gloam.bots.guide import Guide
from gloam.bots.playout import follow, imagined, played_out
from gloam.core.table import Table
from gloam.puzzles.games import GAMES
from gloam.puzzles.material import Ends

Answers = tuple[str, ...]  # a whole play: what one seat answers in a row

ABOUT_AS_MUCH: Final = 0.8  # of the greatest lead on any table


def imagined_at(table: Table, seat: int, number: int, silent: bool = True) -> Table:
    """The imagined table of this number, at the seat's question. Where several choose in secret, all others have."""
    guide = guide_of(table)
    world = imagined(table.seat(seat), guide, Random(number), silent)
    for other in [ask.seat for ask in world.open if ask.seat != seat]:
        follow(world, other, guide.quick(world, world.waiting_for().index(other)))
    return world


def guide_of(table: Table) -> Guide:
    return GUIDES[table.setup.game]


def ends(table: Table, seat: int) -> Ends:
    """What a seat has: its score so far, that of the best of the others, and what it may still spend or must fear."""
    return GAMES[table.setup.game].ends(table, seat)


class Trial:
    """Lines of one seat: what came of each, table by table."""

    def __init__(self, table: Table, seat: int, lines: Sequence[Answers]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.lines: Final = tuple(lines)
        self.chances: Final[dict[Answers, list[float]]] = {line: [] for line in lines}
        self.ends: Final[dict[Answers, list[Ends]]] = {line: [] for line in lines}
        self.count = 0

    def run(self, upto: int) -> None:
        """Go on until so many tables have been imagined."""
        guide = guide_of(self.table)
        while self.count < upto:
            world = imagined_at(self.table, self.seat, self.count)
            mark = guide.mark(world)
            for line in self.lines:
                table = world.clone()
                follow(table, self.seat, list(line))
                self.chances[line].append(played_out(table, guide, mark)[self.seat])
                self.ends[line].append(ends(table, self.seat))
            self.count += 1

    def chance(self, line: Answers) -> float:
        return sum(self.chances[line]) / self.count

    def mean_ends(self, line: Answers) -> Ends:
        kinds = self.ends[line][0]
        return {kind: round(sum(one[kind] for one in self.ends[line]) / self.count, 2) for kind in kinds}

    def ranked(self) -> list[Answers]:
        return sorted(self.lines, key=lambda line: -self.chance(line))

    def lead(self, line: Answers, other: Answers) -> tuple[float, float]:
        """By how much the one is better than the other, and the standard error of that: table for table."""
        differences = [one - two for one, two in zip(self.chances[line], self.chances[other], strict=True)]
        mean = sum(differences) / self.count
        spread = sum((each - mean) ** 2 for each in differences) / max(1, self.count - 1)
        return mean, sqrt(spread / self.count)

    def example(self, line: Answers, other: Answers) -> int:
        """The first table on which the one is better than the other by about as much as on any."""
        leads = [one - two for one, two in zip(self.chances[line], self.chances[other], strict=True)]
        return next(number for number, lead in enumerate(leads) if lead >= ABOUT_AS_MUCH * max(leads))
