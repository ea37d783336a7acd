"""The two vampires of the Catacombs."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import Vampire

BLEEDER: Final = Vampire("BLEEDER", "Bleeder", symbols=(1, 1, 0))

ELDER: Final = Vampire("ELDER", "Elder", symbols=(0, 1, 1))

CARDS: Final[tuple[Vampire, ...]] = (BLEEDER, ELDER)
