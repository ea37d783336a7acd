"""What a card does for its own player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.effect import Amount, Source, number
from gloam.core.narrow import AskEffectOf
from gloam.core.refusal import Refused
from gloam.core.table import Table, amount_in
from gloam.vendetta import memory
from gloam.vendetta.catalogue import IDS
from gloam.vendetta.frenzy import spend
from gloam.vendetta.hits import VendettaEffect
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.withdraw import WithdrawSeat, move_card


@dataclass(frozen=True)
class Gain(VendettaEffect):
    """Blood from the Bank into your Pool. [term.gain]"""

    amount: Amount

    def do(self, table: VendettaTable, source: Source) -> None:
        table.gain_blood(source.seat, number(self.amount, table, source))


@dataclass(frozen=True)
class GainUpTo(VendettaEffect):
    """Gain until the Pool holds this much, or a little if it does already."""

    pool: int
    otherwise: int

    def do(self, table: VendettaTable, source: Source) -> None:
        missing = self.pool - table.blood[source.seat]
        table.gain_blood(source.seat, missing if missing > 0 else self.otherwise)


@dataclass(frozen=True)
class Spend(VendettaEffect):
    """A cost: all of it or nothing, and never your last. Paying 0 is paying. [term.spend] [blood.zero-cost]"""

    amount: Amount

    def can(self, table: VendettaTable, source: Source) -> bool:
        return number(self.amount, table, source) < table.blood[source.seat]

    def do(self, table: VendettaTable, source: Source) -> None:
        spend(table, source.seat, number(self.amount, table, source), source.place, "term.spend")


@dataclass(frozen=True)
class PutBlood(VendettaEffect):
    """Blood from the Bank onto your Position here."""

    amount: int

    def do(self, table: VendettaTable, source: Source) -> None:
        table.deploy_blood(source.seat, source.place, self.amount, "plan.deployed", from_bank=True)


@dataclass(frozen=True)
class ReturnBlood(VendettaEffect):
    """All your Deployed Blood here goes back to your Pool."""

    def do(self, table: VendettaTable, source: Source) -> None:
        amount = table.blood_at[table.spot_of(source.place, source.seat)]
        table.take_back_blood(source.seat, source.place, amount, "aftermath.no-reranking")


@dataclass(frozen=True)
class Exchange(VendettaEffect):
    """Pool and Deployed Blood here change places, then some more comes from the Bank. [blood.last-play]"""

    more: int

    def can(self, table: VendettaTable, source: Source) -> bool:
        return table.blood_at[table.spot_of(source.place, source.seat)] > 0

    def do(self, table: VendettaTable, source: Source) -> None:
        spot = table.spot_of(source.place, source.seat)
        pool = table.blood_at[spot]
        table.blood_at[spot] = table.blood[source.seat]
        table.blood[source.seat] = pool
        table.tell(
            "exchanged",
            "blood.last-play",
            source.seat,
            {"pool": pool, "deployed": table.blood_at[spot], "at": table.name_of(source.place)},
        )
        table.deploy_blood(source.seat, source.place, self.more, "plan.deployed", from_bank=True)


@dataclass(frozen=True)
class TakeVictim(VendettaEffect):
    """A Victim from the deck joins your Alliance. [decks.victims-empty]"""

    def do(self, table: VendettaTable, source: Source) -> None:
        table.take_victim(source.seat, "decks.victims-empty")


@dataclass(frozen=True)
class DrawToHand(VendettaEffect):
    """The top card of your Clan deck comes into your hand."""

    def do(self, table: VendettaTable, source: Source) -> None:
        card = table.draw_card(source.seat)
        if card != NONE:
            memory.begin(table, source.seat)
            table.hand[source.seat] = sorted([*table.hand[source.seat], card])
            memory.drawn_late(table, source.seat)
            table.tell("drew", "reward.acquire", source.seat, {}, {"card": IDS[card]}, 1 << source.seat)


@dataclass(frozen=True)
class MoveThisToHaven(VendettaEffect):
    """This card goes to the same Position at the Prince's Haven."""

    def can(self, table: VendettaTable, source: Source) -> bool:
        return table.spot[source.card] == table.spot_of(source.place, source.seat) and source.place != table.haven

    def do(self, table: VendettaTable, source: Source) -> None:
        if self.can(table, source):
            move_card(table, source.card, table.haven, "term.deployed-where")


