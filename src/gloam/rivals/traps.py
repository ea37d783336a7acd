"""Traps: they lie face down as Conspiracies do, and are resolved when their moment has come, in anybody's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals import conspiracies
from gloam.rivals.attack_end import there
from gloam.rivals.attack_record import BURNT, DEEDS_NOTED, FED, KEPT, PAID, ROBBED
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import CARDS, SHIELD, TRAP, Card
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.open_lists import hidden_traps
from gloam.rivals.pieces import HAND, HAVEN, STREET
from gloam.rivals.playing import first_of, has_clan
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THIS_ATTACK, Plus
from gloam.rivals.which import CHOSEN, Which, active
from gloam.rivals.winning import CheckEnd

NO_MOMENT: Final = frozenset((*PAID, FED, KEPT, BURNT, ROBBED))  # no Trap waits for these
SPRUNG: Final = -1  # what an attack at its step 9 says instead of a number


# ---- who is asked


def ready_to(table: RivalsTable, seat: int, face: Card, cause: Cause) -> bool:
    """Could a Trap of this kind be resolved now by this player? Where it lies does not matter. [trap.resolve]"""
    if not has_clan(table, seat, face.clan) or (face.needs is not None and not face.needs.holds(table, cause)):
        return False
    return face.play is not None and face.play.possible(table, cause)


def of_fight(face: Card) -> bool:
    """Is this a Trap that speaks of an attack under way? [window.trap]"""
    return isinstance(first_of(face.play), OfFight)


def may_spring(table: RivalsTable, seat: int, fight: bool) -> bool:
    """May this player have a Trap whose moment has come, as far as everyone can tell? [window.trap]
    [window.principle]"""
    laid = conspiracies.of(table, seat)
    if not laid:
        return False
    cause = Cause(seat, laid[0], table.pieces[laid[0]].stamp)
    for number in hidden_traps(table, seat):
        face = CARDS[number]
        if of_fight(face) == fight and ready_to(table, seat, face, cause):
            return True
    return False


def moments(table: RivalsTable) -> int:
    """How much is noted of this turn that can be a Trap's moment: no mortal that was burned. [window.trap]"""
    return len([code for code in table.fought if is_moment(code % DEEDS_NOTED)])


def is_moment(noted: int) -> bool:
    """Is what is noted of a card something that a Trap can wait for?"""
    return noted not in NO_MOMENT


class CallTraps(RivalsStep):
    """After what may be a Trap's moment: an attack that was made, a card attached or a token put since so many were, or
    step 9 of an attack. Everyone is asked who may have one, but for the active player, who has the menu. [window.trap]
    """

    def __init__(self, before: int) -> None:
        super().__init__()
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (self.before,)

    def do(self, table: RivalsTable) -> None:
        fight = self.before == SPRUNG
        if not fight and moments(table) <= self.before:
            return
        seats = table.clockwise() if fight else table.clockwise()[1:]
        asks: list[Step] = []
        for seat in seats:
            if not table.out[seat] and may_spring(table, seat, fight):
                asks.append(AskTrap(seat, fight))
        table.next(*asks, *([CheckEnd()] if asks and not fight else []))


class AskTrap(RivalsAsk):
    """Is one of one's Traps resolved now? Until a pass. [window.trap]"""

    rule: ClassVar[str] = "window.trap"

    def __init__(self, seat: int, fight: bool) -> None:
        super().__init__(seat)
        self.fight: Final = fight

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.fight)

    def telling(self) -> bool:
        return True  # whether there is a Trap must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        attack, here = rivals(table).attack, rivals(table)
        if attack is None:
            return {}
        return {"card": here.handle(attack.target), "by": here.handle(attack.attacker)}

    def offer(self, table: RivalsTable) -> list[str]:
        found = ["pass"]
        for card in conspiracies.of(table, self.seat):
            if table.is_a(card, TRAP) and conspiracies.why_not_resolve(table, self.seat, card) is None:
                found.append(f"resolve {table.handle(card)}")
        return found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[trap.resolve] [consp.threshold]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "resolve" else -1
        if card < 0:
            return None
        if card not in conspiracies.of(here, self.seat) or not here.is_a(card, TRAP):
            return Refused("trap.resolve", card=here.id_of(card))
        return conspiracies.why_not_resolve(here, self.seat, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "pass":
            return
        table.next(TrapAgain(self.seat, self.fight))
        conspiracies.resolve(table, self.seat, table.with_handle(option[8:]))


class TrapAgain(RivalsStep):
    """Whoever has resolved one may resolve another. [window.trap]"""

    def __init__(self, player: int, fight: bool) -> None:
        super().__init__()
        self.player: Final = player
        self.fight: Final = fight

    def fields(self) -> tuple[Field, ...]:
        return (self.player, self.fight)

    def do(self, table: RivalsTable) -> None:
        if may_spring(table, self.player, self.fight):
            table.next(AskTrap(self.player, self.fight))


# ---- what some of them do


class OfFight(RivalsEffect):
    """What a Trap does to an attack that is under way. [window.trap]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        attack = table.attack
        return attack is not None and active(table, attack.attacker) and there(table, attack.target)

    def keeps_off(self, prestige: int) -> int:
        """How much damage it keeps off the target with so much Prestige on it."""
        raise AssertionError(f"{type(self).__name__} keeps nothing off")


@dataclass(frozen=True)
class Screen(OfFight):
    """The target of the attack, if it is a character in The Street, has so many Shields for each Prestige on this card.
    `home`: if it is one in your Haven. [card.off-limits] [card.perimeter-defense]"""

    each: int
    home: bool = False

    def can(self, table: RivalsTable, source: Cause) -> bool:
        attack = table.attack
        return attack is not None and super().can(table, source) and self.guards(table, source, attack.target)

    def guards(self, table: RivalsTable, source: Cause, target: int) -> bool:
        if not active(table, target):
            return False
        piece = table.pieces[target]
        return piece.zone == HAVEN and piece.holder == source.seat if self.home else piece.zone == STREET

    def keeps_off(self, prestige: int) -> int:
        return self.each * prestige

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack = table.attack
        assert attack is not None
        if self.can(table, source):
            amount = self.keeps_off(table.blood(source.card))
            screen: Effect = Lend(Plus(SHIELD, amount, Which(CHOSEN)), THIS_ATTACK)
            screen.apply(table, source.facing(attack.target))
            facts: dict[str, Fact] = {"card": table.handle(attack.target), "amount": amount}
            rule = "card.perimeter-defense" if self.home else "card.off-limits"
            table.tell("screened", rule, source.seat, facts)


@dataclass(frozen=True)
class TakeBack(RivalsEffect):
    """The card that was resolved goes back to its player's hand; what lay on it to the general supply. [card.omnis]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        deed = source.deed
        assert deed is not None, "only an answer knows what it answers"
        card = deed.on
        table.to_supply(table.pieces[card].tokens)
        table.move(card, HAND, table.owner[card])
        table.tell("taken-back", "card.omnis", source.seat, {"card": table.id_of(card)})
