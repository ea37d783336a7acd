"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import FORTITUDE, MENTAL, NOSFERATU, PHYSICAL, RANGED, REACTION, SHIELD, SOCIAL, Card
from gloam.rivals.counts import Icons
from gloam.rivals.fight_counts import Incoming
from gloam.rivals.fight_effects import DealEach
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import SUMMED
from gloam.rivals.which import ATTACKER, BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

BAD_REFLECTION: Final = Card(
    "war-bad-reflection", "Bad Reflection", REACTION, NOSFERATU, 4, against=PHYSICAL | SOCIAL,
    texts=(Whenever(When(SUMMED), DealEach(Which(ATTACKER), Incoming(PLAYER), type=MENTAL)),),
)  # fmt: skip
HARDENED_FLESH: Final = Card(
    "war-hardened-flesh", "Hardened Flesh", REACTION, potency=2, against=RANGED | PHYSICAL, shield=1,
    texts=(Plus(SHIELD, Icons(FORTITUDE, PLAYER), PLAYER),),
)  # fmt: skip

REACTIONS: Final = (BAD_REFLECTION, HARDENED_FLESH)
