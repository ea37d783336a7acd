"""How Vendetta is taught."""

from __future__ import annotations

from typing import Final

from gloam.core.table import Table
from gloam.lessons.teaching import Teaching
from gloam.vendetta.catalogue import CLANS
from gloam.vendetta.table import vendetta
from gloam.words import Words


def called(table: Table, seat: int, words: Words) -> str:
    """Everyone is called by their clan."""
    return words.clan(CLANS[vendetta(table).clan[seat]])


VENDETTA: Final = Teaching(
    room="gloam.lessons.vendetta",
    least=("stay", "done", "end", "no", "blood 0"),
    called=called,
)
