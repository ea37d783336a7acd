"""What most cards do: something is done to cards or to players, something is chosen, something is paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Amount, Count, Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.attack_record import DEEDS_NOTED, PAID
from gloam.rivals.catalogue import DAMAGE, EVENT, MORTAL
from gloam.rivals.conspiracies import victims
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.counts import EVERY_PLAYER, YOU, Players, amount_of
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.refusing import meant, seat_meant, why_not_chosen
from gloam.rivals.sheltering import aimed_at
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THEIR_NEXT_TURN, THIS_ATTACK, FewerActions, Plus
from gloam.rivals.tokens import foreign, of_colour, total
from gloam.rivals.verbs import (
    BURN,
    DEFEAT,
    DISMISS,
    FRIGHTEN,
    GAIN_AGENDA,
    LOSE_BLOOD,
    OWN_COLOUR,
    RECOLOUR,
    SILENCE,
    STEAL_BLOOD,
    TAKE_TOKENS,
    UNPAID,
    WEAKEN,
)
from gloam.rivals.which import ATTACKER, Which

ALL_PLAYERS: Final = Players(EVERY_PLAYER)
OF_BLOOD: Final = frozenset((LOSE_BLOOD, STEAL_BLOOD))
OF_CHARACTERS: Final = frozenset((*OF_BLOOD, WEAKEN, FRIGHTEN, SILENCE))


def heeding(table: RivalsTable, source: Cause, cards: list[int]) -> list[int]:
    """Those of them whose players do not ignore the Event that this comes from. [card.emil-hruza]"""
    event = source.card
    if not table.lasting or event < 0 or not table.is_a(event, EVENT):
        return cards
    return [card for card in cards if not table.ignores(event, table.pieces[card].holder)]


# ---- done to cards and to players


@dataclass(frozen=True)
class To(RivalsEffect):
    """Something is done to each of these cards."""

    verb: int
    which: Which
    amount: Amount = 1

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.cards(table, source)) > 0

    def cards(self, table: RivalsTable, source: Cause) -> list[int]:
        """A mortal has no Blood to lose, and bears no token of a character; Blood of one's own colour needs no other.
        [mortal.no-blood-effects] [card.blood-replaced]"""
        found = heeding(table, source, self.which.cards(table, source))
        if self.verb == TAKE_TOKENS:
            return [card for card in found if table.pieces[card].tokens]
        if self.verb == RECOLOUR:
            return [card for card in found if foreign(table.pieces[card].tokens, source.seat)]
        return [card for card in found if not table.is_a(card, MORTAL)] if self.verb in OF_CHARACTERS else found

    def do(self, table: RivalsTable, source: Cause) -> None:
        amount, by = amount_of(self.amount, table, source), doing_card(table, source)
        cards = self.cards(table, source)
        if amount:
            table.next(*[Deed(self.verb, source.seat, card, amount, by, table.pieces[card].holder) for card in cards])


@dataclass(frozen=True)
class LoseYourColour(RivalsEffect):
    """Each of these loses all Blood of your colour, or so much of it. [card.extinguish-vitae]"""

    which: Which
    most: int = 0

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(self.much(table, source, card) for card in self.which.cards(table, source))

    def much(self, table: RivalsTable, source: Cause, card: int) -> int:
        found = of_colour(table.pieces[card].tokens, source.seat)
        return min(found, self.most) if self.most else found

    def do(self, table: RivalsTable, source: Cause) -> None:
        by, seat = doing_card(table, source), source.seat
        steps: list[Step] = []
        for card in self.which.cards(table, source):
            much = self.much(table, source, card)
            if much:
                owner = table.pieces[card].holder
                steps.append(Deed(LOSE_BLOOD, seat, card, much, by, owner, detail=OWN_COLOUR))
        table.next(*steps)


@dataclass(frozen=True)
class For(RivalsEffect):
    """Something is done to each of these players, by the text of this card."""

    verb: int
    who: Players
    amount: Amount = 1

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.who.seats(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        by = doing_card(table, source)
        steps: list[Step] = []
        for seat in self.who.seats(table, source):
            amount = amount_of(self.amount, table, source)
            if amount and not (self.verb == GAIN_AGENDA and unpaid(source.deed, seat)):
                steps.append(Deed(self.verb, source.seat, seat, amount, by, seat, source.card))
        table.next(*steps)


def unpaid(deed: Deed | None, seat: int) -> bool:
    """Is this a defeat for which that player gains no Agenda? [card.jan-zoubek]"""
    return deed is not None and deed.verb == DEFEAT and deed.detail == UNPAID and deed.owner != seat


def gains(verb: int, amount: Amount = 1) -> For:
    """You gain or draw so much."""
    return For(verb, Players(YOU), amount)


def more_damage(amount: Amount) -> Lend:
    """The attack deals so much more to its target."""
    return Lend(Plus(DAMAGE, amount, Which(ATTACKER)), THIS_ATTACK)


@dataclass(frozen=True)
class LendEach(RivalsEffect):
    """A text is lent once for each of these, each time as that of the one it speaks of."""

    which: Which
    lent: Lend

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.which.cards(table, source):
            self.lent.apply(table, source.facing(card))


# ---- choices


@dataclass(frozen=True)
class Choose(RivalsEffect):
    """You choose one of these cards, and something is done with it. `otherwise`: what happens where you choose none;
    `again`: you choose another each time, until you choose none."""

    which: Which
    then: Effect
    may: bool = False
    otherwise: Effect | None = None
    again: bool = False

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.choices(table, source)) > 0

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def choices(self, table: RivalsTable, source: Cause) -> list[int]:
        cards = self.which.cards(table, source)
        return [card for card in cards if self.then.possible(table, source.facing(card))]

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskCard(self, source))
        elif self.otherwise is not None:
            table.next(Resolve(self.otherwise, source))


class AskCard(AskOfRivals):
    """Which card it shall be."""

    def chooser(self) -> Choose:
        assert isinstance(self.effect, Choose)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"choose {table.handle(card)}" for card in self.chooser().choices(table, self.cause)]
        return ["none", *found] if self.chooser().may else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        if option == "none":
            return Refused("window.optional-triggers", must=here.id_of(self.card))
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        return None if card == NOTHING else why_not_chosen(here, self.cause, self.chooser().which, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "none":
            self.decline(table)
            other = self.chooser().otherwise
            table.next(*([] if other is None else [Resolve(other, self.source)]))
            return
        if self.chooser().again:
            table.next(Resolve(self.effect, self.source))
        card = table.with_handle(option[7:])
        aimed_at(table, card, self.chooser().then, self.cause.facing(card))


@dataclass(frozen=True)
class ForEach(RivalsEffect):
    """Something happens once for each of these: each time it is chosen anew how."""

    count: Count
    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.count.of(table, source) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(*[Resolve(self.then, source) for _ in range(self.count.of(table, source))])


@dataclass(frozen=True)
class AsFar(RivalsEffect):
    """Each of these, one after another, as far as it can be done. [card.obeah]"""

    effects: tuple[Effect, ...]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(effect.possible(table, source) for effect in self.effects)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(*[Resolve(effect, source) for effect in self.effects])


@dataclass(frozen=True)
class ChooseFoe(RivalsEffect):
    """You choose a foe. `victim`: one who has put no Prestige on this Conspiracy; `anyone`: any player, yourself too.
    [consp.immunity] [card.psychic-assault] [card.spirits-touch] [card.grave-robbing]"""

    then: Effect
    victim: bool = False
    anyone: bool = False

    def foes(self, table: RivalsTable, source: Cause) -> list[int]:
        if self.anyone:
            return ALL_PLAYERS.seats(table, source)
        return victims(table, source.seat, source.card) if self.victim else table.foes(source.seat)

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(self.then.possible(table, source.facing(foe)) for foe in self.foes(table, source))

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskFoe(self, source))


class AskFoe(AskOfRivals):
    """Which foe it shall be, or which player."""

    def facts(self, table: Table) -> dict[str, Fact]:
        choice = self.effect
        assert isinstance(choice, ChooseFoe)
        return {**super().facts(table), "anyone": True} if choice.anyone else super().facts(table)

    def offer(self, table: RivalsTable) -> list[str]:
        choice = self.effect
        assert isinstance(choice, ChooseFoe)
        found = choice.foes(table, self.cause)
        return [f"foe {LETTERS[foe]}" for foe in found if choice.then.possible(table, self.cause.facing(foe))]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.foe] [consp.immunity] [play.no-effect]"""
        here, choice = rivals(table), self.effect
        assert isinstance(choice, ChooseFoe)
        verb, _, letter = option.partition(" ")
        foe = seat_meant(here, letter.upper()) if verb == "foe" else NOBODY
        if foe == NOBODY:
            return None
        if foe not in here.foes(self.seat) and not choice.anyone:
            return Refused("term.foe", seat=foe)
        rule = "play.no-effect" if foe in choice.foes(here, self.cause) else "consp.immunity"
        return Refused(rule, card=here.id_of(self.card), foe=foe)

    def answered(self, table: RivalsTable, option: str) -> None:
        choice = self.effect
        assert isinstance(choice, ChooseFoe)
        foe = LETTERS.index(option[4:])
        facts: dict[str, Fact] = {"card": table.id_of(self.card), "foe": foe}
        table.tell("self-chosen" if foe == self.seat else "foe-chosen", table.choice_rule, self.seat, facts)
        table.next(Resolve(choice.then, self.cause.facing(foe)))


