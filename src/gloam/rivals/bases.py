"""What the steps and questions of Rivals stand on."""

from __future__ import annotations

from typing import Final

from gloam.core.narrow import AskOf, StepOf
from gloam.core.step import Field
from gloam.rivals.table import RivalsTable


class RivalsStep(StepOf[RivalsTable]):
    """A step of Rivals."""


class RivalsAsk(AskOf[RivalsTable]):
    """A question of Rivals."""


class StepOn(RivalsStep):
    """A step that deals with one card."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.card,)
