"""The City Deck: what it reveals, Events, and how it is made anew when it runs out."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.event import Fact
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Cause, Lend
from gloam.rivals.bases import RivalsAsk, RivalsStep, StepOn
from gloam.rivals.catalogue import EVENT, HEEDLESS, ONGOING, PRINCE, SCHEME
from gloam.rivals.pieces import BOX, BURNED, CITY_BURNED, CITY_DECK, NOBODY, NOTHING, STREET
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import FOR_GOOD, Ignores
from gloam.rivals.tokens import of_colour, tokens
from gloam.rivals.variants import LATE_PRINCE
from gloam.rivals.winning import CheckEnd


class CityStep(RivalsStep):
    """Ongoing Events that bear one's own token are burned; then a card is revealed, on the very first turn as many as
    there are players. [begin.city-burn] [begin.city-reveal] [begin.first-turn]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "city"
        for card in table.street:
            if table.is_a(card, EVENT) and of_colour(table.pieces[card].tokens, table.active):
                table.tell("event-over", "begin.city-burn", table.active, {"card": table.handle(card)})
                burn_event(table, card)
        count = table.seats if table.turn == 1 else 1
        late = [LatePrince()] if table.turn == 1 and LATE_PRINCE in table.setup.variants else []
        table.next(*[RevealCity(table.active) for _ in range(count)], *late)


class LatePrince(RivalsStep):
    """Prince of the City is shuffled in once the first cards lie in The Street. [setup.late-prince]"""

    def do(self, table: RivalsTable) -> None:
        for card, piece in enumerate(table.pieces):
            if piece.zone == BOX and table.is_a(card, PRINCE):
                table.move(card, CITY_DECK, NOBODY)
                shuffle_city(table)
                table.tell("late-prince", "setup.late-prince", NOBODY, {"card": table.id_of(card)})


class RevealCity(RivalsStep):
    """The top card goes to The Street; an Event is resolved at once, an Ongoing one stays for a round, and one that
    says so until a text burns it.
    [city.event-immediate] [city.ongoing-token] [city.event-lasting] [city.reshuffle] [city.nothing-left]"""

    def __init__(self, revealer: int) -> None:
        super().__init__()
        self.revealer: Final = revealer

    def fields(self) -> tuple[Field, ...]:
        return (self.revealer,)

    def do(self, table: RivalsTable) -> None:
        if not table.city:
            reshuffle(table)
        if not table.city:
            table.tell("city-empty", "city.nothing-left", NOBODY, {})
            return
        card = table.city[-1]
        table.move(card, STREET, NOBODY)
        table.tell("city-revealed", "begin.city-reveal", self.revealer, {"card": table.id_of(card)})
        face = table.face(card)
        if not face.kind & EVENT:
            return
        does: list[Step] = []
        if face.play is not None and not face.kind & SCHEME:
            does = [Resolve(face.play, Cause(self.revealer, card, table.pieces[card].stamp))]
        does = [*asked_of(table, card), *does]
        if not face.kind & ONGOING:
            table.next(*does, BurnEvent(card), CheckEnd())
            return
        if not face.lasting:
            table.put_blood(card, tokens(self.revealer, table.from_supply(self.revealer, 1)))
        if table.alone_outside():
            scatter(table)
        table.next(*does)


def asked_of(table: RivalsTable, event: int) -> list[Step]:
    """Whoever may ignore an Event is asked as it comes. [card.emil-hruza]"""
    return [AskIgnore(seat, event) for seat in table.clockwise() if heedless(table, seat) != NOTHING]


def heedless(table: RivalsTable, seat: int) -> int:
    """The character through whom this player may ignore Events, or none."""
    forces = [force for force in table.index[QUALITY + HEEDLESS] if force.cause.seat == seat and table.works(force)]
    return forces[0].cause.card if forces else NOTHING


class AskIgnore(RivalsAsk):
    """Shall this Event hold for you, or not, as long as it lies there? [card.emil-hruza]"""

    rule: ClassVar[str] = "card.emil-hruza"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.event)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": table.id_of(self.event)}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["heed", "ignore"] if heedless(table, self.seat) != NOTHING else []

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "ignore":
            through = heedless(table, self.seat)
            cause = Cause(self.seat, through, table.pieces[through].stamp, self.event)
            table.lend(Lend(Ignores(), FOR_GOOD), cause)
            table.tell("event-ignored", self.rule, self.seat, {"card": table.id_of(self.event)})


class BurnEvent(StepOn):
    """An Event that is done goes to the burned pile. [city.event-immediate] [city.piles]"""

    def do(self, table: RivalsTable) -> None:
        burn_event(table, self.card)


def burn_event(table: RivalsTable, card: int) -> None:
    """What a player has played goes to that player's burned pile. [card.cover-charge]"""
    table.to_supply(table.pieces[card].tokens)
    owner = table.owner[card]
    table.move(card, CITY_BURNED if owner == NOBODY else BURNED, owner)


def reshuffle(table: RivalsTable) -> None:
    """The discard pile becomes the deck. [city.reshuffle]"""
    cards = table.city_pile[:]
    for card in cards:
        table.move(card, CITY_DECK, NOBODY)
    shuffle_city(table)
    if cards:
        table.tell("city-reshuffled", "city.reshuffle", NOBODY, {"cards": len(cards)})


def shuffle_city(table: RivalsTable) -> None:
    cards = table.city[:]
    table.shuffle(cards)
    table.city = cards
    table.forget(cards)


def scatter(table: RivalsTable) -> None:
    """Everyone in The Street stands alone from now on."""
    for seat in range(table.seats):
        for card in table.coterie[seat]:
            if table.pieces[card].zone == STREET:
                table.serial += 1
                table.pieces[card] = table.pieces[card].but(party=table.serial)
