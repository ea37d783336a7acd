"""What is said of puzzles of Blood Orders, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": ("Compared with {other}, the best play leaves you at the end of the Day with {changes}, on average."),
    "same": "At the end of the Day you have about as much as after {other}.",
    "same-all": (
        "At the end of the Day everybody has about as much as after {other}: the difference lies in the cards that "
        "are left, and in how often you are just ahead."
    ),
    "what.score": "victory points",
    "what.others": "victory points",
    "what.blood": "blood",
    "what.fear": "fear",
    "head.score": "VP",
    "head.others": "Best other",
    "head.blood": "Blood",
    "head.fear": "Fear",
    "moment": "Day {number}",
}
