"""A folder of results: nothing that was kept is lost, and nothing wrong is taken for right."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.lab.match import Played
from gloam.lab.results import GAMES, PLAN, Identity, Results, Unusable
from tests.lab.games import meeting

IDENTITY: Identity = {"kind": "arena", "bots": ("a", "b"), "seed": 1}
THREE = [meeting(0, a=1, b=2), meeting(1, a=2, b=1), meeting(2, a=1, b=2)]


def kept(folder: Path, games: list[Played]) -> None:
    with Results(folder, IDENTITY, Played) as results:
        for game in games:
            results.add(game)


def found(folder: Path) -> list[Played]:
    with Results(folder, IDENTITY, Played) as results:
        assert len(results) == len(list(results))
        return list(results)


def why_not(folder: Path, identity: Identity = IDENTITY) -> tuple[str, dict[str, object]]:
    with pytest.raises(Unusable) as no:
        Results(folder, identity, Played)
    return no.value.why, no.value.facts


def test_games_are_found_again_as_they_were_and_more_can_be_added(tmp_path: Path) -> None:
    kept(tmp_path / "new" / "folder", THREE[:2])
    kept(tmp_path / "new" / "folder", THREE[2:])
    assert found(tmp_path / "new" / "folder") == THREE


def test_a_game_is_kept_at_once(tmp_path: Path) -> None:
    with Results(tmp_path, IDENTITY, Played) as results:
        results.add(THREE[0])
        assert (tmp_path / GAMES).read_bytes().endswith(b"}\n")


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_last_line_that_was_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    kept(tmp_path, THREE)
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-cut])
    assert found(tmp_path) == THREE[:2]
    kept(tmp_path, THREE[2:])
    assert found(tmp_path) == THREE


def test_a_line_that_is_wrong_in_the_middle_is_named(tmp_path: Path) -> None:
    kept(tmp_path, THREE)
    file = tmp_path / GAMES
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{nonsense\n" + lines[2])
    assert why_not(tmp_path) == ("damaged", {"line": 2})
    file.write_bytes(lines[0] + lines[2])
    assert why_not(tmp_path) == ("damaged", {"line": 2})
    file.write_bytes(lines[0] + b'{"number": 1}\n')
    with Results(tmp_path, IDENTITY, Played) as results, pytest.raises(Unusable) as no:
        list(results)
    assert (no.value.why, no.value.facts) == ("damaged", {"line": 2})


def test_a_folder_of_another_plan_is_refused_with_the_difference(tmp_path: Path) -> None:
    kept(tmp_path, THREE)
    assert why_not(tmp_path, {**IDENTITY, "seed": 2}) == (
        "other-plan",
        {"name": "seed", "found": "1", "wanted": "2"},
    )
    assert why_not(tmp_path, {**IDENTITY, "bots": ()})[1] == {"name": "bots", "found": "a, b", "wanted": "–"}
    assert why_not(tmp_path, {**IDENTITY, "dealt": True})[0] == "other-plan"
    (tmp_path / PLAN).write_text("[1")
    assert why_not(tmp_path)[0] == "damaged"


def test_two_runs_cannot_write_to_one_folder(tmp_path: Path) -> None:
    with Results(tmp_path, IDENTITY, Played):
        assert why_not(tmp_path)[0] == "busy"
    assert found(tmp_path) == []
