"""Charts as PNG files. Whoever asks for one brings the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import ceil
from pathlib import Path
from textwrap import fill
from typing import Final

from gloam.lab.frameworks.missing import Missing

try:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.patches import Rectangle
    from PIL import Image
except ImportError:
    raise Missing("lab") from None

PAPER: Final = "#fbfaf7"
INK: Final = "#2b2b33"
FAINT: Final = "#cfc9bb"
COLOURS: Final = ("#8c1c2c", "#2a4780", "#6b4d12")  # oxblood, dusk, brass: told apart by their marks as well
MARKS: Final = ("o", "s", "D")
DOTS: Final = 110  # an inch
WIDTH: Final = 8.0  # inches
LINE: Final = 0.3  # inches for a row
LETTERS: Final = 12  # of a title, to an inch
BINS: Final = 40  # of a histogram


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    middle: float
    low: float
    high: float


@dataclass(frozen=True)
class Series:
    """Dots for the rows of a chart, by name; a row may have none. At `level` all would be if they were equal."""

    name: str
    dots: dict[str, Dot]
    level: float | None = None


def intervals(
    file: Path,
    title: str,
    axis: str,
    series: Sequence[Series],
    shown: Callable[[float], str],
) -> None:
    """A row for each name, a dot with its interval for each series; dashed lines are where all would be equal."""
    rows = list(dict.fromkeys([name for one in series for name in one.dots]))
    figure, axes = sheet(title, 1.3 + LINE * len(rows))
    apart = 0.22 if len(series) > 1 else 0.0
    for place, one in enumerate(series):
        found = [(rows.index(name) + apart * (place - (len(series) - 1) / 2), dot) for name, dot in one.dots.items()]
        middles = [dot.middle for _, dot in found]
        reach = ([dot.middle - dot.low for _, dot in found], [dot.high - dot.middle for _, dot in found])
        heights = [height for height, _ in found]
        colour, mark = COLOURS[place % len(COLOURS)], MARKS[place % len(MARKS)]
        axes.errorbar(
            middles, heights, xerr=reach, fmt=mark, color=colour, markersize=4.5, elinewidth=1.4, label=one.name
        )
        if one.level is not None:
            line = INK if len(series) == 1 else colour
            axes.axvline(one.level, color=line, linewidth=0.9, linestyle=(0, (4, 3)), zorder=0)
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(axis)
    axes.xaxis.set_major_formatter(lambda value, _: shown(value))
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    if len(series) > 1:
        figure.legend(loc="outside lower right", ncols=len(series), fontsize=8, frameon=False)
    save(figure, file)


def matrix(
    file: Path,
    title: str,
    names: Sequence[str],
    values: Sequence[Sequence[float | None]],
    shown: Callable[[float], str],
) -> None:
    """A square for each pair: row against column, darker red above a half, darker blue below."""
    figure, axes = sheet(title, 1.4 + 0.55 * len(names), min(WIDTH, 2.5 + 1.1 * len(names)))
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            if value is not None:
                strength = min(1.0, abs(value - 0.5) * 2)
                colour, ink = COLOURS[0 if value > 0.5 else 1], PAPER if strength > 0.55 else INK
                corner = (column - 0.5, row - 0.5)
                axes.add_patch(Rectangle(corner, 1, 1, color=colour, alpha=0.1 + 0.75 * strength))
                axes.text(column, row, shown(value), ha="center", va="center", fontsize=9, color=ink)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.xaxis.tick_top()
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    save(figure, file)


def histogram(file: Path, title: str, axis: str, values: Sequence[int], middle: float) -> None:
    """How often each length came about; the dashed line is the mean."""
    figure, axes = sheet(title, 3.6)
    wide = ceil((max(values) - min(values) + 1) / BINS)
    bins = [min(values) - 0.5 + wide * place for place in range(BINS + 1)]
    axes.hist(values, bins=bins, color=COLOURS[0], edgecolor=PAPER, linewidth=0.5)
    axes.set_xlim(bins[0] - wide, max(values) + 1.5 * wide)
    axes.axvline(middle, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    axes.set_xlabel(axis)
    axes.grid(axis="y", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    save(figure, file)


# ---- paper and ink


def sheet(title: str, height: float, width: float = WIDTH) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    figure.suptitle(fill(title, int(LETTERS * width)), x=0.01, ha="left", fontsize=10.5, color=INK)
    axes.tick_params(colors=INK, labelsize=8.5, length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    return figure, axes


def save(figure: Figure, file: Path) -> None:
    """Few colours make a small file. Nothing but the picture is in it: the same figures are the same file."""
    drawn = BytesIO()
    figure.savefig(drawn, dpi=DOTS, format="png")
    with Image.open(drawn) as picture:
        picture.convert("RGB").quantize(64, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
