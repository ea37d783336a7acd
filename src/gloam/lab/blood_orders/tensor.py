"""The table of Blood Orders as numbers, from what one seat may know."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    KINDS,
    LOCATION,
    LOCATIONS,
    NUMBER,
    NUMBERS,
    QUARTERS,
    RITUAL,
    RITUALS,
    VICTIM_COUNT,
    VICTIMS,
)
from gloam.blood_orders.cleanup import LAST_DAY
from gloam.blood_orders.game import CODEC
from gloam.blood_orders.position import PHASES
from gloam.blood_orders.rituals import MARKET
from gloam.blood_orders.scoring import INFLUENCE_A_POINT
from gloam.blood_orders.setup import COLOURS
from gloam.core.question import Question
from gloam.lab.frameworks.tensors import Field, Layout, Sheet, Tensor, View, named

QUESTIONS: Final = tuple([name for name in CODEC.makers if name.startswith("Ask")])
HELD: Final = LOCATION  # kinds of cards that can be in a hand
PILES_LEFT: Final = ("rituals_left", "victims_left", "bleeders_left", "elders_left", "reshuffles")
AMOUNTS: Final = ("blood", "influence", "points", "fear", "hand", "assigned", "unknown")
HELD_PILES: Final = ("torpor", "holds", "in_hand")
RITUAL_PILES: Final = ("rituals", "used")
QUARTER_AMOUNTS: Final = ("die", "night_blood", "night_influence")


def layout(seats: int) -> Layout:
    quarters = 4 if seats == 4 else 3
    kinds = len(KINDS)
    stack = (kinds * seats, seats + kinds)  # for each token from the bottom up: whose it is, and its kind if known
    return Layout(
        (
            Field("day", (LAST_DAY,)),
            Field("phase", (len(PHASES),)),
            Field("start", (seats,)),
            Field("resolving.kind", (kinds,)),
            Field("resolving.at", (quarters,)),
            Field("resolving.seat", (seats,)),
            Field("waiting_for", (seats,)),
            Field("market", (len(RITUALS),)),
            *[Field(name, (1,)) for name in PILES_LEFT],
            Field("discard", (HELD,)),
            Field("players.colour", (seats, len(COLOURS))),
            *[Field("players." + name, (seats,)) for name in AMOUNTS],
            Field("players.tokens", (seats,)),
            *[Field("players." + name, (seats, len(RITUALS))) for name in RITUAL_PILES],
            *[Field("players." + name, (seats, HELD)) for name in HELD_PILES],
            Field("players.orders", (seats, kinds, HELD)),
            Field("players.shown", (seats, kinds)),
            Field("players.place", (seats,)),
            Field("quarters.location", (quarters, len(LOCATIONS))),
            Field("quarters.victim", (quarters, VICTIM_COUNT)),
            *[Field("quarters." + name, (quarters,)) for name in QUARTER_AMOUNTS],
            Field("quarters.entrance", (quarters, *stack)),
            Field("quarters.spaces", (quarters, kinds, seats)),
            Field("altar", stack),
            Field("catacombs", stack),
            Field("you.hand", (HELD,)),
            Field("you.fed", (HELD,)),
            Field("you.dropped", (HELD,)),
            Field("you.plan.to", (kinds, quarters)),
            Field("you.plan.cards", (kinds, HELD)),
            Field("you.plan.symbols", (kinds,)),
            Field("you.tokens", (kinds,)),
            Field("you.answered", (1,)),
            Field("you.hand_limit", (1,)),
            Field("you.costs", (quarters,)),
            Field("question.what", (len(QUESTIONS),)),
            Field("question.card", (NUMBERS,)),
            Field("question.cards", (NUMBERS,)),
            Field("question.at", (quarters,)),
            Field("question.kind", (kinds,)),
            Field("question.cost", (1,)),
            Field("question.over", (1,)),
        )
    )


class BloodOrdersTensor(Tensor):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, layout(seats))
        self.quarters: Final = 4 if seats == 4 else 3

    def standing(self, view: View, seat: int) -> float:
        """What lies open: points, Rituals, influence, fear, and the Victims everyone knows to be held."""
        player = view["players"][seat]
        held = [NUMBER[card] for card in player["holds"] if NUMBER[card] < VICTIM_COUNT]
        cards = sum([VICTIMS[card].points for card in held])
        rituals = sum([RITUALS[NUMBER[card] - RITUAL].points for card in player["rituals"]])
        influence = player["influence"] // INFLUENCE_A_POINT
        return float(player["points"] + cards + rituals + influence + player["fear_points"])

    def write(self, sheet: Sheet, view: View, question: Question | None) -> None:
        self.common(sheet, view)
        for seat, player in enumerate(view["players"]):
            self.player(sheet, self.beside(seat, view), player)
        for place, quarter in enumerate(view["quarters"]):
            self.quarter(sheet, view, place, quarter)
        for name in ("altar", "catacombs"):
            self.stack(sheet, view, name, 0, view[name])
        if view["result"]:
            for seat, rank in enumerate(view["result"]["places"]):
                sheet.put("players.place", 1 / rank if rank else 0.0, self.beside(seat, view))
        if view["seat"] is not None:
            self.own(sheet, view)
        if question is not None:
            asked(sheet, question)

    def common(self, sheet: Sheet, view: View) -> None:
        if view["day"]:
            sheet.mark("day", view["day"] - 1)
        sheet.mark("phase", PHASES.index(view["phase"]))
        if view["start"] is not None:
            sheet.mark("start", self.beside(view["start"], view))
        if view["resolving"]:
            sheet.mark("resolving.kind", KINDS.index(view["resolving"]["kind"]))
            sheet.mark("resolving.at", QUARTERS.index(view["resolving"]["at"]))
            if view["resolving"]["seat"] is not None:
                sheet.mark("resolving.seat", self.beside(view["resolving"]["seat"], view))
        for seat in view["waiting_for"]:
            sheet.mark("waiting_for", self.beside(seat, view))
        for place, ritual in enumerate(view["market"]):
            sheet.put("market", (place + 1) / MARKET, NUMBER[ritual] - RITUAL)
        for name in PILES_LEFT:
            sheet.amount(name, view[name])
        for card in view["discard"]:
            sheet.add("discard", NUMBER[card])

    def player(self, sheet: Sheet, seat: int, player: View) -> None:
        if player["colour"]:
            sheet.mark("players.colour", seat * len(COLOURS) + COLOURS.index(player["colour"]))
        for name in AMOUNTS:
            sheet.amount("players." + name, player[name], seat)
        if player["tokens"] is not None:
            sheet.amount("players.tokens", player["tokens"], seat)
        for name in RITUAL_PILES:
            for card in player[name]:
                sheet.mark("players." + name, seat * len(RITUALS) + NUMBER[card] - RITUAL)
        for name in HELD_PILES:
            for card in player[name]:
                sheet.add("players." + name, seat * HELD + NUMBER[card])
        if player["orders"] is not None:
            for kind, name in enumerate(KINDS):
                sheet.amount("players.shown", player["shown"][name], seat * len(KINDS) + kind)
                for card in player["orders"][name]:
                    sheet.add("players.orders", (seat * len(KINDS) + kind) * HELD + NUMBER[card])

    def quarter(self, sheet: Sheet, view: View, place: int, quarter: View) -> None:
        if quarter["location"]:
            sheet.mark("quarters.location", place * len(LOCATIONS) + NUMBER[quarter["location"]] - LOCATION)
        if quarter["victim"]:
            sheet.mark("quarters.victim", place * VICTIM_COUNT + NUMBER[quarter["victim"]])
        for name in QUARTER_AMOUNTS:
            sheet.amount("quarters." + name, quarter[name], place)
        self.stack(sheet, view, "quarters.entrance", place, quarter["entrance"])
        for kind, name in enumerate(KINDS):
            for turn, seat in enumerate(quarter["spaces"][name]):
                spot = (place * len(KINDS) + kind) * self.seats + self.beside(seat, view)
                sheet.put("quarters.spaces", (turn + 1) / self.seats, spot)

    def stack(self, sheet: Sheet, view: View, name: str, place: int, tokens: list[View]) -> None:
        """Face-down tokens from the bottom up."""
        width = self.seats + len(KINDS)
        first = place * len(KINDS) * self.seats * width
        for height, token in enumerate(tokens):
            row = first + height * width
            sheet.mark(name, row + self.beside(token["seat"], view))
            if token["kind"]:
                sheet.mark(name, row + self.seats + KINDS.index(token["kind"]))

    def own(self, sheet: Sheet, view: View) -> None:
        you = view["you"]
        for name in ("hand", "fed", "dropped"):
            for card in you[name]:
                sheet.add("you." + name, NUMBER[card])
        for kind, name in enumerate(KINDS):
            if name in you["plan"]:
                self.plan(sheet, kind, you["plan"][name])
        for name in you["tokens"]:
            sheet.mark("you.tokens", KINDS.index(name))
        sheet.put("you.answered", float(you["answer"] is not None))
        sheet.amount("you.hand_limit", you["hand_limit"])
        for place, cost in you["costs"].items():
            sheet.amount("you.costs", cost, QUARTERS.index(place))

    def plan(self, sheet: Sheet, kind: int, planned: View) -> None:
        if planned["to"]:
            sheet.mark("you.plan.to", kind * self.quarters + QUARTERS.index(planned["to"]))
        sheet.amount("you.plan.symbols", planned["symbols"], kind)
        for card in planned["cards"]:
            sheet.add("you.plan.cards", kind * HELD + NUMBER[card])


def asked(sheet: Sheet, question: Question) -> None:
    sheet.mark("question.what", QUESTIONS.index(question.what))
    for card in named(question.facts, ("card",)):
        sheet.mark("question.card", NUMBER[card])
    for card in named(question.facts, ("chosen",)):
        sheet.mark("question.cards", NUMBER[card])
    for place in named(question.facts, ("at",)):
        sheet.mark("question.at", QUARTERS.index(place))
    for kind in named(question.facts, ("kind",)):
        sheet.mark("question.kind", KINDS.index(kind))
    for name in ("cost", "over"):
        for amount in named(question.facts, (name,)):
            sheet.amount("question." + name, amount)
