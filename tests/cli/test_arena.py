"""The arena and the balance report as commands: tables, files, charts, and what is wrong said in one sentence."""

from __future__ import annotations

import builtins
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import gloam

PNG = b"\x89PNG\r\n\x1a\n"
ARENA = ("arena", "vendetta", "--bots", "greedy,random", "--seats", "3", "--games", "6", "--seed", "2")
REPORT = ("lab", "balance", "vendetta", "--bots", "random", "--games", "30", "--seats", "3", "--variants", "relics")


@pytest.fixture(scope="module")
def an_arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "here"
    assert gloam(*ARENA, "--out", str(folder)).code == 0
    return folder


@pytest.fixture
def here(an_arena: Path, elsewhere: Path) -> Path:
    """A copy of an arena that has been played."""
    return Path(shutil.copytree(an_arena, elsewhere / "here"))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results are kept where one stands."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_arena_prints_tables_and_writes_figures_and_charts(language: str) -> None:
    screen = gloam(*ARENA, "--lang", language, columns=80)
    assert screen.code == 0
    assert screen.width <= 80
    assert "…" not in screen.text
    folder = Path("arenas", "vendetta-3-greedy-random-2")
    assert all((folder / name).read_bytes().startswith(PNG) for name in ("wins.png", "skill.png", "pairs.png"))
    figures = json.loads((folder / "arena.json").read_text())
    assert figures["played"] == 6
    assert sum([bot["seats"] for bot in figures["bots"]]) == 18
    assert {(pair["bot"], pair["other"]) for pair in figures["pairs"]} == {("greedy", "random"), ("random", "greedy")}
    assert f"{100 * figures['pairs'][0]['share']:.1f}".replace(".", {"en": ".", "fr": ","}[language]) in screen.text


