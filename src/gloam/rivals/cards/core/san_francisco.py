"""The City Deck of San Francisco."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import REWARD, Instead, Whenever
from gloam.rivals.catalogue import (
    ANTAGONIST,
    APART,
    AUSPEX,
    BODY,
    CELERITY,
    CHARACTER,
    CHARM,
    CITIZEN,
    DOMINATE,
    EVENT,
    INFLUENCE,
    INQUISITION,
    MIND,
    MORTAL,
    ONGOING,
    POTENCY,
    PRESENCE,
    PRINCE,
    RANGED_BAN,
    RETAINER,
    SECRECY,
    STAYING,
    TITLE,
    UNIQUE,
    VAGRANT,
    Card,
)
from gloam.rivals.city_effects import EventsBack, LeadersOut
from gloam.rivals.costs import Tire
from gloam.rivals.counts import THAT_PLAYER, Cards, Players
from gloam.rivals.deck_effects import DiscardFor
from gloam.rivals.effects import EachPlayer, For, To, gains
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.preventing import Less
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import (
    ATTACH,
    DEFEAT,
    DRAW,
    END_OF_TURN,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    HURT,
    LOSE_BLOOD,
    LOSE_PRESTIGE,
    START,
    TARGETED,
)
from gloam.rivals.which import ATTACKER, BEARER, EVERYBODY, IN_STREET, THEIR_COTERIE, Which

HOLDER: Final = Which(BEARER)
OUTSIDE: Final = Which(EVERYBODY, place=IN_STREET)
WHOEVER: Final = Players(THAT_PLAYER)
PERSON: Final = CITIZEN | MORTAL | RETAINER
ON_ATTACH: Final = When(ATTACH, itself=True)

PRINCE_OF_THE_CITY: Final = Card(
    "core-prince-of-the-city", "Prince of the City", TITLE | UNIQUE | PRINCE,
    texts=(Plus(INFLUENCE, 2, HOLDER),
           Whenever(When(START, YOURS), InOrder((gains(GAIN_PRESTIGE), gains(GAIN_AGENDA))))),
)  # fmt: skip

MEETING_AT_ALCATRAZ: Final = Card("core-meeting-at-alcatraz", "Meeting at Alcatraz", EVENT, play=LeadersOut())
CHINESE_NEW_YEAR: Final = Card("core-chinese-new-year", "Chinese New Year", EVENT, play=EventsBack())
CASTRO_STREET_PARTY: Final = Card(
    "core-castro-street-party", "Castro Street Party", EVENT | ONGOING, texts=(Plus(SECRECY, 1, OUTSIDE),)
)  # fmt: skip
GALLERY_OPENING: Final = Card(
    "core-gallery-openning", "Gallery Opening", EVENT, play=EachPlayer(DiscardFor(2, gains(GAIN_PRESTIGE)))
)  # fmt: skip
CITY_ON_THE_BRINK: Final = Card(
    "core-city-on-the-brink", "City on the Brink", EVENT | ONGOING,
    texts=(Whenever(When(DEFEAT, kind=CHARACTER, owner=A_FOES), For(GAIN_AGENDA, WHOEVER), rank=REWARD),),
)  # fmt: skip
THE_HUNGER: Final = Card(
    "core-the-hunger", "The Hunger", EVENT | ONGOING,
    texts=(Whenever(When(DEFEAT, kind=VAGRANT), For(GAIN_AGENDA, WHOEVER), rank=REWARD),
           Whenever(When(END_OF_TURN), For(LOSE_PRESTIGE, WHOEVER, Cards(Which(THEIR_COTERIE, lacking=True))))),
)  # fmt: skip
WANDERING_THE_BART_TUNNELS: Final = Card(
    "core-wandering-the-bart-tunnels", "Wandering the BART Tunnels", EVENT | ONGOING,
    texts=(Plus(APART, 1, OUTSIDE),),
)  # fmt: skip
CABLE_CAR_ACCIDENT: Final = Card(
    "core-cable-car-accident", "Cable Car Accident", EVENT | ONGOING, texts=(Plus(STAYING, 1, OUTSIDE),)
)  # fmt: skip
SAN_FRANCISCO_FOG: Final = Card(
    "core-san-francisco-fog", "San Francisco Fog", EVENT | ONGOING, texts=(Plus(RANGED_BAN, 1, Which(EVERYBODY)),)
)  # fmt: skip
PROTESTS_IN_THE_STREETS: Final = Card(
    "core-protests-in-the-streets", "Protests in the Streets", EVENT | ONGOING,
    texts=(Whenever(When(TARGETED, kind=MORTAL), To(LOSE_BLOOD, Which(ATTACKER))),),
)  # fmt: skip

SPECIAL_AFFAIRS_DIVISION: Final = Card(
    "core-special-affairs-division", "Special Affairs Division", INQUISITION | ANTAGONIST | MORTAL | ONGOING, value=4,
    agenda=1, copies=4,
)  # fmt: skip
THE_VAGRANT: Final = Card(
    "core-vagrant", "Vagrant", MORTAL | RETAINER | VAGRANT, value=2, mends=2, copies=5,
    texts=(Instead(When(HURT, on=HOLDER), Less(1), cost=Tire(), may=True),),
)  # fmt: skip
ADDICT: Final = Card(
    "core-addict", "Addict", PERSON, value=3, agenda=1, mends=3,
    texts=(Whenever(ON_ATTACH, gains(DRAW), rank=AT_ONCE), Plus(AUSPEX, 1, HOLDER)),
)  # fmt: skip
CHEF: Final = Card(
    "core-chef", "Chef", PERSON, value=3, agenda=1, mends=3,
    texts=(Whenever(ON_ATTACH, gains(DRAW), rank=AT_ONCE), Plus(PRESENCE, 1, HOLDER)),
)  # fmt: skip
STUDENT: Final = Card(
    "core-student", "Student", PERSON, value=3, agenda=1, mends=3, texts=(Plus(MIND, 1, HOLDER),)
)  # fmt: skip
TOUR_GUIDE: Final = Card(
    "core-tour-guide", "Tour Guide", PERSON, value=3, agenda=1, mends=3, texts=(Plus(CHARM, 1, HOLDER),)
)  # fmt: skip
ATHLETE: Final = Card(
    "core-athlete", "Athlete", PERSON, value=3, agenda=1, mends=3, texts=(Plus(BODY, 1, HOLDER),)
)  # fmt: skip
COP: Final = Card(
    "core-cop", "Cop", PERSON, value=3, agenda=1, mends=3, texts=(Plus(DOMINATE, 1, HOLDER), Plus(POTENCY, 1, HOLDER))
)  # fmt: skip
SKATEBOARDER: Final = Card(
    "core-skateboarder", "Skateboarder", PERSON, value=3, agenda=1, mends=3,
    texts=(Plus(CELERITY, 1, HOLDER), Plus(POTENCY, 1, HOLDER)),
)  # fmt: skip

SAN_FRANCISCO: Final = (
    PRINCE_OF_THE_CITY, MEETING_AT_ALCATRAZ, CHINESE_NEW_YEAR, CASTRO_STREET_PARTY, GALLERY_OPENING, CITY_ON_THE_BRINK,
    THE_HUNGER, WANDERING_THE_BART_TUNNELS, CABLE_CAR_ACCIDENT, SAN_FRANCISCO_FOG, PROTESTS_IN_THE_STREETS,
    SPECIAL_AFFAIRS_DIVISION, THE_VAGRANT, ADDICT, CHEF, STUDENT, TOUR_GUIDE, ATHLETE, COP, SKATEBOARDER,
)  # fmt: skip
