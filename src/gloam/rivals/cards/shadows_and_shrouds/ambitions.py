"""Titles, Schemes and other Actions."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.rivals.attachments import AttachThis
from gloam.rivals.catalogue import ACTION, AUSPEX, DAMAGE, OBLIVION, SECRECY, Card
from gloam.rivals.counts import CHOSEN_PLAYER, Attacks, Both, Players, TargetIs, some
from gloam.rivals.effects import ChooseFoe, gains
from gloam.rivals.hand_effects import Foretell, LookAtHand, PutOnTop
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import GAIN_UNHOSTED
from gloam.rivals.which import BEARER, Which

HOLDER: Final = Which(BEARER)
SEER: Final = some(Which(BEARER, icon=AUSPEX))

CLAIRVOYANCE: Final = Card(
    "sas-clairvoyance", "Clairvoyance", ACTION, needs=SEER,
    play=ChooseFoe(InOrder((LookAtHand(Players(CHOSEN_PLAYER)), PutOnTop(), gains(GAIN_UNHOSTED)))),
)  # fmt: skip
SHADOW_CLOAK: Final = Card(
    "sas-shadow-cloak", "Shadow Cloak", ACTION, play=AttachThis(),
    texts=(Plus(SECRECY, 1, HOLDER, when=some(Which(BEARER, icon=OBLIVION))),
           Plus(DAMAGE, 1, HOLDER, when=Both(Attacks(), TargetIs()))),
)  # fmt: skip
SPIRITS_TOUCH: Final = Card(
    "sas-spirits-touch", "Spirit's Touch", ACTION, needs=SEER, play=ChooseFoe(Foretell(), anyone=True)
)

AMBITIONS: Final[tuple[Card, ...]] = (CLAIRVOYANCE, SHADOW_CLOAK, SPIRITS_TOUCH)
