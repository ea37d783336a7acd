"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.core.texts import REWARD, Whenever
from gloam.rivals.catalogue import AGENDA_CARD, CITIZEN, HAVEN_CARD, SECRECY, VAGRANT, WIN_AT, Card
from gloam.rivals.counts import Not, some
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, END_OF_TURN, GAIN_AGENDA
from gloam.rivals.which import COTERIE, IN_STREET, STREET_CARDS, THEIRS, Which

STRAYS: Final = Which(STREET_CARDS, loose=True)

THE_SHELTER: Final = Card(
    "war-the-shelter", "The Shelter", HAVEN_CARD,
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET, bears=VAGRANT)),),
)  # fmt: skip
HOARD_THE_HERD: Final = Card(
    "war-hoard-the-herd", "Hoard the Herd", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(END_OF_TURN, YOURS), gains(GAIN_AGENDA, Either(Not(some(STRAYS)), 2, 1)),
                    when=Not(some(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True)))),),
)  # fmt: skip
INVISIBLE_ARMY: Final = Card(
    "war-invisible-army", "Invisible Army", AGENDA_CARD,
    texts=(Whenever(When(DEFEAT, YOURS, kind=VAGRANT), gains(GAIN_AGENDA), rank=REWARD),
           Whenever(When(ATTACH, YOURS, on=Which(COTERIE), other=VAGRANT), gains(GAIN_AGENDA)),
           Whenever(When(DEFEAT, YOURS, on=Which(THEIRS, bears=VAGRANT)), gains(GAIN_AGENDA), rank=REWARD)),
)  # fmt: skip

BASES: Final = (THE_SHELTER, HOARD_THE_HERD, INVISIBLE_ARMY)
