"""The Antagonist step: each S.A.D. in The Street deals 1 Aggravated damage to somebody it can find. [sad.damage]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.attack_record import Blow
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import HIDDEN, INQUISITION, KIND
from gloam.rivals.damage import Reduce, TakeBlows
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import ANTAGONISTS, HUNTED
from gloam.rivals.windows import AskWindow, usable
from gloam.rivals.winning import CheckEnd

FOUND: Final = 99  # more Intel than anybody has Secrecy
NO_TYPE: Final = 0  # it is no attack [sad.not-attack]


class Antagonists(RivalsStep):
    """The active player gives the damage out, no more to anyone than it has Blood; then all of it is taken at once.
    [sad.intel] [sad.cap] [sad.at-once]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "antagonists"
        seat, count = table.active, hunters(table)
        if not count or not found(table, seat, count):
            return
        table.next(*([AskWindow(seat, ANTAGONISTS)] if usable(table, seat, ANTAGONISTS) else []), GiveOut())


class GiveOut(RivalsStep):
    """What was not sent to a foe is given out; then all of it is taken at once. [sad.at-once]"""

    def do(self, table: RivalsTable) -> None:
        seat, count = table.active, hunters(table)
        left = count - table.diverted
        table.next(*giving(table, seat, left), Reduce(), TakeBlows(), CheckEnd())


def giving(table: RivalsTable, seat: int, left: int, *, openly: bool = False) -> list[Step]:
    """The steps by which a player gives so much of the damage out: first whoever can may hide from it.
    [card.hiding-in-plain-sight]"""
    if left <= 0 or not found(table, seat, FOUND if openly else hunters(table)):
        return []
    if usable(table, seat, HUNTED):
        return [AskWindow(seat, HUNTED), GiveTo(seat, left, openly)]
    return [AskAssign(seat, left, openly)]


class GiveTo(RivalsStep):
    """Once all have hidden who will, the damage is given to those who are left. [sad.unassignable]"""

    def __init__(self, player: int, left: int, openly: bool) -> None:
        super().__init__()
        self.player: Final = player
        self.left: Final = left
        self.openly: Final = openly

    def fields(self) -> tuple[Field, ...]:
        return (self.player, self.left, self.openly)

    def do(self, table: RivalsTable) -> None:
        if found(table, self.player, FOUND if self.openly else hunters(table)):
            table.next(AskAssign(self.player, self.left, self.openly))


def hunters(table: RivalsTable) -> int:
    """How many S.A.D. are in The Street: each also has so much Intel. [sad.intel]"""
    return len([card for card in table.street if KIND[table.prints[card]] & INQUISITION])


def found(table: RivalsTable, seat: int, intel: int) -> list[int]:
    """The vampires whom they can find and that have Blood left for more of it. [sad.cap] [sad.torpor-safe]"""
    given = [blow.card for blow in table.dealt]
    reach = [card for card in table.coterie[seat] if table.secrecy(card) <= intel and not hides(table, card)]
    return [card for card in reach if given.count(card) < table.blood(card)]


def hides(table: RivalsTable, card: int) -> bool:
    """Can none of this damage be given to it? [card.hiding-in-plain-sight]"""
    return len(table.index[QUALITY + HIDDEN]) > 0 and table.quality(HIDDEN, card) > 0


class AskAssign(RivalsAsk):
    """Who takes the next point. What nobody can take is lost. [sad.damage] [sad.unassignable]"""

    rule: ClassVar[str] = "sad.damage"

    def __init__(self, seat: int, left: int, openly: bool = False) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.openly: Final = openly  # it was sent here, and no Secrecy helps [card.distraction]

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left, self.openly)

    def reach(self, table: RivalsTable) -> int:
        return FOUND if self.openly else hunters(table)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"left": self.left}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"give {table.handle(card)}" for card in found(table, self.seat, self.reach(table))]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "give" else NOTHING
        if card == NOTHING:
            return None
        if card in here.torpor[self.seat]:
            return Refused("sad.torpor-safe", card=here.id_of(card))
        no = why_not_own(here, self.seat, card)
        if no is not None:
            return no
        if hides(here, card):
            return Refused("card.hiding-in-plain-sight", card=here.id_of(card))
        if here.secrecy(card) > self.reach(here):
            return Refused("sad.intel", card=here.id_of(card), secrecy=here.secrecy(card), intel=hunters(here))
        return Refused("sad.cap", card=here.id_of(card), blood=here.blood(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        card = table.with_handle(option[5:])
        table.dealt = (*table.dealt, Blow(card, 1, NO_TYPE, True, NOTHING, NOBODY))
        if self.left > 1 and found(table, self.seat, self.reach(table)):
            table.next(AskAssign(self.seat, self.left - 1, self.openly))
