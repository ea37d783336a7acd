"""The vampires of clan Hecata."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    AUSPEX,
    CALLING,
    CHARACTER,
    DAMAGE,
    FORTITUDE,
    HECATA,
    OBLIVION,
    REACH,
    RITUAL,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, some
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.pieces import IN_TORPOR
from gloam.rivals.ritual_effects import DrawOff
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import (
    ASLEEP,
    DEFEAT,
    DRAW,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    LOSE_BLOOD,
    PLAYED,
    PUT_TOKENS,
)
from gloam.rivals.which import (
    ALL_VAMPIRES,
    ATTACKER,
    CHOSEN,
    COTERIE,
    ITSELF,
    PARTY,
    YOUR_ATTACHMENTS,
    YOUR_RITUALS,
    Which,
)
from gloam.rivals.which import ASLEEP as SLEEPERS
from gloam.rivals.wraiths import CreateWraith

SPIRITS: Final = Which(YOUR_ATTACHMENTS, WRAITH)
YOUR_WRAITHS: Final = Cards(SPIRITS)
RITES: Final = Which(YOUR_RITUALS, RITUAL)
IN_TORPOR_STEP: Final = When(ASLEEP, YOURS)

ANNIKA: Final = Card(
    "sas-annika", "Annika", VAMPIRE, HECATA, 6, (1, 2, 0), (AUSPEX, FORTITUDE, OBLIVION),
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), DrawOff()),),
)  # fmt: skip
BIANCA_GIOVANNI: Final = Card(
    "sas-bianca-giovanni", "Bianca Giovanni", VAMPIRE, HECATA, 2, (0, 0, 1), (OBLIVION,),
    texts=(Whenever(IN_TORPOR_STEP, gains(GAIN_AGENDA), when=AtLeast(2, Cards(RITES)), zones=IN_TORPOR),),
)  # fmt: skip
ENZO_CAPPA: Final = Card(
    "sas-enzo-cappa", "Enzo Cappa", VAMPIRE, HECATA, 5, (2, 0, 1), (OBLIVION, OBLIVION),
    texts=(Plus(REACH, 1, ITSELF),
           Plus(DAMAGE, 1, Which(ATTACKER), when=Both(Attacks(PARTY), some(Which(ATTACKER, bears=WRAITH))))),
)  # fmt: skip
KRISTIN: Final = Card(
    "sas-kristin", "Kristin", VAMPIRE, HECATA, 2, (0, 1, 0), (FORTITUDE,),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(SLEEPERS), To(LOSE_BLOOD, Which(CHOSEN)))),),
)  # fmt: skip
KWAME: Final = Card(
    "sas-kwame", "Kwame", VAMPIRE, HECATA, 4, (1, 0, 1), (AUSPEX, OBLIVION),
    texts=(Whenever(IN_TORPOR_STEP, gains(DRAW), when=AtLeast(2, YOUR_WRAITHS), zones=IN_TORPOR),),
)  # fmt: skip
NATHANIEL: Final = Card(
    "sas-nathaniel", "Nathaniel", VAMPIRE, HECATA, 3, (0, 1, 1), (AUSPEX,),
    texts=(Whenever(IN_TORPOR_STEP, gains(GAIN_PRESTIGE), when=some(RITES), zones=IN_TORPOR),),
)  # fmt: skip
SCOTT: Final = Card(
    "sas-scott", "Scott", VAMPIRE, HECATA, 4, (1, 1, 0), (AUSPEX, OBLIVION), texts=(Plus(CALLING, 1, ITSELF),)
)
SOPHIA_GIOVANNI: Final = Card(
    "sas-sophia-giovanni", "Sophia Giovanni", VAMPIRE, HECATA, 5, (1, 0, 2), (FORTITUDE, OBLIVION),
    texts=(Whenever(IN_TORPOR_STEP, Choose(Which(ALL_VAMPIRES, lacking=True), To(
        PUT_TOKENS, Which(CHOSEN, CHARACTER), YOUR_WRAITHS)), when=some(SPIRITS), zones=IN_TORPOR),),
)  # fmt: skip
ZAHARA: Final = Card(
    "sas-zahara", "Zahara", VAMPIRE, HECATA, 3, (1, 1, 0), (OBLIVION,),
    texts=(Whenever(When(DEFEAT, on=ITSELF), CreateWraith(Which(COTERIE)), may=True),),
)  # fmt: skip

HECATA_VAMPIRES: Final[tuple[Card, ...]] = (
    ANNIKA, BIANCA_GIOVANNI, ENZO_CAPPA, KRISTIN, KWAME, NATHANIEL, SCOTT, SOPHIA_GIOVANNI, ZAHARA,
)  # fmt: skip
