"""Havens, the City, and what is attached."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder
from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.attachments import AttachThis, DetachCost
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    AGGRAVATED,
    AUSPEX,
    CELERITY,
    CHARACTER,
    DAMAGE,
    DOMINATE,
    EVENT,
    FORTITUDE,
    HAVEN_CARD,
    HECATA,
    HEEDLESS,
    MENTAL,
    MORTAL,
    OBLIVION,
    ONGOING,
    PRESENCE,
    PURSE,
    REACH,
    THIN_BLOOD,
    TOLL,
    TOREADOR,
    TRADITION,
    VAMPIRE,
    VENTRUE,
    WRAITH,
    Card,
)
from gloam.rivals.city_votes import OneBack
from gloam.rivals.collection import FirstTurn, TakeHaven
from gloam.rivals.costs import PayPrestige
from gloam.rivals.counts import ITS_PLAYER, Added, AtLeast, Cards, Players, Times, some
from gloam.rivals.effects import Choose, For, To, gains
from gloam.rivals.fight_counts import Attacked, Weakness
from gloam.rivals.library_effects import Bury, Discarding, Discards, EmptyLibrary, Win
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.pieces import IN_TORPOR
from gloam.rivals.preventing import NotAtAll
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import ACTION_PHASE, THIS_ACTION, Activated, Plus
from gloam.rivals.verbs import (
    ASLEEP,
    BURN,
    DEFEAT,
    DISCARD,
    DRAW,
    FRIGHTEN,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    LOSE_BLOOD,
    PUT_TOKENS,
    START,
    TARGETED,
    USED,
)
from gloam.rivals.which import (
    A_CURSE,
    ATTACKER,
    BEARER,
    BEARERS_COTERIE,
    CHOSEN,
    EVERYBODY,
    ITSELF,
    LEADER,
    LEADERS,
    ON_CHOSEN,
    ON_COTERIE,
    THIS,
    YOUR_ATTACHMENTS,
    YOUR_HAVENS,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
HAVENS: Final = Cards(Which(YOUR_HAVENS))
OTHERS: Final = Which(BEARERS_COTERIE, other=True)
YOUR_WRAITHS: Final = Which(YOUR_ATTACHMENTS, WRAITH)
CURSES_THERE: Final = Which(ON_CHOSEN, curse=A_CURSE)
BURNED_FOR_HARM: Final = InOrder((To(BURN, THAT_ONE), Lend(Plus(AGGRAVATED, 1, Which(BEARER)), THIS_ACTION)))

ANJALI_THE_SAMEDI: Final = Card(
    "hoe-anjali-the-samedi", "Anjali the Samedi", VAMPIRE, HECATA, 3, (0, 2, 0), (AUSPEX,),
    texts=(Whenever(When(ASLEEP, YOURS), Choose(Which(EVERYBODY), Bury(gains(DRAW))), zones=IN_TORPOR),),
)  # fmt: skip
BOREK_WAGNER: Final = Card(
    "hoe-borek-wagner", "Borek Wagner", VAMPIRE, VENTRUE, 6, (2, 0, 1), (DOMINATE, FORTITUDE, PRESENCE),
    texts=(Whenever(When(START, YOURS), TakeHaven(ITSELF, 2), when=FirstTurn()),),
)  # fmt: skip
EM: Final = Card(
    "hoe-em", "Em", VAMPIRE, VENTRUE, 4, (0, 1, 1), (FORTITUDE, PRESENCE),
    texts=(Whenever(When(START, YOURS), InOrder((
        gains(GAIN_PRESTIGE), If(AtLeast(3, HAVENS), gains(GAIN_AGENDA)))), when=AtLeast(2, HAVENS)),),
)  # fmt: skip
EMIL_HRUZA: Final = Card(
    "hoe-emil-hruza", "Emil Hruza", VAMPIRE, TOREADOR, 7, (0, 2, 2), (CELERITY, DOMINATE, PRESENCE),
    texts=(Plus(HEEDLESS, 1, ITSELF),
           Whenever(When(DEFEAT, by=ITSELF, kind=MORTAL | CHARACTER), OneBack(EVENT, last=True), may=True)),
)  # fmt: skip
ROMAN_MONSTRUM: Final = Card(
    "hoe-roman-monstrum", "Roman Monstrum", VAMPIRE, HECATA, 5, (1, 1, 1), (AUSPEX, OBLIVION),
    texts=(Plus(REACH, 1, ITSELF),
           Activated(ACTION_PHASE, None, Choose(Which(EVERYBODY), InOrder((
               DetachCost(CURSES_THERE), ChooseOne((To(FRIGHTEN, THAT_ONE), To(LOSE_BLOOD, THAT_ONE)))))))),
)  # fmt: skip

COVER_CHARGE: Final = Card(
    "hoe-cover-charge", "Cover Charge", ACTION | ONGOING | EVENT, TOREADOR, play=To(PUT_TOKENS, Which(THIS, EVENT)),
    texts=(Plus(TOLL, 1, Which(EVERYBODY, icon=PRESENCE)),),
)  # fmt: skip
FOURTH_TRADITION: Final = Card(
    "hoe-fourth-tradition-the-accounting", "Fourth Tradition: The Accounting", ACTION | TRADITION,
    play=Choose(Which(LEADERS), AttachThis(THAT_ONE, squeezed=False)),
    texts=(Whenever(When(TARGETED, by=OTHERS), To(LOSE_BLOOD, Which(BEARER))),
           Whenever(When(USED, by=OTHERS), To(LOSE_BLOOD, Which(BEARER)))),
)  # fmt: skip
HIDDEN_STASH: Final = Card(
    "hoe-hidden-stash", "Hidden Stash", ACTION | ONGOING, THIN_BLOOD, play=To(PUT_TOKENS, Which(THIS, ONGOING), 4),
    texts=(Plus(PURSE, 1, ITSELF),),
)  # fmt: skip
PROPERTY_DEVELOPER: Final = Card(
    "hoe-property-developer", "Property Developer", ACTION, VENTRUE, price=PayPrestige(1), play=TakeHaven(Which(LEADER))
)
WITHERING_SPIRIT: Final = Card(
    "hoe-withering-spirit", "Withering Spirit", ACTION, HECATA, 5, needs=some(Which(BEARER, icon=OBLIVION)),
    play=InOrder((If(some(YOUR_WRAITHS), Choose(YOUR_WRAITHS, BURNED_FOR_HARM, may=True)), Choose(
        Which(EVERYBODY), DealNow(Added(Cards(Which(ON_COTERIE, WRAITH)), Cards(CURSES_THERE)), type=MENTAL)))),
)  # fmt: skip

DISHEVELED_SHELVES: Final = Card(
    "hoe-disheveled-shelves", "Disheveled Shelves", AGENDA_CARD,
    texts=(Whenever(When(START, YOURS), Win(), when=EmptyLibrary()),
           Instead(When(DISCARD, YOURS, owner=A_FOES), NotAtAll(), For(DRAW, Players(ITS_PLAYER), Discards()), may=True,
                   when=Discarding())),
)  # fmt: skip
OLD_RAIL_STATION: Final = Card(
    "hoe-old-rail-station", "Old Rail Station", HAVEN_CARD,
    texts=(Plus(DAMAGE, Times(-1, Weakness(Which(ATTACKER))), Which(ATTACKER), when=Attacked()),),
)  # fmt: skip

HOLDINGS: Final[tuple[Card, ...]] = (
    ANJALI_THE_SAMEDI, BOREK_WAGNER, EM, EMIL_HRUZA, ROMAN_MONSTRUM, COVER_CHARGE, FOURTH_TRADITION, HIDDEN_STASH,
    PROPERTY_DEVELOPER, WITHERING_SPIRIT, DISHEVELED_SHELVES, OLD_RAIL_STATION,
)  # fmt: skip
