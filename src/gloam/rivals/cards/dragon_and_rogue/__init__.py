"""Dragon & Rogue, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.dragon_and_rogue.attacks import ATTACKS
from gloam.rivals.cards.dragon_and_rogue.bases import BASES
from gloam.rivals.cards.dragon_and_rogue.dragon import OF_THE_DRAGON
from gloam.rivals.cards.dragon_and_rogue.flesh import FLESH
from gloam.rivals.cards.dragon_and_rogue.onslaughts import ONSLAUGHTS
from gloam.rivals.cards.dragon_and_rogue.ravnos import RAVNOS_VAMPIRES
from gloam.rivals.cards.dragon_and_rogue.reactions import REACTIONS
from gloam.rivals.cards.dragon_and_rogue.roads import ROADS
from gloam.rivals.cards.dragon_and_rogue.ruses import RUSES
from gloam.rivals.cards.dragon_and_rogue.tzimisce import TZIMISCE_VAMPIRES
from gloam.rivals.catalogue import Card

VAMPIRES: Final = TZIMISCE_VAMPIRES + RAVNOS_VAMPIRES
DRAGON_AND_ROGUE: Final[tuple[Card, ...]] = (
    VAMPIRES + ATTACKS + REACTIONS + FLESH + RUSES + ROADS + BASES + OF_THE_DRAGON + ONSLAUGHTS
)
