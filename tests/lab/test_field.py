"""Who meets whom: every bot equally often, at every seat equally often, and no game twice."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.lab.arena import Tournament
from gloam.lab.field import Field, orders_of, period

NAMES = "abcdefgh"
CASES = [(bots, seats) for seats in (2, 3, 4, 5, 6) for bots in range(2, 8)]


@pytest.mark.parametrize(("bots", "seats"), CASES)
def test_in_a_round_all_bots_have_every_seat_equally_often(bots: int, seats: int) -> None:
    field = Field(tuple(NAMES[:bots]), seats)
    had = Counter([(bot, seat) for game in range(field.round) for seat, bot in enumerate(field.seated(game))])
    assert len(had) == bots * seats
    assert len(set(had.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [("abbb", 4), ("aabb", 4), ("aaab", 5), ("aab", 4), ("abcc", 3)])
def test_a_name_given_twice_counts_twice(bots: str, seats: int) -> None:
    field = Field(tuple(bots), seats)
    had = Counter([(bot, seat) for game in range(field.round) for seat, bot in enumerate(field.seated(game))])
    for bot in set(bots):
        assert {had[bot, seat] for seat in range(seats)} == {field.round * bots.count(bot) / len(bots)}


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("abc", 4), ("abcd", 4), ("abcdef", 4), ("aabb", 4), ("ab", 6)])
def test_no_game_is_played_twice(bots: str, seats: int) -> None:
    field = Field(tuple(bots), seats)
    games = [(field.seated(number), field.luck(number)) for number in range(3 * field.round)]
    assert len(set(games)) == len(games)


def test_the_same_luck_meets_every_bot_at_every_seat() -> None:
    field = Field(("a", "b", "c", "d"), 4)
    by_luck: dict[int, list[tuple[str, ...]]] = {}
    for number in range(48):
        by_luck.setdefault(field.luck(number), []).append(field.seated(number))
    assert len(by_luck) == 12
    for seatings in by_luck.values():
        assert all({seating[seat] for seating in seatings} == set("abcd") for seat in range(4))


@pytest.mark.parametrize(("bots", "seats", "deals"), [("ab", 5, 1), ("abc", 4, 1), ("abcd", 4, 1), ("abcde", 4, 5)])
def test_where_everyone_sits_in_every_line_up_a_round_has_one_deal(bots: str, seats: int, deals: int) -> None:
    field = Field(tuple(bots), seats)
    lucks = [field.luck(number) for number in range(2 * field.round)]
    assert len(set(lucks)) == 2 * deals
    assert set(lucks[: field.round]).isdisjoint(lucks[field.round :])


def test_rounds_seat_the_same_bots_in_different_orders() -> None:
    field = Field(("a", "b", "c", "d"), 4)
    assert len({field.order(4 * number)[0] for number in range(6)}) == 6
    assert orders_of(("a", "b", "b", "b")) == (("a", "b", "b", "b"),)
    assert [period(order) for order in orders_of(("a", "a", "b", "b"))] == [4, 2]


@pytest.mark.parametrize(
    ("bots", "games", "whole"),
    [("abc", 2000, 2004), ("abc", 12, 12), ("abcdefgh", 100, 100), ("abcdefgh", 99, 100), ("abcdefgh", 281, 560)],
)
def test_games_are_made_up_to_whole_rounds(bots: str, games: int, whole: int) -> None:
    assert Field(tuple(bots), 4).whole(games) == whole


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short = Tournament("vendetta", 4, (), ("greedy", "random"), 5, 40)
    long = Tournament("vendetta", 4, (), ("greedy", "random"), 5, 4000)
    assert [short.match(number) for number in range(40)] == [long.match(number) for number in range(40)]
    assert short.identity() == long.identity()
    assert short.match(0) != Tournament("vendetta", 4, (), ("greedy", "random"), 6, 40).match(0)
