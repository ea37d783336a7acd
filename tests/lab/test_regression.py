"""The fit itself: it finds the prices that made the outcomes, says the same twice, and leaves alone what it cannot
know."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from gloam.bots.evaluation import Weights
from gloam.lab.regression import Row, fitted, loss, solved

NAMES = ("points", "blood", "noise")
STAGES = (1.0, 3.0)
TRUTH = Weights(NAMES, STAGES, [[0.2, 3.0, 0.0], [4.0, 0.5, 0.0]], [2.0, 2.0])
NOTHING = Weights(NAMES, STAGES, [[0.0] * 3] * 2, [1.0] * 2)


def rows(count: int, seats: int, seed: int = 1) -> list[Row]:
    """Moments of games whose scores are what the true prices say, and luck besides."""
    luck, found = Random(seed), []
    for _ in range(count):
        stage = float(luck.choice([1, 2, 3]))
        features = tuple([[luck.gauss(0, 1) for _ in NAMES] for _ in range(seats)])
        scores = [value + luck.gauss(50, 3) for value in TRUTH.values(stage, features)]
        found.append(Row(stage, features, scores, [float(score == max(scores)) for score in scores]))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finds_the_prices_that_made_the_scores(seats: int) -> None:
    found = fitted(rows(1500, seats), NOTHING, doubt=1.0)
    for mine, true in zip(found.prices, TRUTH.prices, strict=True):
        assert mine == pytest.approx(true, abs=0.35)


@pytest.mark.parametrize("seats", [2, 4])
def test_its_chances_come_about_as_often_as_they_say(seats: int) -> None:
    found = fitted(rows(1500, seats), NOTHING, doubt=1.0)
    likely = [
        (max(chances), row.won[chances.index(max(chances))])
        for row in rows(1500, seats, seed=2)
        for chances in [found.chances(row.stage, row.features)]
    ]
    said, came = [sum(column) / len(likely) for column in zip(*likely, strict=True)]
    assert 0.6 < said < 0.95
    assert came == pytest.approx(said, abs=0.04)


def test_the_same_games_give_the_same_weights_and_others_give_others() -> None:
    one, again, other = [fitted(rows(60, 2, seed), NOTHING, 1.0) for seed in (1, 1, 2)]
    assert (one.prices, one.spreads) == (again.prices, again.spreads)
    assert one.prices != other.prices


def test_the_greater_the_doubt_the_less_a_price_moves_from_where_it_is() -> None:
    some = rows(100, 3)
    today = Weights(NAMES, STAGES, [[1.0, 1.0, 1.0]] * 2, [2.0, 2.0])
    moved = [
        sum([abs(price - 1.0) for each in fitted(some, today, doubt).prices for price in each])
        for doubt in (1.0, 100.0, 1e6)
    ]
    assert moved == sorted(moved, reverse=True)
    assert moved[-1] < 0.01 < moved[0]


def test_a_feature_in_which_nobody_differs_keeps_its_price() -> None:
    some = [
        Row(row.stage, tuple([[*seat[:2], 7.0] for seat in row.features]), row.scores, row.won) for row in rows(50, 2)
    ]
    today = Weights(NAMES, STAGES, [[0.0, 0.0, 0.7]] * 2, [1.0, 1.0])
    assert [each[2] for each in fitted(some, today, 1.0).prices] == pytest.approx([0.7, 0.7])


def test_where_nothing_tells_who_wins_points_decide_little() -> None:
    luck = Random(3)
    some = [Row(1.0, ([float(turn % 2)], [1.0 - turn % 2]), [5.0, 5.0], [0.5, 0.5]) for turn in range(20)]
    level = fitted(some, Weights(("points",), (1.0,), [[1.0]], [1.0]), 1.0)
    assert level.spreads == [pytest.approx(100.0)]
    assert level.chances(1.0, [[luck.random()], [0.0]])[0] == pytest.approx(0.5, abs=0.01)


def test_the_loss_is_the_surprise() -> None:
    assert loss([0.5, 0.5], [1.0, 0.0]) == pytest.approx(log(2))
    assert loss([0.25] * 4, [0.0, 0.5, 0.5, 0.0]) == pytest.approx(log(4))
    assert loss([1.0, 0.0], [1.0, 0.0]) == 0.0
    assert 20 < loss([1.0, 0.0], [0.0, 1.0]) < 21


def test_equations_are_solved() -> None:
    assert solved([[4.0, 0.0], [2.0, 5.0]], [8.0, 14.0]) == pytest.approx([0.75, 2.5])
