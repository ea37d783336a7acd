"""Brujah: big numbers and heavy blood loss for everyone nearby."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.vendetta.abilities import FrenzyOfRivalHere, WhenOpponentPlaysElsewhere
from gloam.vendetta.catalogue import AFTERMATH, CONFLICT, PASSIVE, PREPARATION, RULEBOOK, ClanCard
from gloam.vendetta.conditions import WON, WithBloodHere
from gloam.vendetta.counts import BLOOD_HERE, EACH_RIVAL, ROUND_NUMBER, THAT_PLAYER, YOUR_CARDS_HERE, Half
from gloam.vendetta.hits import BLOOD, Lose, Steal
from gloam.vendetta.power import Plus

BLOODY_FURY: Final = ClanCard(
    "BR01", "Bloody Fury", CONFLICT, power=6, provenance=RULEBOOK, counts=Plus(-2, when=WithBloodHere())
)

PUNKS_POSSE: Final = ClanCard("BR02", "Punk's Posse", CONFLICT, power=0, counts=Plus(2, per=YOUR_CARDS_HERE))

CHALLENGE: Final = ClanCard(
    "BR03",
    "Challenge",
    PASSIVE,
    power=4,
    provenance=RULEBOOK,
    ability=WhenOpponentPlaysElsewhere(then=Lose(1, BLOOD, THAT_PLAYER)),
)

FIST_OF_CAINE: Final = ClanCard(
    "BR04", "Fist of Caine", AFTERMATH, power=4, provenance=RULEBOOK, effect=Lose(ROUND_NUMBER, BLOOD, EACH_RIVAL)
)

FUCK_THE_SYSTEM: Final = ClanCard(
    "BR05", "F*ck the System", AFTERMATH, power=3, effect=Lose(Either(WON, 4, otherwise=2), BLOOD, EACH_RIVAL)
)

EARTHSHOCK: Final = ClanCard("BR06", "Earthshock", AFTERMATH, power=2, effect=Lose(Half(BLOOD_HERE), BLOOD, EACH_RIVAL))

SHOW_OF_FORCE: Final = ClanCard(
    "BR07", "Show of Force", PREPARATION, power=3, provenance=RULEBOOK, effect=Steal(1, EACH_RIVAL)
)

READY: Final = ClanCard("BR08", "Ready", PASSIVE, power=1, ability=FrenzyOfRivalHere(influence=1))

HUNT: Final = ClanCard("BR09", "Hunt", AFTERMATH, power=0, effect=Steal(1, EACH_RIVAL))

CARDS: Final[tuple[ClanCard, ...]] = (
    BLOODY_FURY,
    PUNKS_POSSE,
    CHALLENGE,
    FIST_OF_CAINE,
    FUCK_THE_SYSTEM,
    EARTHSHOCK,
    SHOW_OF_FORCE,
    READY,
    HUNT,
)
