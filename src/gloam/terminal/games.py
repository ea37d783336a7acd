"""The games that can be played in the terminal, one line each."""

from __future__ import annotations

from typing import Final

from gloam.terminal.blood_orders.game import BLOOD_ORDERS
from gloam.terminal.game import ShownGame
from gloam.terminal.rivals.game import RIVALS
from gloam.terminal.vendetta.game import VENDETTA

GAMES: Final[dict[str, ShownGame]] = {"vendetta": VENDETTA, "blood-orders": BLOOD_ORDERS, "rivals": RIVALS}
