"""A fit from its first game to its file: the suite refits on a few games, and gets the same from the same games."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

import pytest

from gloam.bots.evaluation import read_weights
from gloam.bots.games import GAMES
from gloam.bots.policy import read_prices
from gloam.bots.search import SearchBot
from gloam.lab import fit, weights
from gloam.lab.crew import Crew
from gloam.lab.match import Lots, seated
from gloam.lab.regression import loss
from gloam.lab.results import Results
from gloam.lab.simulate import Share

PLAN = fit.SelfPlay("blood-orders", (2, 2, 2, 2, 3), "search@1", seed=4, games=5)
GAME = GAMES["blood-orders"]
DAYS = 9


@pytest.fixture(scope="module")
def found() -> list[fit.Sample]:
    return list(fit.samples(PLAN, Crew()))


def prices() -> list[list[list[float]]]:
    """What each of those who play the first game thinks of every feature."""
    found = []
    for bot in seated(PLAN.match(0), fit.whimsical)[1]:
        assert isinstance(bot, Lots)
        assert isinstance(bot.bot, SearchBot)
        assert bot.bot.guide is not None
        assert bot.bot.guide.evaluation is not None
        found.append(bot.bot.guide.evaluation.weights.prices)
    return found


@pytest.mark.slow
def test_every_day_of_every_game_is_looked_at_once_for_every_seat(found: list[fit.Sample]) -> None:
    assert GAME.evaluation is not None
    assert [len(sample.won) for sample in found] == [2, 2, 2, 2, 3]
    for sample in found:
        assert [moment.stage for moment in sample.moments] == [float(day + 1) for day in range(DAYS)]
        assert sum(sample.won) == pytest.approx(1.0)
        best = max(sample.scores)
        assert all(score == best for score, won in zip(sample.scores, sample.won, strict=True) if won)
        for moment in sample.moments:
            assert sum(moment.chances) == pytest.approx(1.0)
            assert {len(seat) for seat in moment.features} == {len(GAME.evaluation.weights.names)}


@pytest.mark.slow
def test_the_suite_refits_and_gets_the_same_weights_from_the_same_games(found: list[fit.Sample]) -> None:
    assert GAME.evaluation is not None
    today = GAME.evaluation.weights
    text = weights.written(fit.fit("blood-orders", found), PLAN, len(found))
    assert text == weights.written(fit.fit("blood-orders", iter(found)), PLAN, len(found))
    new = read_weights(text, today.names)
    assert new.stages == today.stages
    assert new.prices != today.prices
    said = tomllib.loads(text)["fit"]
    assert (said["bot"], said["games"], said["seed"], said["seats"]) == ("search@1", 5, 4, [2, 2, 2, 2, 3])


@pytest.mark.slow
def test_what_was_held_back_is_compared_with_those_who_played_and_with_a_coin(found: list[fit.Sample]) -> None:
    losses = fit.fit("blood-orders", found).losses
    assert [one.of for one in losses] == [str(day + 1) for day in range(DAYS)]
    assert {one.count for one in losses} == {1}, "one game in five is held back"
    assert {round(one.coin, 3) for one in losses} == {1.099}, "a table of three"
    held = found[-1]
    assert losses[3].played == pytest.approx(loss(held.moments[3].chances, held.won))


@pytest.mark.slow
def test_games_that_are_kept_are_read_again_as_they_were(found: list[fit.Sample], tmp_path: Path) -> None:
    with Results(tmp_path, PLAN.identity(), fit.Sample) as results:
        for sample in found:
            results.add(sample)
        assert [asdict(sample) for sample in results] == [asdict(sample) for sample in found]


def test_players_differ_in_what_they_think_of_things_and_are_the_same_each_time() -> None:
    one, other = prices()
    assert one != other
    assert [one, other] == prices()


def test_the_gate_asks_for_more_than_55_of_a_hundred_and_for_200_games() -> None:
    assert not fit.is_taken(Share("new", 110, 200))
    assert fit.is_taken(Share("new", 111, 200))
    assert not fit.is_taken(Share("new", 199, 199))


def test_every_game_has_something_to_fit() -> None:
    assert {game for game in GAMES if fit.is_fitted(game)} == set(GAMES)


# ---- a policy


@pytest.fixture(scope="module")
def searched() -> list[fit.Sample]:
    return list(fit.samples(fit.SelfPlay("vendetta", (3,), "search@8", seed=4, games=5), Crew()))


@pytest.mark.slow
def test_what_was_tried_is_taken_down_with_the_traits_of_every_option(searched: list[fit.Sample]) -> None:
    policy = GAMES["vendetta"].policy
    assert policy is not None
    kinds = {decision.kind for sample in searched for decision in sample.decisions}
    assert {"AskTurn", "AskPlace", "AskBlood", "AskWithdraw"} <= kinds <= set(policy.prices.names)
    for decision in [decision for sample in searched for decision in sample.decisions]:
        assert len(decision.numbers) == len(decision.marks) == len(decision.shares) > 1
        assert sum(decision.shares) == pytest.approx(1.0, abs=0.001)


@pytest.mark.slow
def test_a_policy_is_refitted_from_the_same_games_to_the_same_file(searched: list[fit.Sample]) -> None:
    policy = GAMES["vendetta"].policy
    assert policy is not None
    plan = fit.SelfPlay("vendetta", (3,), "search@8", seed=4, games=5)
    text = weights.written(fit.fit("vendetta", searched), plan, len(searched))
    assert text == weights.written(fit.fit("vendetta", iter(searched)), plan, len(searched))
    new = read_prices(text, policy.prices.names)
    assert new.prices != policy.prices.prices
    said = tomllib.loads(text)["fit"]
    assert (said["bot"], said["games"]) == ("search@8", 5)
    assert said["surprise"] < said["whim"]


def test_the_weights_in_use_say_where_they_come_from() -> None:
    said = tomllib.loads(files("gloam.bots.blood_orders").joinpath("weights.toml").read_text(encoding="utf-8"))["fit"]
    assert said["games"] >= 200
    assert said["loss"] < said["coin"]
    assert said["rules"] >= 1
