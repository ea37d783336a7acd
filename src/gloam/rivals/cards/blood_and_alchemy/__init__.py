"""Blood & Alchemy, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.blood_and_alchemy.actions import ACTIONS
from gloam.rivals.cards.blood_and_alchemy.attacks import ATTACKS
from gloam.rivals.cards.blood_and_alchemy.bases import BASES
from gloam.rivals.cards.blood_and_alchemy.reactions import REACTIONS
from gloam.rivals.cards.blood_and_alchemy.rituals import RITUALS
from gloam.rivals.cards.blood_and_alchemy.thin_bloods import THIN_BLOOD_VAMPIRES
from gloam.rivals.cards.blood_and_alchemy.tremere import TREMERE_VAMPIRES
from gloam.rivals.catalogue import Card

VAMPIRES: Final = TREMERE_VAMPIRES + THIN_BLOOD_VAMPIRES
BLOOD_AND_ALCHEMY: Final[tuple[Card, ...]] = VAMPIRES + ATTACKS + REACTIONS + ACTIONS + RITUALS + BASES
