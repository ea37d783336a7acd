"""Every step and question of the game, so that a docket can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import AskMay, AskWhich, ChooseOne, GoOn, InOrder, May, Resolve
from gloam.core.codec import Codec
from gloam.core.effect import Effect
from gloam.core.step import Step
from gloam.vendetta import cards
from gloam.vendetta.acting import Act
from gloam.vendetta.auction import AskBid, AskTurnOneDown, PayBids, SettleAuction
from gloam.vendetta.conflict import AskAddToTotal, AskSpare, Conflict, Rank, Reward, RewardInfluence, Totals
from gloam.vendetta.effects import AskAmount, AskWhere, DeployFromPool, MoveHalfBlood
from gloam.vendetta.frenzy import AskInsteadOfDraining, DrainInFrenzy, Frenzy
from gloam.vendetta.hand_building import AskKeep, HandBuilding
from gloam.vendetta.hits import AskChoice, AskTeammate, Hit, Strike, TheyChoose
from gloam.vendetta.immunity import AskPickCard, PickCardAgainst
from gloam.vendetta.planning import AskBlood, AskEnd, AskPlace, AskTurn, NextTurn, Planning, PlanningEnd
from gloam.vendetta.playing import AskReaction, React, Retaliate
from gloam.vendetta.relics import AskRelic, RelicsAtResolution
from gloam.vendetta.resolution import (
    Activate,
    AskOrder,
    AskTakeBackBlood,
    Begin,
    LocationDone,
    ResolveLocation,
    Revelation,
    Window,
)
from gloam.vendetta.rounds import (
    AskShuffle,
    EndRound,
    Feed,
    GoShort,
    LocationSetup,
    Resolution,
    Score,
    ShuffleBack,
    StartRound,
)
from gloam.vendetta.setup import AskClan, AskOfferedRelic, ClansChosen, DealOut, SetUp
from gloam.vendetta.spelling import WORDS
from gloam.vendetta.turning import AskReveal, AskTakeBack, AskTurnDown, TakeBackCards, TurnDownCards
from gloam.vendetta.whole_hands import AskPlayNext, AskRival, PlayAll, PlayTheirHand
from gloam.vendetta.withdraw import (
    AskChangePick,
    AskCloak,
    AskWithdraw,
    CarryOutPicks,
    ShowPicks,
    Withdraw,
    WithdrawSeat,
)

# What each is made of, in order.
STEPS: Final[dict[type[Step], str]] = {
    Act: "seat card location effect",
    Activate: "moment location",
    AskAddToTotal: "seat",
    AskAmount: "effect (seat place source target?)",
    AskBid: "seat card",
    AskBlood: "seat location",
    AskChangePick: "seat",
    AskChoice: "effect seat seat place source",
    AskClan: "seat",
    AskCloak: "seat location flag",
    AskEnd: "seat",
    AskInsteadOfDraining: "seat",
    AskKeep: "seat",
    AskMay: "effect (seat place source target?)",
    AskOfferedRelic: "seat",
    AskOrder: "seat moment location",
    AskPickCard: "effect (seat place source target?)",
    AskPlace: "seat card",
    AskPlayNext: "seat seat location",
    AskReaction: "seat seat card location flag reactions",
    AskRelic: "seat",
    AskReveal: "seat seat location card card amount",
    AskRival: "effect (seat place source target?)",
    AskShuffle: "seat",
    AskSpare: "seat card",
    AskTakeBack: "effect (seat location card target?) cards",
    AskTakeBackBlood: "seat location",
    AskTeammate: "effect (seat place source target)",
    AskTurn: "seat",
    AskTurnDown: "effect (seat place source target?)",
    AskTurnOneDown: "seat location card",
    AskWhere: "effect (seat place source target?)",
    AskWhich: "effect (seat place source target?)",
    AskWithdraw: "seat",
    Begin: "location step",
    CarryOutPicks: "location",
    ClansChosen: "",
    Conflict: "location",
    DealOut: "",
    DrainInFrenzy: "seat",
    EndRound: "",
    Feed: "",
    Frenzy: "seat target place",
    GoOn: "effect (target place source target) done",
    GoShort: "seat amount",
    HandBuilding: "",
    LocationDone: "location",
    LocationSetup: "",
    NextTurn: "seats turn",
    PayBids: "seat location card seats",
    Planning: "",
    PlanningEnd: "",
    PlayAll: "seat seat location",
    Rank: "location",
    React: "seat card location flag reactions",
    RelicsAtResolution: "",
    Resolution: "",
    Resolve: "effect (target place source target)",
    ResolveLocation: "location",
    Retaliate: "place",
    Revelation: "location",
    Reward: "seat location rank",
    RewardInfluence: "seat location rank",
    Score: "",
    SetUp: "",
    SettleAuction: "seat location card seats",
    ShowPicks: "location",
    ShuffleBack: "",
    StartRound: "round",
    Strike: "effect (target place source target) amount seats",
    Totals: "location",
    Window: "moment location",
    Withdraw: "location",
    WithdrawSeat: "seat location flag",
}

# The effects that each carries out.
EFFECTS: Final[dict[type[Step], type[Effect]]] = {
    AskAmount: DeployFromPool,
    AskChoice: TheyChoose,
    AskMay: May,
    AskPickCard: PickCardAgainst,
    AskRival: PlayTheirHand,
    AskTakeBack: TakeBackCards,
    AskTeammate: Hit,
    AskTurnDown: TurnDownCards,
    AskWhere: MoveHalfBlood,
    AskWhich: ChooseOne,
    GoOn: InOrder,
    Strike: Hit,
}


def make_codec() -> Codec:
    codec = Codec(STEPS, EFFECTS, WORDS)
    for card in cards.CLAN_CARDS:
        codec.add(card.id, card)
    for ally in cards.ALLIES:
        codec.add(ally.id, ally)
    for location_card in cards.LOCATION_CARDS:
        codec.add(location_card.id, location_card)
    for relic in cards.RELICS:
        codec.add(relic.id, relic)
    return codec
