"""The Relics of the variant."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.abilities import AddToTotal, ChangePick, InsteadOfDraining
from gloam.vendetta.catalogue import ALWAYS, BEFORE_YOUR_CARD, HOUSE, RESOLUTION_START, RULEBOOK, YOUR_TURN, Relic
from gloam.vendetta.counts import EACH_OPPONENT
from gloam.vendetta.hits import Steal
from gloam.vendetta.relics import BloodEverywhere, DiscardToken, LookAtLocation, ReturnDrained

ISAAC_CHALICE: Final = Relic("RE01", "The Isaac Chalice", RULEBOOK, 0, YOUR_TURN, effect=ReturnDrained())

SARGON_APOCRYPHA: Final = Relic(
    "RE02", "The Sargon Apocrypha", RULEBOOK, 2, RESOLUTION_START, effect=BloodEverywhere(1)
)

FERRYMANS_COIN: Final = Relic("RE03", "Ferryman's Coin", HOUSE, 1, ALWAYS, ability=InsteadOfDraining(blood=3))

SMOKED_GLASS_MIRROR: Final = Relic("RE04", "Smoked-Glass Mirror", HOUSE, 2, YOUR_TURN, effect=LookAtLocation())

ASHEN_CIRCLET: Final = Relic("RE05", "Ashen Circlet", HOUSE, 0, ALWAYS, ability=AddToTotal(power=3))

OATHBREAKERS_SEAL: Final = Relic("RE06", "Oathbreaker's Seal", HOUSE, 1, ALWAYS, ability=ChangePick())

LEDGER_OF_SMALL_DEBTS: Final = Relic(
    "RE07", "Ledger of Small Debts", HOUSE, 1, BEFORE_YOUR_CARD, effect=Steal(1, EACH_OPPONENT)
)

RELIQUARY_OF_CLEAN_BONE: Final = Relic("RE08", "Reliquary of Clean Bone", HOUSE, 1, YOUR_TURN, effect=DiscardToken())

CARDS: Final[tuple[Relic, ...]] = (
    ISAAC_CHALICE,
    SARGON_APOCRYPHA,
    FERRYMANS_COIN,
    SMOKED_GLASS_MIRROR,
    ASHEN_CIRCLET,
    OATHBREAKERS_SEAL,
    LEDGER_OF_SMALL_DEBTS,
    RELIQUARY_OF_CLEAN_BONE,
)
