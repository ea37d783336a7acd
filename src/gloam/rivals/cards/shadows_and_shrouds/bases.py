"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, POTENCY, VAMPIRE, WIN_AT, Card
from gloam.rivals.counts import Both, Strengthens, Towering, YourTurn
from gloam.rivals.diablerie import Diablerize, GiveBack, TakeHostages
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.purses import Bank, Sponsor
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, END_OF_TURN, GAIN_AGENDA, MARK, START, TARGETED
from gloam.rivals.which import ATTACKER, BEARER, COTERIE, IN_STREET, Which

LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

THE_BIG_HOUSE: Final = Card(
    "sas-the-big-house", "The Big House", HAVEN_CARD, play=TakeHostages(),
    texts=(Plus(POTENCY, 1, Which(COTERIE)),
           Instead(When(DEFEAT, by=LEADER, kind=VAMPIRE, owner=A_FOES), Diablerize(), cost=GiveBack(), may=True)),
)  # fmt: skip
THE_TENDERLOIN: Final = Card(
    "sas-the-tenderloin", "The Tenderloin", HAVEN_CARD, texts=(Activated(ACTION_PHASE, None, Sponsor()),)
)  # fmt: skip
MOST_IMPRESSIVE: Final = Card(
    "sas-most-impressive", "Most Impressive", AGENDA_CARD,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA), when=Towering()),
           Whenever(When(ATTACH, YOURS, on=Which(COTERIE, place=IN_STREET)), gains(GAIN_AGENDA, 2), first=True,
                    when=Both(YourTurn(), Strengthens()))),
)  # fmt: skip
PRIZEFIGHTER: Final = Card(
    "sas-prizefighter", "Prizefighter", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TARGETED, YOURS, kind=VAMPIRE), To(MARK, Which(ATTACKER))),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, marked=True), Bank()))),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (THE_BIG_HOUSE, THE_TENDERLOIN, MOST_IMPRESSIVE, PRIZEFIGHTER)
