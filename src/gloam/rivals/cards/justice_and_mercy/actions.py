"""What is attached, stays, or is done at once."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

ACTIONS: Final[tuple[Card, ...]] = ()
