"""What the dock of Rivals offers, taken apart."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.scenes.composing import Choice, chosen_by
from gloam.web.scenes.scene import Scene
from tests.web.scenes import docked

DRAWING: Final = RIVALS.drawing
BUTTON: Final = re.compile(r'<button[^>]* name="choose" value="(\d+) ([^"]+)"[^>]*>')


@dataclass(frozen=True)
class Button:
    """A button of the dock: at which place of the play it chooses what, and whether that is chosen."""

    place: int
    choice: Choice
    pressed: bool


def dock(scene: Scene) -> str:
    """All that the drawing puts into the dock."""
    return str(h.div[docked(scene)])


def sentence(scene: Scene) -> str:
    """The question as it is read."""
    said = re.sub(r"<[^>]+>", "", str(h.div[DRAWING.sentence(scene)]))
    return html.unescape(said)


def buttons(page: str) -> list[Button]:
    """The buttons that choose something, in the order they stand in."""
    return [
        Button(int(found[1]), chosen_by(html.unescape(found[2])), 'aria-pressed="true"' in found[0])
        for found in BUTTON.finditer(page)
    ]
