"""Cards that lie in hiding, and the course of an attack."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

HIDDEN_CARDS: Final[tuple[Card, ...]] = ()
