"""What Traps do beside Shields: damage goes elsewhere, somebody burns what was attached."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Count, Effect
from gloam.core.table import Table
from gloam.core.texts import Become, Cause, Lend
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.damage import PARTS
from gloam.rivals.effects import Choose
from gloam.rivals.pieces import NOTHING
from gloam.rivals.placing import have_hung
from gloam.rivals.table import RivalsTable
from gloam.rivals.traps import OfFight
from gloam.rivals.verbs import HURT
from gloam.rivals.which import active


@dataclass(frozen=True)
class Divert(OfFight):
    """For every so much Prestige on this card, 1 damage of the attack to its target may go to a character in The Street
    instead. [card.fata-morgana]"""

    per: int
    away: Choose

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return super().can(table, source) and self.away.can(table, source)

    def keeps_off(self, prestige: int) -> int:
        return prestige // self.per

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(*[Resolve(self.away, source) for _ in range(self.keeps_off(table.blood(source.card)))])


@dataclass(frozen=True)
class Mirage(RivalsEffect):
    """Something is lent for the attack against anybody but its target. [card.fata-morgana]"""

    lent: Lend

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.attack is not None and source.target != table.attack.target

    def do(self, table: RivalsTable, source: Cause) -> None:
        self.lent.apply(table, source)


@dataclass(frozen=True)
class StrikeElse(RivalsEffect):
    """The damage that has left its target reaches the chosen character, if it stands. [card.fata-morgana]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        deed, card = source.deed, source.target
        assert deed is not None, "only damage that is under way goes elsewhere"
        if card != NOTHING and active(table, card):
            part, holder = first_part(deed), table.pieces[card].holder
            table.next(Deed(HURT, deed.doer, card, 1, deed.by, holder, deed.other, part))


@dataclass(frozen=True)
class Leaves(Become):
    """1 less of it is left, of what is not Aggravated before what is. [card.fata-morgana]"""

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return deed.but(code, deed.amount - 1, deed.on, deed.detail - first_part(deed)) if deed.amount > 1 else None


def first_part(deed: Deed) -> int:
    """1 damage of it, of what is not Aggravated before what is."""
    return PARTS if deed.detail >= PARTS else 1


@dataclass(frozen=True)
class Shed(RivalsEffect):
    """The chosen player, who has attached a card this turn, does this so many times. [card.emperors-new-clothes]"""

    times: Count
    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        seat = source.target
        if seat not in have_hung(table, range(table.seats)) or not self.times.of(table, source):
            return False
        return self.then.possible(table, Cause(seat, source.card, source.stamp))

    def do(self, table: RivalsTable, source: Cause) -> None:
        theirs = Cause(source.target, source.card, source.stamp)
        table.next(*[Resolve(self.then, theirs) for _ in range(self.times.of(table, source))])
