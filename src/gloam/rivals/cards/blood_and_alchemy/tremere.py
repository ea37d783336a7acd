"""The vampires of clan Tremere."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AUSPEX, DOMINATE, GUARD, RITUAL, SORCERY, TREMERE, VAMPIRE, Card
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Attacks, Both, Hurt, InActionPhase
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import BloodOnto, LostOnto
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACK_OVER, BLOCKED, DRAW, FRIGHTEN, MEND, MENDED, PLAYED, RECOLOUR, START, TAKEN
from gloam.rivals.which import ATTACKER, CHOSEN, COTERIE, EVERYBODY, IN_STREET, ITSELF, TARGET, YOUR_RITUALS, Which

ALEJANDRO_LOPEZ: Final = Card(
    "baa-alejandro-lopez", "Alejandro Lopez", VAMPIRE, TREMERE, 6, (1, 1, 1), (AUSPEX, SORCERY, SORCERY),
    texts=(Whenever(When(MENDED, on=ITSELF), gains(DRAW), when=InActionPhase()),),
)  # fmt: skip
AURORA_NIX: Final = Card(
    "baa-aurora-nix", "Aurora Nix", VAMPIRE, TREMERE, 5, (2, 0, 1), (AUSPEX, AUSPEX),
    texts=(Whenever(When(ATTACK_OVER), To(FRIGHTEN, Which(TARGET)), when=Both(Attacks(), Hurt())),),
)  # fmt: skip
CLAUDIA_STERLING: Final = Card(
    "baa-claudia-sterling", "Claudia Sterling", VAMPIRE, TREMERE, 3, (0, 2, 0), (SORCERY,),
    texts=(Whenever(When(TAKEN, by=Which(ATTACKER), on=ITSELF), Choose(Which(YOUR_RITUALS), LostOnto())),),
)  # fmt: skip
DARIUS_WOLFE: Final = Card(
    "baa-darius-wolfe", "Darius Wolfe", VAMPIRE, TREMERE, 4, (1, 1, 0), (AUSPEX, DOMINATE),
    texts=(Plus(GUARD, 1, ITSELF), Whenever(When(BLOCKED, by=ITSELF), gains(DRAW))),
)  # fmt: skip
FAITH_GRAY: Final = Card(
    "baa-faith-gray", "Faith Gray", VAMPIRE, TREMERE, 4, (1, 0, 1), (AUSPEX, SORCERY),
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), gains(DRAW)),),
)  # fmt: skip
SONJA_VALENTINE: Final = Card(
    "baa-sonja-valentine", "Sonja Valentine", VAMPIRE, TREMERE, 6, (0, 1, 2), (AUSPEX, DOMINATE, SORCERY),
    texts=(Whenever(When(START, YOURS), Choose(Which(EVERYBODY, place=IN_STREET), To(RECOLOUR, Which(CHOSEN)))),),
)  # fmt: skip
GRIGORI: Final = Card(
    "baa-grigori", "Grigori", VAMPIRE, TREMERE, 5, (1, 0, 2), (DOMINATE, SORCERY),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(EVERYBODY), To(RECOLOUR, Which(CHOSEN)))),),
)  # fmt: skip
LORENZO_MURIK: Final = Card(
    "baa-lorenzo-murik", "Lorenzo Murik", VAMPIRE, TREMERE, 3, (0, 0, 2), (SORCERY,),
    texts=(Activated(ACTION_PHASE, Tire(), Choose(Which(COTERIE), To(MEND, Which(CHOSEN)))),),
)  # fmt: skip
PHUOC_DIHN: Final = Card(
    "baa-phuoc-dihn", "Phuoc Dihn", VAMPIRE, TREMERE, 4, (0, 2, 0), (DOMINATE, SORCERY),
    texts=(Activated(ACTION_PHASE, None, Choose(Which(YOUR_RITUALS), BloodOnto())),),
)  # fmt: skip

TREMERE_VAMPIRES: Final = (
    ALEJANDRO_LOPEZ, AURORA_NIX, CLAUDIA_STERLING, DARIUS_WOLFE, FAITH_GRAY, SONJA_VALENTINE, GRIGORI, LORENZO_MURIK,
    PHUOC_DIHN,
)  # fmt: skip
