"""Havens that come from outside the game: which of them a player has, who chooses, and what becomes of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.effect import Condition, Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import CARDS, HAVEN_CARD, NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.pieces import BOX, NOBODY, NOTHING, Piece
from gloam.rivals.refusing import is_kind
from gloam.rivals.roaming import MoveIn, active_haven, bears_haven
from gloam.rivals.spoils import attaching, has_room
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.variants import FIRST_PRINT
from gloam.rivals.verbs import ANEW, SPARE
from gloam.rivals.which import Which, active

TAKE: Final = "take "
LENDING, CARRIED, PACKED, INSTEAD = range(4)  # what becomes of a Haven, and of the one that was there
EARLY: Final = "first"  # how the ids of first prints begin: they stand in the first set of all


# ---- what there is


def in_print(variants: tuple[str, ...]) -> list[int]:
    """The cards that a deck can be made of: each in the print that this game is played with."""
    early = {NUMBER[card.first_print] for card in CARDS if card.first_print}
    if FIRST_PRINT not in variants:
        return [number for number in range(len(CARDS)) if number not in early]
    return [number for number, card in enumerate(CARDS) if not card.first_print]


def came_in(number: int) -> str:
    """The set that a card came in, as its id says it."""
    return CARDS[number].id.partition("-")[0]


def collection(table: RivalsTable, seat: int) -> list[int]:
    """The Havens that a player may bring into the game: those of the sets up to the last one of which a card is in
    their deck, but none that is theirs already. [haven.collection]"""
    sets = list(dict.fromkeys([came_in(number) for number in range(len(CARDS)) if came_in(number) != EARLY]))
    own = [table.prints[card] for card, owner in enumerate(table.owner) if owner == seat]
    known = [came_in(number) for number in own]
    last = max([sets.index(code) for code in known if code in sets], default=0)
    allowed = (*sets[: last + 1], EARLY)
    found = [number for number in in_print(table.setup.variants) if CARDS[number].kind & HAVEN_CARD]
    return [number for number in found if number not in own and came_in(number) in allowed]


def bring(table: RivalsTable, number: int, seat: int) -> int:
    """One card more is in the game, and everybody has seen it."""
    table.prints = [*table.prints, number]
    table.owner = [*table.owner, seat]
    table.pieces.append(Piece(BOX, NOBODY, seen=table.everyone()))
    return len(table.pieces) - 1


# ---- bringing one


@dataclass(frozen=True)
class FirstTurn(Condition):
    """It is the first turn of the active player. [card.borek-wagner]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        return here.turn == here.begun.bit_count()  # nobody who has begun has begun again


@dataclass(frozen=True)
class TakeHaven(RivalsEffect):
    """A Haven of your collection is attached to this character, who has its Leader Ability, or only carries it. Or it
    becomes your active one, and the one before is attached to this character, or is gone. Where more than one is
    shown, your Rival chooses which. `only`: to one that bears no Haven yet.
    [haven.attached] [haven.spare] [haven.replaced] [haven.collection]"""

    which: Which
    shown: int = 1
    how: int = LENDING
    only: bool = False

    def hosts(self, table: RivalsTable, source: Cause) -> list[int]:
        """A Haven is no Title, so that what is asked of room is the same for each."""
        found = [host for host in self.which.cards(table, source) if active(table, host)]
        if self.only:
            found = [host for host in found if not bears_haven(table, host)]
        return [host for host in found if has_room(table, host, source.card)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        somewhere = self.how == INSTEAD or len(self.hosts(table, source)) > 0
        if self.how == PACKED and active_haven(table, source.seat) == NOTHING:
            return False
        return somewhere and len(collection(table, source.seat)) >= self.shown

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskCollection(self, source, ""))

    def settle(self, table: RivalsTable, source: Cause, name: str) -> None:
        """This one it is."""
        if not self.can(table, source):
            return
        seat, by = source.seat, doing_card(table, source)
        card = bring(table, NUMBER[name], seat)
        table.tell("haven-brought", "haven.collection", seat, {"card": name})
        if self.how == INSTEAD:
            table.next(MoveIn(card))
            return
        host = self.hosts(table, source)[0]
        if self.how == PACKED:
            table.next(*attaching(table, host, active_haven(table, seat), seat, by, SPARE), MoveIn(card))
        else:
            table.next(*attaching(table, host, card, seat, by, ANEW if self.how == LENDING else SPARE))


def why_not_taken(option: str, rule: str) -> Refused | None:
    """Why this Haven is none of those that can be taken. [haven.collection] [card.borek-wagner]"""
    name = option.removeprefix(TAKE)
    return Refused(rule, card=name) if option.startswith(TAKE) and is_kind(name, HAVEN_CARD) else None


class AskCollection(AskOfRivals):
    """Which Haven of one's collection is taken, or shown first, or shown beside it."""

    rule: ClassVar[str] = "haven.collection"

    def __init__(self, effect: Effect, source: Source, first: str) -> None:
        super().__init__(effect, source)
        self.first: Final = first

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.first)

    def taking(self) -> TakeHaven:
        assert isinstance(self.effect, TakeHaven), "only a Haven is taken so"
        return self.effect

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_taken(option, self.rule)

    def facts(self, table: Table) -> dict[str, Fact]:
        here, facts = rivals(table), super().facts(table)
        if self.taking().shown > 1:
            other = chooser(here, self.seat)
            facts |= {} if other == self.seat else {"foe": other}
        return {**facts, "laid": self.first} if self.first else facts

    def offer(self, table: RivalsTable) -> list[str]:
        names = [CARDS[number].id for number in collection(table, self.seat)]
        return [TAKE + name for name in names if name != self.first]

    def answered(self, table: RivalsTable, option: str) -> None:
        name, cause = option.removeprefix(TAKE), self.cause
        if self.taking().shown == 1:
            self.taking().settle(table, cause, name)
        elif not self.first:
            table.next(AskCollection(self.effect, self.source, name))
        else:
            pair = (self.first, name)
            table.tell("havens-shown", self.rule, self.seat, {"cards": pair})
            other = Cause(chooser(table, self.seat), cause.card, cause.stamp, cause.target, cause.deed)
            table.next(AskOffered(self.effect, other, *pair))


def chooser(table: RivalsTable, seat: int) -> int:
    """One's Rival; the first of several, clockwise; oneself for want of one. [card.borek-wagner]"""
    hunted = table.rivals_of(seat)
    return next((foe for foe in table.foes(seat) if foe in hunted), seat)


class AskOffered(AskOfRivals):
    """Which of the two Havens that were shown it is: a Rival chooses. [card.borek-wagner]"""

    rule: ClassVar[str] = "card.borek-wagner"

    def __init__(self, effect: Effect, source: Source, one: str, other: str) -> None:
        super().__init__(effect, source)
        self.one: Final = one
        self.other: Final = other

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.one, self.other)

    def facts(self, table: Table) -> dict[str, Fact]:
        holder = rivals(table).pieces[self.card].holder
        return {**super().facts(table), "seat": holder}

    def offer(self, table: RivalsTable) -> list[str]:
        return [TAKE + self.one, TAKE + self.other]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_taken(option, self.rule)

    def answered(self, table: RivalsTable, option: str) -> None:
        cause = self.cause
        holder = table.pieces[cause.card].holder
        assert holder != NOBODY, "a card in play is somebody's"
        assert isinstance(self.effect, TakeHaven), "only a Haven is taken so"
        back = Cause(holder, cause.card, cause.stamp, cause.target, cause.deed)
        self.effect.settle(table, back, option.removeprefix(TAKE))
