"""Every card of the core box, in the order of the rulebook; after them those worded as they were first printed."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.actions import ACTIONS
from gloam.rivals.cards.attacks import ATTACKS
from gloam.rivals.cards.bases import BASES
from gloam.rivals.cards.brujah import BRUJAH_VAMPIRES
from gloam.rivals.cards.first_prints import FIRST_PRINTS
from gloam.rivals.cards.intrigues import INTRIGUES
from gloam.rivals.cards.malkavian import MALKAVIAN_VAMPIRES
from gloam.rivals.cards.reactions import REACTIONS
from gloam.rivals.cards.san_francisco import SAN_FRANCISCO
from gloam.rivals.cards.toreador import TOREADOR_VAMPIRES
from gloam.rivals.cards.ventrue import VENTRUE_VAMPIRES
from gloam.rivals.catalogue import Card

VAMPIRES: Final = BRUJAH_VAMPIRES + TOREADOR_VAMPIRES + VENTRUE_VAMPIRES + MALKAVIAN_VAMPIRES
CORE: Final[tuple[Card, ...]] = VAMPIRES + ATTACKS + REACTIONS + INTRIGUES + ACTIONS + BASES + SAN_FRANCISCO
ALL: Final[tuple[Card, ...]] = CORE + FIRST_PRINTS
