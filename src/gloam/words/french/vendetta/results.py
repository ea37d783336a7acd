"""French: how a game of Vendetta ended."""

from __future__ import annotations

from typing import Final

from gloam.words.forms import signed
from gloam.words.french.table import ENDINGS
from gloam.words.french.vendetta.nouns import TERMS
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "ties.fiorenza": "Il y avait égalité ; Fiorenza Savona a tranché.",
    "score.tie-blood": "Il y avait égalité ; le Sang resté en Réserve a tranché.",
    "score.tie-order": "Il y avait égalité d'Influence et de Sang ; l'ordre du tour a tranché.",
    "team.tie": "Il y avait égalité ; le Sang des équipes, puis l'ordre du tour, ont tranché.",
    "eliminated.last-standing": "Il ne reste personne d'autre dans la partie.",
}


def points(number: int) -> str:
    return f"{signed(number)} Influence"


RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
