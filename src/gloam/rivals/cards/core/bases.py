"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.effect import Either
from gloam.core.texts import REWARD, Instead, Whenever
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    CHARACTER,
    CITIZEN,
    CONSPIRACY,
    HAVEN_CARD,
    INFLUENCE,
    INQUISITION,
    RETAINER,
    TITLE,
    WIN_AT,
    Card,
)
from gloam.rivals.city_effects import NextCityCard, ShuffleBack
from gloam.rivals.costs import DiscardCost, SendAway
from gloam.rivals.counts import AtLeast, Attacks, Bled, Cards, YourTurn, some
from gloam.rivals.effects import Choose, To, gains, more_damage
from gloam.rivals.fight_effects import AttackedCharacter, StepIn
from gloam.rivals.influence import Posting
from gloam.rivals.patterns import A_FOES, NOT_A_RIVALS, YOURS, When
from gloam.rivals.preventing import Less
from gloam.rivals.texts import ACTION_PHASE, BLOCKING, FIGHT, INFLUENCING, Activated, Plus
from gloam.rivals.verbs import (
    ATTACH,
    ATTACK_OVER,
    DEFEAT,
    DISCARD,
    DRAW,
    END_OF_TURN,
    GAIN_AGENDA,
    GAIN_PRESTIGE,
    HURT,
    MEND,
    PUT_TOKENS,
    RESOLVED,
    START,
    SUCCEEDED,
)
from gloam.rivals.which import (
    BEARER,
    CHOSEN,
    COTERIE,
    EXHAUSTED,
    IN_STREET,
    STREET_CARDS,
    THAT,
    YOUR_CONSPIRACIES,
    Which,
)

LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader

ARTIST_LOFTS: Final = Card(
    "core-artist-lofts", "Artist Lofts", HAVEN_CARD,
    texts=(Whenever(When(END_OF_TURN, YOURS), InOrder((gains(DRAW), gains(DISCARD))), may=True,
                    when=some(Which(BEARER, state=EXHAUSTED))),),
)  # fmt: skip
DRAGONS_ROOST: Final = Card(
    "core-dragons-roost", "Dragon's Roost", HAVEN_CARD, first_print="first-dragons-roost",
    texts=(Activated(BLOCKING, None, InOrder((StepIn(roams=True), AttackedCharacter(gains(GAIN_PRESTIGE)))),
                     relentless=True, freely=True),),
)  # fmt: skip
HOUSE_OF_PAIN: Final = Card(
    "core-house-of-pain", "House of Pain", HAVEN_CARD,
    texts=(Activated(FIGHT, DiscardCost(), more_damage(1), when=Attacks()),),
)  # fmt: skip
OLD_POST_OFFICE: Final = Card(
    "core-old-post-office", "Old Post Office", HAVEN_CARD,
    texts=(Activated(INFLUENCING, None, Posting(), relentless=True),),
)  # fmt: skip
ROYAL_RETREAT: Final = Card(
    "core-royal-retreat", "Royal Retreat", HAVEN_CARD,
    texts=(Plus(INFLUENCE, 1, Which(COTERIE, titled=True)),
           Activated(ACTION_PHASE, SendAway(Which(STREET_CARDS, loose=True)), NextCityCard())),
)  # fmt: skip
THE_DOCKYARDS: Final = Card(
    "core-the-dockyards", "The Dockyards", HAVEN_CARD,
    texts=(Instead(When(HURT, on=LEADER), Less(1), cost=DiscardCost(), may=True),),
)  # fmt: skip
THE_MADHOUSE: Final = Card(
    "core-the-madhouse", "The Madhouse", HAVEN_CARD, first_print="first-the-madhouse",
    texts=(Activated(ACTION_PHASE, DiscardCost(), Choose(Which(YOUR_CONSPIRACIES), To(PUT_TOKENS, Which(CHOSEN)))),),
)  # fmt: skip
THE_PENTHOUSE: Final = Card(
    "core-the-penthouse", "The Penthouse", HAVEN_CARD,
    texts=(Whenever(When(ATTACH, on=Which(COTERIE), other=RETAINER), To(MEND, Which(THAT))),),
)  # fmt: skip

BASE_OF_POWER: Final = Card(
    "core-base-of-power", "Base of Power", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(ATTACH, on=Which(COTERIE), other=TITLE), gains(GAIN_AGENDA, 2)),),
)  # fmt: skip
DRAIN_THEM_SLOWLY: Final = Card(
    "core-drain-them-slowly", "Drain Them Slowly", AGENDA_CARD, first_print="first-drain-them-slowly",
    texts=(Whenever(When(ATTACK_OVER, YOURS), gains(GAIN_AGENDA, 2), when=Bled()),),
)  # fmt: skip
HUNT_THE_HUNTERS: Final = Card(
    "core-hunt-the-hunters", "Hunt the Hunters", AGENDA_CARD, agenda=WIN_AT, first_print="first-hunt-the-hunters",
    texts=(Whenever(When(DEFEAT, YOURS, kind=INQUISITION), InOrder((
        gains(GAIN_PRESTIGE), gains(GAIN_AGENDA), ShuffleBack())), rank=REWARD, first=True, when=YourTurn()),),
)  # fmt: skip
MANIPULATE_THE_MASSES: Final = Card(
    "core-manipulate-the-masses", "Manipulate the Masses", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(SUCCEEDED, YOURS), gains(GAIN_AGENDA)),),
)  # fmt: skip
PLAYTHINGS: Final = Card(
    "core-playthings", "Playthings", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(ATTACH, on=Which(COTERIE), other=CITIZEN), gains(GAIN_AGENDA)),),
)  # fmt: skip
STRENGTH_IN_NUMBERS: Final = Card(
    "core-strength-in-numbers", "Strength in Numbers", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA, Either(
        AtLeast(4, Cards(Which(COTERIE, place=IN_STREET, potency=2))), 2, 1)),
        when=AtLeast(3, Cards(Which(COTERIE, place=IN_STREET)))),),
)  # fmt: skip
THE_END_IS_NIGH: Final = Card(
    "core-the-end-is-nigh", "The End is Nigh", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(RESOLVED, YOURS, kind=CONSPIRACY), InOrder((gains(GAIN_PRESTIGE), gains(GAIN_AGENDA, 2))),
                    first=True, when=YourTurn()),),
)  # fmt: skip
TURF_WAR: Final = Card(
    "core-turf-war", "Turf War", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(DEFEAT, YOURS, kind=CHARACTER, owner=NOT_A_RIVALS), gains(GAIN_AGENDA), rank=REWARD),
           Whenever(When(DEFEAT, YOURS, kind=CHARACTER, owner=A_FOES, potency=5), gains(GAIN_AGENDA), rank=REWARD)),
)  # fmt: skip

BASES: Final = (
    ARTIST_LOFTS, DRAGONS_ROOST, HOUSE_OF_PAIN, OLD_POST_OFFICE, ROYAL_RETREAT, THE_DOCKYARDS, THE_MADHOUSE,
    THE_PENTHOUSE, BASE_OF_POWER, DRAIN_THEM_SLOWLY, HUNT_THE_HUNTERS, MANIPULATE_THE_MASSES, PLAYTHINGS,
    STRENGTH_IN_NUMBERS, THE_END_IS_NIGH, TURF_WAR,
)  # fmt: skip
