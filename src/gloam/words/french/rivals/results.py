"""French: how a game of Rivals ended."""

from __future__ import annotations

from typing import Final

from gloam.words.forms import signed
from gloam.words.french.rivals.nouns import TERMS
from gloam.words.french.table import ENDINGS
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "win.tie-active": "Il y avait égalité ; elle revient au joueur actif.",
    "win.tie-prestige": "Il y avait égalité ; le Prestige a tranché.",
    "win.tie-number": "Il y avait égalité de Cabale et de Prestige ; l'ordre du tour a tranché.",
}


def points(number: int) -> str:
    return f"{signed(number)} Cabale"


RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
