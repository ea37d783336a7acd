"""Attack cards."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import ATTACK, DAMAGE, PHYSICAL, POTENCE, SOCIAL, Card
from gloam.rivals.counts import some
from gloam.rivals.effects import Choose, To
from gloam.rivals.patterns import When
from gloam.rivals.purses import AgendaOn
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DEFEAT, MARK
from gloam.rivals.which import BEARER, CHOSEN, EVERYBODY, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that plays the card

HIGH_STAKES: Final = Card(
    "sas-high-stakes", "High Stakes", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, AgendaOn(PLAYER), PLAYER),),
)  # fmt: skip
MONEY_SHOT: Final = Card(
    "sas-money-shot", "Money Shot", ATTACK, potency=4, types=PHYSICAL, damage=1,
    texts=(Whenever(When(DEFEAT, by=PLAYER, on=Which(TARGET)), Choose(Which(EVERYBODY), To(MARK, Which(CHOSEN))),
                    when=some(Which(BEARER, icon=POTENCE))),),
)  # fmt: skip

ATTACKS: Final[tuple[Card, ...]] = (HIGH_STAKES, MONEY_SHOT)
