"""Rivals as the browser knows it."""

from __future__ import annotations

from typing import Final

from gloam.web.drawings.appearance import Appearance
from gloam.web.drawings.rivals.decks import RivalsDecks
from gloam.web.drawings.rivals.drawing import RivalsDrawing
from gloam.web.drawings.rivals.shelves import RivalsShelves

RIVALS: Final = Appearance(
    drawing=RivalsDrawing(),
    shelves=RivalsShelves(),
    decks=RivalsDecks(),
    stylesheet="rivals",
    usual_seats=2,
    ends=("AskAction", "end"),
    headings=frozenset({"turn"}),
)
