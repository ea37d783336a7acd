"""Blood Orders, as the terminal shows it."""

from __future__ import annotations

from typing import Final

from gloam.terminal.blood_orders.board import BloodOrdersBoard
from gloam.terminal.blood_orders.options import IN_ROWS, grouped
from gloam.terminal.game import ShownGame

TAKEN: Final = ("dealt", "taken", "taken-share", "used", "used-each")

BLOOD_ORDERS: Final = ShownGame(
    board=BloodOrdersBoard,
    drawn_before=("resolution",),
    rows=dict.fromkeys(IN_ROWS, grouped),
    styles={
        "day": "bold",
        "act": "bold",
        "phase": "bold",
        "action": "",
        "contest-won": "",
        "victim-taken": "",
        "order-failed": "",
        "ritual-acquired": "red",
        "game-over": "red",
    },
    counted={"locations": ("dealt", "used", "used-each"), "victims": TAKEN, "rituals": TAKEN},
)
