"""Vendetta as the browser knows it."""

from __future__ import annotations

from typing import Final

from gloam.web.drawings.appearance import Appearance
from gloam.web.drawings.vendetta.drawing import VendettaDrawing
from gloam.web.drawings.vendetta.shelves import VendettaShelves

VENDETTA: Final = Appearance(
    drawing=VendettaDrawing(),
    shelves=VendettaShelves(),
    stylesheet="vendetta",
    usual_seats=4,
    ends=("AskEnd", "end"),
    headings=frozenset({"round", "phase", "step"}),
    continues=frozenset({"AskPlace", "AskBlood"}),
)
