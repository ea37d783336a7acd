"""The Thin-Bloods."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.attachments import DetachCost
from gloam.rivals.catalogue import (
    ALCHEMY,
    AUSPEX,
    CELERITY,
    DAMAGE,
    FORTITUDE,
    OBFUSCATE,
    POTENCY,
    SHIELD,
    SORCERY,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import PayPrestige
from gloam.rivals.counts import Attacks, Both, Cards, Every, Fighting, Hurt
from gloam.rivals.effects import To
from gloam.rivals.patterns import When
from gloam.rivals.preventing import Less
from gloam.rivals.texts import ACTION_PHASE, THIS_TURN, Activated, Plus
from gloam.rivals.verbs import ATTACH, ATTACK_OVER, HURT, READY, WEAKEN
from gloam.rivals.which import ATTACKER, COTERIE, ITSELF, ON_THIS, PARTY, TARGET, THAT, Which

ALCHEMIST: Final = Which(ATTACKER, icon=THIN_BLOOD_ALCHEMY)
ITS_ALCHEMY: Final = Which(ON_THIS, ALCHEMY)
STRONGER: Final = Plus(POTENCY, 1, ALCHEMIST, when=Attacks(PARTY))
SHELTER: Final = Activated(ACTION_PHASE, PayPrestige(1), Lend(Plus(SHIELD, 1, Which(COTERIE, exactly=1)), THIS_TURN))

APRIL_SMITH: Final = Card(
    "baa-april-smith", "April Smith", VAMPIRE, THIN_BLOOD, 1, (0, 0, 1),
    texts=(STRONGER, Plus(FORTITUDE, 1, ALCHEMIST, when=Attacks(PARTY)), SHELTER),
)  # fmt: skip
CALEB_WALKER: Final = Card(
    "baa-caleb-walker", "Caleb Walker", VAMPIRE, THIN_BLOOD, 1, (0, 1, 0),
    texts=(STRONGER, Plus(SORCERY, 1, ALCHEMIST, when=Attacks(PARTY)), SHELTER),
)  # fmt: skip
CANDI_LIU: Final = Card(
    "baa-candi-liu", "Candi Liu", VAMPIRE, THIN_BLOOD, 2, (0, 1, 0), (THIN_BLOOD_ALCHEMY,),
    texts=(Whenever(When(ATTACK_OVER), To(WEAKEN, Which(TARGET)), when=Both(Attacks(), Hurt())),),
)  # fmt: skip
FROG: Final = Card(
    "baa-frog", "Frog", VAMPIRE, THIN_BLOOD, 3, (0, 2, 0), (THIN_BLOOD_ALCHEMY,),
    texts=(Whenever(When(ATTACH, on=Which(PARTY), other=ALCHEMY), To(READY, Which(THAT))),
           Instead(When(HURT, on=ITSELF), Less(1), cost=DetachCost(ITS_ALCHEMY), may=True)),
)  # fmt: skip
HUA_JIANG: Final = Card(
    "baa-hua-jiang", "Hua Jiang", VAMPIRE, THIN_BLOOD, 1, (0, 0, 1),
    texts=(STRONGER, Plus(CELERITY, 1, ALCHEMIST, when=Attacks(PARTY)), SHELTER),
)  # fmt: skip
JACOB_FROST: Final = Card(
    "baa-jacob-frost", "Jacob Frost", VAMPIRE, THIN_BLOOD, 3, (1, 0, 1), (THIN_BLOOD_ALCHEMY,),
    texts=(Plus(DAMAGE, Every(2, Cards(Which(PARTY))), Which(ATTACKER), when=Attacks()),),
)  # fmt: skip
JOSEPH_DRAKE: Final = Card(
    "baa-joseph-drake", "Joseph Drake", VAMPIRE, THIN_BLOOD, 2, (1, 0, 0), (THIN_BLOOD_ALCHEMY,),
    texts=(Plus(SHIELD, Cards(ITS_ALCHEMY), ITSELF, when=Fighting()),),
)  # fmt: skip
VALERIE_NASH: Final = Card(
    "baa-valerie-nash", "Valerie Nash", VAMPIRE, THIN_BLOOD, 1, (1, 0, 0),
    texts=(STRONGER, Plus(AUSPEX, 1, ALCHEMIST, when=Attacks(PARTY)), SHELTER),
)  # fmt: skip
WENDY: Final = Card(
    "baa-wendy", "Wendy", VAMPIRE, THIN_BLOOD, 1, (0, 1, 0),
    texts=(STRONGER, Plus(OBFUSCATE, 1, ALCHEMIST, when=Attacks(PARTY)), SHELTER),
)  # fmt: skip

THIN_BLOOD_VAMPIRES: Final = (
    APRIL_SMITH, CALEB_WALKER, CANDI_LIU, FROG, HUA_JIANG, JACOB_FROST, JOSEPH_DRAKE, VALERIE_NASH, WENDY,
)  # fmt: skip
