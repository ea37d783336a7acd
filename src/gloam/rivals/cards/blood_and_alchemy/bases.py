"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If
from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, ALCHEMY, HAVEN_CARD, LIBRARY_CARD, RITUAL, WIN_AT, Card
from gloam.rivals.counts import AtLeast, BloodOn, Cards, Exactly, Held, YourTurn, some
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.verbs import GAIN_AGENDA, GAIN_UNHOSTED, PLAYED, RECRUITED, START, TIRED
from gloam.rivals.which import BEARER, COTERIE, IN_STREET, LEADER, THAT, Which

ALCHEMISTS: Final = Which(COTERIE, bears=ALCHEMY)
BOOKS: Final = Held(LIBRARY_CARD)

THE_CHANTRY: Final = Card(
    "baa-the-chantry", "The Chantry", HAVEN_CARD,
    texts=(Whenever(When(PLAYED, YOURS, by=Which(BEARER), kind=RITUAL), gains(GAIN_UNHOSTED)),),
)  # fmt: skip
THE_PIT: Final = Card(
    "baa-the-pit", "The Pit", HAVEN_CARD,
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_UNHOSTED), first=True),),
)  # fmt: skip
KNOWLEDGE_IS_POWER: Final = Card(
    "baa-knowledge-is-power", "Knowledge is Power", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TIRED, on=Which(LEADER, place=IN_STREET)), If(
        AtLeast(6, BOOKS), gains(GAIN_AGENDA, Either(Exactly(10, BOOKS), 2, 1))), first=True, when=YourTurn()),),
)  # fmt: skip
RITES_OF_THE_BLOOD: Final = Card(
    "baa-rites-of-the-blood", "Rites of the Blood", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), gains(GAIN_AGENDA, Either(
        AtLeast(3, BloodOn(Which(THAT, kind=RITUAL))), 2, 1)), first=True, when=YourTurn()),),
)  # fmt: skip
STREET_BREW: Final = Card(
    "baa-street-brew", "Street Brew", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA, Either(AtLeast(3, Cards(ALCHEMISTS)), 2, 1)),
                    when=some(ALCHEMISTS)),),
)  # fmt: skip

BASES: Final = (THE_CHANTRY, THE_PIT, KNOWLEDGE_IS_POWER, RITES_OF_THE_BLOOD, STREET_BREW)
