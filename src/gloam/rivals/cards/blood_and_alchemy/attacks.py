"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Lend, Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ALCHEMY,
    ATTACK,
    DAMAGE,
    NO_MENDING,
    PHYSICAL,
    RANGED,
    RETAINER,
    SOCIAL,
    SORCERY,
    Card,
)
from gloam.rivals.costs import DiscardCost, PayBlood
from gloam.rivals.counts import Different, Icons
from gloam.rivals.effects import Choose
from gloam.rivals.fight_effects import AttachTo, DealEach
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ONLY_ATTACHED
from gloam.rivals.texts import FIGHT, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import ATTACK_OVER, SUMMED
from gloam.rivals.which import BEARER, ON_ATTACKERS, ON_DEFENDERS, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card; once it is attached, whoever bears it

BAALS_CARESS: Final = Card(
    "baa-baals-caress", "Baal's Caress", ATTACK, potency=5, types=PHYSICAL, face_up=True,
    texts=(Activated(FIGHT, PayBlood(), Lend(
        Whenever(When(SUMMED), DealEach(Which(TARGET), 1, aggravated=True)), THIS_ATTACK),
                     each_attack=True, times=Icons(SORCERY, Which(BEARER))),),
)  # fmt: skip
CROSSBOW: Final = Card(
    "baa-crossbow", "Crossbow", ATTACK, potency=3, types=RANGED, damage=1,
    texts=(Activated(FIGHT, DiscardCost(), Lend(
               Whenever(When(ATTACK_OVER), AttachThis(Which(TARGET), squeezed=False)), THIS_ATTACK)),
           Plus(NO_MENDING, 1, PLAYER, zones=ONLY_ATTACHED)),
)  # fmt: skip
DANGEROUS_MIXTURE: Final = Card(
    "baa-dangerous-mixture", "Dangerous Mixture", ATTACK, potency=5, types=PHYSICAL, damage=1,
    texts=(Plus(DAMAGE, Different(Which(ON_ATTACKERS, ALCHEMY)), PLAYER),),
)  # fmt: skip
FIRST_ONES_FREE: Final = Card(
    "baa-first-ones-free", "First One's Free", ATTACK, potency=2, types=SOCIAL, damage=1,
    texts=(Activated(FIGHT, DetachCost(Which(ON_ATTACKERS, ALCHEMY)),
                     Choose(Which(ON_DEFENDERS, RETAINER), AttachTo(PLAYER))),),
)  # fmt: skip

ATTACKS: Final = (BAALS_CARESS, CROSSBOW, DANGEROUS_MIXTURE, FIRST_ONES_FREE)
