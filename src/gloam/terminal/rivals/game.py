"""Rivals, as the terminal shows it."""

from __future__ import annotations

from typing import Any, Final

from gloam.terminal.game import ShownGame
from gloam.terminal.rivals.board import RivalsBoard
from gloam.terminal.rivals.options import grouped

PASSED: Final = {
    "AskBlock": "let",
    "AskReaction": "none",
    "AskWindow": "pass",
    "AskIntel": "done",
    "AskContribution": "no",
    "AskChallenge": "pass",
    "AskChange": "no",
    "AskAnswer": "no",
}


def spans(view: dict[str, Any]) -> dict[str, str]:
    """The attack under way, and the turn."""
    turn, attack = str(view["turn"]), view["attack"]
    return {"turn": turn} if attack is None else {"turn": turn, "attack": f"{turn} {attack['attacker']}"}


RIVALS: Final = ShownGame(
    board=RivalsBoard,
    always_drawn=("AskAction",),
    rows={"AskAction": grouped},
    passed=PASSED,
    spans=spans,
    advice=dict.fromkeys(PASSED, "play.pass-line"),
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
