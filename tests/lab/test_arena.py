"""What an arena says: places, pairs, ratings, and that clans come to everyone alike."""

from __future__ import annotations

import json

import pytest

from gloam.lab import arena
from gloam.lab.ratings import Rating, ratings
from gloam.lab.statistics import Spread, wilson
from tests.lab.games import game, meeting, player

STRONG_AND_WEAK = [
    meeting(number, weak=2 if number % 10 else 1, strong=1 if number % 10 else 2) for number in range(60)
]


def test_a_pair_counts_once_a_game_and_to_be_level_is_half() -> None:
    two_seats = game(0, player(0, "a", 1), player(1, "b", 2), player(2, "a", 3), player(3, "b", 3))
    out = game(1, player(0, "a", 0), player(1, "b", 2), player(2, "c", 1))
    found = {(pair.bot, pair.other): pair.ahead for pair in arena.pairs([two_seats, out])}
    assert found["a", "b"].games == found["b", "a"].games == 2
    # In the first game a is ahead of both seats of b, then behind one and level with the other: 2.5 of 4 meetings.
    assert found["a", "b"].wins == pytest.approx(2.5 / 4 + 0.0)
    assert found["b", "a"].wins == pytest.approx(1.5 / 4 + 1.0)
    assert found["c", "a"].wins == found["c", "b"].wins == 1.0
    assert found["a", "b"].interval == wilson(2.5 / 4, 2)


def test_standings_count_every_seat_and_put_the_strongest_first() -> None:
    strong, weak = arena.standings(STRONG_AND_WEAK)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert (strong.wins.wins, strong.wins.games, weak.wins.wins) == (54, 60, 6)
    assert strong.place == pytest.approx(1.1)
    assert strong.rating.interval[0] > weak.rating.interval[1]
    assert arena.level(STRONG_AND_WEAK) == 0.5


def test_ratings_grow_surer_with_every_game_and_begin_alike() -> None:
    few, many = ratings(STRONG_AND_WEAK[:5]), ratings(STRONG_AND_WEAK)
    assert many["strong"].sigma < few["strong"].sigma < 25 / 3
    assert ratings([]) == {}
    alone = ratings([game(0, player(0, "a", 1), player(1, "a", 2))])
    assert alone == {"a": Rating(25.0, 25 / 3)}, "a bot against itself tells nothing"


def test_whoever_is_out_of_the_game_is_rated_last() -> None:
    found = ratings(
        [game(number, player(0, "out", 0), player(1, "last", 2), player(2, "first", 1)) for number in range(9)]
    )
    assert found["first"].mu > found["last"].mu > found["out"].mu


def test_where_a_team_wins_more_seats_are_level() -> None:
    team = game(0, player(0, "a", 1), player(1, "b", 2), player(2, "a", 1), player(3, "b", 2))
    assert arena.level([team]) == 0.5


def test_how_far_two_bots_are_apart_in_what_they_had() -> None:
    games = [game(0, player(0, "a", 1), player(1, "b", 2)), game(1, player(0, "b", 1), player(1, "a", 2))]
    assert arena.gap(arena.held(games, "seat")) == 0.0
    assert arena.gap(arena.held(games[:1], "seat")) == 1.0
    third = game(2, player(0, "a", 1), player(1, "b", 2))
    assert arena.gap(arena.held([*games, third], "seat")) == pytest.approx(1 / 3)


def test_the_report_is_plain_data() -> None:
    plan = arena.Tournament("vendetta", 4, (), ("a", "b"), 0, 4)
    played = [game(0, *[player(seat, "ab"[seat % 2], seat + 1, clan="brujah") for seat in range(4)])]
    report = json.loads(json.dumps(arena.report(plan, played, 1)))
    assert report["format"] == arena.FORMAT
    assert report["plan"]["bots"] == ["a", "b"]
    assert report["held"]["seat"] == {"a": {"0": 1, "2": 1}, "b": {"1": 1, "3": 1}}
    assert report["bots"][0]["interval"][0] < report["bots"][0]["share"] < report["bots"][0]["interval"][1]


def test_an_interval_holds_its_share_also_at_none_and_at_all() -> None:
    for games in range(1, 200):
        assert wilson(0, games)[0] == 0.0
        assert wilson(games, games)[1] == 1.0
        assert wilson(0, games)[1] + wilson(games, games)[0] == pytest.approx(1.0)


def test_a_spread_is_the_mean_and_its_interval() -> None:
    spread = Spread()
    for number in (2.0, 4.0, 4.0, 6.0):
        spread.add(number)
    assert spread.mean == 4.0
    assert spread.interval == pytest.approx((4 - 1.6003, 4 + 1.6003), abs=1e-4)
    assert Spread().interval == (0.0, 0.0)
