"""The vampires of clan Salubri."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

SALUBRI_VAMPIRES: Final[tuple[Card, ...]] = ()
