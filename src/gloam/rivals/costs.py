"""What the effects of Rivals stand on, and what is paid for an ability or a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.codec import gather
from gloam.core.deeds import Deed
from gloam.core.effect import Amount, Effect, Source
from gloam.core.event import Fact
from gloam.core.narrow import AskEffectOf
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Cause
from gloam.rivals.catalogue import NUMBER, PURSE, REBATE, TAMING, TRADITION
from gloam.rivals.counts import amount_of, cause_of
from gloam.rivals.hands import ALL, discard, in_hand, kept, names_in_hand
from gloam.rivals.pieces import CITY_DISCARD, DISCARD, FOUGHT, NOBODY, NOTHING
from gloam.rivals.refusing import meant, why_not_discard, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Activated, Plus
from gloam.rivals.tokens import taken
from gloam.rivals.untimely import on_top
from gloam.rivals.verbs import BURN, EXHAUST, LOSE_BLOOD, TAKE_TOKENS, fall_if_empty
from gloam.rivals.which import BEARER, ITSELF, UNPLAYED, Which, active, bearer

THE_BEARER: Final = Which(BEARER)


class RivalsEffect(Effect):
    """An effect of Rivals: `can` says whether it could change anything, on what everyone can see; `do` does it."""

    def possible(self, table: Table, source: Source) -> bool:
        return self.can(rivals(table), cause_of(source))

    def apply(self, table: Table, source: Source) -> None:
        self.do(rivals(table), cause_of(source))

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return True

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        """The same as `can`, but with what only its player knows."""
        return self.can(table, source)

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        """May a card be played for this? One that names a target needs one; others may be played for nothing.
        [play.no-effect]"""
        return True

    def do(self, table: RivalsTable, source: Cause) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class AskOfRivals(AskEffectOf[RivalsTable]):
    """A choice that a card gives."""

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)

    @property
    def cause(self) -> Cause:
        return cause_of(self.source)


def doing_card(table: RivalsTable, source: Cause) -> int:
    """The card that does it: the character a text belongs to, where it belongs to one."""
    return NOTHING if source.card == NOTHING else bearer(table, source)


# ---- costs


class Cost(RivalsEffect):
    """Something that is paid: what follows depends on it."""

    def is_cost(self) -> bool:
        return True

    def forbids(self) -> str:
        """The rule that speaks where this cannot be paid."""
        return "cost.form"


@dataclass(frozen=True)
class PayBlood(Cost):
    """Blood of this character, or of one of several, never its last but where the card says so: then it may fall.
    `taming`: what lessens the Blood that an Animal costs counts. [cost.last-blood] [cost.not-damage]
    [card.bond-famulus] [card.eternal-life-mortuary]"""

    amount: Amount = 1
    who: Which = THE_BEARER
    taming: bool = False
    last: bool = False

    def forbids(self) -> str:
        return "cost.last-blood"

    def payers(self, table: RivalsTable, source: Cause) -> list[int]:
        found = [card for card in self.who.cards(table, source) if card != NOTHING]
        spared = 0 if self.last else 1
        return [card for card in found if table.blood(card) >= self.owed(table, source, card) + spared]

    def owed(self, table: RivalsTable, source: Cause, payer: int) -> int:
        amount = amount_of(self.amount, table, source)
        return max(0, amount - table.quality(TAMING, payer)) if self.taming else amount

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.payers(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        payers = self.payers(table, source)
        if len(payers) > 1:
            table.next(AskPayer(self, source))
        elif payers:
            self.pay(table, source, payers[0])

    def pay(self, table: RivalsTable, source: Cause, payer: int) -> None:
        amount = self.owed(table, source, payer)
        if not amount:
            return
        piece = table.pieces[payer]
        paid = taken(piece.tokens, piece.holder, amount)
        table.pieces[payer] = piece.but(tokens=piece.tokens - paid)
        table.to_supply(paid)
        table.tell("blood-paid", "cost.source", source.seat, {"card": table.handle(payer), "amount": amount})
        if self.last:
            fall_if_empty(table, Deed(LOSE_BLOOD, source.seat, payer, amount, payer, source.seat))


class AskPayer(AskOfRivals):
    """Whose Blood it is. [cost.last-blood]"""

    rule: ClassVar[str] = "cost.last-blood"

    def paying(self) -> PayBlood:
        assert isinstance(self.effect, PayBlood)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"choose {table.handle(card)}" for card in self.paying().payers(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        if card == NOTHING:
            return None
        return why_not_own(here, self.seat, card) or Refused(self.rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        self.paying().pay(table, self.cause, table.with_handle(option[7:]))


@dataclass(frozen=True)
class PayPrestige(Cost):
    """Prestige, never the last. What is bought for good by a block is not paid back where the block is undone.
    [cost.last-prestige] [card.andy-simonelli]"""

    amount: Amount = 1
    kept: bool = False

    def forbids(self) -> str:
        return "cost.last-prestige"

    def owed(self, table: RivalsTable, source: Cause) -> int:
        """What a card in play takes off the price of a Tradition is not paid. [card.the-high-horse]"""
        amount = amount_of(self.amount, table, source)
        return max(0, amount - rebate(table, source)) if table.index[QUALITY + REBATE] else amount

    def can(self, table: RivalsTable, source: Cause) -> bool:
        amount, spare = self.owed(table, source), table.has_prestige(source.seat) - 1
        return spare >= amount or spare + sum([table.blood(card) for card in self.purses(table, source)]) >= amount

    def purses(self, table: RivalsTable, source: Cause) -> list[int]:
        """The cards from which this may be paid as well. [card.hidden-stash]"""
        forces = table.index[QUALITY + PURSE]
        if not forces or not of_ability(table, source, self):
            return []
        mine = [force.cause.card for force in forces if force.cause.seat == source.seat and table.works(force)]
        return [card for card in mine if table.pieces[card].tokens]

    def do(self, table: RivalsTable, source: Cause) -> None:
        amount = self.owed(table, source)
        if self.kept:
            keep_paid(table, source.seat, amount)
        if amount and self.purses(table, source):
            table.next(AskStash(self, source, amount))
        else:
            pay_prestige(table, source.seat, amount)


def rebate(table: RivalsTable, source: Cause) -> int:
    """How much less Prestige this costs: only a Tradition as it is played. [card.the-high-horse]"""
    card = source.card
    if card < 0 or not table.is_a(card, TRADITION):
        return 0
    if table.pieces[card].zone != FOUGHT and table.pieces[card].zone not in UNPLAYED:
        return 0
    found = [force for force in table.index[QUALITY + REBATE] if force.cause.seat == source.seat]
    texts = [force.text for force in found if table.works(force)]
    return sum([text.more(table, source, card) for text in texts if isinstance(text, Plus)])


def of_ability(table: RivalsTable, source: Cause, cost: Effect) -> bool:
    """Is this paid for an activated ability of a character of one's own: printed on it, on what is attached to it, or a
    Haven's? [card.hidden-stash]"""
    if source.card == NOTHING or table.pieces[source.card].zone == FOUGHT:
        return False
    user = bearer(table, source)
    if user == NOTHING or not active(table, user) or table.pieces[user].holder != source.seat:
        return False
    found: list[Effect] = []
    gather(tuple([text for text in table.face(source.card).texts if isinstance(text, Activated)]), found)
    return cost in found


