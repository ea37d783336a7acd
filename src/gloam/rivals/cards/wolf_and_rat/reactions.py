"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import FORTITUDE, PHYSICAL, RANGED, REACTION, SHIELD, Card
from gloam.rivals.counts import Icons
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

HARDENED_FLESH: Final = Card(
    "war-hardened-flesh", "Hardened Flesh", REACTION, potency=2, against=RANGED | PHYSICAL, shield=1,
    texts=(Plus(SHIELD, Icons(FORTITUDE, PLAYER), PLAYER),),
)  # fmt: skip

REACTIONS: Final = (HARDENED_FLESH,)
