"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
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
    UNBLOCKABLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.counts import Attacks, Both, Cards, Exactly, Opening, TargetIs
from gloam.rivals.patterns import When
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER
from gloam.rivals.which import ATTACKER, IN_STREET, ITSELF, PARTY, Which

GHOST: Final = Card(
    "war-ghost", "Ghost", VAMPIRE, GANGREL, 4, (0, 2, 0), (PROTEAN, PROTEAN),
    texts=(Plus(SECRECY, 1, Which(PARTY, icon=PROTEAN, place=IN_STREET)),),
)  # fmt: skip
LEAH_SWIFTFOOT: Final = Card(
    "war-leah-swiftfoot", "Leah Swiftfoot", VAMPIRE, GANGREL, 4, (0, 1, 1), (ANIMALISM, PROTEAN),
    texts=(Plus(UNBLOCKABLE, 1, ITSELF, when=Both(Attacks(), Exactly(1, Cards(Which(PARTY))))),
           Whenever(When(ATTACK_OVER), GoHome(ITSELF), may=True, when=Attacks())),
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

GANGREL_VAMPIRES: Final = (GHOST, LEAH_SWIFTFOOT, LORI_SWIFTFOOT, TRINITY_VOSS)
