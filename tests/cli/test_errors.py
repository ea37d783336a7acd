"""What cannot be had is said in one sentence that names it, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import gloam


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "chess"], "chess"),
        (["simulate"], "blood-orders"),
        (["arena"], "blood-orders"),
        (["cards"], "blood-orders"),
        (["lab", "balance"], "blood-orders"),
        (["lab", "puzzles"], "blood-orders"),
        (["play", "vendetta", "--seats", "2"], "2"),
        (["play", "vendetta", "--seats", "6"], "tag-team"),
        (["play", "vendetta", "--seats", "5", "--variants", "tag-team"], "5"),
        (["play", "vendetta", "--variants", "relics,werewolves"], "werewolves"),
        (["play", "vendetta", "--bots", "oracle"], "oracle"),
        (["play", "vendetta", "--bots", "greedy,random"], "2 bots"),
        (["play", "vendetta", "--you", "5"], "5"),
        (["play", "vendetta", "--you", "-1"], "-1"),
        (["play", "vendetta", "--seed", "-3"], "-3"),
        (["play", "vendetta", "--load", "nowhere.gloam"], "nowhere.gloam"),
        (["simulate", "vendetta", "--games", "0"], "--games"),
        (["simulate", "vendetta", "--workers", "0"], "--workers"),
        (["simulate", "vendetta", "--bots", "greedy,oracle,random,random"], "oracle"),
        (["simulate", "chess"], "chess"),
        (["cards", "chess"], "chess"),
        (["cards", "vendetta", "werewolf"], "werewolf"),
        (["cards", "rivals", "klan:brujah"], "klan"),
        (["cards", "rivals", "clan:werewolf"], "Toreador"),
        (["cards", "rivals", "clan:brujah", "werewolf"], "werewolf"),
        (["card", "Werewolf"], "Werewolf"),
        (["replay", "nowhere.gloam"], "nowhere.gloam"),
        (["position", "nowhere.json"], "nowhere.json"),
        (["rules", "chess"], "chess"),
        (["rules", "vendetta", "werewolf"], "werewolf"),
    ],
)
def test_what_cannot_be_had_is_named_in_one_sentence(arguments: list[str], names: str) -> None:
    screen = gloam(*arguments)
    assert screen.code == 2
    assert len(screen.lines) == 1
    assert names in screen.text
    assert screen.text.strip().endswith(".")


def test_an_unknown_language_is_named_too() -> None:
    screen = gloam("games", "--lang", "de")
    assert screen.code == 2
    assert "de" in screen.text
    assert len(screen.lines) == 1


def test_errors_are_said_in_the_language_asked_for() -> None:
    assert "Il n'y a pas de jeu" in gloam("play", "chess", "--lang", "fr").text


@pytest.mark.parametrize("number", ["--seats", "--you", "--seed"])
def test_a_word_where_a_number_belongs_is_an_error_of_usage(number: str) -> None:
    screen = gloam("play", number, "many")
    assert screen.code == 2
    assert number in screen.text


@pytest.mark.parametrize("text", ["", "nonsense", "gloam journal 99\n", "gloam journal 1\ngame vendetta\n"])
def test_a_file_that_is_no_game_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.gloam"
    file.write_text(text)
    for arguments in (["play", "vendetta", "--load", str(file)], ["replay", str(file)]):
        screen = gloam(*arguments)
        assert screen.code == 2
        assert "game.gloam" in screen.text
        assert "Traceback" not in screen.text


def test_a_game_with_a_move_the_rules_do_not_allow_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.gloam"
    file.write_text("gloam journal 1\ngame vendetta\nrules 1\nseats 4\nvariants none\nseed 1\n\nA play BR04\n")
    screen = gloam("play", "vendetta", "--load", str(file))
    assert screen.code == 2
    assert "A play BR04" in screen.text


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.gloam"
    file.write_bytes(b"\xff\xfe\x00\x81")
    screen = gloam("replay", str(file))
    assert screen.code == 2
    assert "game.gloam" in screen.text
    assert gloam("replay", str(tmp_path)).code == 2
