"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides."""

from __future__ import annotations

from typing import Final

from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS, POWER
from gloam.vendetta.conflict import REWARDS
from gloam.vendetta.memory import LATE, UNMARKED, Memory, memory_of, plain_way
from gloam.vendetta.power import Balance, may_turn_up, total
from gloam.vendetta.table import NONE, VendettaTable

Plain = dict[str, object]


class Own:
    """A seat's own hidden cards, named. Kept while they are the same lists: a table replaces its lists of cards and
    never changes them."""

    def __init__(self, table: VendettaTable, seat: int) -> None:
        self.hand: Final = table.hand[seat]
        self.drawn: Final = table.drawn[seat]
        self.deck: Final = table.deck[seat]
        self.bottom: Final = table.bottom[seat]
        self.cards: Final[Plain] = {
            "hand": ids(self.hand),
            "drawn": ids(self.drawn),
            "under_deck": ids(self.deck[len(self.deck) - self.bottom :]),
            "in_deck": ids(sorted(self.deck)),
        }

    def still_of(self, table: VendettaTable, seat: int) -> bool:
        """Are these still the cards of that seat?"""
        return (
            self.hand is table.hand[seat]
            and self.deck is table.deck[seat]
            and self.drawn is table.drawn[seat]
            and self.bottom == table.bottom[seat]
        )


