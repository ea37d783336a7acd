"""What the steps and questions of Vendetta stand on."""

from __future__ import annotations

from typing import Final

from gloam.core.narrow import AskOf, StepOf
from gloam.core.step import Field
from gloam.vendetta.table import VendettaTable


class VendettaStep(StepOf[VendettaTable]):
    """A step of Vendetta."""


class VendettaAsk(AskOf[VendettaTable]):
    """A question of Vendetta."""


class StepAt(VendettaStep):
    """A step at one Location."""

    def __init__(self, location: int) -> None:
        super().__init__()
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.location,)


class AskAt(VendettaAsk):
    """A question about one Location."""

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location)


class AskAbout(VendettaAsk):
    """A question about one card."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)
