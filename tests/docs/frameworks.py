"""Brings the sizes in docs/frameworks.md up to date: what stands beside them was written by a person.

`python -m tests.docs.frameworks` writes the page anew; read the difference before keeping it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import gloam
from gloam.lab.frameworks.tensors import Layout
from gloam.lab.games import GAMES
from tests.docs.pages import ROOT

PAGE: Final = ROOT / "docs/frameworks.md"
TIMES: Final = " × "


def tables(game: str) -> Iterator[tuple[str, Layout]]:
    """The headings of a game's tables on the page, and what they are tables of."""
    title = gloam.game(game).title.split(" – ")[-1]
    yield f"Options of {title}", GAMES[game].vocabulary().features
    yield f"Observations of {title}", GAMES[game].tensor(gloam.game(game).seat_counts[0]).layout


def resized(table: str, layout: Layout) -> str:
    """A table with the numbers of today; letters, which stand for seats and places, are left."""
    shapes = {field.name: field.shape for field in layout.fields}

    def row(found: re.Match[str]) -> str:
        sizes = found["size"].split(TIMES)
        now = shapes.get(found["name"], ())
        if len(now) == len(sizes):
            sizes = [str(new) if old.isdecimal() else old for old, new in zip(sizes, now, strict=True)]
        return f"| `{found['name']}` | {TIMES.join(sizes)} |"

    return re.sub(r"^\| `(?P<name>[a-z_.]+)` \| (?P<size>[^|]+) \|", row, table, flags=re.MULTILINE)


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    for game in gloam.games():
        for heading, layout in tables(game):
            before, mark, rest = text.partition(f"\n### {heading}\n")
            table, end, after = rest.partition("\n#")
            text = before + mark + resized(table, layout) + end + after
        title = gloam.game(game).title.split(" – ")[-1]
        text = re.sub(rf"{title} has [\d,]+ options", f"{title} has {GAMES[game].vocabulary().size:,} options", text)
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
