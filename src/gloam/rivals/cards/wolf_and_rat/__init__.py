"""Wolf & Rat, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.wolf_and_rat.actions import ACTIONS
from gloam.rivals.cards.wolf_and_rat.animals import ANIMALS
from gloam.rivals.cards.wolf_and_rat.attacks import ATTACKS
from gloam.rivals.cards.wolf_and_rat.bases import BASES
from gloam.rivals.cards.wolf_and_rat.gangrel import GANGREL_VAMPIRES
from gloam.rivals.cards.wolf_and_rat.nosferatu import NOSFERATU_VAMPIRES
from gloam.rivals.cards.wolf_and_rat.reactions import REACTIONS
from gloam.rivals.catalogue import Card

VAMPIRES: Final = GANGREL_VAMPIRES + NOSFERATU_VAMPIRES
WOLF_AND_RAT: Final[tuple[Card, ...]] = VAMPIRES + ATTACKS + REACTIONS + ACTIONS + ANIMALS + BASES
