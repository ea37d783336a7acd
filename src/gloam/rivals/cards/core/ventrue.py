"""The vampires of clan Ventrue."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    CHARACTER,
    DOMINATE,
    FORTITUDE,
    GUARD,
    ONGOING,
    PRESENCE,
    RANGED,
    SHIELD,
    TITLE,
    VAMPIRE,
    VENTRUE,
    Card,
)
from gloam.rivals.costs import DiscardCost, Tire
from gloam.rivals.counts import ITS_PLAYER, Attacks, Players, TypeIs, some
from gloam.rivals.effects import For, To, gains, more_damage
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.texts import ACTION_PHASE, FIGHT, Activated, Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, DRAW, GAIN_PRESTIGE, LOSE_PRESTIGE, MEND, PLAYED, START
from gloam.rivals.which import COTERIE, ITSELF, OWN, PARTY, THIS, Which

RANDOLPH_MARZ: Final = Card(
    "core-randolph-marz", "Randolph Marz", VAMPIRE, VENTRUE, 6, (1, 1, 1), (DOMINATE, FORTITUDE, PRESENCE),
    texts=(Activated(FIGHT, DiscardCost(TITLE), more_damage(Either(some(Which(THIS, prince=True)), 2, 1)),
                     when=Attacks(PARTY)),),
)  # fmt: skip
BRUNO_WAGNER: Final = Card(
    "core-bruno-wagner", "Bruno Wagner", VAMPIRE, VENTRUE, 5, (0, 2, 1), (DOMINATE, PRESENCE),
    texts=(Whenever(When(PLAYED, YOURS, kind=ONGOING), gains(DRAW)),),
)  # fmt: skip
STEVIE_OSBORN: Final = Card(
    "core-stevie-osborn", "Stevie Osborn", VAMPIRE, VENTRUE, 5, (2, 0, 1), (FORTITUDE, PRESENCE),
    texts=(Whenever(When(ATTACH, on=Which(COTERIE), other=TITLE), gains(GAIN_PRESTIGE)),),
)  # fmt: skip
YUSUF_KAYA: Final = Card(
    "core-yusuf-kaya", "Yusuf Kaya", VAMPIRE, VENTRUE, 5, (2, 1, 0), (FORTITUDE, FORTITUDE),
    texts=(Activated(ACTION_PHASE, Tire(), To(MEND, Which(OWN, titled=True))),),
)  # fmt: skip
MONTGOMERY_WHITE: Final = Card(
    "core-montgomery-white", "Montgomery White", VAMPIRE, VENTRUE, 4, (1, 1, 0), (FORTITUDE, FORTITUDE),
    texts=(Plus(SHIELD, 1, Which(PARTY), when=TypeIs(RANGED)),),
)  # fmt: skip
ZHANG_WEI: Final = Card(
    "core-zhang-wei", "Zhang Wei", VAMPIRE, VENTRUE, 4, (0, 0, 2), (DOMINATE, PRESENCE),
    texts=(Whenever(When(DEFEAT, by=Which(PARTY), kind=CHARACTER, owner=A_FOES),
                    For(LOSE_PRESTIGE, Players(ITS_PLAYER)),
                    when=some(Which(THIS, titled=True))),),
)  # fmt: skip
HUMBERTO_GARCIA: Final = Card(
    "core-humberto-garcia", "Humberto Garcia", VAMPIRE, VENTRUE, 3, (1, 0, 1), (DOMINATE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip
JUNE_BRYANT: Final = Card(
    "core-june-bryant", "June Bryant", VAMPIRE, VENTRUE, 3, (0, 1, 1), (PRESENCE,),
    texts=(Whenever(When(START, YOURS), gains(DRAW, 2), when=some(Which(COTERIE, prince=True))),),
)  # fmt: skip
NANCY_WITT: Final = Card(
    "core-nancy-witt", "Nancy Witt", VAMPIRE, VENTRUE, 3, (0, 2, 0), (PRESENCE,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip

VENTRUE_VAMPIRES: Final = (
    RANDOLPH_MARZ, BRUNO_WAGNER, STEVIE_OSBORN, YUSUF_KAYA, MONTGOMERY_WHITE, ZHANG_WEI, HUMBERTO_GARCIA,
    JUNE_BRYANT, NANCY_WITT,
)  # fmt: skip
