"""What bots know of each game: one line a game."""

from __future__ import annotations

from typing import Final

from gloam.bots.blood_orders.guide import BLOOD_ORDERS
from gloam.bots.guide import Guide
from gloam.bots.rivals.guide import RIVALS
from gloam.bots.vendetta.guide import VENDETTA

GAMES: Final[dict[str, Guide]] = {
    "vendetta": VENDETTA,
    "blood-orders": BLOOD_ORDERS,
    "rivals": RIVALS,
}
