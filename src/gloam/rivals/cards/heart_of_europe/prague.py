"""The City Deck of Prague."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder, May
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import REWARD, Instead, Whenever
from gloam.rivals.antagonists import Strike
from gloam.rivals.catalogue import (
    ANIMALISM,
    ANTAGONIST,
    CHARACTER,
    CITIZEN,
    DIVIDED,
    EVENT,
    EXPOSED,
    FORTITUDE,
    INFLUENCE,
    INQUISITION,
    INTEL,
    MORTAL,
    OBFUSCATE,
    OBLIVION,
    ONGOING,
    PEACEFUL,
    POTENCY,
    PRINCE,
    RETAINER,
    SCHEME,
    SECRECY,
    SHIELD,
    TITLE,
    UNIQUE,
    VAGRANT,
    VAMPIRE,
    Card,
)
from gloam.rivals.city_votes import Besiege, CallVote, OffTheStreet, OneBack, PileBack
from gloam.rivals.costs import Exchange, PayBlood, Tire
from gloam.rivals.counts import THAT_PLAYER, YOU, AtLeast, Cards, Fighting, Players, YourTurn
from gloam.rivals.effects import BurnThis, Choose, EachPlayer, For, LoseActions, To, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.patterns import When
from gloam.rivals.preventing import Less
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import (
    ATTACH,
    BURN,
    DEFEAT,
    DISCARD,
    DRAW,
    EXHAUST,
    FRIGHTEN,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    HURT,
    LOSE_PRESTIGE,
    START,
)
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    CHOSEN,
    COTERIE,
    EVERYBODY,
    IN_HAVEN,
    LEADERS,
    NO_CURSE,
    ON_THAT,
    READY,
    STREET_CARDS,
    YOUR_ATTACHMENTS,
    Which,
)

HOLDER: Final = Which(BEARER)
THAT_ONE: Final = Which(CHOSEN)
WHOEVER: Final = Players(THAT_PLAYER)
OWN: Final = Which(YOUR_ATTACHMENTS)
PERSON: Final = CITIZEN | MORTAL | RETAINER
ON_ATTACH: Final = When(ATTACH, itself=True)
DRAWS: Final = Whenever(ON_ATTACH, gains(DRAW), rank=AT_ONCE)

A_HOUSE_DIVIDED: Final = Card(
    "hoe-a-house-divided", "A House Divided", EVENT | ONGOING,
    texts=(Plus(DIVIDED, 1, Which(EVERYBODY, place=IN_HAVEN)),),
)  # fmt: skip
AUSTERITY_MEASURES: Final = Card(
    "hoe-austerity-measures", "Austerity Measures", EVENT,
    play=EachPlayer(If(AtLeast(2, Cards(OWN)),
                       Choose(Which(YOUR_ATTACHMENTS, but=TITLE | VAMPIRE, curse=NO_CURSE), To(BURN, THAT_ONE)))),
)  # fmt: skip
BOHEMIAN_CARNEVALE: Final = Card(
    "hoe-bohemian-carnevale", "Bohemian Carnevale", EVENT,
    play=EachPlayer(May(Exchange(PayBlood(1, Which(COTERIE)), OneBack()))),
)  # fmt: skip
LIBERATE: Final = Card(
    "hoe-liberate", "Liberate", EVENT | ONGOING,
    texts=(Instead(When(DEFEAT, by=Which(ATTACKER), kind=CHARACTER), then=EachPlayer(
        Choose(Which(ON_THAT, RETAINER), AttachTo(Which(ATTACKER)), may=True), WHOEVER)),),
)  # fmt: skip
MIDNIGHT_CURFEW: Final = Card(
    "hoe-midnight-curfew", "Midnight Curfew", EVENT,
    play=InOrder((OffTheStreet(Which(STREET_CARDS, CITIZEN, loose=True)), PileBack())),
)  # fmt: skip
RACING_THE_CLOCK: Final = Card(
    "hoe-racing-the-clock", "Racing the Clock", EVENT | ONGOING,
    texts=(Whenever(When(START), EachPlayer(Choose(
        Which(COTERIE, state=READY, highest=True), InOrder((To(EXHAUST, THAT_ONE), To(FRIGHTEN, THAT_ONE))),
        may=True, otherwise=LoseActions()), WHOEVER)),),
)  # fmt: skip
SWORD_OF_GOD: Final = Card(
    "hoe-sword-of-god", "Sword of God", EVENT | ONGOING,
    texts=(Plus(EXPOSED, 1, Which(EVERYBODY)),
           Whenever(When(DEFEAT, kind=INQUISITION), For(GAIN_PRESTIGE, WHOEVER), rank=REWARD, first=True,
                    when=YourTurn())),
)  # fmt: skip
TEMPORARY_TRUCE: Final = Card(
    "hoe-temporary-truce", "Temporary Truce", EVENT | ONGOING, texts=(Plus(PEACEFUL, 1, Which(LEADERS)),)
)  # fmt: skip
TIPPED_OFF: Final = Card(
    "hoe-tipped-off", "Tipped Off", EVENT | ONGOING | SCHEME, lasting=True, play=InOrder((Besiege(), BurnThis())),
    texts=(Activated(ACTION_PHASE, None, CallVote(), action=True),),
)  # fmt: skip
WALPURGIS_NIGHT: Final = Card(
    "hoe-walpurgis-night", "Walpurgis Night", EVENT | ONGOING,
    texts=(Activated(ACTION_PHASE, PayBlood(1, Which(COTERIE)), Choose(Which(EVERYBODY), To(FRIGHTEN, THAT_ONE))),),
)  # fmt: skip

BARTENDER: Final = Card(
    "hoe-bartender", "Bartender", PERSON, value=3, agenda=1, mends=3, bribe=1,
    texts=(Plus(FORTITUDE, 1, HOLDER), Plus(POTENCY, 1, HOLDER)),
)  # fmt: skip
BUTCHER: Final = Card(
    "hoe-butcher", "Butcher", PERSON, value=3, agenda=1, mends=3, bribe=1,
    texts=(Plus(ANIMALISM, 1, HOLDER), Plus(POTENCY, 1, HOLDER)),
)  # fmt: skip
GRAFFITI_ARTIST: Final = Card(
    "hoe-graffiti-artist", "Graffiti Artist", PERSON, value=3, agenda=1, mends=3, bribe=1,
    texts=(Plus(SECRECY, 1, HOLDER),),
)  # fmt: skip
MEDIUM: Final = Card(
    "hoe-medium", "Medium", PERSON, value=3, agenda=1, mends=3, bribe=1, texts=(DRAWS, Plus(OBLIVION, 1, HOLDER))
)  # fmt: skip
NUN: Final = Card(
    "hoe-nun", "Nun", PERSON, value=3, agenda=1, mends=3, bribe=1, texts=(Plus(SHIELD, 1, HOLDER, when=Fighting()),)
)  # fmt: skip
STREETWALKER: Final = Card(
    "hoe-streetwalker", "Streetwalker", PERSON, value=3, agenda=1, mends=3, bribe=1,
    texts=(DRAWS, Plus(OBFUSCATE, 1, HOLDER)),
)  # fmt: skip
TAXI_DRIVER: Final = Card(
    "hoe-taxi-driver", "Taxi Driver", PERSON, value=3, agenda=1, mends=3, bribe=1, texts=(Plus(INTEL, 1, HOLDER),)
)  # fmt: skip
THE_VAGRANT: Final = Card(
    "hoe-vagrant", "Vagrant", MORTAL | RETAINER | VAGRANT, value=2, mends=2, copies=5,
    texts=(Instead(When(HURT, on=HOLDER), Less(1), cost=Tire(), may=True),),
)  # fmt: skip
TEAM_X_OPERATIVE: Final = Card(
    "hoe-team-x-operative", "Team X Operative", INQUISITION | ANTAGONIST | MORTAL | ONGOING, value=4, agenda=1,
    copies=4, ranks=(Strike(), For(DISCARD, Players(YOU)), Strike(), For(LOSE_PRESTIGE, Players(YOU))),
)  # fmt: skip
PRINCE_OF_THE_CITY: Final = Card(
    "hoe-prince-of-the-city", "Prince of the City", TITLE | UNIQUE | PRINCE,
    texts=(Whenever(ON_ATTACH, gains(GAIN_AGENDA, 2), rank=AT_ONCE), Plus(INFLUENCE, 4, HOLDER)),
)  # fmt: skip

PRAGUE: Final = (
    A_HOUSE_DIVIDED, AUSTERITY_MEASURES, BOHEMIAN_CARNEVALE, LIBERATE, MIDNIGHT_CURFEW, RACING_THE_CLOCK, SWORD_OF_GOD,
    TEMPORARY_TRUCE, TIPPED_OFF, WALPURGIS_NIGHT, BARTENDER, BUTCHER, GRAFFITI_ARTIST, MEDIUM, NUN, STREETWALKER,
    TAXI_DRIVER, THE_VAGRANT, TEAM_X_OPERATIVE, PRINCE_OF_THE_CITY,
)  # fmt: skip
