"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, POTENCY, VAMPIRE, WIN_AT, Card
from gloam.rivals.diablerie import Diablerize, GiveBack, TakeHostages
from gloam.rivals.effects import Choose, To
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.purses import Bank
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DEFEAT, END_OF_TURN, MARK, TARGETED
from gloam.rivals.which import ATTACKER, BEARER, COTERIE, Which

LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

THE_BIG_HOUSE: Final = Card(
    "sas-the-big-house", "The Big House", HAVEN_CARD, play=TakeHostages(),
    texts=(Plus(POTENCY, 1, Which(COTERIE)),
           Instead(When(DEFEAT, by=LEADER, kind=VAMPIRE, owner=A_FOES), Diablerize(), cost=GiveBack(), may=True)),
)  # fmt: skip
PRIZEFIGHTER: Final = Card(
    "sas-prizefighter", "Prizefighter", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TARGETED, YOURS, kind=VAMPIRE), To(MARK, Which(ATTACKER))),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, marked=True), Bank()))),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (THE_BIG_HOUSE, PRIZEFIGHTER)
