"""Simulations: fair, repeatable, and told in tables."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gloam.lab import match, simulate
from gloam.lab.crew import crew
from gloam.lab.statistics import wilson
from tests.cli.terminal import gloam

PLAN = simulate.Rotation("vendetta", 4, (), ("random", "random", "random", "random"), seed=3, games=20)


def played(plan: simulate.Rotation, workers: int) -> list[match.Played]:
    """Without the time it took, which is never the same."""
    return [replace(game, seconds=0.0) for game in simulate.simulate(plan, crew("pool", workers))]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    alone = played(PLAN, 1)
    assert alone == played(PLAN, 2)
    assert [game.number for game in alone] == list(range(PLAN.games))
    assert alone != played(replace(PLAN, seed=4), 1)


def test_each_bot_meets_each_seat_equally_often() -> None:
    plan = replace(PLAN, bots=("greedy", "random", "random", "random"), games=8)
    seats = [plan.seated(number).index("greedy") for number in range(plan.games)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_shares_count_every_game_and_every_win_once() -> None:
    games = played(PLAN, 1)
    for of in ("seat", "turn", "clan", "bot"):
        shares = simulate.shares(games, of)
        assert sum([share.games for share in shares]) == PLAN.games * PLAN.seats
        assert sum([share.wins for share in shares]) == PLAN.games


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)), (0, 0, (0.0, 1.0))],
)
def test_intervals_are_wilson_s(wins: int, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_frenzies_and_diableries_are_those_of_the_log() -> None:
    game = match.play(PLAN.match(5))
    assert game.seed == PLAN.match(5).seed
    for player in game.players:
        assert player.scores["total"] == sum([part for name, part in player.scores.items() if name != "total"])
        assert player.happened["diableries"] <= -player.scores["diablerie"] or player.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_prints_tables_and_writes_the_figures(tmp_path: Path, language: str) -> None:
    file = tmp_path / "figures.json"
    arguments = ["simulate", "vendetta", "--games", "9", "--bots", "random", "--variants", "relics", "--seed", "2"]
    screen = gloam(*arguments, "--json", str(file), "--lang", language, columns=80)
    assert screen.code == 0
    assert "Brujah" in screen.text
    assert "…" not in screen.text
    assert screen.width <= 80
    figures = json.loads(file.read_text())
    assert figures["speed"]["games"] == 9
    assert sum([share["wins"] for share in figures["wins"]["seat"]]) == 9
    assert figures["plan"]["variants"] == ["relics"]


def test_where_no_bot_is_named_one_thinks_and_the_others_do_not_at_any_number_of_seats() -> None:
    for seats in ("2", "3"):
        said = gloam("simulate", "rivals", "--games", "1", "--seats", seats)
        assert said.code == 0, said.text
        assert "greedy" in said.text
        assert "random" in said.text
