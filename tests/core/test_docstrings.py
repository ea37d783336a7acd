"""Every class of the engine says in a sentence what it is, and names only rules that there are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gloam
from gloam.core.ledger import load

SOURCES = Path(__file__).parents[2] / "src" / "gloam"
RULE = re.compile(r"\[([a-z][a-z-]*\.[a-z0-9][a-z0-9-]*)\]")
ROOMS = ("core", *[game.replace("-", "_") for game in gloam.games()])


def classes(room: str) -> dict[str, str]:
    """Where each class of this room stands, and what is said of it."""
    found: dict[str, str] = {}
    for path in sorted((SOURCES / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[f"{path.relative_to(SOURCES)}: {node.name}"] = ast.get_docstring(node) or ""
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_class_of_the_engine_says_what_it_is(room: str) -> None:
    found = classes(room)
    assert len(found) > 20
    assert [name for name, said in found.items() if not re.sub(RULE, "", said).strip().endswith((".", "?"))] == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_rules_that_are_named_are_in_the_ledger(room: str) -> None:
    known = load(f"gloam.{room}")
    assert [
        (name, rule) for name, said in classes(room).items() for rule in RULE.findall(said) if rule not in known
    ] == []
