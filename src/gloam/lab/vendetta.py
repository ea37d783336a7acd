"""What is counted in Vendetta."""

from __future__ import annotations

from typing import Final

from gloam.core.table import Table
from gloam.lab.watch import Watch, no_cards


def happened(table: Table) -> list[dict[str, float]]:
    """Frenzies, Diableries and eliminations of each seat."""
    events = [(event["what"], event["seat"]) for event in table.events(None)]
    return [
        {
            "frenzies": events.count(("frenzy", seat)),
            "diableries": events.count(("diablerie", seat)),
            "eliminated": float(table.out[seat]),
        }
        for seat in range(table.seats)
    ]


def clans(table: Table) -> list[str]:
    chosen = {event["seat"]: str(event["clan"]) for event in table.events(None) if event["what"] == "clan-chosen"}
    return [chosen.get(seat, "") for seat in range(table.seats)]


WATCH: Final = Watch(happened, clans, no_cards, ("bot", "seat", "clan"))
