"""What the steps and questions of Blood Orders stand on."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.table import BloodOrdersTable
from gloam.core.narrow import AskOf, StepOf
from gloam.core.step import Field


class CityStep(StepOf[BloodOrdersTable]):
    """A step of Blood Orders."""


class CityAsk(AskOf[BloodOrdersTable]):
    """A question of Blood Orders."""


class SpaceStep(CityStep):
    """A step at one action space: a kind of action in one Quarter."""

    def __init__(self, kind: int, quarter: int) -> None:
        super().__init__()
        self.kind: Final = kind
        self.quarter: Final = quarter

    def fields(self) -> tuple[Field, ...]:
        return (self.kind, self.quarter)


class AskToken(CityAsk):
    """A question about one Order token."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.token)
