"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, SECRECY, WIN_AT, Card
from gloam.rivals.collection import INSTEAD, TakeHaven
from gloam.rivals.costs import Tire
from gloam.rivals.effects import Choose, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import GAIN_AGENDA, REHOUSED
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, ITSELF, READY, Which

YOUR_LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

CAMPSITE: Final = Card(
    "dar-campsite", "Campsite", HAVEN_CARD,
    texts=(Plus(SECRECY, 1, YOUR_LEADER),
           Activated(ACTION_PHASE, None, Choose(Which(COTERIE, state=READY), InOrder((
               Tire(Which(CHOSEN)), TakeHaven(ITSELF, how=INSTEAD)))), action=True)),
)  # fmt: skip

CHANGE_OF_SCENERY: Final = Card(
    "dar-change-of-scenery", "Change of Scenery", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(REHOUSED, YOURS), gains(GAIN_AGENDA)),),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (CAMPSITE, CHANGE_OF_SCENERY)
