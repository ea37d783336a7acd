"""Resolution: one Location after another, each in five steps."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, amount_in
from gloam.core.watch import Watch
from gloam.vendetta.abilities import CARD_WITH, NoPreparation, TakeBackWhenDone, the
from gloam.vendetta.acting import Act
from gloam.vendetta.bases import AskAt, StepAt, VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import (
    ACTS,
    AFTER_REVELATION,
    AFTERMATH,
    BEFORE_REVELATION,
    CARD,
    DURING_REVELATION,
    IDS,
    NUMBER,
    PICKS_CARRIED_OUT,
    PREPARATION,
)
from gloam.vendetta.conflict import Conflict
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.turning import reveal
from gloam.vendetta.withdraw import Withdraw


class ResolveLocation(StepAt):
    """Withdraw, Revelation, Preparation, Conflict, Aftermath, in this order. [resolve.five-steps]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "resolution"
        table.resolving = self.location
        table.winner = NONE
        table.skipping = 0
        table.assault = [0] * table.setup.seats
        table.rewarded = 0
        table.ranks = []
        table.kept_down = []
        table.spared = []
        table.next(*steps_at(self.location))


def steps_at(here: int) -> list[Step]:
    """The five steps of a Location and the moments between them. [resolve.five-steps]"""
    return [
        Begin(here, "withdraw"),
        Withdraw(here),
        Window(PICKS_CARRIED_OUT, here),
        Window(BEFORE_REVELATION, here),
        Begin(here, "revelation"),
        Window(DURING_REVELATION, here),
        Revelation(here),
        Window(AFTER_REVELATION, here),
        Begin(here, PREPARATION),
        Window(PREPARATION, here),
        Begin(here, "conflict"),
        Conflict(here),
        Begin(here, AFTERMATH),
        Window(AFTERMATH, here),
        LocationDone(here),
    ]


class Begin(VendettaStep):
    """One of the five steps begins."""

    def __init__(self, location: int, step: str) -> None:
        super().__init__()
        self.location: Final = location
        self.step: Final = step

    def fields(self) -> tuple[Field, ...]:
        return (self.location, self.step)

    def do(self, table: VendettaTable) -> None:
        table.step = self.step
        table.tell("step", "resolve.five-steps", NONE, {"step": self.step, "at": table.name_of(self.location)})


class Revelation(StepAt):
    """The face-down cards of those who stayed are turned up, but for those left down. [reveal.all]"""

    def do(self, table: VendettaTable) -> None:
        for seat in table.in_turn_order():
            for card in table.cards_of(self.location, seat):
                if not table.up[card] and card not in table.kept_down:
                    reveal(table, card)


class MomentStep(Watch):
    """A step of one moment at one Location. In turn order, each player's cards of it act one at a time. [prep.order]"""

    def __init__(self, moment: str, location: int) -> None:
        super().__init__()
        self.moment: Final = moment
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.moment, self.location)

    def order(self, table: Table) -> list[int]:
        here = vendetta(table)
        return [seat for seat in here.in_turn_order() if here.cards_of(self.location, seat)]

    def due(self, table: Table, seat: int) -> list[int]:
        return due(vendetta(table), seat, self.moment, self.location)

    def begin(self, table: Table, seat: int, thing: int) -> None:
        table.next(act(seat, thing, self.location), Activate(self.moment, self.location))

    def ask_first(self, table: Table, seat: int) -> None:
        table.next(AskOrder(seat, self.moment, self.location), Activate(self.moment, self.location))


class Window(MomentStep):
    """A moment in which cards act. It is skipped where a Location has no Preparation Step. [loccard.hushed-elysium]"""

    def run(self, table: Table) -> None:
        here = vendetta(table)
        here.acted = []
        if self.moment == PREPARATION and here.has_location_card(self.location, CARD_WITH[NoPreparation]):
            here.tell("no-preparation", "loccard.hushed-elysium", NONE, {"at": here.name_of(self.location)})
        else:
            super().run(table)


class Activate(MomentStep):
    """The cards of this moment that are left."""


def due(table: VendettaTable, seat: int, moment: str, location: int) -> list[int]:
    """The cards on this Position that are still to act in this moment. [effect.once-per-step]"""
    if table.skipping >> seat & 1 and moment in (PREPARATION, AFTERMATH):
        return []
    return [
        card
        for card in table.cards_of(location, seat)
        if table.up[card] and ACTS[card] == moment and card not in table.acted
    ]


def act(seat: int, card: int, location: int) -> Act:
    effect = CARD[card].effect
    assert effect is not None, "a card without an effect was due"
    return Act(seat, card, location, effect)


class AskOrder(VendettaAsk):
    """Several cards of one player in one moment go in the order that player chooses. [clash.own-timing]"""

    rule: ClassVar[str] = "clash.own-timing"

    def __init__(self, seat: int, moment: str, location: int) -> None:
        super().__init__(seat)
        self.moment: Final = moment
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.moment, self.location)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"moment": self.moment, "at": vendetta(table).name_of(self.location)}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["first " + IDS[card] for card in due(table, self.seat, self.moment, self.location)]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.next(act(self.seat, NUMBER[option[6:]], self.location))

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = vendetta(table)
        card = NUMBER.get(option[6:], NONE)
        if not option.startswith("first ") or card == NONE:
            return None
        if card not in here.cards_of(self.location, self.seat):
            return Refused("prep.only-here", card=IDS[card])
        if not here.up[card]:
            return Refused("card.face-down-dead", card=IDS[card])
        return Refused("effect.once-per-step" if card in here.acted else "card.active-timing", card=IDS[card])


class LocationDone(StepAt):
    """The Location is finished; what lies there stays until the end of the round. [resolve.leave-in-place]"""

    def do(self, table: VendettaTable) -> None:
        table.tell("location-done", "resolve.locations-in-order", NONE, {"at": table.name_of(self.location)})
        table.step = ""
        if table.has_location_card(self.location, CARD_WITH[TakeBackWhenDone]):
            table.next(
                *[
                    AskTakeBackBlood(seat, self.location)
                    for seat in table.in_turn_order()
                    if table.blood_at[table.spot_of(self.location, seat)]
                ]
            )


class AskTakeBackBlood(AskAt):
    """How much of one's own Deployed Blood comes back. [loccard.succubus-club]"""

    rule: ClassVar[str] = "loccard.succubus-club"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[CARD_WITH[TakeBackWhenDone]], "at": vendetta(table).name_of(self.location)}

    def limit(self, table: VendettaTable) -> int:
        return min(the(TakeBackWhenDone).blood, table.blood_at[table.spot_of(self.location, self.seat)])

    def offer(self, table: VendettaTable) -> list[str]:
        return ["blood " + str(amount) for amount in range(self.limit(table) + 1)]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.take_back_blood(self.seat, self.location, int(option[6:]), "loccard.succubus-club")

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option.startswith("blood ") and amount_in(option[6:]) >= 0:
            limit = self.limit(vendetta(table))
            return Refused("loccard.succubus-club", asked=amount_in(option[6:]), limit=limit)
        return None
