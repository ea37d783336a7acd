"""A whole table written down as plain data."""

from __future__ import annotations

from gloam.blood_orders.catalogue import (
    IDS,
    KINDS,
    QUARTERS,
    VICTIM_COUNT,
)
from gloam.blood_orders.setup import COLOURS
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.codec import Codec
from gloam.core.table import LETTERS
from gloam.core.written import viewers


def write(table: BloodOrdersTable, codec: Codec, rules: int) -> dict[str, object]:
    """Everything, secrets included."""
    coming = {"coming": ids(table.coming)} if table.coming else {}
    return coming | {
        "game": "blood-orders",
        "rules": rules,
        "seed": table.setup.seed,
        "day": table.day,
        "phase": table.phase,
        "start": "" if table.start == NONE else LETTERS[table.start],
        "chance": table.chance.state,
        "bleeders": table.bleeders,
        "elders": table.elders,
        "market": ids(table.market),
        "rituals": ids(table.ritual_deck[::-1]),
        "victims": ids(table.victim_deck[::-1]),
        "discard": ids(table.discard),
        "unseen": ids(table.unseen),
        "altar": tokens(table.altar),
        "catacombs": tokens(table.catacombs),
        "resolving": table.resolving,
        "active": "" if table.active == NONE else token_name(table.active),
        "scavenged": table.scavenged,
        "revealed": table.revealed,
        "contestants": tokens(table.contestants),
        "quarters": {QUARTERS[place]: write_quarter(table, place) for place in table.quarters()},
        "seats": [write_seat(table, seat) for seat in range(table.setup.seats)],
        "known": {IDS[card]: viewers(table.known[card], table.setup.seats) for card in range(VICTIM_COUNT)},
        "reshuffled": {IDS[card]: batch for card, batch in enumerate(table.batch) if batch},
        "docket": [codec.write(step) for step in reversed(table.docket)],
        "result": None if table.result is None else table.result.plain(),
    }


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def token_name(token: int) -> str:
    return f"{LETTERS[token // 3]} {KINDS[token % 3]}"


def tokens(stack: list[int]) -> list[str]:
    return [token_name(token) for token in stack]


def write_quarter(table: BloodOrdersTable, place: int) -> dict[str, object]:
    location, victim = table.location[place], table.victim[place]
    return {
        "location": "" if location == NONE else IDS[location],
        "victim": "" if victim == NONE else IDS[victim],
        "die": table.die[place],
        "night_blood": table.night_blood[place],
        "night_influence": table.night_influence[place],
        "entrance": tokens(table.entrance[place]),
        "spaces": {KINDS[kind]: tokens(table.space[place * 3 + kind]) for kind in range(3)},
    }


def write_seat(table: BloodOrdersTable, seat: int) -> dict[str, object]:
    return {
        "colour": "" if table.colour[seat] == NONE else COLOURS[table.colour[seat]],
        "blood": table.blood[seat],
        "influence": table.influence[seat],
        "points": table.points[seat],
        "fear": table.fear[seat],
        "hand": ids(table.hand[seat]),
        "in_hand": ids(table.in_hand[seat]),
        "in_doubt": ids(table.in_doubt[seat]),
        "torpor": ids(table.torpor[seat]),
        "fed": ids(table.fed[seat]),
        "dropped": ids(table.dropped[seat]),
        "rituals": ids(table.rituals[seat]),
        "used": ids(table.used[seat]),
        "orders": {KINDS[kind]: write_order(table, seat * 3 + kind) for kind in range(3)},
        "answered": table.answered[seat],
        "sealed": table.sealed[seat],
    }


def write_order(table: BloodOrdersTable, token: int) -> dict[str, object]:
    aim = table.aims[token]
    return {
        "to": "" if aim == NONE else QUARTERS[aim],
        "cards": ids(table.orders[token]),
        "seen": viewers(table.seen[token], table.setup.seats),
    }
