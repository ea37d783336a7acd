"""Havens that change: another becomes the active one, or two of them are swapped; what belongs to one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.bases import StepOn
from gloam.rivals.catalogue import HAVEN_CARD
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.pieces import ATTACHED, BOARD, BURNED, NOTHING
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import REHOUSED, laid, trim_coterie
from gloam.rivals.which import ON_THIS, YOUR_HAVENS, Which

SWAP: Final = "swap "
CARRIED_HERE: Final = Which(ON_THIS, HAVEN_CARD)
HAVENS: Final = Which(YOUR_HAVENS)


def active_haven(table: RivalsTable, seat: int) -> int:
    """The Haven that lies before this player; none only while one takes another's place."""
    return next((card for card in table.board[seat] if table.is_a(card, HAVEN_CARD)), NOTHING)


def bears_haven(table: RivalsTable, host: int) -> bool:
    """Is a Haven attached to this character?"""
    return any(table.is_a(guest, HAVEN_CARD) for guest in table.pieces[host].guests)


# ---- another one becomes active


class MoveIn(StepOn):
    """This Haven is its player's active one from now on; the one before is gone, unless it lies elsewhere by now. All
    who were at home still are. [haven.replaced] [haven.residents]"""

    def do(self, table: RivalsTable) -> None:
        seat = table.owner[self.card]
        old = active_haven(table, seat)
        if old != NOTHING:
            table.tell("haven-gone", "haven.replaced", seat, {"card": table.handle(old)})
            table.move(old, BURNED, table.owner[old])
        table.move(self.card, BOARD, seat)
        settled_in(table, seat, self.card)


def settled_in(table: RivalsTable, seat: int, haven: int) -> None:
    """What the Haven before has lent is over; texts wait for the new one. [haven.replaced] [bp.lost-bonus]"""
    table.tell("moved-in", "haven.replaced", seat, {"card": table.handle(haven)})
    if table.index[REHOUSED]:
        table.next(Deed(REHOUSED, seat, haven, 1, haven, seat))
    trim_coterie(table, seat, seat, haven)


@dataclass(frozen=True)
class Relocate(RivalsEffect):
    """The chosen Haven of yours takes the place of your active one, which leaves the game. [card.doomed-to-roam]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(MoveIn(source.target))


# ---- swapping two


@dataclass(frozen=True)
class SwapHavens(RivalsEffect):
    """A Haven attached to this character changes places with another of yours. [haven.swap]"""

    def pairs(self, table: RivalsTable, source: Cause) -> list[tuple[int, int]]:
        """Each one that is attached here, with each that is not."""
        mine, here = HAVENS.cards(table, source), CARRIED_HERE.cards(table, source)
        return [(one, other) for one in here if one in mine for other in mine if other not in here]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.pairs(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskSwap(self, source))


class AskSwap(AskOfRivals):
    """Which Haven that this character carries, and which other one."""

    rule: ClassVar[str] = "haven.swap"

    def swapping(self) -> SwapHavens:
        assert isinstance(self.effect, SwapHavens), "only Havens are swapped so"
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        pairs = self.swapping().pairs(table, self.cause)
        return [f"{SWAP}{table.handle(one)} {table.handle(other)}" for one, other in pairs]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        cards = [meant(here, self.seat, handle) for handle in option.removeprefix(SWAP).split(" ")]
        if not option.startswith(SWAP) or NOTHING in cards:
            return None
        return Refused(self.rule, card=here.id_of(cards[0]))

    def answered(self, table: RivalsTable, option: str) -> None:
        one, other = option.removeprefix(SWAP).split(" ")
        swap(table, self.seat, table.with_handle(one), table.with_handle(other))


def swap(table: RivalsTable, seat: int, one: int, other: int) -> None:
    """Each lies where the other lay: nothing is attached anew, and nobody has to make room. [haven.swap]"""
    host, there = table.pieces[one].host, table.pieces[other]
    table.tell("havens-swapped", "haven.swap", seat, {"card": table.handle(one), "target": table.handle(other)})
    table.move(other, ATTACHED, seat, host)
    table.move(one, there.zone, seat, there.host)
    for card in (one, other):
        if table.pieces[card].zone == ATTACHED:
            table.pieces[card] = table.pieces[card].but(spare=1)
    if there.zone == BOARD:
        settled_in(table, seat, one)


# ---- what belongs to a Haven


@dataclass(frozen=True)
class Furnish(RivalsEffect):
    """This card belongs to your active Haven, wherever that goes. [haven.leaves]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        haven = active_haven(table, source.seat)
        if table.pieces[source.card].zone == BOARD and haven != NOTHING:
            table.pieces[source.card] = table.pieces[source.card].but(host=haven)
            facts: dict[str, Fact] = {"card": table.handle(source.card), "to": table.handle(haven)}
            table.tell("attached", "haven.leaves", source.seat, facts)
            laid(table, source.seat, haven, source.card)


@dataclass(frozen=True)
class Foremost(Condition):
    """You have at least so many of these, and this one came first: together they say it once.
    [card.home-improvement]"""

    least: int

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        board, name = here.board[here.pieces[cause.card].holder], here.prints[cause.card]
        alike = [card for card in board if here.prints[card] == name and here.pieces[card].zone == BOARD]
        return len(alike) >= self.least and alike[:1] == [cause.card]
