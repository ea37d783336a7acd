"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, BARE, HAVEN_CARD, SECRECY, WIN_AT, Card
from gloam.rivals.collection import INSTEAD, TakeHaven
from gloam.rivals.costs import Tire
from gloam.rivals.counts import AtLeast, BloodOn, Both, YourTurn
from gloam.rivals.effects import Choose, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import Heaped, MoveToken
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import GAIN_AGENDA, GONE_OUT, PLACED, REHOUSED, RESOLVED
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, IN_HAVEN, IN_STREET, ITSELF, READY, THAT, Which

YOUR_LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

CAMPSITE: Final = Card(
    "dar-campsite", "Campsite", HAVEN_CARD,
    texts=(Plus(SECRECY, 1, YOUR_LEADER),
           Activated(ACTION_PHASE, None, Choose(Which(COTERIE, state=READY), InOrder((
               Tire(Which(CHOSEN)), TakeHaven(ITSELF, how=INSTEAD)))), action=True)),
)  # fmt: skip
CONVERTED_BUS: Final = Card(
    "dar-converted-bus", "Converted Bus", HAVEN_CARD, own=2,
    texts=(Plus(BARE, 1, Which(COTERIE, place=IN_HAVEN)), Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET)),
           Whenever(When(GONE_OUT, YOURS, on=YOUR_LEADER), MoveToken(of=YOUR_LEADER), may=True)),
)  # fmt: skip

CHANGE_OF_SCENERY: Final = Card(
    "dar-change-of-scenery", "Change of Scenery", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(REHOUSED, YOURS), gains(GAIN_AGENDA)),),
)  # fmt: skip
RAISING_THE_STAKES: Final = Card(
    "dar-raising-the-stakes", "Raising the Stakes", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(PLACED, YOURS, owner=YOURS), gains(GAIN_AGENDA), first=True,
                    when=Both(YourTurn(), Heaped(2))),
           Whenever(When(RESOLVED, YOURS), gains(GAIN_AGENDA, 2), first=True, when=AtLeast(4, BloodOn(Which(THAT))))),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (CAMPSITE, CONVERTED_BUS, CHANGE_OF_SCENERY, RAISING_THE_STAKES)
