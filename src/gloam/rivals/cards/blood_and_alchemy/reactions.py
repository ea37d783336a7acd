"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import ALCHEMY, AUSPEX, PHYSICAL, RANGED, REACTION, SHIELD, SOCIAL, SPECIAL, Card
from gloam.rivals.counts import Cards, Icons, some
from gloam.rivals.sudden import Negate
from gloam.rivals.texts import Plus
from gloam.rivals.which import BEARER, IN_STREET, LEADER, ON_THIS, PARTY, TARGET, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

BACKUP: Final = Card(
    "baa-backup", "Backup", REACTION, potency=1, against=PHYSICAL | SOCIAL,
    texts=(Plus(SHIELD, Cards(Which(ON_THIS)), PLAYER),),
)  # fmt: skip
HAZE: Final = Card(
    "baa-haze", "Haze", REACTION | SPECIAL, potency=1, against=RANGED, face_up=True,
    needs=some(Which(PARTY, bears=ALCHEMY)), play=Negate(),
)  # fmt: skip
HEIGHTENED_SENSES: Final = Card(
    "baa-heightened-senses", "Heightened Senses", REACTION | SPECIAL, potency=1, against=RANGED | PHYSICAL | SOCIAL,
    aids=True, texts=(Plus(SHIELD, Icons(AUSPEX, Which(LEADER)), Which(TARGET, place=IN_STREET)),),
)  # fmt: skip

REACTIONS: Final = (BACKUP, HAZE, HEIGHTENED_SENSES)
