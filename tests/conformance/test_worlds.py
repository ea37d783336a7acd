"""Knowledge is exact: a viewer knows all it could work out from what it was shown, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.vendetta.memory import is_true
from gloam.vendetta.table import NONE, VendettaTable
from tests.conformance import rare
from tests.conformance.worlds import UNKNOWN, Follower, Pile, World, more, walkers

SEEDS = tuple(range(24))
MOST = 4000  # worlds of one follower: beyond that it is let go

every_game = pytest.mark.parametrize("seed", SEEDS)


# ---- how cards really lie: only to compare with


def lies(table: VendettaTable, follower: Follower) -> World:
    """Where the owner's cards are, but for those that the follower's viewer sees."""
    owner = follower.owner
    deck = names(table.deck[owner])
    above = len(deck) - table.bottom[owner]
    down: list[tuple[str, str]] = []
    for place, location in enumerate(follower.view["locations"]):
        for seat, position in enumerate(location["positions"]):
            for card, shown in zip(table.cards_of(place, seat), position["cards"], strict=True):
                if shown["owner"] == owner and shown["card"] is None:
                    down.append((f"{location['name']} {LETTERS[seat]}", IDS[card]))
    return World(
        more((), *names(table.hand[owner])),
        more((), *names(table.drawn[owner])),
        more((), *deck[:above]),
        deck[above:],
        tuple(sorted(down)),
    )


def names(cards: list[int]) -> Pile:
    return tuple([IDS[card] for card in cards])


class Walk:
    """A game and everyone who follows it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.table = rare.begin(seed)
        self.followers = walkers(self.table, [rare.cards_of(CLANS[clan]) for clan in self.table.clan])
        self.listen(0)

    def listen(self, since: int) -> None:
        for viewer in {follower.viewer for follower in self.followers}:
            view, events = self.table.view(viewer), self.table.events(viewer, since)
            for follower in self.followers:
                if follower.viewer == viewer:
                    follower.hear(events, view)
        self.followers = [f for f in self.followers if not f.over and len(f.worlds) <= MOST]

    def step(self) -> None:
        since = 0 if self.table.told is None else self.table.told.count
        rare.step(self.table, self.rng)
        self.listen(since)


# ---- the games are worth following


def test_in_these_games_everything_that_makes_or_ends_a_secret_happens() -> None:
    happened: Counter[str] = Counter()
    for seed in SEEDS:
        table, rng = rare.begin(seed), Random(seed)
        while not table.over:
            happened[rare.step(table, rng)[1].split(" ")[0]] += 1
            happened["memory"] += len(table.memories) > 0
            happened["memories apart"] += len({memory.owner for memory in table.memories}) < len(table.memories)
        for event in table.events(None):
            unseen = "card" in event and event["card"] is None
            happened[f"{event['what']} {event['rule']}{' unseen' if unseen else ''}"] += 1
    for thing in (
        "both",
        "shuffle",
        "take",
        "use",
        "memory",
        "memories apart",
        "drew reward.acquire unseen",
        "shuffled-in info.open unseen",
        "looked info.seen-stays unseen",
        "looked relic.smoked-glass-mirror unseen",
        "hand-shown mesmerize.you",
        "left-down reveal.all unseen",
        "card-moved prep.may unseen",
        "card-returned withdraw.haven unseen",
        "card-returned prep.may unseen",
        "card-returned end.cards-back unseen",
    ):
        assert happened[thing] >= 2, f"{thing} hardly ever happens"


# ---- what the view says


@every_game
def test_a_view_says_exactly_what_all_possible_worlds_have_in_common(seed: int) -> None:
    walk = Walk(seed)
    while not walk.table.over:
        walk.step()
        for follower in walk.followers:
            if walk.rng.random() < 0.25:
                assert follower.as_seen(lies(walk.table, follower)) in follower.worlds, "the truth is impossible"
                if follower.viewer == follower.owner:
                    says_all_of_ones_own(follower)
                else:
                    says_what_is_common(follower)


def says_what_is_common(follower: Follower) -> None:
    player = follower.view["players"][follower.owner]
    assert sorted(player["holds"]) == follower.held()
    if any(card is None for cards in follower.lying().values() for card in cards):
        assert sorted(player["surely_in_hand"]) == follower.in_hand()
    else:  # nothing is face down: what is held is in the hand
        assert set(player["surely_in_hand"]) <= set(follower.in_hand()) <= set(player["holds"])
    away = {frozenset(cards) for cards in player["may_be_away"]} or {frozenset()}
    assert away == follower.away()


def says_all_of_ones_own(follower: Follower) -> None:
    """Of one's own cards only the order of the deck above those put under it is unknown."""
    (world,) = follower.worlds
    you = follower.view["you"]
    assert tuple(you["hand"]) == world.hand
    assert more((), *you["drawn"]) == world.drawn
    assert tuple(you["under_deck"]) == world.under
    assert more((), *you["in_deck"]) == more(world.top, *world.under)


