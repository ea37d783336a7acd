"""What the code says, read from the code: the rules it refuses by, the events it tells, the terms it asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import gloam

ROOT = Path(gloam.__file__).parent
SENTENCES = ROOT / "words"
Functions = dict[str, ast.FunctionDef]


def room(game: str) -> str:
    """What the folder and the files of a game are called."""
    return game.replace("-", "_")


@cache
def modules(game: str) -> list[Path]:
    """Every module outside the words room that can speak in this game: all but those of other games."""
    others = [room(name) for name in gloam.games() if name != game]
    return [
        path
        for path in sorted(ROOT.rglob("*.py"))
        if SENTENCES not in path.parents
        and not any(part.startswith(other) for part in path.relative_to(ROOT).parts for other in others)
    ]


@cache
def written(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(written(path))


@cache
def walked(path: Path) -> tuple[list[ast.Call], Functions]:
    """All calls in a module, and its functions."""
    tree = parsed(path)
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)], functions


def calls(name: str, game: str) -> Iterator[tuple[ast.Call, Functions]]:
    """Every call of this function or method, with the functions of the module it stands in. To parse a module takes its
    time: only those are that have the name at all."""
    for path in modules(game):
        if name in written(path):
            found, functions = walked(path)
            yield from [(node, functions) for node in found if called(node) == name]


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(node: ast.expr, functions: Functions) -> list[str]:
    """The texts an argument can be: itself, either side of an `if`, or whatever a function of the module returns."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body, functions) + texts(node.orelse, functions)
    if isinstance(node, ast.Call) and called(node) in functions:
        returns = [part for part in ast.walk(functions[called(node)]) if isinstance(part, ast.Return)]
        return [text for part in returns if part.value is not None for text in texts(part.value, functions)]
    return []


def refusals(game: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every rule the code refuses by, with the names of the facts it gives."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for call, functions in calls("Refused", game):
        facts = tuple(sorted([keyword.arg for keyword in call.keywords if keyword.arg]))
        found.update((rule, facts) for rule in texts(call.args[0], functions))
    return sorted(found)


def first_texts(name: str, game: str) -> list[str]:
    """The first argument of every call of this name, where it is written out."""
    arguments = [(call.args[0], functions) for call, functions in calls(name, game) if call.args]
    return sorted({text for argument, functions in arguments for text in texts(argument, functions)})
