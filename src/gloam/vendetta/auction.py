"""An auction: bids of Blood in secret, and a card of the lowest bidder that is turned face down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.effect import Source, Who
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Together
from gloam.core.table import Table, amount_in
from gloam.vendetta.abilities import CARD_WITH, WinsTies
from gloam.vendetta.bases import AskAbout, VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import turn_down
from gloam.vendetta.frenzy import bleed
from gloam.vendetta.hits import Hit
from gloam.vendetta.table import VendettaTable, vendetta
from gloam.vendetta.turning import why_not_turned


@dataclass(frozen=True)
class Auction(Hit):
    """You and each Rival bid Blood in secret; the lowest turns a card face down; then the bids are paid."""

    def group(self) -> Who:
        return EACH_RIVAL

    def strike(self, table: VendettaTable, source: Source, targets: list[int]) -> None:
        if not targets:
            return
        bidders = [seat for seat in table.in_turn_order() if seat == source.seat or seat in targets]
        table.bids = [0] * table.setup.seats
        table.next(
            Together(tuple([AskBid(seat, source.card) for seat in bidders])),
            SettleAuction(source.seat, source.place, source.card, tuple(bidders)),
        )


class AskBid(AskAbout):
    """From nothing to all but the last. [blood.last-play]"""

    rule: ClassVar[str] = "blood.last-play"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card]}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["bid " + str(amount) for amount in range(table.blood[self.seat])]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.bids[self.seat] = int(option[4:])

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option.startswith("bid ") and amount_in(option[4:]) >= 0:
            limit = vendetta(table).blood[self.seat] - 1
            return Refused("blood.last-play", asked=amount_in(option[4:]), limit=limit)
        return None


class AuctionStep(VendettaStep):
    """A step of an auction that this seat's card holds."""

    def __init__(self, seat: int, location: int, card: int, bidders: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.card: Final = card
        self.bidders: Final = bidders

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.card, self.bidders)


class SettleAuction(AuctionStep):
    """Bids are shown; the lowest bidder, on a tie the latest in turn order, turns a card face down. [ties.fiorenza]"""

    def do(self, table: VendettaTable) -> None:
        table.taught = EVERYONE
        for seat in self.bidders:
            table.tell("bid-shown", "clash.same-timing", seat, {"amount": table.bids[seat], "card": IDS[self.card]})
        lowest = min([table.bids[seat] for seat in self.bidders])
        tied = [seat for seat in self.bidders if table.bids[seat] == lowest]
        if len(tied) > 1:
            tied = [seat for seat in tied if not table.has_ally(seat, CARD_WITH[WinsTies])]
        loser = tied[-1]
        table.tell("lowest-bid", "order.ties", loser, {"amount": lowest})
        pay = PayBids(self.seat, self.location, self.card, self.bidders)
        if any(table.up[card] for card in table.cards_of(self.location, loser)):
            table.next(AskTurnOneDown(loser, self.location, self.card), pay)
        else:
            table.next(pay)


class AskTurnOneDown(VendettaAsk):
    """Which face-up card the lowest bidder turns down. [card.face-down-dead]"""

    rule: ClassVar[str] = "card.face-down-dead"

    def __init__(self, seat: int, location: int, card: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "at": vendetta(table).name_of(self.location)}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["turn " + IDS[card] for card in table.cards_of(self.location, self.seat) if table.up[card]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_turned(vendetta(table), self.seat, self.location, option)

    def answered(self, table: VendettaTable, option: str) -> None:
        turn_down(table, self.seat, NUMBER[option[5:]])


class PayBids(AuctionStep):
    """The auctioneer's bid is put on their Position; the others Lose theirs, in turn order."""

    def do(self, table: VendettaTable) -> None:
        table.deploy_blood(self.seat, self.location, table.bids[self.seat], "plan.deployed", from_bank=False)
        for seat in self.bidders:
            if seat != self.seat and not table.out[seat]:
                bleed(table, seat, table.bids[seat], Source(self.seat, self.location, self.card), stolen=False)
