"""Effects on Quarters: their dice, Night spaces, Locations and Victims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.blood_orders.catalogue import (
    IDS,
    LOCATION,
    LOCATIONS,
    QUARTERS,
)
from gloam.blood_orders.effects import CityAskEffect, CityEffect
from gloam.blood_orders.table import BLOOD, DIE_MOST, NONE, BloodOrdersTable, blood_orders
from gloam.core.choices import Resolve
from gloam.core.effect import Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table

EITHER: Final = "either"  # blood and influence in the mix you choose


@dataclass(frozen=True)
class ShiftAllDice(CityEffect):
    """Every Quarter's die is turned up, or down if negative. [fear.die-limits]"""

    change: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        for quarter in table.quarters():
            table.shift_die(quarter, self.change, "fear.die-limits")


class QuarterEffect(CityEffect):
    """Something done at a Quarter you choose."""

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return list(table.quarters())

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def why_other(self) -> str:
        """The ledger entry by which a Quarter in play may not be chosen."""
        return "effect.no-target"

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(self.quarters(table, source)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if self.quarters(table, source):
            table.next(AskQuarter(self, source))


class AskQuarter(CityAskEffect):
    """At which Quarter it is done."""

    def offer(self, table: BloodOrdersTable) -> list[str]:
        effect = self.effect
        assert isinstance(effect, QuarterEffect)
        return ["at " + QUARTERS[quarter] for quarter in effect.quarters(table, self.source)]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, QuarterEffect)
        effect.at(table, self.source, QUARTERS.index(option[3:]))

    def why_not(self, table: Table, option: str) -> Refused | None:
        effect = self.effect
        assert isinstance(effect, QuarterEffect)
        if not option.startswith("at ") or option[3:] not in QUARTERS:
            return None
        return beyond_city(table, option[3:]) or Refused(effect.why_other(), at=option[3:])


def beyond_city(table: Table, name: str) -> Refused | None:
    """West is no Quarter with fewer than four players. [order.west]"""
    found = name in QUARTERS and QUARTERS.index(name) not in blood_orders(table).quarters()
    return Refused("order.west") if found else None


@dataclass(frozen=True)
class ShiftDie(QuarterEffect):
    """The die of a Quarter you choose changes by this much, like it or not."""

    change: int

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        table.shift_die(quarter, self.change, "fear.die-limits")


@dataclass(frozen=True)
class ShiftDieUpTo(CityEffect):
    """You may raise or lower the die of a Quarter you choose by up to this much."""

    change: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskShift(self, source))


class AskShift(CityAskEffect):
    """Which die, and by how much; or none."""

    def offer(self, table: BloodOrdersTable) -> list[str]:
        effect = self.effect
        assert isinstance(effect, ShiftDieUpTo)
        found = ["no"]
        for quarter in table.quarters():
            for change in range(-effect.change, effect.change + 1):
                if change and 1 <= table.die[quarter] + change <= DIE_MOST:
                    found.append(f"shift {QUARTERS[quarter]} {change:+d}")
        return found

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option == "no":
            self.decline(table)
        else:
            _, quarter, change = option.split(" ")
            table.shift_die(QUARTERS.index(quarter), int(change), "fear.die-limits")

    def why_not(self, table: Table, option: str) -> Refused | None:
        effect = self.effect
        assert isinstance(effect, ShiftDieUpTo)
        words = option.split(" ")
        if words[0] != "shift" or len(words) != 3 or words[1] not in QUARTERS:
            return None
        return beyond_city(table, words[1]) or Refused("fear.die-limits", at=words[1], limit=effect.change)


@dataclass(frozen=True)
class TakeFromNight(QuarterEffect):
    """Tokens from the Night space of a Quarter you choose: blood, or a mix you choose. [effect.take-less]"""

    amount: int
    what: str

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        if self.what == BLOOD:
            take_from_night(table, source.seat, quarter, min(self.amount, table.night_blood[quarter]), 0)
        elif table.night_blood[quarter] + table.night_influence[quarter] <= self.amount:
            take_from_night(table, source.seat, quarter, table.night_blood[quarter], table.night_influence[quarter])
        else:
            table.next(AskMix(self, source.at(quarter)))


class AskMix(CityAskEffect):
    """How much of it is blood; the rest is influence. Its place is the Quarter chosen."""

    def offer(self, table: BloodOrdersTable) -> list[str]:
        effect = self.effect
        assert isinstance(effect, TakeFromNight)
        least = max(0, effect.amount - table.night_influence[self.place])
        most = min(effect.amount, table.night_blood[self.place])
        return [f"blood {amount} influence {effect.amount - amount}" for amount in range(least, most + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        effect = self.effect
        assert isinstance(effect, TakeFromNight)
        city = blood_orders(table)
        blood, influence = city.night_blood[self.place], city.night_influence[self.place]
        known = option.startswith(("blood ", "influence "))
        return Refused("effect.take-less", limit=effect.amount, blood=blood, influence=influence) if known else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        words = option.split(" ")
        take_from_night(table, self.seat, self.place, int(words[1]), int(words[3]))


def take_from_night(table: BloodOrdersTable, seat: int, quarter: int, blood: int, influence: int) -> None:
    table.night_blood[quarter] -= blood
    table.night_influence[quarter] -= influence
    table.blood[seat] += blood
    table.influence[seat] += influence
    facts: dict[str, Fact] = {"blood": blood, "influence": influence, "at": QUARTERS[quarter]}
    table.tell("night-taken", "effect.take-less", seat, facts)


@dataclass(frozen=True)
class CopyLocation(QuarterEffect):
    """Carry out a Location, whose Quarter counts as the active one meanwhile. Not a Dawn action. [effect.copy]"""

    other: bool

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return [quarter for quarter in table.quarters() if not self.other or quarter != source.place]

    def why_other(self) -> str:
        return "effect.copy"

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        location = table.location[quarter]
        table.tell("copied", "effect.copy", source.seat, {"card": IDS[location], "at": QUARTERS[quarter]})
        table.next(Resolve(LOCATIONS[location - LOCATION].effect, Source(source.seat, quarter, location)))


@dataclass(frozen=True)
class ReplaceVictim(QuarterEffect):
    """The Victim of another Quarter is discarded and a new one drawn; its die is set anew. [discard.board]"""

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return [quarter for quarter in table.quarters() if quarter != source.place]

    def why_other(self) -> str:
        return "discard.board"

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        if table.victim[quarter] != NONE:
            table.to_discard([table.victim[quarter]])
        card = table.draw_victim()
        table.victim[quarter] = card
        if card != NONE:
            table.show([card])
        table.set_die(quarter)
        facts: dict[str, Fact] = {"at": QUARTERS[quarter], "card": None if card == NONE else IDS[card]}
        table.tell("victim-replaced", "discard.board", source.seat, facts)
