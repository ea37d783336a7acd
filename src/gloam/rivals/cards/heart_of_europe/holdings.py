"""Havens, the City, and what is attached."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.attachments import DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    AUSPEX,
    DOMINATE,
    FORTITUDE,
    HECATA,
    OBLIVION,
    PRESENCE,
    REACH,
    VAMPIRE,
    VENTRUE,
    Card,
)
from gloam.rivals.collection import FirstTurn, TakeHaven
from gloam.rivals.costs import PayPrestige
from gloam.rivals.counts import AtLeast, Cards
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import FRIGHTEN, GAIN_AGENDA, GAIN_PRESTIGE, LOSE_BLOOD, START
from gloam.rivals.which import A_CURSE, CHOSEN, EVERYBODY, ITSELF, LEADER, ON_CHOSEN, YOUR_HAVENS, Which

THAT_ONE: Final = Which(CHOSEN)
HAVENS: Final = Cards(Which(YOUR_HAVENS))
CURSES_THERE: Final = Which(ON_CHOSEN, curse=A_CURSE)

BOREK_WAGNER: Final = Card(
    "hoe-borek-wagner", "Borek Wagner", VAMPIRE, VENTRUE, 6, (2, 0, 1), (DOMINATE, FORTITUDE, PRESENCE),
    texts=(Whenever(When(START, YOURS), TakeHaven(ITSELF, 2), when=FirstTurn()),),
)  # fmt: skip
EM: Final = Card(
    "hoe-em", "Em", VAMPIRE, VENTRUE, 4, (0, 1, 1), (FORTITUDE, PRESENCE),
    texts=(Whenever(When(START, YOURS), InOrder((
        gains(GAIN_PRESTIGE), If(AtLeast(3, HAVENS), gains(GAIN_AGENDA)))), when=AtLeast(2, HAVENS)),),
)  # fmt: skip
ROMAN_MONSTRUM: Final = Card(
    "hoe-roman-monstrum", "Roman Monstrum", VAMPIRE, HECATA, 5, (1, 1, 1), (AUSPEX, OBLIVION),
    texts=(Plus(REACH, 1, ITSELF),
           Activated(ACTION_PHASE, None, Choose(Which(EVERYBODY), InOrder((
               DetachCost(CURSES_THERE), ChooseOne((To(FRIGHTEN, THAT_ONE), To(LOSE_BLOOD, THAT_ONE)))))))),
)  # fmt: skip

PROPERTY_DEVELOPER: Final = Card(
    "hoe-property-developer", "Property Developer", ACTION, VENTRUE, price=PayPrestige(1), play=TakeHaven(Which(LEADER))
)

HOLDINGS: Final[tuple[Card, ...]] = (BOREK_WAGNER, EM, ROMAN_MONSTRUM, PROPERTY_DEVELOPER)
