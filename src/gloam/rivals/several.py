"""Several cards that are chosen, one after another, and never one of them twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.choices import EffectStep
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant, why_not_chosen
from gloam.rivals.sheltering import aimed_at
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.which import Which

ANY_NUMBER: Final = 99


@dataclass(frozen=True)
class UpTo(RivalsEffect):
    """You choose up to so many of these, another each time, and something is done with each before the next is chosen.
    An ability needs one at `least`. [choice.several]"""

    most: int
    which: Which
    then: Effect
    least: int = 0

    def left(self, table: RivalsTable, source: Cause, chosen: tuple[int, ...]) -> list[int]:
        """Whom one could still choose."""
        if len(chosen) >= self.most:
            return []
        cards = [card for card in self.which.cards(table, source) if card not in chosen]
        return [card for card in cards if self.then.possible(table, source.facing(card))]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.left(table, source, ())) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskUpTo(self, source, ()))


class AskUpTo(AskOfRivals):
    """Which one is next, or enough."""

    def __init__(self, effect: Effect, source: Source, chosen: tuple[int, ...]) -> None:
        super().__init__(effect, source)
        self.chosen: Final = chosen

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.chosen)

    def several(self) -> UpTo:
        assert isinstance(self.effect, UpTo), "only several are chosen so"
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "done": len(self.chosen)}

    def offer(self, table: RivalsTable) -> list[str]:
        left = self.several().left(table, self.cause, self.chosen)
        found = [f"choose {table.handle(card)}" for card in left]
        return found if len(self.chosen) < self.several().least and found else ["enough", *found]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here, several = rivals(table), self.several()
        verb, _, handle = option.partition(" ")
        if option == "enough":
            return Refused("cost.form", card=here.id_of(self.card), least=several.least)
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        if card == NOTHING:
            return None
        if card in self.chosen:
            return Refused("choice.several", card=here.id_of(card))
        return why_not_chosen(here, self.cause, several.which, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        card = table.with_handle(option[7:])
        chosen = (*self.chosen, card)
        table.next(OneMore(self.effect, self.source, chosen))
        aimed_at(table, card, self.several().then, self.cause.facing(card))


class OneMore(EffectStep):
    """Once that is done the next is asked for, where there is one."""

    def __init__(self, effect: Effect, source: Source, chosen: tuple[int, ...]) -> None:
        super().__init__(effect, source)
        self.chosen: Final = chosen

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.chosen)

    def run(self, table: Table) -> None:
        several, here = self.effect, rivals(table)
        assert isinstance(several, UpTo), "only several are chosen so"
        if several.left(here, cause_of(self.source), self.chosen):
            here.next(AskUpTo(several, self.source, self.chosen))
