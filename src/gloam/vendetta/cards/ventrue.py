"""Ventrue: each Rival picks between obeying and paying."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.catalogue import (
    AFTER_REVELATION,
    AFTERMATH,
    CONFLICT,
    PASSIVE,
    PICKS_CARRIED_OUT,
    PLANNING_END,
    PREPARATION,
    ClanCard,
)
from gloam.vendetta.counts import (
    EACH_OPPONENT_WITHOUT_CARD_HERE,
    EACH_RIVAL,
    RIVALS_HERE,
    THAT_PLAYER,
    THE_WINNER,
)
from gloam.vendetta.hits import INFLUENCE, Lose, SkipSteps, Steal, TakeHalfDeployed, TakeInfluence, TheyChoose
from gloam.vendetta.immunity import PickCardAgainst
from gloam.vendetta.power import CopyHighest, Plus, ZeroHighest

MASTER_PLAN: Final = ClanCard(
    "VE01",
    "Master Plan",
    PASSIVE,
    power=3,
    moment=PLANNING_END,
    effect=Lose(1, INFLUENCE, EACH_OPPONENT_WITHOUT_CARD_HERE),
    counts=Plus(1, per=RIVALS_HERE),
)

DIPLOMACY: Final = ClanCard("VE02", "Diplomacy", CONFLICT, power=3, counts=ZeroHighest())

CURFEW: Final = ClanCard(
    "VE03",
    "Curfew",
    CONFLICT,
    power=2,
    moment=AFTER_REVELATION,
    effect=TheyChoose(EACH_RIVAL, (SkipSteps(), Steal(3, THAT_PLAYER))),
)

MAJESTY: Final = ClanCard("VE04", "Majesty", CONFLICT, power=0, counts=CopyHighest())

MASS_MANIPULATION: Final = ClanCard(
    "VE05", "Mass Manipulation", PASSIVE, power=3, moment=PICKS_CARRIED_OUT, effect=Steal(2, EACH_RIVAL)
)

TYRANTS_GAZE: Final = ClanCard(
    "VE06",
    "Tyrant's Gaze",
    PREPARATION,
    power=2,
    effect=TheyChoose(EACH_RIVAL, (TakeHalfDeployed(to_pool=False, who=THAT_PLAYER), Lose(1, INFLUENCE, THAT_PLAYER))),
)

FORESTALL: Final = ClanCard("VE07", "Forestall", PASSIVE, power=3, moment=AFTER_REVELATION, effect=PickCardAgainst())

READY: Final = ClanCard("VE08", "Ready", CONFLICT, power=2)

HUNT: Final = ClanCard(
    "VE09",
    "Hunt",
    AFTERMATH,
    power=0,
    effect=TheyChoose(THE_WINNER, (Steal(2, THAT_PLAYER), TakeInfluence(1, THAT_PLAYER))),
)

CARDS: Final[tuple[ClanCard, ...]] = (
    MASTER_PLAN,
    DIPLOMACY,
    CURFEW,
    MAJESTY,
    MASS_MANIPULATION,
    TYRANTS_GAZE,
    FORESTALL,
    READY,
    HUNT,
)
