"""How good answers are, one step ahead."""

from __future__ import annotations

from gloam.core.question import Question
from gloam.core.table import Table


class Judge:
    """It says how good each option is on a table that a seat has imagined."""

    def worlds(self, table: Table, question: Question) -> int:
        """On how many imagined tables a question of this kind deserves to be tried."""
        return 1

    def values(self, table: Table, question: Question) -> list[float]:
        """How good each option is there, in points of the final score. The table may be played on, not kept."""
        raise AssertionError(f"{type(self).__name__} values nothing")
