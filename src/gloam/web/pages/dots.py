"""A chart of values with their intervals, as SVG: colours and letters come from the stylesheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.web import tags as h
from gloam.web.elements import Element

WIDTH: Final = 720
LEFT: Final = 120  # for the names, at least
LETTER: Final = 15  # of a name, as wide as on a phone
RIGHT: Final = 120  # for the values
ROW: Final = 34
NAME_END: Final = 16  # from a name to the dots


@dataclass(frozen=True)
class Dot:
    """A value, its interval, and how both are written."""

    name: str
    middle: float
    interval: tuple[float, float]
    written: str


def dots(rows: Sequence[Dot], label: str, level: float | None = None) -> Element:
    """A row each; the dashed line is where all would be equal."""
    ends = [end for row in rows for end in row.interval] + ([level] if level is not None else [])
    low, high = min(ends), max(ends)
    height = ROW * len(rows)
    left = max([LEFT, *[NAME_END + LETTER * len(row.name) for row in rows]])

    def across(value: float) -> float:
        return left + (WIDTH - left - RIGHT) * (value - low) / (high - low or 1.0)

    return h.svg(".dots", viewBox=f"0 0 {WIDTH} {height}", role="img", aria_label=label)[
        level is not None and line("level", across(level), 0, across(level), height),
        [
            row_of(row, left - NAME_END, ROW * place + ROW // 2, across(row.middle), *map(across, row.interval))
            for place, row in enumerate(rows)
        ],
    ]


def row_of(row: Dot, name_end: int, y: int, middle: float, low: float, high: float) -> Element:
    return h.g[
        h.text(".name", x=str(name_end), y=str(y + 5), text_anchor="end")[row.name],
        line("reach", low, y, high, y),
        h.circle(cx=f"{middle:.1f}", cy=str(y), r="6"),
        h.text(".value", x=str(WIDTH - RIGHT + 16), y=str(y + 5))[row.written],
    ]


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> Element:
    return h.line(class_=kind, x1=f"{x1:.1f}", y1=f"{y1:.1f}", x2=f"{x2:.1f}", y2=f"{y2:.1f}")
