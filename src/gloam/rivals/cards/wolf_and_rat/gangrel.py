"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.animal_effects import Bring
from gloam.rivals.attack_record import ON_ANTAGONIST
from gloam.rivals.catalogue import (
    ANIMAL,
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
from gloam.rivals.costs import BothCosts, PayBlood, Tire
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, Exactly, Opening, TargetIs, YourTurn, some
from gloam.rivals.deck_effects import Salvage
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, ATTACK_OVER, END_OF_TURN, GAIN_UNHOSTED, MEND, READY
from gloam.rivals.which import ATTACKER, CHOSEN, COTERIE, IN_STREET, ITSELF, ON_CHOSEN, ON_THIS, PARTY, Which

ITS_ANIMALS: Final = Which(ON_THIS, ANIMAL)

DREA_WARDEN: Final = Card(
    "war-drea-warden", "Drea Warden", VAMPIRE, GANGREL, 5, (1, 1, 1), (ANIMALISM, PROTEAN),
    texts=(Activated(ACTION_PHASE, BothCosts(Tire(), PayBlood()), Bring(Which(COTERIE), ANIMAL)),),
)  # fmt: skip
GHOST: Final = Card(
    "war-ghost", "Ghost", VAMPIRE, GANGREL, 4, (0, 2, 0), (PROTEAN, PROTEAN),
    texts=(Plus(SECRECY, 1, Which(PARTY, icon=PROTEAN, place=IN_STREET)),),
)  # fmt: skip
HARRY_OBRIEN: Final = Card(
    "war-harry-o-brien", "Harry O'Brien", VAMPIRE, GANGREL, 3, (0, 0, 2), (FORTITUDE,),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(PARTY, bears=ANIMAL), To(
        MEND, Which(CHOSEN), Cards(Which(ON_CHOSEN, ANIMAL))))),),
)  # fmt: skip
LEAH_SWIFTFOOT: Final = Card(
    "war-leah-swiftfoot", "Leah Swiftfoot", VAMPIRE, GANGREL, 4, (0, 1, 1), (ANIMALISM, PROTEAN),
    texts=(Plus(UNBLOCKABLE, 1, ITSELF, when=Both(Attacks(), Exactly(1, Cards(Which(PARTY))))),
           Whenever(When(ATTACK_OVER), GoHome(ITSELF), may=True, when=Attacks())),
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
TRINITY_VOSS: Final = Card(
    "war-trinity-voss", "Trinity Voss", VAMPIRE, GANGREL, 5, (1, 2, 0), (ANIMALISM, FORTITUDE),
    texts=(Plus(DAMAGE, 2, Which(ATTACKER), when=Both(
        Attacks(PARTY), Both(TargetIs(INQUISITION), Opening(ON_ANTAGONIST)))),),
)  # fmt: skip

GANGREL_VAMPIRES: Final = (
    DREA_WARDEN, GHOST, HARRY_OBRIEN, LEAH_SWIFTFOOT, LIL_FANG, LORI_SWIFTFOOT, SUMMER_MOON, TAMASKA, TRINITY_VOSS,
)  # fmt: skip
