"""The games that can be spoken of, one line each."""

from __future__ import annotations

from typing import Final

from gloam.words.blood_orders.game import BLOOD_ORDERS
from gloam.words.game import SpokenGame
from gloam.words.rivals.game import RIVALS
from gloam.words.vendetta.game import VENDETTA

GAMES: Final[dict[str, SpokenGame]] = {"vendetta": VENDETTA, "blood-orders": BLOOD_ORDERS, "rivals": RIVALS}
