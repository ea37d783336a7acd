"""What is said of puzzles of Vendetta, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": ("Compared with {other}, the best play leaves you at the end of the round with {changes}, on average."),
    "same": "At the end of the round you have about as much as after {other}.",
    "same-all": (
        "At the end of the round everybody has about as much as after {other}: the difference lies in the cards that "
        "are left, and in how often you are just ahead."
    ),
    "what.score": "Influence",
    "what.others": "Influence",
    "what.blood": "Blood",
    "head.score": "Influence",
    "head.others": "Best other",
    "head.blood": "Blood",
    "moment": "round {number}",
}
