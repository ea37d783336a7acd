"""What is so or not: the conditions of Vendetta's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Condition, Source
from gloam.core.table import Table
from gloam.vendetta.table import VendettaTable, vendetta


class VendettaCondition(Condition):
    """Something that is so at a table of Vendetta, or is not."""

    def holds(self, table: Table, source: Source) -> bool:
        return self.so(vendetta(table), source)

    def so(self, table: VendettaTable, source: Source) -> bool:
        raise AssertionError(f"{type(self).__name__} says nothing")


@dataclass(frozen=True)
class WithBloodHere(VendettaCondition):
    """At least 1 Deployed Blood lies on your Position here."""

    def so(self, table: VendettaTable, source: Source) -> bool:
        return table.blood_at[table.spot_of(source.place, source.seat)] > 0


@dataclass(frozen=True)
class AtHaven(VendettaCondition):
    """The card lies at the Prince's Haven."""

    def so(self, table: VendettaTable, source: Source) -> bool:
        return source.place == table.haven


@dataclass(frozen=True)
class FewestFaceUp(VendettaCondition):
    """Nobody here has fewer face-up cards than you."""

    def so(self, table: VendettaTable, source: Source) -> bool:
        mine = face_up(table, source.place, source.seat)
        return all(mine <= face_up(table, source.place, rival) for rival in table.rivals(source.seat, source.place))


def face_up(table: VendettaTable, location: int, seat: int) -> int:
    return len([card for card in table.cards_of(location, seat) if table.up[card]])


@dataclass(frozen=True)
class Won(VendettaCondition):
    """You won this Location's conflict."""

    def so(self, table: VendettaTable, source: Source) -> bool:
        return table.winner == source.seat


@dataclass(frozen=True)
class Rewarded(VendettaCondition):
    """This Location's conflict brought you a card."""

    def so(self, table: VendettaTable, source: Source) -> bool:
        return table.rewarded >> source.seat & 1 == 1


WON: Final = Won()
REWARDED: Final = Rewarded()
