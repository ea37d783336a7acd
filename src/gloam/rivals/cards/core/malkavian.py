"""The vampires of clan Malkavian."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AUSPEX, DOMINATE, GUARD, MALKAVIAN, OBFUSCATE, VAMPIRE, Card
from gloam.rivals.costs import PayPrestige
from gloam.rivals.counts import Attacks
from gloam.rivals.effects import To, gains, more_damage
from gloam.rivals.fight_effects import StepIn
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.pieces import IN_TORPOR
from gloam.rivals.texts import ACTION_PHASE, BLOCKING, FIGHT, Activated, Plus
from gloam.rivals.verbs import ASLEEP, DEFEAT, DRAW, GAIN_AGENDA, GAIN_PRESTIGE, LAID_DOWN, MEND, RESOLVED
from gloam.rivals.which import ITSELF, PARTY, Which

DOC: Final = Card(
    "core-doc", "Doc", VAMPIRE, MALKAVIAN, 5, (0, 1, 2), (AUSPEX, OBFUSCATE),
    texts=(Activated(ACTION_PHASE, PayPrestige(1), To(MEND, Which(PARTY))),),
)  # fmt: skip
GUVNAH: Final = Card(
    "core-guvnah", "Guv'nah", VAMPIRE, MALKAVIAN, 5, (1, 1, 1), (AUSPEX, DOMINATE),
    texts=(Whenever(When(LAID_DOWN, YOURS), gains(DRAW)),),
)  # fmt: skip
BAD_PENNY: Final = Card(
    "core-bad-penny", "Bad Penny", VAMPIRE, MALKAVIAN, 4, (0, 0, 2), (OBFUSCATE, OBFUSCATE),
    texts=(Whenever(When(ASLEEP, YOURS), To(MEND, ITSELF), zones=IN_TORPOR),),
)  # fmt: skip
INMATE_745943: Final = Card(
    "core-inmate-745943", "Inmate #745943", VAMPIRE, MALKAVIAN, 4, (2, 0, 0), (DOMINATE, OBFUSCATE),
    texts=(Activated(FIGHT, PayPrestige(1), more_damage(2), when=Attacks()),),
)  # fmt: skip
VELVET: Final = Card(
    "core-velvet", "Velvet", VAMPIRE, MALKAVIAN, 4, (0, 1, 1), (AUSPEX, OBFUSCATE),
    texts=(Whenever(When(RESOLVED, YOURS), gains(GAIN_PRESTIGE)),),
)  # fmt: skip
KARMA: Final = Card(
    "core-karma", "Karma", VAMPIRE, MALKAVIAN, 3, (0, 0, 2), (AUSPEX,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip
LOLITA: Final = Card(
    "core-lolita", "Lolita", VAMPIRE, MALKAVIAN, 3, (1, 1, 0), (DOMINATE,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip
JESUS: Final = Card(
    "core-jesus", "Jesús", VAMPIRE, MALKAVIAN, 2, (0, 0, 1), (OBFUSCATE,),
    texts=(Whenever(When(DEFEAT, on=ITSELF), InOrder((PayPrestige(1), gains(GAIN_AGENDA))), may=True),),
)  # fmt: skip
STREET_PREACHER: Final = Card(
    "core-street-preacher", "Street Preacher", VAMPIRE, MALKAVIAN, 2, (0, 0, 1), (AUSPEX,),
    texts=(Activated(BLOCKING, PayPrestige(1), StepIn(), relentless=True),),
)  # fmt: skip

MALKAVIAN_VAMPIRES: Final = (
    DOC, GUVNAH, BAD_PENNY, INMATE_745943, VELVET, KARMA, LOLITA, JESUS, STREET_PREACHER,
)  # fmt: skip
