"""Rivals, as the words room knows it."""

from __future__ import annotations

from typing import Final

from gloam.rivals.facets import FIELDS, facets, values
from gloam.rivals.keywords import rulings_of
from gloam.words.english.rivals.voice import VOICE as ENGLISH
from gloam.words.french.rivals.voice import VOICE as FRENCH
from gloam.words.game import SpokenGame
from gloam.words.rivals.cards import cards

RIVALS: Final = SpokenGame(
    "rivals", cards(), {"en": ENGLISH, "fr": FRENCH}, rulings_of, fields=FIELDS, facets=facets, values=values
)
