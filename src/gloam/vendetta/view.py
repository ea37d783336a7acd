"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides."""

from __future__ import annotations

from typing import Final

from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.vendetta.conflict import REWARDS
from gloam.vendetta.memory import LATE, UNMARKED, Memory, away, memory_of, plain_way
from gloam.vendetta.power import Balance, in_sight
from gloam.vendetta.table import NONE, VendettaTable

Plain = dict[str, object]


class Public:
    """What everyone sees, and the hidden cards of which some viewers know more than others. Made once a decision."""

    def __init__(self, table: VendettaTable) -> None:
        self.down: Final[list[int]] = []  # face-down cards
        self.marked = 0  # players (bits) with a card in hand or face down that some viewers remember and some do not
        self.locations: Final = [self.location(table, place) for place in range(table.haven + 1)]
        self.players: Final = [self.player(table, seat) for seat in range(table.setup.seats)]
        self.table: Final[Plain] = {
            "game": "vendetta",
            "seat": None,
            "variants": table.setup.variants,
            "round": table.round,
            "phase": table.phase,
            "step": table.step,
            "resolving": None if table.resolving == NONE else table.name_of(table.resolving),
            "rewards": list(REWARDS[table.round - 1]) if table.round else [],
            "ambition": table.first,
            "turn_order": table.in_turn_order(),
            "waiting_for": table.waiting_for(),
            "victims_left": table.victims,
            "allies_left": len(table.ally_deck),
            "allies_gone": ids(table.gone),
            "clans_offered": [CLANS[clan] for clan in table.clan_offer],
            "relics_offered": ids(table.relic_offer),
            "players": self.players,
            "locations": self.locations,
            "result": None if table.result is None else table.result.plain(),
        }

    def player(self, table: VendettaTable, seat: int) -> Plain:
        """Everything of a player that lies open, and what everyone remembers of the hand. [info.open]"""
        clan, mate, relic = table.clan[seat], table.mate(seat), table.relic[seat]
        return {
            "name": LETTERS[seat],
            "clan": None if clan == NONE else CLANS[clan],
            "team_mate": None if mate == NONE else mate,
            "out": table.out[seat],
            "blood": table.blood[seat],
            "influence": table.influence[seat],
            "alliance": ids(table.alliance[seat]),
            "drained": ids(table.drained[seat]),
            "tokens_up": table.tokens_up[seat],
            "tokens_down": table.tokens_down[seat],
            "relic": None if relic == NONE else IDS[relic],
            "relic_used": table.relic_used[seat],
            "hand": len(table.hand[seat]),
            "drawn": len(table.drawn[seat]),
            "deck": len(table.deck[seat]),
            "to_shuffle": table.shuffles[seat],
            "pick": table.picks[seat] or None,
            "skips": table.skipping >> seat & 1 == 1,
            "holds": self.holds(table, seat),
            "surely_in_hand": surely(table, seat, table.setup.seats) if table.resolving != NONE or table.over else [],
            "may_be_away": doubtful(table, seat, table.setup.seats) if table.memories else [],
        }

    def holds(self, table: VendettaTable, seat: int) -> list[str]:
        """Cards everyone knows to be in the hand or face down. Those that only some know are marked."""
        cards = table.hand[seat]
        if self.down:
            cards = sorted(cards + [card for card in self.down if table.owner(card) == seat])
        watcher = table.setup.seats
        everyone = (2 << watcher) - 1
        found = []
        deduced = [] if table.deck[seat] and not table.memories else without_place(table, seat, watcher)
        for card in cards:
            held = table.held[card]
            if held >> watcher & 1 or card in deduced:
                found.append(IDS[card])
            if held not in (0, everyone) or table.sure[card] not in (0, everyone):
                self.marked |= 1 << seat
        return found

    def location(self, table: VendettaTable, place: int) -> Plain:
        ally, card = table.ally_at[place], table.location_card[place]
        balance = Balance(table, place)
        first = place * table.setup.seats
        return {
            "name": table.name_of(place),
            "ally": None if ally == NONE else IDS[ally],
            "card": None if card == NONE else IDS[card],
            "positions": [
                self.position(table, spot, balance)
                if table.at[spot]
                else {"blood": table.blood_at[spot], "cards": [], "power": table.blood_at[spot]}
                for spot in range(first, first + table.setup.seats)
            ],
        }

    def position(self, table: VendettaTable, spot: int, balance: Balance) -> Plain:
        cards: list[Plain] = []
        watcher = table.setup.seats
        for card in table.at[spot]:
            shown = table.seen[card] >> watcher & 1 == 1
            if not shown:
                self.down.append(card)
            cards.append({"card": IDS[card] if shown else None, "up": table.up[card], "owner": table.owner(card)})
        power = in_sight(table, spot // watcher, spot % watcher, watcher, balance)
        return {"blood": table.blood_at[spot], "cards": cards, "power": power}


def view(table: VendettaTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    if seat is None:
        return public.table
    seen = public.table.copy()
    seen["seat"] = seat
    known = [card for card in public.down if table.seen[card] >> seat & 1]
    if known:
        seen["locations"] = with_cards(table, public, seat, known)
    apart = known_apart(table, public, seat, known)
    if apart:
        seen["players"] = with_memories(table, public, seat, apart)
    seen["you"] = private(table, seat, public)
    return seen


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


# ---- what this viewer knows besides


def with_cards(table: VendettaTable, public: Public, seat: int, known: list[int]) -> list[Plain]:
    """The Locations, with the face-down cards this viewer has seen or owns."""
    seats = table.setup.seats
    changed = {table.spot[card] for card in known}
    locations = public.locations[:]
    for place in {spot // seats for spot in changed}:
        location = locations[place].copy()
        balance = Balance(table, place)
        location["positions"] = [
            position_with(table, spot, seat, known, balance) if spot in changed else old
            for spot, old in enumerate(positions_of(location), place * seats)
        ]
        locations[place] = location
    return locations


def positions_of(location: Plain) -> list[object]:
    positions = location["positions"]
    assert isinstance(positions, list)
    return positions


def position_with(table: VendettaTable, spot: int, seat: int, known: list[int], balance: Balance) -> Plain:
    watcher = table.setup.seats
    cards: list[Plain] = []
    for card in table.at[spot]:
        may_see = card in known or table.seen[card] >> watcher & 1 == 1
        cards.append({"card": IDS[card] if may_see else None, "up": table.up[card], "owner": table.owner(card)})
    power = in_sight(table, spot // watcher, spot % watcher, seat, balance)
    return {"blood": table.blood_at[spot], "cards": cards, "power": power}


def known_apart(table: VendettaTable, public: Public, seat: int, known: list[int]) -> int:
    """The other players (bits) of whose hidden cards this viewer may know something that not everyone does."""
    seats = public.marked
    for card in known:
        seats |= 1 << table.owner(card)
    for memory in table.memories:
        if (memory.viewers >> seat ^ memory.viewers >> table.setup.seats) & 1:
            seats |= 1 << memory.owner
    return seats & ~(1 << seat)


def with_memories(table: VendettaTable, public: Public, seat: int, apart: int) -> list[Plain]:
    """The players, with what this viewer remembers of those hands that not everyone remembers alike."""
    players: list[Plain] = []
    for other, old in enumerate(public.players):
        if not apart >> other & 1:
            players.append(old)
        else:
            player = old.copy()
            player["holds"] = remembered(table, other, seat)
            player["surely_in_hand"] = surely(table, other, seat)
            player["may_be_away"] = doubtful(table, other, seat)
            players.append(player)
    return players


def remembered(table: VendettaTable, seat: int, viewer: int) -> list[str]:
    """Cards this viewer knows to be in that hand or among that player's face-down cards it has not seen."""
    first = table.clan[seat] * CLAN_SIZE
    deduced = without_place(table, seat, viewer)
    return [
        IDS[card]
        for card in range(first, first + CLAN_SIZE)
        if (table.held[card] >> viewer & 1 or card in deduced)
        and (table.spot[card] == NONE or not table.seen[card] >> viewer & 1)
    ]


def without_place(table: VendettaTable, seat: int, viewer: int) -> list[int]:
    """Cards never seen that must be in the hand or face down, because the deck has no place left for them."""
    memory = memory_of(table, seat, viewer) if table.memories else None
    size = len(table.deck[seat]) + len(table.drawn[seat])
    if table.clan[seat] == NONE or (size and memory is None):
        return []
    ways = (plain_way(table, seat, viewer),) if memory is None else memory.ways
    first = table.clan[seat] * CLAN_SIZE
    lying = len([card for card in range(first, first + CLAN_SIZE) if table.spot[card] != NONE])
    complete = len(table.hand[seat]) + lying + size == CLAN_SIZE  # a written table may lack some cards
    if not complete or any(len(away(way)) < size for way in ways):
        return []
    return [first + place for place in range(CLAN_SIZE) if ways[0][place] == UNMARKED]


def surely(table: VendettaTable, seat: int, viewer: int) -> list[str]:
    """Of those, the cards that came to the hand after the face-down cards were played."""
    memory = memory_of(table, seat, viewer) if table.memories else None
    late = [] if memory is None else [card for card in table.hand[seat] if is_late(memory, card % CLAN_SIZE)]
    return [IDS[card] for card in table.hand[seat] if table.sure[card] >> viewer & 1 or card in late]


def is_late(memory: Memory, place: int) -> bool:
    return all(way[place] == LATE for way in memory.ways)


def doubtful(table: VendettaTable, seat: int, viewer: int) -> list[list[str]]:
    """Where cards may have left the hand in secret: every set of cards once seen that may be in the deck now."""
    memory = memory_of(table, seat, viewer)
    if memory is None:
        return []
    first = table.clan[seat] * CLAN_SIZE
    sets = sorted({tuple(away(way)) for way in memory.ways})
    return [[IDS[first + place] for place in places] for places in sets] if sets != [()] else []


def private(table: VendettaTable, seat: int, public: Public) -> Plain:
    """What only this seat knows of its own things. [info.open]"""
    deck = table.deck[seat]
    return {
        "hand": ids(table.hand[seat]),
        "drawn": ids(table.drawn[seat]),
        "under_deck": ids(deck[len(deck) - table.bottom[seat] :]),
        "in_deck": ids(sorted(deck)),
        "answer": table.sealed[seat] or None,
        "known_to": {
            IDS[card]: [other for other in range(table.setup.seats) if table.seen[card] >> other & 1 and other != seat]
            for card in public.down
            if table.owner(card) == seat
        },
    }
