"""A bot of another installed Gloam: here of the same one, so that it must play as it would at home."""

from __future__ import annotations

import os
import pickle
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
    assert (no.value.python, no.value.no) == ("nowhere/python", "python")
    for bot in ("oracle", "search@soon", "greedy@9"):
        with pytest.raises(Lost) as no:
            ForeignBot(f"{python}:{bot}", 0, 0, table)
        assert (no.value.no, no.value.facts["bot"]) == ("bot", bot)
        assert "greedy" in no.value.facts["known"]
    with pytest.raises(Lost) as no:
        Abroad("/bin/true")
    assert no.value.no == "silent"


def test_a_character_of_another_game_is_refused_there_as_it_is_here(python: str) -> None:
    two = gloam.game("rivals").table(seats=2, seed=0)
    with pytest.raises(Lost) as no:
        ForeignBot(f"{python}:bluffer", 0, 0, two)
    assert "schemer" in no.value.facts["known"]
    assert "bluffer" not in no.value.facts["known"]
    ForeignBot(f"{python}:schemer", 0, 0, two)


def script(folder: Path, *lines: str) -> str:
    """A program that says this, and then copies what it is told."""
    file = folder / "python"
    file.write_text("\n".join(["#!/bin/sh", *[f"echo '{line}'" for line in lines], "exec cat", ""]))
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("said", ["1", "[]", "{}", "null", "good evening", "9" * 5000])
def test_a_program_that_is_no_gloam_is_named_whatever_it_says(said: str, tmp_path: Path) -> None:
    with pytest.raises(Lost) as no:
        Abroad(script(tmp_path, said))
    assert no.value.no == "silent"
    with pytest.raises(Lost) as no:
        Abroad(script(tmp_path, '{"answer": ""}', said)).ask({"seat": 0, "moves": []})
    assert no.value.no == "silent"


def test_ctrl_c_is_not_for_it(python: str) -> None:
    there = abroad.abroad(python).process.pid
    assert os.getsid(there) == there != os.getsid(0)


def test_it_ends_when_nobody_asks_any_more_whatever_it_thinks_about(python: str) -> None:
    there = Abroad(python)
    there.close()
    assert there.process.poll() is not None
    with pytest.raises(Lost) as no:
        there.ask({"seat": 0, "moves": []})
    assert no.value.no == "silent"


def test_an_answer_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    table = gloam.game("vendetta").table(seats=3, seed=0)
    bot = ForeignBot(script(tmp_path, *['{"answer": ""}'] * 2, '{"answer": "win"}') + ":greedy", 0, 0, table)
    question = table.seat(0).question()
    assert question is not None
    with pytest.raises(Lost) as no:
        bot.choose(table.seat(0), question)
    assert (no.value.no, no.value.facts) == ("move", {"line": "win"})


def test_a_python_without_gloam_is_named_and_prints_nothing(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
    bare.chmod(0o755)
    with pytest.raises(Lost) as no:
        Abroad(str(bare))
    assert no.value.no == "gloam"
    assert capfd.readouterr() == ("", "")


def test_what_is_lost_in_a_worker_is_told_here() -> None:
    no = pickle.loads(pickle.dumps(Lost("old/python", "answer", {"why": "it fell"})))  # noqa: S301 - our own
    assert (no.python, no.no, no.facts) == ("old/python", "answer", {"why": "it fell"})


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
