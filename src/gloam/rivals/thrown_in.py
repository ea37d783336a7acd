"""Cards that count in a fight beside those that are played in it: one from the hand, or the first one of a Library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.catalogue import ATTACK, ATTACK_TYPES, DAMAGE, NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import opponent
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.pieces import DISCARD, NOBODY
from gloam.rivals.playing import why_not_play
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THIS_ATTACK, Plus
from gloam.rivals.which import ATTACKER, Which

# ---- one more Attack card


@dataclass(frozen=True)
class ThrowIn(RivalsEffect):
    """An Attack card of the announced type from your hand adds the damage printed on it to that of the attack, and
    nothing else; it is discarded at once. [card.james-chung]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.attack is not None and len(table.hand[source.seat]) > 0

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        return len(throwable(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.payable(table, source):
            table.next(AskThrown(self, source))


def why_not_thrown(table: RivalsTable, card: int) -> Refused | None:
    """Why the attacker cannot play this Attack card in the attack under way. [attack.card-type] [attack.card-bp]"""
    attack = table.attack
    assert attack is not None, "a card is thrown into an attack"
    return why_not_play(table, card, attack.attacker, attack.type)


def throwable(table: RivalsTable, seat: int) -> list[str]:
    """The Attack cards in hand that the attacker could play now."""
    names = names_in_hand(table, seat, ATTACK)
    return [name for name in names if why_not_thrown(table, in_hand(table, seat, name)) is None]


def why_not_shown(table: RivalsTable, seat: int, option: str) -> Refused | None:
    """Why this card is none of those. [attack.card-type] [attack.card-bp] [play.clan]"""
    verb, _, name = option.partition(" ")
    if verb != "show" or name not in NUMBER:
        return None
    if name not in names_in_hand(table, seat, ALL):
        return Refused("attack.step5-card", absent=name)
    if name not in names_in_hand(table, seat, ATTACK):
        return Refused("attack.step5-card", card=name)
    return why_not_thrown(table, in_hand(table, seat, name))


class AskThrown(AskOfRivals):
    """Which Attack card it is. [card.james-chung]"""

    rule: ClassVar[str] = "card.james-chung"

    def telling(self) -> bool:
        return True  # what a hand holds must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        attack = rivals(table).attack
        assert attack is not None
        return {**super().facts(table), "type": ATTACK_TYPES[attack.type]}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"show {name}" for name in throwable(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_shown(rivals(table), self.seat, option)

    def answered(self, table: RivalsTable, option: str) -> None:
        card = in_hand(table, self.seat, option[5:])
        amount = table.face(card).damage
        table.move(card, DISCARD, self.seat)
        table.tell("thrown-in", self.rule, self.seat, {"card": table.id_of(card), "amount": amount})
        if amount:
            Lend(Plus(DAMAGE, amount, Which(ATTACKER)), THIS_ATTACK).apply(table, self.cause)


# ---- the first card of the defender's Library


@dataclass(frozen=True)
class Gamble(RivalsEffect):
    """The first card of the foe's Library is turned up and stays there: if it is of this kind one thing happens, if not
    another. Where there is none, nothing. [card.murchaidh]"""

    kind: int
    then: Effect
    otherwise: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        foe = opponent(table, source)
        return foe != NOBODY and len(table.library[foe]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.can(table, source):
            return
        foe = opponent(table, source)
        card = table.library[foe][-1]
        table.see(card, table.everyone())
        table.tell("gambled", "card.murchaidh", source.seat, {"card": table.id_of(card), "foe": foe})
        table.next(Resolve(self.then if table.is_a(card, self.kind) else self.otherwise, source))