class AskStash(AskOfRivals):
    """Where the next Prestige comes from: a card on which some lies, or one's Personal Supply. [card.hidden-stash]"""

    rule: ClassVar[str] = "card.hidden-stash"

    def __init__(self, effect: Effect, source: Source, left: int) -> None:
        super().__init__(effect, source)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "left": self.left}

    def offer(self, table: RivalsTable) -> list[str]:
        cost = self.effect
        assert isinstance(cost, PayPrestige), "only Prestige is paid so"
        found = [f"from {table.handle(card)}" for card in cost.purses(table, self.cause)]
        return [*found, "own"] if table.has_prestige(self.seat) > 1 else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.hidden-stash] [cost.last-prestige]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        if option == "own":
            return Refused("cost.last-prestige", card=here.id_of(self.card))
        card = meant(here, self.seat, handle) if verb == "from" else NOTHING
        return None if card == NOTHING else Refused(self.rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        more = [AskStash(self.effect, self.source, self.left - 1)] if self.left > 1 else []
        if option == "own":
            table.next(*more)
            pay_prestige(table, self.seat, 1)
        else:
            card = table.with_handle(option[5:])
            table.next(Deed(TAKE_TOKENS, self.seat, card, 1, card, self.seat), *more)


def pay_prestige(table: RivalsTable, seat: int, amount: int) -> None:
    paid = taken(table.prestige[seat], seat, amount)
    table.prestige[seat] -= paid
    table.to_supply(paid)
    table.tell("prestige-paid", "cost.source", seat, {"amount": amount})


def keep_paid(table: RivalsTable, seat: int, amount: int) -> None:
    """What there was before the block is that much less. [card.andy-simonelli]"""
    attack = table.attack
    if attack is not None and attack.before_block and table.pieces[attack.blocker].holder == seat:
        zone, party, prestige, code = attack.before_block
        attack.before_block = (zone, party, prestige - taken(prestige, seat, amount), code)


@dataclass(frozen=True)
class DiscardCost(Cost):
    """A card from hand or several, of a kind if one is named. Whether it is asked for depends on the size of the hand
    alone."""

    kind: int = ALL
    amount: int = 1

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.seat]) >= self.amount

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        return len(kept(table, source.seat, self.kind)) >= self.amount

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.payable(table, source):
            table.next(*[AskDiscardCost(self, source) for _ in range(self.amount)])


