"""Havens and Agendas of the Dragon."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    CITIZEN,
    GHOUL,
    HAVEN_CARD,
    MORTAL,
    RETAINER,
    ROOM,
    SHIELD,
    VAGRANT,
    WIN_AT,
    Card,
)
from gloam.rivals.counts import Added, AtLeast, Cards
from gloam.rivals.effects import Choose, gains
from gloam.rivals.estates import Afterwards, FreePlay, FromLibrary
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DEFEAT, GAIN_AGENDA, PLAYED, START
from gloam.rivals.which import BEARER, COTERIE, IN_STREET, ON_COTERIE, ON_THAT, YOUR_CARDS, Which

YOUR_LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

COUNTRY_ESTATE: Final = Card(
    "dar-country-estate", "Country Estate", HAVEN_CARD, play=FromLibrary(GHOUL), own=1,
    texts=(Plus(SHIELD, 1, Which(COTERIE, GHOUL, place=IN_STREET)),
           Whenever(When(DEFEAT, by=YOUR_LEADER, kind=CITIZEN | VAGRANT),
                    Afterwards(ChooseOne((FreePlay(attached=True), FreePlay()))), may=True)),
)  # fmt: skip
SOCIAL_HOUSING: Final = Card(
    "dar-social-housing", "Social Housing", HAVEN_CARD,
    texts=(Plus(ROOM, 1, YOUR_LEADER),
           Whenever(When(DEFEAT, by=YOUR_LEADER, kind=MORTAL),
                    Choose(Which(ON_COTERIE, RETAINER), AttachTo(Which(COTERIE), moved=True)), may=True)),
)  # fmt: skip
ARMY_OF_THE_DRAGON: Final = Card(
    "dar-army-of-the-dragon", "Army of the Dragon", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(PLAYED, YOURS, kind=GHOUL), If(
        AtLeast(2, Cards(Which(ON_THAT, RETAINER))), gains(GAIN_AGENDA, 2), gains(GAIN_AGENDA))),),
)  # fmt: skip
THE_COMPLETIONIST: Final = Card(
    "dar-the-completionist", "The Completionist", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA, Added(
        Cards(Which(COTERIE, place=IN_STREET, laden=3)), Cards(Which(YOUR_CARDS, laden=3))))),),
)  # fmt: skip

OF_THE_DRAGON: Final[tuple[Card, ...]] = (COUNTRY_ESTATE, SOCIAL_HOUSING, ARMY_OF_THE_DRAGON, THE_COMPLETIONIST)
