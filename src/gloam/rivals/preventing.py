"""What keeps damage off: how much of it, and of which kind it has to be."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Source
from gloam.core.table import Table
from gloam.core.texts import Become, Cause
from gloam.rivals.catalogue import AGGRAVATED
from gloam.rivals.counts import cause_of
from gloam.rivals.damage import acts, harsh_left, harshly
from gloam.rivals.table import UNLIMITED, rivals
from gloam.rivals.tokens import of_colour
from gloam.rivals.verbs import DIABLERIZED, UNPAID


@dataclass(frozen=True)
class Less(Become):
    """So much less of it; nothing, if that is all. `aggravated`: only of the part that is. [card.the-swarm]"""

    amount: int = 1
    aggravated: bool = False

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        gone = min(self.amount, harsh_left(deed)[1]) if self.aggravated else self.amount
        left, harsh = deed.amount - gone, gone if self.aggravated else 0
        return deed.but(code, left, deed.on, deed.detail - harsh) if left > 0 else None


@dataclass(frozen=True)
class NotAtAll(Become):
    """It does not happen."""

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return None


@dataclass(frozen=True)
class DamageIs(Condition):
    """The damage that is about to be taken is of this type, or some of it is Aggravated. [card.mongrel]
    [card.the-swarm]"""

    type: int = 0
    aggravated: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        deed = cause_of(source).deed
        if deed is None or (self.type and deed.other != self.type):
            return False
        return not self.aggravated or harsh_left(deed)[1] > 0


@dataclass(frozen=True)
class AggravatedAttack(Condition):
    """The damage of the attack is Aggravated, by its card or by whoever attacks."""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None:
            return False
        by_card = acts(here, attack.card) and here.face(attack.card).aggravated
        return harshly(here, attack.attacker, by_card)


# ---- what a defeat pays


@dataclass(frozen=True)
class Unpaid(Become):
    """Foes gain no Agenda for this defeat. [card.jan-zoubek]"""

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return deed.but(code, deed.amount, deed.on, UNPAID)


@dataclass(frozen=True)
class IntoTorpor(Become):
    """It is not burned but goes to Torpor. [card.on-the-lam]"""

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return deed.but(code, deed.amount, deed.on, 0)


@dataclass(frozen=True)
class Burns(Condition):
    """Whoever is about to be defeated is burned by it. [agg.burn]"""

    def holds(self, table: Table, source: Source) -> bool:
        deed = cause_of(source).deed
        return deed is not None and deed.detail == AGGRAVATED


@dataclass(frozen=True)
class Sinks(Condition):
    """Whoever is about to be defeated goes to Torpor by it: it is neither burned nor drained. [agg.burn]
    [defeat.diablerie]"""

    def holds(self, table: Table, source: Source) -> bool:
        deed = cause_of(source).deed
        return deed is not None and deed.detail not in (AGGRAVATED, DIABLERIZED)


@dataclass(frozen=True)
class Savable(Condition):
    """Whoever is about to be defeated has Blood left, or can be given some: there is room for it, and some in the
    general supply. [card.alhaml-alqurbaniu]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None:
            return False
        mine = of_colour(here.pieces[source.card].tokens, source.seat)  # which the general supply will have by then
        given = here.supply[source.seat] == UNLIMITED or here.supply[source.seat] + mine > 0
        return here.blood(deed.on) > 0 or (here.capacity(deed.on) > 0 and given)
