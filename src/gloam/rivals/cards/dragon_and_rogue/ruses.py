"""Traps, and what is laid, moved and taken in tokens."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

RUSES: Final[tuple[Card, ...]] = ()
