"""Ghouls, and what else the Tzimisce do with the living."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

FLESH: Final[tuple[Card, ...]] = ()
