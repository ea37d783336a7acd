"""The vampires of clan Nosferatu."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.animal_effects import Bring
from gloam.rivals.catalogue import ANIMAL, ANIMALISM, GUARD, NOSFERATU, OBFUSCATE, POTENCE, VAMPIRE, Card
from gloam.rivals.costs import Tire
from gloam.rivals.counts import YourTurn
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import DETACH, DRAW
from gloam.rivals.which import COTERIE, ITSELF, Which

BOBBY_HANDSOME: Final = Card(
    "war-bobby-handsome", "Bobby Handsome", VAMPIRE, NOSFERATU, 3, (2, 0, 0), (OBFUSCATE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

CRAZY_CAT_LADY: Final = Card(
    "war-crazy-cat-lady", "Crazy Cat Lady", VAMPIRE, NOSFERATU, 4, (0, 1, 1), (ANIMALISM, POTENCE),
    texts=(Activated(ACTION_PHASE, Tire(), Bring(ITSELF, ANIMAL, "war-alley-cat", pile=True, most=2)),),
)  # fmt: skip
PONG: Final = Card(
    "war-pong", "Pong", VAMPIRE, NOSFERATU, 4, (0, 0, 2), (ANIMALISM, OBFUSCATE),
    texts=(Whenever(When(DETACH, YOURS, by=Which(COTERIE), kind=ANIMAL), gains(DRAW), first=True, when=YourTurn()),),
)  # fmt: skip

NOSFERATU_VAMPIRES: Final = (BOBBY_HANDSOME, CRAZY_CAT_LADY, PONG)
