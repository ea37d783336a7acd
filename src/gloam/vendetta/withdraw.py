"""Resolution: the Withdraw Step."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.effect import NOWHERE, Source
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Together
from gloam.core.table import Table
from gloam.vendetta.abilities import (
    CARD_WITH,
    BloodPerCardWithdrawn,
    ChangePick,
    LookForBlood,
    WithdrawToHere,
    WithdrawToll,
    the,
)
from gloam.vendetta.bases import StepAt, VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import IDS
from gloam.vendetta.frenzy import spend, use_relic
from gloam.vendetta.table import NONE, VendettaTable, vendetta

STAY: Final = "stay"
WITHDRAW: Final = "withdraw"


class Withdraw(StepAt):
    """Everyone there picks Stay or Withdraw in secret; then the picks are shown and carried out. [withdraw.secret]"""

    def do(self, table: VendettaTable) -> None:
        table.picks = [""] * table.setup.seats
        here = table.those_at(self.location)
        if here:
            table.next(Together(tuple([AskWithdraw(seat) for seat in here])), ShowPicks(self.location))


class AskWithdraw(VendettaAsk):
    """Stay or Withdraw, in secret. [withdraw.secret]"""

    rule: ClassVar[str] = "withdraw.secret"

    def facts(self, table: Table) -> dict[str, Fact]:
        assert isinstance(table, VendettaTable)
        return {"at": table.name_of(table.resolving)}

    def offer(self, table: VendettaTable) -> list[str]:
        return [STAY, WITHDRAW, *looks(table, self.seat)]

    def seals(self, option: str) -> bool:
        return option in (STAY, WITHDRAW)

    def telling(self) -> bool:
        return True

    def answered(self, table: VendettaTable, option: str) -> None:
        if option in (STAY, WITHDRAW):
            table.picks[self.seat] = option
        else:
            look_for_blood(table, self.seat, option)

    def why_not(self, table: Table, option: str) -> Refused | None:
        return look_refusal(vendetta(table), self.seat) if option.startswith("look ") else None


# ---- looking at face-down cards for Blood


def looks(table: VendettaTable, seat: int) -> list[str]:
    """The face-down cards this seat could pay to look at, as options."""
    if not table.has_ally(seat, CARD_WITH[LookForBlood]) or table.blood[seat] <= the(LookForBlood).blood:
        return []
    found = []
    for location in range(table.haven + 1):
        for other in table.in_turn_order():
            for place, card in enumerate(table.cards_of(location, other)):
                if not table.up[card] and not table.seen[card] >> seat & 1:
                    found.append(f"look {table.name_of(location)} {'ABCDEF'[other]} {place + 1}")
    return found


def look_refusal(table: VendettaTable, seat: int) -> Refused | None:
    """Why a seat cannot pay to look: it lacks the Ally or the Blood, or it has seen all there is. [term.spend]"""
    ally = table.has_ally(seat, CARD_WITH[LookForBlood])
    if ally and table.blood[seat] <= the(LookForBlood).blood:
        return Refused("term.spend", blood=table.blood[seat])
    return Refused("info.seen-stays") if ally else Refused("plan.face-down-hidden")


def look_for_blood(table: VendettaTable, seat: int, option: str) -> None:
    """So much Blood, 1 card; the Spending is open, the card is not."""
    _, location, letter, place = option.split(" ")
    where = table.haven if location == "haven" else int(location) - 1
    other = "ABCDEF".index(letter)
    card = table.cards_of(where, other)[int(place) - 1]
    spend(table, seat, the(LookForBlood).blood, NOWHERE, "term.spend")
    table.look(seat, card)
    table.tell(
        "looked",
        "info.seen-stays",
        seat,
        {"of": other, "at": location},
        {"card": IDS[card]},
        1 << seat | 1 << table.owner(card),
    )


# ---- what is done with the picks


class ShowPicks(StepAt):
    """All picks are turned up together. [withdraw.reveal-first] [withdraw.order]"""

    def do(self, table: VendettaTable) -> None:
        table.taught = EVERYONE
        for seat in table.in_turn_order():
            if table.picks[seat]:
                table.tell(
                    "pick-shown",
                    "withdraw.secret",
                    seat,
                    {"pick": table.picks[seat], "at": table.name_of(self.location)},
                )
        seal = CARD_WITH[ChangePick]
        table.next(
            *[
                AskChangePick(seat)
                for seat in table.in_turn_order()
                if table.picks[seat] and table.has_relic(seat, seal)
            ],
            CarryOutPicks(self.location),
        )


class AskChangePick(VendettaAsk):
    """Whether Oathbreaker's Seal is used now. [relic.oathbreakers-seal]"""

    rule: ClassVar[str] = "relic.oathbreakers-seal"

    def facts(self, table: Table) -> dict[str, Fact]:
        assert isinstance(table, VendettaTable)
        return {"card": IDS[table.relic[self.seat]], "pick": table.picks[self.seat]}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "yes":
            use_relic(table, self.seat)
            table.picks[self.seat] = STAY if table.picks[self.seat] == WITHDRAW else WITHDRAW
            table.tell("pick-changed", "relic.oathbreakers-seal", self.seat, {"pick": table.picks[self.seat]})


