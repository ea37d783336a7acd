"""The vampires of clan Tzimisce."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import ANIMALISM, DOMINATE, POSSESSIVE, PROTEAN, ROOM, TZIMISCE, VAMPIRE, Card
from gloam.rivals.counts import YourTurn
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, BURN, DRAW
from gloam.rivals.which import ITSELF, ON_THIS, Which

KEEPS_ONE: Final = Plus(POSSESSIVE, 1, ITSELF)

ANGELA: Final = Card(
    "dar-angela", "Angela", VAMPIRE, TZIMISCE, 6, (2, 0, 1), (ANIMALISM, DOMINATE, PROTEAN),
    texts=(KEEPS_ONE, Whenever(When(ATTACH, YOURS), gains(DRAW), first=True)),
)  # fmt: skip
MATTHIAS: Final = Card(
    "dar-matthias", "Matthias", VAMPIRE, TZIMISCE, 4, (1, 0, 1), (ANIMALISM, DOMINATE),
    texts=(KEEPS_ONE, Plus(ROOM, 1, ITSELF),
           Instead(When(BURN, YOURS, on=Which(ON_THIS)), then=gains(DRAW), first=True, when=YourTurn())),
)  # fmt: skip

TZIMISCE_VAMPIRES: Final[tuple[Card, ...]] = (ANGELA, MATTHIAS)
