"""Scenes of Rivals as a viewer has them, and what its dock offers, taken apart."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import htpy as h

from gloam.core.table import Table
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.scenes.composing import NOTHING, Choice, chosen_by, compose
from gloam.web.scenes.keys import Keys
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

DRAWING: Final = RIVALS.drawing
NAMES: Final = ["Mirela", "Old Sexton", "Tomasz", "Ines"]
BUTTON: Final = re.compile(r'<button[^>]* name="choose" value="(\d+) ([^"]+)"[^>]*>')


@dataclass(frozen=True)
class Button:
    """A button of the dock: at which place of the play it chooses what, and whether that is chosen."""

    place: int
    choice: Choice
    pressed: bool


def scene_of(table: Table, viewer: int | None, chosen: Sequence[str] = (), language: str = "en") -> Scene:
    view = table.view(viewer)
    return Scene(
        table="T",
        game="rivals",
        view=view,
        events=table.events(viewer),
        names=NAMES[: table.seats],
        you=viewer,
        speech=Speech(language, "rivals"),
        keys=Keys("secret", "T", viewer, 0),
        explain=partial(table.explained, viewer),
        play=NOTHING if viewer is None else compose(table, viewer, chosen, RIVALS.continues),
    )


def dock(scene: Scene) -> str:
    """All that the drawing puts into the dock."""
    asked = bool(scene.play.parts)
    return str(
        h.div[
            DRAWING.sentence(scene) if asked else None,
            DRAWING.hand(scene),
            DRAWING.answers(scene) if asked else None,
            DRAWING.bill(scene),
        ]
    )


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
