"""The vampires of clan Ravnos."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne
from gloam.rivals.catalogue import OBFUSCATE, PRESENCE, RAVNOS, VAMPIRE, Card
from gloam.rivals.collection import CARRIED, TakeHaven
from gloam.rivals.costs import Tire
from gloam.rivals.roaming import SwapHavens
from gloam.rivals.texts import ACTION_PHASE, Activated
from gloam.rivals.which import ITSELF

MAYA: Final = Card(
    "dar-maya", "Maya", VAMPIRE, RAVNOS, 4, (0, 1, 1), (OBFUSCATE, PRESENCE),
    texts=(Activated(ACTION_PHASE, Tire(), ChooseOne((TakeHaven(ITSELF, how=CARRIED, only=True), SwapHavens()))),),
)  # fmt: skip

RAVNOS_VAMPIRES: Final[tuple[Card, ...]] = (MAYA,)
