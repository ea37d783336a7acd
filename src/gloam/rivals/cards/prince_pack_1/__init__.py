"""Prince Pack 1, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.prince_pack_1.courtiers import COURTIER_VAMPIRES
from gloam.rivals.cards.prince_pack_1.drinkers import BOUND_SERVANT, DRINKER_VAMPIRES
from gloam.rivals.cards.prince_pack_1.fighters import FIGHTER_VAMPIRES
from gloam.rivals.catalogue import Card

VAMPIRES: Final = FIGHTER_VAMPIRES + COURTIER_VAMPIRES + DRINKER_VAMPIRES
PRINCE_PACK_1: Final[tuple[Card, ...]] = (*VAMPIRES, BOUND_SERVANT)
