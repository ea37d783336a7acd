"""What cards do with Libraries and discards: one wins by an empty one, a discard becomes a draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.effect import Condition, Count, Effect, Source
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.agendas import turn_up
from gloam.rivals.catalogue import NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.counts import cause_of
from gloam.rivals.hands import AT_RANDOM, draw, library_cards
from gloam.rivals.pieces import DISCARD, NOTHING
from gloam.rivals.spoils import attaching, holds_more
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import FACE_DOWN
from gloam.rivals.which import active
from gloam.rivals.winning import finish

# ---- winning


@dataclass(frozen=True)
class EmptyLibrary(Condition):
    """A Rival of yours has no card left in their Library. [card.disheveled-shelves]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        return any(not here.library[seat] and not here.out[seat] for seat in here.rivals_of(source.seat))


@dataclass(frozen=True)
class Win(RivalsEffect):
    """You win the game. [card.disheveled-shelves]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        turn_up(table, source.seat)
        finish(table, [source.seat], "card.disheveled-shelves", [])


# ---- attached from the top


@dataclass(frozen=True)
class Bury(RivalsEffect):
    """The first card of the Library of the chosen character's player is attached to that character face down, where
    there is room without burning anything. If it is the first there, something may follow. [card.anjali] [card.radu]"""

    then: Effect | None = None

    def can(self, table: RivalsTable, source: Cause) -> bool:
        host = source.target
        if host == NOTHING or not active(table, host):
            return False
        return holds_more(table, host) and len(table.library[table.pieces[host].holder]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.can(table, source):
            return
        host = source.target
        seat, alone = table.pieces[host].holder, not table.pieces[host].guests
        card = table.library[seat][-1]
        show_first(table, seat, card)
        after = [Resolve(self.then, source)] if alone and self.then is not None else []
        table.next(*attaching(table, host, card, source.seat, doing_card(table, source), FACE_DOWN), *after)


def show_first(table: RivalsTable, seat: int, card: int) -> None:
    """Everyone sees the first card of a Library; whoever sees it already is told nothing."""
    if table.pieces[card].seen != table.everyone():
        table.see(card, table.everyone())
        table.tell("revealed-top", "card.anjali", seat, {"cards": (table.id_of(card),)})


@dataclass(frozen=True)
class ShowTop(RivalsEffect):
    """The first card of your Library is turned up, and then something follows. [card.radu]"""

    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            show_first(table, source.seat, table.library[source.seat][-1])
            table.next(Resolve(self.then, source))


# ---- turned up from the top


@dataclass(frozen=True)
class CullTop(RivalsEffect):
    """The first cards of your Library are turned up: you discard one of them and draw the others. [card.jack]"""

    many: int = 2

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        cards = table.library[source.seat][-self.many :][::-1]
        for card in cards:
            table.see(card, table.everyone())
        table.tell("revealed-top", "card.jack", source.seat, {"cards": tuple([table.id_of(card) for card in cards])})
        if cards:
            table.next(AskCull(self, source))


class AskCull(AskOfRivals):
    """Which of the cards that are turned up is discarded. [card.jack]"""

    rule: ClassVar[str] = "card.jack"

    def shown(self, table: RivalsTable) -> list[int]:
        effect = self.effect
        assert isinstance(effect, CullTop), "only these are turned up so"
        return table.library[self.seat][-effect.many :][::-1]

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"discard {name}" for name in dict.fromkeys([table.id_of(card) for card in self.shown(table)])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb == "discard" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        cards = self.shown(table)
        gone = next(card for card in cards if table.id_of(card) == option[8:])
        table.move(gone, DISCARD, self.seat)
        table.tell("milled", self.rule, self.seat, {"card": table.id_of(gone)})
        for _ in cards[1:]:
            draw(table, self.seat, "library")


# ---- a discard that is a draw


@dataclass(frozen=True)
class Discards(Count):
    """How many cards a player is about to discard: no more than they have. [card.disheveled-shelves-draw]"""

    def of(self, table: Table, source: Source) -> int:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None:
            return 0
        held = library_cards(here, deed.on) if deed.detail == AT_RANDOM else here.hand[deed.on]
        return min(deed.amount, len(held))


@dataclass(frozen=True)
class Discarding(Condition):
    """Something would be discarded, and something can be drawn instead. [card.disheveled-shelves-draw]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None or not here.hand[deed.on]:
            return False
        return len(here.library[deed.on]) + len(here.faction[deed.on]) > 0
