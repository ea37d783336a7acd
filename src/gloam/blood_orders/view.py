"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import IDS, KINDS, LOCATION, LOCATIONS, QUARTERS, VICTIM_COUNT
from gloam.blood_orders.scoring import fear_ahead
from gloam.blood_orders.setup import COLOURS
from gloam.blood_orders.strength import dusk_cost
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.table import LETTERS

Plain = dict[str, object]


class Public:
    """What everyone sees, and the seats' own views made of it. Kept as long as nothing new is told."""

    def __init__(self, table: BloodOrdersTable) -> None:
        watcher = table.setup.seats
        self.views: list[Plain | None] = [None] * watcher
        self.secretive: Final = [seat for seat in range(watcher) if has_secret(table, seat)]
        self.players: Final = [player(table, seat, watcher) for seat in range(table.setup.seats)]
        self.quarters: Final = [quarter(table, place) for place in table.quarters()]
        self.table: Plain = {
            "game": "blood-orders",
            "seat": None,
            "day": table.day,
            "act": act_in_play(table),
            "phase": table.phase,
            "start": None if table.start == NONE else table.start,
            "resolving": resolving(table),
            "waiting_for": table.waiting_for(),
            "market": ids(table.market),
            "rituals_left": len(table.ritual_deck),
            "victims_left": len(table.victim_deck),
            "bleeders_left": table.bleeders,
            "elders_left": table.elders,
            "reshuffles": max(table.batch),
            "discard": ids(table.discard),
            "players": self.players,
            "quarters": self.quarters,
            "altar": tokens(table, table.altar, watcher),
            "catacombs": tokens(table, table.catacombs, watcher),
            "result": None if table.result is None else table.result.plain(),
        }

    def answered(self, table: BloodOrdersTable, seat: int) -> None:
        """Nothing was told: only this seat's own view is another now, and who is awaited."""
        self.views[seat] = None
        waiting_for = table.waiting_for()
        if waiting_for != self.table["waiting_for"]:
            self.table = {**self.table, "waiting_for": waiting_for}
            self.views = [None if kept is None else {**kept, "waiting_for": waiting_for} for kept in self.views]


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards] if cards else []


def act_in_play(table: BloodOrdersTable) -> int:
    """The act whose cards lie in the city: the next one is dealt before the Day is over. [act.order-of-cleanup]"""
    location = table.location[0]
    dealt = table.phase == "cleanup" and location != NONE and LOCATIONS[location - LOCATION].act == table.act + 1
    return table.act + 1 if dealt else table.act


def resolving(table: BloodOrdersTable) -> Plain | None:
    if table.resolving == NONE:
        return None
    kind, place = divmod(table.resolving, 4)
    active = None if table.active == NONE else table.active // 3
    return {"kind": KINDS[kind], "at": QUARTERS[place], "seat": active}


def player(table: BloodOrdersTable, seat: int, viewer: int) -> Plain:
    """What lies open before a player, and what this viewer remembers of the cards behind the screen."""
    dawn, dusk, night = table.orders[seat * 3 : seat * 3 + 3]
    planned = dawn + dusk + night
    hidden = table.hand[seat] if table.revealed else sorted(table.hand[seat] + planned)
    holds = [card for card in hidden if card >= VICTIM_COUNT or table.known[card] >> viewer & 1]
    planning = table.phase == "planning"
    return {
        "name": LETTERS[seat],
        "colour": None if table.colour[seat] == NONE else COLOURS[table.colour[seat]],
        "blood": table.blood[seat],
        "influence": table.influence[seat],
        "points": table.points[seat],
        "fear": table.fear[seat],
        "fear_points": fear_ahead(table, seat)[0],
        "rituals": ids(table.rituals[seat]),
        "used": ids(table.used[seat]),
        "torpor": ids(table.torpor[seat]),
        "hand": len(hidden) if planning else len(table.hand[seat]),
        "assigned": 0 if planning else len(planned),
        "tokens": len(table.unplaced(seat)) if table.phase == "order" else None,
        "orders": {KINDS[kind]: ids(table.orders[seat * 3 + kind]) for kind in range(3)} if table.revealed else None,
        "shown": shown(table, seat) if table.revealed else None,
        "holds": ids(holds),
        "in_hand": ids(table.in_hand[seat]),
        "unknown": len(hidden) - len(holds),
    }


