"""What is worth counting in a finished game, game by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.core.table import Table


@dataclass(frozen=True)
class CardCount:
    """What became of one card in one game: how often it came into play, was taken, and was used."""

    dealt: int = 0
    taken: int = 0
    used: int = 0

    def plus(self, other: CardCount) -> CardCount:
        return CardCount(self.dealt + other.dealt, self.taken + other.taken, self.used + other.used)


@dataclass(frozen=True)
class Watch:
    """How a game is looked at: what its seats did (something that never came about is left out), what they are grouped
    by beside seat and bot, and what became of its cards."""

    happened: Callable[[Table], list[dict[str, float]]]
    clans: Callable[[Table], list[str]]
    cards: Callable[[Table], dict[str, CardCount]]
    groups: tuple[str, ...]


def no_clans(table: Table) -> list[str]:
    return [""] * table.seats


def no_cards(_table: Table) -> dict[str, CardCount]:
    return {}
