"""Animals: Action cards that stay with a character."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Instead
from gloam.rivals.animal_effects import Felled, StealFor
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    ANIMAL,
    ANIMALISM,
    DAMAGE,
    INTEL,
    PHYSICAL,
    RANGED,
    RETAINER,
    SECRECY,
    SHIELD,
    Card,
)
from gloam.rivals.costs import PayBlood, Tire
from gloam.rivals.counts import Attacks, Both, Not, TargetIn, TypeIs, some
from gloam.rivals.effects import BurnThis, Choose, To
from gloam.rivals.patterns import When
from gloam.rivals.preventing import AggravatedAttack, DamageIs, Less
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import BURN, HURT, LOSE_BLOOD, MEND
from gloam.rivals.which import (
    ASLEEP,
    ATTACKER,
    BEARER,
    CHOSEN,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    ON_STREET,
    PARTY,
    Which,
)

TAMED: Final = ACTION | ANIMAL
TAMER: Final = some(Which(BEARER, icon=ANIMALISM))
HOLDER: Final = Which(BEARER)
DETACHED: Final = DetachCost(ITSELF)

ALLEY_CAT: Final = Card(
    "war-alley-cat", "Alley Cat", TAMED, needs=TAMER, price=PayBlood(taming=True), play=AttachThis(),
    texts=(Plus(SECRECY, 1, Which(BEARER, place=IN_STREET)),
           Activated(ACTION_PHASE, DETACHED, InOrder((
               Choose(Which(ON_STREET, ANIMAL | RETAINER, other=True), To(BURN, Which(CHOSEN))), BurnThis())))),
)  # fmt: skip
MONGREL: Final = Card(
    "war-mongrel", "Mongrel", TAMED, needs=TAMER, price=PayBlood(2, taming=True), play=AttachThis(),
    texts=(Plus(DAMAGE, 1, HOLDER, when=Attacks()),
           Instead(When(HURT, on=HOLDER), Less(2), cost=DETACHED, may=True, when=DamageIs(PHYSICAL))),
)  # fmt: skip
MURDER_OF_CROWS: Final = Card(
    "war-murder-of-crows", "Murder of Crows", TAMED, needs=TAMER, price=PayBlood(taming=True), play=AttachThis(),
    texts=(Plus(INTEL, 1, Which(ATTACKER), when=Both(Attacks(PARTY), TargetIn(IN_STREET))),
           Activated(ACTION_PHASE, DETACHED, Choose(Which(EVERYBODY, place=IN_STREET), InOrder((
               To(LOSE_BLOOD, Which(CHOSEN)), If(Felled(), BurnThis())))))),
)  # fmt: skip
SEWER_RAT: Final = Card(
    "war-sewer-rat", "Sewer Rat", TAMED, needs=TAMER, play=AttachThis(),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(PARTY, wounded=True), To(MEND, Which(CHOSEN)))),
           Activated(ACTION_PHASE, DETACHED, Choose(Which(ASLEEP), StealFor(Which(EVERYBODY))))),
)  # fmt: skip
THE_SWARM: Final = Card(
    "war-the-swarm", "The Swarm", TAMED, needs=TAMER, play=AttachThis(),
    texts=(Plus(SHIELD, 1, Which(PARTY), when=Both(TypeIs(RANGED | PHYSICAL), Not(AggravatedAttack()))),
           Instead(When(HURT, on=HOLDER), Less(aggravated=True), cost=DETACHED, may=True,
                   when=DamageIs(aggravated=True))),
)  # fmt: skip

ANIMALS: Final = (ALLEY_CAT, MONGREL, MURDER_OF_CROWS, SEWER_RAT, THE_SWARM)
