"""How each game is taught: one line a game."""

from __future__ import annotations

from typing import Final

from gloam.lessons.blood_orders.teaching import BLOOD_ORDERS
from gloam.lessons.rivals.teaching import RIVALS
from gloam.lessons.teaching import Teaching
from gloam.lessons.vendetta.teaching import VENDETTA

GAMES: Final[dict[str, Teaching]] = {
    "vendetta": VENDETTA,
    "blood-orders": BLOOD_ORDERS,
    "rivals": RIVALS,
}
