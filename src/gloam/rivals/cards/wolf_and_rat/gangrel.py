"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import ANIMALISM, FORTITUDE, GANGREL, GUARD, PROTEAN, UNBLOCKABLE, VAMPIRE, Card
from gloam.rivals.counts import Attacks, Both, Cards, Exactly
from gloam.rivals.patterns import When
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER
from gloam.rivals.which import ITSELF, PARTY, Which

LEAH_SWIFTFOOT: Final = Card(
    "war-leah-swiftfoot", "Leah Swiftfoot", VAMPIRE, GANGREL, 4, (0, 1, 1), (ANIMALISM, PROTEAN),
    texts=(Plus(UNBLOCKABLE, 1, ITSELF, when=Both(Attacks(), Exactly(1, Cards(Which(PARTY))))),
           Whenever(When(ATTACK_OVER), GoHome(ITSELF), may=True, when=Attacks())),
)  # fmt: skip
LORI_SWIFTFOOT: Final = Card(
    "war-lori-swiftfoot", "Lori Swiftfoot", VAMPIRE, GANGREL, 3, (1, 1, 0), (FORTITUDE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

GANGREL_VAMPIRES: Final = (LEAH_SWIFTFOOT, LORI_SWIFTFOOT)