class CarryOutPicks(StepAt):
    """One player after another, in turn order, withdraws completely. [withdraw.order]"""

    def do(self, table: VendettaTable) -> None:
        for seat in table.in_turn_order():
            if table.picks[seat] == WITHDRAW:
                table.picks[seat] = "withdrew"
                table.next(WithdrawSeat(seat, self.location, True), self)
                return


class WithdrawSeat(VendettaStep):
    """Everything of one seat leaves a Location. `picked`: by its pick, not by an effect. [withdraw.no-part]"""

    def __init__(self, seat: int, location: int, picked: bool) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.picked: Final = picked

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.picked)

    def do(self, table: VendettaTable) -> None:
        cloak = CARD_WITH[WithdrawToHere]
        if table.working(cloak) and table.holder(cloak) == self.seat and table.location_of(cloak) != self.location:
            table.next(AskCloak(self.seat, self.location, self.picked))
        else:
            leave(table, self.seat, self.location, NONE, self.picked)


class AskCloak(VendettaAsk):
    """Follow the usual way, or move everything to where the card lies."""

    rule: ClassVar[str] = "prep.may"

    def __init__(self, seat: int, location: int, picked: bool) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.picked: Final = picked

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.picked)

    def facts(self, table: Table) -> dict[str, Fact]:
        assert isinstance(table, VendettaTable)
        cloak = CARD_WITH[WithdrawToHere]
        return {
            "card": IDS[cloak],
            "at": table.name_of(self.location),
            "to": table.name_of(table.location_of(cloak)),
        }

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        target = table.location_of(CARD_WITH[WithdrawToHere]) if option == "yes" else NONE
        leave(table, self.seat, self.location, target, self.picked)


def leave(table: VendettaTable, seat: int, location: int, cloak: int, picked: bool) -> None:
    """The Withdraw itself, then what watches for it, then the toll. [withdraw.blood-back] [withdraw.cards-to-haven]"""
    table.tell("withdrew", "withdraw.no-part", seat, {"at": table.name_of(location)})
    whispers = CARD_WITH[BloodPerCardWithdrawn]
    heard = table.working(whispers) and table.holder(whispers) == seat and table.location_of(whispers) != location
    cards = table.cards_of(location, seat)[:]
    if cloak != NONE:
        move_all(table, seat, location, cloak)
    else:
        table.take_back_blood(seat, location, table.blood_at[table.spot_of(location, seat)], "withdraw.blood-back")
        for card in cards:
            if location == table.haven:
                return_to_hand(table, card, "withdraw.haven")
            else:
                table.turn_up(card)  # first, so that everyone is told which card has moved
                move_card(table, card, table.haven, "withdraw.cards-to-haven")
    if heard and (cloak != NONE or location != table.haven):
        amount = the(BloodPerCardWithdrawn).blood * len(cards)
        table.deploy_blood(seat, table.location_of(whispers), amount, "card.passive-timing", from_bank=True)
    if picked and table.has_location_card(location, CARD_WITH[WithdrawToll]):
        the(WithdrawToll).then.apply(table, Source(NONE, NOWHERE, CARD_WITH[WithdrawToll], seat))


def move_all(table: VendettaTable, seat: int, location: int, target: int) -> None:
    spot = table.spot_of(location, seat)
    for card in table.at[spot][:]:
        move_card(table, card, target, "prep.may")
    blood = table.blood_at[spot]
    table.blood_at[spot] = 0
    table.blood_at[table.spot_of(target, seat)] += blood
    if blood:
        table.tell(
            "blood-moved",
            "prep.may",
            seat,
            {"amount": blood, "at": table.name_of(location), "to": table.name_of(target)},
        )


def move_card(table: VendettaTable, card: int, target: int, rule: str) -> None:
    """To the same seat's Position at another Location; moving is not playing. [term.played]"""
    seat = table.holder(card)
    at = table.name_of(table.location_of(card))
    table.lift(card)
    table.put(card, table.spot_of(target, seat))
    table.tell("card-moved", rule, seat, {"at": at, "to": table.name_of(target)}, {"card": IDS[card]}, table.seen[card])


def return_to_hand(table: VendettaTable, card: int, rule: str) -> None:
    at = table.name_of(table.location_of(card))
    knowers = table.seen[card]
    table.to_hand(card)
    table.tell("card-returned", rule, table.owner(card), {"at": at}, {"card": IDS[card]}, knowers)