def shown(table: BloodOrdersTable, seat: int) -> dict[str, int]:
    """How many symbols of its own kind each of a seat's orders shows."""
    return {KINDS[kind]: table.symbols(seat * 3 + kind, contested=False) for kind in range(3)}


def has_secret(table: BloodOrdersTable, seat: int) -> bool:
    """Does this player hold a Victim that some viewers know of and some do not?"""
    everyone = table.everyone()
    for zone in (table.hand[seat], *table.orders[seat * 3 : seat * 3 + 3]):
        for card in zone:
            if card < VICTIM_COUNT and table.known[card] != everyone:
                return True
    return False


def quarter(table: BloodOrdersTable, place: int) -> Plain:
    victim, location = table.victim[place], table.location[place]
    return {
        "name": QUARTERS[place],
        "location": None if location == NONE else IDS[location],
        "victim": None if victim == NONE else IDS[victim],
        "die": table.die[place],
        "night_blood": table.night_blood[place],
        "night_influence": table.night_influence[place],
        "entrance": tokens(table, table.entrance[place], table.setup.seats),
        "spaces": {KINDS[kind]: [token // 3 for token in table.space[place * 3 + kind]] for kind in range(3)},
    }


def tokens(table: BloodOrdersTable, stack: list[int], viewer: int) -> list[Plain]:
    """A stack of face-down tokens from the bottom up: whose they are, and their kind if this viewer knows it."""
    return [{"seat": token // 3, "kind": KINDS[token % 3] if knows(table, token, viewer) else None} for token in stack]


def knows(table: BloodOrdersTable, token: int, viewer: int) -> bool:
    return token // 3 == viewer or table.seen[token] >> viewer & 1 == 1


def view(table: BloodOrdersTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    if seat is None:
        return public.table
    kept = public.views[seat]
    if kept is None:
        kept = public.views[seat] = seat_view(table, public, seat)
    return kept


def seat_view(table: BloodOrdersTable, public: Public, seat: int) -> Plain:
    seen = public.table.copy()
    seen["seat"] = seat
    if public.secretive:
        seen["players"] = [
            player(table, other, seat) if other in public.secretive and other != seat else old
            for other, old in enumerate(public.players)
        ]
    if table.altar or table.catacombs:
        seen["altar"] = tokens(table, table.altar, seat)
        seen["catacombs"] = tokens(table, table.catacombs, seat)
    if any(table.entrance):
        quarters = public.quarters[:]
        for place, stack in enumerate(table.entrance):
            if stack:
                quarters[place] = quarters[place].copy()
                quarters[place]["entrance"] = tokens(table, stack, seat)
        seen["quarters"] = quarters
    seen["you"] = private(table, seat)
    return seen


def private(table: BloodOrdersTable, seat: int) -> Plain:
    """One's own hand, plan, and choices not yet shown."""
    plan = {
        KINDS[kind]: planned(table, seat * 3 + kind)
        for kind in range(3)
        if table.aims[seat * 3 + kind] != NONE or table.orders[seat * 3 + kind]
    }
    return {
        "hand": ids(table.hand[seat]),
        "plan": plan,
        "tokens": [KINDS[token % 3] for token in table.unplaced(seat)] if table.phase in ("planning", "order") else [],
        "fed": ids(table.fed[seat]),
        "dropped": ids(table.dropped[seat]),
        "answer": table.sealed[seat] or None,
        "hand_limit": table.hand_limit(seat),
        "costs": {QUARTERS[at]: dusk_cost(table, seat, at) for at in table.quarters() if table.victim[at] != NONE},
    }


def planned(table: BloodOrdersTable, token: int) -> Plain:
    """One order as its owner knows it: its Quarter, its cards, what they show, and the pips there now."""
    aim = table.aims[token]
    return {
        "to": aimed(table, token),
        "cards": ids(table.orders[token]),
        "symbols": table.symbols(token, contested=False),
        "pips": None if aim == NONE else table.die[aim],
    }


def aimed(table: BloodOrdersTable, token: int) -> str | None:
    """The Quarter a token is turned to; a card may lie under a token that was never planned."""
    return None if table.aims[token] == NONE else QUARTERS[table.aims[token]]
