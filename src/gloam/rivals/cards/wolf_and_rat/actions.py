"""Action cards that are no Animals."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

ACTIONS: Final[tuple[Card, ...]] = ()
