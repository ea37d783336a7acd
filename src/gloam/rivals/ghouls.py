"""Ghouls: Library cards that are characters once they are played, and what is attached to them then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.bases import StepOn
from gloam.rivals.catalogue import NUMBER, RETAINER
from gloam.rivals.collection import bring
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.hands import in_hand, kept, names_in_hand
from gloam.rivals.pieces import BURNED, HAVEN, NOTHING
from gloam.rivals.refusing import meant, why_not_chosen
from gloam.rivals.spoils import attaching, has_room
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import PUT_TOKENS, WEAKEN, fall_if_empty
from gloam.rivals.which import YOUR_ATTACHMENTS, Which

BOUND: Final = "pp1-bound-servant"  # what a card that has become a Ghoul is from then on
YOUR_RETAINERS: Final = Which(YOUR_ATTACHMENTS, RETAINER)


@dataclass(frozen=True)
class Enlist(RivalsEffect):
    """Retainers that you control, on whomever they are, are attached to this Ghoul: at least one, at most so many, or
    with 0 as many as you like. [ghoul.retainers]"""

    most: int = 0

    def found(self, table: RivalsTable, source: Cause) -> list[int]:
        """Those that are not there yet."""
        cards = YOUR_RETAINERS.cards(table, source)
        return [card for card in cards if table.pieces[card].host != source.card]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.found(table, source)) > 0

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskEnlist(self, source, 0))


class AskEnlist(AskOfRivals):
    """Which Retainer is attached to the Ghoul next, or enough. [ghoul.retainers]"""

    rule: ClassVar[str] = "ghoul.retainers"

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def enlisting(self) -> Enlist:
        assert isinstance(self.effect, Enlist)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "done": self.done}

    def offer(self, table: RivalsTable) -> list[str]:
        host = self.cause.card
        cards = [card for card in self.enlisting().found(table, self.cause) if has_room(table, host, card)]
        found = [f"choose {table.handle(card)}" for card in cards]
        return [*found, "enough"] if self.done else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        if option == "enough":
            return Refused(self.rule, must=here.id_of(self.card))
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        return None if card == NOTHING else why_not_chosen(here, self.cause, YOUR_RETAINERS, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        host, card, done = self.cause.card, table.with_handle(option[7:]), self.done + 1
        most = self.enlisting().most
        more = [AskEnlist(self.effect, self.source, done)] if not most or done < most else []
        table.next(*attaching(table, host, card, self.seat, host), *more)


class Starve(StepOn):
    """A Ghoul that comes into play without Blood falls at once. [ghoul.defeated]"""

    def do(self, table: RivalsTable) -> None:
        piece = table.pieces[self.card]
        if piece.zone == HAVEN:
            fall_if_empty(table, Deed(WEAKEN, piece.holder, self.card, 1, self.card, piece.holder))


# ---- a card that becomes one


@dataclass(frozen=True)
class Bind(RivalsEffect):
    """A card of this kind is shown from your hand and becomes a Ghoul without a text, ready in your Haven, with 1 Blood
    of your colour. [card.ken-michael-otto]"""

    kind: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.seat]) > 0

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        return len(kept(table, source.seat, self.kind)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.payable(table, source):
            table.next(AskBound(self, source))


class AskBound(AskOfRivals):
    """Which card becomes a Ghoul. [card.ken-michael-otto]"""

    rule: ClassVar[str] = "card.ken-michael-otto"

    def binding(self) -> Bind:
        assert isinstance(self.effect, Bind), "only so a card becomes a Ghoul"
        return self.effect

    def telling(self) -> bool:
        return True  # what a hand holds must not show

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"show {name}" for name in names_in_hand(table, self.seat, self.binding().kind)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [card.ken-michael-otto]"""
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb == "show" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        seat, card = self.seat, in_hand(table, self.seat, option[5:])
        table.move(card, BURNED, table.owner[card])
        ghoul = bring(table, NUMBER[BOUND], seat)
        table.move(ghoul, HAVEN, seat)
        facts: dict[str, Fact] = {"card": table.id_of(card), "by": table.handle(self.card)}
        table.tell("bound", self.rule, seat, facts)
        table.next(Deed(PUT_TOKENS, seat, ghoul, 1, ghoul, seat))
