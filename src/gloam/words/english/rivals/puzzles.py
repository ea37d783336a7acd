"""What is said of puzzles of Rivals, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": "Compared with {other}, the best play leaves you at the end of the turn with {changes}, on average.",
    "same": "At the end of the turn you have about as much as after {other}.",
    "same-all": (
        "At the end of the turn everybody has about as much as after {other}: the difference lies in the cards that "
        "are "
        "left, and in how often you are just ahead."
    ),
    "what.score": "Agenda",
    "what.others": "Agenda",
    "what.prestige": "Prestige",
    "head.score": "Agenda",
    "head.others": "Best other",
    "head.prestige": "Prestige",
    "moment": "turn {number}",
}