@dataclass(frozen=True)
class TurnThisDown(VendettaEffect):
    """This card is turned face down. [card.face-down-dead]"""

    def do(self, table: VendettaTable, source: Source) -> None:
        turn_down(table, source.seat, source.card)


def turn_down(table: VendettaTable, seat: int, card: int) -> None:
    """It has no effect and no Power from now on, but everyone remembers it. [card.face-down-dead] [info.seen-stays]"""
    table.up[card] = False
    table.tell("turned-down", "card.face-down-dead", seat, {"card": IDS[card]})


@dataclass(frozen=True)
class WithdrawHere(VendettaEffect):
    """You Withdraw from here now, in full."""

    def do(self, table: VendettaTable, source: Source) -> None:
        table.next(WithdrawSeat(source.seat, source.place, False))


# ---- effects that ask


@dataclass(frozen=True)
class DeployFromPool(VendettaEffect):
    """Up to this much Blood from your Pool onto your Position here, never the last. [blood.last-play]"""

    up_to: Amount

    def do(self, table: VendettaTable, source: Source) -> None:
        limit = min(number(self.up_to, table, source), table.blood[source.seat] - 1)
        if limit > 0:
            table.next(AskAmount(self, source))


@dataclass(frozen=True)
class MoveHalfBlood(VendettaEffect):
    """You may move half of your Deployed Blood here, rounded up, to another Location."""

    def do(self, table: VendettaTable, source: Source) -> None:
        if table.blood_at[table.spot_of(source.place, source.seat)] > 0:
            table.next(AskWhere(self, source))


class AskOfCard(AskEffectOf[VendettaTable]):
    """A decision that an effect of this seat's own card asks for."""


class AskAmount(AskOfCard):
    """How much Blood to put on the Position."""

    rule: ClassVar[str] = "blood.last-play"

    def limit(self, table: VendettaTable) -> int:
        deploy = self.effect
        assert isinstance(deploy, DeployFromPool)
        return min(number(deploy.up_to, table, self.source), table.blood[self.seat] - 1)

    def offer(self, table: VendettaTable) -> list[str]:
        return ["blood " + str(amount) for amount in range(self.limit(table) + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option.startswith("blood ") and amount_in(option[6:]) >= 0:
            return Refused("blood.last-play", asked=amount_in(option[6:]), limit=self.limit(vendetta(table)))
        return None

    def answered(self, table: VendettaTable, option: str) -> None:
        table.deploy_blood(self.seat, self.place, int(option[6:]), "plan.deployed", from_bank=False)


class AskWhere(AskOfCard):
    """To which other Location half of the Blood goes, if to any."""

    def offer(self, table: VendettaTable) -> list[str]:
        others = [place for place in range(table.haven + 1) if place != self.place]
        return ["no"] + ["to " + table.name_of(place) for place in others]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        if verb != "to":
            return None
        here = table.name_of(self.place)
        return Refused("prep.may", at=here) if name == here else Refused("setup.locations", at=name)

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "no":
            self.decline(table)
            return
        target = table.haven if option == "to haven" else int(option[3:]) - 1
        spot = table.spot_of(self.place, self.seat)
        moved = (table.blood_at[spot] + 1) // 2
        table.blood_at[spot] -= moved
        table.blood_at[table.spot_of(target, self.seat)] += moved
        at, to = table.name_of(self.place), table.name_of(target)
        table.tell("blood-moved", "prep.may", self.seat, {"amount": moved, "at": at, "to": to})
