"""What an order shows against the fear where it lies, and what its action costs."""

from __future__ import annotations

from gloam.blood_orders.catalogue import DUSK, KINDS, QUARTERS, VICTIMS, DuskDiscount, LessNightFear
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.event import Fact


def overcomes(table: BloodOrdersTable, token: int, quarter: int) -> bool:
    """As many matching symbols as the die has pips, now. [overcome.enough]"""
    return table.symbols(token, contested=False) >= table.die[quarter]


def why_it_fails(table: BloodOrdersTable, token: int, quarter: int) -> str:
    """The rule by which this order would fail there now; '' where it can be carried out. [overcome.fail]
    [dusk.no-victim] [dusk.poor]"""
    if not overcomes(table, token, quarter):
        return "overcome.fail"
    if token % 3 != DUSK:
        return ""
    if table.victim[quarter] == NONE:
        return "dusk.no-victim"
    return "dusk.poor" if dusk_cost(table, token // 3, quarter) > table.influence[token // 3] else ""


def against_fear(table: BloodOrdersTable, token: int, quarter: int) -> dict[str, Fact]:
    """An order and where it is, what it shows, and the pips it is measured against."""
    return {
        "kind": KINDS[token % 3],
        "at": QUARTERS[quarter],
        "symbols": table.symbols(token, contested=False),
        "pips": table.die[quarter],
    }


def dusk_cost(table: BloodOrdersTable, seat: int, quarter: int) -> int:
    return max(0, VICTIMS[table.victim[quarter]].cost - table.bonus(seat, DuskDiscount))


def night_fear(table: BloodOrdersTable, seat: int, quarter: int) -> int:
    """How much a hunt in this Quarter raises the seat's fear. [night.fear]"""
    return max(0, table.die[quarter] - table.bonus(seat, LessNightFear))
