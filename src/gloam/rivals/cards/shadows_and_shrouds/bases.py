"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.effect import Either
from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    CHARACTER,
    CITIZEN,
    HAVEN_CARD,
    POTENCY,
    RETAINER,
    VAGRANT,
    VAMPIRE,
    WIN_AT,
    WRAITH,
    Card,
)
from gloam.rivals.costs import PayBlood, Tire
from gloam.rivals.counts import AtLeast, Both, Cards, Strengthens, Towering, YourTurn, some
from gloam.rivals.diablerie import Diablerize, GiveBack, TakeHostages
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.purses import Bank, Sponsor
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import ATTACH, BURN, DEFEAT, END_OF_TURN, GAIN_AGENDA, MARK, START, TARGETED
from gloam.rivals.which import (
    ATTACKER,
    BEARER,
    CHOSEN,
    COTERIE,
    IN_STREET,
    ON_COTERIE,
    STREET_CARDS,
    YOUR_ATTACHMENTS,
    YOURS_ASLEEP,
    Which,
)
from gloam.rivals.wraiths import CreateWraith

LEADER: Final = Which(BEARER)  # a Haven's text belongs to the Leader
YOUR_SLEEPERS: Final = Which(YOURS_ASLEEP)
YOUR_WRAITHS: Final = Which(YOUR_ATTACHMENTS, WRAITH)

ETERNAL_LIFE_MORTUARY: Final = Card(
    "sas-eternal-life-mortuary", "Eternal Life Mortuary", HAVEN_CARD,
    texts=(Activated(ACTION_PHASE, PayBlood(2, Which(COTERIE), last=True),
                     Choose(Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True), To(BURN, Which(CHOSEN)))),),
)  # fmt: skip
MISSION_CEMETERY: Final = Card(
    "sas-mission-cemetery", "Mission Cemetery", HAVEN_CARD,
    texts=(Activated(ACTION_PHASE, None, Choose(Which(ON_COTERIE, RETAINER), InOrder((
        To(BURN, Which(CHOSEN)), CreateWraith(Which(COTERIE)))))),),
)  # fmt: skip
THE_BIG_HOUSE: Final = Card(
    "sas-the-big-house", "The Big House", HAVEN_CARD, play=TakeHostages(),
    texts=(Plus(POTENCY, 1, Which(COTERIE)),
           Instead(When(DEFEAT, by=LEADER, kind=VAMPIRE, owner=A_FOES), Diablerize(), cost=GiveBack(), may=True)),
)  # fmt: skip
THE_TENDERLOIN: Final = Card(
    "sas-the-tenderloin", "The Tenderloin", HAVEN_CARD, texts=(Activated(ACTION_PHASE, None, Sponsor()),)
)  # fmt: skip
MOST_IMPRESSIVE: Final = Card(
    "sas-most-impressive", "Most Impressive", AGENDA_CARD,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA), when=Towering()),
           Whenever(When(ATTACH, YOURS, on=Which(COTERIE, place=IN_STREET)), gains(GAIN_AGENDA, 2), first=True,
                    when=Both(YourTurn(), Strengthens()))),
)  # fmt: skip
DEATH_IS_ONLY_THE_BEGINNING: Final = Card(
    "sas-death-is-only-the-beginning", "Death is Only the Beginning", AGENDA_CARD, agenda=WIN_AT,
    texts=(Activated(ACTION_PHASE, Tire(), gains(GAIN_AGENDA, Either(AtLeast(3, Cards(YOUR_SLEEPERS)), 2, 1)),
                     when=some(YOUR_SLEEPERS)),),
)  # fmt: skip
PRIZEFIGHTER: Final = Card(
    "sas-prizefighter", "Prizefighter", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(TARGETED, YOURS, kind=CHARACTER), To(MARK, Which(ATTACKER))),
           Whenever(When(END_OF_TURN, YOURS), Choose(Which(COTERIE, marked=True), Bank()))),
)  # fmt: skip
WAKE_THE_DEAD: Final = Card(
    "sas-wake-the-dead", "Wake the Dead", AGENDA_CARD, agenda=WIN_AT,
    texts=(Activated(ACTION_PHASE, Tire(), gains(GAIN_AGENDA, Either(AtLeast(3, Cards(YOUR_WRAITHS)), 2, 1)),
                     when=some(YOUR_WRAITHS)),),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (
    ETERNAL_LIFE_MORTUARY, MISSION_CEMETERY, THE_BIG_HOUSE, THE_TENDERLOIN,
    DEATH_IS_ONLY_THE_BEGINNING, MOST_IMPRESSIVE, PRIZEFIGHTER, WAKE_THE_DEAD,
)  # fmt: skip
