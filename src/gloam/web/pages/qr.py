"""A link as a square that a camera can read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

import segno

from gloam.web import tags as h
from gloam.web.elements import Element

QUIET: Final = 4  # light squares on every side, without which a camera does not find the rest
KEPT: Final = 300  # of them, at 6 kB each


def qr_code(link: str, label: str) -> Element:
    """Dark on light whatever is round it; the stylesheet has the colours."""
    size, path = squares_of(link)
    return h.svg(".qr", viewBox=f"0 0 {size} {size}", role="img", aria_label=label)[
        h.rect(".qr-light", width=size, height=size), h.path(".qr-dark", d=path)
    ]


@lru_cache(KEPT)
def squares_of(link: str) -> tuple[str, str]:
    """How many squares a side has, and the dark ones as a path. They are kept: all pages of a table have the same, and
    to work them out takes 3 ms."""
    squares = list(segno.make_qr(link, error="m").matrix_iter(border=QUIET))
    path = "".join(f"M{x} {y}h{length}v1h-{length}z" for y, row in enumerate(squares) for x, length in runs(row))
    return str(len(squares)), path


def runs(row: Iterable[int]) -> list[tuple[int, int]]:
    """Where dark squares stand side by side: the first, and how many."""
    found, at = [], 0
    for dark, group in groupby(row):
        length = len(list(group))
        if dark:
            found.append((at, length))
        at += length
    return found
