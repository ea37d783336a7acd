"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, BARE, HAVEN_CARD, SECRECY, WIN_AT, Card
from gloam.rivals.counts import AtLeast, BloodOn, Both, YourTurn
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import Heaped, MoveToken
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import GAIN_AGENDA, GONE_OUT, PLACED, RESOLVED
from gloam.rivals.which import BEARER, COTERIE, IN_HAVEN, IN_STREET, THAT, Which

LEADER: Final = Which(BEARER)

CONVERTED_BUS: Final = Card(
    "dar-converted-bus", "Converted Bus", HAVEN_CARD, own=2,
    texts=(Plus(BARE, 1, Which(COTERIE, place=IN_HAVEN)), Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET)),
           Whenever(When(GONE_OUT, YOURS, on=LEADER), MoveToken(of=LEADER), may=True)),
)  # fmt: skip

RAISING_THE_STAKES: Final = Card(
    "dar-raising-the-stakes", "Raising the Stakes", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(PLACED, YOURS, owner=YOURS), gains(GAIN_AGENDA), first=True,
                    when=Both(YourTurn(), Heaped(2))),
           Whenever(When(RESOLVED, YOURS), gains(GAIN_AGENDA, 2), first=True, when=AtLeast(4, BloodOn(Which(THAT))))),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (CONVERTED_BUS, RAISING_THE_STAKES)
