"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ATTACK,
    DAMAGE,
    MENTAL,
    PHYSICAL,
    PROTEAN,
    RANGED,
    RAVNOS,
    REACTION,
    SOCIAL,
    Card,
)
from gloam.rivals.counts import Attacks, Both, Cards, some
from gloam.rivals.fight_counts import Reacts
from gloam.rivals.patterns import When
from gloam.rivals.switching import Scatter
from gloam.rivals.texts import Plus, Switches
from gloam.rivals.verbs import SUMMED
from gloam.rivals.which import BEARER, ON_THIS, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

BACK_WITH_A_VENGEANCE: Final = Card(
    "dar-back-with-a-vengeance", "Back with a Vengeance", ATTACK | REACTION, potency=3, types=PHYSICAL,
    against=PHYSICAL | MENTAL, hits_as=PHYSICAL,
    texts=(Plus(DAMAGE, Cards(Which(ON_THIS)), PLAYER, when=Attacks()),
           Plus(AGGRAVATED, 1, PLAYER, when=Both(Reacts(), some(Which(BEARER, icon=PROTEAN))))),
)  # fmt: skip

SWITCHAROO: Final = Card(
    "dar-switcharoo", "Switcharoo", ATTACK, potency=2, types=PHYSICAL | SOCIAL | MENTAL, damage=1, texts=(Switches(),)
)
THROWING_KNIVES: Final = Card(
    "dar-throwing-knives", "Throwing Knives", ATTACK, RAVNOS, 2, types=RANGED, damage=3,
    texts=(Whenever(When(SUMMED), Scatter(2)),),
)  # fmt: skip

ATTACKS: Final[tuple[Card, ...]] = (BACK_WITH_A_VENGEANCE, SWITCHAROO, THROWING_KNIVES)
