"""The Location cards of the variant."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.abilities import (
    FaceDownCostHere,
    FirstBloodHere,
    FrenzyHere,
    NoPreparation,
    TakeBackWhenDone,
    ThirdTakesVictim,
    WithdrawToll,
)
from gloam.vendetta.catalogue import HOUSE, RULEBOOK, LocationCard
from gloam.vendetta.counts import THAT_PLAYER
from gloam.vendetta.hits import BLOOD, Lose

SUCCUBUS_CLUB: Final = LocationCard("LO01", "Succubus Club", RULEBOOK, TakeBackWhenDone(blood=3))

THE_COLLAR: Final = LocationCard("LO02", "The Collar", RULEBOOK, FrenzyHere(influence=1))

ASHLAND_BLOOD_BANK: Final = LocationCard("LO03", "Ashland Blood Bank", HOUSE, FirstBloodHere(blood=1))

BLACKOUT_UNDERPASS: Final = LocationCard("LO04", "Blackout Underpass", HOUSE, FaceDownCostHere(-1))

HUSHED_ELYSIUM: Final = LocationCard("LO05", "Hushed Elysium", HOUSE, NoPreparation())

TOLL_BRIDGE: Final = LocationCard("LO06", "Toll Bridge", HOUSE, WithdrawToll(then=Lose(1, BLOOD, THAT_PLAYER)))

CHARNEL_MARKET: Final = LocationCard("LO07", "Charnel Market", HOUSE, ThirdTakesVictim())

CARDS: Final[tuple[LocationCard, ...]] = (
    SUCCUBUS_CLUB,
    THE_COLLAR,
    ASHLAND_BLOOD_BANK,
    BLACKOUT_UNDERPASS,
    HUSHED_ELYSIUM,
    TOLL_BRIDGE,
    CHARNEL_MARKET,
)
