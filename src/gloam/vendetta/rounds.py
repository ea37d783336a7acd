"""The round: Feed, Location Setup, Hand Building, Planning, Resolution, and its end."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.effect import NOWHERE, Source
from gloam.core.event import EVERYONE
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table, without
from gloam.vendetta import memory
from gloam.vendetta.abilities import CARD_WITH, WinsTies
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import ALLIES, ALLY, IDS, NUMBER
from gloam.vendetta.draining import finish
from gloam.vendetta.frenzy import bleed
from gloam.vendetta.hand_building import HandBuilding
from gloam.vendetta.planning import Planning
from gloam.vendetta.relics import RelicsAtResolution
from gloam.vendetta.resolution import ResolveLocation
from gloam.vendetta.scoring import score
from gloam.vendetta.table import NONE, VendettaTable
from gloam.vendetta.withdraw import return_to_hand

LAST_ROUND: Final = 3


class StartRound(VendettaStep):
    """The five phases in order; after the third round the game is scored. [order.phases] [order.rounds]"""

    def __init__(self, round: int) -> None:
        super().__init__()
        self.round: Final = round

    def fields(self) -> tuple[Field, ...]:
        return (self.round,)

    def do(self, table: VendettaTable) -> None:
        table.round = self.round
        table.tell("round", "order.rounds", NONE, {"round": self.round})
        table.next(Feed(), LocationSetup(), HandBuilding(), Planning(), Resolution(), EndRound())


class Feed(VendettaStep):
    """Everyone Gains what their Alliance feeds, all at once. [feed.gain] [feed.order]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "feed"
        table.tell("phase", "order.phases", NONE, {"phase": "feed", "round": table.round})
        short: list[tuple[int, int]] = []
        for seat in table.in_turn_order():
            feed = sum([ALLIES[ally - ALLY].feed for ally in table.alliance[seat]])
            table.gain_blood(seat, feed, "feed.gain")
            if feed < 0:
                short.append((seat, -feed))
        table.next(*[GoShort(seat, amount) for seat, amount in short])


class GoShort(VendettaStep):
    """A negative sum is Lost to the Bank; nobody is credited. [feed.negative-net]"""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.amount)

    def do(self, table: VendettaTable) -> None:
        bleed(table, self.seat, self.amount, Source(NONE, NOWHERE), stolen=False)


class LocationSetup(VendettaStep):
    """One Ally from the top of the deck, face up, on every Location. [locset.one-each] [locset.every-round]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "location setup"
        table.tell("phase", "order.phases", NONE, {"phase": "location setup", "round": table.round})
        for location in range(table.haven + 1):
            if table.ally_at[location] != NONE:
                table.gone = [*table.gone, table.ally_at[location]]
                table.ally_at[location] = NONE
            if table.ally_deck:
                table.taught = EVERYONE
                table.ally_at[location] = table.ally_deck[-1]
                table.ally_deck = table.ally_deck[:-1]
                at = table.name_of(location)
                table.tell("ally-dealt", "locset.one-each", NONE, {"card": IDS[table.ally_at[location]], "at": at})


class Resolution(VendettaStep):
    """Locations in ascending number, the Haven last. [resolve.locations-in-order]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "resolution"
        table.tell("phase", "order.phases", NONE, {"phase": "resolution", "round": table.round})
        table.next(RelicsAtResolution(), *[ResolveLocation(location) for location in range(table.haven + 1)])


class EndRound(VendettaStep):
    """Blood to the Bank, cards to their owners, tokens up; after the third round, scoring. [end.cards-back]"""

    def do(self, table: VendettaTable) -> None:
        table.resolving = NONE
        if table.round >= LAST_ROUND:
            table.next(Score())
            return
        table.phase = "end of round"
        table.tell("phase", "end.cards-back", NONE, {"phase": "end of round", "round": table.round})
        for spot in range(len(table.at)):
            table.blood_at[spot] = 0
            for card in table.at[spot][:]:
                return_to_hand(table, card, "end.cards-back")
        table.sure = [0] * len(table.sure)
        memory.round_over(table)
        table.immunities = []
        table.banked = [0] * len(table.banked)
        for seat in range(table.setup.seats):
            table.tokens_up[seat] += table.tokens_down[seat]
            table.tokens_down[seat] = 0
        table.next(ShuffleBack(), StartRound(table.round + 1))


class ShuffleBack(VendettaStep):
    """Whoever played the top card of the deck shuffles one card of the hand into it, for each."""

    def do(self, table: VendettaTable) -> None:
        for seat in table.in_turn_order():
            if table.shuffles[seat] and table.hand[seat]:
                table.next(AskShuffle(seat), self)
                return
        table.shuffles = [0] * len(table.shuffles)


class AskShuffle(VendettaAsk):
    """Which card of the hand goes into the deck. The others see that, not which. [info.open]"""

    rule: ClassVar[str] = "info.open"

    def offer(self, table: VendettaTable) -> list[str]:
        return ["shuffle " + IDS[card] for card in table.hand[self.seat]]

    def answered(self, table: VendettaTable, option: str) -> None:
        card = NUMBER[option[8:]]
        table.shuffles[self.seat] -= 1
        memory.begin(table, self.seat)
        table.hand[self.seat] = without(table.hand[self.seat], card)
        memory.shuffled_in(table, self.seat)
        deck = [*table.deck[self.seat], card]
        table.shuffle(deck)
        table.deck[self.seat] = deck
        table.bottom[self.seat] = 0
        table.tell("shuffled-in", "info.open", self.seat, {}, {"card": option[8:]}, 1 << self.seat)

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        return Refused("info.open", card=card) if verb == "shuffle" and card in NUMBER else None


class Score(VendettaStep):
    """The highest result wins; then Blood, then turn order from the last holder. [score.sum] [score.tie-blood]"""

    def do(self, table: VendettaTable) -> None:
        sides = teams(table)
        standing = sorted(sides, key=lambda side: standing_of(table, side), reverse=True)
        finish(table, standing, tie_break(table, standing))


def teams(table: VendettaTable) -> list[list[int]]:
    """Who wins together: teammates, or each alone; those earliest in turn order first. [team.score]"""
    sides: list[list[int]] = []
    for seat in table.in_turn_order():
        mate = table.mate(seat)
        if mate == NONE or table.out[mate]:
            sides.append([seat])
        elif [mate, seat] not in sides:
            sides.append([seat, mate])
    return sides


def standing_of(table: VendettaTable, side: list[int]) -> tuple[int, int, int, int]:
    """What is compared, in this order: Influence, winning ties, Blood, turn order. [ties.fiorenza] [score.tie-order]"""
    influence = sum([score(table, seat)["total"] for seat in side])
    wins_ties = any(table.has_ally(seat, CARD_WITH[WinsTies]) for seat in side)
    blood = sum([table.blood[seat] for seat in side])
    order = table.in_turn_order()
    return (influence, 1 if wins_ties else 0, blood, -min([order.index(seat) for seat in side]))


TIE_BREAKS: Final = ("", "ties.fiorenza", "score.tie-blood", "score.tie-order")


def tie_break(table: VendettaTable, standing: list[list[int]]) -> str:
    """The rule that told the first from the second."""
    if len(standing) < 2:
        return "eliminated.last-standing"
    first = standing_of(table, standing[0])
    second = standing_of(table, standing[1])
    for place, rule in enumerate(TIE_BREAKS):
        if first[place] != second[place]:
            return "team.tie" if rule.startswith("score.tie") and table.mate(standing[0][0]) != NONE else rule
    return "score.tie-order"
