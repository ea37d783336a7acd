"""The vampires of clan Nosferatu."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import GUARD, NOSFERATU, OBFUSCATE, VAMPIRE, Card
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF

BOBBY_HANDSOME: Final = Card(
    "war-bobby-handsome", "Bobby Handsome", VAMPIRE, NOSFERATU, 3, (2, 0, 0), (OBFUSCATE,),
    texts=(Plus(GUARD, 1, ITSELF),),
)  # fmt: skip

NOSFERATU_VAMPIRES: Final = (BOBBY_HANDSOME,)
