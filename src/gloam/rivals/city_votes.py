"""What the City's own cards move in the City: an Influence Conflict that an Event calls for, cards that go and come
back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.antagonists import beside
from gloam.rivals.catalogue import CARDS, CITY_CARD, INQUISITION, NUMBER
from gloam.rivals.city import reshuffle, shuffle_city
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.pieces import CITY_DECK, CITY_DISCARD, NOBODY, NOTHING
from gloam.rivals.refusing import seat_meant
from gloam.rivals.schemes import declaring
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import FOR_GOOD, LastTime
from gloam.rivals.which import Which


def free(table: RivalsTable) -> list[int]:
    """The Second Inquisition cards in The Street. [antagonist.at-haven]"""
    return [card for card in table.street if table.is_a(card, INQUISITION) and beside(table, card) == NOBODY]


@dataclass(frozen=True)
class CallVote(RivalsEffect):
    """A player is named, and everyone declares for or against what this Event would do to them. [card.tipped-off]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(free(table)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskWhom(self, source))


class AskWhom(AskOfRivals):
    """Which player it shall be."""

    rule: ClassVar[str] = "card.tipped-off"

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"name {LETTERS[seat]}" for seat in table.clockwise() if not table.out[seat]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, letter = option.partition(" ")
        seat = seat_meant(rivals(table), letter.upper()) if verb == "name" else NOBODY
        return None if seat == NOBODY else Refused(self.rule, seat=seat)

    def answered(self, table: RivalsTable, option: str) -> None:
        named, card = LETTERS.index(option[5:]), self.card
        conflict = table.conflict = Conflict(self.seat, card, NOTHING, table.seats)
        conflict.named = (named,)
        table.tell("vote-called", self.rule, self.seat, {"card": table.id_of(card), "foe": named})
        table.next(*declaring(table))


@dataclass(frozen=True)
class Besiege(RivalsEffect):
    """A Second Inquisition card goes from The Street to beside the Haven of the player who was named.
    [card.tipped-off] [antagonist.at-haven]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        conflict, cards = table.conflict, free(table)
        if conflict is None or not cards:
            return
        seat, card = conflict.named[0], cards[-1]
        if table.ignores(source.card, seat):
            return
        table.pieces[card] = table.pieces[card].but(party=seat + 1)
        table.tell("besieged", "antagonist.at-haven", source.seat, {"card": table.handle(card), "haven": seat})


# ---- cards that go and come back


@dataclass(frozen=True)
class OffTheStreet(RivalsEffect):
    """All of these go from The Street to the City's discard pile: that is no defeat. [card.midnight-curfew]"""

    which: Which

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.which.cards(table, source):
            facts: dict[str, Fact] = {"card": table.handle(card)}
            table.tell("taken-away", "card.midnight-curfew", source.seat, facts)
            table.move(card, CITY_DISCARD, NOBODY)


@dataclass(frozen=True)
class PileBack(RivalsEffect):
    """The City's discard pile is shuffled into the City Deck. [card.midnight-curfew]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        if table.city_pile:
            reshuffle(table)


@dataclass(frozen=True)
class OneBack(RivalsEffect):
    """You choose a card of the City's burned pile, of this kind, and it is shuffled into the City Deck. `last`: when it
    leaves play it leaves the game. [card.bohemian-carnevale] [card.emil-hruza-back]"""

    kind: int = CITY_CARD
    last: bool = False

    def found(self, table: RivalsTable) -> list[int]:
        return [card for card in table.city_burned if table.is_a(card, self.kind)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.found(table)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskBack(self, source))


class AskBack(AskOfRivals):
    """Which card comes back."""

    rule: ClassVar[str] = "card.bohemian-carnevale"

    def offer(self, table: RivalsTable) -> list[str]:
        back = self.effect
        assert isinstance(back, OneBack), "only one card comes back so"
        numbers = sorted({table.prints[card] for card in back.found(table)})
        return [f"take {CARDS[number].id}" for number in numbers]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        number = NUMBER[option[5:]]
        card = next(one for one in table.city_burned if table.prints[one] == number)
        table.move(card, CITY_DECK, NOBODY)
        shuffle_city(table)
        table.tell("shuffled-back", self.rule, self.seat, {"card": CARDS[number].id})
        back, cause = self.effect, self.cause
        assert isinstance(back, OneBack), "only one card comes back so"
        if back.last:
            table.lend(Lend(LastTime(), FOR_GOOD), Cause(self.seat, cause.card, cause.stamp, card))
