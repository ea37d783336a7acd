"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

BASES: Final[tuple[Card, ...]] = ()
