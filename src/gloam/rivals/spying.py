"""Intel that is bought with what lies on a card. [card.cracking-the-case]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import InOrder
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table, amount_in
from gloam.core.texts import WINDOW, Cause, Lend
from gloam.rivals.catalogue import INTEL
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.intel import lacking
from gloam.rivals.pieces import NOTHING
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import SPYING, Activated, Plus
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import BURN


@dataclass(frozen=True)
class BuyIntel(RivalsEffect):
    """Tokens leave this card, and the attacker has so much more Intel for this attack; an empty card is burned.
    [card.cracking-the-case]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.most(table, source) > 0

    def most(self, table: RivalsTable, source: Cause) -> int:
        """No more than what lies there, and than what is missing."""
        attack = table.attack
        if attack is None or attack.seat != source.seat or attack.target == NOTHING:
            return 0
        return min(table.blood(source.card), lacking(table))

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskBought(self, source))


class AskBought(AskOfRivals):
    """How much is taken from the card."""

    rule: ClassVar[str] = "card.cracking-the-case"

    def most(self, table: RivalsTable) -> int:
        effect = self.effect
        assert isinstance(effect, BuyIntel)
        return effect.most(table, self.cause)

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"pay {amount}" for amount in range(1, self.most(table) + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, rest = option.partition(" ")
        amount = amount_in(rest) if verb == "pay" else -1
        if amount < 0:
            return None
        return Refused(self.rule, card=here.id_of(self.card), most=self.most(here), amount=amount)

    def answered(self, table: RivalsTable, option: str) -> None:
        attack, amount, card, seat = table.attack, int(option[4:]), self.card, self.seat
        assert attack is not None, "Intel is bought in an attack"
        piece = table.pieces[card]
        gone = taken(piece.tokens, piece.holder, amount)
        table.pieces[card] = piece.but(tokens=piece.tokens - gone)
        table.to_supply(gone)
        attack.intel += amount
        facts: dict[str, Fact] = {"card": table.handle(card), "amount": amount}
        table.tell("intel-bought", self.rule, seat, facts)
        if not table.pieces[card].tokens:
            table.next(Deed(BURN, seat, card, 1, card, seat))


def savings(table: RivalsTable, seat: int) -> int:
    """The Intel that this player can still buy in an attack. [card.cracking-the-case] [card.astrid-malhela]"""
    found = 0
    for force in table.index[WINDOW + SPYING]:
        text, cause = force.text, force.cause
        ready = cause.seat == seat and table.active == seat and force.code not in table.used and table.works(force)
        if (
            not ready
            or not isinstance(text, Activated)
            or (text.when is not None and not text.when.holds(table, cause))
        ):
            continue
        if isinstance(text.then, BuyIntel):
            found += table.blood(cause.card)
        elif text.cost is None or text.cost.possible(table, cause):
            found += lent_intel(text.then)
    return found


def lent_intel(effect: Effect) -> int:
    """The Intel that an effect lends."""
    if isinstance(effect, InOrder):
        return sum([lent_intel(part) for part in effect.effects])
    text = effect.text if isinstance(effect, Lend) else None
    more = text.amount if isinstance(text, Plus) and text.quality == INTEL else 0
    return more if isinstance(more, int) else 0
