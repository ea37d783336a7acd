"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, SALUBRI, WIN_AT, Card
from gloam.rivals.counts import Cards, Exactly, some
from gloam.rivals.deck_effects import DrawFrom
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.verbs import GAIN_AGENDA, GAIN_PRESTIGE, RECRUITED, START
from gloam.rivals.which import COTERIE, THAT, Which

THE_HERMITAGE: Final = Card(
    "jam-the-hermitage", "The Hermitage", HAVEN_CARD, own=1,
    texts=(Whenever(When(RECRUITED, YOURS), If(
        some(Which(THAT, clan=SALUBRI)), InOrder((gains(GAIN_PRESTIGE, 2), DrawFrom(1, faction=True))),
        gains(GAIN_PRESTIGE))),),
)  # fmt: skip
ARMY_OF_ONE: Final = Card(
    "jam-army-of-one", "Army of One", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA), when=Exactly(1, Cards(Which(COTERIE)))),),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (THE_HERMITAGE, ARMY_OF_ONE)
