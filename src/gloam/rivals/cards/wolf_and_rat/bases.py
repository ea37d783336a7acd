"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import REWARD, Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, SECRECY, VAGRANT, Card
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, GAIN_AGENDA
from gloam.rivals.which import COTERIE, IN_STREET, THEIRS, Which

THE_SHELTER: Final = Card(
    "war-the-shelter", "The Shelter", HAVEN_CARD,
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET, bears=VAGRANT)),),
)  # fmt: skip
INVISIBLE_ARMY: Final = Card(
    "war-invisible-army", "Invisible Army", AGENDA_CARD,
    texts=(Whenever(When(DEFEAT, YOURS, kind=VAGRANT), gains(GAIN_AGENDA), rank=REWARD),
           Whenever(When(ATTACH, YOURS, on=Which(COTERIE), other=VAGRANT), gains(GAIN_AGENDA)),
           Whenever(When(DEFEAT, YOURS, on=Which(THEIRS, bears=VAGRANT)), gains(GAIN_AGENDA), rank=REWARD)),
)  # fmt: skip

BASES: Final = (THE_SHELTER, INVISIBLE_ARMY)
