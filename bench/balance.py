"""Tables and a chart from the figures of simulated games of Blood Orders.

    gloam simulate blood-orders --games 2000 --bots greedy --json four.json
    python bench/balance.py four.json docs/pictures/blood-orders-balance.svg

The chart is written to the second file; the tables are printed as Markdown, for docs/blood-orders-balance.md.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import gloam
from gloam.blood_orders.cards import LOCATIONS, RITUALS, VICTIMS
from gloam.blood_orders.catalogue import RULEBOOK

PRINTED: Final = {card.id for card in (*LOCATIONS, *VICTIMS, *RITUALS) if card.provenance == RULEBOOK}
WIDTH: Final = 1000
LEFT: Final = 46
PANEL: Final = 150  # the height of the bars
STEP: Final = 235  # from one panel to the next
INK: Final = "#2b2b33"
OURS: Final = "#8c1c2c"
THEIRS: Final = "#8a8578"


@dataclass(frozen=True)
class Panel:
    """One row of bars."""

    title: str
    letter: str  # the first of the ids
    most: float
    percent: bool

    def value(self, count: dict[str, int]) -> float:
        part = count["taken"] if self.percent else count["used"]
        return part / max(1, count["dealt"])


PANELS: Final = (
    Panel("Locations: uses each time one is dealt (3 Days)", "L", 7.0, percent=False),
    Panel("Victims: uses of the Dusk effect each time one is dealt", "V", 3.0, percent=False),
    Panel("Rituals: share that is acquired of those that come to the market", "R", 1.0, percent=True),
)


# ---- the chart


def chart(cards: dict[str, dict[str, int]]) -> str:
    """Three rows of bars as SVG: dark red for our cards, grey for the rulebook's."""
    height = STEP * len(PANELS) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbfaf7"/>',
        *[line for place, panel in enumerate(PANELS) for line in row(panel, cards, 40 + place * STEP)],
        text(LEFT, height - 12, 12, "Dark red: ours. Grey: the rulebook's."),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def row(panel: Panel, cards: dict[str, dict[str, int]], top: int) -> list[str]:
    mine = {card: count for card, count in cards.items() if card.startswith(panel.letter)}
    wide = (WIDTH - LEFT - 14) / len(mine)
    parts = [text(LEFT, top - 14, 15, panel.title)]
    for part in (0.0, 0.5, 1.0):
        level = top + PANEL * (1 - part)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 14}" y1="{level:.0f}" y2="{level:.0f}" stroke="#ddd8cc"/>')
        label = f"{100 * part:.0f} %" if panel.percent else f"{panel.most * part:g}"
        parts.append(text(LEFT - 6, level + 4, 11, label, end=True))
    for place, (card, count) in enumerate(mine.items()):
        high = PANEL * min(1.0, panel.value(count) / panel.most)
        left = LEFT + wide * place
        fill = THEIRS if card in PRINTED else OURS
        box = f'x="{left + 3:.1f}" y="{top + PANEL - high:.1f}" width="{wide - 6:.1f}" height="{high:.1f}"'
        parts.append(f'<rect {box} fill="{fill}"><title>{card}: {panel.value(count):.2f}</title></rect>')
        x, y = left + wide / 2 - 4, top + PANEL + 8
        parts.append(text(x, y, 10, card, turn=f' transform="rotate(90 {x:.1f} {y:.1f})"'))
    return parts


def text(x: float, y: float, size: int, said: str, end: bool = False, turn: str = "") -> str:
    anchor = ' text-anchor="end"' if end else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{INK}"{anchor}{turn}>{said}</text>'


# ---- the tables


def tables(figures: dict[str, Any]) -> str:
    """Score by source, what happens, wins by seat, and every card."""
    words = gloam.words("en", "blood-orders")
    scores = {words.term("score." + name): value for name, value in mean_of(figures["scores"]).items()}
    wins = {f"seat {'ABCD'[int(one['name'])]}": 100 * one["share"] for one in figures["wins"]["seat"]}
    parts = [table("Mean score", scores), table("Per seat and game", mean_of(figures["happenings"]))]
    parts.append(table("Games won, in %", wins))
    for panel in PANELS:
        rows = [card_row(panel, card, count, words.card_name(card)) for card, count in figures["cards"].items()]
        heads = "dealt | used | each" if panel.letter == "L" else "dealt | taken | share | used | each"
        lines = [f"| id | card | {heads} |", "|---|---|" + "---:|" * (heads.count("|") + 1)]
        parts.append("\n".join(lines + [line for line in rows if line]))
    return "\n\n".join(parts)


def mean_of(by_bot: dict[str, dict[str, float]]) -> dict[str, float]:
    return next(iter(by_bot.values()))


def table(title: str, rows: dict[str, float]) -> str:
    head = " | ".join([name.replace("-", " ") for name in rows])
    values = " | ".join([f"{value:.1f}" if value >= 0 else f"\N{MINUS SIGN}{-value:.1f}" for value in rows.values()])
    return f"| {title} | {head} |\n|---|{'---:|' * len(rows)}\n| | {values} |"


def card_row(panel: Panel, card: str, count: dict[str, int], name: str) -> str:
    if not card.startswith(panel.letter):
        return ""
    used = f"{count['used']} | {count['used'] / max(1, count['taken'] if panel.percent else count['dealt']):.2f}"
    taken = (
        "" if panel.letter == "L" else f"{count['taken']} | {100 * count['taken'] / max(1, count['dealt']):.0f} % | "
    )
    mark = "" if card not in PRINTED else " (rulebook)"
    return f"| {card} | {name}{mark} | {count['dealt']} | {taken}{used} |"


def main() -> None:
    figures = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    Path(sys.argv[2]).write_text(chart(figures["cards"]), encoding="utf-8")
    sys.stdout.write(tables(figures) + "\n")


if __name__ == "__main__":
    main()
