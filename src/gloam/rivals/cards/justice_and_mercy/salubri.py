"""The vampires of clan Salubri."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.afflictions import AN_AFFLICTION
from gloam.rivals.catalogue import DOMINATE, SALUBRI, SOLITARY, VAMPIRE, Card
from gloam.rivals.effects import Choose
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import TIRED
from gloam.rivals.which import AFFLICTED, EVERYBODY, ITSELF, Which

ALONE: Final = Plus(SOLITARY, 1, ITSELF)

KASHI: Final = Card(
    "jam-kashi", "Kashi", VAMPIRE, SALUBRI, 5, (2, 0, 1), (DOMINATE, DOMINATE),
    texts=(ALONE, Whenever(When(TIRED, on=ITSELF), Choose(Which(EVERYBODY, token=AFFLICTED), AN_AFFLICTION), may=True)),
)  # fmt: skip

SALUBRI_VAMPIRES: Final[tuple[Card, ...]] = (KASHI,)
