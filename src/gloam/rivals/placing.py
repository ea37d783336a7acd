"""Tokens that are put onto cards one controls, and moved from one to another: on a character they are Blood, on any
other card what it makes of them. [token.placed]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep
from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.attack_record import DEEDS_NOTED, HUNG, LADED, ROBBED, lost_of
from gloam.rivals.catalogue import CHARACTER, ONGOING, RITUAL
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.counts import Players, cause_of
from gloam.rivals.effects import To
from gloam.rivals.icons import words_of
from gloam.rivals.pieces import BOARD, NOTHING, TORPOR
from gloam.rivals.refusing import meant
from gloam.rivals.rituals import BurnEmpty, PlaceBlood
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import NO_TOKENS, of_colour, taken, tokens, total
from gloam.rivals.verbs import BURN, PUT_TOKENS, STEAL_PRESTIGE, emptied, fall_if_empty, laded, note
from gloam.rivals.which import CHOSEN, HOLDERS, ITSELF, Which

ANYWHERE: Final = Which(HOLDERS)
THE_CHOSEN: Final = Which(CHOSEN)
KEEP: Final = "own"  # how options call one's own Personal Supply
NONE: Final = "none"
TURNED_UP: Final = 8  # the step of an attack from which on no block is undone


class Placing(RivalsEffect):
    """A token goes onto one of several cards: which, is asked where there are several."""

    def targets(self, table: RivalsTable, source: Cause) -> list[int]:
        """Onto which it may go."""
        raise AssertionError(f"{type(self).__name__} puts nothing anywhere")

    def instead(self) -> str:
        """What one may answer to put it onto none, if one may."""
        return ""

    def lay(self, table: RivalsTable, source: Cause, card: int) -> None:
        """Onto this card."""
        raise AssertionError(f"{type(self).__name__} puts nothing anywhere")


class AskOnto(AskOfRivals):
    """Onto which card the token goes. [token.placed]"""

    rule: ClassVar[str] = "token.placed"

    def placing(self) -> Placing:
        assert isinstance(self.effect, Placing)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"to {table.handle(card)}" for card in self.placing().targets(table, self.cause)]
        return [self.placing().instead(), *found] if self.placing().instead() else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[token.placed] [term.control]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "to" else NOTHING
        if card == NOTHING:
            return None
        return Refused(self.rule if here.pieces[card].holder == self.seat else "term.control", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == self.placing().instead():
            self.decline(table)
        else:
            self.placing().lay(table, self.cause, table.with_handle(option[3:]))


# ---- from one card to another


@dataclass(frozen=True)
class MoveToken(Placing):
    """1 token of these, never the last Blood of a character outside Torpor, goes onto another of your cards. `robs`: it
    is stolen from a foe's card, the last Blood too, once a turn from each. [token.moved] [card.the-long-con]"""

    onto: Which = ANYWHERE
    of: Which = THE_CHOSEN
    robs: bool = False

    def origin(self, table: RivalsTable, source: Cause) -> int:
        """Where the token lies."""
        found = [card for card in self.of.cards(table, source) if self.gives(table, card)]
        return found[0] if found else NOTHING

    def gives(self, table: RivalsTable, card: int) -> bool:
        if self.robs and card * DEEDS_NOTED + ROBBED in table.fought:
            return False
        stands = table.is_a(card, CHARACTER) and table.pieces[card].zone != TORPOR
        return table.blood(card) > (1 if stands and not self.robs else 0)

    def targets(self, table: RivalsTable, source: Cause) -> list[int]:
        mine = self.origin(table, source)
        return [card for card in self.onto.cards(table, source) if card != mine]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.origin(table, source) != NOTHING and len(self.targets(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskOnto(self, source))

    def lay(self, table: RivalsTable, source: Cause, card: int) -> None:
        origin, seat = self.origin(table, source), source.seat
        piece = table.pieces[origin]
        token = taken(piece.tokens, piece.holder, 1)
        keep_in_mind(table, (origin, card))
        table.pieces[origin] = piece.but(tokens=piece.tokens - token)
        facts: dict[str, Fact] = {"card": table.handle(origin), "target": table.handle(card)}
        table.tell("token-robbed" if self.robs else "token-shifted", "token.moved", seat, facts)
        if self.robs:
            note(table, ROBBED, origin)
        run_out(table, source, origin)
        come(table, seat, card, token)


def keep_in_mind(table: RivalsTable, cards: tuple[int, ...]) -> None:
    """What lay on these before a block that may have to be undone. [attack.rewind-extent]"""
    attack = table.attack
    if attack is not None and attack.before_block and attack.step < TURNED_UP:
        for card in cards:
            if card not in attack.before_blood[::2]:
                attack.before_blood = (*attack.before_blood, card, table.pieces[card].tokens)


def run_out(table: RivalsTable, source: Cause, card: int) -> None:
    """A character without Blood is defeated, and a card that lives on its tokens is burned. [token.moved]
    [defeat.by-loss] [ritual.activated]"""
    piece = table.pieces[card]
    if piece.tokens:
        return
    if table.is_a(card, CHARACTER):
        fall_if_empty(table, Deed(BURN, source.seat, card, 1, doing_card(table, source), piece.holder))
    elif table.is_a(card, RITUAL):
        table.next(BurnEmpty(card))
        emptied(table, card, source.seat)
    elif piece.zone == BOARD and table.is_a(card, ONGOING) and lives_on_tokens(table.prints[card]):
        table.next(Deed(BURN, source.seat, card, 1, card, piece.holder))


LIVING: Final[dict[int, bool]] = {}  # by card


def lives_on_tokens(card: int) -> bool:
    """Does its own text put tokens on it when it is played?"""
    if card not in LIVING:
        LIVING[card] = any(puts_on_itself(word) for word in words_of(card))
    return LIVING[card]


def puts_on_itself(word: object) -> bool:
    if isinstance(word, To):
        return word.verb == PUT_TOKENS and word.which == ITSELF
    return isinstance(word, PlaceBlood)


def come(table: RivalsTable, seat: int, card: int, pile: int) -> None:
    """These tokens lie there now. A vampire in Torpor that is full by it comes back. [token.placed]"""
    table.put_blood(card, pile)
    table.wake(card)
    laded(table, seat, card, total(pile))


# ---- what was stolen, or lost


@dataclass(frozen=True)
class StealOnto(Placing):
    """You steal 1 Prestige from each of these players, and may put each of them onto one of your cards.
    [token.stolen]"""

    who: Players
    onto: Which = ANYWHERE

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.who.seats(table, source)) > 0

    def targets(self, table: RivalsTable, source: Cause) -> list[int]:
        return self.onto.cards(table, source)

    def instead(self) -> str:
        return KEEP

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(*[Loot(self, source.facing(foe), 0) for foe in self.who.seats(table, source)])

    def lay(self, table: RivalsTable, source: Cause, card: int) -> None:
        seat, foe = source.seat, source.target
        own = table.prestige[seat]
        token = tokens(foe, 1) if of_colour(own, foe) else taken(own, seat, 1)
        table.prestige[seat] -= token
        facts: dict[str, Fact] = {"target": table.handle(card), "from": foe}
        table.tell("token-laid", "token.stolen", seat, facts)
        come(table, seat, card, token)


