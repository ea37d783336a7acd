"""Tremere: strong effects paid in Blood, strongest with an almost empty Pool."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, May
from gloam.vendetta.abilities import BloodStaysHere, InsteadOfDrainingHere, WhenYouBleedHere
from gloam.vendetta.catalogue import AFTERMATH, CONFLICT, PASSIVE, PREPARATION, RULEBOOK, ClanCard
from gloam.vendetta.counts import BLOOD_THAT_LEFT, EACH_RIVAL, HALF_YOUR_POOL, YOUR_POOL
from gloam.vendetta.effects import GainUpTo, Spend, TurnThisDown
from gloam.vendetta.hits import BLOOD, Lose, Steal, TakeHalfDeployed
from gloam.vendetta.power import Plus

FOCUS_FROM_HUNGER: Final = ClanCard("TR01", "Focus from Hunger", CONFLICT, power=9, counts=Plus(-1, per=YOUR_POOL))

ANCIENT_ARTIFACTS: Final = ClanCard(
    "TR02",
    "Ancient Artifacts",
    PREPARATION,
    power=6,
    effect=ChooseOne((Spend(HALF_YOUR_POOL), TurnThisDown())),
)

THEFT_OF_VITAE: Final = ClanCard("TR03", "Theft of Vitae", PREPARATION, power=3, effect=GainUpTo(pool=7, otherwise=1))

DARK_PACT: Final = ClanCard("TR04", "Dark Pact", PASSIVE, power=1, ability=BloodStaysHere())

CAULDRON_OF_BLOOD: Final = ClanCard(
    "TR05",
    "Cauldron of Blood",
    AFTERMATH,
    power=3,
    provenance=RULEBOOK,
    effect=May(Spend(HALF_YOUR_POOL), then=Lose(4, BLOOD, EACH_RIVAL)),
)

RETALIATION: Final = ClanCard(
    "TR06",
    "Retaliation",
    PASSIVE,
    power=2,
    ability=WhenYouBleedHere(then=Lose(BLOOD_THAT_LEFT, BLOOD, EACH_RIVAL)),
)

ARCANE_DRAIN: Final = ClanCard(
    "TR07",
    "Arcane Drain",
    PREPARATION,
    power=2,
    effect=May(Spend(HALF_YOUR_POOL), then=TakeHalfDeployed(to_pool=True, who=EACH_RIVAL)),
)

READY: Final = ClanCard("TR08", "Ready", CONFLICT, power=1, ability=InsteadOfDrainingHere(blood=1))

HUNT: Final = ClanCard("TR09", "Hunt", AFTERMATH, power=1, effect=May(Spend(1), then=Steal(1, EACH_RIVAL)))

CARDS: Final[tuple[ClanCard, ...]] = (
    FOCUS_FROM_HUNGER,
    ANCIENT_ARTIFACTS,
    THEFT_OF_VITAE,
    DARK_PACT,
    CAULDRON_OF_BLOOD,
    RETALIATION,
    ARCANE_DRAIN,
    READY,
    HUNT,
)
