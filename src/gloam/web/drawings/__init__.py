"""One module a game: it draws a table from a view. Nothing here knows a rule."""

from __future__ import annotations

from typing import Final

from gloam.web.drawings import blood_orders, vendetta
from gloam.web.drawings.drawing import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {"vendetta": vendetta, "blood-orders": blood_orders}


def of(game: str) -> Drawing:
    return DRAWINGS[game]
