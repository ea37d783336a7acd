"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If
from gloam.core.texts import Lend
from gloam.rivals.catalogue import (
    FORTITUDE,
    MENTAL,
    OBLIVION,
    PHYSICAL,
    RANGED,
    REACTION,
    SHIELD,
    SOCIAL,
    SPECIAL,
    Card,
)
from gloam.rivals.counts import Icons, Times, some
from gloam.rivals.hardening import Harden
from gloam.rivals.purses import PayAgenda
from gloam.rivals.texts import FIGHT, THIS_ATTACK, Activated, Plus
from gloam.rivals.which import BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

FLESH_OF_MARBLE: Final = Card(
    "sas-flesh-of-marble", "Flesh of Marble", REACTION | SPECIAL, potency=2, shield=1, face_up=True, hardens=True,
    play=If(some(Which(BEARER, icon=FORTITUDE)), Harden(PHYSICAL)),
    texts=(Plus(SHIELD, Times(2, Icons(FORTITUDE, PLAYER)), PLAYER),),
)  # fmt: skip

TENEBROUS_AVATAR: Final = Card(
    "sas-tenebrous-avatar", "Tenebrous Avatar", REACTION, potency=5, against=RANGED | PHYSICAL | SOCIAL | MENTAL,
    shield=1,
    texts=(Activated(FIGHT, PayAgenda(), Lend(Plus(SHIELD, 4, PLAYER), THIS_ATTACK),
                     when=some(Which(BEARER, icon=OBLIVION))),),
)  # fmt: skip

REACTIONS: Final[tuple[Card, ...]] = (FLESH_OF_MARBLE, TENEBROUS_AVATAR)
