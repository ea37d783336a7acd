"""Wraiths, graves and whatever else the Hecata play."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.rivals.catalogue import (
    ACTION,
    ATTACK,
    DAMAGE,
    HECATA,
    MENTAL,
    MORTAL,
    OBLIVION,
    PHYSICAL,
    SOCIAL,
    WRAITH,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Cards, some
from gloam.rivals.effects import Choose, ChooseFoe, ForEach, gains
from gloam.rivals.graves import CastBeside, DigUp, Possess, RecruitAsleep
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DRAW, GAIN_PRESTIGE
from gloam.rivals.which import (
    ATTACKER,
    CHOSEN,
    CHOSEN_ASLEEP,
    CITY_ASHES,
    COTERIE,
    IN_STREET,
    ON_THIS,
    READY,
    YOUR_RITUALS,
    Which,
)

OUTSIDE: Final = Which(COTERIE, place=IN_STREET)
TARGET_HIT: Final = Which(ATTACKER)

EARLY_GRAVE: Final = Card("sas-early-grave", "Early Grave", ACTION, play=RecruitAsleep(HECATA))
GRAVE_ROBBING: Final = Card(
    "sas-grave-robbing", "Grave Robbing", ACTION, HECATA,
    play=InOrder((gains(DRAW), ChooseFoe(ForEach(Cards(Which(CHOSEN_ASLEEP)), ChooseOne((
        gains(DRAW), gains(GAIN_PRESTIGE)))), anyone=True))),
)  # fmt: skip
GRAVEYARD_SMASH: Final = Card(
    "sas-graveyard-smash", "Graveyard Smash", ATTACK, potency=3, types=PHYSICAL, superficial=True,
    texts=(Plus(DAMAGE, Cards(Which(CITY_ASHES, MORTAL)), TARGET_HIT),),
)  # fmt: skip
ITS_YOUR_FUNERAL: Final = Card(
    "sas-its-your-funeral", "It's Your Funeral", ATTACK, potency=4, types=SOCIAL, damage=1,
    texts=(Plus(DAMAGE, Cards(Which(YOUR_RITUALS)), TARGET_HIT),),
)  # fmt: skip
LIVING_SHADOW: Final = Card(
    "sas-living-shadow", "Living Shadow", ATTACK, potency=2, types=MENTAL, targeted=True, targeted_with=OBLIVION,
    texts=(Plus(DAMAGE, Cards(Which(ON_THIS, WRAITH)), TARGET_HIT),),
)  # fmt: skip
NECROMANCY: Final = Card("sas-necromancy", "Necromancy", ACTION, HECATA, play=DigUp(MORTAL, CastBeside(2)))
SPECTRAL_POSSESSION: Final = Card(
    "sas-spectral-possession", "Spectral Possession", ACTION, HECATA, needs=some(OUTSIDE),
    play=Choose(Which(ON_THIS, WRAITH, state=READY), InOrder((
        Tire(Which(CHOSEN)), Choose(OUTSIDE, Possess())))),
)  # fmt: skip

SPIRITS: Final[tuple[Card, ...]] = (
    EARLY_GRAVE, GRAVE_ROBBING, GRAVEYARD_SMASH, ITS_YOUR_FUNERAL, LIVING_SHADOW, NECROMANCY, SPECTRAL_POSSESSION,
)  # fmt: skip
