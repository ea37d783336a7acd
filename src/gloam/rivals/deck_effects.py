"""What cards do with decks, hands and the tokens on a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Amount, Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, amount_in
from gloam.core.texts import Cause, Lend
from gloam.rivals.catalogue import CARDS, DAMAGE, NUMBER, RITUAL
from gloam.rivals.conflict_record import put
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card, pay_prestige
from gloam.rivals.counts import amount_of
from gloam.rivals.hands import ALL, FACTION_ONLY, LIBRARY_ONLY, discard, in_hand, names_in_hand
from gloam.rivals.pieces import DISCARD, HAND, LIBRARY, NOTHING
from gloam.rivals.playing import asked_for
from gloam.rivals.refusing import meant, why_not_discard, why_not_mend
from gloam.rivals.spoils import BRIBE
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THIS_ATTACK, Plus
from gloam.rivals.tokens import taken, tokens, total
from gloam.rivals.verbs import BURN, DRAW, GAIN_PRESTIGE, MEND, emptied
from gloam.rivals.which import ATTACKER, Which, mendable

DECKS: Final = ("library", "faction")


@dataclass(frozen=True)
class Peek(RivalsEffect):
    """You look at the first card of one of your decks, and leave it there or put it at the bottom."""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) + len(table.faction[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskPeek(self, source))


class AskPeek(AskOfRivals):
    """At which deck you look."""

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"look {name}" for name in DECKS if deck_of(table, self.seat, name)]

    def answered(self, table: RivalsTable, option: str) -> None:
        name = option[5:]
        card = deck_of(table, self.seat, name)[-1]
        table.see(card, 1 << self.seat)
        table.tell("looked", "draw.choose-each", self.seat, {"deck": name}, {"card": table.id_of(card)}, 1 << self.seat)
        table.next(AskBottom(self.effect, self.source, DECKS.index(name)))


def deck_of(table: RivalsTable, seat: int, name: str) -> list[int]:
    return table.library[seat] if name == "library" else table.faction[seat]


class AskBottom(AskOfRivals):
    """Shall it stay on top, or go to the bottom?"""

    def __init__(self, effect: Effect, source: Source, deck: int) -> None:
        super().__init__(effect, source)
        self.deck: Final = deck

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.deck)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        cards = deck_of(here, self.seat, DECKS[self.deck])
        return {**super().facts(table), "top": here.id_of(cards[-1]), "deck": DECKS[self.deck]}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["keep", "bottom"]

    def answered(self, table: RivalsTable, option: str) -> None:
        name = DECKS[self.deck]
        if option == "bottom":
            cards = deck_of(table, self.seat, name)
            below = [cards[-1], *cards[:-1]]
            if name == "library":
                table.library[self.seat] = below
            else:
                table.faction[self.seat] = below
        table.tell(
            "kept-on-top" if option == "keep" else "put-at-bottom", "draw.choose-each", self.seat, {"deck": name}
        )


@dataclass(frozen=True)
class Salvage(RivalsEffect):
    """You take a card of this kind from your discard pile into your hand. `shuffled`: into your Library, which is
    shuffled, as a cost. [card.illona]"""

    kind: int = ALL
    shuffled: bool = False

    def is_cost(self) -> bool:
        return self.shuffled

    def found(self, table: RivalsTable, seat: int) -> list[int]:
        return [card for card in table.pile[seat] if table.is_a(card, self.kind)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.found(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.found(table, source.seat):
            table.next(AskSalvage(self, source))


class AskSalvage(AskOfRivals):
    """Which card you take back."""

    def salvage(self) -> Salvage:
        assert isinstance(self.effect, Salvage)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "shuffled": True} if self.salvage().shuffled else super().facts(table)

    def offer(self, table: RivalsTable) -> list[str]:
        numbers = sorted({table.prints[card] for card in self.salvage().found(table, self.seat)})
        return [f"take {CARDS[number].id}" for number in numbers]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused("term.discard-pile", card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        number = NUMBER[option[5:]]
        card = next(one for one in table.pile[self.seat] if table.prints[one] == number)
        if self.salvage().shuffled:
            shuffle_in(table, self.seat, card)
            return
        table.move(card, HAND, self.seat)
        table.tell("salvaged", "term.discard-pile", self.seat, {"card": table.id_of(card)})


def shuffle_in(table: RivalsTable, seat: int, card: int) -> None:
    """This card goes into its owner's Library, which is shuffled: nobody knows any more what lies where."""
    table.move(card, LIBRARY, seat)
    cards = table.library[seat][:]
    table.shuffle(cards)
    table.library[seat] = cards
    table.forget(cards)
    table.tell("shuffled-in", "card.illona", seat, {"card": table.id_of(card)})


