"""Havens on the move, Animals, and the other Actions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

ROADS: Final[tuple[Card, ...]] = ()
