"""docs/add-a-game.md names every place where a game is registered."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import gloam
from tests.docs.pages import ROOT, named

PAGE = ROOT / "docs/add-a-game.md"
DOOR = "src/gloam/__init__.py"  # its lines are written with the names that the games have themselves
PLAIN = ("Makefile", "pyproject.toml", "setup.py")  # these name a game by its folder
NAMES = set(gloam.games())
FOLDERS = [name.replace("-", "_") for name in gloam.games()]


def listed() -> list[str]:
    """The files in the first column of the page's table."""
    section = PAGE.read_text(encoding="utf-8").split("\n## Where a game is registered\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def is_by_game(node: ast.AST) -> bool:
    """Is this a dictionary with an entry for each game?"""
    return isinstance(node, ast.Dict) and {key.value for key in node.keys if isinstance(key, ast.Constant)} >= NAMES


def has_register(path: Path) -> bool:
    return any(is_by_game(node) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def registers() -> set[str]:
    modules = [path for room in ("src", "tests", "bench", "docs") for path in (ROOT / room).rglob("*.py")]
    found = {named(path) for path in modules if has_register(path)}
    plain = {name for name in PLAIN if any(folder in (ROOT / name).read_text(encoding="utf-8") for folder in FOLDERS)}
    return {DOOR} | found | plain


def test_the_page_lists_every_file_in_which_a_game_has_its_line_and_no_other() -> None:
    assert set(listed()) == registers()
    assert len(listed()) == len(set(listed()))


def test_every_game_there_is_has_its_lines_in_the_files_that_know_no_python() -> None:
    for name in PLAIN:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert [folder for folder in FOLDERS if not re.search(rf"\b{folder}\b", text)] == [], name


def test_every_game_has_the_same_rooms() -> None:
    rooms = {named(path.parent) for path in (ROOT / "src").rglob(FOLDERS[0]) if path.is_dir()}
    for folder in FOLDERS:
        assert {named(path.parent) for path in (ROOT / "src").rglob(folder) if path.is_dir()} == rooms
