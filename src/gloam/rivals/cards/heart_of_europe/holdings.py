"""Havens, the City, and what is attached."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.rivals.attachments import DetachCost
from gloam.rivals.catalogue import AUSPEX, HECATA, OBLIVION, REACH, VAMPIRE, Card
from gloam.rivals.effects import Choose, To
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import FRIGHTEN, LOSE_BLOOD
from gloam.rivals.which import A_CURSE, CHOSEN, EVERYBODY, ITSELF, ON_CHOSEN, Which

THAT_ONE: Final = Which(CHOSEN)
CURSES_THERE: Final = Which(ON_CHOSEN, curse=A_CURSE)

ROMAN_MONSTRUM: Final = Card(
    "hoe-roman-monstrum", "Roman Monstrum", VAMPIRE, HECATA, 5, (1, 1, 1), (AUSPEX, OBLIVION),
    texts=(Plus(REACH, 1, ITSELF),
           Activated(ACTION_PHASE, None, Choose(Which(EVERYBODY), InOrder((
               DetachCost(CURSES_THERE), ChooseOne((To(FRIGHTEN, THAT_ONE), To(LOSE_BLOOD, THAT_ONE)))))))),
)  # fmt: skip

HOLDINGS: Final[tuple[Card, ...]] = (ROMAN_MONSTRUM,)
