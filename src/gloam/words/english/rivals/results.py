"""English: how a game of Rivals ended."""

from __future__ import annotations

from typing import Final

from gloam.words.english.rivals.nouns import TERMS
from gloam.words.english.table import ENDINGS
from gloam.words.forms import signed
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "win.tie-active": "It was a tie, decided for the active player.",
    "win.tie-prestige": "It was a tie, decided by Prestige.",
    "win.tie-number": "It was a tie in Agenda and Prestige, decided by the order of play.",
}


def points(number: int) -> str:
    return f"{signed(number)} Agenda"


RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
