"""The vampires of clan Nosferatu."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Lend
from gloam.rivals.catalogue import ANIMALISM, GUARD, INTEL, NOSFERATU, OBFUSCATE, VAMPIRE, Card
from gloam.rivals.costs import Tire
from gloam.rivals.counts import TargetIn
from gloam.rivals.effects import LendEach
from gloam.rivals.texts import ACTION_PHASE, THEIR_NEXT_ATTACK, Activated, Plus
from gloam.rivals.which import CHOSEN, IN_HAVEN, ITSELF, PARTY, Which

BOBBY_HANDSOME: Final = Card(
    "war-bobby-handsome", "Bobby Handsome", VAMPIRE, NOSFERATU, 3, (2, 0, 0), (OBFUSCATE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

CHOOHA: Final = Card(
    "war-chooha", "Chooha", VAMPIRE, NOSFERATU, 3, (1, 0, 1), (ANIMALISM,),
    texts=(Activated(ACTION_PHASE, Tire(), LendEach(Which(PARTY), Lend(
        Plus(INTEL, 1, Which(CHOSEN), when=TargetIn(IN_HAVEN)), THEIR_NEXT_ATTACK))),),
)  # fmt: skip

NOSFERATU_VAMPIRES: Final = (BOBBY_HANDSOME, CHOOHA)
