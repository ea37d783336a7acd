"""The Antagonist step: each S.A.D. in The Street deals 1 Aggravated damage to somebody it can find; others lie in one
stack, which does the more the higher it is. [sad.damage] [antagonist.stack]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Cause
from gloam.rivals.attack_record import Blow
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import ANTAGONIST, HIDDEN, KIND, WARY
from gloam.rivals.damage import Reduce, TakeBlows
from gloam.rivals.hardening import Brace
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
        seat = table.active
        if not lurking(table, seat):
            return
        asks = usable(table, seat, ANTAGONISTS) if harm(table, seat) and found(table, seat, intel(table, seat)) else []
        table.next(*([AskWindow(seat, ANTAGONISTS)] if asks else []), GiveOut())


class GiveOut(RivalsStep):
    """What was not sent to a foe is given out; then all of it is taken at once, and whatever else a stack does follows.
    [sad.at-once] [antagonist.stack]"""

    def do(self, table: RivalsTable) -> None:
        seat = table.active
        left = harm(table, seat) - table.diverted
        steps = giving(table, seat, left)
        table.next(*steps, Brace(), Reduce(), TakeBlows(), *further(table, seat), CheckEnd())


def giving(table: RivalsTable, seat: int, left: int, *, openly: bool = False) -> list[Step]:
    """The steps by which a player gives so much of the damage out: first whoever can may hide from it.
    [card.hiding-in-plain-sight]"""
    if left <= 0 or not found(table, seat, FOUND if openly else intel(table, seat)):
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
        if found(table, self.player, FOUND if self.openly else intel(table, self.player)):
            table.next(AskAssign(self.player, self.left, self.openly))


@dataclass(frozen=True)
class Strike(Effect):
    """1 Aggravated damage to somebody of that player's coterie, whatever the Secrecy. It is given out with all other
    damage of the step. [antagonist.secrecy]"""


def beside(table: RivalsTable, card: int) -> int:
    """Beside whose Haven a City card lies; nobody's, where it is in The Street. [antagonist.at-haven]"""
    return table.pieces[card].party - 1


def lurking(table: RivalsTable, seat: int) -> list[int]:
    """The Antagonists that this player has to do with: those in The Street, then those beside their Haven; but for the
    last ones, where some are ignored. [card.urban-fox]"""
    cards = [card for card in table.street if KIND[table.prints[card]] & ANTAGONIST]
    found = [card for place in (NOBODY, seat) for card in cards if beside(table, card) == place]
    if not table.index[QUALITY + WARY]:
        return found
    spared = sum([table.quality(WARY, card) for card in table.coterie[seat]])
    return found[: max(0, len(found) - spared)]


def ranks(table: RivalsTable, seat: int) -> list[tuple[int, Effect]]:
    """What those that lie in stacks do, each place for itself: the card that does it, and what. [antagonist.stack]"""
    found: list[tuple[int, Effect]] = []
    lower: list[int] = []
    for card in lurking(table, seat):
        rank = len([other for other in lower if beside(table, other) == beside(table, card)])
        does = table.face(card).ranks
        if rank < len(does):
            found.append((card, does[rank]))
        lower.append(card)
    return found


def harm(table: RivalsTable, seat: int) -> int:
    """How much damage they deal. [sad.damage] [antagonist.stack]"""
    alone = [card for card in lurking(table, seat) if not table.face(card).ranks]
    return len(alone) + len([does for _, does in ranks(table, seat) if isinstance(does, Strike)])


def intel(table: RivalsTable, seat: int) -> int:
    """Their Intel: each S.A.D. adds 1. Against a stack no Secrecy helps. [sad.intel] [antagonist.secrecy]"""
    here = lurking(table, seat)
    return FOUND if any(table.face(card).ranks for card in here) else len(here)


def further(table: RivalsTable, seat: int) -> list[Step]:
    """What stacks do beside their damage."""
    return [
        Resolve(does, Cause(seat, card, table.pieces[card].stamp))
        for card, does in ranks(table, seat)
        if not isinstance(does, Strike)
    ]


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
        return FOUND if self.openly else intel(table, self.seat)

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
            return Refused("sad.intel", card=here.id_of(card), secrecy=here.secrecy(card), intel=intel(here, self.seat))
        return Refused("sad.cap", card=here.id_of(card), blood=here.blood(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        card = table.with_handle(option[5:])
        table.dealt = (*table.dealt, Blow(card, 1, NO_TYPE, True, NOTHING, NOBODY))
        if self.left > 1 and found(table, self.seat, self.reach(table)):
            table.next(AskAssign(self.seat, self.left - 1, self.openly))
