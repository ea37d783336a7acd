"""A card that acts, in the moment that is its own."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import Resolve
from gloam.core.effect import Effect, Source
from gloam.core.step import Field
from gloam.vendetta.bases import VendettaStep
from gloam.vendetta.catalogue import IDS
from gloam.vendetta.playing import Retaliate
from gloam.vendetta.table import VendettaTable


class Act(VendettaStep):
    """One card does what it does, completely. [prep.complete-first] [effect.once-per-step]"""

    def __init__(self, seat: int, card: int, location: int, effect: Effect) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.location: Final = location
        self.effect: Final = effect

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card, self.location, self.effect)

    def do(self, table: VendettaTable) -> None:
        if not table.working(self.card) or table.spot[self.card] != table.spot_of(self.location, self.seat):
            return
        table.acted = [*table.acted, self.card]
        table.tell(
            "card-acts", "effect.once-per-step", self.seat, {"card": IDS[self.card], "at": table.name_of(self.location)}
        )
        source = Source(self.seat, self.location, self.card)
        table.next(Resolve(self.effect, source), Retaliate(self.location))
