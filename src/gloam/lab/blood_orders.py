"""What is counted in Blood Orders: contests, Rituals, fear, and what became of every card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloam.blood_orders.table import blood_orders
from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.lab.watch import CardCount, Watch, no_clans

COUNTED: Final = {
    "contest": "contests",
    "contest-won": "contests-won",
    "victim-taken": "victims",
    "ritual-acquired": "rituals",
    "ritual-used": "powers",
    "order-failed": "failed",
}
DEALT: Final = ("location-dealt", "victim-dealt", "ritual-dealt", "victim-replaced")
TAKEN: Final = ("victim-taken", "ritual-acquired")


def happened(table: Table) -> list[dict[str, float]]:
    """For each seat: what it did, how much fear it ended with, and the Day of its first Ritual if it had one."""
    seats: list[dict[str, float]] = [dict.fromkeys([*COUNTED.values(), "scavenged"], 0.0) for _ in range(table.seats)]
    day = 0
    for event in table.events(None):
        what, seat = str(event["what"]), event["seat"]
        if what == "day":
            day = number(event, "day")
        elif isinstance(seat, int) and seat >= 0:
            mine = seats[seat]
            if what in COUNTED:
                mine[COUNTED[what]] += 1
            if what == "scavenged":
                mine["scavenged"] += number(event, "amount")
            if what == "ritual-acquired":
                mine.setdefault("first-ritual", day)
    for seat, fear in enumerate(blood_orders(table).fear):
        seats[seat]["final-fear"] = fear
    return seats


def number(event: Mapping[str, Fact], name: str) -> int:
    value = event[name]
    assert isinstance(value, int), f"{name} is a number"
    return value


def cards(table: Table) -> dict[str, CardCount]:
    """Locations and Victims that were dealt, Rituals that came to the market; Victims taken, Rituals acquired; and the
    effects of Locations, Victims and Rituals that were used."""
    found: dict[str, CardCount] = {}
    for event in table.events(None):
        what = event["what"]
        if what == "market":
            shown = event["cards"]
            assert isinstance(shown, tuple), "a market has cards"
            for offered in shown:
                add(found, str(offered), CardCount(dealt=1))
        card = event.get("card")
        if isinstance(card, str) and card:
            add(found, card, counted(event))
    return found


def counted(event: Mapping[str, Fact]) -> CardCount:
    what = event["what"]
    used = what in ("ritual-used", "ritual-follows") or (what == "action" and event["kind"] != "night")
    return CardCount(int(what in DEALT), int(what in TAKEN), int(used))


def add(found: dict[str, CardCount], card: str, more: CardCount) -> None:
    if more != CardCount():
        found[card] = found.get(card, CardCount()).plus(more)


WATCH: Final = Watch(happened, no_clans, cards, ("bot", "seat"))
