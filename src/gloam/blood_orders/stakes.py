"""How the numbers on the table come about, and what hangs on an order. No view has it, and no answer depends on it; all
of it follows from what the viewer may know."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import QUARTERS
from gloam.blood_orders.scoring import fear_ahead, score
from gloam.blood_orders.strength import night_fear
from gloam.blood_orders.table import BloodOrdersTable

Plain = dict[str, object]
HIDDEN: Final = ("hand", "powers")  # what counts the cards in a hand


def explained(table: BloodOrdersTable, seat: int | None) -> Plain:
    """`scores`: by seat, what would be counted now, as far as this viewer knows; without `hidden` parts. `hunts`: by
    Quarter, where the seat's fear would stand after a hunt there, and what it would then count, beside what it counts
    now."""
    found: Plain = {"scores": [open_score(table, other, seat) for other in range(table.setup.seats)]}
    if seat is not None:
        found["hunts"] = hunts(table, seat)
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
