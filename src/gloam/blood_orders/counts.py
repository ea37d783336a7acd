"""How many: the numbers that cards of Blood Orders speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.blood_orders.catalogue import (
    VICTIMS,
)
from gloam.blood_orders.table import BloodOrdersTable, blood_orders
from gloam.core.effect import Count, Source
from gloam.core.table import Table


class CityCount(Count):
    """A number that a table of Blood Orders decides."""

    def of(self, table: Table, source: Source) -> int:
        return self.count(blood_orders(table), source)

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        raise AssertionError(f"{type(self).__name__} counts nothing")


@dataclass(frozen=True)
class CatacombsInHand(CityCount):
    """Bleeders and Elders in your hand."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.hand[source.seat]) - len(table.victims_in_hand(source.seat))


@dataclass(frozen=True)
class VictimsInHand(CityCount):
    """The Victims in your hand."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.victims_in_hand(source.seat))


@dataclass(frozen=True)
class ClassesInHand(CityCount):
    """Different victim classes in your hand."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len({VICTIMS[card].kind for card in table.victims_in_hand(source.seat)})


@dataclass(frozen=True)
class YourRituals(CityCount):
    """The Rituals you have."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.rituals[source.seat])


@dataclass(frozen=True)
class YourInfluence(CityCount):
    """The influence you have."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return table.influence[source.seat]


@dataclass(frozen=True)
class PipsHere(CityCount):
    """The pips on the active Quarter's die."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return table.die[source.place]


@dataclass(frozen=True)
class Per(CityCount):
    """So many times for each, or for every few, up to a limit."""

    of_what: Count
    each: int = 1
    times: int = 1
    at_most: int = 0

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        found = self.of_what.of(table, source) // self.each * self.times
        return max(-self.at_most, min(found, self.at_most)) if self.at_most else found


CATACOMBS_IN_HAND: Final = CatacombsInHand()


VICTIMS_IN_HAND: Final = VictimsInHand()


CLASSES_IN_HAND: Final = ClassesInHand()


YOUR_RITUALS: Final = YourRituals()


YOUR_INFLUENCE: Final = YourInfluence()


PIPS_HERE: Final = PipsHere()
