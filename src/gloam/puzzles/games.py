"""What puzzles are made of in each game: one line a game."""

from __future__ import annotations

from typing import Final

from gloam.puzzles.blood_orders.material import BLOOD_ORDERS
from gloam.puzzles.material import Material
from gloam.puzzles.rivals.material import RIVALS
from gloam.puzzles.vendetta.material import VENDETTA

GAMES: Final[dict[str, Material]] = {
    "vendetta": VENDETTA,
    "blood-orders": BLOOD_ORDERS,
    "rivals": RIVALS,
}
