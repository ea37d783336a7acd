"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If
from gloam.rivals.catalogue import FORTITUDE, PHYSICAL, REACTION, SHIELD, SPECIAL, Card
from gloam.rivals.counts import Icons, Times, some
from gloam.rivals.hardening import Harden
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

FLESH_OF_MARBLE: Final = Card(
    "sas-flesh-of-marble", "Flesh of Marble", REACTION | SPECIAL, potency=2, shield=1, face_up=True, hardens=True,
    play=If(some(Which(BEARER, icon=FORTITUDE)), Harden(PHYSICAL)),
    texts=(Plus(SHIELD, Times(2, Icons(FORTITUDE, PLAYER)), PLAYER),),
)  # fmt: skip

REACTIONS: Final[tuple[Card, ...]] = (FLESH_OF_MARBLE,)
