"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, VAMPIRE, WIN_AT, Card
from gloam.rivals.effects import Choose, To
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.purses import Bank
from gloam.rivals.verbs import END_OF_TURN, MARK, TARGETED
from gloam.rivals.which import ATTACKER, COTERIE, Which

PRIZEFIGHTER: Final = Card(
    "sas-prizefighter", "Prizefighter", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TARGETED, YOURS, kind=VAMPIRE), To(MARK, Which(ATTACKER))),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, marked=True), Bank()))),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (PRIZEFIGHTER,)
