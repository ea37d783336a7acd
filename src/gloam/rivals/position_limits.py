"""What the fields of steps can be at a written table of Rivals."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Limits
from gloam.core.reader import AMOUNT, MOST
from gloam.core.texts import WINDOWS
from gloam.rivals.catalogue import CARDS, HAVEN_CARD, NUMBER
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.table import RivalsTable

BITS: Final = 1 << 32
PICKS: Final = 1 << 31
CODES: Final = 1 << 40
STEPS: Final = 13  # of an attack


def limits(table: RivalsTable) -> Limits:
    seats, copies = table.setup.seats, len(table.pieces)
    return Limits(
        {
            "seat": (0, seats - 1),
            "player": (NOBODY, seats - 1),
            "card": (0, copies - 1),
            "copy": (NOTHING, max(copies - 1, seats)),
            "stamp": (-1, MOST),
            "amount": (0, AMOUNT),
            "left": (1, AMOUNT),
            "done": (0, AMOUNT),
            "high": (-1, AMOUNT),
            "deck": (0, 1),
            "step": (1, STEPS),
            "window": (0, WINDOWS - 1),
            "pick": (0, PICKS),
            "code": (0, CODES),
            "bits": (-1, BITS),
        },
        {"name": tuple(NUMBER), "haven": ("", *[card.id for card in CARDS if card.kind & HAVEN_CARD])},
    )
