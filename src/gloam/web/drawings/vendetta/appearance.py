"""Vendetta as the browser knows it."""

from __future__ import annotations

from typing import Final

from gloam.web.drawings.appearance import Appearance, cues
from gloam.web.drawings.vendetta.drawing import VendettaDrawing
from gloam.web.drawings.vendetta.picture import picture
from gloam.web.drawings.vendetta.shelves import VendettaShelves

VENDETTA: Final = Appearance(
    drawing=VendettaDrawing(),
    shelves=VendettaShelves(),
    stylesheet="vendetta",
    usual_seats=4,
    ends=("AskEnd", "end"),
    picture=picture,
    headings=frozenset({"round", "phase", "step"}),
    cues=cues(
        card=("played",),
        page=("revealed", "cards-shown", "hand-shown", "pick-shown", "tokens-flipped"),
        drop=(
            *("blood-deployed", "blood-gained", "blood-lost", "blood-moved", "blood-removed", "blood-returned"),
            *("blood-spent", "blood-stolen"),
        ),
        bell=("won",),
        breath=("frenzy", "eliminated"),
        over=("game-over",),
    ),
    continues=frozenset({"AskPlace", "AskBlood"}),
)
