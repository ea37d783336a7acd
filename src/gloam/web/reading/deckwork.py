"""Decks, where players bring them: what the pages and the tables have to know of a game's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Deckwork(Protocol):
    """All that is said of decks in one game. A deck is a text: the name of a ready one, or a list of cards."""

    @property
    def ready(self) -> Sequence[str]:
        """The names of the ready decks."""
        ...

    @property
    def pools(self) -> Sequence[str]:
        """What a table may allow, the narrowest first; the last allows every lawful deck."""
        ...

    def carried(self, text: str) -> str:
        """The deck as games carry it. Raises `Rejected` where it cannot be read or breaks a rule."""
        ...

    def signs(self, carried: str) -> Sequence[str]:
        """The symbols by which one knows a deck at a glance."""
        ...

    def allows(self, carried: str, pool: str) -> bool:
        """May this deck be brought where only such are allowed?"""
        ...
