"""Library cards that stay with a character, and what is taken off one again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Become, Cause
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.costs import THE_BEARER, AskOfRivals, Cost, RivalsEffect, doing_card
from gloam.rivals.counts import cause_of
from gloam.rivals.pieces import ATTACHED, HAND, NOTHING
from gloam.rivals.refusing import meant, why_not_chosen
from gloam.rivals.spoils import attaching, has_room, holds_more
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import ANEW, DETACH, FACE_DOWN
from gloam.rivals.which import Which, active, bearer


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
        return [host for host in found if holds_more(table, host)]

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


@dataclass(frozen=True)
class ToHand(RivalsEffect):
    """Those of these cards that are your own come back into your hand. [card.abraham]"""

    which: Which

    def own(self, table: RivalsTable, source: Cause) -> list[int]:
        return [card for card in self.which.cards(table, source) if table.owner[card] == source.seat]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.own(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.own(table, source):
            name = table.id_of(card)
            table.to_supply(table.pieces[card].tokens)
            table.move(card, HAND, source.seat)
            table.tell("taken-back", "card.abraham", source.seat, {"card": name})


# ---- to somebody else instead


@dataclass(frozen=True)
class RoomBeside(Condition):
    """Another of this character's party has room for the card that would be attached. [card.sheilar-omar]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        assert cause.deed is not None, "only a change knows what it changes"
        return len(beside(here, bearer(here, cause), cause.deed)) > 0


@dataclass(frozen=True)
class Elsewhere(Become):
    """It is attached to another of this character's party, of one's choice. [card.sheilar-omar]"""

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        here = rivals(table)
        here.next(AskElsewhere(source.seat, (deed.changed(code),), bearer(here, source)))
        return None


def beside(table: RivalsTable, member: int, deed: Deed) -> list[int]:
    """The others of a party who have room for what would be attached to one of them. [attach.no-room]"""
    others = [card for card in table.party(member) if card != deed.on]
    return [host for host in others if active(table, host) and has_room(table, host, deed.other)]


class AskElsewhere(RivalsAsk):
    """To whom of the party it is attached instead."""

    rule: ClassVar[str] = "card.sheilar-omar"

    def __init__(self, seat: int, deeds: tuple[Deed, ...], member: int) -> None:
        super().__init__(seat)
        self.deeds: Final = deeds
        self.member: Final = member

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.deeds, self.member)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.id_of(self.member), "attachment": here.handle(self.deeds[0].other)}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"to {table.handle(host)}" for host in beside(table, self.member, self.deeds[0])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.sheilar-omar] [attach.no-room]"""
        here, deed = rivals(table), self.deeds[0]
        verb, _, handle = option.partition(" ")
        host = meant(here, self.seat, handle) if verb == "to" else NOTHING
        if host == NOTHING:
            return None
        if host != deed.on and host in here.party(self.member):
            return Refused("attach.no-room", card=here.id_of(deed.other), bearer=here.id_of(host))
        return Refused(self.rule, card=here.id_of(host))

    def answered(self, table: RivalsTable, option: str) -> None:
        deed = self.deeds[0]
        host = table.with_handle(option[3:])
        table.next(Deed(
            deed.verb, deed.doer, host, deed.amount, deed.by, table.pieces[host].holder, deed.other, deed.detail,
            past=deed.past,
        ))  # fmt: skip
