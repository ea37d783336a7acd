"""Wraiths, graves and whatever else the Hecata play."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

SPIRITS: Final[tuple[Card, ...]] = ()
