"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

REACTIONS: Final[tuple[Card, ...]] = ()
