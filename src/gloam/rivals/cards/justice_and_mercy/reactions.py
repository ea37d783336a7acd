"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import (
    AUSPEX,
    DOMINATE,
    FORTITUDE,
    MENTAL,
    OBFUSCATE,
    PHYSICAL,
    PREY,
    RANGED,
    REACTION,
    SALUBRI,
    SHIELD,
    SOCIAL,
    SOLITARY,
    SPECIAL,
    TRADITION,
    Card,
)
from gloam.rivals.counts import Both, Cards, Different, Times, some
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.fight_counts import Falls
from gloam.rivals.fight_effects import DealEach
from gloam.rivals.patterns import When
from gloam.rivals.preventing import Burns, IntoTorpor
from gloam.rivals.reacting import PlaysThis, ReactAgain
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER, DEFEAT, DRAW, FRIGHTEN, GAIN_PRESTIGE, MEND, REVEALED, SUMMED, WEAKEN
from gloam.rivals.which import ATTACKER, BEARER, COTERIE, DEFENDERS, ON_THIS, TARGET, YOUR_ONGOING, YOUR_RITUALS, Which

PLAYER: Final = Which(BEARER)  # the character that reacts
FOE: Final = Which(ATTACKER)


A_CARD: Final = Whenever(When(SUMMED), gains(DRAW), when=some(Which(BEARER, icon=SOLITARY)))


def again(icon: int) -> Whenever:
    """Whoever has this Discipline may play another Reaction."""
    return Whenever(When(REVEALED), ReactAgain(), when=some(Which(BEARER, icon=icon)))


LOOK_ME_IN_THE_EYES: Final = Card(
    "jam-look-me-in-the-eyes", "Look Me in the Eyes", REACTION, potency=3, against=PHYSICAL, shield=1,
    texts=(Whenever(When(SUMMED), To(FRIGHTEN, FOE)), A_CARD, again(AUSPEX)),
)  # fmt: skip
THIRD_EYES_A_CHARM: Final = Card(
    "jam-third-eyes-a-charm", "Third Eye's a Charm", REACTION, SALUBRI, 4,
    against=RANGED | PHYSICAL | SOCIAL | MENTAL, shield=1,
    texts=(Whenever(When(ATTACK_OVER), If(Falls(), gains(GAIN_PRESTIGE, 3), DealNow(3, type=MENTAL, which=FOE))),),
)  # fmt: skip
ACUITY: Final = Card(
    "jam-acuity", "Acuity", REACTION, potency=1, against=RANGED | MENTAL, shield=1,
    texts=(Whenever(When(SUMMED), To(WEAKEN, FOE)), A_CARD, again(DOMINATE)),
)  # fmt: skip
WARDING_CIRCLE: Final = Card(
    "jam-warding-circle", "Warding Circle", REACTION, potency=2, against=RANGED | PHYSICAL | MENTAL,
    texts=(Plus(SHIELD, Cards(Which(YOUR_RITUALS)), Which(DEFENDERS)),),
)  # fmt: skip
ON_THE_LAM: Final = Card(
    "jam-on-the-lam", "On the Lam", REACTION, potency=4, against=PHYSICAL | SOCIAL, shield=1,
    texts=(Plus(SHIELD, Times(2, Cards(Which(ON_THIS, PREY))), PLAYER),
           Instead(When(DEFEAT, on=PLAYER), IntoTorpor(), when=Both(Burns(), some(Which(BEARER, icon=OBFUSCATE))))),
)  # fmt: skip
JUST_A_TASTE: Final = Card(
    "jam-just-a-taste", "Just a Taste", REACTION | SPECIAL, potency=4, face_up=True, aids=True, helper=SOLITARY,
    play=Choose(Which(COTERIE, icon=SOLITARY), InOrder((PlaysThis(), To(MEND, Which(TARGET), 2)))),
)  # fmt: skip
RULES_LAWYER: Final = Card(
    "jam-rules-lawyer", "Rules Lawyer", REACTION, potency=3, against=SOCIAL | MENTAL, shield=1,
    texts=(Plus(SHIELD, Different(Which(YOUR_ONGOING, TRADITION)), PLAYER),),
)  # fmt: skip
A_KISS_BEFORE_DYING: Final = Card(
    "jam-a-kiss-before-dying", "A Kiss Before Dying", REACTION, potency=2, against=SOCIAL, shield=1,
    texts=(Whenever(When(SUMMED), DealEach(FOE, 1, aggravated=True)), A_CARD, again(FORTITUDE)),
)  # fmt: skip

REACTIONS: Final[tuple[Card, ...]] = (
    LOOK_ME_IN_THE_EYES, THIRD_EYES_A_CHARM, ACUITY, WARDING_CIRCLE, A_KISS_BEFORE_DYING,
    ON_THE_LAM, JUST_A_TASTE, RULES_LAWYER,
)  # fmt: skip
