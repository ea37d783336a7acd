"""What a card brings about outside the order of an attack: damage at once, a place changed, an attack begun, something
that does not happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Amount, Condition, Count, Source
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.attack import aim
from gloam.rivals.attack_end import start_attack
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.counts import amount_of, cause_of
from gloam.rivals.damage import Reduce, TakeBlows, harshly
from gloam.rivals.domains import affordable, pay_toll
from gloam.rivals.effects import heeding
from gloam.rivals.hardening import Brace
from gloam.rivals.parties import confined, form
from gloam.rivals.pieces import HAVEN, NOTHING, STREET
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import went_out
from gloam.rivals.which import CHOSEN, Which, active, bearer

CHOSEN_ONE: Final = Which(CHOSEN)


@dataclass(frozen=True)
class ActionsTaken(Count):
    """How many actions you have taken this turn; while a card is being played, its own among them."""

    def of(self, table: Table, source: Source) -> int:
        return rivals(table).spent


@dataclass(frozen=True)
class Assailable(Condition):
    """The chosen one is a foe's, and that foe has begun a turn; one can pay what it costs to attack it.
    [attack.first-turn-shield] [card.cover-charge]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        holder = here.pieces[cause.target].holder
        if not active(here, cause.target) or holder == cause.seat or not here.begun >> holder & 1:
            return False
        return affordable(here, cause.seat, cause.target)


@dataclass(frozen=True)
class DealNow(RivalsEffect):
    """These are dealt damage of a type or of none; the acting character as well, at the same moment, where `too` says
    so. What makes its damage Aggravated makes this so. [card.sunrise-surprise] [card.animal-dominion]
    [card.withering-spirit]"""

    amount: Amount
    aggravated: bool = False
    type: int = 0
    too: bool = False
    which: Which = CHOSEN_ONE

    def do(self, table: RivalsTable, source: Cause) -> None:
        me = [bearer(table, source)] if self.too else []
        hit = [card for card in (*me, *self.which.cards(table, source)) if active(table, card)]
        table.dealt = tuple([self.blow(table, source, card) for card in hit])
        table.next(Brace(), Reduce(), TakeBlows())

    def blow(self, table: RivalsTable, source: Cause, card: int) -> Blow:
        """What this one is dealt."""
        me, amount = bearer(table, source), amount_of(self.amount, table, source)
        harsh = harshly(table, me, self.aggravated)
        return Blow(card, amount, self.type, harsh, me, source.seat)


@dataclass(frozen=True)
class MoveOut(RivalsEffect):
    """This one goes to The Street, or parts from its party there, and stands alone. [card.far-reach]"""

    which: Which = CHOSEN_ONE

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.which.cards(table, source):
            holder = table.pieces[card].holder
            if table.pieces[card].zone != STREET and confined(table, card):
                continue
            if table.pieces[card].zone != STREET:
                table.move(card, STREET, holder)
                went_out(table, card)
            form(table, (card,))
            table.tell("driven-out", "card.far-reach", holder, {"card": table.handle(card)})


@dataclass(frozen=True)
class GoHome(RivalsEffect):
    """This one goes from The Street to its Haven, ready or exhausted as it is. [card.secret-passage]"""

    which: Which = CHOSEN_ONE

    def outside(self, table: RivalsTable, source: Cause) -> list[int]:
        cards = heeding(table, source, self.which.cards(table, source))
        return [card for card in cards if active(table, card) and table.pieces[card].zone == STREET]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.outside(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.outside(table, source):
            holder = table.pieces[card].holder
            table.move(card, HAVEN, holder)
            table.pieces[card] = table.pieces[card].but(party=0)
            stay_home(table, card)
            table.tell("went-home", "card.secret-passage", holder, {"card": table.handle(card)})


def stay_home(table: RivalsTable, card: int) -> None:
    """A blocker that has gone home is at home though the block is undone. [card.andy-simonelli]"""
    attack = table.attack
    if attack is not None and attack.before_block and card == attack.blocker:
        attack.before_block = (HAVEN, 0, *attack.before_block[2:])


@dataclass(frozen=True)
class AttackNow(RivalsEffect):
    """The acting character attacks the chosen one, from where it stands and with whoever stands there with it: no
    action is taken, and nobody is exhausted. [card.far-reach-attack]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        me = bearer(table, source)
        return table.attack is None and me != NOTHING and active(table, me) and active(table, source.target)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            me = bearer(table, source)
            start_attack(table, Attack(source.seat, me))
            table.tell("attack", "card.far-reach-attack", source.seat, {"card": table.handle(me), "party": ()})
            pay_toll(table, source.seat, source.target)
            aim(table, source.target)


@dataclass(frozen=True)
class Negate(RivalsEffect):
    """The attack, or what a card would do outside one, comes to nothing. [card.haze]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        if table.attack is not None:
            table.attack.target = NOTHING
