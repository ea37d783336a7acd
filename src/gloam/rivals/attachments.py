"""Library cards that stay with a character, and what is taken off one again."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.deeds import Deed
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.costs import THE_BEARER, AskOfRivals, Cost, RivalsEffect, doing_card
from gloam.rivals.pieces import ATTACHED, NOTHING
from gloam.rivals.refusing import meant, why_not_chosen
from gloam.rivals.spoils import MOST_ATTACHED, attaching, has_room
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import ANEW, DETACH, FACE_DOWN
from gloam.rivals.which import Which, active


@dataclass(frozen=True)
class AttachThis(RivalsEffect):
    """This card is attached to the character that plays it, or to another. `squeezed`: something may be burned to make
    room for it; `down`: it is attached face down, and says nothing there. [alchemy.attach] [card.crossbow]
    [card.veiled-threat]"""

    which: Which = THE_BEARER
    squeezed: bool = True
    down: bool = False

    def hosts(self, table: RivalsTable, source: Cause) -> list[int]:
        found = [host for host in self.which.cards(table, source) if active(table, host)]
        if self.squeezed:
            return [host for host in found if has_room(table, host, source.card)]
        return [host for host in found if len(table.pieces[host].guests) < MOST_ATTACHED]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.hosts(table, source)) > 0

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        for host in self.hosts(table, source)[:1]:
            by = doing_card(table, source)
            how = FACE_DOWN if self.down else ANEW
            table.next(*attaching(table, host, source.card, source.seat, by, how))


@dataclass(frozen=True)
class DetachCost(Cost):
    """One of these attached cards comes off and is discarded. [alchemy.detached]"""

    which: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.which.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        cards = self.which.cards(table, source)
        if len(cards) == 1:
            detach(table, source.seat, cards[0])
        elif cards:
            table.next(AskDetach(self, source))


def detach(table: RivalsTable, seat: int, card: int) -> None:
    table.next(detaching(table, seat, card))


def detaching(table: RivalsTable, seat: int, card: int) -> Deed:
    return Deed(DETACH, seat, card, 1, table.pieces[card].host, table.pieces[card].holder)


def borne(table: RivalsTable, cause: Cause) -> Cause:
    """Whoever bears this card is known even when its own text has detached it. [animal.detached]"""
    attached = table.pieces[cause.card].zone == ATTACHED
    return cause.answering(detaching(table, cause.seat, cause.card)) if attached else cause


class AskDetach(AskOfRivals):
    """Which of them comes off."""

    def which(self) -> Which:
        cost = self.effect
        assert isinstance(cost, DetachCost)
        return cost.which

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"detach {table.handle(card)}" for card in self.which().cards(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "detach" else NOTHING
        return None if card == NOTHING else why_not_chosen(here, self.cause, self.which(), card)

    def answered(self, table: RivalsTable, option: str) -> None:
        detach(table, self.seat, table.with_handle(option[7:]))
