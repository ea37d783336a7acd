"""Every step and question of the game, so that a docket can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import cards
from gloam.blood_orders.cleanup import AskFeed, Cleanup, Feed, Feeding, NewAct, NextDay, Refill
from gloam.blood_orders.days import Day
from gloam.blood_orders.effects import (
    AskCatacombs,
    AskDiscard,
    AskOpponent,
    AskRecover,
    CityEffect,
    OpponentEffect,
    Recover,
    TakeCatacombs,
)
from gloam.blood_orders.orders import AskEnd, AskTurn, NextTurn, OrderPhase
from gloam.blood_orders.planning import AskPlan, Lock, Planning
from gloam.blood_orders.quarters import AskMix, AskQuarter, AskShift, QuarterEffect, ShiftDieUpTo, TakeFromNight
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
from gloam.blood_orders.spelling import WORDS
from gloam.blood_orders.tokens import (
    AddToOrder,
    AskAdd,
    AskGiveUp,
    AskLook,
    AskMoveOwn,
    AskMoveTo,
    AskOrder,
    LookAtToken,
    MoveOwnOrder,
    OrderEffect,
)
from gloam.core.choices import AskMay, AskWhich, ChooseOne, GoOn, InOrder, May, Resolve
from gloam.core.codec import Codec
from gloam.core.effect import Effect
from gloam.core.step import Step

# What each is made of, in order.
STEPS: Final[dict[type[Step], str]] = {
    AskAct: "seat token quarter",
    AskAdd: "effect (seat place source target?)",
    AskCatacombs: "effect (seat place source target?) left",
    AskColour: "seat",
    AskDiscard: "effect (seat place source target?)",
    AskEnd: "seat",
    AskFeed: "seat",
    AskGiveUp: "seat token",
    AskLook: "effect (seat place source target?)",
    AskMay: "effect (seat place source target?)",
    AskMix: "effect (seat place source target?)",
    AskMoveOwn: "effect (seat place source target?)",
    AskMoveTo: "seat token",
    AskOpponent: "effect (seat place source target?)",
    AskOrder: "effect (seat place source target?)",
    AskPlan: "seat",
    AskQuarter: "effect (seat place source target?)",
    AskRecover: "effect (seat place source target?) left",
    AskRitual: "seat",
    AskShift: "effect (seat place source target?)",
    AskShow: "seat ritual victims",
    AskTurn: "seat",
    AskWhich: "effect (seat place source target?)",
    CheckNight: "kind quarter",
    Cleanup: "",
    Contest: "kind quarter",
    Day: "",
    Feed: "",
    Feeding: "",
    GoOn: "effect (seat place source target) done",
    LayOut: "",
    Lock: "",
    NewAct: "",
    NextDay: "",
    NextTurn: "turn",
    OrderPhase: "",
    Planning: "",
    Refill: "",
    Resolve: "effect (seat place source target)",
    ResolveOrder: "token quarter",
    ResolveSpace: "kind quarter",
    Reveal: "",
    Score: "",
    SetUp: "",
    TakeVictim: "token quarter",
    Triggers: "seat event",
}

# The effects that each carries out.
EFFECTS: Final[dict[type[Step], type[Effect]]] = {
    AskAdd: AddToOrder,
    AskCatacombs: TakeCatacombs,
    AskDiscard: CityEffect,
    AskLook: LookAtToken,
    AskMay: May,
    AskMix: TakeFromNight,
    AskMoveOwn: MoveOwnOrder,
    AskOpponent: OpponentEffect,
    AskOrder: OrderEffect,
    AskQuarter: QuarterEffect,
    AskRecover: Recover,
    AskShift: ShiftDieUpTo,
    AskWhich: ChooseOne,
    GoOn: InOrder,
}


def make_codec() -> Codec:
    codec = Codec(STEPS, EFFECTS, WORDS)
    for victim in cards.VICTIMS:
        codec.add(victim.id, victim)
    for location in cards.LOCATIONS:
        codec.add(location.id, location)
    for ritual in cards.RITUALS:
        codec.add(ritual.id, ritual)
    codec.add("CATACOMBS", TakeCatacombs(1))
    return codec
