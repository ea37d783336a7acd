"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ANTAGONIST,
    ATTACK,
    AUSPEX,
    BANU_HAQIM,
    CELERITY,
    DAMAGE,
    DOMINATE,
    FORTITUDE,
    MENTAL,
    PHYSICAL,
    REACTION,
    RETAINER,
    SOCIAL,
    SOLITARY,
    SORCERY,
    UNRESISTED,
    Card,
)
from gloam.rivals.costs import PayBlood
from gloam.rivals.counts import AtLeast, Both, Cards, Drained, Every, Icons, TargetIs, YourTurn, some
from gloam.rivals.effects import To, gains, more_damage
from gloam.rivals.fight_counts import Fells, Withstands
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ONLY_ATTACHED, ONLY_FOUGHT
from gloam.rivals.ritual_effects import DrawBlood
from gloam.rivals.several import ANY_NUMBER, UpTo
from gloam.rivals.texts import FIGHT, Activated, Plus
from gloam.rivals.verbs import ATTACK_OVER, END_OF_TURN, GAIN_ACTIONS, LOSE_BLOOD, MEND, READY, SUMMED
from gloam.rivals.which import (
    BEARER,
    FOES_PILE,
    ON_TARGET,
    TARGET,
    YOUR_LOST,
    YOUR_ONGOING,
    YOUR_RITUALS,
    Which,
)

PLAYER: Final = Which(BEARER)  # the character that plays the card; once it is attached, whoever bears it

OF_TWO_MINDS: Final = Card(
    "jam-of-two-minds", "Of Two Minds", ATTACK, potency=5, types=MENTAL, damage=1,
    texts=(Whenever(When(ATTACK_OVER), To(READY, PLAYER), when=Both(Withstands(), some(Which(BEARER, icon=AUSPEX)))),
           Whenever(When(SUMMED), gains(GAIN_ACTIONS), when=Both(YourTurn(), some(Which(BEARER, icon=SOLITARY))))),
)  # fmt: skip
RITUALISTIC_COMBAT: Final = Card(
    "jam-ritualistic-combat", "Ritualistic Combat", ATTACK, potency=3, types=MENTAL, damage=1,
    texts=(Plus(DAMAGE, 2, PLAYER, when=TargetIs(ANTAGONIST)),
           Whenever(When(ATTACK_OVER), To(MEND, PLAYER, Cards(Which(YOUR_RITUALS))),
                    when=Both(Fells(), some(Which(BEARER, icon=SORCERY))))),
)  # fmt: skip
DIVISIVE: Final = Card(
    "jam-divisive", "Divisive", ATTACK, potency=4, types=MENTAL, damage=1,
    texts=(Plus(DAMAGE, 2, PLAYER, when=TargetIs()),
           Plus(DAMAGE, Cards(Which(ON_TARGET, RETAINER)), PLAYER, when=some(Which(BEARER, icon=DOMINATE)))),
)  # fmt: skip
BLEEDING_EDGE: Final = Card(
    "jam-bleeding-edge", "Bleeding Edge", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Activated(FIGHT, PayBlood(Either(AtLeast(2, Icons(FORTITUDE, PLAYER)), 1, 2)), more_damage(2)),),
)  # fmt: skip
CURSED_BLADE: Final = Card(
    "jam-cursed-blade", "Cursed Blade", ATTACK, BANU_HAQIM, 3, types=PHYSICAL, damage=1,
    texts=(Whenever(When(ATTACK_OVER), AttachThis(Which(TARGET)), may=True, zones=ONLY_FOUGHT),
           Whenever(When(END_OF_TURN), To(LOSE_BLOOD, PLAYER), when=YourTurn(bearers=True), zones=ONLY_ATTACHED)),
)  # fmt: skip
SPLIT_SECOND: Final = Card(
    "jam-split-second", "Split Second", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Plus(UNRESISTED, 1, PLAYER, when=some(Which(BEARER, icon=CELERITY))),),
)  # fmt: skip
BLOOD_FUELED_RAGE: Final = Card(
    "jam-blood-fueled-rage", "Blood-Fueled Rage", ATTACK, potency=5, types=PHYSICAL,
    texts=(Activated(FIGHT, None, UpTo(ANY_NUMBER, Which(YOUR_ONGOING), InOrder((
        DrawBlood(), more_damage(2))), least=1)),),
)  # fmt: skip
DONT_BE_SO_DEFENSIVE: Final = Card(
    "jam-dont-be-so-defensive", "Don't Be So Defensive", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, Every(2, Cards(Which(FOES_PILE, REACTION))), PLAYER),),
)  # fmt: skip
THE_GRUDGE: Final = Card(
    "jam-the-grudge", "The Grudge", ATTACK, potency=3, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, Cards(Which(YOUR_LOST)), PLAYER),
           Plus(AGGRAVATED, 1, PLAYER, when=Drained())),
)  # fmt: skip

ATTACKS: Final[tuple[Card, ...]] = (
    OF_TWO_MINDS, RITUALISTIC_COMBAT, DIVISIVE, BLEEDING_EDGE, CURSED_BLADE, SPLIT_SECOND,
    BLOOD_FUELED_RAGE, DONT_BE_SO_DEFENSIVE, THE_GRUDGE,
)  # fmt: skip
