"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.rivals.attack_end import ON_ANTAGONIST
from gloam.rivals.catalogue import (
    ANIMALISM,
    DAMAGE,
    FORTITUDE,
    GANGREL,
    GUARD,
    INQUISITION,
    PROTEAN,
    SECRECY,
    VAMPIRE,
    Card,
)
from gloam.rivals.counts import Attacks, Both, Opening, TargetIs
from gloam.rivals.texts import Plus
from gloam.rivals.which import ATTACKER, IN_STREET, ITSELF, PARTY, Which

GHOST: Final = Card(
    "war-ghost", "Ghost", VAMPIRE, GANGREL, 4, (0, 2, 0), (PROTEAN, PROTEAN),
    texts=(Plus(SECRECY, 1, Which(PARTY, icon=PROTEAN, place=IN_STREET)),),
)  # fmt: skip
LORI_SWIFTFOOT: Final = Card(
    "war-lori-swiftfoot", "Lori Swiftfoot", VAMPIRE, GANGREL, 3, (1, 1, 0), (FORTITUDE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

TRINITY_VOSS: Final = Card(
    "war-trinity-voss", "Trinity Voss", VAMPIRE, GANGREL, 5, (1, 2, 0), (ANIMALISM, FORTITUDE),
    texts=(Plus(DAMAGE, 2, Which(ATTACKER), when=Both(
        Attacks(PARTY), Both(TargetIs(INQUISITION), Opening(ON_ANTAGONIST)))),),
)  # fmt: skip

GANGREL_VAMPIRES: Final = (GHOST, LORI_SWIFTFOOT, TRINITY_VOSS)
