"""The vampires of clan Lasombra."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

LASOMBRA_VAMPIRES: Final[tuple[Card, ...]] = ()
