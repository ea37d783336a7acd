"""A few games of Rivals in which every card is used. `python -m tests.rivals.recorded` looks for such games and prints
them, where a change of the rules has changed those that are listed here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from gloam import bots
from gloam.core.table import Table
from gloam.rivals.cards import IN_PRINT
from gloam.rivals.cards.core import CORE
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.variants import CONCLAVE, FIRST_GAME, FIRST_PRINT, LATE_PRINCE, PRAGUE
from tests.rivals.eager import eager_choice, eager_table
from tests.rivals.used import used

WAYS: Final[tuple[tuple[str, ...], ...]] = ((FIRST_PRINT,), (), (LATE_PRINCE,), (FIRST_GAME,), ())
CITIES: Final = ((PRAGUE,), (CONCLAVE,), (PRAGUE, CONCLAVE))
SEATS: Final = (2, 3, 4)
GREEDY, EAGER, MIXED, ABROAD = "greedy", "eager", "mixed", "abroad"
LOOKED_AT: Final = {GREEDY: 24, EAGER: 600, MIXED: 8000, ABROAD: 90}  # games among which is looked
ALONE: Final = 700  # what another game costs, in decisions


class Game(NamedTuple):
    """Who plays at how many seats: bots with ready decks, or eager players with decks of their own, of the core box or
    of all sets; the latter in other cities too."""

    who: str
    seed: int

    @property
    def seats(self) -> int:
        return SEATS[self.seed % len(SEATS)]

    @property
    def variants(self) -> tuple[str, ...]:
        return CITIES[self.seed % len(CITIES)] if self.who == ABROAD else WAYS[self.seed % len(WAYS)]

    @property
    def name(self) -> str:
        return "-".join(["rivals", str(self.seats), *self.variants, self.who, str(self.seed)])

    def table(self) -> WholeRivalsTable:
        if self.who == GREEDY:
            return RIVALS.table(self.seats, self.seed, self.variants)
        return eager_table(self.seats, self.seed, self.variants, CORE if self.who == EAGER else IN_PRINT)

    def choose(self, table: Table, rng: Random) -> tuple[int, str]:
        """A seat and its answer: that of whoever is asked first, or anybody's."""
        if self.who != GREEDY:
            return eager_choice(table, rng)
        question = table.questions()[0]
        return question.seat, bots.make(GREEDY, self.seed).choose(table.seat(question.seat), question)


GAMES: Final = (
    Game(GREEDY, 18),
    Game(GREEDY, 10),
    Game(GREEDY, 20),
    Game(ABROAD, 38),
    Game(MIXED, 1643),
    Game(ABROAD, 23),
    Game(MIXED, 1295),
    Game(MIXED, 1691),
    Game(ABROAD, 0),
    Game(MIXED, 1436),
    Game(ABROAD, 39),
    Game(MIXED, 846),
    Game(MIXED, 812),
    Game(MIXED, 1895),
    Game(MIXED, 1896),
    Game(MIXED, 1837),
    Game(ABROAD, 67),
    Game(MIXED, 1289),
    Game(MIXED, 1177),
    Game(MIXED, 564),
    Game(MIXED, 1268),
    Game(MIXED, 299),
    Game(MIXED, 1770),
    Game(MIXED, 1629),
    Game(EAGER, 358),
    Game(MIXED, 1706),
    Game(MIXED, 1946),
    Game(MIXED, 573),
    Game(MIXED, 592),
    Game(MIXED, 828),
    Game(GREEDY, 5),
    Game(MIXED, 77),
    Game(MIXED, 817),
    Game(MIXED, 1392),
    Game(MIXED, 689),
    Game(MIXED, 1657),
    Game(MIXED, 867),
    Game(MIXED, 1194),
    Game(MIXED, 147),
    Game(MIXED, 1318),
    Game(MIXED, 780),
    Game(MIXED, 543),
    Game(MIXED, 1957),
)


def played(game: Game) -> WholeRivalsTable:
    """The game as it is recorded: its luck is that of its name."""
    table, rng = game.table(), Random(f"{game.name}.txt")
    while not table.over:
        table.answer(*game.choose(table, rng))
    return table


def looked_for() -> Iterator[Game]:
    """Games that between them use every card: a greedy one for each number of seats, then whichever brings most."""
    found: dict[Game, tuple[set[str], int]] = {}
    for who, count in LOOKED_AT.items():
        for seed in range(count):
            table = played(Game(who, seed))
            found[Game(who, seed)] = (used(table), table.lines.count if table.lines else 0)
    left = set(RIVALS.card_ids())
    for seats in (*SEATS, *[0] * len(left)):
        fitting = [game for game in found if not seats or (game.who, game.seats) == (GREEDY, seats)]
        best = max(fitting, key=lambda game: len(found[game][0] & left) / (ALONE + found[game][1]))
        if left & found[best][0]:
            yield best
            left -= found[best][0]
    assert not left, f"never used: {sorted(left)}"


if __name__ == "__main__":
    for each in looked_for():
        sys.stdout.write(f"    Game({each.who.upper()}, {each.seed}),\n")
