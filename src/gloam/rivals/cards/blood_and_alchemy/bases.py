"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder
from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, ALCHEMY, EASE, HAVEN_CARD, LIBRARY_CARD, RITUAL, WIN_AT, Card
from gloam.rivals.costs import PayBlood
from gloam.rivals.counts import AtLeast, BloodOn, Cards, Exactly, Held, YourTurn, some
from gloam.rivals.deck_effects import DrawFrom
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import DEFEAT, GAIN_AGENDA, GAIN_UNHOSTED, PLAYED, RECRUITED, START, TIRED, WEAKEN
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, EVERYBODY, IN_STREET, LEADER, THAT, Which

ALCHEMISTS: Final = Which(COTERIE, bears=ALCHEMY)
BOOKS: Final = Held(LIBRARY_CARD)
YOUR_LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

THE_CHANTRY: Final = Card(
    "baa-the-chantry", "The Chantry", HAVEN_CARD,
    texts=(Whenever(When(PLAYED, YOURS, by=Which(BEARER), kind=RITUAL), gains(GAIN_UNHOSTED)),),
)  # fmt: skip
THE_PIT: Final = Card(
    "baa-the-pit", "The Pit", HAVEN_CARD,
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_UNHOSTED), first=True, when=YourTurn()),),
)  # fmt: skip
THRIFT_STORE: Final = Card(
    "baa-thrift-store", "Thrift Store", HAVEN_CARD,
    texts=(Plus(EASE, 1, YOUR_LEADER),
           Whenever(When(DEFEAT, on=YOUR_LEADER), Choose(Which(EVERYBODY), To(WEAKEN, Which(CHOSEN))))),
)  # fmt: skip
UNIVERSITY_LIBRARY: Final = Card(
    "baa-university-library", "University Library", HAVEN_CARD,
    texts=(Activated(ACTION_PHASE, None, ChooseOne((
        InOrder((PayBlood(1), DrawFrom(1))), InOrder((PayBlood(2), DrawFrom(2)))))),),
)  # fmt: skip
KNOWLEDGE_IS_POWER: Final = Card(
    "baa-knowledge-is-power", "Knowledge is Power", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TIRED, on=Which(LEADER, place=IN_STREET)), If(
        AtLeast(6, BOOKS), gains(GAIN_AGENDA, Either(Exactly(10, BOOKS), 2, 1))), first=True, when=YourTurn()),),
)  # fmt: skip
RECRUITMENT_DRIVE: Final = Card(
    "baa-recruitment-drive", "Recruitment Drive", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_AGENDA)),),
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

BASES: Final = (
    THE_CHANTRY, THE_PIT, THRIFT_STORE, UNIVERSITY_LIBRARY, KNOWLEDGE_IS_POWER, RECRUITMENT_DRIVE, RITES_OF_THE_BLOOD,
    STREET_BREW,
)  # fmt: skip