@pytest.mark.slow
def test_an_arena_can_be_made_longer_and_plays_only_what_is_missing(here: Path) -> None:
    before = (here / "games.jsonl").read_bytes()
    screen = gloam(*ARENA[:-3], "9", "--seed", "2", "--out", "here")
    assert "6 games are there already; 6 are left." in screen.text
    after = (here / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 12


def test_clans_come_to_every_bot_alike(here: Path) -> None:
    held = json.loads((here / "arena.json").read_text())["held"]["clan"]
    assert held["greedy"] == held["random"]
    assert sum(held["greedy"].values()) == 9
    assert "All bots had each clan equally often." in gloam(*ARENA, "--out", "here").text


@pytest.mark.slow
def test_a_bot_may_have_a_budget_and_bots_may_choose_their_clans() -> None:
    screen = gloam("arena", "vendetta", "--bots", "random,search@1", "--seats", "3", "--games", "3", "--choose-clans")
    assert screen.code == 0
    assert "one bot had a clan up to" in screen.text
    folder = Path("arenas", "vendetta-3-random-search@1-chosen-0")
    assert json.loads((folder / "plan.json").read_text())["dealt"] is False
    assert {bot["bot"] for bot in json.loads((folder / "arena.json").read_text())["bots"]} == {"random", "search@1"}
    assert (folder / "pairs.png").read_bytes().startswith(PNG)


@pytest.mark.slow
def test_the_figures_of_an_arena_are_the_same_with_two_workers(here: Path) -> None:
    gloam(*ARENA, "--out", "two", "--workers", "2")
    one, two = [json.loads((folder / "arena.json").read_text()) for folder in (here, Path("two"))]
    assert one.pop("speed")["games"] == two.pop("speed")["games"] == 6
    assert one == two


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_balance_report_is_a_page_with_charts(language: str) -> None:
    screen = gloam(*REPORT, "--lang", language)
    assert screen.code == 0
    folder = Path("balance", "vendetta-3-relics-random-0")
    page = (folder / "balance.md").read_text(encoding="utf-8")
    assert "gloam lab balance vendetta --bots random --games 30 --seats 3 --variants relics --seed 0" in page
    assert "| BR01 | " in page
    assert "| RE01 | " in page
    pictures = [line.split("](")[1].rstrip(")") for line in page.splitlines() if line.startswith("![")]
    assert {"clans.png", "turns.png", "seats.png", "length.png", "cards-brujah.png", "cards-allies.png"} <= set(
        pictures
    )
    assert all((folder / name).read_bytes().startswith(PNG) for name in pictures)
    assert "{" not in page
    figures = json.loads((folder / "balance.json").read_text())
    assert figures["games"] == 30
    assert sum([share["games"] for share in figures["wins"]["clan"]]) == 90


@pytest.mark.slow
def test_a_balance_report_of_blood_orders_counts_what_is_taken_and_used() -> None:
    gloam("lab", "balance", "blood-orders", "--bots", "greedy", "--games", "1", "--seats", "2", "--out", "here")
    page = Path("here", "balance.md").read_text(encoding="utf-8")
    assert "Taken when dealt" in page
    assert "Uses each time dealt" in page
    assert Path("here", "uses-locations.png").read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ([*ARENA, "--bots", "greedy,oracle"], "oracle"),
        ([*ARENA, "--bots", "greedy"], "two different bots"),
        ([*ARENA, "--bots", "greedy,greedy"], "two different bots"),
        ([*ARENA, "--games", "0"], "--games"),
        ([*ARENA, "--workers", "0"], "--workers"),
        ([*ARENA, "--seats", "2"], "2"),
        ([*ARENA, "--crew", "army"], "army"),
        ([*ARENA, "--out", "plan.txt"], "plan.txt"),
        (["arena", "chess"], "chess"),
        (["arena", "blood-orders", "--choose-clans"], "no clans"),
        ([*REPORT, "--bots", "oracle"], "oracle"),
        (["lab", "balance", "chess"], "chess"),
        (["serve", "--arenas", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_had_is_named_in_one_sentence(
    arguments: list[str], names: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.web.serve.has_vendor", lambda: True)
    Path("plan.txt").write_text("not a folder")
    screen = gloam(*arguments, columns=200)
    assert screen.code == 2
    assert len(screen.lines) == 1
    assert names in screen.text


@pytest.mark.parametrize(
    ("last", "says"),
    [('{"answer": "win"}', "answers “win”, which cannot be played."), ("1", "answers nothing that a Gloam would say.")],
)
def test_what_another_gloam_answers_in_the_midst_of_a_game_is_told_in_a_sentence(
    last: str, says: str, elsewhere: Path
) -> None:
    said = [*['{"answer": ""}'] * 3, last]  # as it starts, as it is looked at, as it sits down
    python = elsewhere / "python"
    python.write_text("\n".join(["#!/bin/sh", *[f"echo '{line}'" for line in said], "exec cat", ""]))
    python.chmod(0o755)
    screen = gloam("arena", "vendetta", "--seats", "3", "--games", "3", "--bots", f"{python}:random,greedy,random")
    assert screen.code == 2
    assert " ".join(screen.text.split()).endswith(says)


def test_a_folder_of_other_games_is_not_written_to(here: Path) -> None:
    before = (here / "games.jsonl").read_bytes()
    screen = gloam(*ARENA[:-1], "3", "--out", "here", columns=200)
    assert screen.code == 2
    assert "seed is 2 there, and 3 here" in screen.text
    assert gloam(*REPORT, "--out", "here").code == 2
    assert (here / "games.jsonl").read_bytes() == before


def test_a_damaged_folder_is_named_with_its_line(here: Path) -> None:
    file = here / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"?\n", *lines[2:]]))
    screen = gloam(*ARENA, "--out", "here", columns=200)
    assert screen.code == 2
    assert "damaged at line 2" in screen.text


@pytest.mark.parametrize(
    ("package", "arguments", "says"),
    [
        ("openskill", ARENA, "gloam[lab]"),
        ("matplotlib", REPORT, "gloam[lab]"),
        ("ray", (*ARENA, "--crew", "ray"), "gloam[ray]"),
    ],
)
def test_a_package_that_is_missing_is_named_by_its_extra(
    package: str, arguments: tuple[str, ...], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".", 1)[0] == package:
            raise ImportError(name)
        return real(name, *rest, **more)

    for name in [name for name in sys.modules if name.split(".", 1)[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("lab.arena", "lab.ratings", "lab.charts", "lab.ray_crew", "terminal.arena", "terminal.balance"):
        monkeypatch.delitem(sys.modules, f"gloam.{name}", raising=False)
        monkeypatch.delattr(f"gloam.{name}", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    screen = gloam(*arguments, columns=200)
    assert screen.code == 2
    assert len(screen.lines) == 1
    assert says in screen.text
    assert not Path("arenas").exists(), "nothing is begun that cannot be finished"
