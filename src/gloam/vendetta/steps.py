"""Every step and question of the game, so that a docket can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import AskMay, AskWhich, GoOn, Resolve
from gloam.core.codec import Codec
from gloam.vendetta import cards
from gloam.vendetta.conflict import AskAddToTotal, AskSpare, Conflict, Rank, Reward, RewardInfluence, Totals
from gloam.vendetta.effects import AskAmount, AskWhere
from gloam.vendetta.frenzy import AskInsteadOfDraining, DrainInFrenzy, Frenzy
from gloam.vendetta.hand_building import AskKeep, HandBuilding
from gloam.vendetta.hits import AskChoice, AskTeammate, Strike
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
from gloam.vendetta.schemes import (
    Act,
    AskBid,
    AskPickCard,
    AskPlayNext,
    AskReveal,
    AskRival,
    AskTakeBack,
    AskTurnDown,
    AskTurnOneDown,
    PayBids,
    PlayAll,
    SettleAuction,
)
from gloam.vendetta.setup import AskClan, AskOfferedRelic, ClansChosen, DealOut, SetUp
from gloam.vendetta.withdraw import (
    AskChangePick,
    AskCloak,
    AskWithdraw,
    CarryOutPicks,
    ShowPicks,
    Withdraw,
    WithdrawSeat,
)

STEPS: Final = (
    Act,
    Activate,
    AskAddToTotal,
    AskAmount,
    AskBid,
    AskBlood,
    AskChangePick,
    AskChoice,
    AskClan,
    AskCloak,
    AskEnd,
    AskInsteadOfDraining,
    AskKeep,
    AskMay,
    AskOfferedRelic,
    AskOrder,
    AskPickCard,
    AskPlace,
    AskPlayNext,
    AskReaction,
    AskRelic,
    AskReveal,
    AskRival,
    AskShuffle,
    AskSpare,
    AskTakeBack,
    AskTakeBackBlood,
    AskTeammate,
    AskTurn,
    AskTurnDown,
    AskTurnOneDown,
    AskWhere,
    AskWhich,
    AskWithdraw,
    Begin,
    CarryOutPicks,
    ClansChosen,
    Conflict,
    DealOut,
    DrainInFrenzy,
    EndRound,
    Feed,
    Frenzy,
    GoOn,
    GoShort,
    HandBuilding,
    LocationDone,
    LocationSetup,
    NextTurn,
    PayBids,
    Planning,
    PlanningEnd,
    PlayAll,
    Rank,
    React,
    RelicsAtResolution,
    Resolution,
    Resolve,
    ResolveLocation,
    Retaliate,
    Revelation,
    Reward,
    RewardInfluence,
    Score,
    SetUp,
    SettleAuction,
    ShowPicks,
    ShuffleBack,
    StartRound,
    Strike,
    Totals,
    Window,
    Withdraw,
    WithdrawSeat,
)


def make_codec() -> Codec:
    codec = Codec(STEPS)
    for card in cards.CLAN_CARDS:
        codec.add(card.id, card)
    for ally in cards.ALLIES:
        codec.add(ally.id, ally)
    for location_card in cards.LOCATION_CARDS:
        codec.add(location_card.id, location_card)
    for relic in cards.RELICS:
        codec.add(relic.id, relic)
    return codec
