"""Blood Orders, as the words room knows it."""

from __future__ import annotations

from typing import Final

from gloam.words.blood_orders.cards import cards, rulings_of
from gloam.words.english.blood_orders.voice import VOICE as ENGLISH
from gloam.words.french.blood_orders.voice import VOICE as FRENCH
from gloam.words.game import SpokenGame

BLOOD_ORDERS: Final = SpokenGame("blood_orders", cards(), {"en": ENGLISH, "fr": FRENCH}, rulings_of)
