"""The vampires of clan Banu Haqim."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

BANU_HAQIM_VAMPIRES: Final[tuple[Card, ...]] = ()
