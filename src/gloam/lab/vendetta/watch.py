"""What is counted in Vendetta: frenzies, clans, and who drew, held and played which card."""

from __future__ import annotations

from typing import Final

from gloam.lab.watch import DRAWN, HELD, PLAYED, CardCount, Dealings, Past, Watch, fact, names
from gloam.vendetta.catalogue import CARD, CLAN_CARDS, CLAN_SIZE, CLANS, NUMBER, RELIC, VICTIM

STARTERS: Final = 2  # the last cards of a clan
COUNTED: Final = {"frenzy": "frenzies", "diablerie": "diableries"}
ONE: Final = {  # events with one card: what it is to the seat
    "played": PLAYED,
    "drew": DRAWN + HELD,
    "joined": HELD,
    "relic-chosen": HELD,
    "drained": PLAYED,
    "relic-used": PLAYED,
}


def happened(past: Past) -> list[dict[str, float]]:
    """Frenzies, Diableries and eliminations of each seat."""
    found = [dict.fromkeys(COUNTED.values(), 0.0) for _ in range(past.seats)]
    for event in past.events:
        if event.what in COUNTED:
            found[event.seat][COUNTED[event.what]] += 1
    for seat, out in enumerate(past.table.out):
        found[seat]["eliminated"] = float(out)
    return found


def clans(past: Past) -> list[str]:
    found = [""] * past.seats
    for event in past.events:
        if event.what == "clan-chosen":
            found[event.seat] = str(fact(event, "clan"))
        elif event.what == "clans-left":
            break
    return found


def cards(past: Past) -> dict[str, CardCount]:
    """The clans that were on offer, and those that were taken."""
    taken = clans(past)
    return {clan: CardCount(1, int(clan in taken)) for clan in names(past.first("clans-offered"), "clans")}


def dealings(past: Past) -> list[dict[str, str]]:
    """Clan cards drawn, kept and played; Allies won and Drained; Relics chosen and used. Everyone holds two cards of
    their clan from the beginning."""
    found = Dealings(past.seats)
    for seat, clan in enumerate(clans(past)):
        last = (CLANS.index(clan) + 1) * CLAN_SIZE
        for starter in CARD[last - STARTERS : last]:
            found.add(seat, starter.id, HELD)
    for event in past.events:
        if event.what in ONE:
            found.add(event.seat, fact(event, "card"), ONE[event.what])
        elif event.what == "drawn":
            for card in names(event, "cards"):
                found.add(event.seat, card, DRAWN)
        elif event.what == "hand-built":
            for card in names(event, "kept"):
                found.add(event.seat, card, HELD)
    return found.plain()


def family(card: str) -> str:
    """Its clan; or clans, allies, victims, relics."""
    if card in CLANS:
        return "clans"
    number = NUMBER[card]
    if number < CLAN_CARDS:
        return CLANS[number // CLAN_SIZE]
    return "relics" if number >= RELIC else "victims" if number == VICTIM else "allies"


def first(past: Past) -> int:
    """The seat that began with the Ambition token."""
    return past.first("ambition").seat


WATCH: Final = Watch(
    happened, clans, cards, dealings, family, first, ("bot", "turn", "seat", "clan"), lots=("AskClan",)
)
