"""The six wraith tokens. That there are six different ones is known, what each of them does is not: these are ours.
[wraith.tokens]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import DAMAGE, HOUSE, INFLUENCE, INTEL, MENTAL, SECRECY, SHIELD, SOCIAL, WRAITH, Card
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Attacks, Both, TypeIs
from gloam.rivals.deck_effects import Peek
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.which import ATTACKER, BEARER, PARTY, Which

HAUNTED: Final = Which(BEARER)

BLIND_SEER: Final = Card(
    "sas-blind-seer", "Blind Seer", WRAITH, provenance=HOUSE, texts=(Activated(ACTION_PHASE, Tire(), Peek()),)
)
FAITHFUL_STEWARD: Final = Card(
    "sas-faithful-steward", "Faithful Steward", WRAITH, provenance=HOUSE, texts=(Plus(INFLUENCE, 1, HAUNTED),)
)
HOLLOW_CONFESSOR: Final = Card(
    "sas-hollow-confessor", "Hollow Confessor", WRAITH, provenance=HOUSE,
    texts=(Plus(SHIELD, 1, HAUNTED, when=TypeIs(MENTAL)),),
)  # fmt: skip
KEYHOLE_CHILD: Final = Card(
    "sas-keyhole-child", "Keyhole Child", WRAITH, provenance=HOUSE,
    texts=(Plus(INTEL, 1, Which(ATTACKER), when=Attacks(PARTY)),),
)  # fmt: skip
SCORNFUL_DUCHESS: Final = Card(
    "sas-scornful-duchess", "Scornful Duchess", WRAITH, provenance=HOUSE,
    texts=(Plus(DAMAGE, 1, HAUNTED, when=Both(Attacks(), TypeIs(SOCIAL))),),
)  # fmt: skip
VEILED_MOURNER: Final = Card(
    "sas-veiled-mourner", "Veiled Mourner", WRAITH, provenance=HOUSE, texts=(Plus(SECRECY, 1, HAUNTED),)
)

WRAITHS: Final = (
    BLIND_SEER, FAITHFUL_STEWARD, HOLLOW_CONFESSOR, KEYHOLE_CHILD, SCORNFUL_DUCHESS, VEILED_MOURNER,
)  # fmt: skip
