"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.core.texts import REWARD, Whenever
from gloam.rivals.animal_effects import TurnUp
from gloam.rivals.catalogue import AGENDA_CARD, ANIMAL, CITIZEN, HAVEN_CARD, PROWL, SECRECY, VAGRANT, WIN_AT, Card
from gloam.rivals.costs import DiscardCost
from gloam.rivals.counts import AtLeast, Cards, Different, Exactly, Not, some
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, END_OF_TURN, GAIN_AGENDA, MEND, START, TIRED
from gloam.rivals.which import BEARER, CHOSEN, COTERIE, IN_STREET, ON_COTERIE, ON_THAT, OWN, STREET_CARDS, THEIRS, Which

YOUR_LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader
MENAGERIE: Final = Either(AtLeast(3, Different(Which(ON_COTERIE, ANIMAL))), 2, 1)

STRAYS: Final = Which(STREET_CARDS, loose=True)

CITY_PARK: Final = Card(
    "war-city-park", "City Park", HAVEN_CARD, texts=(Whenever(When(TIRED, on=YOUR_LEADER), TurnUp(ANIMAL)),)
)  # fmt: skip
THE_OUTSKIRTS: Final = Card(
    "war-the-outskirts", "The Outskirts", HAVEN_CARD,
    texts=(Activated(ACTION_PHASE, DiscardCost(ANIMAL), Choose(Which(OWN, lacking=True), To(MEND, Which(CHOSEN), 2))),),
)  # fmt: skip
THE_SEWERS: Final = Card("war-the-sewers", "The Sewers", HAVEN_CARD, texts=(Plus(PROWL, 1, YOUR_LEADER),))
THE_SHELTER: Final = Card(
    "war-the-shelter", "The Shelter", HAVEN_CARD,
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_STREET, bears=VAGRANT)),),
)  # fmt: skip
ANIMAL_KINGDOM: Final = Card(
    "war-animal-kingdom", "Animal Kingdom", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA, MENAGERIE), when=some(Which(COTERIE, bears=ANIMAL))),),
)  # fmt: skip
CALL_OF_THE_WILD: Final = Card(
    "war-call-of-the-wild", "Call of the Wild", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(ATTACH, YOURS, on=Which(COTERIE, place=IN_STREET), other=ANIMAL),
                    gains(GAIN_AGENDA, MENAGERIE), when=Exactly(1, Cards(Which(ON_THAT, ANIMAL)))),),
)  # fmt: skip
HOARD_THE_HERD: Final = Card(
    "war-hoard-the-herd", "Hoard the Herd", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(END_OF_TURN, YOURS), gains(GAIN_AGENDA, Either(Not(some(STRAYS)), 2, 1)),
                    when=Not(some(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True)))),),
)  # fmt: skip
INVISIBLE_ARMY: Final = Card(
    "war-invisible-army", "Invisible Army", AGENDA_CARD,
    texts=(Whenever(When(DEFEAT, YOURS, kind=VAGRANT), gains(GAIN_AGENDA), rank=REWARD),
           Whenever(When(ATTACH, YOURS, on=Which(COTERIE), other=VAGRANT), gains(GAIN_AGENDA)),
           Whenever(When(DEFEAT, YOURS, on=Which(THEIRS, bears=VAGRANT)), gains(GAIN_AGENDA), rank=REWARD)),
)  # fmt: skip

BASES: Final = (
    CITY_PARK, THE_OUTSKIRTS, THE_SEWERS, THE_SHELTER, ANIMAL_KINGDOM, CALL_OF_THE_WILD, HOARD_THE_HERD, INVISIBLE_ARMY,
)  # fmt: skip
