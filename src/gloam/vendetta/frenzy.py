"""Blood that leaves a Pool, and the Frenzy that follows when none is left."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.effect import NOWHERE, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.vendetta.abilities import (
    CARD_WITH,
    FRENZY_EXTRAS,
    SUBSTITUTES,
    BloodStaysHere,
    DrainedFirst,
    FrenzyBlood,
    InsteadOfDraining,
    InsteadOfDrainingHere,
    UnhurtFromHere,
    WhenYouBleedHere,
    the,
)
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.draining import drain, drainable
from gloam.vendetta.table import NONE, VendettaTable


def unhurt(table: VendettaTable, seat: int, source: Source) -> bool:
    """Do Lose and Steal from this source do nothing to this seat? [immunity.paid]"""
    if source.place == NOWHERE:
        return False
    shield = CARD_WITH[UnhurtFromHere]
    if table.working(shield) and table.spot[shield] == table.spot_of(source.place, seat):
        return True
    return seat * 64 + source.card in table.immunities


def bleed(table: VendettaTable, seat: int, amount: int, source: Source, stolen: bool) -> None:
    """Lose or Steal: as much as there is; the last of it means Frenzy. [term.lose] [term.steal] [frenzy.no-excess]"""
    taken = min(amount, table.blood[seat])
    if taken <= 0 or unhurt(table, seat, source):
        return
    table.blood[seat] -= taken
    facts: dict[str, Fact] = {"amount": taken}
    if source.card != NONE:
        facts["card"] = IDS[source.card]
    if stolen:
        table.blood[source.seat] += taken
        facts["by"] = source.seat
        table.tell("blood-stolen", "term.steal", seat, facts)
    else:
        table.tell("blood-lost", "term.lose", seat, facts)
        to_bank(table, seat, taken)
    note_owed(table, seat, taken, source.place)
    if table.blood[seat] == 0:
        table.next(Frenzy(seat, source.seat, source.place))


def spend(table: VendettaTable, seat: int, amount: int, place: int, rule: str) -> None:
    """A cost, paid out of the Pool. That it leaves at least 1 has been seen to. [term.spend]"""
    if amount > 0:
        assert amount < table.blood[seat], "nobody may Spend their last Blood"
        table.blood[seat] -= amount
        table.tell("blood-spent", rule, seat, {"amount": amount})
        to_bank(table, seat, amount)
        note_owed(table, seat, amount, place)


def to_bank(table: VendettaTable, seat: int, amount: int) -> None:
    """Lost or Spent Blood goes to the Bank, or onto the Position where a card keeps it."""
    pact = CARD_WITH[BloodStaysHere]
    if table.working(pact) and table.holder(pact) == seat:
        location = table.location_of(pact)
        table.blood_at[table.spot_of(location, seat)] += amount
        table.tell(
            "blood-kept",
            "card.passive-timing",
            seat,
            {"amount": amount, "at": table.name_of(location), "card": IDS[pact]},
        )


def note_owed(table: VendettaTable, seat: int, amount: int, place: int) -> None:
    """Blood left this Pool at a Location where a card will answer it."""
    answer = CARD_WITH[WhenYouBleedHere]
    if place != NOWHERE and table.working(answer) and table.spot[answer] == table.spot_of(place, seat):
        table.owed += amount


class Frenzy(VendettaStep):
    """The cause is credited at once; then a card is Drained. [frenzy.trigger] [frenzy.sequence]"""

    def __init__(self, seat: int, cause: int, place: int) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.place: Final = place

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.cause, self.place)

    def do(self, table: VendettaTable) -> None:
        credited = self.cause not in (NONE, self.seat) and not table.out[self.cause]
        table.tell("frenzy", "frenzy.trigger", self.seat, {"cause": self.cause if credited else NONE})
        if credited:
            if self.cause != table.mate(self.seat):
                table.gain_influence(self.cause, credit(table, self.seat, self.cause, self.place), "frenzy.credit")
            if table.has_ally(self.cause, CARD_WITH[FrenzyBlood]):
                table.gain_blood(self.cause, the(FrenzyBlood).blood)
        table.next(DrainInFrenzy(self.seat))


def credit(table: VendettaTable, seat: int, cause: int, place: int) -> int:
    """The Influence a Frenzy is worth to whoever caused it. [frenzy.credit]"""
    worth = 1
    for card, extra in FRENZY_EXTRAS:
        if extra.applies(table, card, seat, cause, place):
            worth += extra.influence
    return worth


class DrainInFrenzy(VendettaStep):
    """One Drain of a Frenzy; what may stand in its place is offered before each. [frenzy.replace-each]"""

    def do(self, table: VendettaTable) -> None:
        if instead_of_draining(table, self.seat):
            table.next(AskInsteadOfDraining(self.seat))
        else:
            drain_in_frenzy(table, self.seat)


def instead_of_draining(table: VendettaTable, seat: int) -> list[int]:
    """The card and the Relic that this seat could use now instead of Draining."""
    return [card for card, extra in SUBSTITUTES if extra.ready(table, card, seat)]


class AskInsteadOfDraining(VendettaAsk):
    """Whether somebody in a Frenzy Drains, or uses what stands in for it. [frenzy.replace-each]"""

    rule: ClassVar[str] = "frenzy.replace-each"

    def offer(self, table: VendettaTable) -> list[str]:
        return ["drain"] + ["use " + IDS[card] for card in instead_of_draining(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        if verb != "use":
            return None
        return Refused("relic.once" if card.startswith("RE") else "frenzy.replace-each", card=card)

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        card = rest.partition(" ")[0].upper()
        return Refused("frenzy.random-drain", card=card) if option == "drain" and card in NUMBER else None

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "drain":
            drain_in_frenzy(table, self.seat)
            return
        ready = CARD_WITH[InsteadOfDrainingHere]
        if option == "use " + IDS[ready]:
            table.up[ready] = False
            table.kept_down = [*table.kept_down, ready]
            table.tell("turned-down", "frenzy.replace-each", self.seat, {"card": IDS[ready]})
            table.gain_blood(self.seat, the(InsteadOfDrainingHere).blood, "frenzy.replace-each")
        else:
            use_relic(table, self.seat)
            table.gain_blood(self.seat, the(InsteadOfDraining).blood, "relic.ferrymans-coin")


def use_relic(table: VendettaTable, seat: int) -> None:
    """Once in the whole game. [relic.once]"""
    table.relic_used[seat] = True
    table.tell("relic-used", "relic.once", seat, {"card": IDS[table.relic[seat]]})


def drain_in_frenzy(table: VendettaTable, seat: int) -> None:
    """A random card, or the one that goes first; with none, 1 Influence for 1 Blood. [frenzy.random-drain]"""
    cards = drainable(table, seat)
    if not cards:
        table.lose_influence(seat, 1, "frenzy.no-cards")
        table.gain_blood(seat, 1, "frenzy.no-cards")
        return
    first = CARD_WITH[DrainedFirst]
    ally = first if first in cards else cards[table.draw(len(cards))]
    drain(table, seat, ally, "frenzy.random-drain")
    if table.blood[seat] == 0 and not table.out[seat]:
        table.next(DrainInFrenzy(seat))


__all__ = [
    "AskInsteadOfDraining",
    "DrainInFrenzy",
    "Frenzy",
    "bleed",
    "credit",
    "spend",
    "unhurt",
    "use_relic",
]
