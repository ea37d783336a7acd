"""How Rivals is taught."""

from __future__ import annotations

from typing import Final

from gloam.core.table import Table
from gloam.lessons.teaching import Teaching
from gloam.rivals.deck_report import clans_of
from gloam.rivals.ready_decks import deck_of
from gloam.words import Words


def called(table: Table, seat: int, words: Words) -> str:
    """Everyone is called by the clan that most of their vampires are of."""
    return words.clan(clans_of(deck_of(table.setup.decks[seat]))[0])


RIVALS: Final = Teaching(
    room="gloam.lessons.rivals",
    least=("let", "none", "pass", "done", "no", "out", "end", "library"),
    called=called,
)