@dataclass(frozen=True)
class EachPlayer(RivalsEffect):
    """Each of these players in turn, the active one first, does this as if the card were theirs. [gold.active-first]
    [city.event-ability]"""

    then: Effect
    who: Players = ALL_PLAYERS

    def do(self, table: RivalsTable, source: Cause) -> None:
        card, stamp, deed = source.card, source.stamp, source.deed
        seats = [seat for seat in self.who.seats(table, source) if not table.ignores(card, seat)]
        table.next(*[Resolve(self.then, Cause(seat, card, stamp, source.target, deed)) for seat in seats])


@dataclass(frozen=True)
class OnceEach(RivalsEffect):
    """The first time in a turn that a player does such a thing to what is another player's: once for each player.
    [card.daniel-trujillo]"""

    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        deed = source.deed
        fits = deed is not None and deed.doer != NOBODY and deed.owner not in (NOBODY, deed.doer)
        return fits and self.paid(source) not in table.fought

    def paid(self, source: Cause) -> int:
        """What is noted where this card has paid that player this turn."""
        assert source.deed is not None, "only an answer knows whose doing it was"
        return source.card * DEEDS_NOTED + PAID[source.deed.doer]

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.fought = (*table.fought, self.paid(source))
            table.next(Resolve(self.then, source))


@dataclass(frozen=True)
class LoseActions(RivalsEffect):
    """You have so many actions fewer, this turn if its Action Phase is still to come. [card.racing-the-clock]"""

    amount: int = 1

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.lend(Lend(FewerActions(self.amount), THEIR_NEXT_TURN), source.facing(source.seat))


# ---- burning and discarding


@dataclass(frozen=True)
class DismissTheirs(RivalsEffect):
    """The chosen card of a foe, with no more than so many tokens on it, is discarded. [card.urban-fox]"""

    most: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        piece = table.pieces[source.target]
        lying = total(piece.tokens) + piece.prize + piece.weak + len(piece.icons)
        return piece.holder in table.foes(source.seat) and lying <= self.most

    def do(self, table: RivalsTable, source: Cause) -> None:
        card, by = source.target, doing_card(table, source)
        table.next(Deed(DISMISS, source.seat, card, 1, by, table.pieces[card].holder))


@dataclass(frozen=True)
class BurnThis(RivalsEffect):
    """This card is burned."""

    def do(self, table: RivalsTable, source: Cause) -> None:
        holder = table.pieces[source.card].holder
        table.next(Deed(BURN, source.seat, source.card, 1, source.card, holder))
