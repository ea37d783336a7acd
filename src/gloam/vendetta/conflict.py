"""Resolution: the Conflict Step and its rewards."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.effect import NOWHERE, Source
from gloam.core.event import Fact
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.vendetta.abilities import CARD_WITH, AddToTotal, ThirdTakesVictim, WinsTies, the
from gloam.vendetta.bases import AskAbout, StepAt, VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import ALLIES, ALLY, CARD, CONFLICT, IDS, POWER
from gloam.vendetta.frenzy import use_relic
from gloam.vendetta.power import Balance, HalveRivals, ZeroHighest, highest_written, parts, totals
from gloam.vendetta.table import NONE, VendettaTable, vendetta

# Influence for the 1st, 2nd and 3rd, by round. [reward.table]
REWARDS: Final = ((1, 1, 1), (2, 2, 1), (3, 2, 1))


class Conflict(StepAt):
    """The Conflict cards in turn order; then the totals, the Relics, the ranks and the rewards. [conflict.order]"""

    def do(self, table: VendettaTable) -> None:
        asks: list[Step] = []
        for seat in table.in_turn_order():
            for card in table.cards_of(self.location, seat):
                if table.up[card] and CARD[card].kind == CONFLICT and CARD[card].counts is not None:
                    table.tell(
                        "card-counts",
                        "conflict.order",
                        seat,
                        {"card": IDS[card], "at": table.name_of(self.location)},
                    )
                    if hits_teammate(table, seat, card, self.location):
                        asks.append(AskSpare(seat, card))
        table.next(*asks, Totals(self.location), Rank(self.location))


def hits_teammate(table: VendettaTable, seat: int, card: int, location: int) -> bool:
    """Would this card change the Power of a teammate's face-up card here? [team.ask-when]"""
    mate = table.mate(seat)
    counts = CARD[card].counts
    if mate == NONE or not isinstance(counts, (HalveRivals, ZeroHighest)):
        return False
    least = max(1, highest_written(table, location, (seat,))) if isinstance(counts, ZeroHighest) else 1
    return any(table.up[other] and POWER[other] >= least for other in table.cards_of(location, mate))


class AskSpare(AskAbout):
    """Does the card count against the teammate too? [team.include-mate]"""

    rule: ClassVar[str] = "team.include-mate"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "mate": vendetta(table).mate(self.seat)}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.tell("teammate", self.rule, self.seat, {"included": option == "yes"})
        if option == "no":
            table.spared = [*table.spared, self.card]


class Totals(StepAt):
    """Power is totalled and open to all; then each may add with a Relic, once round. [relic.ashen-circlet]"""

    def do(self, table: VendettaTable) -> None:
        table.totals = totals(table, self.location)
        here = table.those_at(self.location)
        if not table.silent:
            self.tell_totals(table, here)
        circlet = CARD_WITH[AddToTotal]
        table.next(*[AskAddToTotal(seat) for seat in here if table.has_relic(seat, circlet)])

    def tell_totals(self, table: VendettaTable, here: list[int]) -> None:
        """Everyone's total, and what it is made of."""
        balance = Balance(table, self.location)
        for seat in here:
            facts: dict[str, Fact] = {"amount": table.totals[seat], "at": table.name_of(self.location)}
            facts.update(parts(table, self.location, seat, balance))
            table.tell("total", "conflict.total", seat, facts)


class AskAddToTotal(VendettaAsk):
    """Whether the Ashen Circlet is used now. [relic.ashen-circlet]"""

    rule: ClassVar[str] = "relic.ashen-circlet"

    def facts(self, table: Table) -> dict[str, Fact]:
        here = vendetta(table)
        return {"card": IDS[here.relic[self.seat]], "at": here.name_of(here.resolving)}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "yes":
            use_relic(table, self.seat)
            added = the(AddToTotal).power
            table.totals[self.seat] += added
            facts: dict[str, Fact] = {"amount": table.totals[self.seat], "at": table.name_of(table.resolving)}
            facts["card"] = IDS[table.relic[self.seat]]
            facts["added"] = added
            table.tell("total", self.rule, self.seat, facts)


def ranked(table: VendettaTable, location: int) -> list[int]:
    """Those there, the highest total first; ties by turn order, but for whoever wins ties. [conflict.tie]"""
    wins_ties = CARD_WITH[WinsTies]
    here = table.those_at(location)
    order: list[tuple[int, int, int]] = []
    for place, seat in enumerate(here):
        order.append((-table.totals[seat], -1 if table.has_ally(seat, wins_ties) else place, seat))
    order.sort()
    return [seat for _, _, seat in order]


class Rank(StepAt):
    """Ranks go to those who are there now; with nobody there the Ally leaves the game. [conflict.gone-midway]"""

    def do(self, table: VendettaTable) -> None:
        here = self.location
        at = table.name_of(here)
        table.ranks = ranked(table, here)
        if not table.ranks:
            if table.ally_at[here] != NONE:
                table.tell("ally-left", "conflict.nobody", NONE, {"at": at, "card": IDS[table.ally_at[here]]})
                table.gone = [*table.gone, table.ally_at[here]]
                table.ally_at[here] = NONE
            return
        table.winner = table.ranks[0]
        rule = "conflict.lone" if len(table.ranks) == 1 else "conflict.highest-wins"
        turns = tuple(table.in_turn_order())
        table.tell("won", rule, table.winner, {"at": at, "ranks": tuple(table.ranks), "turns": turns})
        table.next(*[Reward(seat, here, place) for place, seat in enumerate(table.ranks[:3])])


class RewardStep(VendettaStep):
    """Something the seat ranked `place` (0 is first) receives."""

    def __init__(self, seat: int, location: int, place: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.place: Final = place

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.place)


class Reward(RewardStep):
    """One player's reward, complete before the next one's: card, ability, Influence, token. [reward.inside-order]"""

    def do(self, table: VendettaTable) -> None:
        table.next(RewardInfluence(self.seat, self.location, self.place))
        if self.place == 0:
            self.take_ally(table)
        elif self.place == 1 or table.has_location_card(self.location, CARD_WITH[ThirdTakesVictim]):
            rule = "reward.victim" if self.place == 1 else "loccard.charnel-market"
            if table.take_victim(self.seat, rule):
                table.rewarded |= 1 << self.seat

    def take_ally(self, table: VendettaTable) -> None:
        ally = table.ally_at[self.location]
        if ally == NONE:
            return
        table.ally_at[self.location] = NONE
        table.join(self.seat, ally)
        table.rewarded |= 1 << self.seat
        table.tell("joined", "reward.ally", self.seat, {"card": IDS[ally]})
        effect = ALLIES[ally - ALLY].effect
        if effect is not None:
            table.next(Resolve(effect, Source(self.seat, NOWHERE, ally)))


class RewardInfluence(RewardStep):
    """Influence by round and rank; at the Haven the winner gets 1 more and the Ambition token. [haven.ambition]"""

    def do(self, table: VendettaTable) -> None:
        table.gain_influence(self.seat, REWARDS[table.round - 1][self.place], "reward.table")
        if self.place == 0 and self.location == table.haven:
            table.gain_influence(self.seat, 1, "haven.extra-influence")
            table.first = self.seat
            table.tell("ambition", "haven.ambition", self.seat, {})
