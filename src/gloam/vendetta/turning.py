"""Cards taken back, turned face down, or turned up for Blood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.draft import Draft
from gloam.core.effect import Effect, Source, Who
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.vendetta.bases import VendettaAsk
from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import AskOfCard, turn_down
from gloam.vendetta.frenzy import bleed
from gloam.vendetta.hits import Hit, VendettaEffect
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.withdraw import return_to_hand


@dataclass(frozen=True)
class TakeBackCards(VendettaEffect):
    """You may take cards from your Position here back to the hand; then something follows for each."""

    then: Effect

    def do(self, table: VendettaTable, source: Source) -> None:
        table.next(AskTakeBack(self, source, ()))


class AskTakeBack(Draft):
    """Which cards, one by one, until it is enough."""

    def __init__(self, effect: Effect, source: Source, chosen: tuple[int, ...]) -> None:
        super().__init__(source.seat, chosen)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.effect, self.source, self.chosen)

    def asked_by(self, table: Table) -> str:
        return table.choice_rule

    def facts(self, table: Table) -> dict[str, Fact]:
        return {
            "card": IDS[self.source.card],
            "at": table.name_of(self.source.place),
            "chosen": tuple([IDS[card] for card in self.chosen]),
        }

    def choosing(self, chosen: tuple[int, ...]) -> AskTakeBack:
        return AskTakeBack(self.effect, self.source, chosen)

    def redealt(self, dealt: dict[int, int]) -> Step:
        return self.choosing(tuple([dealt.get(card, card) for card in self.chosen]))

    def choosable(self, table: Table) -> list[int]:
        mine = vendetta(table).cards_of(self.source.place, self.seat)
        return [card for card in mine if card not in self.chosen]

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("take ") and option[5:] in NUMBER
        return Refused("term.position", card=option[5:]) if known else None

    def carry_out(self, table: Table, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, TakeBackCards)
        here = vendetta(table)
        if not self.chosen:
            here.tell("declined", self.asked_by(here), self.seat, {"card": IDS[self.source.card]})
            return
        for card in self.chosen:
            return_to_hand(here, card, "prep.may")
        here.tally = len(self.chosen)
        effect.then.apply(here, self.source)


@dataclass(frozen=True)
class TurnDownCards(VendettaEffect):
    """You may turn cards on your Position here face down; every face-down card there has this Power now."""

    power: int

    def do(self, table: VendettaTable, source: Source) -> None:
        table.assault[source.seat] = self.power
        table.next(AskTurnDown(self, source))


class AskTurnDown(AskOfCard):
    """Which card is turned down, one by one, until it is enough."""

    def offer(self, table: VendettaTable) -> list[str]:
        mine = table.cards_of(self.place, self.seat)
        return ["done"] + ["turn " + IDS[card] for card in mine if table.up[card]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_turned(vendetta(table), self.seat, self.place, option)

    def answered(self, table: VendettaTable, option: str) -> None:
        if option != "done":
            turn_down(table, self.seat, NUMBER[option[5:]])
            table.next(self)


def why_not_turned(table: VendettaTable, seat: int, location: int, option: str) -> Refused | None:
    """Why a card cannot be turned face down: it is so already, or it does not lie there."""
    card = NUMBER.get(option[5:], NONE)
    if not option.startswith("turn ") or card == NONE:
        return None
    mine = card in table.cards_of(location, seat)
    return Refused("card.face-down-dead" if mine else "term.position", card=IDS[card])


@dataclass(frozen=True)
class RevealForBlood(Hit):
    """Each Rival, for each face-down card here: Lose this much Blood and turn it up, or leave it face down."""

    blood: int

    def group(self) -> Who:
        return EACH_RIVAL

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return len(to_reveal(table, seat, source.place)) > 0

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        down = to_reveal(table, seat, source.place)
        table.next(*[AskReveal(seat, source.seat, source.place, source.card, card, self.blood) for card in down])


def to_reveal(table: VendettaTable, seat: int, location: int) -> list[int]:
    """The face-down cards on this Position that Revelation would turn up. [reveal.all]"""
    return [card for card in table.cards_of(location, seat) if not table.up[card] and card not in table.kept_down]


class AskReveal(VendettaAsk):
    """Whether a face-down card is turned up for Blood, or left as it lies. [reveal.all]"""

    rule: ClassVar[str] = "effect.choose-possible"

    def __init__(self, seat: int, user: int, place: int, card: int, hidden: int, blood: int) -> None:
        super().__init__(seat)
        self.user: Final = user
        self.place: Final = place
        self.card: Final = card
        self.hidden: Final = hidden
        self.blood: Final = blood

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.user, self.place, self.card, self.hidden, self.blood)

    def redealt(self, dealt: dict[int, int]) -> Step:
        hidden = dealt.get(self.hidden, self.hidden)
        return AskReveal(self.seat, self.user, self.place, self.card, hidden, self.blood)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "by": self.user, "hidden": IDS[self.hidden], "amount": self.blood}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["reveal", "leave"]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "leave":
            table.kept_down = [*table.kept_down, self.hidden]
            at = table.name_of(self.place)
            knowers = table.seen[self.hidden]
            table.tell("left-down", "reveal.all", self.seat, {"at": at}, {"card": IDS[self.hidden]}, knowers)
            return
        # The Blood is Lost first: a card does nothing for its own revelation.
        if not table.out[self.user]:
            bleed(table, self.seat, self.blood, Source(self.user, self.place, self.card), stolen=False)
        reveal(table, self.hidden)


def reveal(table: VendettaTable, card: int) -> None:
    """A face-down card is turned up. [reveal.all]"""
    table.turn_up(card)
    at = table.name_of(table.location_of(card))
    table.tell("revealed", "reveal.all", table.holder(card), {"card": IDS[card], "at": at})
