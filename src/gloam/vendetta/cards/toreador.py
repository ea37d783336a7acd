"""Toreador: a large Alliance, and cards that grow with it."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If
from gloam.vendetta.abilities import UnhurtFromHere
from gloam.vendetta.catalogue import AFTERMATH, BEFORE_REVELATION, CONFLICT, PASSIVE, PREPARATION, ClanCard
from gloam.vendetta.conditions import REWARDED
from gloam.vendetta.counts import ALL_CARDS_HERE, EACH_RIVAL, YOUR_ALLIANCE, Half
from gloam.vendetta.effects import DeployFromPool, TakeVictim
from gloam.vendetta.hits import RemoveDeployed, Steal
from gloam.vendetta.power import Plus

AWE: Final = ClanCard("TO01", "Awe", AFTERMATH, power=2, effect=Steal(Half(YOUR_ALLIANCE), EACH_RIVAL))

ENTOURAGE: Final = ClanCard("TO02", "Entourage", CONFLICT, power=0, counts=Plus(1, per=YOUR_ALLIANCE, at_most=7))

CHARISMA: Final = ClanCard(
    "TO03", "Charisma", PREPARATION, power=2, effect=RemoveDeployed(Half(YOUR_ALLIANCE), EACH_RIVAL)
)

SUMMON: Final = ClanCard("TO04", "Summon", AFTERMATH, power=3, effect=If(REWARDED, then=TakeVictim()))

ENTRANCEMENT: Final = ClanCard("TO05", "Entrancement", CONFLICT, power=0, counts=Plus(1, per=ALL_CARDS_HERE))

SUBMISSION: Final = ClanCard("TO06", "Submission", PASSIVE, power=3, ability=UnhurtFromHere())

FRIENDS_IN_HIGH_PLACES: Final = ClanCard(
    "TO07",
    "Friends in High Places",
    PASSIVE,
    power=3,
    moment=BEFORE_REVELATION,
    effect=DeployFromPool(up_to=YOUR_ALLIANCE),
)

READY: Final = ClanCard("TO08", "Ready", PREPARATION, power=0, effect=TakeVictim())

HUNT: Final = ClanCard("TO09", "Hunt", AFTERMATH, power=0, effect=Steal(1, EACH_RIVAL))

CARDS: Final[tuple[ClanCard, ...]] = (
    AWE,
    ENTOURAGE,
    CHARISMA,
    SUMMON,
    ENTRANCEMENT,
    SUBMISSION,
    FRIENDS_IN_HIGH_PLACES,
    READY,
    HUNT,
)
