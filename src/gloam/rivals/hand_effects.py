"""What cards do with hands beside drawing and discarding: sifting what was drawn, looking at a foe's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep, Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import ATTACK, ATTACK_TYPES, NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.hands import discard
from gloam.rivals.refusing import why_not_discard
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import DRAW


@dataclass(frozen=True)
class Sift(RivalsEffect):
    """You draw so many cards, and discard 1 of them. [card.we-are-legend]"""

    count: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) + len(table.faction[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat, by = source.seat, doing_card(table, source)
        drawn = Deed(DRAW, seat, seat, self.count, by, seat, source.card)
        table.next(drawn, ThrowBack(self, source, len(table.hand[seat])))


class ThrowBack(EffectStep):
    """1 of the cards that have come into the hand since is discarded. What comes is put behind what was there."""

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def run(self, table: Table) -> None:
        if len(rivals(table).hand[self.source.seat]) > self.before:
            table.next(AskSift(self.effect, self.source, self.before))


class AskSift(AskOfRivals):
    """Which of the cards just drawn is discarded. [card.we-are-legend]"""

    rule: ClassVar[str] = "card.we-are-legend"

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def telling(self) -> bool:
        return True  # whether two alike were drawn must not show

    def drawn(self, table: RivalsTable) -> list[int]:
        return table.hand[self.seat][self.before :]

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"discard {name}" for name in dict.fromkeys([table.id_of(card) for card in self.drawn(table)])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [card.we-are-legend]"""
        verb, _, name = option.partition(" ")
        if verb != "discard" or name not in NUMBER:
            return None
        return why_not_discard(rivals(table), self.seat, name) or Refused("card.we-are-legend", card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        """Everyone sees that it is one of those drawn, and not another of its name that was known to be there."""
        card = next(one for one in self.drawn(table) if table.id_of(one) == option[8:])
        table.see(card, table.everyone())
        discard(table, self.seat, card)


@dataclass(frozen=True)
class Ransack(RivalsEffect):
    """You name a type of attack and look at the chosen foe's hand: all Attack cards in it that bear this type are
    discarded, and something follows for each of them. [card.the-shakedown]"""

    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.target]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskNamedType(self, source))


class AskNamedType(AskOfRivals):
    """Which type of attack is named. [card.the-shakedown]"""

    rule: ClassVar[str] = "card.the-shakedown"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "foe": self.source.target}

    def offer(self, table: RivalsTable) -> list[str]:
        return list(ATTACK_TYPES.values())

    def answered(self, table: RivalsTable, option: str) -> None:
        effect, foe = self.effect, self.source.target
        assert isinstance(effect, Ransack)
        kind = next(bit for bit, name in ATTACK_TYPES.items() if name == option)
        look_at_hand(table, self.seat, foe, option)
        found = [card for card in table.hand[foe] if table.is_a(card, ATTACK) and table.face(card).types & kind]
        for card in found:
            discard(table, foe, card)
        table.next(*[Resolve(effect.then, self.source) for _ in found])


def look_at_hand(table: RivalsTable, seat: int, foe: int, type: str) -> None:
    """All of a hand is seen by one more. [card.the-shakedown]"""
    cards = table.hand[foe]
    for card in cards:
        table.see(card, 1 << seat)
    names = tuple(sorted([table.id_of(card) for card in cards]))
    facts: dict[str, Fact] = {"foe": foe, "type": type}
    table.tell("hand-seen", "card.the-shakedown", seat, facts, {"cards": names}, 1 << seat | 1 << foe)
