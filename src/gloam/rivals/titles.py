"""Titles: the Influence they cost, who may bear one, and one of each name where they are unique."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.core.texts import Force
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import GHOUL, ONE_EACH, POTENCY, TITLE, UNIQUE
from gloam.rivals.conflict_record import Conflict, put
from gloam.rivals.costs import Tire
from gloam.rivals.hands import in_hand
from gloam.rivals.influence import (
    LAY,
    EndConflict,
    Influencing,
    boosts,
    gift,
    gifts,
    given_by,
    influence,
    layable,
    raised_by,
    raises,
    spend_posting,
)
from gloam.rivals.pieces import DISCARD, FOUGHT, NOTHING
from gloam.rivals.playing import asked_for
from gloam.rivals.refusing import meant
from gloam.rivals.spoils import attaching, has_room
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Waives
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import PLAYED
from gloam.rivals.which import has_named, has_title


def why_not(table: RivalsTable, seat: int, card: int, actor: int) -> Refused | None:
    """Why nobody can take this Title now, or why this vampire cannot. [title.unique] [title.primogen] [title.bp]
    [title.one] [title.effect-possible] [title.influence]"""
    face = table.face(card)
    if face.kind & UNIQUE:
        for other in range(table.seats):
            if any(bears(table, vampire, face.id) for vampire in table.coterie[other]):
                return Refused("title.unique", card=face.id, seat=other)
    if face.kind & ONE_EACH:
        mine = (*table.coterie[seat], *table.torpor[seat])
        if any(bears(table, vampire, face.id) for vampire in mine):
            return Refused("title.primogen", card=face.id)
    if table.is_a(actor, GHOUL):
        return Refused("ghoul.no-vampire", title=face.id, card=table.id_of(actor))
    asked = asked_for(table, seat, card)
    if asked > table.quality(POTENCY, actor):
        return Refused("title.bp", card=face.id, asked=asked, has=table.quality(POTENCY, actor))
    if has_title(table, actor):
        return Refused("title.one", card=face.id, bearer=table.id_of(actor))
    if not has_room(table, actor, card):
        return Refused("title.effect-possible", card=face.id)
    most = reach(table, seat, card, actor) + table.has_prestige(seat) - 1
    if most < price(table, card, actor):
        return Refused("title.influence", card=face.id, cost=face.cost, most=most)
    return None


def price(table: RivalsTable, card: int, actor: int) -> int:
    """The Influence that this Title takes from this vampire. [card.shep-mason]"""
    face = table.face(card)
    waived = any(isinstance(text, Waives) and text.title in (None, face.id) for text in table.face(actor).texts)
    return 0 if waived else face.cost


def bears(table: RivalsTable, vampire: int, title: str) -> bool:
    return has_named(table, vampire, title)


def reach(table: RivalsTable, seat: int, title: int, actor: int) -> int:
    """The most Influence that this player could put in without any Prestige. The one who takes the Title is exhausted
    first, and the Title itself is no card to be posted."""
    more = {force.cause.card: raised_by(force) for force in boosts(table, seat) if not tires(force, actor)}
    others = [card for card in table.hand[seat] if card != title]
    names = layable(table, seat)
    cards = [given_by(table, card) for card in others if table.id_of(card) in names]
    vampires = [influence(table, card) + more.get(card, 0) for card in table.coterie[seat]]
    if any(not table.pieces[card].mute for card in table.coterie[seat]):
        vampires += [raised_by(force) for force in raises(table, seat)]
    return sum(vampires) + max(cards, default=0) + sum([gift(table, force) for force in gifts(table, seat)])


def tires(force: Force, actor: int) -> bool:
    """Is this an ability for which this very vampire would have to be ready?"""
    return force.cause.card == actor and isinstance(getattr(force.text, "cost", None), Tire)


def start(table: RivalsTable, seat: int, card: int, actor: int) -> tuple[Step, ...]:
    table.conflict = Conflict(seat, card, actor, table.seats)
    return (AskPrice(seat, ()), TakeTitle()) if price(table, card, actor) else (TakeTitle(),)


class AskPrice(Influencing):
    """How a Title is paid for: vampires, abilities, one card face up, and Prestige for what is missing.
    [title.mix] [title.influence-anyone] [window.influence-title]"""

    rule: ClassVar[str] = "title.influence"

    def missing(self, table: RivalsTable) -> int:
        conflict = table.conflict
        assert conflict is not None
        given = sum([given_by(table, card) for card in self.of(LAY)])
        return max(0, table.face(conflict.card).cost - self.shown(table) - given)

    def ends(self, table: Table) -> list[str]:
        here = rivals(table)
        return ["pay"] if self.missing(here) < here.has_prestige(self.seat) else []

    def parts(self, table: RivalsTable) -> list[str]:
        """Only what still leads to the whole price."""
        found = super().parts(table)
        return [option for option in found if self.choosing(self.with_part(table, option)).can_end(table)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[title.mix] [title.influence]"""
        here = rivals(table)
        if option == "pay" and not self.pending():
            return Refused("title.mix", missing=self.missing(here), prestige=here.has_prestige(self.seat))
        if option in super().parts(here):
            part = option.partition(" ")[2]
            card = meant(here, self.seat, part)
            return Refused("title.influence", part=part if card == NOTHING else here.id_of(card))
        return super().why_not(table, option)

    def can_end(self, table: RivalsTable) -> bool:
        """Could all that may still be put in, and Prestige, meet the price?"""
        more = {force.cause.card: raised_by(force) for force in boosts(table, self.seat)}
        busy = self.exerting()
        left = [card for card in table.coterie[self.seat] if card not in busy]
        most = sum([influence(table, card) + more.get(card, 0) for card in left]) + self.raised(table).get(NOTHING, 0)
        if not self.of(LAY):
            most += max(
                [given_by(table, in_hand(table, self.seat, name)) for name in layable(table, self.seat)], default=0
            )
        most += sum([gift(table, force) or raised_by(force) for force in self.unused(table)])
        return self.missing(table) - most < table.has_prestige(self.seat)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {**super().facts(table), "missing": self.missing(here)}

    def choosing(self, chosen: tuple[int, ...]) -> AskPrice:
        return AskPrice(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here, seat = rivals(table), self.seat
        conflict = here.conflict
        assert conflict is not None
        for card in self.of(LAY):
            spend_posting(here, seat, card)
            conflict.laid = put(conflict.laid, seat, card)
            here.move(card, FOUGHT, seat, conflict.actor)
            facts: dict[str, Fact] = {"card": here.id_of(card), "amount": given_by(here, card)}
            here.tell("influence-card", "infl.modifier-face", seat, facts)
        here.next(*self.put_in(here), PayMissing())


class PayMissing(RivalsStep):
    """Prestige for Influence, 1 for 1. [infl.prestige]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        seat = conflict.seat
        laid = [given_by(table, card) for card in conflict.laid if card >= 0]
        given = conflict.exerted[seat] + conflict.extra[seat] + sum(laid)
        missing = max(0, table.face(conflict.card).cost - given)
        if missing:
            paid = taken(table.prestige[seat], seat, missing)
            table.prestige[seat] -= paid
            table.to_supply(paid)
            table.tell("prestige-paid", "infl.prestige", seat, {"amount": missing})


class TakeTitle(RivalsStep):
    """It is attached; a copy of a unique Title on a vampire in Torpor goes to the discard pile.
    [title.unique-torpor]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        seat, card, actor = conflict.seat, conflict.card, conflict.actor
        if table.is_a(card, UNIQUE):
            for other in range(table.seats):
                for vampire in table.torpor[other]:
                    for guest in table.pieces[vampire].guests:
                        if table.is_a(guest, TITLE) and table.id_of(guest) == table.id_of(card):
                            table.tell("title-lost", "title.unique-torpor", other, {"card": table.id_of(guest)})
                            table.move(guest, DISCARD, table.owner[guest])
        played = Deed(PLAYED, seat, card, 1, actor, seat)
        table.next(*attaching(table, actor, card, seat, actor), played, EndConflict())
