"""Rivals, as the terminal shows it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType

from gloam.core.question import Question
from gloam.rivals.passing import PASSING
from gloam.terminal.game import ShownGame, cannot_pass
from gloam.terminal.rivals.board import RivalsBoard
from gloam.terminal.rivals.deck_commands import add_commands
from gloam.terminal.rivals.fight import conflict_lines, fight_lines
from gloam.terminal.rivals.options import asking, grouped, note
from gloam.terminal.speech import Speech


def no_pass(question: Question) -> str:
    """Nobody stays out of their own Scheme, nor of one for which they have put something in."""
    if question.what != "AskDeclare":
        return cannot_pass(question)
    return "play.no-pass-begun" if "no" in question.options else "play.no-pass-own"


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
    no_pass=no_pass,
    note=note,
    asking=asking,
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
