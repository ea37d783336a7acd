"""One module a game: it draws a table from a view. Nothing here knows a rule."""

from __future__ import annotations

import json
from typing import Final

from gloam.core.table import Table
from gloam.web.drawings.blood_orders import drawing as blood_orders
from gloam.web.drawings.drawing import Drawing
from gloam.web.drawings.vendetta import drawing as vendetta

DRAWINGS: Final[dict[str, Drawing]] = {"vendetta": vendetta, "blood-orders": blood_orders}


def of(game: str) -> Drawing:
    return DRAWINGS[game]


def glance(table: Table) -> str:
    """What a list shows of this table, as anyone may know it, written down."""
    view = table.view(None)
    return json.dumps({"waiting_for": table.waiting_for(), **of(table.setup.game).glimpse(view)})
