"""Havens, the City, and what is attached."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

HOLDINGS: Final[tuple[Card, ...]] = ()
