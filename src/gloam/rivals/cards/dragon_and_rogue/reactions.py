"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import PHYSICAL, RANGED, RAVNOS, REACTION, SHIELD, Card
from gloam.rivals.counts import AtLeast, Cards
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, YOUR_LASTING, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

ESCAPE_ARTIST: Final = Card(
    "dar-escape-artist", "Escape Artist", REACTION, RAVNOS, 2, against=RANGED | PHYSICAL, shield=1,
    texts=(Plus(SHIELD, 2, PLAYER, when=AtLeast(2, Cards(Which(YOUR_LASTING)))),),
)  # fmt: skip

REACTIONS: Final[tuple[Card, ...]] = (ESCAPE_ARTIST,)