# ---- what is imagined


@every_game
def test_every_imagined_table_is_possible_and_every_possible_one_is_imagined(seed: int) -> None:
    walk = Walk(seed)
    turn = walk.rng.randrange(12)
    while not walk.table.over:
        walk.step()
        turn -= 1
        if turn == 0 and walk.followers:
            turn = 12
            follower = walk.rng.choice([f for f in walk.followers if f.viewer is not None])
            imagines_what_is_possible(walk.table, follower, walk.rng)


def imagines_what_is_possible(table: VendettaTable, follower: Follower, rng: Random) -> None:
    """All possible worlds if they are few, many of them if they are many."""
    assert follower.viewer is not None
    seat = table.seat(follower.viewer)
    few = len(follower.worlds) <= 10
    found: set[World] = set()
    for _ in range(500 if few else 40):
        imagined = seat.imagine(rng)
        assert isinstance(imagined, VendettaTable)
        found.add(follower.as_seen(lies(imagined, follower)))
        if found == follower.worlds:
            break
    assert found <= follower.worlds, "something impossible was imagined"
    assert found == follower.worlds if few else len(found) >= 7


@pytest.mark.parametrize("seed", SEEDS[::4])
def test_a_card_never_seen_is_imagined_wherever_one_could_be(seed: int) -> None:
    walk = Walk(seed)
    for _ in range(walk.rng.randrange(30, 120)):
        if not walk.table.over:
            walk.step()
    for follower in walk.rng.sample([f for f in walk.followers if f.viewer not in (None, f.owner)], 2):
        assert imagined_places(walk.table, follower, walk.rng) == possible_places(follower)


def possible_places(follower: Follower) -> set[tuple[str, str]]:
    places = {place for world in follower.worlds for place, card in placed(world) if card == UNKNOWN}
    return {(place, card) for place in places for card in follower.nameless()}


def imagined_places(table: VendettaTable, follower: Follower, rng: Random) -> set[tuple[str, str]]:
    assert follower.viewer is not None
    nameless = follower.nameless()
    found: set[tuple[str, str]] = set()
    for _ in range(200):
        imagined = table.seat(follower.viewer).imagine(rng)
        assert isinstance(imagined, VendettaTable)
        found |= {(place, card) for place, card in placed(lies(imagined, follower)) if card in nameless}
    return found


def placed(world: World) -> list[tuple[str, str]]:
    """Every card with its place."""
    found = [("hand", card) for card in world.hand] + [("drawn", card) for card in world.drawn]
    found += [("deck", card) for card in world.top] + [(f"under {n}", card) for n, card in enumerate(world.under)]
    return found + list(world.down)


@every_game
def test_nobody_at_an_imagined_table_knows_what_is_not_so(seed: int) -> None:
    table, rng = rare.begin(seed), Random(seed)
    while not table.over:
        rare.step(table, rng)
        if rng.random() < 0.1:
            imagined = table.seat(rng.randrange(table.seats)).imagine(rng)
            assert isinstance(imagined, VendettaTable)
            knows_what_is_so(table)
            knows_what_is_so(imagined)


def knows_what_is_so(table: VendettaTable) -> None:
    for seat, clan in enumerate(table.clan):
        for card in range(clan * CLAN_SIZE, (clan + 1) * CLAN_SIZE):
            if table.held[card] & ~(1 << seat):
                assert card in table.hand[seat] or table.spot[card] != NONE, f"{IDS[card]} is not held"
            if table.sure[card]:
                assert card in table.hand[seat], f"{IDS[card]} is not in the hand"
    for memory in table.memories:
        assert any(is_true(table, memory.owner, way) for way in memory.ways)


# ---- the worlds themselves


@pytest.mark.slow
def test_worlds_without_names_are_the_worlds_with_all_names() -> None:
    """Following every single card by name, as far as that can be counted, finds nothing else."""
    compared = 0
    for seed in SEEDS[:4]:
        walk = Walk(seed)
        start = rare.begin(seed)
        pairs = [
            (follower, Follower(follower.viewer, follower.owner, follower.cards, start.view(follower.viewer), True))
            for follower in walk.followers
            if follower.viewer is None and follower.owner == seed % walk.table.seats
        ]
        walk.followers = [follower for pair in pairs for follower in pair]
        for _, named in pairs:
            named.hear(start.events(None), start.view(None))
        while len(walk.followers) == 2 and not walk.table.over:
            for blank, named in pairs:
                assert {blank.as_seen(world) for world in named.worlds} == blank.worlds
                compared += len(named.worlds) > len(blank.worlds)
            walk.step()
    assert compared > 100
