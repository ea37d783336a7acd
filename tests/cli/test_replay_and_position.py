"""Saved games stepped through, and positions written by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import gloam as library
from tests.cli.terminal import gloam


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of random moves."""
    luck = Random(1)
    table = library.game("vendetta").table(seats=4, seed=11)
    while not table.over:
        question = table.questions()[0]
        table.answer(question.seat, luck.choice(question.options))
    file = tmp_path / "game.gloam"
    file.write_text(library.journal(table).text())
    return file


def lines(file: Path) -> int:
    return len(library.journal(library.replay(file.read_text())).moves)


def test_one_line_is_printed_and_nothing_is_asked(game: Path) -> None:
    screen = gloam("replay", str(game), "--line", "20")
    assert screen.code == 0
    assert f"Line 20 of {lines(game)}" in screen.text
    assert "> " not in screen.text


def test_the_last_line_shows_the_result(game: Path) -> None:
    assert "Total" in gloam("replay", str(game), "--line", str(lines(game))).text


@pytest.mark.parametrize("line", ["-1", "100000"])
def test_a_line_that_is_not_there_is_named(game: Path, line: str) -> None:
    screen = gloam("replay", str(game), "--line", line)
    assert screen.code == 2
    assert line in screen.text


def test_one_steps_forward_and_back_jumps_and_changes_seats(game: Path) -> None:
    typed = "\nnext\nback\ngoto 30\n31\nseat B\nseat none\ngoto 9999\nback\nlog\ncard hunt\nwhat\nquit\n"
    screen = gloam("replay", str(game), typed=typed)
    shown = [line.split("·")[0].strip(" ─>") for line in screen.lines if "Line " in line and "─" in line]
    of = f"of {lines(game)}"
    assert shown == [f"Line {number} {of}" for number in (0, 1, 2, 1, 30, 31, 31, 31, 30)]
    assert "seen from B" in screen.text
    assert "no line 9999" in screen.text


@pytest.mark.parametrize(
    "typed", ["²", "9" * 5000, "goto ²", "goto", "goto -1", "? #²", "next 3", "back 3", "quit now", "b 2"]
)
def test_what_leads_nowhere_is_said_and_nobody_moves(game: Path, typed: str) -> None:
    screen = gloam("replay", str(game), typed=f"{typed}\nnext\n", columns=200)
    assert screen.code == 0
    shown = [line for line in screen.lines if f" of {lines(game)}" in line and "─" in line]
    assert [line.split("·")[0].strip(" ─>").split()[1] for line in shown] == ["0", "1"]


def test_stepping_back_from_the_first_line_and_on_from_the_last_says_so(game: Path) -> None:
    typed = f"back\ngoto {lines(game)}\nnext\n"
    screen = gloam("replay", str(game), typed=typed)
    assert "first line" in screen.text
    assert "last line" in screen.text


def test_a_seat_sees_its_own_hand_and_no_other(game: Path) -> None:
    own = gloam("replay", str(game), "--line", "8", "--seat", "A").text
    watched = gloam("replay", str(game), "--line", "8").text
    assert "Your hand" in own
    assert "Your hand" not in watched


@pytest.mark.parametrize("seat", ["E", "AB", "7"])
def test_a_seat_that_is_not_there_is_named(game: Path, seat: str) -> None:
    screen = gloam("replay", str(game), "--seat", seat)
    assert screen.code == 2
    assert seat in screen.text


# ---- positions


def position(tmp_path: Path, data: object) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data))
    return str(file)


def test_a_position_is_checked_and_shown_with_its_question(tmp_path: Path) -> None:
    seats = [{"clan": "brujah", "hand": ["BR04"], "blood": 9}, {}, {}]
    file = position(tmp_path, {"game": "vendetta", "phase": "planning", "seats": seats})
    screen = gloam("position", file, "--seat", "A")
    assert screen.code == 0
    assert "possible position" in " ".join(screen.text.split()), "wherever the line was broken"
    assert "Fist of Caine" in screen.text
    assert "Fist of Caine" not in gloam("position", file).text


def test_where_what_was_left_to_do_breaks_off_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = position(tmp_path, {"game": "vendetta", "seats": [{"alliance": []}, {}, {}], "docket": [["AskTurn", 0]]})
    screen = gloam("position", file, "--play", typed="1\n1\n1\n1\n")
    assert screen.code == 0
    assert "This position cannot be played to an end: see its docket." in screen.text


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"seats": [{"blod": 3}, {}, {}]}, "seats.0.blod"),
        ({"game": "vendetta", "seats": [{}, {}]}, "seats"),
        ({"seats": [{"blood": -1}, {}, {}]}, "seats.0.blood"),
        ({"seats": [{"hand": ["XX01"]}, {}, {}]}, "seats.0.hand"),
        ({"game": "chess"}, "game"),
        ([], "position"),
    ],
)
def test_an_impossible_position_is_named_with_the_path_to_what_is_wrong(
    tmp_path: Path, data: object, path: str
) -> None:
    screen = gloam("position", position(tmp_path, data))
    assert screen.code == 2
    assert path in screen.text
    assert "Traceback" not in screen.text


def test_what_is_no_json_is_named_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"seats":\n  [,]}')
    screen = gloam("position", str(file))
    assert screen.code == 2
    assert "line 2, column 4" in screen.text


def test_a_position_with_nothing_left_to_do_is_not_played_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the game is saved when the input ends
    screen = gloam("position", position(tmp_path, {"seats": [{}, {}, {}], "docket": []}), "--play")
    assert "cannot be played to an end" in " ".join(screen.text.split())


@pytest.mark.parametrize(
    ("data", "game"),
    [
        ({"seats": [{}, {}, {}]}, "vendetta"),
        ({"seats": [{"torpor": ["BLEEDER"]}, {}, {}]}, "blood-orders"),
        ({"game": "blood-orders", "seats": [{}, {}, {}]}, "blood-orders"),
    ],
)
def test_a_position_that_names_no_game_is_read_by_the_first_that_can(tmp_path: Path, data: object, game: str) -> None:
    screen = gloam("position", position(tmp_path, data), columns=300)
    assert screen.code == 0
    assert f"is a possible position of {library.game(game).title}." in screen.text
