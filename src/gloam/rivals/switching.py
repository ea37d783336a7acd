"""Attack cards that turn out otherwise: one gives way to another, one strikes several."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import ATTACK_TYPES, TYPES
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.damage import acts
from gloam.rivals.fight_effects import shielded
from gloam.rivals.hands import in_hand
from gloam.rivals.pieces import DISCARD, FOUGHT, NOTHING
from gloam.rivals.refusing import meant
from gloam.rivals.reveal import TypeQuestion, announce
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Switches
from gloam.rivals.thrown_in import throwable, why_not_shown
from gloam.rivals.verbs import REVEALED
from gloam.rivals.which import OTHER_DEFENDERS, Which

KEEP: Final = "keep"
BESIDE: Final = Which(OTHER_DEFENDERS)

# ---- another card


def switching(table: RivalsTable, attack: Attack) -> list[Step]:
    """Whether the Attack card that lies face up gives way is asked before anything else. [card.switcharoo]"""
    fits = acts(table, attack.card) and attack.card not in table.blank
    switches = fits and any(isinstance(text, Switches) for text in table.face(attack.card).texts)
    return [AskSwitch(attack.seat)] if switches else []


class Unveil(RivalsStep):
    """The cards are up, whichever they are now, and texts wait for that. [card.switcharoo]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        table.next(Deed(REVEALED, attack.seat, attack.target, 1, attack.attacker, attack.foe, detail=attack.type))


class AskSwitch(TypeQuestion):
    """Keep the card, or discard it and declare another type. [card.switcharoo]"""

    rule: ClassVar[str] = "card.switcharoo"

    def offer(self, table: RivalsTable) -> list[str]:
        attack = table.attack
        assert attack is not None
        return [KEEP, *[name for name, bit in TYPES.items() if bit != attack.type]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return Refused(self.rule, type=option) if option in TYPES else None

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        if option == KEEP:
            return
        table.tell("switched", self.rule, self.seat, {"card": table.id_of(attack.card)})
        table.move(attack.card, DISCARD, table.owner[attack.card])
        attack.card = NOTHING
        again: list[Step] = [AskOpenCard(self.seat)] if table.hand[self.seat] else []
        table.next(announce(table, self.seat, option, self.rule), *again)


class AskOpenCard(RivalsAsk):
    """Another Attack card, played face up and judged at once, or none. [card.switcharoo]"""

    rule: ClassVar[str] = "card.switcharoo"

    def telling(self) -> bool:
        return True  # what a hand holds must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        attack = here.attack
        assert attack is not None
        return {"target": here.handle(attack.target), "type": ATTACK_TYPES[attack.type]}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["none", *[f"show {name}" for name in throwable(table, self.seat)]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_shown(rivals(table), self.seat, option)

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        if option == "none":
            table.tell("no-attack-card", self.rule, self.seat, {})
            return
        attack.card = in_hand(table, self.seat, option[5:])
        table.move(attack.card, FOUGHT, self.seat, attack.attacker)
        table.tell("attack-card", self.rule, self.seat, {"card": table.id_of(attack.card)})
        table.next(*switching(table, attack))


# ---- damage that is shared out


@dataclass(frozen=True)
class Scatter(RivalsEffect):
    """You may give damage of the attack to others of the defending party instead of its target, no more than so much to
    each. [card.throwing-knives]"""

    most: int

    def reach(self, table: RivalsTable, source: Cause, given: tuple[int, ...]) -> list[int]:
        """Who can be given one more."""
        if aimed(table) is None:
            return []
        cards = [card for card in BESIDE.cards(table, source) if not shielded(table, card)]
        return [card for card in cards if given.count(card) < self.most]

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.reach(table, source, ()):
            table.next(AskScatter(self, source, ()))


def aimed(table: RivalsTable) -> Blow | None:
    """What the attack still deals to its target."""
    attack = table.attack
    assert attack is not None, "only the damage of an attack is shared out"
    found = [blow for blow in table.dealt if blow.card == attack.target and blow.by == attack.attacker]
    return found[0] if found and found[0].amount > 0 else None


class AskScatter(AskOfRivals):
    """Who is given the next point, or whether the target has the rest. [card.throwing-knives]"""

    rule: ClassVar[str] = "card.throwing-knives"

    def __init__(self, effect: Effect, source: Source, given: tuple[int, ...]) -> None:
        super().__init__(effect, source)
        self.given: Final = given  # who has been given a point, as often as they were

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.given)

    def scattering(self) -> Scatter:
        assert isinstance(self.effect, Scatter), "only so damage is shared out"
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        left, attack = aimed(here), here.attack
        assert attack is not None
        return {
            **super().facts(table),
            "target": here.handle(attack.target),
            "amount": 0 if left is None else left.amount,
        }

    def offer(self, table: RivalsTable) -> list[str]:
        others = self.scattering().reach(table, self.cause, self.given)
        return ["enough", *[f"hit {table.handle(card)}" for card in others]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "hit" else NOTHING
        return None if card == NOTHING else Refused(self.rule, card=here.id_of(card), most=self.scattering().most)

    def answered(self, table: RivalsTable, option: str) -> None:
        blow = aimed(table)
        if option == "enough" or blow is None:
            return
        card = table.with_handle(option[4:])
        rest = [one.but(one.amount - 1) if one is blow else one for one in table.dealt]
        one = Blow(card, 1, blow.type, blow.aggravated, blow.by, blow.doer)
        table.dealt = (*[other for other in rest if other.amount], one)
        table.tell("hit-too", self.rule, self.seat, {"card": table.handle(card), "amount": 1})
        given = (*self.given, card)
        if self.scattering().reach(table, self.cause, given):
            table.next(AskScatter(self.effect, self.source, given))
