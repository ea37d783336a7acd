"""What a Reaction does for whoever reacts, beside its Shields and its damage."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.texts import Cause
from gloam.rivals.blocking import AskReaction
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.pieces import NOTHING
from gloam.rivals.playing import able_to_help
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import reacts_with
from gloam.rivals.which import active


@dataclass(frozen=True)
class ReactAgain(RivalsEffect):
    """The character that reacts may play another Reaction, face up. [react.additional]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        attack = table.attack
        if attack is None or attack.target != attack.reacting or not stands(table, attack.target):
            return False
        return len(table.hand[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskReaction(source.seat))


def stands(table: RivalsTable, card: int) -> bool:
    """Is there somebody who has not fallen, by what playing the first Reaction set off? [torpor.inactive]"""
    return card != NOTHING and active(table, card)


@dataclass(frozen=True)
class PlaysThis(RivalsEffect):
    """The chosen character is the one that plays this Reaction. [card.just-a-taste]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return source.target in able_to_help(table, source.card)

    def do(self, table: RivalsTable, source: Cause) -> None:
        assert table.attack is not None, "a Reaction is played in aid in an attack"
        table.next(*reacts_with(table, source.card, source.target, table.attack.target))
