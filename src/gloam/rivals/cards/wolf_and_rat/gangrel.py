"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.animal_effects import Bring
from gloam.rivals.catalogue import ANIMAL, ANIMALISM, FORTITUDE, GANGREL, GUARD, PROTEAN, VAMPIRE, Card
from gloam.rivals.costs import BothCosts, PayBlood, Tire
from gloam.rivals.counts import AtLeast, Cards, YourTurn, some
from gloam.rivals.deck_effects import Salvage
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, END_OF_TURN, GAIN_UNHOSTED, MEND, READY
from gloam.rivals.which import CHOSEN, COTERIE, ITSELF, ON_CHOSEN, ON_THIS, PARTY, Which

ITS_ANIMALS: Final = Which(ON_THIS, ANIMAL)

DREA_WARDEN: Final = Card(
    "war-drea-warden", "Drea Warden", VAMPIRE, GANGREL, 5, (1, 1, 1), (ANIMALISM, PROTEAN),
    texts=(Activated(ACTION_PHASE, BothCosts(Tire(), PayBlood()), Bring(Which(COTERIE), ANIMAL)),),
)  # fmt: skip
HARRY_OBRIEN: Final = Card(
    "war-harry-o-brien", "Harry O'Brien", VAMPIRE, GANGREL, 3, (0, 0, 2), (FORTITUDE,),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(PARTY, bears=ANIMAL), To(
        MEND, Which(CHOSEN), Cards(Which(ON_CHOSEN, ANIMAL))))),),
)  # fmt: skip
LIL_FANG: Final = Card(
    "war-lil-fang", "Lil' Fang", VAMPIRE, GANGREL, 4, (2, 0, 0), (ANIMALISM, PROTEAN),
    texts=(Activated(ACTION_PHASE, Tire(), Salvage(ANIMAL)),),
)  # fmt: skip

LORI_SWIFTFOOT: Final = Card(
    "war-lori-swiftfoot", "Lori Swiftfoot", VAMPIRE, GANGREL, 3, (1, 1, 0), (FORTITUDE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip
SUMMER_MOON: Final = Card(
    "war-summer-moon", "Summer Moon", VAMPIRE, GANGREL, 5, (1, 2, 0), (ANIMALISM, FORTITUDE),
    texts=(Whenever(When(END_OF_TURN, YOURS), InOrder((
        To(READY, ITSELF), If(AtLeast(2, Cards(ITS_ANIMALS)), To(MEND, ITSELF)))), when=some(ITS_ANIMALS)),),
)  # fmt: skip
TAMASKA: Final = Card(
    "war-tamaska", "Tamaska", VAMPIRE, GANGREL, 6, (1, 1, 1), (ANIMALISM, FORTITUDE, PROTEAN),
    texts=(Whenever(When(ATTACH, YOURS, on=ITSELF, other=ANIMAL), InOrder((
        To(READY, ITSELF), gains(GAIN_UNHOSTED))), first=True, when=YourTurn()),),
)  # fmt: skip

GANGREL_VAMPIRES: Final = (DREA_WARDEN, HARRY_OBRIEN, LIL_FANG, LORI_SWIFTFOOT, SUMMER_MOON, TAMASKA)
