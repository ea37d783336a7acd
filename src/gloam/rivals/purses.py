"""Agenda that lies on characters, beside that on the Agenda card: it is paid from either, and moves from one to the
other. [agenda.on-characters]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.effect import Count, Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.catalogue import DISCOUNT
from gloam.rivals.costs import AskOfRivals, Cost, RivalsEffect, doing_card
from gloam.rivals.counts import cause_of
from gloam.rivals.icons import words_of
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import NEXT_RECRUIT, Plus
from gloam.rivals.verbs import MARK
from gloam.rivals.which import CHOSEN, LEADER, Which

CHOSEN_ONE: Final = Which(CHOSEN)
AGENDA: Final = "agenda"  # how options call the Agenda card as a purse
ANY_FOE, LEVEL, AHEAD = range(3)  # from whom Agenda can be stolen


def bearing(table: RivalsTable, seat: int) -> list[int]:
    """The characters of a player on which Agenda lies."""
    return [card for card in table.coterie[seat] if table.pieces[card].prize]


def purses(table: RivalsTable, seat: int) -> list[str]:
    """Where a player has Agenda to pay with: on characters, and on the Agenda card. [agenda.pay]"""
    found = [f"choose {table.handle(card)}" for card in bearing(table, seat)]
    return [*found, AGENDA] if table.agenda[seat] else found


def open_purse(table: RivalsTable, seat: int, option: str) -> dict[str, Fact]:
    """1 Agenda goes from there to the general supply; where that was."""
    if option == AGENDA:
        table.agenda[seat] -= 1
        return {}
    card = table.with_handle(option[7:])
    piece = table.pieces[card]
    table.pieces[card] = piece.but(prize=piece.prize - 1)
    return {"card": table.handle(card)}


def why_not_purse(table: RivalsTable, seat: int, option: str) -> Refused | None:
    """Why there is nothing to be taken there. [agenda.pay]"""
    if option == AGENDA:
        return Refused("agenda.pay", seat=seat)
    verb, _, handle = option.partition(" ")
    card = meant(table, seat, handle) if verb == "choose" else NOTHING
    if card == NOTHING:
        return None
    return why_not_own(table, seat, card) or Refused("agenda.pay", card=table.id_of(card))


@dataclass(frozen=True)
class PayAgenda(Cost):
    """1 Agenda, from a character or from the Agenda card, as one likes; the last as well. [agenda.pay]"""

    def forbids(self) -> str:
        return "agenda.pay"

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(purses(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskPurse(self, source))


class AskPurse(AskOfRivals):
    """Where the Agenda that is paid comes from. [agenda.pay]"""

    rule: ClassVar[str] = "agenda.pay"

    def offer(self, table: RivalsTable) -> list[str]:
        return purses(table, self.seat)

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_purse(rivals(table), self.seat, option)

    def answered(self, table: RivalsTable, option: str) -> None:
        facts = open_purse(table, self.seat, option)
        table.tell("agenda-paid", self.rule, self.seat, {**facts, "amount": 1})


@dataclass(frozen=True)
class Bank(RivalsEffect):
    """1 Agenda goes from the chosen character to your Agenda card. [agenda.on-characters]"""

    which: Which = CHOSEN_ONE

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(table.pieces[card].prize for card in self.which.cards(table, source))

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.which.cards(table, source):
            piece = table.pieces[card]
            if piece.prize:
                table.pieces[card] = piece.but(prize=piece.prize - 1)
                table.agenda[source.seat] += 1
                facts: dict[str, Fact] = {"card": table.handle(card), "amount": 1}
                table.tell("agenda-moved", "agenda.on-characters", source.seat, facts)


@dataclass(frozen=True)
class StealAgenda(RivalsEffect):
    """1 Agenda from the Agenda card of the chosen foe, to your own or onto a character: from one who has as much as
    you, or from one of those foes who have most. [agenda.steal]"""

    among: int = ANY_FOE
    onto: Which | None = None
    least: int = 1  # that the foe has

    def can(self, table: RivalsTable, source: Cause) -> bool:
        foe, seat = source.target, source.seat
        has = table.agenda[foe]
        if has < self.least or (self.among == LEVEL and has != table.agenda[seat]):
            return False
        return self.among != AHEAD or has == max([table.agenda[other] for other in table.foes(seat)])

    def do(self, table: RivalsTable, source: Cause) -> None:
        foe, seat = source.target, source.seat
        if not table.agenda[foe]:
            return
        table.agenda[foe] -= 1
        onto = [] if self.onto is None else self.onto.cards(table, source)
        facts: dict[str, Fact] = {"onto": table.handle(onto[0])} if onto else {}
        table.tell("agenda-stolen", "agenda.steal", seat, {"amount": 1, "from": foe, **facts})
        if not onto:
            table.agenda[seat] += 1
        else:
            table.next(Deed(MARK, seat, onto[0], 1, doing_card(table, source), table.pieces[onto[0]].holder))


# ---- how much lies there


@dataclass(frozen=True)
class AgendaOn(Count):
    """How much Agenda lies on these."""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return sum([here.pieces[card].prize for card in self.which.cards(here, cause_of(source))])


# ---- many places at once


@dataclass(frozen=True)
class Sponsor(RivalsEffect):
    """1 Agenda goes from each of as many places as you like: recruiting costs so much less Prestige once this turn.
    [card.the-tenderloin]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(purses(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskSponsor(self, source, ()))


class AskSponsor(AskOfRivals):
    """From where next, or enough. `emptied`: where something was taken, the Haven itself for the Agenda card.
    [card.the-tenderloin]"""

    rule: ClassVar[str] = "card.the-tenderloin"

    def __init__(self, effect: Effect, source: Cause, emptied: tuple[int, ...]) -> None:
        super().__init__(effect, source)
        self.emptied: Final = emptied

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.emptied)

    def purse(self, table: RivalsTable, option: str) -> int:
        return self.card if option == AGENDA else table.with_handle(option[7:])

    def left(self, table: RivalsTable) -> list[str]:
        return [option for option in purses(table, self.seat) if self.purse(table, option) not in self.emptied]

    def offer(self, table: RivalsTable) -> list[str]:
        return ["done", *self.left(table)] if self.emptied else self.left(table)

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_purse(rivals(table), self.seat, option)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "done":
            self.save(table, len(self.emptied))
            return
        emptied = (*self.emptied, self.purse(table, option))
        facts = open_purse(table, self.seat, option)
        table.tell("agenda-paid", self.rule, self.seat, {**facts, "amount": 1})
        more = AskSponsor(self.effect, self.cause, emptied)
        if more.left(table):
            table.next(more)
        else:
            self.save(table, len(emptied))

    def save(self, table: RivalsTable, amount: int) -> None:
        table.lend(Lend(Plus(DISCOUNT, amount, Which(LEADER)), NEXT_RECRUIT), self.cause)
        table.tell("recruit-cheaper", self.rule, self.seat, {"amount": amount})


# ---- who has a use for it

SPENDERS: Final[dict[int, bool]] = {}  # by card


def spends(card: int) -> bool:
    """Does the text of this card pay, move or count Agenda on characters?"""
    if card not in SPENDERS:
        SPENDERS[card] = any(isinstance(word, (PayAgenda, Bank, Sponsor, AgendaOn)) for word in words_of(card))
    return SPENDERS[card]