class Loot(EffectStep):
    """1 Prestige is stolen from the chosen player; if it has come, where it goes is asked. `done`: how much the thief
    had before, and 1 more, once it has been tried. [token.stolen]"""

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def run(self, table: Table) -> None:
        here, cause, effect = rivals(table), cause_of(self.source), self.effect
        assert isinstance(effect, StealOnto), "only what was stolen is laid so"
        has, foe = here.has_prestige(cause.seat), cause.target
        if not self.done:
            theft = Deed(STEAL_PRESTIGE, cause.seat, foe, 1, doing_card(here, cause), foe)
            here.next(theft, Loot(effect, cause, has + 1))
        elif has >= max(self.done, 2) and effect.targets(here, cause):
            here.next(AskOnto(effect, cause))


@dataclass(frozen=True)
class Spill(Placing):
    """Each Blood that this character has lost to the damage may go onto one of your cards, or `must`.
    [card.mahendra-chanda] [card.ritual-room]"""

    onto: Which
    must: bool = False

    def lost(self, table: RivalsTable, source: Cause) -> int:
        attack, deed = table.attack, source.deed
        spilt = table.spilt if attack is None else attack.spilt
        return NO_TOKENS if deed is None else lost_of(spilt, deed.on)

    def targets(self, table: RivalsTable, source: Cause) -> list[int]:
        return self.onto.cards(table, source)

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.lost(table, source) != NO_TOKENS and len(self.targets(table, source)) > 0

    def instead(self) -> str:
        return "" if self.must else NONE

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskOnto(self, source))

    def lay(self, table: RivalsTable, source: Cause, card: int) -> None:
        """What was lost lies in the general supply: it comes back from there."""
        attack, deed = table.attack, source.deed
        if deed is None or not self.can(table, source):
            return
        token = taken(self.lost(table, source), source.seat, 1)
        if attack is None:
            table.spilt = without_one(table.spilt, deed.on, token)
        else:
            attack.spilt = without_one(attack.spilt, deed.on, token)
        colour = next(colour for colour in range(table.seats) if of_colour(token, colour))
        came = tokens(colour, table.from_supply(colour, 1))
        facts: dict[str, Fact] = {"card": table.handle(deed.on), "target": table.handle(card)}
        table.tell("token-shifted", "card.mahendra-chanda", source.seat, facts)
        self.do(table, source)
        come(table, source.seat, card, came)


def without_one(spilt: tuple[int, ...], card: int, token: int) -> tuple[int, ...]:
    """What all have lost to an attack, without this token of that card's."""
    found = list(spilt)
    for place in range(0, len(found), 2):
        if found[place] == card:
            found[place + 1] -= token
    return tuple(found)


# ---- how much lay there, and what was done this turn


@dataclass(frozen=True)
class Heaped(Condition):
    """Before it was put there, so many tokens lay on that card of yours, which is no character and bears no Blood.
    [card.raising-the-stakes]"""

    least: int

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None or here.is_a(deed.on, CHARACTER | RITUAL):
            return False
        return here.blood(deed.on) - deed.amount >= self.least


@dataclass(frozen=True)
class Laded(Condition):
    """A foe has put a token onto a card in their Action Phase, which is still on. [card.the-long-con]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        if here.phase != "action" or here.active == cause_of(source).seat:
            return False
        return here.active * DEEDS_NOTED + LADED in here.fought


def have_hung(table: RivalsTable, seats: Sequence[int]) -> list[int]:
    """Those of these players who have attached a card this turn. [card.emperors-new-clothes]"""
    return [seat for seat in seats if seat * DEEDS_NOTED + HUNG in table.fought]
