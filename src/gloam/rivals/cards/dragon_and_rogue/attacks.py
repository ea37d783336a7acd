"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ANIMALISM,
    ATTACK,
    DAMAGE,
    MENTAL,
    MORTAL,
    OBFUSCATE,
    PHYSICAL,
    PRESENCE,
    PROTEAN,
    RANGED,
    RAVNOS,
    REACTION,
    SOCIAL,
    Card,
)
from gloam.rivals.counts import FOE, Attacks, Both, Cards, Players, YourTurn, some
from gloam.rivals.effects import Choose, For, gains
from gloam.rivals.event_effects import PutEither
from gloam.rivals.fight_counts import Reacts
from gloam.rivals.patterns import When
from gloam.rivals.switching import Scatter
from gloam.rivals.texts import Plus, Switches
from gloam.rivals.verbs import DEFEAT, DISCARD, GAIN_UNHOSTED, REVEALED, STEAL_PRESTIGE, SUMMED
from gloam.rivals.which import ATTACKERS, BEARER, HOLDERS, ON_THIS, REACTING, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card
BEASTS: Final = some(Which(ATTACKERS, icon=ANIMALISM))
WITH_OBFUSCATE: Final = some(Which(ATTACKERS, icon=OBFUSCATE))
REACTED: Final = some(Which(REACTING))

BACK_WITH_A_VENGEANCE: Final = Card(
    "dar-back-with-a-vengeance", "Back with a Vengeance", ATTACK | REACTION, potency=3, types=PHYSICAL,
    against=PHYSICAL | MENTAL, hits_as=PHYSICAL,
    texts=(Plus(DAMAGE, Cards(Which(ON_THIS)), PLAYER, when=Attacks()),
           Plus(AGGRAVATED, 1, PLAYER, when=Both(Reacts(), some(Which(BEARER, icon=PROTEAN))))),
)  # fmt: skip
SLEIGHT_OF_HAND: Final = Card(
    "dar-sleight-of-hand", "Sleight of Hand", ATTACK, RAVNOS, 3, types=MENTAL, damage=1,
    texts=(Whenever(When(SUMMED), For(DISCARD, Players(FOE)), when=REACTED),
           Whenever(When(SUMMED), For(STEAL_PRESTIGE, Players(FOE)),
                    when=Both(some(Which(ATTACKERS, icon=PRESENCE)), WITH_OBFUSCATE))),
)  # fmt: skip
THE_HAT_TRICK: Final = Card(
    "dar-the-hat-trick", "The Hat Trick", ATTACK, potency=2, types=SOCIAL, damage=1,
    texts=(Whenever(When(DEFEAT, by=PLAYER, kind=MORTAL), Choose(Which(HOLDERS), PutEither(), may=True),
                    when=some(Which(BEARER, icon=PRESENCE))),
           Whenever(When(REVEALED), gains(GAIN_UNHOSTED), when=Both(YourTurn(), Both(BEASTS, WITH_OBFUSCATE)))),
)  # fmt: skip
SWITCHAROO: Final = Card(
    "dar-switcharoo", "Switcharoo", ATTACK, potency=2, types=PHYSICAL | SOCIAL | MENTAL, damage=1, texts=(Switches(),)
)
THROWING_KNIVES: Final = Card(
    "dar-throwing-knives", "Throwing Knives", ATTACK, RAVNOS, 2, types=RANGED, damage=3,
    texts=(Whenever(When(SUMMED), Scatter(2)),),
)  # fmt: skip

ATTACKS: Final[tuple[Card, ...]] = (
    BACK_WITH_A_VENGEANCE, SLEIGHT_OF_HAND, SWITCHAROO, THE_HAT_TRICK, THROWING_KNIVES,
)  # fmt: skip
