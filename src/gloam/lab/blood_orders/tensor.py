"""The table of Blood Orders as numbers, from what one seat may know."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    IDS,
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
from gloam.lab.blood_orders.vocabulary import HELD_IDS, RITUAL_IDS
from gloam.lab.frameworks.tensors import TENS, Asked, Field, Layout, Part, Tensor, Values, View, count

QUESTIONS: Final = tuple([name for name in CODEC.makers if name.startswith("Ask")])
HELD: Final = LOCATION  # kinds of cards that can be in a hand
LOCATION_IDS: Final = IDS[LOCATION:RITUAL]
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
        self.starts: Final = self.layout.starts
        self.quarters: Final = QUARTERS[: 4 if seats == 4 else 3]
        self.common: Final = self.common_part()
        self.players: Final = [self.player_part(row) for row in range(seats)]
        self.orders: Final = [self.layout.marks("players.orders", HELD_IDS, row) for row in range(seats * len(KINDS))]
        self.city: Final = [self.quarter_part(row) for row in range(len(self.quarters))]
        self.own: Final = self.own_part()
        self.plans: Final = [self.plan_part(row) for row in range(len(KINDS))]
        self.asked: Final = self.question()

    # ---- where everything goes

    def amounts(self, names: tuple[str, ...], before: str = "", row: int = 0) -> dict[str, int]:
        return {name: self.starts[before + name] + row for name in names}

    def common_part(self) -> Part:
        marks = self.layout.marks
        words = {"day": marks("day", range(1, LAST_DAY + 1)), "phase": marks("phase", PHASES)}
        return Part(self.amounts(PILES_LEFT), words, piles={"discard": marks("discard", HELD_IDS)})

    def player_part(self, row: int) -> Part:
        marks = self.layout.marks
        return Part(
            self.amounts((*AMOUNTS, "tokens"), "players.", row),
            {"colour": marks("players.colour", COLOURS, row)},
            {name: marks("players." + name, RITUAL_IDS, row) for name in RITUAL_PILES},
            {name: marks("players." + name, HELD_IDS, row) for name in HELD_PILES},
        )

    def quarter_part(self, row: int) -> Part:
        location = self.layout.marks("quarters.location", LOCATION_IDS, row)
        victim = self.layout.marks("quarters.victim", HELD_IDS[:VICTIM_COUNT], row)
        amounts = self.amounts(QUARTER_AMOUNTS, "quarters.", row)
        return Part(amounts, {"location": location, "victim": victim})

    def own_part(self) -> Part:
        marks = self.layout.marks
        piles = {name: marks("you." + name, HELD_IDS) for name in ("hand", "fed", "dropped")}
        tokens = {"tokens": marks("you.tokens", KINDS)}
        return Part({"hand_limit": self.starts["you.hand_limit"]}, lists=tokens, piles=piles)

    def plan_part(self, row: int) -> Part:
        marks = self.layout.marks
        return Part(
            {"symbols": self.starts["you.plan.symbols"] + row},
            {"to": marks("you.plan.to", self.quarters, row)},
            piles={"cards": marks("you.plan.cards", HELD_IDS, row)},
        )

    def question(self) -> Asked:
        marks = self.layout.marks
        words = {
            "card": marks("question.card", IDS),
            "chosen": marks("question.cards", IDS),
            "at": marks("question.at", self.quarters),
            "kind": marks("question.kind", KINDS),
        }
        return Asked(marks("question.what", QUESTIONS), words, self.amounts(("cost", "over"), "question."))

    # ---- the numbers

    def standing(self, view: View, seat: int) -> float:
        """What lies open: points, Rituals, influence, fear, and the Victims everyone knows to be held."""
        player = view["players"][seat]
        held = [NUMBER[card] for card in player["holds"] if NUMBER[card] < VICTIM_COUNT]
        cards = sum([VICTIMS[card].points for card in held])
        rituals = sum([RITUALS[NUMBER[card] - RITUAL].points for card in player["rituals"]])
        influence = player["influence"] // INFLUENCE_A_POINT
        return float(player["points"] + cards + rituals + influence + player["fear_points"])

    def write(self, values: Values, view: View, question: Question | None) -> None:
        beside = self.seats_from(view)
        self.common.write(values, view)
        self.at_table(values, view, beside)
        for here, player in zip(beside, view["players"], strict=True):
            self.players[here].write(values, player)
            if player["orders"] is not None:
                self.revealed(values, here, player)
        for place, quarter in enumerate(view["quarters"]):
            self.quarter(values, place, quarter, beside)
        for name in ("altar", "catacombs"):
            self.stack(values, self.starts[name], view[name], beside)
        if view["seat"] is not None:
            self.hidden(values, view["you"])
        if question is not None:
            self.asked.write(values, question)

    def at_table(self, values: Values, view: View, beside: list[int]) -> None:
        starts = self.starts
        if view["start"] is not None:
            values[starts["start"] + beside[view["start"]]] = 1.0
        for seat in view["waiting_for"]:
            values[starts["waiting_for"] + beside[seat]] = 1.0
        for place, ritual in enumerate(view["market"]):
            values[starts["market"] + NUMBER[ritual] - RITUAL] = (place + 1) / MARKET
        space = view["resolving"]
        if space:
            values[starts["resolving.kind"] + KINDS.index(space["kind"])] = 1.0
            values[starts["resolving.at"] + QUARTERS.index(space["at"])] = 1.0
            if space["seat"] is not None:
                values[starts["resolving.seat"] + beside[space["seat"]]] = 1.0
        if view["result"]:
            for here, rank in zip(beside, view["result"]["places"], strict=True):
                values[starts["players.place"] + here] = 1 / rank if rank else 0.0

    def revealed(self, values: Values, seat: int, player: View) -> None:
        for kind, name in enumerate(KINDS):
            row = seat * len(KINDS) + kind
            values[self.starts["players.shown"] + row] = TENS[player["shown"][name]]
            marks = self.orders[row]
            for card in player["orders"][name]:
                count(values, marks[card])

    def quarter(self, values: Values, place: int, quarter: View, beside: list[int]) -> None:
        self.city[place].write(values, quarter)
        self.stack(values, self.starts["quarters.entrance"], quarter["entrance"], beside, place)
        for kind, seats in enumerate(quarter["spaces"].values()):
            if seats:
                first = self.starts["quarters.spaces"] + (place * len(KINDS) + kind) * self.seats
                for turn, seat in enumerate(seats):
                    values[first + beside[seat]] = (turn + 1) / self.seats

    def stack(self, values: Values, start: int, tokens: list[View], beside: list[int], place: int = 0) -> None:
        """Face-down tokens from the bottom up."""
        width = self.seats + len(KINDS)
        row = start + place * len(KINDS) * self.seats * width
        for token in tokens:
            values[row + beside[token["seat"]]] = 1.0
            if token["kind"]:
                values[row + self.seats + KINDS.index(token["kind"])] = 1.0
            row += width

    def hidden(self, values: Values, you: View) -> None:
        """What only this seat knows of its own things."""
        self.own.write(values, you)
        for name, planned in you["plan"].items():
            self.plans[KINDS.index(name)].write(values, planned)
        if you["answer"] is not None:
            values[self.starts["you.answered"]] = 1.0
        for place, cost in you["costs"].items():
            values[self.starts["you.costs"] + QUARTERS.index(place)] = TENS[cost]
