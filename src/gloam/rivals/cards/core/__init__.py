"""The core box, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.core.actions import ACTIONS
from gloam.rivals.cards.core.attacks import ATTACKS
from gloam.rivals.cards.core.bases import BASES
from gloam.rivals.cards.core.brujah import BRUJAH_VAMPIRES
from gloam.rivals.cards.core.intrigues import INTRIGUES
from gloam.rivals.cards.core.malkavian import MALKAVIAN_VAMPIRES
from gloam.rivals.cards.core.reactions import REACTIONS
from gloam.rivals.cards.core.san_francisco import SAN_FRANCISCO
from gloam.rivals.cards.core.toreador import TOREADOR_VAMPIRES
from gloam.rivals.cards.core.ventrue import VENTRUE_VAMPIRES
from gloam.rivals.catalogue import Card

VAMPIRES: Final = BRUJAH_VAMPIRES + TOREADOR_VAMPIRES + VENTRUE_VAMPIRES + MALKAVIAN_VAMPIRES
CORE: Final[tuple[Card, ...]] = VAMPIRES + ATTACKS + REACTIONS + INTRIGUES + ACTIONS + BASES + SAN_FRANCISCO
