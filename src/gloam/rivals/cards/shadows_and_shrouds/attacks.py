"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    ATTACK,
    DAMAGE,
    DOMINATE,
    FORTITUDE,
    MENTAL,
    OBLIVION,
    PHYSICAL,
    POTENCE,
    RANGED,
    REACH,
    SOCIAL,
    Card,
)
from gloam.rivals.counts import FOE, AtLeast, Both, Cards, Hurt, Icons, Players, some
from gloam.rivals.effects import Choose, To
from gloam.rivals.fight_counts import Missing
from gloam.rivals.hand_effects import DiscardAny, LookAtHand
from gloam.rivals.patterns import When
from gloam.rivals.purses import AgendaOn
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER, DEFEAT, FRIGHTEN, MARK, SUMMED
from gloam.rivals.which import ATTACKERS, BEARER, BLOCKER, CHOSEN, EVERYBODY, FIRST_TARGET, ON_TARGET, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

CLOUD_MEMORY: Final = Card(
    "sas-cloud-memory", "Cloud Memory", ATTACK, potency=1, types=MENTAL, damage=1,
    texts=(Whenever(When(ATTACK_OVER), DiscardAny(Players(FOE)),
                    when=Both(Hurt(fallen=True), some(Which(BEARER, icon=DOMINATE)))),),
)  # fmt: skip
INTERROGATION: Final = Card(
    "sas-interrogation", "Interrogation", ATTACK, potency=3, types=SOCIAL, damage=2,
    texts=(Whenever(When(ATTACK_OVER), LookAtHand(Players(FOE)), when=Hurt(fallen=True)),),
)  # fmt: skip
PROWESS_FROM_PAIN: Final = Card(
    "sas-prowess-from-pain", "Prowess From Pain", ATTACK, potency=5, types=PHYSICAL, damage=1,
    texts=(Plus(DAMAGE, Missing(PLAYER), PLAYER, when=some(Which(BEARER, icon=FORTITUDE))),),
)  # fmt: skip
SHADOW_BOXING: Final = Card(
    "sas-shadow-boxing", "Shadow Boxing", ATTACK, potency=3, types=PHYSICAL,
    texts=(Plus(DAMAGE, Icons(OBLIVION, PLAYER), PLAYER),
           Plus(DAMAGE, 1, PLAYER, when=some(Which(BEARER, icon=REACH)))),
)  # fmt: skip
SOUL_CRUSHING: Final = Card(
    "sas-soul-crushing", "Soul Crushing", ATTACK, potency=3, types=SOCIAL,
    texts=(Plus(DAMAGE, Cards(Which(ON_TARGET)), PLAYER, when=some(Which(BEARER, icon=OBLIVION))),),
)  # fmt: skip
THROWING_SHADE: Final = Card(
    "sas-throwing-shade", "Throwing Shade", ATTACK, potency=4, types=RANGED, damage=2,
    texts=(Plus(DAMAGE, 1, PLAYER, when=AtLeast(2, Icons(OBLIVION, Which(ATTACKERS)))),),
)  # fmt: skip
UTTER_DARKNESS: Final = Card(
    "sas-utter-darkness", "Utter Darkness", ATTACK, potency=5, types=MENTAL, damage=1,
    texts=(Whenever(When(SUMMED), InOrder((To(FRIGHTEN, Which(FIRST_TARGET)), To(FRIGHTEN, Which(BLOCKER)))),
                    when=some(Which(BEARER, icon=OBLIVION))),),
)  # fmt: skip
HIGH_STAKES: Final = Card(
    "sas-high-stakes", "High Stakes", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, AgendaOn(PLAYER), PLAYER),),
)  # fmt: skip
MONEY_SHOT: Final = Card(
    "sas-money-shot", "Money Shot", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Whenever(When(DEFEAT, by=PLAYER, on=Which(TARGET)), Choose(Which(EVERYBODY), To(MARK, Which(CHOSEN))),
                    when=some(Which(BEARER, icon=POTENCE))),),
)  # fmt: skip

ATTACKS: Final[tuple[Card, ...]] = (
    CLOUD_MEMORY, INTERROGATION, PROWESS_FROM_PAIN, SHADOW_BOXING, SOUL_CRUSHING, THROWING_SHADE, UTTER_DARKNESS,
    HIGH_STAKES, MONEY_SHOT,
)  # fmt: skip
