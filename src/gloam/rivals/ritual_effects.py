"""What cards do with the Blood on Rituals."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.deeds import Deed
from gloam.core.effect import Amount, Count, Source
from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import RITUAL, Card
from gloam.rivals.conflict_record import put
from gloam.rivals.costs import THE_BEARER, Cost, RivalsEffect, doing_card
from gloam.rivals.counts import amount_of, cause_of
from gloam.rivals.effects import To
from gloam.rivals.pieces import NOTHING
from gloam.rivals.rituals import AskDrawnOff, BurnEmpty, asleep_with_blood, put_blood_on
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import NO_TOKENS, of_colour, taken, tokens, total
from gloam.rivals.verbs import PUT_TOKENS, TAKE_TOKENS, emptied
from gloam.rivals.which import ITSELF, YOUR_ONGOING, Which, is_ritual


@dataclass(frozen=True)
class SpendBlood(Cost):
    """Blood leaves this card for the general supply; with the last of it a card that is no Ritual is burned at once.
    `coin`: it is called Prestige there. [ritual.activated] [card.feral-whispers]"""

    amount: int = 1
    coin: bool = False

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.blood(source.card) >= self.amount

    def do(self, table: RivalsTable, source: Cause) -> None:
        piece = table.pieces[source.card]
        paid = taken(piece.tokens, piece.holder, self.amount)
        table.pieces[source.card] = piece.but(tokens=piece.tokens - paid)
        table.to_supply(paid)
        facts: dict[str, Fact] = {"card": table.handle(source.card), "amount": self.amount}
        table.tell("tokens-taken", "supply.general", source.seat, facts)
        if not table.is_a(source.card, RITUAL):
            table.next(BurnEmpty(source.card))
        emptied(table, source.card, source.seat)


@dataclass(frozen=True)
class Replenish(RivalsEffect):
    """1 Blood of your colour from the general supply goes onto each of your Ongoing cards on which Blood lies.
    [card.todd] [card.ritual-master-blood]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.cards(table, source)) > 0

    def cards(self, table: RivalsTable, source: Cause) -> list[int]:
        mine = Which(YOUR_ONGOING).cards(table, source)
        return [card for card in mine if table.pieces[card].tokens and holds_blood(table.face(card))]

    def do(self, table: RivalsTable, source: Cause) -> None:
        by, seat = doing_card(table, source), source.seat
        table.next(*[Deed(PUT_TOKENS, seat, card, 1, by, seat) for card in self.cards(table, source)])


@dataclass(frozen=True)
class DrawBlood(RivalsEffect):
    """1 Blood leaves the chosen Ongoing card; what it calls Prestige stays. [card.blood-fueled-rage]
    [card.ritual-master-blood]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.blood(source.target) > 0 and holds_blood(table.face(source.target))

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            by, card = doing_card(table, source), source.target
            table.next(Deed(TAKE_TOKENS, source.seat, card, 1, by, table.pieces[card].holder))


@dataclass(frozen=True)
class BloodOnto(RivalsEffect):
    """Blood of this character, never its last, goes onto the chosen Ritual. [ritual.more-blood] [cost.last-blood]"""

    amount: int = 1
    who: Which = THE_BEARER

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return all(table.blood(card) > self.amount for card in self.who.cards(table, source))

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = self.who.cards(table, source)[0]
        piece = table.pieces[card]
        put_blood_on(table, source.target, card, taken(piece.tokens, piece.holder, self.amount), source.seat)


@dataclass(frozen=True)
class DrawOff(RivalsEffect):
    """1 Blood from any of your vampires in Torpor goes onto the Ritual that you have just cast. [card.annika]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        deed = source.deed
        return deed is not None and is_ritual(table, deed.on) and len(asleep_with_blood(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            assert source.deed is not None
            table.next(AskDrawnOff(source.seat, source.deed.on, ()))


@dataclass(frozen=True)
class LostOnto(RivalsEffect):
    """1 of the Blood that this character has lost in this attack goes onto the chosen Ritual, its player's own colour
    before any other. [card.claudia-sterling]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.lost(table, source) != NO_TOKENS

    def lost(self, table: RivalsTable, source: Cause) -> int:
        attack, deed = table.attack, source.deed
        return NO_TOKENS if attack is None or deed is None else attack.lost_by(deed.on)

    def do(self, table: RivalsTable, source: Cause) -> None:
        lost = self.lost(table, source)
        token = taken(lost, source.seat, min(1, total(lost)))
        colours = [colour for colour in range(table.seats) if of_colour(token, colour)]
        if not colours or source.target == NOTHING:
            return
        table.put_blood(source.target, tokens(colours[0], table.from_supply(colours[0], 1)))
        facts: dict[str, Fact] = {"card": table.handle(source.target), "amount": 1}
        table.tell("tokens-put", "ritual.more-blood", source.seat, facts)


@dataclass(frozen=True)
class BloodHeld(Count):
    """The Blood on your Ongoing cards; Prestige that lies on one is none. [card.ritual-master-blood]"""

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        mine = Which(YOUR_ONGOING).cards(here, cause_of(source))
        return sum([here.blood(card) for card in mine if holds_blood(here.face(card))])


def holds_blood(face: Card) -> bool:
    """Is what lies on this Ongoing card Blood?"""
    play = face.play
    filled = isinstance(play, To) and play.verb == PUT_TOKENS and play.which == ITSELF
    return filled or face.kind & RITUAL != 0


@dataclass(frozen=True)
class GiveInfluence(RivalsEffect):
    """So much Influence in the Scheme or for the Title that is under way. [card.blood-makes-noise]"""

    amount: Amount

    def do(self, table: RivalsTable, source: Cause) -> None:
        conflict, amount = table.conflict, amount_of(self.amount, table, source)
        assert conflict is not None, "Influence is given where it is called for"
        conflict.extra = put(conflict.extra, source.seat, conflict.extra[source.seat] + amount)
        facts: dict[str, Fact] = {"card": table.handle(source.card), "amount": amount}
        table.tell("influence-given", "card.blood-makes-noise", source.seat, facts)
