"""A seat at a table: all that a player or a bot may see and do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from gloam.core.chance import resumed
from gloam.core.event import Fact
from gloam.core.lines import parts_of
from gloam.core.question import Question
from gloam.core.refusal import Rejected

if TYPE_CHECKING:
    from gloam.core.table import Table


class Seat:
    """A seat at a table: what a player or a bot is given instead of the table."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table: Final = table
        self.number: Final = seat

    def view(self) -> dict[str, object]:
        return self._table.view(self.number)

    def outlook(self) -> dict[str, object] | None:
        """What this seat may reckon of what is going on."""
        return self._table.outlook(self.number)

    def events(self, since: int = 0) -> list[dict[str, Fact]]:
        return self._table.events(self.number, since)

    def question(self) -> Question | None:
        """What this seat is asked now, if anything."""
        for place, ask in enumerate(self._table.open):
            if ask.seat == self.number:
                return self._table.question_of(place)
        return None

    def why_not(self, option: str) -> Rejected | None:
        """Why this answer would not be taken now; None where it would be. Nothing is tried that would teach a thing."""
        try:
            place = self._table.asked(self.number, None)
            if option not in self._table.choices[place]:
                parts_of(self._table, self.number, option)
        except Rejected as no:
            return no
        return None

    def imagine(self, rng: Random, silent: bool = False) -> Table:
        """A table that this seat cannot tell from the real one; the future is dealt afresh too. A silent one takes less
        time: nothing that happens at it is told, and it keeps no journal."""
        table = self._table.imagine(self.number, resumed(rng.getrandbits(64)))
        table.silent = silent
        return table
