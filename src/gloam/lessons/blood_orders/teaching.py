"""How Blood Orders is taught."""

from __future__ import annotations

from typing import Final

from gloam.lessons.teaching import Teaching

TO_THE_CATACOMBS: Final = tuple([f"place {kind} catacombs" for kind in ("dawn", "dusk", "night")])

BLOOD_ORDERS: Final = Teaching(
    room="gloam.lessons.blood_orders",
    least=("done", "end", "decline", "no", "leave", *TO_THE_CATACOMBS),
)
