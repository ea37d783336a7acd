"""The vampires of clan Hecata."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

HECATA_VAMPIRES: Final[tuple[Card, ...]] = ()