class Public:
    """What everyone sees, the hidden cards of which some know more than others, and the seats' own views. Kept as long
    as nothing new is told; of what was kept before, the names of the seats' own cards may still be good."""

    def __init__(self, table: VendettaTable, before: Public | None) -> None:
        self.views: list[Plain | None] = [None] * table.setup.seats
        self.own: Final[list[Own | None]] = [None] * table.setup.seats if before is None else before.own
        self.down: Final[list[list[int]]] = [[] for _ in self.views]  # by owner, the cards not everyone has seen
        self.known: Final[list[list[int]]] = [[] for _ in self.views]  # by viewer, those of them it has seen
        self.find_hidden(table)
        self.nothing: Final[Plain] = {"blood": 0, "cards": [], "power": 0}  # a Position where nothing lies
        self.totals: Final[dict[int, int]] = {}  # what each Position with cards counts as it stands
        self.marked = 0  # players (bits) with a card in hand or face down that some viewers remember and some do not
        self.locations: Final = [self.location(table, place) for place in range(table.haven + 1)]
        self.players: Final = [self.player(table, seat) for seat in range(table.setup.seats)]
        self.table: Plain = {
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

    def find_hidden(self, table: VendettaTable) -> None:
        """Whose cards lie on the table that not everyone has seen, and who has."""
        for cards in table.at:
            for card in cards:
                seen = table.seen[card]
                if not seen >> table.setup.seats:
                    owner = table.owner(card)
                    self.down[owner].append(card)
                    for seat, known in enumerate(self.known):
                        if seen >> seat & 1:
                            known.append(card)

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
        down = self.down[seat]
        watcher = table.setup.seats
        everyone = table.everyone()
        found = []
        deduced = [] if table.deck[seat] and not table.memories else without_place(table, seat, watcher)
        for card in sorted(table.hand[seat] + down) if down else table.hand[seat]:
            held, sure = table.held[card], table.sure[card]
            if held >> watcher or card in deduced:
                found.append(IDS[card])
            if (held and held != everyone) or (sure and sure != everyone):
                self.marked |= 1 << seat
        return found

    def location(self, table: VendettaTable, place: int) -> Plain:
        ally, card = table.ally_at[place], table.location_card[place]
        balance: Balance | None = None
        positions: list[Plain] = []
        for seat in range(table.setup.seats):
            spot = table.spot_of(place, seat)
            blood = table.blood_at[spot]
            if table.at[spot]:
                if balance is None:
                    balance = Balance(table, place)
                power = self.totals[spot] = total(table, place, seat, balance)
                positions.append(position(table, spot, power, []))
            elif blood:
                positions.append({"blood": blood, "cards": [], "power": blood})
            else:
                positions.append(self.nothing)
        return {
            "name": table.name_of(place),
            "ally": None if ally == NONE else IDS[ally],
            "card": None if card == NONE else IDS[card],
            "positions": positions,
        }

    def answered(self, table: VendettaTable, seat: int) -> None:
        """Nothing was told: only this seat's own view is another now, and who is awaited."""
        self.views[seat] = None
        waiting_for = table.waiting_for()
        if waiting_for != self.table["waiting_for"]:
            self.table = {**self.table, "waiting_for": waiting_for}
            self.views = [None if kept is None else {**kept, "waiting_for": waiting_for} for kept in self.views]


def position(table: VendettaTable, spot: int, power: int, known: list[int]) -> Plain:
    """The cards on a Position, and what they count as far as a viewer can add it up who knows, besides what everyone
    has seen, these face-down cards."""
    watcher = table.setup.seats
    cards: list[Plain] = []
    for card in table.at[spot]:
        if table.up[card]:
            cards.append({"card": IDS[card], "up": True, "owner": table.owner(card)})
        elif card in known or table.seen[card] >> watcher:
            cards.append({"card": IDS[card], "up": False, "owner": table.owner(card)})
            power += POWER[card] if may_turn_up(table, spot // watcher) else 0
        else:
            cards.append({"card": None, "up": False, "owner": table.owner(card)})
    return {"blood": table.blood_at[spot], "cards": cards, "power": power}


def view(table: VendettaTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    if seat is None:
        return public.table
    kept = public.views[seat]
    if kept is None:
        kept = public.views[seat] = seat_view(table, public, seat)
    return kept


def seat_view(table: VendettaTable, public: Public, seat: int) -> Plain:
    seen = public.table.copy()
    seen["seat"] = seat
    known = public.known[seat]
    if known:
        seen["locations"] = with_cards(table, public, known)
    apart = known_apart(table, public, seat, known)
    if apart:
        seen["players"] = with_memories(table, public, seat, apart)
    seen["you"] = private(table, seat, public)
    return seen


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards] if cards else []


# ---- what this viewer knows besides


def with_cards(table: VendettaTable, public: Public, known: list[int]) -> list[Plain]:
    """The Locations, with the face-down cards this viewer has seen or owns."""
    locations = public.locations[:]
    for spot in {table.spot[card] for card in known}:
        place, seat = divmod(spot, table.setup.seats)
        positions = positions_of(locations[place])[:]
        positions[seat] = position(table, spot, public.totals[spot], known)
        locations[place] = {**locations[place], "positions": positions}
    return locations


def positions_of(location: Plain) -> list[object]:
    positions = location["positions"]
    assert isinstance(positions, list)
    return positions


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
            player["holds"] = remembered(table, other, seat, public.down[other])
            player["surely_in_hand"] = surely(table, other, seat)
            player["may_be_away"] = doubtful(table, other, seat)
            players.append(player)
    return players


def remembered(table: VendettaTable, seat: int, viewer: int, down: list[int]) -> list[str]:
    """Cards this viewer knows to be in that hand or among that player's face-down cards it has not seen."""
    deduced = without_place(table, seat, viewer)
    return [
        IDS[card]
        for card in sorted(table.hand[seat] + down)
        if (table.held[card] >> viewer & 1 or card in deduced) and not table.seen[card] >> viewer & 1
    ]


def without_place(table: VendettaTable, seat: int, viewer: int) -> list[int]:
    """Cards never seen that must be in the hand or face down, because the deck has no place left for them."""
    memory = memory_of(table, seat, viewer) if table.memories else None
    size = len(table.deck[seat]) + len(table.drawn[seat])
    if table.clan[seat] == NONE or (size and memory is None):
        return []
    if memory is not None and any(len(places) < size for places in memory.sets_away()):
        return []
    first = table.clan[seat] * CLAN_SIZE
    lying = len([card for card in range(first, first + CLAN_SIZE) if table.spot[card] != NONE])
    if len(table.hand[seat]) + lying + size < CLAN_SIZE:  # a written table may lack some cards
        return []
    way = plain_way(table, seat, viewer) if memory is None else memory.ways[0]
    return [first + place for place in range(CLAN_SIZE) if way[place] == UNMARKED]


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
    sets = memory.sets_away()
    return [[IDS[first + place] for place in places] for places in sets] if sets != [[]] else []


def private(table: VendettaTable, seat: int, public: Public) -> Plain:
    """What only this seat knows of its own things. [info.open]"""
    own = public.own[seat]
    if own is None or not own.still_of(table, seat):
        own = public.own[seat] = Own(table, seat)
    down = public.down[seat]
    return {
        **own.cards,
        "answer": table.sealed[seat] or None,
        "known_to": {IDS[card]: others_who_saw(table, card, seat) for card in down} if down else {},
    }


def others_who_saw(table: VendettaTable, card: int, seat: int) -> list[int]:
    seen = table.seen[card] & ~(1 << seat)
    return [other for other in range(table.setup.seats) if seen >> other & 1] if seen else []
