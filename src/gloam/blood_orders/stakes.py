"""How the numbers on the table come about, and what hangs on an order. No view has it, and no answer depends on it; all
of it follows from what the viewer may know."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import KINDS, QUARTERS
from gloam.blood_orders.cleanup import feeding_cost, rest
from gloam.blood_orders.scoring import fear_ahead, score
from gloam.blood_orders.strength import night_fear, why_it_fails
from gloam.blood_orders.table import NONE, BloodOrdersTable

Plain = dict[str, object]
HIDDEN: Final = ("hand", "powers")  # what counts the cards in a hand


def explained(table: BloodOrdersTable, seat: int | None) -> Plain:
    """`scores`: by seat, what would be counted now, as far as this viewer knows; without `hidden` parts. `hunts`: by
    Quarter, where the seat's fear would stand after a hunt there, and what it would then count, beside what it counts
    now. `failures`: by kind, the seat's orders that would fail as things lie, by which rule, and what that costs."""
    found: Plain = {"scores": [open_score(table, other, seat) for other in range(table.setup.seats)]}
    if seat is not None:
        found["hunts"] = hunts(table, seat)
        found["failures"] = failures(table, seat)
    return found


def open_score(table: BloodOrdersTable, other: int, viewer: int | None) -> Plain:
    """[score.sum]"""
    parts = score(table, other)
    known = other == viewer or table.over
    shown = {part: much for part, much in parts.items() if part != "total" and (known or part not in HIDDEN)}
    hidden = [] if known else list(HIDDEN)
    return {**shown, "total": sum(shown.values()), "hidden": hidden}


def hunts(table: BloodOrdersTable, seat: int) -> Plain:
    """[night.fear] [score.fear] [fear.track-stop]"""
    ahead = fear_ahead(table, seat)
    found: Plain = {}
    for quarter in range(len(table.die)):
        rise = min(night_fear(table, seat, quarter), len(ahead) - 1)
        found[QUARTERS[quarter]] = {"fear": table.fear[seat] + rise, "now": ahead[0], "then": ahead[rise]}
    return found


def failures(table: BloodOrdersTable, seat: int) -> Plain:
    """The cards that would go to Torpor for nothing, and the blood it would take to keep them. [overcome.fail]
    [feed.cost]"""
    found: Plain = {}
    every = list(table.torpor[seat])
    for token in range(seat * 3, seat * 3 + 3):
        every += table.orders[token]
    for kind in range(3):
        token = seat * 3 + kind
        cards = table.orders[token]
        rule = fails(table, token)
        if cards and rule:
            blood = feeding_cost(table, seat, every) - feeding_cost(table, seat, rest(every, cards))
            found[KINDS[kind]] = {"cards": len(cards), "blood": blood, "rule": rule}
    return found


def fails(table: BloodOrdersTable, token: int) -> str:
    """The rule by which this order would fail in the Quarter it is turned to, at the die as it lies; '' for none.
    [overcome.now]"""
    return "" if table.aims[token] == NONE else why_it_fails(table, token, table.aims[token])
