"""English: how a game of Blood Orders ended."""

from __future__ import annotations

from typing import Final

from gloam.words.english.blood_orders.nouns import TERMS, points
from gloam.words.english.table import ENDINGS
from gloam.words.results import Results

DECIDED: Final[dict[str, str]] = {
    "tie.vampires": "It was a tie, decided by the cards in hand.",
    "tie.rituals": "It was a tie, decided by the Rituals acquired.",
    "tie.blood": "It was a tie, decided by the blood that was left.",
    "tie.shared": "Nothing tells them apart: they share the victory.",
}

RESULTS: Final[Results] = Results(ENDINGS, TERMS, points, DECIDED)
