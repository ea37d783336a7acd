"""What cards do with hands beside drawing and discarding: sifting what was drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep
from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.hands import discard
from gloam.rivals.refusing import why_not_discard
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import DRAW


@dataclass(frozen=True)
class Sift(RivalsEffect):
    """You draw so many cards, and discard 1 of them. [card.we-are-legend]"""

    count: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) + len(table.faction[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat, by = source.seat, doing_card(table, source)
        drawn = Deed(DRAW, seat, seat, self.count, by, seat, source.card)
        table.next(drawn, ThrowBack(self, source, len(table.hand[seat])))


class ThrowBack(EffectStep):
    """1 of the cards that have come into the hand since is discarded. What comes is put behind what was there."""

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def run(self, table: Table) -> None:
        if len(rivals(table).hand[self.source.seat]) > self.before:
            table.next(AskSift(self.effect, self.source, self.before))


class AskSift(AskOfRivals):
    """Which of the cards just drawn is discarded. [card.we-are-legend]"""

    rule: ClassVar[str] = "card.we-are-legend"

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def telling(self) -> bool:
        return True  # whether two alike were drawn must not show

    def drawn(self, table: RivalsTable) -> list[int]:
        return table.hand[self.seat][self.before :]

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"discard {name}" for name in dict.fromkeys([table.id_of(card) for card in self.drawn(table)])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [card.we-are-legend]"""
        verb, _, name = option.partition(" ")
        if verb != "discard" or name not in NUMBER:
            return None
        return why_not_discard(rivals(table), self.seat, name) or Refused("card.we-are-legend", card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        """Everyone sees that it is one of those drawn, and not another of its name that was known to be there."""
        card = next(one for one in self.drawn(table) if table.id_of(one) == option[8:])
        table.see(card, table.everyone())
        discard(table, self.seat, card)
