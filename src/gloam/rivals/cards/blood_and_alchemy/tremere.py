"""The vampires of clan Tremere."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AUSPEX, DOMINATE, RITUAL, SORCERY, TREMERE, VAMPIRE, Card
from gloam.rivals.counts import InActionPhase
from gloam.rivals.effects import Choose, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import BloodOnto, LostOnto
from gloam.rivals.texts import ACTION_PHASE, Activated
from gloam.rivals.verbs import DRAW, MENDED, PLAYED, TAKEN
from gloam.rivals.which import ATTACKER, ITSELF, YOUR_RITUALS, Which

ALEJANDRO_LOPEZ: Final = Card(
    "baa-alejandro-lopez", "Alejandro Lopez", VAMPIRE, TREMERE, 6, (1, 1, 1), (AUSPEX, SORCERY, SORCERY),
    texts=(Whenever(When(MENDED, on=ITSELF), gains(DRAW), when=InActionPhase()),),
)  # fmt: skip
CLAUDIA_STERLING: Final = Card(
    "baa-claudia-sterling", "Claudia Sterling", VAMPIRE, TREMERE, 3, (0, 2, 0), (SORCERY,),
    texts=(Whenever(When(TAKEN, by=Which(ATTACKER), on=ITSELF), Choose(Which(YOUR_RITUALS), LostOnto())),),
)  # fmt: skip
FAITH_GRAY: Final = Card(
    "baa-faith-gray", "Faith Gray", VAMPIRE, TREMERE, 4, (1, 0, 1), (AUSPEX, SORCERY),
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), gains(DRAW)),),
)  # fmt: skip
PHUOC_DIHN: Final = Card(
    "baa-phuoc-dihn", "Phuoc Dihn", VAMPIRE, TREMERE, 4, (0, 2, 0), (DOMINATE, SORCERY),
    texts=(Activated(ACTION_PHASE, None, Choose(Which(YOUR_RITUALS), BloodOnto())),),
)  # fmt: skip

TREMERE_VAMPIRES: Final = (ALEJANDRO_LOPEZ, CLAUDIA_STERLING, FAITH_GRAY, PHUOC_DIHN)
