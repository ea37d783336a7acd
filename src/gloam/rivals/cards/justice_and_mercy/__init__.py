"""Justice & Mercy, in printed order."""

from __future__ import annotations

from typing import Final

from gloam.rivals.cards.justice_and_mercy.actions import ACTIONS
from gloam.rivals.cards.justice_and_mercy.attacks import ATTACKS
from gloam.rivals.cards.justice_and_mercy.banu_haqim import BANU_HAQIM_VAMPIRES
from gloam.rivals.cards.justice_and_mercy.bases import BASES
from gloam.rivals.cards.justice_and_mercy.reactions import REACTIONS
from gloam.rivals.cards.justice_and_mercy.rituals import RITUALS
from gloam.rivals.cards.justice_and_mercy.salubri import SALUBRI_VAMPIRES
from gloam.rivals.cards.justice_and_mercy.traditions import KEEPING
from gloam.rivals.catalogue import Card

VAMPIRES: Final = BANU_HAQIM_VAMPIRES + SALUBRI_VAMPIRES
JUSTICE_AND_MERCY: Final[tuple[Card, ...]] = VAMPIRES + ATTACKS + REACTIONS + RITUALS + ACTIONS + BASES + KEEPING
