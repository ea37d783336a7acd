"""Shadows & Shrouds, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.shadows_and_shrouds.ambitions import AMBITIONS
from gloam.rivals.cards.shadows_and_shrouds.attacks import ATTACKS
from gloam.rivals.cards.shadows_and_shrouds.bases import BASES
from gloam.rivals.cards.shadows_and_shrouds.hecata import HECATA_VAMPIRES
from gloam.rivals.cards.shadows_and_shrouds.lasombra import LASOMBRA_VAMPIRES
from gloam.rivals.cards.shadows_and_shrouds.reactions import REACTIONS
from gloam.rivals.cards.shadows_and_shrouds.rituals import RITUALS
from gloam.rivals.cards.shadows_and_shrouds.spirits import SPIRITS
from gloam.rivals.cards.shadows_and_shrouds.wraiths import WRAITHS
from gloam.rivals.catalogue import Card

VAMPIRES: Final = HECATA_VAMPIRES + LASOMBRA_VAMPIRES
SHADOWS_AND_SHROUDS: Final[tuple[Card, ...]] = (
    VAMPIRES + ATTACKS + REACTIONS + RITUALS + SPIRITS + AMBITIONS + BASES + WRAITHS
)
