"""`gloam lab fit`: games, weights and a gate in one command, resumed where it stopped; what is wrong in a sentence."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from gloam.bots.evaluation import read_weights
from gloam.bots.games import GAMES
from gloam.lab.fit import SelfPlay
from tests.cli.terminal import gloam

FIT = ("lab", "fit", "blood-orders", "--bot", "search@1", "--seats", "2", "--seed", "3")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_a_fit_plays_writes_weights_and_lets_them_meet_those_of_today() -> None:
    first = gloam(*FIT, "--games", "5", "--gate", "2", columns=80)
    assert first.code == 0
    assert first.width <= 80
    folder = Path("fits", "blood-orders-2-search@1-3")
    judged = GAMES["blood-orders"].evaluation
    assert judged is not None
    written = (folder / "weights.toml").read_text(encoding="utf-8")
    assert read_weights(written, judged.weights.names).prices != judged.weights.prices
    assert tomllib.loads(written)["fit"]["games"] == 5
    assert "those of today stay" in " ".join(first.text.split())
    assert (folder / "gate-5" / "games.jsonl").read_bytes().count(b"\n") == 2
    again = gloam(*FIT, "--games", "5", "--gate", "0", "--lang", "fr")
    assert "5 parties sont déjà là" in again.text
    assert (folder / "weights.toml").read_text(encoding="utf-8") == written
    assert "search@1" in json.loads((folder / "plan.json").read_text())["bot"]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["lab", "fit", "chess"], "chess"),
        ([*FIT, "--bot", "greedy"], "greedy"),
        ([*FIT, "--bot", "oracle"], "oracle"),
        ([*FIT, "--seats", "2,5"], "5"),
        ([*FIT, "--seats", "many"], "many"),
        ([*FIT, "--seats", ""], "--seats"),
        ([*FIT, "--games", "4"], "--games"),
        ([*FIT, "--seats", "9" * 5000], "--seats"),
        ([*FIT, "--seats", "²"], "²"),
        ([*FIT, "--gate", "-1"], "--gate"),
        (["arena", "blood-orders", "--seats", "2", "--bots", "search@1+nowhere.toml,greedy"], "nowhere.toml"),
        (["arena", "blood-orders", "--seats", "2", "--bots", "nowhere/python:greedy,greedy"], "nowhere/python"),
        (["arena", "blood-orders", "--seats", "2", "--bots", "greedy+nowhere.toml,random"], "greedy does not search"),
        (["arena", "blood-orders", "--seats", "2", "--bots", "search@x+nowhere.toml,random"], "“x” is no time"),
        (["arena", "rivals", "--seats", "2", "--bots", "bluffer+nowhere.toml,random"], "bluffer does not play"),
        (["play", "vendetta", "--bots", "search@3+nowhere.toml"], "“search@3+nowhere.toml” names a file"),
        (["play", "vendetta", "--bots", "old/python:greedy"], "“old/python:greedy” names a file"),
        ([*FIT, "--bot", "search@1+nowhere.toml"], "only “gloam arena”"),
    ],
)
def test_what_cannot_be_had_is_named_in_one_sentence(arguments: list[str], names: str) -> None:
    screen = gloam(*arguments, columns=200)
    assert screen.code == 2
    assert len(screen.lines) == 1
    assert names in screen.text


@pytest.mark.parametrize(("game", "fewest"), [("vendetta", 3), ("blood-orders", 2), ("rivals", 2)])
def test_unless_it_is_said_a_fit_plays_at_the_fewest_seats(
    game: str, fewest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned: list[SelfPlay] = []
    monkeypatch.setattr("gloam.terminal.fit.run", lambda plan, *_: planned.append(plan))
    assert gloam("lab", "fit", game).code == 0
    assert gloam("lab", "fit", game, "--seats", "4,3").code == 0
    assert [plan.seats for plan in planned] == [(fewest,), (4, 3)]


def test_weights_for_another_game_are_refused() -> None:
    Path("weights.toml").write_text("stages = [1]\n")
    screen = gloam("arena", "blood-orders", "--seats", "2", "--bots", "search@1+weights.toml,greedy", columns=200)
    assert screen.code == 2
    assert "cannot play Blood Orders" in screen.text
    assert "impossible: spread." in screen.text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"stages = [1]\nspread =", "weights.toml is not TOML: see line 2."),
        (b"stages = [1", "weights.toml is not TOML: see line 1."),
        (b"stages = " + b"9" * 5000, "weights.toml is not TOML: see line 1."),
        (b"\xff", "weights.toml cannot be read"),
    ],
)
def test_a_malformed_file_of_weights_is_not_taken_for_one_of_another_game(text: bytes, said: str) -> None:
    Path("weights.toml").write_bytes(text)
    screen = gloam("arena", "blood-orders", "--seats", "2", "--bots", "search@1+weights.toml,greedy", columns=200)
    assert (screen.code, len(screen.lines)) == (2, 1)
    assert said in screen.text
