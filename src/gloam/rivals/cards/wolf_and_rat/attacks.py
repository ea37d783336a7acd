"""Attack cards, and those that are a Reaction too."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import AGGRAVATED, ATTACK, PHYSICAL, PROTEAN, Card
from gloam.rivals.counts import some
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

FERAL_CLAWS: Final = Card(
    "war-feral-claws", "Feral Claws", ATTACK, potency=2, types=PHYSICAL,
    texts=(Plus(AGGRAVATED, 1, PLAYER, when=some(Which(BEARER, icon=PROTEAN))),),
)  # fmt: skip

ATTACKS: Final = (FERAL_CLAWS,)
