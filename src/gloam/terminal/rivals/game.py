"""Rivals, as the terminal shows it."""

from __future__ import annotations

from typing import Final

from gloam.terminal.game import ShownGame
from gloam.terminal.rivals.board import RivalsBoard
from gloam.terminal.rivals.options import grouped

RIVALS: Final = ShownGame(
    board=RivalsBoard,
    always_drawn=("AskAction",),
    rows={"AskAction": grouped},
    styles={
        "turn": "bold",
        "attack": "bold",
        "damaged": "",
        "defeated": "red",
        "torpor": "red",
        "knocked-out": "red",
        "scheme-yes": "",
        "scheme-no": "",
        "won": "red",
    },
    counted={"mortals": ("dealt", "taken", "taken-share")},
)
