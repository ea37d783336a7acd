"""Influence, Titles, tokens, and whatever else goes on among vampires."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import (
    ATTACK,
    PRESENCE,
    SOCIAL,
    UNRESISTED,
    Card,
)
from gloam.rivals.counts import some
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

ENTRANCEMENT: Final = Card(
    "hoe-entrancement", "Entrancement", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(UNRESISTED, 1, PLAYER, when=some(Which(BEARER, icon=PRESENCE))),),
)  # fmt: skip

SOCIETY: Final = (ENTRANCEMENT,)
