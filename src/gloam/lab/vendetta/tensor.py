"""Vendetta's table as numbers, from what one seat may know."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.lab.frameworks.tensors import TENS, Asked, Field, Layout, Marks, Part, Tensor, Values, View
from gloam.lab.vendetta.vocabulary import ALLY_IDS, CLAN_IDS, LOCATION_IDS, PLACES, RELIC_IDS
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    IDS,
    LOCATION_CARDS,
    NUMBER,
    NUMBERS,
    RELIC,
    RELICS,
)
from gloam.vendetta.game import CODEC, VENDETTA
from gloam.vendetta.position import PHASES, STEP_NAMES
from gloam.vendetta.rounds import LAST_ROUND

QUESTIONS: Final = tuple([name for name in CODEC.makers if name.startswith("Ask")])
STEPS: Final = STEP_NAMES[1:]
PICKS: Final = ("stay", "withdraw", "withdrew")
REWARDED: Final = 3
AMOUNTS: Final = ("blood", "influence", "tokens_up", "tokens_down", "hand", "drawn", "deck", "to_shuffle")
CLAIMS: Final = ("out", "relic_used", "skips")
PILES: Final = ("hand", "drawn", "in_deck")


def layout(seats: int) -> Layout:
    places = 3 if seats < 5 else 4
    allies = len(ALLIES)
    return Layout(
        (
            Field("variants", (len(VENDETTA.variants),)),
            Field("round", (LAST_ROUND,)),
            Field("phase", (len(PHASES),)),
            Field("step", (len(STEPS),)),
            Field("resolving", (places,)),
            Field("rewards", (REWARDED,)),
            Field("ambition", (seats,)),
            Field("waiting_for", (seats,)),
            Field("victims_left", (1,)),
            Field("allies_left", (1,)),
            Field("allies_gone", (allies,)),
            Field("clans_offered", (len(CLANS),)),
            Field("relics_offered", (len(RELICS),)),
            Field("players.clan", (seats, len(CLANS))),
            Field("players.team_mate", (seats,)),
            *[Field("players." + name, (seats,)) for name in CLAIMS + AMOUNTS],
            Field("players.alliance", (seats, allies)),
            Field("players.drained", (seats, allies)),
            Field("players.relic", (seats, len(RELICS))),
            Field("players.pick", (seats, len(PICKS))),
            Field("players.holds", (seats, CLAN_SIZE)),
            Field("players.surely_in_hand", (seats, CLAN_SIZE)),
            Field("players.may_be_away", (seats, CLAN_SIZE)),
            Field("players.place", (seats,)),
            Field("locations.ally", (places, allies)),
            Field("locations.card", (places, len(LOCATION_CARDS))),
            Field("positions.blood", (places, seats)),
            Field("positions.power", (places, seats)),
            Field("positions.hidden", (places, seats)),
            Field("cards.at", (CLAN_CARDS, places)),
            Field("cards.seat", (CLAN_CARDS, seats)),
            Field("cards.up", (CLAN_CARDS,)),
            *[Field("you." + name, (CLAN_CARDS,)) for name in PILES],
            Field("you.under_deck", (CLAN_CARDS,)),
            Field("you.answered", (1,)),
            Field("you.known_to", (CLAN_SIZE, seats)),
            Field("question.what", (len(QUESTIONS),)),
            Field("question.card", (NUMBERS,)),
            Field("question.cards", (NUMBERS,)),
            Field("question.at", (places,)),
            Field("question.seat", (seats,)),
            Field("question.amount", (1,)),
        )
    )


class VendettaTensor(Tensor):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, layout(seats))
        self.places: Final = (*PLACES[: 2 if seats < 5 else 3], PLACES[-1])
        self.starts: Final = self.layout.starts
        self.common: Final = self.common_part()
        self.players: Final = [self.player_part(row) for row in range(seats)]
        self.allies: Final = [self.layout.marks("locations.ally", ALLY_IDS, row) for row in range(len(self.places))]
        self.location_cards: Final = [
            self.layout.marks("locations.card", LOCATION_IDS, row) for row in range(len(self.places))
        ]
        self.own: Final = Part(lists={name: self.layout.marks("you." + name, CLAN_IDS) for name in PILES})
        self.asked: Final = [self.question(beside) for beside in self.beside]

    # ---- where everything goes

    def common_part(self) -> Part:
        marks = self.layout.marks
        return Part(
            {name: self.starts[name] for name in ("victims_left", "allies_left")},
            {
                "round": marks("round", range(1, LAST_ROUND + 1)),
                "phase": marks("phase", PHASES),
                "step": marks("step", STEPS),
                "resolving": marks("resolving", self.places),
            },
            {
                "variants": marks("variants", VENDETTA.variants),
                "allies_gone": marks("allies_gone", ALLY_IDS),
                "clans_offered": marks("clans_offered", CLANS),
                "relics_offered": marks("relics_offered", RELIC_IDS),
            },
        )

    def player_part(self, row: int) -> Part:
        marks = self.layout.marks
        words = {name: marks("players." + name, (True,), row) for name in CLAIMS}
        words["clan"] = marks("players.clan", CLANS, row)
        words["relic"] = marks("players.relic", RELIC_IDS, row)
        words["pick"] = marks("players.pick", PICKS, row)
        piles = {name: marks("players." + name, ALLY_IDS, row) for name in ("alliance", "drained")}
        held = {name: self.of_a_clan("players." + name, row) for name in ("holds", "surely_in_hand")}
        return Part({name: self.starts["players." + name] + row for name in AMOUNTS}, words, held, piles)

    def of_a_clan(self, name: str, row: int) -> Marks:
        """Cards of whichever clan, by their place in it."""
        first = self.starts[name] + row * CLAN_SIZE
        return {card: first + place % CLAN_SIZE for place, card in enumerate(CLAN_IDS)}

    def question(self, beside: list[int]) -> Asked:
        marks = self.layout.marks
        cards, places = marks("question.cards", IDS), marks("question.at", self.places)
        seats = {seat: self.starts["question.seat"] + here for seat, here in enumerate(beside)}
        words = {
            "card": marks("question.card", IDS),
            **dict.fromkeys(("cards", "chosen", "hidden"), cards),
            **dict.fromkeys(("at", "to"), places),
            **dict.fromkeys(("by", "player", "mate"), seats),
        }
        return Asked(marks("question.what", QUESTIONS), words, {"amount": self.starts["question.amount"]})

    # ---- the numbers

    def standing(self, view: View, seat: int) -> float:
        """Influence in tokens and in cards, less the Diablerie tokens."""
        player = view["players"][seat]
        alliance = sum([ALLIES[NUMBER[ally] - ALLY].influence for ally in player["alliance"]])
        drained = sum([ALLIES[NUMBER[ally] - ALLY].drain_influence for ally in player["drained"]])
        relic = RELICS[NUMBER[player["relic"]] - RELIC].influence if player["relic"] else 0
        tokens = player["tokens_up"] + player["tokens_down"]
        return 0 if player["out"] else float(player["influence"] + alliance + drained + relic - tokens)

    def write(self, values: Values, view: View, question: Question | None) -> None:
        beside = self.seats_from(view)
        self.common.write(values, view)
        self.at_table(values, view, beside)
        for here, player in zip(beside, view["players"], strict=True):
            self.players[here].write(values, player)
            if player["may_be_away"]:
                self.away(values, here, player["may_be_away"])
        for place, location in enumerate(view["locations"]):
            self.location(values, place, location, beside)
        if view["seat"] is not None:
            self.hidden(values, view["you"], beside)
        if question is not None:
            self.asked[view["seat"]].write(values, question)

    def at_table(self, values: Values, view: View, beside: list[int]) -> None:
        starts = self.starts
        for rank, influence in enumerate(view["rewards"]):
            values[starts["rewards"] + rank] = TENS[influence]
        values[starts["ambition"] + beside[view["ambition"]]] = 1.0
        for seat in view["waiting_for"]:
            values[starts["waiting_for"] + beside[seat]] = 1.0
        mate = None if view["seat"] is None else view["players"][view["seat"]]["team_mate"]
        if mate is not None:
            values[starts["players.team_mate"] + beside[mate]] = 1.0
        if view["result"]:
            for here, rank in zip(beside, view["result"]["places"], strict=True):
                values[starts["players.place"] + here] = 1 / rank if rank else 0.0

    def away(self, values: Values, seat: int, sets: list[list[str]]) -> None:
        first = self.starts["players.may_be_away"] + seat * CLAN_SIZE
        for cards in sets:
            for card in cards:
                values[first + NUMBER[card] % CLAN_SIZE] = 1 / len(sets)

    def location(self, values: Values, place: int, location: View, beside: list[int]) -> None:
        if location["ally"]:
            values[self.allies[place][location["ally"]]] = 1.0
        if location["card"]:
            values[self.location_cards[place][location["card"]]] = 1.0
        for here, position in zip(beside, location["positions"], strict=True):
            if position["blood"] or position["cards"]:
                self.position(values, place, here, position)

    def position(self, values: Values, place: int, seat: int, position: View) -> None:
        """Where somebody has cards or Blood: whose the cards are that one knows, and how many one does not."""
        starts, spot = self.starts, place * self.seats + seat
        values[starts["positions.blood"] + spot] = TENS[position["blood"]]
        values[starts["positions.power"] + spot] = TENS[position["power"]]
        for lying in position["cards"]:
            if lying["card"] is None:
                values[starts["positions.hidden"] + spot] += 1.0
            else:
                card = NUMBER[lying["card"]]
                values[starts["cards.at"] + card * len(self.places) + place] = 1.0
                values[starts["cards.seat"] + card * self.seats + seat] = 1.0
                if lying["up"]:
                    values[starts["cards.up"] + card] = 1.0

    def hidden(self, values: Values, you: View, beside: list[int]) -> None:
        """What only this seat knows of its own things."""
        self.own.write(values, you)
        for depth, card in enumerate(you["under_deck"]):
            values[self.starts["you.under_deck"] + NUMBER[card]] = TENS[depth + 1]
        if you["answer"] is not None:
            values[self.starts["you.answered"]] = 1.0
        for card, knowers in you["known_to"].items():
            for seat in knowers:
                row = NUMBER[card] % CLAN_SIZE
                values[self.starts["you.known_to"] + row * self.seats + beside[seat]] = 1.0
