"""What the cards of Blood Orders do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.blood_orders.catalogue import (
    BLEEDER,
    ELDER,
    IDS,
    NUMBER,
    VICTIM_COUNT,
)
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable, blood_orders
from gloam.core.effect import Amount, Effect, Source, number
from gloam.core.event import Fact
from gloam.core.narrow import AskEffectOf
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import LETTERS, Table, without

# ---- amounts


class CityEffect(Effect):
    """An effect of Blood Orders: whether it can be chosen is said by `can`, what it does by `do`."""

    def possible(self, table: Table, source: Source) -> bool:
        return self.can(blood_orders(table), source)

    def apply(self, table: Table, source: Source) -> None:
        self.do(blood_orders(table), source)

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return True

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class CityAskEffect(AskEffectOf[BloodOrdersTable]):
    """A decision that an effect of this seat's own card asks for."""


@dataclass(frozen=True)
class Gain(CityEffect):
    """From the common supply. [setup.supply]"""

    amount: Amount
    what: str

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.give(source.seat, self.what, number(self.amount, table, source), "resolve.no-choice-effects")


@dataclass(frozen=True)
class Pay(CityEffect):
    """A cost: all of it, or nothing and what follows is skipped. [ritual.unpayable]"""

    amount: int
    what: str

    def is_cost(self) -> bool:
        return True

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return table.has(source.seat, self.what) >= self.amount

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.give(source.seat, self.what, -self.amount, "resolve.no-choice-effects")


@dataclass(frozen=True)
class MoveFear(CityEffect):
    """Your fear marker moves, down if negative. As a cost the whole move must be possible. [fear.track-stop]"""

    spaces: Amount
    as_cost: bool = False

    def is_cost(self) -> bool:
        return self.as_cost

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return not self.as_cost or 0 <= table.fear[source.seat] + number(self.spaces, table, source) <= TRACK_END

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.move_fear(source.seat, number(self.spaces, table, source), "fear.track-stop")


# ---- dice and Quarters


# ---- cards


@dataclass(frozen=True)
class TakeCatacombs(CityEffect):
    """Cards from the Bleeder and Elder decks, the deck chosen for each. [catacombs.take]"""

    cards: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if table.bleeders + table.elders:
            table.next(AskCatacombs(self, source, self.cards))


class AskCatacombs(CityAskEffect):
    """A Bleeder or an Elder. [catacombs.deck-empty]"""

    def __init__(self, effect: Effect, source: Source, left: int) -> None:
        super().__init__(effect, source)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def offer(self, table: BloodOrdersTable) -> list[str]:
        found = ["take " + IDS[BLEEDER]] if table.bleeders else []
        return [*found, "take " + IDS[ELDER]] if table.elders else found

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        card = NUMBER[option[5:]]
        if card == BLEEDER:
            table.bleeders -= 1
        else:
            table.elders -= 1
        table.to_hand(self.seat, [card])
        table.seen_in_hand(self.seat, [card])
        table.tell("card-taken", "catacombs.take", self.seat, {"card": IDS[card]})
        if self.left > 1 and table.bleeders + table.elders:
            table.next(AskCatacombs(self.effect, self.source, self.left - 1))

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        if verb != "take" or card not in NUMBER:
            return None
        empty = NUMBER[card] in (BLEEDER, ELDER)
        return Refused("catacombs.deck-empty" if empty else "catacombs.take", card=card)


@dataclass(frozen=True)
class DrawVictims(CityEffect):
    """From the top of the Victim deck into your hand; only you see them. [deck.nothing]"""

    cards: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        for _ in range(self.cards):
            card = table.draw_victim()
            if card != NONE:
                table.known[card] = 1 << source.seat
                table.taught |= 1 << source.seat
                table.to_hand(source.seat, [card])
                knowers = 1 << source.seat
                table.tell("drew", "deck.reshuffle", source.seat, {}, {"card": IDS[card]}, knowers)


