"""Malkavian: cards from odd places, hidden Power, bids and sudden retreats."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.auction import Auction
from gloam.vendetta.catalogue import AFTER_REVELATION, AFTERMATH, CONFLICT, PASSIVE, PREPARATION, ClanCard
from gloam.vendetta.conditions import FewestFaceUp
from gloam.vendetta.counts import CARDS_TAKEN_BACK, EACH_RIVAL, YOUR_CARDS_HERE
from gloam.vendetta.hits import Steal
from gloam.vendetta.power import Plus
from gloam.vendetta.turning import TakeBackCards, TurnDownCards
from gloam.vendetta.whole_hands import PlayTheirHand, PlayTopCard, PlayYourHand

MESMERIZE: Final = ClanCard("MA01", "Mesmerize", PREPARATION, power=3, effect=PlayTheirHand())

AUCTION_OF_BLOOD: Final = ClanCard(
    "MA02", "Auction of Blood", PASSIVE, power=2, moment=AFTER_REVELATION, effect=Auction()
)

MADNESS_NETWORK: Final = ClanCard("MA03", "Madness Network", PREPARATION, power=2, effect=PlayYourHand())

SHADOW_STRIKE: Final = ClanCard("MA04", "Shadow Strike", CONFLICT, power=3, counts=Plus(2, when=FewestFaceUp()))

CHAOS: Final = ClanCard(
    "MA05", "Chaos", PREPARATION, power=2, effect=TakeBackCards(then=Steal(CARDS_TAKEN_BACK, EACH_RIVAL))
)

MALKAVS_BANE: Final = ClanCard("MA06", "Malkav's Bane", PASSIVE, power=2, moment=AFTER_REVELATION, effect=PlayTopCard())

MINDLESS_ASSAULT: Final = ClanCard("MA07", "Mindless Assault", PREPARATION, power=3, effect=TurnDownCards(power=4))

READY: Final = ClanCard("MA08", "Ready", CONFLICT, power=0, counts=Plus(1, per=YOUR_CARDS_HERE))

HUNT: Final = ClanCard("MA09", "Hunt", AFTERMATH, power=0, effect=Steal(1, EACH_RIVAL))

CARDS: Final[tuple[ClanCard, ...]] = (
    MESMERIZE,
    AUCTION_OF_BLOOD,
    MADNESS_NETWORK,
    SHADOW_STRIKE,
    CHAOS,
    MALKAVS_BANE,
    MINDLESS_ASSAULT,
    READY,
    HUNT,
)
