"""What the words of a card are made of, so that an effect that no card has can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Word
from gloam.vendetta.auction import Auction
from gloam.vendetta.conditions import AtHaven, FewestFaceUp, Rewarded, WithBloodHere, Won
from gloam.vendetta.counts import (
    AllCardsHere,
    BloodHere,
    BloodThatLeft,
    CardsTakenBack,
    EachOpponent,
    EachOpponentWithoutCardHere,
    EachRival,
    Half,
    RivalsHere,
    RoundNumber,
    ThatPlayer,
    TheWinner,
    YourAlliance,
    YourCardsHere,
    YourPool,
)
from gloam.vendetta.effects import (
    DeployFromPool,
    DrawToHand,
    Exchange,
    Gain,
    GainUpTo,
    MoveHalfBlood,
    MoveThisToHaven,
    PutBlood,
    ReturnBlood,
    Spend,
    TakeVictim,
    TurnThisDown,
    WithdrawHere,
)
from gloam.vendetta.hits import Lose, RemoveDeployed, SkipSteps, Steal, TakeHalfDeployed, TakeInfluence, TheyChoose
from gloam.vendetta.immunity import PickCardAgainst
from gloam.vendetta.relics import BloodEverywhere, DiscardToken, LookAtLocation, ReturnDrained
from gloam.vendetta.turning import RevealForBlood, TakeBackCards, TurnDownCards
from gloam.vendetta.whole_hands import PlayTheirHand, PlayTopCard, PlayYourHand

# What each is made of, in order.
WORDS: Final[dict[type[Word], str]] = {
    AllCardsHere: "",
    AtHaven: "",
    Auction: "",
    BloodEverywhere: "whole",
    BloodHere: "",
    BloodThatLeft: "",
    CardsTakenBack: "",
    DeployFromPool: "number",
    DiscardToken: "",
    DrawToHand: "",
    EachOpponent: "",
    EachOpponentWithoutCardHere: "",
    EachRival: "",
    Exchange: "whole",
    FewestFaceUp: "",
    Gain: "number",
    GainUpTo: "whole whole",
    Half: "count",
    LookAtLocation: "",
    Lose: "number blood|influence who",
    MoveHalfBlood: "",
    MoveThisToHaven: "",
    PickCardAgainst: "",
    PlayTheirHand: "",
    PlayTopCard: "",
    PlayYourHand: "",
    PutBlood: "whole",
    RemoveDeployed: "number who",
    ReturnBlood: "",
    ReturnDrained: "",
    RevealForBlood: "whole",
    Rewarded: "",
    RivalsHere: "",
    RoundNumber: "",
    SkipSteps: "",
    Spend: "number",
    Steal: "number who",
    TakeBackCards: "effect",
    TakeHalfDeployed: "flag who",
    TakeInfluence: "whole who",
    TakeVictim: "",
    ThatPlayer: "",
    TheWinner: "",
    TheyChoose: "who effects",
    TurnDownCards: "whole",
    TurnThisDown: "",
    WithBloodHere: "",
    WithdrawHere: "",
    Won: "",
    YourAlliance: "",
    YourCardsHere: "",
    YourPool: "",
}
