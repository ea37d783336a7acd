"""What the steps and questions of Rivals stand on."""

from __future__ import annotations

from typing import Final

from gloam.core.narrow import AskOf, StepOf
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.untimely import on_top


class RivalsStep(StepOf[RivalsTable]):
    """A step of Rivals."""


class RivalsAsk(AskOf[RivalsTable]):
    """A question of Rivals."""

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)


class StepOn(RivalsStep):
    """A step that deals with one card."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.card,)
