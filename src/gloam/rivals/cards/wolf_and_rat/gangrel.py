"""The vampires of clan Gangrel."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import FORTITUDE, GANGREL, GUARD, VAMPIRE, Card
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF

LORI_SWIFTFOOT: Final = Card(
    "war-lori-swiftfoot", "Lori Swiftfoot", VAMPIRE, GANGREL, 3, (1, 1, 0), (FORTITUDE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

GANGREL_VAMPIRES: Final = (LORI_SWIFTFOOT,)
