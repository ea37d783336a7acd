"""Vendetta, as the words room knows it."""

from __future__ import annotations

from typing import Final

from gloam.words.english.vendetta.voice import VOICE as ENGLISH
from gloam.words.french.vendetta.voice import VOICE as FRENCH
from gloam.words.game import SpokenGame
from gloam.words.vendetta.cards import cards

VENDETTA: Final = SpokenGame("vendetta", cards(), {"en": ENGLISH, "fr": FRENCH})
