"""The vampires of clan Ravnos."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

RAVNOS_VAMPIRES: Final[tuple[Card, ...]] = ()
