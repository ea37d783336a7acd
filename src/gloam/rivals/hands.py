"""Hands: cards there are alike if they are the same card, and called by what they are; drawing and discarding."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import CARDS, KIND, LIBRARY_CARD, NUMBER
from gloam.rivals.pieces import DISCARD, HAND
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import RivalsVerb, tossed

ALL: Final = -1  # every kind of card
EITHER_DECK, LIBRARY_ONLY, FACTION_ONLY = range(3)  # from which one draws
AS_ONE_LIKES, AT_RANDOM = range(2)  # which cards are discarded: any, or Library cards as chance has it


def names_in_hand(table: RivalsTable, seat: int, kind: int) -> list[str]:
    """The different cards of a kind in this hand, by their numbers."""
    prints = table.prints
    numbers = {prints[card] for card in table.hand[seat] if KIND[prints[card]] & kind}
    return [CARDS[number].id for number in sorted(numbers)] if numbers else []


def one_of_each(table: RivalsTable, cards: list[int]) -> list[int]:
    """Of cards that are alike the first, in the order in which the last of each lie, the last of all first."""
    numbers: list[int] = []
    found: list[int] = []
    for card in reversed(cards):
        number = table.prints[card]
        if number in numbers:
            found[numbers.index(number)] = card
        else:
            numbers.append(number)
            found.append(card)
    return found


def kept(table: RivalsTable, seat: int, kind: int) -> list[int]:
    """The copies of this kind in a hand."""
    return [card for card in table.hand[seat] if KIND[table.prints[card]] & kind]


def in_hand(table: RivalsTable, seat: int, name: str) -> int:
    """A copy of this card in the hand: whichever, since they are alike."""
    number = NUMBER[name]
    for card in table.hand[seat]:
        if table.prints[card] == number:
            return card
    raise AssertionError(f"there is no {name} in that hand")


class Draw(RivalsVerb):
    """One card at a time, from the Library or the Faction Deck, each seen before the next. [draw.choose-each]
    [card.university-library]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        if deed.detail != EITHER_DECK:
            library = deed.detail == LIBRARY_ONLY
            deck = table.library[deed.on] if library else table.faction[deed.on]
            for _ in range(min(deed.amount, len(deck))):
                draw(table, deed.on, "library" if library else "faction")
        elif deed.amount > 0 and (table.library[deed.on] or table.faction[deed.on]):
            table.next(AskDeck(deed.on, deed.amount))


class AskDeck(RivalsAsk):
    """Library or Faction Deck; an empty one cannot be drawn from. [draw.choose-each] [draw.empty]"""

    rule: ClassVar[str] = "draw.choose-each"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"left": self.left}

    def offer(self, table: RivalsTable) -> list[str]:
        found = ["library"] if table.library[self.seat] else []
        return [*found, "faction"] if table.faction[self.seat] else found

    def answered(self, table: RivalsTable, option: str) -> None:
        seat = self.seat
        draw(table, seat, option)
        if self.left > 1 and (table.library[seat] or table.faction[seat]):
            table.next(AskDeck(seat, self.left - 1))


def draw(table: RivalsTable, seat: int, name: str) -> None:
    """The first card of this deck."""
    deck = table.library[seat] if name == "library" else table.faction[seat]
    card = deck[-1]
    table.move(card, HAND, seat)
    table.taught |= 1 << seat
    table.tell("drew", "draw.action", seat, {"deck": name}, {"card": table.id_of(card)}, 1 << seat)


class Discard(RivalsVerb):
    """So many cards from hand, whichever one likes or at random, or all one has. [term.discard] [card.cloud-memory]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        if deed.detail == AT_RANDOM:
            discard_any(table, deed.on, deed.amount)
            return
        amount = min(deed.amount, len(table.hand[deed.on]))
        if amount:
            table.next(AskDiscard(deed.on, amount))


def discard_any(table: RivalsTable, seat: int, amount: int) -> None:
    """So many Library cards of the hand go at random. [card.cloud-memory]"""
    for _ in range(min(amount, len(library_cards(table, seat)))):
        cards = library_cards(table, seat)
        card = cards[table.draw(len(cards))]
        table.move(card, DISCARD, seat)
        table.tell("discarded-at-random", "card.cloud-memory", seat, {"card": table.id_of(card)})
        tossed(table, seat, card)


def library_cards(table: RivalsTable, seat: int) -> list[int]:
    """Those of a hand that were drawn from the Library: everyone can see how many there are."""
    return [card for card in table.hand[seat] if table.is_a(card, LIBRARY_CARD)]


class AskDiscard(RivalsAsk):
    """Which card is discarded next. [term.discard]"""

    rule: ClassVar[str] = "term.discard"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"left": self.left}

    def telling(self) -> bool:
        return True

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"discard {name}" for name in names_in_hand(table, self.seat, ALL)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused("term.discard", card=name) if verb == "discard" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        discard(table, self.seat, in_hand(table, self.seat, option[8:]))
        if self.left > 1 and table.hand[self.seat]:
            table.next(AskDiscard(self.seat, self.left - 1))


def discard(table: RivalsTable, seat: int, card: int) -> None:
    table.move(card, DISCARD, seat)
    table.tell("discarded", "term.discard", seat, {"card": table.id_of(card)})
    tossed(table, seat, card)
