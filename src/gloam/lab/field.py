"""Who meets whom, and where they sit: every bot equally often, at every seat equally often."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from math import ceil
from random import Random

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Field:
    """Bots for so many seats, arranged in rounds.

    Where there are as many bots as seats there is one line-up; where there are fewer, all sit down as often as they can
    and each combination of the others fills up; where there are more, every combination is a line-up. A line-up plays
    as many games as there are seats, moved on by one seat with every game: the same cards and the same luck for each of
    them. A round is one such set of games for every line-up; the next round seats them in another order. Where everyone
    sits in every line-up, the whole round has the same cards and the same luck.
    """

    bots: tuple[str, ...]
    seats: int

    @property
    def round(self) -> int:
        """Games until every line-up has been at every seat."""
        return len(line_ups(self.bots, self.seats)) * self.seats

    def whole(self, games: int) -> int:
        """At least so many games, in whole rounds; where even one is too long, in whole turns round the table."""
        step = self.round if self.round <= games else self.seats
        return ceil(games / step) * step

    def seated(self, number: int) -> LineUp:
        """Who sits where in this game."""
        order, turn = self.order(number)
        return order[turn:] + order[:turn]

    @property
    def deal(self) -> int:
        """Games that have the same cards and the same luck: as many as it takes to give everyone the same of both."""
        everyone_sits = len(set(self.bots)) == len(self.bots) <= self.seats
        return self.round if everyone_sits else self.seats

    def luck(self, number: int) -> int:
        """The number of the seed: one for each deal, unless a turn of a line-up is the same game again."""
        order, turn = self.order(number)
        return number - number % self.deal + turn // period(order)

    def order(self, number: int) -> tuple[LineUp, int]:
        """The line-up in the order of this round, and by how many seats it has moved on."""
        sets, turn = divmod(number, self.seats)
        all_of_them = line_ups(self.bots, self.seats)
        rounds, place = divmod(sets, len(all_of_them))
        orders = orders_of(all_of_them[place])
        return orders[rounds % len(orders)], turn


@cache
def line_ups(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """All of them, mixed, so that a round that is cut short leaves nobody out for long."""
    everyone = bots * (seats // len(bots))
    found = [(*everyone, *others) for others in combinations(bots, seats % len(bots))]
    Random(seats).shuffle(found)
    return tuple(found)


@cache
def orders_of(line_up: LineUp) -> tuple[LineUp, ...]:
    """The different orders in which these can sit round a table."""
    found = {min(turns(order)) for order in set(permutations(line_up))}
    return tuple(sorted(found))


def turns(order: LineUp) -> list[LineUp]:
    return [order[turn:] + order[:turn] for turn in range(len(order))]


def period(order: LineUp) -> int:
    """After how many turns everybody sits where somebody of the same name sat."""
    return len(set(turns(order)))
