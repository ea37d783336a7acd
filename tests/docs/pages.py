"""The pages of this project, and what is in them: blocks of code, words in backticks, links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [
    *[ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")],
    *sorted((ROOT / "docs").glob("*.md")),
]
FENCE: Final = re.compile(r"(?P<fence>```+)(?P<language>\w*)\n(?P<text>.*?)^(?P=fence)$", re.DOTALL | re.MULTILINE)
NOTE: Final = re.compile(r"<!-- (?P<what>not run|from): (?P<note>.*?) -->\n$")


class Block(NamedTuple):
    """A block of code, the line on which it begins, and what a comment before it says that no reader sees."""

    language: str
    text: str
    line: int
    not_run: str  # why it cannot be run
    source: str  # the file of which it is a part


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        note = NOTE.search(text[: found.start()])
        notes = {note["what"]: note["note"]} if note else {}
        line = text.count("\n", 0, found.start()) + 2
        yield Block(found["language"], found["text"], line, notes.get("not run", ""), notes.get("from", ""))


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def spans(page: Path) -> list[str]:
    """What stands in backticks in the sentences and tables of a page."""
    return [re.sub(r"\s+", " ", span) for span in re.findall(r"`([^`]+)`", prose(page))]
