"""What is counted in Blood Orders: contests, Rituals, fear, and what became of every card."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.table import blood_orders
from gloam.core.event import Event
from gloam.lab.watch import DRAWN, HELD, PLAYED, CardCount, Dealings, Past, Watch, fact, names, number, ungrouped

COUNTED: Final = {
    "contest": "contests",
    "contest-won": "contests-won",
    "victim-taken": "victims",
    "ritual-acquired": "rituals",
    "ritual-used": "powers",
    "order-failed": "failed",
}
DEALT: Final = ("location-dealt", "victim-dealt", "ritual-dealt", "victim-replaced")
FAMILIES: Final = {"L": "locations", "V": "victims", "R": "rituals"}  # by the first letter of an id
TAKEN: Final = ("victim-taken", "ritual-acquired")
USED: Final = ("ritual-used", "ritual-follows")


def happened(past: Past) -> list[dict[str, float]]:
    """For each seat: what it did, how much fear it ended with, and the Day of its first Ritual if it had one."""
    seats: list[dict[str, float]] = [dict.fromkeys([*COUNTED.values(), "scavenged"], 0.0) for _ in range(past.seats)]
    day = 0
    for event in past.events:
        what, seat = event.what, event.seat
        if what == "day":
            day = number(event, "day")
        elif seat >= 0:
            if what in COUNTED:
                seats[seat][COUNTED[what]] += 1
            if what == "scavenged":
                seats[seat]["scavenged"] += number(event, "amount")
            elif what == "ritual-acquired":
                seats[seat].setdefault("first-ritual", day)
    for seat, fear in enumerate(blood_orders(past.table).fear):
        seats[seat]["final-fear"] = fear
    return seats


def cards(past: Past) -> dict[str, CardCount]:
    """Locations and Victims that were dealt, Rituals that came to the market; Victims taken, Rituals acquired; and the
    effects of Locations, Victims and Rituals that were used."""
    found: dict[str, CardCount] = {}
    for event in past.events:
        if event.what == "market":
            for offered in names(event, "cards"):
                add(found, offered, CardCount(dealt=1))
        elif event.what in DEALT:
            add(found, str(fact(event, "card")), CardCount(dealt=1))
        elif event.what in TAKEN:
            add(found, str(fact(event, "card")), CardCount(taken=1))
        elif uses(event):
            add(found, str(fact(event, "card")), CardCount(used=1))
    return found


def uses(event: Event) -> bool:
    """Was the effect of a card used: of a Location, of a Victim at Dusk, of a Ritual?"""
    return event.what in USED or (event.what == "action" and fact(event, "kind") != "night")


def add(found: dict[str, CardCount], card: str, more: CardCount) -> None:
    if card:
        found[card] = found.get(card, CardCount()).plus(more)


def dealings(past: Past) -> list[dict[str, str]]:
    """Victims drawn and taken, cards of the Catacombs taken, Rituals acquired, and effects used by each seat."""
    found = Dealings(past.seats)
    for event in past.events:
        if event.what in TAKEN or event.what == "card-taken":
            found.add(event.seat, fact(event, "card"), HELD)
        elif event.what == "drew":
            found.add(event.seat, fact(event, "card"), DRAWN + HELD)
        elif uses(event):
            found.add(event.seat, fact(event, "card"), PLAYED)
    return found.plain()


def family(card: str) -> str:
    """locations, victims, rituals or vampires."""
    return FAMILIES.get(card[0], "vampires")


def first(past: Past) -> int:
    """The start player of the first Day."""
    return past.first("day").seat


WATCH: Final = Watch(happened, ungrouped, cards, dealings, family, first, ("bot", "turn", "seat"), owned=("rituals",))
