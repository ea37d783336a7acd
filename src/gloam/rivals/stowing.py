"""Cards that are put under another instead of being lost, and come back instead of a draw. [card.secret-compartment]"""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.effect import Count, Source
from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.core.texts import Cause, Whenever
from gloam.rivals.catalogue import Card
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.pieces import ATTACHED, BOARD, DISCARD, HAND
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import laid
from gloam.rivals.which import Which, guests_of


@dataclass(frozen=True)
class Stow(RivalsEffect):
    """The card that was just discarded is attached to this one face down, where no more than so many may lie.
    [card.secret-compartment]"""

    most: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        deed, host = source.deed, table.pieces[source.card]
        if deed is None or host.zone != BOARD or len(host.guests) >= self.most:
            return False
        return table.pieces[deed.on].zone == DISCARD and table.pieces[deed.on].holder == source.seat

    def do(self, table: RivalsTable, source: Cause) -> None:
        deed = source.deed
        if deed is not None and self.can(table, source):
            table.move(deed.on, ATTACHED, source.seat, source.card, down=True)
            facts: dict[str, Fact] = {"card": table.id_of(deed.on), "to": table.handle(source.card)}
            table.tell("stowed", "card.secret-compartment", source.seat, facts)
            laid(table, source.seat, source.card, deed.on)


@dataclass(frozen=True)
class Unstow(RivalsEffect):
    """The chosen card, which lay under this one, goes into your hand. [card.secret-compartment]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = source.target
        table.move(card, HAND, source.seat)
        table.tell("unstowed", "card.secret-compartment", source.seat, {"card": table.id_of(card)})


def stows(face: Card) -> bool:
    """Is this a card under which others are put?"""
    return any(isinstance(text, Whenever) and isinstance(text.then, Stow) for text in face.texts)


@dataclass(frozen=True)
class Buried(Count):
    """How many cards are attached to these face down. [attach.face-down]"""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here, cause = rivals(table), cause_of(source)
        guests = guests_of(here, tuple(self.which.cards(here, cause)))
        return len([guest for guest in guests if here.pieces[guest].down])