@dataclass(frozen=True)
class Recover(CityEffect):
    """Up to this many cards from your Torpor return to your hand and need no feeding. [overcome.torpor]"""

    cards: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if table.torpor[source.seat]:
            table.next(AskRecover(self, source, self.cards))


class AskRecover(CityAskEffect):
    """Which card returns from your Torpor, one by one, until it is enough."""

    def __init__(self, effect: Effect, source: Source, left: int) -> None:
        super().__init__(effect, source)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["done"] + ["recover " + IDS[card] for card in distinct(table.torpor[self.seat])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        return Refused("overcome.torpor", card=card) if verb == "recover" and card in NUMBER else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option == "done":
            return
        card = NUMBER[option[8:]]
        table.torpor[self.seat] = without(table.torpor[self.seat], card)
        table.to_hand(self.seat, [card])
        table.tell("recovered", "overcome.torpor", self.seat, {"card": IDS[card]})
        if self.left > 1 and table.torpor[self.seat]:
            table.next(AskRecover(self.effect, self.source, self.left - 1))


def distinct(cards: list[int]) -> list[int]:
    return sorted(set(cards))


@dataclass(frozen=True)
class DiscardVictim(CityEffect):
    """A cost: a Victim card of your choice from hand, which goes to your Torpor. [discard.hand]"""

    def is_cost(self) -> bool:
        return True

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(table.victims_in_hand(source.seat)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskDiscard(self, source))


class AskDiscard(CityAskEffect):
    """Which card of the hand to give up."""

    def offer(self, table: BloodOrdersTable) -> list[str]:
        cards = table.victims_in_hand(self.seat) if isinstance(self.effect, DiscardVictim) else table.hand[self.seat]
        return ["discard " + IDS[card] for card in distinct(cards)]

    def telling(self) -> bool:
        return not isinstance(self.effect, DiscardVictim)

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        return Refused("discard.hand", card=card) if verb == "discard" and card in NUMBER else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        card = NUMBER[option[8:]]
        table.hand[self.seat] = without(table.hand[self.seat], card)
        table.tell("discarded", "discard.hand", self.seat, {"card": IDS[card]})
        if card < VICTIM_COUNT:
            table.to_torpor(self.seat, [card])
        else:
            table.to_discard([card])


# ---- opponents


class OpponentEffect(CityEffect):
    """Something done to an opponent you choose."""

    def to(self, table: BloodOrdersTable, source: Source, opponent: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskOpponent(self, source))


class AskOpponent(CityAskEffect):
    """Which opponent it is done to."""

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["seat " + LETTERS[seat] for seat in table.opponents(self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return Refused("effect.no-target", by=self.seat) if option == "seat " + LETTERS[self.seat] else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, OpponentEffect)
        effect.to(table, self.source, LETTERS.index(option[5]))


@dataclass(frozen=True)
class Steal(OpponentEffect):
    """Tokens from an opponent's supply into yours, or all there are. [effect.take-less]"""

    blood: int = 0
    influence: int = 0

    def to(self, table: BloodOrdersTable, source: Source, opponent: int) -> None:
        blood = min(self.blood, table.blood[opponent])
        influence = min(self.influence, table.influence[opponent])
        table.blood[opponent] -= blood
        table.blood[source.seat] += blood
        table.influence[opponent] -= influence
        table.influence[source.seat] += influence
        facts: dict[str, Fact] = {"blood": blood, "influence": influence, "by": source.seat}
        table.tell("stolen", "effect.take-less", opponent, facts)


@dataclass(frozen=True)
class OpponentFear(OpponentEffect):
    """An opponent's marker rises."""

    spaces: int

    def to(self, table: BloodOrdersTable, source: Source, opponent: int) -> None:
        table.move_fear(opponent, self.spaces, "fear.track-stop")


@dataclass(frozen=True)
class OpponentDiscards(OpponentEffect):
    """An opponent gives up a card of their own choice from hand. [discard.catacombs]"""

    def to(self, table: BloodOrdersTable, source: Source, opponent: int) -> None:
        if table.hand[opponent]:
            table.next(AskDiscard(self, Source(opponent, source.place, source.card)))
