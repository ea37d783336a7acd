"""A game is known to each room by one line of one registry, and by nothing else."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import gloam

SRC: Final = Path(gloam.__file__).parent
ROOMS: Final = ("bots", "lab", "lessons", "puzzles", "terminal", "web.drawings", "words")
REGISTRIES: Final = {SRC.joinpath(*room.split("."), "games.py") for room in ROOMS}
FOLDERS: Final = {name.replace("-", "_") for name in gloam.games()}  # a game is a folder of its name in each room
DOOR: Final = SRC / "__init__.py"  # where gloam.games() itself has its lines


def shared_modules() -> list[Path]:
    """All modules but those in the folder of a game."""
    found = sorted(SRC.rglob("*.py"))
    return [path for path in found if not FOLDERS.intersection(path.relative_to(SRC).parts)]


def place(path: Path, node: ast.stmt | ast.expr) -> str:
    return f"{path.relative_to(SRC).as_posix()}:{node.lineno}"


def lines_of_registry(path: Path, tree: ast.Module) -> set[ast.expr]:
    """The keys of GAMES in a registry: the one place where a room says the name of a game."""
    if path not in REGISTRIES:
        return set()
    kept = [node.value for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "GAMES"]
    return {key for value in kept if isinstance(value, ast.Dict) for key in value.keys if key}


def names_of_games(path: Path, tree: ast.Module) -> Iterator[str]:
    """Where a module says the name of a game: in a default, a comparison, a dictionary, anywhere."""
    allowed = lines_of_registry(path, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in gloam.games() and node not in allowed:
            yield f'{place(path, node)} says "{node.value}"'


def imports_of_games(path: Path, tree: ast.Module) -> Iterator[str]:
    """Where a module takes something out of the folder of a game."""
    for node in ast.walk(tree):
        named = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom):
            named = [f"{node.module}.{name}" for name in named]
        for name in named:
            if isinstance(node, ast.stmt) and FOLDERS.intersection(name.split(".")):
                yield f"{place(path, node)} imports {name}"


@pytest.mark.parametrize("room", ROOMS)
def test_the_registry_of_a_room_has_exactly_the_games_there_are_in_their_order(room: str) -> None:
    registry = importlib.import_module(f"gloam.{room}.games")
    assert list(registry.GAMES) == gloam.games()


def test_there_is_no_other_registry() -> None:
    assert {path for path in SRC.rglob("games.py") if path.parent.name not in FOLDERS} == REGISTRIES


def test_nothing_else_says_the_name_of_a_game() -> None:
    """So no default is Vendetta's, no fork takes a third game for the second, and no dictionary has to grow with it."""
    found = [line for path in shared_modules() for line in names_of_games(path, ast.parse(path.read_text()))]
    assert not found, "\n".join(found)


def test_nothing_else_reaches_into_the_folder_of_a_game() -> None:
    outside = [path for path in shared_modules() if path not in {*REGISTRIES, DOOR}]
    found = [line for path in outside for line in imports_of_games(path, ast.parse(path.read_text()))]
    assert not found, "\n".join(found)


def test_no_file_repeats_the_name_of_a_game_beside_its_folders() -> None:
    strays = [path for path in shared_modules() if any(folder in path.stem for folder in FOLDERS)]
    assert [path.relative_to(SRC).as_posix() for path in strays] == []
