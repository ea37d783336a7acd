"""Wraiths: tokens of a stack that is common to the table. Whoever creates one attaches it to a character."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Cause
from gloam.rivals.catalogue import CALLING, CARDS, KIND, NUMBER, WRAITH
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.pieces import BOX, NOBODY, Piece
from gloam.rivals.spoils import has_room
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import Which, active, everybody, guests_of


@dataclass(frozen=True)
class CreateWraith(RivalsEffect):
    """A wraith is drawn from the stack at random, or chosen by whoever may, and attached to one of these who has room.
    Where none is left, none is created. [wraith.create]"""

    to: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        hosts = [host for host in self.to.cards(table, source) if table.blood(host) and active(table, host)]
        return len(in_stack(table)) > 0 and any(has_room(table, host, source.card) for host in hosts)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.can(table, source):
            return
        stack = in_stack(table)
        if len(stack) > 1 and chooses(table, source.seat):
            table.next(AskWraith(self, source))
        else:
            call(table, self, source, stack[table.draw(len(stack))] if len(stack) > 1 else stack[0])


class AskWraith(AskOfRivals):
    """Which wraith it is, for whoever may choose. [wraith.chosen]"""

    rule: ClassVar[str] = "wraith.chosen"

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"take {CARDS[number].id}" for number in in_stack(table)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused("wraith.stack", card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, CreateWraith)
        call(table, effect, self.cause, NUMBER[option[5:]])


def chooses(table: RivalsTable, seat: int) -> bool:
    """Has this player a character that lets them choose? [wraith.chosen]"""
    if not table.index[QUALITY + CALLING]:
        return False
    return any(table.quality(CALLING, card) > 0 for card in table.coterie[seat])


@cache
def numbers() -> tuple[int, ...]:
    """The numbers of all wraiths, once the catalogue is loaded."""
    return tuple([number for number, kind in enumerate(KIND) if kind & WRAITH])


def in_stack(table: RivalsTable) -> list[int]:
    """The wraiths that are attached to nobody, by the numbers of their cards. [wraith.stack]"""
    gone = [table.prints[card] for card in guests_of(table, everybody(table)) if table.is_a(card, WRAITH)]
    return [number for number in numbers() if number not in gone]


def call(table: RivalsTable, effect: CreateWraith, source: Cause, number: int) -> None:
    """This wraith comes from the stack; to whom it is attached is asked once everybody sees which it is."""
    table.tell("wraith-called", "wraith.create", source.seat, {"card": CARDS[number].id})
    table.next(Resolve(AttachTo(effect.to), source.facing(token(table, number))))


def token(table: RivalsTable, number: int) -> int:
    """The token itself. The stack is laid out when the first wraith of a game is created: before that it would only be
    carried along."""
    if number not in table.prints:
        missing = [other for other in numbers() if other not in table.prints]
        table.prints = [*table.prints, *missing]
        table.owner = [*table.owner, *[NOBODY] * len(missing)]
        table.pieces += [Piece(BOX, NOBODY, seen=table.everyone()) for _ in missing]
    return table.prints.index(number)
