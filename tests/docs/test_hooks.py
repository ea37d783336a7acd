"""What pre-commit runs before a commit is what `make check` runs, and it needs no network."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
CHECK = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ncheck:")[2].partition("\n\n")[0]


def tools(text: str) -> list[str]:
    """The tools that are called, in order: `ruff format`, whether it looks or mends."""
    return re.findall(r"(?:-m |bin/)(ruff check|ruff format|mypy --strict|lint-imports)\b", text)


def test_the_hooks_are_the_checks() -> None:
    assert tools(HOOKS) == tools(CHECK)
    assert len(tools(CHECK)) == len(CHECK.strip().splitlines()) - 1, "a check that this test does not know"


def test_the_hooks_are_local_and_use_what_is_set_up() -> None:
    assert re.findall(r"repo: (.*)", HOOKS) == ["local"]
    assert set(re.findall(r"language: (.*)", HOOKS)) == {"system"}
    assert HOOKS.count("entry: .venv/bin/") == HOOKS.count("entry:") == 4
