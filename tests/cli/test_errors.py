"""What cannot be had is said in one sentence that names it, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.terminal.commands import OWN, language_in
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


LONG = "9" * 5000
NUMBERS = [
    (["play", "rivals", "--seats"], "--seats"),
    (["play", "rivals", "--seed"], "--seed"),
    (["play", "rivals", "--you"], "--you"),
    (["simulate", "rivals", "--games"], "--games"),
    (["simulate", "rivals", "--workers"], "--workers"),
    (["arena", "rivals", "--seed"], "--seed"),
    (["lab", "balance", "rivals", "--games"], "--games"),
    (["lab", "fit", "rivals", "--gate"], "--gate"),
    (["lab", "puzzles", "--game", "rivals", "--count"], "--count"),
    (["replay", "game.gloam", "--line"], "--line"),
    (["tables", "list", "--limit"], "--limit"),
    (["tables", "list", "--untouched"], "--untouched"),
    (["serve", "--port"], "--port"),
    (["serve", "--workers"], "--workers"),
    (["puzzle", "rivals"], "NUMBER"),
    (["learn", "rivals"], "NUMBER"),
]


@pytest.mark.parametrize(("words", "name"), NUMBERS, ids=[" ".join(words) for words, _ in NUMBERS])
@pytest.mark.parametrize("value", ["many", "", "²", "1.5", LONG], ids=["a word", "nothing", "raised", "a half", "long"])
def test_what_is_no_number_is_said_in_one_sentence(words: list[str], name: str, value: str) -> None:
    screen = gloam(*words, value, columns=200)
    assert screen.code == 2
    shown = value if len(value) < 60 else f"{value[:60]}…"
    assert screen.text == f"{name} must be a whole number of at most 18 digits, not “{shown}”.\n"


def test_what_is_no_number_is_said_in_the_language_asked_for() -> None:
    assert "doit être un nombre entier" in gloam("play", "rivals", "--seats", "deux", "--lang", "fr").text
    assert "must be a whole number" in gloam("play", "rivals", "--seats", "deux", "--lang", "en").text


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["play", "--lang", "fr"], "fr"),
        (["play", "--lang=fr", "--seats", "x"], "fr"),
        (["--lang", "fr", "--lang", "en"], "en"),
        (["play", "--lang"], ""),
        (["play", "--language", "fr"], OWN),
        ([], OWN),
    ],
)
def test_the_language_of_a_command_is_known_before_it_begins(words: list[str], language: str) -> None:
    assert language_in(words) == language


@pytest.mark.parametrize(
    "words",
    [
        ("play", "rivals", "--seats", "9" * 18),
        ("simulate", "rivals", "--seats", "9" * 18),
        ("lab", "fit", "rivals", "--seats", "9" * 9),
        ("play", "rivals", "--you", "9" * 18),
        ("serve", "--port", "65536"),
        ("serve", "--port", "-1"),
    ],
)
def test_a_number_that_is_far_too_large_is_named(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.web.serve.has_vendor", lambda: True)
    screen = gloam(*words, columns=200)
    assert (screen.code, len(screen.lines)) == (2, 1)
    assert words[-1] in screen.text


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("arena", "vendetta", "--bots", "greedy,random", "--out"), "--out"),
        (("lab", "balance", "vendetta", "--out"), "--out"),
        (("lab", "fit", "vendetta", "--out"), "--out"),
        (("lab", "puzzles", "--game", "vendetta", "--out"), "--out"),
        (("simulate", "vendetta", "--json"), "--json"),
        (("play", "vendetta", "--save"), "--save"),
        (("play", "vendetta", "--load"), "--load"),
        (("tables", "export", "x", "--to"), "--to"),
        (("serve", "--arenas"), "--arenas"),
    ],
)
def test_a_place_without_a_name_is_not_where_one_stands(
    words: tuple[str, ...], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for value in ("", " "):
        screen = gloam(*words, value)
        assert (screen.code, screen.text) == (2, f"{name} must name a file or a folder; nothing is named.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["nowhere/out.json", "."])
@pytest.mark.parametrize(
    "words", [("simulate", "vendetta", "--json"), ("lab", "puzzles", "--game", "vendetta", "--out")]
)
def test_a_place_that_cannot_be_written_is_named_before_the_work(
    words: tuple[str, ...], place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def work(*_: object) -> None:
        raise AssertionError("work was begun")

    monkeypatch.setattr("gloam.lab.crew.Crew.map", work)
    screen = gloam(*words, place)
    assert (screen.code, len(screen.lines)) == (2, 1)
    assert f"{place} cannot be written" in screen.text
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ['{"game": ' + "9" * 5000 + "}", "[" * 100_000, '{"a":' * 100_000])
def test_json_that_is_far_too_much_is_no_position(text: str, tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    file.write_text(text if text.startswith("{") else '{"a": ' + text)
    screen = gloam("position", str(file), columns=200)
    assert (screen.code, len(screen.lines)) == (2, 1)
    assert "is not a possible position" in screen.text
    game = tmp_path / "game.gloam"
    head = f"gloam journal 1\ngame vendetta\nrules 1\nseats 4\nvariants none\nseed 1\nposition {text}\n\n"
    game.write_text(head)
    assert gloam("replay", str(game), columns=200).code == 2


def test_a_file_with_a_name_that_no_file_has_is_named() -> None:
    for words in (("replay", "x" * 5000), ("puzzle", "x" * 5000), ("play", "rivals", "--deck", "x" * 5000)):
        assert gloam(*words).code == 2


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
