"""A bot of another installed Gloam: here of the same one, so that it must play as it would at home."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import gloam
from gloam.core.refusal import Unreadable
from gloam.lab import abroad
from gloam.lab.abroad import Abroad, ForeignBot, Lost
from gloam.lab.match import Match, Played, play
from gloam.lab.players import make

HOME = Path(gloam.__file__).parents[1]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python in which the Gloam under test is installed, wherever that lies."""
    file = tmp_path_factory.mktemp("other") / "python"
    file.write_text(f'#!/bin/sh\nshift\nPYTHONPATH="{HOME}" exec "{sys.executable}" "$@"\n')
    file.chmod(0o755)
    return str(file)


def outcome(seated: tuple[str, ...], game: str = "vendetta", seed: int = 3) -> Played:
    """What came of a game, but for the names of those who sat there and the time it took."""
    played = play(Match(0, game, (), seated, seed, dealt=True))
    players = tuple([replace(player, bot=player.bot.rpartition(":")[2]) for player in played.players])
    return replace(played, players=players, seconds=0.0)


def test_it_answers_from_there_as_it_would_here(python: str) -> None:
    plain = ("greedy", "random", "greedy")
    assert outcome(("greedy", f"{python}:random", f"{python}:greedy")) == outcome(plain)


@pytest.mark.slow
def test_a_search_there_meets_the_same_luck_as_here(python: str) -> None:
    plain = ("greedy", "search@2")
    assert outcome(("greedy", f"{python}:search@2"), "blood-orders") == outcome(plain, "blood-orders")


def test_one_process_serves_many_games(python: str) -> None:
    outcome((f"{python}:random", "random", "random"), seed=1)
    first = abroad.abroad(python).process.pid
    outcome((f"{python}:random", "random", "random"), seed=2)
    assert abroad.abroad(python).process.pid == first


def test_a_python_that_is_not_there_a_bot_that_is_not_and_a_gloam_that_ends_are_named(python: str) -> None:
    table = gloam.game("vendetta").table(seats=3, seed=0)
    with pytest.raises(Lost) as no:
        ForeignBot("nowhere/python:greedy", 0, 0, table)
    assert no.value.python == "nowhere/python"
    with pytest.raises(Lost, match="oracle"):
        ForeignBot(f"{python}:oracle", 0, 0, table)
    with pytest.raises(Lost):
        Abroad("/bin/true").ask({"seat": 0, "moves": []})


def test_what_environment_there_is_here_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "gloam.py").write_text("raise SystemExit")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path)]))
    with pytest.raises(Lost, match="KeyError"):
        Abroad(sys.executable).ask({"seat": 0, "moves": []})


def test_only_bots_that_search_take_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("stages = [1]")
    blood_orders = gloam.game("blood-orders").table(seats=2, seed=0)
    for name in (f"greedy+{file}", f"search@1+{file}"):
        with pytest.raises(Unreadable):
            make(name, 0, 0, blood_orders)
    with pytest.raises(Unreadable):
        make(f"search@1+{file}", 0, 0, gloam.game("vendetta").table(seats=3, seed=0))
    with pytest.raises(FileNotFoundError):
        make("search@1+nowhere.toml", 0, 0, blood_orders)
