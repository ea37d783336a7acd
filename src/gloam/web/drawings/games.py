"""The games that the browser shows: one line a game."""

from __future__ import annotations

from typing import Final

from gloam.web.drawings.appearance import Appearance
from gloam.web.drawings.blood_orders.appearance import BLOOD_ORDERS
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.vendetta.appearance import VENDETTA

GAMES: Final[dict[str, Appearance]] = {
    "vendetta": VENDETTA,
    "blood-orders": BLOOD_ORDERS,
    "rivals": RIVALS,
}
