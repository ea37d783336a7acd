"""Lines that are all played out on the same imagined tables, so that luck favours none of them."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from gloam.bots.guide import Guide
from gloam.bots.playout import follow, imagined, played_out
from gloam.bots.thought import THEN, Opinion, Thought
from gloam.bots.tree import Weighed, by_lead, is_decided
from gloam.core.question import Question
from gloam.core.table import Seat

EACH: Final = 4  # imagined tables at the least before the worse half drops out
ENOUGH: Final = 16  # imagined tables before a line can be worse beyond doubt
DOUBT: Final = 3.0  # standard errors
TRUST: Final = 0.06  # in the order in which lines come, before they are tried
FEW: Final = 4  # lines that deserve longer playouts
TRIED: Final = 5  # imagined tables after which that trust wanes no more: playouts err as well, however many there are


class Contender(Weighed):
    """A line: its place among those that promise most, and what came of it on each imagined table."""

    __slots__ = ("place", "values")

    def __init__(self, place: int, lean: float = 0.0) -> None:
        super().__init__(lean)
        self.place: Final = place
        self.values: Final[list[float]] = []

    @property
    def worth(self) -> float:
        """Of many lines tried on a few tables the best is often the luckiest: the less it was tried, the more its
        promise counts."""
        return self.mean + self.lean - TRUST * self.place / (min(self.visits, TRIED) + 1)

    def learn(self, value: float) -> None:
        super().learn(value)
        self.values.append(value)

    def is_worse(self, best: Contender) -> bool:
        """Beyond doubt, on the same tables?"""
        gaps = [one - other for one, other in zip(best.values, self.values, strict=True)]
        gap = sum(gaps, 0.0) / len(gaps)
        error = sqrt(sum([(one - gap) ** 2 for one in gaps], 0.0)) / len(gaps)
        return gap + best.lean - self.lean > DOUBT * error


class Comparison:
    """One question whose lines are weighed against each other. The worse half drops out again and again."""

    def __init__(
        self,
        seat: Seat,
        question: Question,
        guide: Guide,
        lines: list[str],
        leans: dict[str, float],
        character: str = "",
    ) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.guide: Final = guide
        self.character: Final = character
        self.weighed: Final = {line: Contender(place, leans.get(line, 0.0)) for place, line in enumerate(lines)}
        self.running = lines
        self.halvings: Final = max(1, (len(lines) - 1).bit_length())
        self.halved = 0
        self.tables = 0  # since the last halving
        self.iterations = 0

    def settles(self, to_come: float) -> bool:
        """Is the choice made: is one line left, once those have dropped out that had their share of the iterations?"""
        if self.tables >= EACH:
            spent = self.iterations / (self.iterations + max(0.0, to_come))
            self.running = self.best(halve=spent * self.halvings > self.halved + 1)
        return len(self.running) == 1

    def thought(self) -> Thought:
        opinions = [Opinion(line, one.visits, one.mean) for line, one in self.weighed.items()]
        opinions.sort(key=lambda opinion: (opinion.option not in self.running, -self.weighed[opinion.option].worth))
        return Thought(tuple(by_lead(opinions, self.weighed)), self.iterations)

    def iterate(self, luck: Random) -> None:
        """All lines that are left, on one imagined table. What others choose in secret now is the same for each. A
        short look drops the worst of many; who is left has seen the same tables, just as far."""
        me = self.question.seat
        world = imagined(self.seat, self.guide, luck)
        mark = self.guide.mark(world)
        if len(self.running) <= FEW:
            mark = self.guide.further(self.character, mark)
        for seat in [ask.seat for ask in world.open if ask.seat != me]:
            place = [ask.seat for ask in world.open].index(seat)
            follow(world, seat, self.guide.quick(world, place))
        for line in self.running:
            table = world.clone()
            follow(table, me, line.split(THEN))
            chance = played_out(table, self.guide, mark)[me]
            self.weighed[line].learn(chance)
            if is_decided(chance):
                self.weighed[line].lead += self.guide.lead(table, me)
        self.iterations += len(self.running)
        self.tables += 1

    def best(self, *, halve: bool) -> list[str]:
        """The better half, or all, without those that are worse beyond doubt."""
        kept = sorted(self.running, key=lambda line: -self.weighed[line].worth)
        if halve:
            kept = kept[: max(2, (len(kept) + 1) // 2)]
            self.halved += 1
            self.tables = 0
        first = self.weighed[kept[0]]
        if first.visits < ENOUGH:
            return kept
        return [kept[0], *[line for line in kept[1:] if not self.weighed[line].is_worse(first)]]
