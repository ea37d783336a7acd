"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import MENTAL, OBFUSCATE, PHYSICAL, RANGED, RAVNOS, REACTION, SHIELD, SPARING, Card
from gloam.rivals.counts import AtLeast, Cards, some
from gloam.rivals.effects import Choose, To
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import FRIGHTEN, SUMMED
from gloam.rivals.which import ATTACKER, ATTACKERS, BEARER, CHOSEN, YOUR_LASTING, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

ESCAPE_ARTIST: Final = Card(
    "dar-escape-artist", "Escape Artist", REACTION, RAVNOS, 2, against=RANGED | PHYSICAL, shield=1,
    texts=(Plus(SHIELD, 2, PLAYER, when=AtLeast(2, Cards(Which(YOUR_LASTING)))),),
)  # fmt: skip
SMOKE_AND_MIRRORS: Final = Card(
    "dar-smoke-and-mirrors", "Smoke and Mirrors", REACTION, potency=3, against=PHYSICAL | MENTAL, shield=1,
    texts=(Whenever(When(SUMMED), Choose(Which(ATTACKERS), To(FRIGHTEN, Which(CHOSEN)))),
           Plus(SPARING, 1, Which(ATTACKER), when=some(Which(BEARER, icon=OBFUSCATE)))),
)  # fmt: skip

REACTIONS: Final[tuple[Card, ...]] = (
    ESCAPE_ARTIST, SMOKE_AND_MIRRORS,
)  # fmt: skip