@dataclass(frozen=True)
class Distill(RivalsEffect):
    """You turn up the first cards of your Library, take those of this kind and discard the rest; where there is none,
    you take one from your discard pile. [card.back-to-formula]"""

    count: int
    kind: int

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat = source.seat
        cards = table.library[seat][::-1][: self.count]
        kept = [card for card in cards if table.is_a(card, self.kind)]
        for card in cards:
            table.see(card, table.everyone())
            table.move(card, HAND if card in kept else DISCARD, seat)
        for what, some in (("revealed-top", cards), ("took-kind", kept)):
            if some:
                names = tuple([table.id_of(card) for card in some])
                table.tell(what, "card.back-to-formula", seat, {"cards": names})
        if not kept:
            table.next(Resolve(Salvage(self.kind), source))


@dataclass(frozen=True)
class DiscardFor(RivalsEffect):
    """You discard up to so many cards, or at least one where it is an ability; something follows for each of them."""

    most: int
    then: Effect
    least: int = 0

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.seat]) >= max(1, self.least)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if table.hand[source.seat]:
            table.next(AskDiscardFor(self, source, 0))


class AskDiscardFor(AskOfRivals):
    """Which card is discarded next, or enough. [city.event-immediate]"""

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def telling(self) -> bool:
        return True

    def each(self) -> DiscardFor:
        assert isinstance(self.effect, DiscardFor)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "done": self.done}

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"discard {name}" for name in names_in_hand(table, self.seat, ALL)]
        return found if self.done < self.each().least else ["enough", *found]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[cost.form] [term.discard]"""
        verb, _, name = option.partition(" ")
        if option == "enough":
            return Refused("cost.form", card=table.id_of(self.card), least=self.each().least)
        return why_not_discard(rivals(table), self.seat, name) if verb == "discard" else None

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        discard(table, self.seat, in_hand(table, self.seat, option[8:]))
        if self.done + 1 < self.each().most and table.hand[self.seat]:
            table.next(AskDiscardFor(self.effect, self.source, self.done + 1))
        self.each().then.apply(table, self.source)


@dataclass(frozen=True)
class TurnUpTop(RivalsEffect):
    """The first card of your Library is turned up and stays there: the Blood Potency it asks for is Influence for you.
    [card.iris-lokken]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        conflict, seat = table.conflict, source.seat
        if conflict is None or not table.library[seat]:
            return
        card = table.library[seat][-1]
        table.see(card, table.everyone())
        asked = asked_for(table, seat, card)
        conflict.extra = put(conflict.extra, seat, conflict.extra[seat] + asked)
        table.tell("turned-up", "card.iris-lokken", seat, {"card": table.id_of(card), "amount": asked})


