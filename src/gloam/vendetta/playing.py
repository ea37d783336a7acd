"""Playing a card, and what reacts to it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.effect import NOWHERE, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, without
from gloam.core.watch import Watch
from gloam.vendetta.abilities import (
    ABILITY_OF,
    CARD_WITH,
    REACTIONS,
    BloodWhenYouPlayAtHaven,
    OnlyFaceDownHere,
    Reaction,
    WhenOpponentPlaysElsewhere,
    WhenOpponentPlaysHere,
    WhenYouBleedHere,
    the,
)
from gloam.vendetta.bases import StepAt, VendettaAsk
from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.frenzy import spend
from gloam.vendetta.memory import DRAWN, LATE
from gloam.vendetta.table import NONE, VendettaTable, vendetta


def play(table: VendettaTable, seat: int, card: int, location: int, up: bool, cost: int) -> None:
    """Put a card from wherever it was on a seat's own Position, pay for it, and note what reacts. [plan.sequence]"""
    owner = table.owner(card)
    source = LATE if card in table.hand[owner] else DRAWN
    if source == LATE:
        table.hand[owner] = without(table.hand[owner], card)
    table.up[card] = False
    table.seen[card] = 1 << owner
    table.sure[card] = 0
    if not up:
        spend(table, seat, cost, location, "plan.face-down-cost")
    table.put(card, table.spot_of(location, seat))
    if up:
        table.turn_up(card, source)
    table.tell(
        "played",
        "plan.face-up-free" if up else "plan.face-down-cost",
        seat,
        {"at": table.name_of(location), "up": up},
        {"card": IDS[card]},
        table.seen[card],
    )
    table.next(React(seat, card, location, up, tuple(reactions(table, seat, location, up))))


def reactions(table: VendettaTable, seat: int, location: int, up: bool) -> list[int]:
    """The cards that react to a play, as they are noted the moment it is made. [react.order]"""
    return [card for card, reaction in REACTIONS if reaction.reacts(table, card, seat, location, up)]


class React(Watch):
    """What reacts to a play, in turn order, each checked again when its turn comes. [react.order]"""

    def __init__(self, player: int, card: int, location: int, up: bool, noted: tuple[int, ...]) -> None:
        super().__init__()
        self.player: Final = player
        self.card: Final = card
        self.location: Final = location
        self.up: Final = up
        self.noted: Final = noted

    def fields(self) -> tuple[Field, ...]:
        return (self.player, self.card, self.location, self.up, self.noted)

    def redealt(self, dealt: dict[int, int]) -> Step:
        return React(self.player, dealt.get(self.card, self.card), self.location, self.up, self.noted)

    def order(self, table: Table) -> list[int]:
        return vendetta(table).in_turn_order() if self.noted else []

    def due(self, table: Table, seat: int) -> list[int]:
        return [card for card in self.noted if self.whose(vendetta(table), card) == seat]

    def begin(self, table: Table, seat: int, thing: int) -> None:
        self.carry_out(vendetta(table), thing)

    def ask_first(self, table: Table, seat: int) -> None:
        table.next(AskReaction(seat, self.player, self.card, self.location, self.up, self.noted))

    def whose(self, table: VendettaTable, card: int) -> int:
        reaction = ABILITY_OF[card]
        assert isinstance(reaction, Reaction), "this card does not react"
        return reaction.whose(table, card, self.player)

    def carry_out(self, table: VendettaTable, card: int) -> None:
        rest = tuple([other for other in self.noted if other != card])
        answer = Retaliate(table.location_of(card)) if card == CARD_WITH[WhenOpponentPlaysElsewhere] else None
        table.next(React(self.player, self.card, self.location, self.up, rest))
        if answer is not None and not table.out[self.player]:
            # What this sets off in turn comes after all that was noted, so below the rest.
            table.docket.insert(len(table.docket) - 1, answer)
            seat = table.holder(card)
            table.tell("reacted", "react.order", seat, {"card": IDS[card]})
            source = Source(seat, table.location_of(card), card, self.player)
            the(WhenOpponentPlaysElsewhere).then.apply(table, source)
        elif card == CARD_WITH[WhenOpponentPlaysHere]:
            bring(table, table.holder(card), self.location, the(WhenOpponentPlaysHere).blood, card)
        elif card == CARD_WITH[OnlyFaceDownHere]:
            self.watch(table, card)
        elif card == CARD_WITH[BloodWhenYouPlayAtHaven]:
            bring(table, self.player, self.location, the(BloodWhenYouPlayAtHaven).blood, card)
        elif card == CARD_WITH[WhenYouBleedHere]:
            table.next(Retaliate(self.location))

    def watch(self, table: VendettaTable, card: int) -> None:
        seat = table.holder(card)
        bring(table, seat, self.location, the(OnlyFaceDownHere).blood, card)
        if self.player != seat and table.spot[self.card] != NONE:
            table.look(seat, self.card)
            table.tell(
                "looked",
                "info.seen-stays",
                seat,
                {"of": self.player, "at": table.name_of(self.location)},
                {"card": IDS[self.card]},
                1 << seat | 1 << table.owner(self.card),
            )


def bring(table: VendettaTable, seat: int, location: int, amount: int, card: int) -> None:
    table.tell("reacted", "react.order", seat, {"card": IDS[card]})
    table.deploy_blood(seat, location, amount, "react.order", from_bank=True)


class AskReaction(VendettaAsk):
    """Several of one player's reactions go in the order that player chooses. [clash.own-timing]"""

    rule: ClassVar[str] = "clash.own-timing"

    def __init__(self, seat: int, player: int, card: int, location: int, up: bool, noted: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.player: Final = player
        self.card: Final = card
        self.location: Final = location
        self.up: Final = up
        self.noted: Final = noted

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.player, self.card, self.location, self.up, self.noted)

    def redealt(self, dealt: dict[int, int]) -> Step:
        card = dealt.get(self.card, self.card)
        return AskReaction(self.seat, self.player, card, self.location, self.up, self.noted)

    def react(self) -> React:
        return React(self.player, self.card, self.location, self.up, self.noted)

    def offer(self, table: VendettaTable) -> list[str]:
        return [IDS[card] for card in self.react().due(table, self.seat)]

    def answered(self, table: VendettaTable, option: str) -> None:
        self.react().carry_out(table, NUMBER[option])

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"player": self.player}

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option in NUMBER:
            return Refused("react.order", card=option)
        return Refused("plan.sequence") if option.partition(" ")[0] in ("drain", "use", "look", "blood") else None


class Retaliate(StepAt):
    """Once a card or cost is completely finished, the Blood it took here is answered. [react.order]"""

    def do(self, table: VendettaTable) -> None:
        if not table.owed:
            return
        answer = CARD_WITH[WhenYouBleedHere]
        table.tally = table.owed
        table.owed = 0
        if self.location != NOWHERE and table.working(answer) and table.location_of(answer) == self.location:
            seat = table.holder(answer)
            table.tell("reacted", "react.order", seat, {"card": IDS[answer]})
            the(WhenYouBleedHere).then.apply(table, Source(seat, self.location, answer))
