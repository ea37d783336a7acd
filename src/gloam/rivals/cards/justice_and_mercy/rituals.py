"""Rituals of Blood Sorcery."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

RITUALS: Final[tuple[Card, ...]] = ()