@dataclass(frozen=True)
class Divine(RivalsEffect):
    """The first card of the chosen player's Library is turned up and stays there: the attack deals as much more as the
    Blood Potency that is printed on it as asked for. [card.psychic-assault]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.target]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = table.library[source.target][-1]
        table.see(card, table.everyone())
        amount = table.face(card).potency
        facts: dict[str, Fact] = {"card": table.id_of(card), "from": source.target, "amount": amount}
        table.tell("divined", "card.psychic-assault", source.seat, facts)
        if amount:
            Lend(Plus(DAMAGE, amount, Which(ATTACKER)), THIS_ATTACK).apply(table, source)


@dataclass(frozen=True)
class DrawFrom(RivalsEffect):
    """You draw so many cards from your Library, or from your Faction Deck, as far as it goes.
    [card.university-library]"""

    amount: int
    faction: bool = False

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.faction[source.seat] if self.faction else table.library[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        by, seat = doing_card(table, source), source.seat
        deck = FACTION_ONLY if self.faction else LIBRARY_ONLY
        table.next(Deed(DRAW, seat, seat, self.amount, by, seat, source.card, deck))


# ---- mending and tokens


@dataclass(frozen=True)
class Drink(RivalsEffect):
    """1 Prestige of the chosen foe becomes Blood on one of these, who mends it. [card.enervate]"""

    which: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.has_prestige(source.target) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat, foe = source.seat, source.target
        cards = self.which.cards(table, source)
        table.next(*[Deed(MEND, seat, card, 1, card, seat, detail=foe + 1) for card in cards])


@dataclass(frozen=True)
class BurnToMend(RivalsEffect):
    """The chosen mortal is burned, and one of these mends what burning it is worth, or has it pay what it pays.
    [card.theft-of-vitae] [mortal.bribe]"""

    which: Which

    def do(self, table: RivalsTable, source: Cause) -> None:
        mortal, seat, by = source.target, source.seat, doing_card(table, source)
        face = table.face(mortal)
        steps: list[Step] = [Deed(BURN, seat, mortal, 1, by)]
        if face.bribe:
            steps.append(AskBenefit(self, source))
        elif face.mends:
            steps += self.mending(table, source)
        table.next(*steps)

    def mending(self, table: RivalsTable, source: Cause) -> list[Step]:
        amount, by = table.face(source.target).mends, doing_card(table, source)
        return [Deed(MEND, source.seat, card, amount, by, source.seat) for card in self.which.cards(table, source)]


class AskBenefit(AskOfRivals):
    """What the burned mortal is good for. [mortal.bribe]"""

    rule: ClassVar[str] = "mortal.bribe"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "target": table.id_of(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["mend", BRIBE]

    def answered(self, table: RivalsTable, option: str) -> None:
        effect, mortal, seat = self.effect, self.source.target, self.seat
        assert isinstance(effect, BurnToMend)
        if option == BRIBE:
            pays = table.face(mortal).bribe
            table.next(Deed(GAIN_PRESTIGE, seat, seat, pays, doing_card(table, self.cause), seat, mortal))
        else:
            table.next(*effect.mending(table, self.cause))


@dataclass(frozen=True)
class ShareMends(RivalsEffect):
    """So many mends of 1, on whichever of your vampires you like. [card.late-night-snack]"""

    count: Amount

    def do(self, table: RivalsTable, source: Cause) -> None:
        count = amount_of(self.count, table, source)
        if count and mendable(table, source.seat):
            table.next(AskShare(self, source, count))


class AskShare(AskOfRivals):
    """Who mends 1 next, or enough."""

    def __init__(self, effect: Effect, source: Source, left: int) -> None:
        super().__init__(effect, source)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "left": self.left}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["enough", *[f"mend {table.handle(card)}" for card in mendable(table, self.seat)]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "mend" else NOTHING
        return None if card == NOTHING else why_not_mend(here, self.seat, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        card = table.with_handle(option[5:])
        if self.left > 1:
            table.next(
                Deed(MEND, self.seat, card, 1, card, self.seat), AskShare(self.effect, self.source, self.left - 1)
            )
        else:
            table.next(Deed(MEND, self.seat, card, 1, card, self.seat))


@dataclass(frozen=True)
class MendParty(RivalsEffect):
    """Each of these mends 1, if you want it to. [card.johnny-burn]"""

    which: Which

    def do(self, table: RivalsTable, source: Cause) -> None:
        hurt = [card for card in self.which.cards(table, source) if table.blood(card) < table.capacity(card)]
        table.next(*[AskMendOne(self, source.facing(card)) for card in hurt])


class AskMendOne(AskOfRivals):
    """Shall this one mend?"""

    rule: ClassVar[str] = "card.johnny-burn"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "target": rivals(table).handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["yes", "no"]

    def answered(self, table: RivalsTable, option: str) -> None:
        card = self.source.target
        if option == "yes":
            table.next(Deed(MEND, self.seat, card, 1, self.card, self.seat))


@dataclass(frozen=True)
class Invest(RivalsEffect):
    """You pay up to so much Prestige, and so many times as much is put on this card. [card.long-term-investment]"""

    most: int
    times: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.has_prestige(source.seat) > 1

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskInvest(self, source))


class AskInvest(AskOfRivals):
    """How much you pay."""

    def offer(self, table: RivalsTable) -> list[str]:
        effect = self.effect
        assert isinstance(effect, Invest)
        most = min(effect.most, table.has_prestige(self.seat) - 1)
        return [f"pay {amount}" for amount in range(1, most + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.long-term-investment] [cost.last-prestige]"""
        here, effect = rivals(table), self.effect
        assert isinstance(effect, Invest)
        verb, _, rest = option.partition(" ")
        amount = amount_in(rest) if verb == "pay" else -1
        if amount < 0:
            return None
        if 0 < amount <= effect.most:
            return Refused("cost.last-prestige", amount=amount, prestige=here.has_prestige(self.seat))
        return Refused("card.long-term-investment", card=here.id_of(self.card), most=effect.most, amount=amount)

    def answered(self, table: RivalsTable, option: str) -> None:
        effect, amount = self.effect, int(option[4:])
        assert isinstance(effect, Invest)
        pay_prestige(table, self.seat, amount)
        put_on = table.from_supply(self.seat, amount * effect.times)
        table.put_blood(self.card, tokens(self.seat, put_on))
        table.tell("tokens-put", "supply.own-colour", self.seat, {"card": table.handle(self.card), "amount": put_on})


@dataclass(frozen=True)
class FromThis(RivalsEffect):
    """A token on this card becomes Prestige of yours, or Blood on one of these; an empty card is burned, a Ritual when
    that is done. [ritual.empty]"""

    which: Which | None = None

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.pieces[source.card].tokens != 0 and (
            self.which is None or len(self.which.cards(table, source)) > 0
        )

    def do(self, table: RivalsTable, source: Cause) -> None:
        piece, seat = table.pieces[source.card], source.seat
        token = taken(piece.tokens, seat, min(1, total(piece.tokens)))
        if not token:
            return
        table.pieces[source.card] = piece.but(tokens=piece.tokens - token)
        facts: dict[str, Fact] = {"card": table.handle(source.card)}
        if self.which is None:
            table.prestige[seat] += token
        else:
            receiver = self.which.cards(table, source)[0]
            table.put_blood(receiver, token)
            facts["to"] = table.handle(receiver)
            table.wake(receiver)
        table.tell("token-moved", "begin.start-effects", seat, facts)
        if not table.pieces[source.card].tokens and not table.is_a(source.card, RITUAL):
            table.next(Deed(BURN, seat, source.card, 1, source.card, seat))
        emptied(table, source.card, seat)
