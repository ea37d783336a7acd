"""Which entries of the rule ledgers the tests have claimed, read from the tests themselves."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import gloam
from gloam.core.ledger import Ledger
from gloam.words.texts import TABLE, ledger_of


@dataclass(frozen=True)
class Claim:
    """A test that follows the check of an entry. `game` is '' where it stands for all games."""

    id: str
    game: str
    where: str  # file and line


def ledgers() -> dict[str, Ledger]:
    """Every ledger there is: what holds at any table, then the games'."""
    return {name: ledger_of(name) for name in (TABLE, *gloam.games())}


def tests_folder() -> Path | None:
    """The tests of this checkout, or those in the folder one stands in; None where there are none."""
    for place in (Path(gloam.__file__).parents[2], Path.cwd()):
        if (place / "tests" / "claims.py").is_file():
            return place / "tests"
    return None


def claims(folder: Path) -> list[Claim]:
    """Every claim in the test files under this folder."""
    found: list[Claim] = []
    for path in sorted(folder.rglob("test_*.py")):
        inside = path.relative_to(folder)
        game = inside.parts[0].replace("_", "-")
        for call in calls(ast.parse(path.read_text(encoding="utf-8"))):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    where = f"{folder.name}/{inside.as_posix()}:{call.lineno}"
                    found.append(Claim(argument.value, game if game in gloam.games() else "", where))
    return found


def calls(tree: ast.Module) -> list[ast.Call]:
    """Every `rule(...)` over a test, or in the marks of one of its cases."""
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    marks = [mark for test in tests for mark in test.decorator_list]
    return [node for mark in marks for node in ast.walk(mark) if isinstance(node, ast.Call) and is_claim(node.func)]


def is_claim(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule" and isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
    return isinstance(function, ast.Name) and function.id == "rule"


def claimed(found: list[Claim], name: str, ledger: Ledger) -> set[str]:
    """The entries of one ledger that somebody claims."""
    return {claim.id for claim in found if claim.id in ledger and (name == TABLE or claim.game in ("", name))}


def unclaimed(found: list[Claim], name: str, ledger: Ledger) -> list[str]:
    """The entries of one ledger that nobody claims, in the ledger's order; those that wait are left out."""
    have = claimed(found, name, ledger)
    return [entry for entry, rule in ledger.rules.items() if entry not in have and not rule.waits]


def waiting(found: list[Claim], name: str, ledger: Ledger) -> list[str]:
    """The entries that speak of cards which the house does not have yet, and that nobody claims."""
    have = claimed(found, name, ledger)
    return [entry for entry, rule in ledger.rules.items() if rule.waits and entry not in have]


def unknown(found: list[Claim]) -> list[Claim]:
    """Claims of entries that no ledger has where the claim is made."""
    every = ledgers()
    return [
        claim
        for claim in found
        if not any(claim.id in every[name] for name in every if name == TABLE or claim.game in ("", name))
    ]