class AskDiscardCost(AskOfRivals):
    """Which card is discarded. [cost.once]"""

    def telling(self) -> bool:
        return True

    def offer(self, table: RivalsTable) -> list[str]:
        cost = self.effect
        assert isinstance(cost, DiscardCost)
        return [f"discard {name}" for name in names_in_hand(table, self.seat, cost.kind)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [cost.form]"""
        verb, _, name = option.partition(" ")
        if verb != "discard" or name not in NUMBER:
            return None
        no = why_not_discard(rivals(table), self.seat, name)
        return no or Refused("cost.form", other=name, card=table.id_of(self.card))

    def answered(self, table: RivalsTable, option: str) -> None:
        discard(table, self.seat, in_hand(table, self.seat, option[8:]))


@dataclass(frozen=True)
class Tire(Cost):
    """This very card is exhausted; only a ready one can be. [exhaust.self]"""

    which: Which = ITSELF

    def forbids(self) -> str:
        return "exhaust.self"

    def can(self, table: RivalsTable, source: Cause) -> bool:
        cards = self.which.cards(table, source)
        return len(cards) > 0 and table.pieces[cards[0]].ready

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = self.which.cards(table, source)[0]
        table.next(Deed(EXHAUST, source.seat, card, 1, card, source.seat))


@dataclass(frozen=True)
class GiveUp(Cost):
    """This card is discarded from play, or `burned`."""

    burned: bool = False

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.burned:
            holder = table.pieces[source.card].holder
            table.next(Deed(BURN, source.seat, source.card, 1, bearer(table, source), holder))
            return
        table.tell("given-up", "term.discard", source.seat, {"card": table.handle(source.card)})
        table.to_supply(table.pieces[source.card].tokens)
        table.move(source.card, DISCARD, table.owner[source.card])


@dataclass(frozen=True)
class BothCosts(Cost):
    """Two things are paid."""

    one: Cost
    other: Cost

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.one.can(table, source) and self.other.can(table, source)

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        return self.one.payable(table, source) and self.other.payable(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(Resolve(self.one, source), Resolve(self.other, source))


@dataclass(frozen=True)
class Exchange(RivalsEffect):
    """Something is paid, and something follows: neither without the other."""

    cost: Cost
    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.cost.can(table, source) and self.then.possible(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(Resolve(self.cost, source), Resolve(self.then, source))


@dataclass(frozen=True)
class SendAway(Cost):
    """One of these mortals goes from The Street to the City's discard pile: that is no defeat. [card.royal-retreat]"""

    which: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.which.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskSendAway(self, source))


class AskSendAway(AskOfRivals):
    """Which mortal is sent away."""

    def offer(self, table: RivalsTable) -> list[str]:
        cost = self.effect
        assert isinstance(cost, SendAway)
        return [f"choose {table.handle(card)}" for card in cost.which.cards(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        return None if card == NOTHING else Refused("card.royal-retreat", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        card = table.with_handle(option[7:])
        facts: dict[str, Fact] = {"card": table.handle(card), "name": table.id_of(card)}
        table.tell("sent-away", "card.royal-retreat", self.seat, facts)
        table.to_supply(table.pieces[card].tokens)
        table.move(card, CITY_DISCARD, NOBODY)
