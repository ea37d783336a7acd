"""What the code says, read from the code: the rules it refuses by, the events it tells, the terms it asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import gloam

ROOT = Path(gloam.__file__).parent
SENTENCES = ROOT / "words"


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of this function or method outside the words room."""
    for path in sorted(ROOT.rglob("*.py")):
        if SENTENCES in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node


def texts(node: ast.expr) -> list[str]:
    """The texts an argument can be: itself, or either side of an `if`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return []


def refusals() -> list[tuple[str, tuple[str, ...]]]:
    """Every rule the code refuses by, with the names of the facts it gives."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for call in calls("Refused"):
        facts = tuple(sorted([keyword.arg for keyword in call.keywords if keyword.arg]))
        found.update((rule, facts) for rule in texts(call.args[0]))
    return sorted(found)


def first_texts(name: str) -> list[str]:
    """The first argument of every call of this name, where it is written out."""
    return sorted({text for call in calls(name) if call.args for text in texts(call.args[0])})
