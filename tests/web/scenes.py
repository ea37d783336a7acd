"""A table of any game as a viewer has it before them, and all that its drawing puts on their page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gloam.core.table import Table
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import absence
from gloam.web.drawings.still import still as picture
from gloam.web.elements import Node
from gloam.web.markup import drawn as tree
from gloam.web.scenes.composing import NOTHING, compose
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

NAMES: Final = ["Mirela", "Old Sexton", "Tomasz", "Ines", "Vasile", "Zoe"]
BOT, AWAY = 1, 2  # a bot has the second seat, and whoever has the third is not there


def scene_of(
    table: Table, viewer: int | None, language: str = "en", chosen: Sequence[str] = (), still: bool = False
) -> Scene:
    """`chosen`: the parts of the play that were put together so far."""
    game, seats = table.setup.game, range(table.seats)
    return replace(
        picture(table, viewer, "T", NAMES[: table.seats], Speech(language, game), "secret"),
        play=NOTHING if viewer is None else compose(table, viewer, chosen, GAMES[game].continues),
        bots=tuple(["greedy" if seat == BOT else "" for seat in seats]),
        still=still,
    )


def drawn(scene: Scene, stage: bool = True) -> str:
    """Everything a viewer is shown by the drawing."""
    drawing = GAMES[scene.game].drawing
    played = drawing.stage(scene) if stage else None
    away = {absence(AWAY, beside).name: tree(drawing.away(scene.speech, beside)) for beside in (False, True)}
    return str(
        h.div[
            drawing.moment(scene),
            [name for name, _ in drawing.phases(scene)],
            [h.div[frame.said, frame.summary, frame.draw(scene)] for frame in (played.frames if played else ())],
            tree(drawing.board(scene)).filled(**away),
            docked(scene),
            drawing.side(scene),
        ]
    )


def docked(scene: Scene) -> list[Node]:
    """What the drawing puts into the dock."""
    drawing, asked = GAMES[scene.game].drawing, bool(scene.play.parts)
    return [
        drawing.sentence(scene) if asked else None,
        drawing.hand(scene),
        drawing.answers(scene) if asked else None,
        drawing.bill(scene) if scene.play.chosen else None,
    ]
