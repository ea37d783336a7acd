"""English: how a game of Vendetta ended."""

from __future__ import annotations

from typing import Final

from gloam.words.english.table import ENDINGS
from gloam.words.english.vendetta.nouns import TERMS
from gloam.words.forms import signed
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "ties.fiorenza": "It was a tie, and Fiorenza Savona decided it.",
    "score.tie-blood": "It was a tie, decided by the Blood left in the Pool.",
    "score.tie-order": "It was a tie in Influence and Blood, decided by turn order.",
    "team.tie": "It was a tie, decided by the teams' Blood and then by turn order.",
    "eliminated.last-standing": "Nobody else is left in the game.",
}


def points(number: int) -> str:
    return f"{signed(number)} Influence"


RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
