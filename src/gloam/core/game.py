"""What a game is to those who play it: who can sit down, with which variants, and where its rules are written."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.ledger import Ledger
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Setup, Table


class Game:
    """One of the games. Each room makes one of these and nothing else public."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    rules_version: ClassVar[int] = 0
    seat_counts: ClassVar[tuple[int, ...]] = ()
    variants: ClassVar[tuple[str, ...]] = ()

    def table(self, seats: int, seed: int, variants: tuple[str, ...] = ()) -> Table:
        """A new table, set up to its first question. Raises `Refused` where the rules do not allow it."""
        raise AssertionError("each game sets its own table")

    def begun(self, setup: Setup) -> Table:
        """The table that this setup leads to, at its first question. Raises `Refused`, or `Unreadable` where there are
        decks in a game that has none."""
        if setup.decks:
            raise Unreadable("decks", self.name)
        return self.table(seats=setup.seats, seed=setup.seed, variants=setup.variants)

    def from_position(self, data: object) -> Table:
        """The table this position describes. Raises `Unreadable` with the path to what is wrong."""
        raise AssertionError("each game reads its own positions")

    def ledger(self) -> Ledger:
        """The game's rules and rulings."""
        raise AssertionError("each game has its own ledger")

    def card_ids(self) -> list[str]:
        """Every card of the game, in printed order."""
        raise AssertionError("each game has its own cards")


def check_variants(named: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Each of the game's own, and each once. [table.unknown-variant]"""
    for name in named:
        if name not in known or named.count(name) > 1:
            raise Refused("table.unknown-variant", variant=name, known=known)
