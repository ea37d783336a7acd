"""Rivals, as the terminal shows it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType

from gloam.rivals.passing import PASSED, PASSING
from gloam.terminal.game import ShownGame
from gloam.terminal.rivals.board import RivalsBoard
from gloam.terminal.rivals.deck_commands import add_commands
from gloam.terminal.rivals.fight import conflict_lines, fight_lines
from gloam.terminal.rivals.options import grouped
from gloam.terminal.speech import Speech


def going_on(view: dict[str, Any], speech: Speech, names: list[str]) -> RenderableType | None:
    """An attack as it stands, or Influence that is called for."""
    if view["attack"] is not None:
        return fight_lines(view, speech, names)
    return None if view["conflict"] is None else conflict_lines(view, speech, names)


RIVALS: Final = ShownGame(
    board=RivalsBoard,
    going_on=going_on,
    always_drawn=("AskAction",),
    rows={"AskAction": grouped},
    passing=PASSING,
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
    commands=add_commands,
    counted={"mortals": ("dealt", "taken", "taken-share")},
)
