"""What the lab knows of each game: one line a game."""

from __future__ import annotations

from typing import Final

from gloam.lab.blood_orders.subject import BLOOD_ORDERS
from gloam.lab.rivals.subject import RIVALS
from gloam.lab.subject import Subject
from gloam.lab.vendetta.subject import VENDETTA

GAMES: Final[dict[str, Subject]] = {
    "vendetta": VENDETTA,
    "blood-orders": BLOOD_ORDERS,
    "rivals": RIVALS,
}
