"""What cards do with Libraries and discards: one wins by an empty one, a discard becomes a draw."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.effect import Condition, Count, Source
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.agendas import turn_up
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.winning import finish

# ---- winning


@dataclass(frozen=True)
class EmptyLibrary(Condition):
    """A Rival of yours has no card left in their Library. [card.disheveled-shelves]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        return any(not here.library[seat] and not here.out[seat] for seat in here.rivals_of(source.seat))


@dataclass(frozen=True)
class Win(RivalsEffect):
    """You win the game. [card.disheveled-shelves]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        turn_up(table, source.seat)
        finish(table, [source.seat], "card.disheveled-shelves", [])


# ---- a discard that is a draw


@dataclass(frozen=True)
class Discards(Count):
    """How many cards a player is about to discard: no more than they have. [card.disheveled-shelves-draw]"""

    def of(self, table: Table, source: Source) -> int:
        here, deed = rivals(table), cause_of(source).deed
        return 0 if deed is None else min(deed.amount, len(here.hand[deed.on]))


@dataclass(frozen=True)
class Discarding(Condition):
    """Something would be discarded, and something can be drawn instead. [card.disheveled-shelves-draw]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None or not here.hand[deed.on]:
            return False
        return len(here.library[deed.on]) + len(here.faction[deed.on]) > 0
