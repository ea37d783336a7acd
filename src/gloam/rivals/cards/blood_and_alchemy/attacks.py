"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Lend, Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ALCHEMY,
    ATTACK,
    DAMAGE,
    DOMINATE,
    MENTAL,
    NO_MENDING,
    PHYSICAL,
    RANGED,
    RETAINER,
    SOCIAL,
    SORCERY,
    THIN_BLOOD_ALCHEMY,
    Card,
)
from gloam.rivals.costs import DiscardCost, PayBlood
from gloam.rivals.counts import Cards, Different, Disciplines, Every, Icons, Stronger, TargetIs, some
from gloam.rivals.effects import Choose, To
from gloam.rivals.fight_effects import AttachTo, CancelReaction, DealEach
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ONLY_ATTACHED
from gloam.rivals.texts import FIGHT, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import ATTACK_OVER, EXHAUST, FRIGHTEN, RECOLOUR, REVEALED, SUMMED, WEAKEN
from gloam.rivals.which import ATTACKERS, BEARER, ON_ATTACKERS, ON_DEFENDERS, REACTING, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card; once it is attached, whoever bears it
VICTIM: Final = Which(TARGET)

ABSOLUTION: Final = Card(
    "baa-absolution", "Absolution", ATTACK, potency=5, types=MENTAL, damage=2,
    texts=(Whenever(When(REVEALED), CancelReaction(), rank=AT_ONCE, when=some(Which(REACTING, yours=True))),),
)  # fmt: skip
ALL_THE_ANGLES: Final = Card(
    "baa-all-the-angles", "All the Angles", ATTACK, potency=6, types=MENTAL, superficial=True,
    texts=(Plus(DAMAGE, Disciplines(PLAYER), PLAYER),),
)  # fmt: skip
BAALS_CARESS: Final = Card(
    "baa-baals-caress", "Baal's Caress", ATTACK, potency=5, types=PHYSICAL, face_up=True,
    texts=(Activated(FIGHT, PayBlood(), Lend(
        Whenever(When(SUMMED), DealEach(Which(TARGET), 1, aggravated=True)), THIS_ATTACK),
                     each_attack=True, times=Icons(SORCERY, Which(BEARER))),),
)  # fmt: skip
BREAK_DOWN: Final = Card(
    "baa-break-down", "Break Down", ATTACK, potency=3, types=MENTAL, damage=1,
    texts=(Whenever(When(SUMMED), To(WEAKEN, VICTIM), when=some(Which(BEARER, icon=THIN_BLOOD_ALCHEMY))),),
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
INTIMIDATION: Final = Card(
    "baa-intimidation", "Intimidation", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, 2, PLAYER, when=TargetIs()),
           Whenever(When(SUMMED), InOrder((To(EXHAUST, VICTIM), To(FRIGHTEN, VICTIM))), when=Stronger())),
)  # fmt: skip
MESMERIZE: Final = Card(
    "baa-mesmerize", "Mesmerize", ATTACK, potency=2, types=MENTAL, damage=1,
    texts=(Whenever(When(SUMMED), To(FRIGHTEN, VICTIM), when=some(Which(BEARER, icon=DOMINATE))),),
)  # fmt: skip
PEER_PRESSURE: Final = Card(
    "baa-peer-pressure", "Peer Pressure", ATTACK, types=SOCIAL,
    texts=(Plus(DAMAGE, Every(2, Cards(Which(ATTACKERS))), PLAYER),),
)  # fmt: skip
SCORPIONS_TOUCH: Final = Card(
    "baa-scorpions-touch", "Scorpion's Touch", ATTACK, potency=3, types=PHYSICAL, damage=1,
    texts=(Whenever(When(SUMMED), To(RECOLOUR, VICTIM, Icons(SORCERY, PLAYER))),),
)  # fmt: skip

ATTACKS: Final = (
    ABSOLUTION, ALL_THE_ANGLES, BAALS_CARESS, BREAK_DOWN, CROSSBOW, DANGEROUS_MIXTURE, FIRST_ONES_FREE, INTIMIDATION,
    MESMERIZE, PEER_PRESSURE, SCORPIONS_TOUCH,
)  # fmt: skip
