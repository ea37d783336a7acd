"""Attack cards of the Dragon."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import ATTACK, DOMINATE, GHOUL, PHYSICAL, RETAINER, SOCIAL, Card
from gloam.rivals.counts import Added, Cards, TargetIn, some
from gloam.rivals.effects import Choose, To, more_damage
from gloam.rivals.fight_effects import AttachTo, Blank
from gloam.rivals.patterns import When
from gloam.rivals.texts import FIGHT, Activated
from gloam.rivals.verbs import BURN, DEFEAT, REVEALED
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    CHOSEN,
    COTERIE,
    DEFENDERS_ONGOING,
    IN_STREET,
    ON_TARGET,
    ON_THAT,
    ON_THIS,
    TARGET,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
GHOULS_TWICE: Final = Added(Cards(Which(COTERIE, GHOUL)), Cards(Which(COTERIE, GHOUL, laden=3)))  # the laden ones
THEIR_LASTING: Final = Which(DEFENDERS_ONGOING)

POACHERS_CHOICE: Final = Card(
    "dar-poachers-choice", "Poacher's Choice", ATTACK, potency=3, types=SOCIAL, damage=2,
    texts=(Instead(When(DEFEAT, by=Which(ATTACKER), on=Which(TARGET)), when=TargetIn(IN_STREET),
                   then=Choose(Which(ON_THAT, RETAINER), AttachTo(Which(ATTACKER), moved=True))),
           Whenever(When(REVEALED), Blank(Which(ON_TARGET)), when=some(Which(BEARER, icon=DOMINATE)))),
)  # fmt: skip
SIEGE_ENGINE: Final = Card(
    "dar-siege-engine", "Siege Engine", ATTACK, types=PHYSICAL, damage=1,
    texts=(Whenever(When(REVEALED), more_damage(GHOULS_TWICE)),
           Activated(FIGHT, None, Choose(Which(ON_THIS, RETAINER), InOrder((
               To(BURN, THAT_ONE), Choose(THEIR_LASTING, To(BURN, THAT_ONE))))), when=some(THEIR_LASTING))),
)  # fmt: skip

ONSLAUGHTS: Final[tuple[Card, ...]] = (POACHERS_CHOICE, SIEGE_ENGINE)
