"""The vampires of clan Brujah."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Lend
from gloam.rivals.catalogue import (
    BRUJAH,
    CELERITY,
    GUARD,
    INFLUENCE,
    INTEL,
    POTENCE,
    PRESENCE,
    RANGED,
    UNBLOCKABLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import PayBlood, Tire
from gloam.rivals.counts import FOE, AgendaOf, Attacks, Both, Players, TypeIs
from gloam.rivals.deck_effects import MendParty
from gloam.rivals.effects import gains, more_damage
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.preventing import NotAtAll
from gloam.rivals.texts import ACTION_PHASE, FIGHT, INFLUENCING, ITS_NEXT_ATTACK, THIS_ACTION, Activated, Plus
from gloam.rivals.verbs import DRAW, MEND_AS_SPOILS
from gloam.rivals.which import ITSELF, PARTY, Which

HYDRA: Final = Card(
    "core-hydra", "Hydra", VAMPIRE, BRUJAH, 6, (2, 1, 0), (CELERITY, POTENCE, PRESENCE),
    texts=(Activated(FIGHT, PayBlood(1), gains(DRAW), when=Attacks()),),
)  # fmt: skip
BERETTA: Final = Card(
    "core-beretta", "Beretta", VAMPIRE, BRUJAH, 5, (0, 1, 2), (CELERITY, POTENCE),
    texts=(Activated(FIGHT, PayBlood(1), more_damage(1), when=Both(Attacks(), TypeIs(RANGED))),),
)  # fmt: skip
BROTHER: Final = Card(
    "core-brother", "Brother", VAMPIRE, BRUJAH, 5, (1, 1, 1), (POTENCE, PRESENCE),
    texts=(Activated(FIGHT, Tire(), more_damage(1), when=Attacks(PARTY)),),
)  # fmt: skip
THE_COSSACK: Final = Card(
    "core-the-cossack", "The Cossack", VAMPIRE, BRUJAH, 5, (2, 0, 1), (CELERITY, POTENCE),
    texts=(Activated(ACTION_PHASE, PayBlood(1), Lend(Plus(UNBLOCKABLE, 1, ITSELF), ITS_NEXT_ATTACK)),),
)  # fmt: skip
JOHNNY: Final = Card(
    "core-johnny", "Johnny", VAMPIRE, BRUJAH, 4, (0, 2, 0), (PRESENCE, PRESENCE),
    texts=(Instead(When(MEND_AS_SPOILS, YOURS, on=Which(PARTY)), NotAtAll(), MendParty(Which(PARTY)), may=True),),
)  # fmt: skip
SHADES: Final = Card(
    "core-shades", "Shades", VAMPIRE, BRUJAH, 4, (1, 1, 0), (CELERITY, PRESENCE),
    texts=(Plus(INTEL, AgendaOf(Players(FOE), per=5), Which(PARTY)),),
)  # fmt: skip
FLICK: Final = Card(
    "core-flick", "Flick", VAMPIRE, BRUJAH, 3, (0, 1, 1), (PRESENCE,),
    texts=(Activated(INFLUENCING, PayBlood(1), Lend(Plus(INFLUENCE, 3, ITSELF), THIS_ACTION), relentless=True),),
)  # fmt: skip
SKUNK: Final = Card(
    "core-skunk", "Skunk", VAMPIRE, BRUJAH, 3, (1, 0, 1), (POTENCE,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip
SWEETUMS: Final = Card(
    "core-sweetums", "Sweetums", VAMPIRE, BRUJAH, 3, (1, 1, 0), (CELERITY,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip

BRUJAH_VAMPIRES: Final = (HYDRA, BERETTA, BROTHER, THE_COSSACK, JOHNNY, SHADES, FLICK, SKUNK, SWEETUMS)
