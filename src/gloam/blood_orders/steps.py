"""Every step and question of the game, so that a docket can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import cards
from gloam.blood_orders.cleanup import AskFeed, Cleanup, Feed, Feeding, NewAct, NextDay, Refill
from gloam.blood_orders.days import Day
from gloam.blood_orders.effects import AskCatacombs, AskDiscard, AskOpponent, AskRecover, TakeCatacombs
from gloam.blood_orders.orders import AskEnd, AskTurn, NextTurn, OrderPhase
from gloam.blood_orders.planning import AskPlan, Lock, Planning
from gloam.blood_orders.quarters import AskMix, AskQuarter, AskShift
from gloam.blood_orders.resolution import (
    AskAct,
    CheckNight,
    Contest,
    ResolveOrder,
    ResolveSpace,
    Reveal,
    TakeVictim,
    Triggers,
)
from gloam.blood_orders.rituals import AskRitual, AskShow
from gloam.blood_orders.scoring import Score
from gloam.blood_orders.setup import AskColour, LayOut, SetUp
from gloam.blood_orders.tokens import AskAdd, AskGiveUp, AskLook, AskMoveOwn, AskMoveTo, AskOrder
from gloam.core.choices import AskMay, AskWhich, GoOn, Resolve
from gloam.core.codec import Codec

STEPS: Final = (
    AskAct,
    AskAdd,
    AskCatacombs,
    AskColour,
    AskDiscard,
    AskEnd,
    AskFeed,
    AskGiveUp,
    AskLook,
    AskMay,
    AskMix,
    AskMoveOwn,
    AskMoveTo,
    AskOpponent,
    AskOrder,
    AskPlan,
    AskQuarter,
    AskRecover,
    AskRitual,
    AskShift,
    AskShow,
    AskTurn,
    AskWhich,
    CheckNight,
    Cleanup,
    Contest,
    Day,
    Feed,
    Feeding,
    GoOn,
    LayOut,
    Lock,
    NewAct,
    NextDay,
    NextTurn,
    OrderPhase,
    Planning,
    Refill,
    Resolve,
    ResolveOrder,
    ResolveSpace,
    Reveal,
    Score,
    SetUp,
    TakeVictim,
    Triggers,
)


def make_codec() -> Codec:
    codec = Codec(STEPS)
    for victim in cards.VICTIMS:
        codec.add(victim.id, victim)
    for location in cards.LOCATIONS:
        codec.add(location.id, location)
    for ritual in cards.RITUALS:
        codec.add(ritual.id, ritual)
    codec.add("CATACOMBS", TakeCatacombs(1))
    return codec
