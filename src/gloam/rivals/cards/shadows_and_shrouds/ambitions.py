"""Titles, Schemes and other Actions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

AMBITIONS: Final[tuple[Card, ...]] = ()
