"""French: how a game of Blood Orders ended."""

from __future__ import annotations

from typing import Final

from gloam.words.french.blood_orders.nouns import TERMS, points
from gloam.words.french.table import ENDINGS
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "tie.vampires": "Il y avait égalité ; les cartes en main ont tranché.",
    "tie.rituals": "Il y avait égalité ; les Rituels acquis ont tranché.",
    "tie.blood": "Il y avait égalité ; le Sang restant a tranché.",
    "tie.shared": "Rien ne les départage : la victoire est partagée.",
}

RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
