"""Special Reactions against Aggravated damage that is about to strike, in an attack or outside one.
[card.flesh-of-marble]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.attack_record import Blow
from gloam.rivals.bans import why_banned
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import CARDS, NO_REACTION, NUMBER, POTENCY, SHIELD, SPECIAL, Card
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.counts import amount_of
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.open_lists import may_hold
from gloam.rivals.pieces import DISCARD
from gloam.rivals.playing import asked_for
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THIS_TURN, Plus
from gloam.rivals.verbs import reacts_with
from gloam.rivals.which import CHOSEN, Which, active

REACTING: Final = Which(CHOSEN)


@dataclass(frozen=True)
class Harden(RivalsEffect):
    """The Aggravated damage that is about to strike becomes damage of this type, and is not Aggravated.
    [card.flesh-of-marble]"""

    type: int

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.dealt = tuple([self.softened(blow) if blow.card == source.target else blow for blow in table.dealt])

    def softened(self, blow: Blow) -> Blow:
        return Blow(blow.card, blow.amount, self.type, False, blow.by, blow.doer) if blow.aggravated else blow


def hardens(card: Card) -> bool:
    return card.hardens


class Brace(RivalsStep):
    """Before damage is reduced: everyone whose character would take Aggravated damage, and who may hold an answer to
    it, is asked. [key.special] [card.flesh-of-marble]"""

    def do(self, table: RivalsTable) -> None:
        harsh = dict.fromkeys([blow.card for blow in table.dealt if blow.aggravated and blow.amount > 0])
        struck = [card for card in harsh if active(table, card) and not table.quality(NO_REACTION, card)]
        holders = [seat for seat in table.clockwise() if may_hold(table, seat, hardens)]
        table.next(*[
            AskHarden(seat, card) for seat in holders for card in struck if table.pieces[card].holder == seat
        ])  # fmt: skip


class AskHarden(RivalsAsk):
    """A card played face up from the hand by the one who would take Aggravated damage; it is discarded.
    [key.special]"""

    rule: ClassVar[str] = "card.flesh-of-marble"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)

    def telling(self) -> bool:
        return True  # whether there is such a card must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        harsh = [blow.amount for blow in here.dealt if blow.aggravated and blow.card == self.card]
        return {"card": here.handle(self.card), "amount": sum(harsh)}

    def offer(self, table: RivalsTable) -> list[str]:
        names = [name for name in names_in_hand(table, self.seat, SPECIAL) if CARDS[NUMBER[name]].hardens]
        return ["none", *[f"show {name}" for name in names if self.forbids(table, name) is None]]

    def forbids(self, table: RivalsTable, name: str) -> Refused | None:
        card, has = in_hand(table, self.seat, name), table.quality(POTENCY, self.card)
        asked, no = asked_for(table, self.seat, card), why_banned(table, self.seat, card)
        return no or (Refused("react.by-target", card=name, asked=asked, has=has) if asked > has else None)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[react.step7] [react.by-target]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "show" or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, ALL):
            return Refused("react.step7", absent=name)
        return self.forbids(here, name) if CARDS[NUMBER[name]].hardens else Refused(self.rule, card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "none":
            return
        card = in_hand(table, self.seat, option[5:])
        face, cause = table.face(card), Cause(self.seat, card, 0, self.card)
        more = Lend(Plus(SHIELD, shields_of(table, face, cause), REACTING), THIS_TURN)
        if face.play is not None:
            face.play.apply(table, cause)  # while it is in the hand it speaks of whoever plays it
        table.move(card, DISCARD, self.seat)
        facts: dict[str, Fact] = {"card": table.id_of(card), "to": table.handle(self.card)}
        table.tell("hardened", self.rule, self.seat, facts)
        table.lend(more, cause)
        table.next(*reacts_with(table, card, self.card, self.card))


def shields_of(table: RivalsTable, face: Card, cause: Cause) -> int:
    """The Shields of such a card for whoever would play it."""
    more = [text.amount for text in face.texts if isinstance(text, Plus) and text.quality == SHIELD]
    return face.shield + sum([amount_of(amount, table, cause) for amount in more])


def relax(table: RivalsTable) -> None:
    """What was played against this damage counts against no other."""
    for force in [force for force in table.lasting if force.cause.card >= 0 and table.face(force.cause.card).hardens]:
        table.give_back(force)
