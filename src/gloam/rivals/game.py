"""Rivals, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from gloam.core.chance import seeded
from gloam.core.game import Game
from gloam.core.ledger import Ledger, load
from gloam.core.setup import Setup
from gloam.core.table import Table
from gloam.rivals import cards, catalogue
from gloam.rivals.box import PLAYERS
from gloam.rivals.decks import Deck
from gloam.rivals.doing import VERBS
from gloam.rivals.setup import GAME, SetUp, prepared
from gloam.rivals.table import RivalsTable
from gloam.rivals.variants import VARIANTS

RULES_VERSION: Final = 1


class WholeRivalsTable(RivalsTable):
    """The table with the doors that need the whole room."""

    def clone(self) -> WholeRivalsTable:
        return WholeRivalsTable(self.setup, self.chance.clone(), self.verbs, self)


class Rivals(Game):
    """Rivals: two to four players, each with a deck. [comp.players]"""

    name: ClassVar[str] = GAME
    title: ClassVar[str] = "Vampire: The Masquerade – Rivals"
    rules_version: ClassVar[int] = RULES_VERSION
    seat_counts: ClassVar[tuple[int, ...]] = PLAYERS
    variants: ClassVar[tuple[str, ...]] = VARIANTS

    def table(
        self, seats: int, seed: int, variants: tuple[str, ...] = (), decks: Sequence[Deck | str] = ()
    ) -> WholeRivalsTable:
        """A new table. A deck is the name of a ready one, the text of a list, or a record; who brings none plays the
        next ready one. Raises `Refused`, or `Unreadable` for a list that cannot be read. [setup.suggested-clans]"""
        table = WholeRivalsTable(prepared(seats, seed, variants, decks), seeded(seed), VERBS)
        table.next(SetUp())
        table.settle()
        return table

    def begun(self, setup: Setup) -> Table:
        return self.table(setup.seats, setup.seed, setup.variants, setup.decks)

    def ledger(self) -> Ledger:
        return load("gloam.rivals")

    def card_ids(self) -> list[str]:
        return [card.id for card in cards.CORE]


catalogue.load(cards.ALL)
RIVALS: Final = Rivals()
