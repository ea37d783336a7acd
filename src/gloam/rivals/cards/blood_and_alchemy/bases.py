"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, ALCHEMY, HAVEN_CARD, WIN_AT, Card
from gloam.rivals.counts import AtLeast, Cards, some
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.verbs import GAIN_AGENDA, GAIN_UNHOSTED, RECRUITED, START
from gloam.rivals.which import COTERIE, Which

ALCHEMISTS: Final = Which(COTERIE, bears=ALCHEMY)

THE_PIT: Final = Card(
    "baa-the-pit", "The Pit", HAVEN_CARD,
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_UNHOSTED), first=True),),
)  # fmt: skip
STREET_BREW: Final = Card(
    "baa-street-brew", "Street Brew", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA, Either(AtLeast(3, Cards(ALCHEMISTS)), 2, 1)),
                    when=some(ALCHEMISTS)),),
)  # fmt: skip

BASES: Final = (THE_PIT, STREET_BREW)
