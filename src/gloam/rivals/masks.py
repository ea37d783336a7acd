"""A character that turns out to be another: one in play changes places with one in the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import CARDS, NUMBER, VAMPIRE
from gloam.rivals.costs import AskOfRivals, RivalsEffect, pay_prestige
from gloam.rivals.hands import in_hand, kept, names_in_hand
from gloam.rivals.pieces import HAND, NOBODY, NOTHING
from gloam.rivals.recruiting import usurp, whose
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import trim
from gloam.rivals.which import COTERIE, Which

SWAP: Final = "swap "
FOLLOWERS: Final = Which(COTERIE, VAMPIRE, follower=True)
RULE: Final = "card.mask-of-a-thousand-faces"


@dataclass(frozen=True)
class ChangeFaces(RivalsEffect):
    """A vampire of your coterie that does not lead changes places with one in your hand, which has everything that the
    other had; what its Blood Potency is higher you pay. [card.mask-of-a-thousand-faces]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        """From which deck each card in a hand was drawn everyone has seen."""
        return len(FOLLOWERS.cards(table, source)) > 0 and len(kept(table, source.seat, VAMPIRE)) > 0

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source) and len(self.pairs(table, source)) > 0

    def pairs(self, table: RivalsTable, source: Cause) -> list[tuple[int, str]]:
        names = names_in_hand(table, source.seat, VAMPIRE)
        cards = FOLLOWERS.cards(table, source)
        return [(card, name) for card in cards for name in names if why_not_swap(table, card, name) is None]

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.payable(table, source):
            table.next(AskMask(self, source))


def difference(table: RivalsTable, card: int, name: str) -> int:
    """The Prestige that a higher Blood Potency costs, as both are printed."""
    return max(0, CARDS[NUMBER[name]].potency - table.face(card).potency)


def why_not_swap(table: RivalsTable, card: int, name: str) -> Refused | None:
    """[recruit.unique] [cost.last-prestige]"""
    seat, cost = table.pieces[card].holder, difference(table, card, name)
    if whose(table, name) != NOBODY:
        return Refused("recruit.unique", card=name, seat=whose(table, name))
    if cost and table.has_prestige(seat) <= cost:
        return Refused("cost.last-prestige", amount=cost, prestige=table.has_prestige(seat))
    return None


class AskMask(AskOfRivals):
    """Who changes places with whom."""

    rule: ClassVar[str] = RULE

    def changing(self) -> ChangeFaces:
        assert isinstance(self.effect, ChangeFaces), "only so faces are changed"
        return self.effect

    def telling(self) -> bool:
        return True  # what a hand holds must not show

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"{SWAP}{table.handle(card)} {name}" for card, name in self.changing().pairs(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        handle, _, name = option.removeprefix(SWAP).partition(" ")
        card = meant(here, self.seat, handle) if option.startswith(SWAP) else NOTHING
        if card == NOTHING or name not in NUMBER:
            return None
        no = why_not_own(here, self.seat, card)
        if no is None and name in names_in_hand(here, self.seat, VAMPIRE) and card in here.coterie[self.seat]:
            no = why_not_swap(here, card, name)
        return no or Refused(self.rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        handle, _, name = option.removeprefix(SWAP).partition(" ")
        card, cost = table.with_handle(handle), difference(table, table.with_handle(handle), name)
        usurp(table, name)
        if cost:
            pay_prestige(table, self.seat, cost)
        change_faces(table, card, in_hand(table, self.seat, name))


def change_faces(table: RivalsTable, old: int, new: int) -> None:
    """The one that comes stands where the other stood, as the other was; whatever had been said of the other alone is
    over. Blood for which it has no room is lost. [card.mask-of-a-thousand-faces] [bp.lost-bonus]"""
    was, name = table.pieces[old], table.id_of(old)
    seat = was.holder
    table.pieces[old] = was.but(guests=())
    table.move(new, was.zone, seat)
    came = table.pieces[new]
    table.pieces[new] = was.but(stamp=came.stamp, seen=came.seen, held=came.held, since=came.since)
    for guest in was.guests:
        table.pieces[guest] = table.pieces[guest].but(host=new)
    table.move(old, HAND, seat)
    facts: dict[str, Fact] = {"card": name, "target": table.handle(new)}
    table.tell("masked", RULE, seat, facts)
    trim(table, new, seat, new)
