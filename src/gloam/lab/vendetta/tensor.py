"""Vendetta's table as numbers, from what one seat may know."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.lab.frameworks.tensors import Field, Layout, Sheet, Tensor, View, named
from gloam.lab.vendetta.vocabulary import PLACES
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    LOCATION_CARD,
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

    def standing(self, view: View, seat: int) -> float:
        """Influence in tokens and in cards, less the Diablerie tokens."""
        player = view["players"][seat]
        alliance = sum([ALLIES[NUMBER[ally] - ALLY].influence for ally in player["alliance"]])
        drained = sum([ALLIES[NUMBER[ally] - ALLY].drain_influence for ally in player["drained"]])
        relic = RELICS[NUMBER[player["relic"]] - RELIC].influence if player["relic"] else 0
        tokens = player["tokens_up"] + player["tokens_down"]
        return 0 if player["out"] else float(player["influence"] + alliance + drained + relic - tokens)

    def write(self, sheet: Sheet, view: View, question: Question | None) -> None:
        self.common(sheet, view)
        for seat, player in enumerate(view["players"]):
            self.player(sheet, self.beside(seat, view), player)
        for place, location in enumerate(view["locations"]):
            self.location(sheet, view, place, location)
        if view["result"]:
            for seat, rank in enumerate(view["result"]["places"]):
                sheet.put("players.place", 1 / rank if rank else 0.0, self.beside(seat, view))
        if view["seat"] is not None:
            self.own(sheet, view)
        if question is not None:
            self.asked(sheet, view, question)

    def common(self, sheet: Sheet, view: View) -> None:
        for variant in view["variants"]:
            sheet.mark("variants", VENDETTA.variants.index(variant))
        if view["round"]:
            sheet.mark("round", view["round"] - 1)
        sheet.mark("phase", PHASES.index(view["phase"]))
        if view["step"]:
            sheet.mark("step", STEPS.index(view["step"]))
        if view["resolving"]:
            sheet.mark("resolving", self.places.index(view["resolving"]))
        for rank, influence in enumerate(view["rewards"]):
            sheet.amount("rewards", influence, rank)
        sheet.mark("ambition", self.beside(view["ambition"], view))
        for seat in view["waiting_for"]:
            sheet.mark("waiting_for", self.beside(seat, view))
        sheet.amount("victims_left", view["victims_left"])
        sheet.amount("allies_left", view["allies_left"])
        for ally in view["allies_gone"]:
            sheet.mark("allies_gone", NUMBER[ally] - ALLY)
        for clan in view["clans_offered"]:
            sheet.mark("clans_offered", CLANS.index(clan))
        for relic in view["relics_offered"]:
            sheet.mark("relics_offered", NUMBER[relic] - RELIC)
        mate = None if view["seat"] is None else view["players"][view["seat"]]["team_mate"]
        if mate is not None:
            sheet.mark("players.team_mate", self.beside(mate, view))

    def player(self, sheet: Sheet, seat: int, player: View) -> None:
        if player["clan"]:
            sheet.mark("players.clan", seat * len(CLANS) + CLANS.index(player["clan"]))
        for name in CLAIMS:
            sheet.put("players." + name, float(player[name]), seat)
        for name in AMOUNTS:
            sheet.amount("players." + name, player[name], seat)
        for name in ("alliance", "drained"):
            for ally in player[name]:
                sheet.add("players." + name, seat * len(ALLIES) + NUMBER[ally] - ALLY)
        if player["relic"]:
            sheet.mark("players.relic", seat * len(RELICS) + NUMBER[player["relic"]] - RELIC)
        if player["pick"]:
            sheet.mark("players.pick", seat * len(PICKS) + PICKS.index(player["pick"]))
        for name in ("holds", "surely_in_hand"):
            for card in player[name]:
                sheet.mark("players." + name, seat * CLAN_SIZE + NUMBER[card] % CLAN_SIZE)
        sets = player["may_be_away"]
        for cards in sets:
            for card in cards:
                sheet.put("players.may_be_away", 1 / len(sets), seat * CLAN_SIZE + NUMBER[card] % CLAN_SIZE)

    def location(self, sheet: Sheet, view: View, place: int, location: View) -> None:
        if location["ally"]:
            sheet.mark("locations.ally", place * len(ALLIES) + NUMBER[location["ally"]] - ALLY)
        if location["card"]:
            sheet.mark("locations.card", place * len(LOCATION_CARDS) + NUMBER[location["card"]] - LOCATION_CARD)
        for seat, position in enumerate(location["positions"]):
            here = self.beside(seat, view)
            spot = place * self.seats + here
            sheet.amount("positions.blood", position["blood"], spot)
            sheet.amount("positions.power", position["power"], spot)
            for lying in position["cards"]:
                if lying["card"] is None:
                    sheet.add("positions.hidden", spot)
                else:
                    card = NUMBER[lying["card"]]
                    sheet.mark("cards.at", card * len(self.places) + place)
                    sheet.mark("cards.seat", card * self.seats + here)
                    sheet.put("cards.up", float(lying["up"]), card)

    def own(self, sheet: Sheet, view: View) -> None:
        you = view["you"]
        for name in PILES:
            for card in you[name]:
                sheet.mark("you." + name, NUMBER[card])
        for depth, card in enumerate(you["under_deck"]):
            sheet.amount("you.under_deck", depth + 1, NUMBER[card])
        sheet.put("you.answered", float(you["answer"] is not None))
        for card, knowers in you["known_to"].items():
            for seat in knowers:
                sheet.mark("you.known_to", NUMBER[card] % CLAN_SIZE * self.seats + self.beside(seat, view))

    def asked(self, sheet: Sheet, view: View, question: Question) -> None:
        sheet.mark("question.what", QUESTIONS.index(question.what))
        facts = question.facts
        for card in named(facts, ("card",)):
            sheet.mark("question.card", NUMBER[card])
        for card in named(facts, ("cards", "chosen", "hidden")):
            sheet.mark("question.cards", NUMBER[card])
        for place in named(facts, ("at", "to")):
            sheet.mark("question.at", self.places.index(place))
        for seat in named(facts, ("by", "player", "mate")):
            sheet.mark("question.seat", self.beside(seat, view))
        for amount in named(facts, ("amount",)):
            sheet.amount("question.amount", amount)
