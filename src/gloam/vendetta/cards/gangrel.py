"""Gangrel: Blood moves between Pool, Positions and Bank, and turns into Power."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import May
from gloam.vendetta.abilities import WhenOpponentPlaysHere
from gloam.vendetta.catalogue import AFTERMATH, CONFLICT, PASSIVE, PREPARATION, RULEBOOK, ClanCard
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import Exchange, MoveHalfBlood, PutBlood, ReturnBlood
from gloam.vendetta.hits import Steal, TakeHalfDeployed
from gloam.vendetta.power import BloodWorth, HalveRivals

EARTH_MELD: Final = ClanCard("GA01", "Earth Meld", AFTERMATH, power=1, effect=ReturnBlood())

WOLF_COMPANION: Final = ClanCard("GA02", "Wolf Companion", CONFLICT, power=2, provenance=RULEBOOK, counts=HalveRivals())

FERAL_WEAPONS: Final = ClanCard("GA03", "Feral Weapons", CONFLICT, power=1, counts=BloodWorth(2))

POWER_OF_THE_PACK: Final = ClanCard(
    "GA04", "Power of the Pack", PREPARATION, power=2, effect=TakeHalfDeployed(to_pool=True, who=EACH_RIVAL)
)

FEARLESS: Final = ClanCard("GA05", "Fearless", PREPARATION, power=3, effect=May(Exchange(more=2)))

ON_THE_PROWL: Final = ClanCard("GA06", "On the Prowl", PASSIVE, power=3, ability=WhenOpponentPlaysHere(blood=1))

MIST_FORM: Final = ClanCard("GA07", "Mist Form", AFTERMATH, power=2, effect=MoveHalfBlood())

READY: Final = ClanCard("GA08", "Ready", PREPARATION, power=0, effect=PutBlood(2))

HUNT: Final = ClanCard("GA09", "Hunt", AFTERMATH, power=0, effect=Steal(1, EACH_RIVAL))

CARDS: Final[tuple[ClanCard, ...]] = (
    EARTH_MELD,
    WOLF_COMPANION,
    FERAL_WEAPONS,
    POWER_OF_THE_PACK,
    FEARLESS,
    ON_THE_PROWL,
    MIST_FORM,
    READY,
    HUNT,
)
