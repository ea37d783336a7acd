"""`gloam puzzle` and `gloam lab puzzles`: solving, hints, mistakes, and files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.puzzles import Puzzle, read, shipped, written
from gloam.puzzles.finder import played
from gloam.puzzles.telling import Telling
from tests.cli.terminal import gloam


def number_of(puzzle: Puzzle, place: int) -> str:
    """What to type for the play of this rank: 0 is the best."""
    return str(puzzle.choices.index(puzzle.plays[place]) + 1)


@pytest.mark.parametrize("game", ["vendetta", "blood-orders", "rivals"])
def test_the_right_play_is_told_with_its_reasons_and_leads_to_the_next(game: str) -> None:
    puzzle = shipped(game)[0]
    told = Telling(puzzle, "en")
    screen = gloam("puzzle", game, "1", typed=f"{number_of(puzzle, 0)}\n\nquit\n")
    assert screen.code == 0
    text = " ".join(screen.text.split())
    assert "puzzle 1 of 20" in text
    assert "Yes, that is the play" in text
    assert told.speech.percent(puzzle.best.chance) in text
    assert "250 imagined tables" in text
    assert told.question.rule in text
    assert text.index("Yes, that is the play") < text.index("puzzle 2 of 20")
    assert gloam("puzzle", game, "1", typed=number_of(puzzle, 0)).width <= 100


def test_a_wrong_play_is_told_what_was_better_and_can_be_put_right() -> None:
    puzzle = shipped("vendetta")[0]
    screen = gloam("puzzle", "vendetta", "1", typed=f"{number_of(puzzle, 1)}\n{number_of(puzzle, 0)}\n")
    assert screen.text.index("There is something better") < screen.text.index("Yes, that is the play")
    assert "(yours)" in screen.text


def test_hints_rule_out_the_worse_plays_and_end_with_two() -> None:
    number, puzzle = max(enumerate(shipped("vendetta"), start=1), key=lambda one: len(one[1].plays))
    screen = gloam("puzzle", "vendetta", str(number), typed="hint\nhint\nhint\nhint\nhint\n")
    assert "It is none of these" in screen.text
    assert "one of two is right" in screen.text
    last = [line for line in screen.lines if "It is none of these" in line][-1]
    assert len(last.split(":")[1].split(",")) == len(puzzle.plays) - 2
    assert number_of(puzzle, 0) not in last.split(":")[1].strip(" .").split(", ")


def test_the_rule_cards_and_the_way_round_are_there_without_answering() -> None:
    told = Telling(shipped("vendetta")[0], "en")
    strange = ("77", "nonsense", "hint 3", "next 2", "quit now", "²", "9" * 5000)
    typed = "\n".join(["why", "back", "next", "back", "card Hunt", *strange, "", "quit", ""])
    screen = gloam("puzzle", "vendetta", "1", typed=typed)
    assert told.question.rule in screen.text
    assert "This is the first one." in screen.text
    assert screen.text.count("puzzle 1 of 20") == 2
    assert screen.text.count("puzzle 2 of 20") == 1
    assert "“77” is none of them" in screen.text
    assert "“nonsense” is none of them" in screen.text
    assert "There is something better" not in screen.text
    said = " ".join(screen.text.split())
    assert all(f"“{line[:60]}" in said for line in strange)
    assert said.count("is none of them") == len(strange)


def test_after_the_last_one_it_ends() -> None:
    screen = gloam("puzzle", "vendetta", "20", typed="next\n")
    assert "That was the last one." in screen.text
    assert screen.code == 0


def test_french() -> None:
    puzzle = shipped("blood-orders")[0]
    screen = gloam("puzzle", "blood-orders", "1", "--lang", "fr", typed=f"indice\n{number_of(puzzle, 0)}\nquitter\n")
    assert "problème 1 sur 20" in screen.text
    assert "Oui, c'est le bon coup" in screen.text
    assert "PV" in screen.text


def test_the_list_has_every_puzzle() -> None:
    screen = gloam("puzzle")
    assert [str(number) for number in (1, 20)] == [
        line.split()[0] for line in screen.lines if line.strip().startswith(("1 ", "20 "))
    ][:2]
    assert "gloam puzzle blood-orders N" in screen.text
    assert "gloam puzzle vendetta N" in screen.text
    assert "gloam puzzle blood-orders N" not in gloam("puzzle", "vendetta").text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("vendetta", "21"), "There is no puzzle 21: they go from 1 to 20."),
        (("vendetta", "-1"), "There is no puzzle -1"),
        (("vendetta", "0"), "There is no puzzle 0"),
        (("chess",), "“chess” is no game and no file of puzzles."),
    ],
)
def test_what_is_not_there_is_named(arguments: tuple[str, ...], words: str) -> None:
    screen = gloam("puzzle", "--lang", "en", "--", *arguments)
    assert screen.code == 2
    assert words in " ".join(screen.text.split())


def test_a_game_without_puzzles_says_how_to_look_for_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.terminal.puzzle_commands.shipped", lambda _game: ())
    screen = gloam("puzzle", "--lang", "en", "rivals")
    assert screen.code == 2
    assert "There are no puzzles of Vampire: The Masquerade – Rivals yet" in " ".join(screen.text.split())


# ---- one's own


def test_a_file_of_ones_own_is_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(written("vendetta", list(shipped("vendetta")[3:5])), encoding="utf-8")
    assert "puzzle 2 of 2" in gloam("puzzle", str(mine), "2", typed="quit\n").text
    mine.write_text(mine.read_text(encoding="utf-8").replace('"seat":"', '"seat":"Z'), encoding="utf-8")
    broken = gloam("puzzle", str(mine), "2")
    assert broken.code == 2
    assert "is no seat" in broken.text
    mine.write_text("{}", encoding="utf-8")
    assert gloam("puzzle", str(mine)).code == 2


def test_puzzles_are_found_in_saved_games_and_the_clearest_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, out = tmp_path / "game.gloam", tmp_path / "out.json"
    journal.write_text(played("vendetta", 3, ("random",), 4), encoding="utf-8")
    searched: list[str] = []

    def found(text: str, standard: object) -> list[Puzzle]:
        searched.append(text)
        return list(shipped("vendetta")[:5])

    monkeypatch.setattr("gloam.terminal.puzzle_commands.puzzles_in", found)
    screen = gloam("lab", "puzzles", str(journal), "--count", "2", "--out", str(out))
    assert screen.code == 0
    assert searched == [journal.read_text(encoding="utf-8")]
    assert len(read(out.read_text(encoding="utf-8")).puzzles) == 2
    assert "Found 5 puzzles; 2 of them are in" in " ".join(screen.text.split())
    gloam(
        "lab", "puzzles", "--game", "vendetta", "--games", "2", "--seats", "3,4", "--bots", "random", "--out", str(out)
    )
    assert ["seats 3" in text for text in searched[1:]] == [True, False]


def test_without_any_puzzle_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out.json"
    monkeypatch.setattr("gloam.terminal.puzzle_commands.puzzles_in", lambda *_, **__: [])
    screen = gloam("lab", "puzzles", "--game", "vendetta", "--games", "1", "--bots", "random", "--out", str(out))
    assert (screen.code, out.exists()) == (2, False)
    assert "There is no puzzle in 1 games" in screen.text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere.gloam",), "There is no file called nowhere.gloam"),
        (("--game", "vendetta", "--seats", "9"), "is for 3–6 players, not for 9"),
        (("--game", "vendetta", "--seats", "x"), "--seats must be a number from 3 up, not x"),
        (("--game", "vendetta", "--seats", ","), "--seats must be a number from 3 up"),
        (("--game", "vendetta", "--count", "0"), "--count must be a number from 1 up, not 0"),
        (("--game", "vendetta", "--games", "0"), "--games must be a number from 1 up, not 0"),
        (("--game", "vendetta", "--bots", "oracle"), "There is no bot called “oracle”"),
        (("--game", "vendetta", "--bots", ""), "There is no bot called “”"),
        (("--game", "vendetta", "--bots", ","), "There is no bot called “”"),
        (("--game", "chess"), "There is no game called “chess”"),
    ],
)
def test_what_cannot_be_looked_for_is_named(arguments: tuple[str, ...], words: str) -> None:
    screen = gloam("lab", "puzzles", *arguments)
    assert screen.code == 2
    assert words in " ".join(screen.text.split())


def test_journals_of_two_games_do_not_go_into_one_file(tmp_path: Path) -> None:
    paths = []
    for game in ("vendetta", "blood-orders"):
        paths.append(tmp_path / f"{game}.gloam")
        paths[-1].write_text(played(game, 3, ("random",), 1), encoding="utf-8")
    screen = gloam("lab", "puzzles", *[str(path) for path in paths])
    assert screen.code == 2
    assert "several games: blood-orders, vendetta" in " ".join(screen.text.split())
