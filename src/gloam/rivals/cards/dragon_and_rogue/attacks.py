"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import Card

ATTACKS: Final[tuple[Card, ...]] = ()
