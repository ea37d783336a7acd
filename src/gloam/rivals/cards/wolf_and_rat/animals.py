"""Animals: Action cards that stay with a character."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

ANIMALS: Final[tuple[Card, ...]] = ()
