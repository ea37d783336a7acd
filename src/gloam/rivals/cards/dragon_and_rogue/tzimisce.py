"""The vampires of clan Tzimisce."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

TZIMISCE_VAMPIRES: Final[tuple[Card, ...]] = ()
