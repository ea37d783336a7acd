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
GREEDY, EAGER, MIXED, ABROAD, FEW = "greedy", "eager", "mixed", "abroad", "few"
LOOKED_AT: Final = {GREEDY: 24, EAGER: 600, MIXED: 8000, ABROAD: 90, FEW: 60}  # games among which is looked
ALONE: Final = 700  # what another game costs, in decisions


class Game(NamedTuple):
    """Who plays at how many seats: bots with ready decks, or eager players with decks of their own, of the core box or
    of all sets; the latter in other cities too, or of clans that have few vampires."""

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
        return eager_table(
            self.seats, self.seed, self.variants, CORE if self.who == EAGER else IN_PRINT, self.who == FEW
        )

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
    Game(ABROAD, 41),
    Game(MIXED, 3287),
    Game(MIXED, 7019),
    Game(MIXED, 2477),
    Game(MIXED, 3647),
    Game(MIXED, 5248),
    Game(MIXED, 5528),
    Game(MIXED, 2168),
    Game(ABROAD, 57),
    Game(MIXED, 7583),
    Game(MIXED, 4373),
    Game(MIXED, 4994),
    Game(ABROAD, 73),
    Game(MIXED, 4103),
    Game(MIXED, 4056),
    Game(MIXED, 4863),
    Game(MIXED, 4169),
    Game(MIXED, 7054),
    Game(MIXED, 3369),
    Game(ABROAD, 46),
    Game(MIXED, 3968),
    Game(MIXED, 4862),
    Game(MIXED, 1140),
    Game(MIXED, 6889),
    Game(MIXED, 4932),
    Game(ABROAD, 24),
    Game(MIXED, 4786),
    Game(FEW, 6),
    Game(MIXED, 5260),
    Game(MIXED, 6630),
    Game(MIXED, 4989),
    Game(MIXED, 31),
    Game(MIXED, 4420),
    Game(EAGER, 277),
    Game(MIXED, 227),
    Game(MIXED, 3772),
    Game(MIXED, 979),
    Game(MIXED, 5608),
    Game(MIXED, 590),
    Game(MIXED, 6494),
    Game(MIXED, 4667),
    Game(MIXED, 6981),
    Game(MIXED, 3393),
    Game(MIXED, 2288),
    Game(MIXED, 6648),
    Game(MIXED, 1420),
    Game(MIXED, 2208),
    Game(MIXED, 5343),
    Game(MIXED, 5673),
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
