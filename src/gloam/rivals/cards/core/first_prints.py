"""The cards that were worded otherwise when they were first printed: the variant first-print plays with these.
[card.printings]"""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import REWARD, Whenever
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ATTACK,
    BRUJAH,
    HAVEN_CARD,
    INQUISITION,
    ONGOING,
    PHYSICAL,
    TOREADOR,
    UNHOSTED,
    WIN_AT,
    Card,
)
from gloam.rivals.city_effects import ShuffleBack
from gloam.rivals.costs import BothCosts, DiscardCost, PayPrestige, Tire
from gloam.rivals.counts import Bled, Fresh
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.fight_effects import StepIn
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, BLOCKING, Activated
from gloam.rivals.verbs import ATTACK_OVER, BURN, DEFEAT, GAIN_AGENDA, GAIN_PRESTIGE, PUT_TOKENS, SUCCEEDED
from gloam.rivals.which import BEARER, CHOSEN, YOUR_CONSPIRACIES, Which

BOUNTY: Final = InOrder((gains(GAIN_PRESTIGE), gains(GAIN_AGENDA)))

SUCKER_PUNCH: Final = Card(
    "first-sucker-punch", "Sucker Punch", ATTACK, BRUJAH, 2, types=PHYSICAL, damage=2, targeted=True
)  # fmt: skip
DRAIN_THEM_SLOWLY: Final = Card(
    "first-drain-them-slowly", "Drain Them Slowly", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(ATTACK_OVER, YOURS), gains(GAIN_AGENDA), when=Bled(target=True)),),
)  # fmt: skip
THE_MADHOUSE: Final = Card(
    "first-the-madhouse", "The Madhouse", HAVEN_CARD,
    texts=(Activated(ACTION_PHASE, BothCosts(Tire(Which(BEARER)), DiscardCost()),
                     Choose(Which(YOUR_CONSPIRACIES), To(PUT_TOKENS, Which(CHOSEN)))),),
)  # fmt: skip
HUNT_THE_HUNTERS: Final = Card(
    "first-hunt-the-hunters", "Hunt the Hunters", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(DEFEAT, kind=INQUISITION), ShuffleBack(pile=False), rank=REWARD),
           Whenever(When(DEFEAT, YOURS, kind=INQUISITION), BOUNTY, rank=REWARD, first=True, when=Fresh(2)),
           Whenever(When(BURN, YOURS, kind=INQUISITION), BOUNTY, first=True, when=Fresh(1))),
)  # fmt: skip
DRAGONS_ROOST: Final = Card(
    "first-dragons-roost", "Dragon's Roost", HAVEN_CARD,
    texts=(Activated(BLOCKING, None, InOrder((StepIn(roams=True, leaves=True), gains(GAIN_PRESTIGE))),
                     relentless=True, freely=True),),
)  # fmt: skip
PR_FIRM: Final = Card(
    "first-pr-firm", "PR Firm", ACTION | UNHOSTED | ONGOING, TOREADOR,
    texts=(Whenever(When(SUCCEEDED, YOURS), InOrder((PayPrestige(1), gains(GAIN_AGENDA))), may=True),),
)  # fmt: skip

FIRST_PRINTS: Final = (SUCKER_PUNCH, DRAIN_THEM_SLOWLY, THE_MADHOUSE, HUNT_THE_HUNTERS, DRAGONS_ROOST, PR_FIRM)
