"""What the cards of Blood Orders do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.blood_orders.catalogue import (
    BLEEDER,
    ELDER,
    IDS,
    LOCATION,
    LOCATIONS,
    NUMBER,
    QUARTERS,
    VICTIM_COUNT,
    VICTIMS,
)
from gloam.blood_orders.table import BLOOD, DIE_MOST, NONE, TRACK_END, BloodOrdersTable, blood_orders
from gloam.core.choices import AskEffect, resolve
from gloam.core.effect import Amount, Count, Effect, Source, number
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import LETTERS, Table

# ---- counts


class CityCount(Count):
    def of(self, table: Table, source: Source) -> int:
        return self.count(blood_orders(table), source)

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        raise AssertionError(f"{type(self).__name__} counts nothing")


@dataclass(frozen=True)
class CatacombsInHand(CityCount):
    """Bleeders and Elders in your hand."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.hand[source.seat]) - len(table.victims_in_hand(source.seat))


@dataclass(frozen=True)
class VictimsInHand(CityCount):
    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.victims_in_hand(source.seat))


@dataclass(frozen=True)
class ClassesInHand(CityCount):
    """Different victim classes in your hand."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len({VICTIMS[card].kind for card in table.victims_in_hand(source.seat)})


@dataclass(frozen=True)
class YourRituals(CityCount):
    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return len(table.rituals[source.seat])


@dataclass(frozen=True)
class YourInfluence(CityCount):
    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return table.influence[source.seat]


@dataclass(frozen=True)
class PipsHere(CityCount):
    """The pips on the active Quarter's die."""

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        return table.die[source.place]


@dataclass(frozen=True)
class Per(CityCount):
    """So many times for each, or for every few, up to a limit."""

    of_what: Count
    each: int = 1
    times: int = 1
    at_most: int = 0

    def count(self, table: BloodOrdersTable, source: Source) -> int:
        found = self.of_what.of(table, source) // self.each * self.times
        return max(-self.at_most, min(found, self.at_most)) if self.at_most else found


CATACOMBS_IN_HAND: Final = CatacombsInHand()
VICTIMS_IN_HAND: Final = VictimsInHand()
CLASSES_IN_HAND: Final = ClassesInHand()
YOUR_RITUALS: Final = YourRituals()
YOUR_INFLUENCE: Final = YourInfluence()
PIPS_HERE: Final = PipsHere()

EITHER: Final = "either"  # blood and influence in the mix you choose

# ---- amounts


class CityEffect(Effect):
    def possible(self, table: Table, source: Source) -> bool:
        return self.can(blood_orders(table), source)

    def apply(self, table: Table, source: Source) -> None:
        self.do(blood_orders(table), source)

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return True

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


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


@dataclass(frozen=True)
class ShiftAllDice(CityEffect):
    change: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        for quarter in table.quarters():
            table.shift_die(quarter, self.change, "fear.die-limits")


class QuarterEffect(CityEffect):
    """Something done at a Quarter you choose."""

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return list(table.quarters())

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(self.quarters(table, source)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if self.quarters(table, source):
            table.next(AskQuarter(self, source.seat, source.place, source.card))


class AskQuarter(AskEffect):
    def options(self, table: Table) -> list[str]:
        effect = self.effect
        assert isinstance(effect, QuarterEffect)
        return ["at " + QUARTERS[quarter] for quarter in effect.quarters(blood_orders(table), self.source())]

    def take(self, table: Table, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, QuarterEffect)
        effect.at(blood_orders(table), self.source(), QUARTERS.index(option[3:]))

    def why_not(self, table: Table, option: str) -> Refused | None:
        return beyond_city(table, option[3:]) if option.startswith("at ") else None


def beyond_city(table: Table, name: str) -> Refused | None:
    """West is no Quarter with fewer than four players. [order.west]"""
    found = name in QUARTERS and QUARTERS.index(name) not in blood_orders(table).quarters()
    return Refused("order.west") if found else None


@dataclass(frozen=True)
class ShiftDie(QuarterEffect):
    """The die of a Quarter you choose changes by this much, like it or not."""

    change: int

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        table.shift_die(quarter, self.change, "fear.die-limits")


@dataclass(frozen=True)
class ShiftDieUpTo(CityEffect):
    """You may raise or lower the die of a Quarter you choose by up to this much."""

    change: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskShift(self, source.seat, source.place, source.card))


class AskShift(AskEffect):
    """Which die, and by how much; or none."""

    def options(self, table: Table) -> list[str]:
        effect = self.effect
        assert isinstance(effect, ShiftDieUpTo)
        city = blood_orders(table)
        found = ["no"]
        for quarter in city.quarters():
            for change in range(-effect.change, effect.change + 1):
                if change and 1 <= city.die[quarter] + change <= DIE_MOST:
                    found.append(f"shift {QUARTERS[quarter]} {change:+d}")
        return found

    def take(self, table: Table, option: str) -> None:
        if option == "no":
            self.decline(table)
        else:
            _, quarter, change = option.split(" ")
            blood_orders(table).shift_die(QUARTERS.index(quarter), int(change), "fear.die-limits")

    def why_not(self, table: Table, option: str) -> Refused | None:
        effect = self.effect
        assert isinstance(effect, ShiftDieUpTo)
        words = option.split(" ")
        changes = [f"{sign}{change}" for sign in "-+" for change in range(1, effect.change + 1)]
        if words[0] != "shift" or len(words) != 3 or words[1] not in QUARTERS or words[2] not in changes:
            return None
        return beyond_city(table, words[1]) or Refused("fear.die-limits", at=words[1])


@dataclass(frozen=True)
class TakeFromNight(QuarterEffect):
    """Tokens from the Night space of a Quarter you choose: blood, or a mix you choose. [effect.take-less]"""

    amount: int
    what: str

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        if self.what == BLOOD:
            take_from_night(table, source.seat, quarter, min(self.amount, table.night_blood[quarter]), 0)
        elif table.night_blood[quarter] + table.night_influence[quarter] <= self.amount:
            take_from_night(table, source.seat, quarter, table.night_blood[quarter], table.night_influence[quarter])
        else:
            table.next(AskMix(self, source.seat, quarter, source.card))


class AskMix(AskEffect):
    """How much of it is blood; the rest is influence. Its place is the Quarter chosen."""

    def options(self, table: Table) -> list[str]:
        effect = self.effect
        assert isinstance(effect, TakeFromNight)
        city = blood_orders(table)
        least = max(0, effect.amount - city.night_influence[self.place])
        most = min(effect.amount, city.night_blood[self.place])
        return [f"blood {amount} influence {effect.amount - amount}" for amount in range(least, most + 1)]

    def take(self, table: Table, option: str) -> None:
        words = option.split(" ")
        take_from_night(blood_orders(table), self.seat, self.place, int(words[1]), int(words[3]))


def take_from_night(table: BloodOrdersTable, seat: int, quarter: int, blood: int, influence: int) -> None:
    table.night_blood[quarter] -= blood
    table.night_influence[quarter] -= influence
    table.blood[seat] += blood
    table.influence[seat] += influence
    facts: dict[str, Fact] = {"blood": blood, "influence": influence, "at": QUARTERS[quarter]}
    table.tell("night-taken", "effect.take-less", seat, facts)


@dataclass(frozen=True)
class CopyLocation(QuarterEffect):
    """Carry out a Location, whose Quarter counts as the active one meanwhile. Not a Dawn action. [effect.copy]"""

    other: bool

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return [quarter for quarter in table.quarters() if not self.other or quarter != source.place]

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        location = table.location[quarter]
        table.tell("copied", "effect.copy", source.seat, {"card": IDS[location], "at": QUARTERS[quarter]})
        table.next(resolve(LOCATIONS[location - LOCATION].effect, Source(source.seat, quarter, location)))


@dataclass(frozen=True)
class ReplaceVictim(QuarterEffect):
    """The Victim of another Quarter is discarded and a new one drawn; its die is set anew. [discard.board]"""

    def quarters(self, table: BloodOrdersTable, source: Source) -> list[int]:
        return [quarter for quarter in table.quarters() if quarter != source.place]

    def at(self, table: BloodOrdersTable, source: Source, quarter: int) -> None:
        if table.victim[quarter] != NONE:
            table.to_discard([table.victim[quarter]])
        card = table.draw_victim()
        table.victim[quarter] = card
        if card != NONE:
            table.show([card])
        table.set_die(quarter)
        facts: dict[str, Fact] = {"at": QUARTERS[quarter], "card": None if card == NONE else IDS[card]}
        table.tell("victim-replaced", "discard.board", source.seat, facts)


# ---- cards


@dataclass(frozen=True)
class TakeCatacombs(CityEffect):
    """Cards from the Bleeder and Elder decks, the deck chosen for each. [catacombs.take]"""

    cards: int

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if table.bleeders + table.elders:
            table.next(AskCatacombs(self, source.seat, source.place, source.card, self.cards))


class AskCatacombs(AskEffect):
    """A Bleeder or an Elder. [catacombs.deck-empty]"""

    def __init__(self, effect: Effect, seat: int, place: int, card: int, left: int) -> None:
        super().__init__(effect, seat, place, card)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def options(self, table: Table) -> list[str]:
        city = blood_orders(table)
        found = ["take " + IDS[BLEEDER]] if city.bleeders else []
        return [*found, "take " + IDS[ELDER]] if city.elders else found

    def take(self, table: Table, option: str) -> None:
        city = blood_orders(table)
        card = NUMBER[option[5:]]
        if card == BLEEDER:
            city.bleeders -= 1
        else:
            city.elders -= 1
        city.to_hand(self.seat, [card])
        city.seen_in_hand(self.seat, [card])
        city.tell("card-taken", "catacombs.take", self.seat, {"card": IDS[card]})
        if self.left > 1 and city.bleeders + city.elders:
            city.next(AskCatacombs(self.effect, self.seat, self.place, self.card, self.left - 1))

    def why_not(self, table: Table, option: str) -> Refused | None:
        empty = option in ("take " + IDS[BLEEDER], "take " + IDS[ELDER])
        return Refused("catacombs.deck-empty", card=option[5:]) if empty else None


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
            table.next(AskRecover(self, source.seat, source.place, source.card, self.cards))


class AskRecover(AskEffect):
    def __init__(self, effect: Effect, seat: int, place: int, card: int, left: int) -> None:
        super().__init__(effect, seat, place, card)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def options(self, table: Table) -> list[str]:
        return ["done"] + ["recover " + IDS[card] for card in distinct(blood_orders(table).torpor[self.seat])]

    def take(self, table: Table, option: str) -> None:
        if option == "done":
            return
        city = blood_orders(table)
        card = NUMBER[option[8:]]
        city.torpor[self.seat] = less(city.torpor[self.seat], card)
        city.to_hand(self.seat, [card])
        city.tell("recovered", "overcome.torpor", self.seat, {"card": IDS[card]})
        if self.left > 1 and city.torpor[self.seat]:
            city.next(AskRecover(self.effect, self.seat, self.place, self.card, self.left - 1))


def distinct(cards: list[int]) -> list[int]:
    return sorted(set(cards))


def less(cards: list[int], card: int) -> list[int]:
    """The same cards, less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


@dataclass(frozen=True)
class DiscardVictim(CityEffect):
    """A cost: a Victim card of your choice from hand, which goes to your Torpor. [discard.hand]"""

    def is_cost(self) -> bool:
        return True

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(table.victims_in_hand(source.seat)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskDiscard(self, source.seat, source.place, source.card))


class AskDiscard(AskEffect):
    """Which card of the hand to give up."""

    def options(self, table: Table) -> list[str]:
        city = blood_orders(table)
        cards = city.victims_in_hand(self.seat) if isinstance(self.effect, DiscardVictim) else city.hand[self.seat]
        return ["discard " + IDS[card] for card in distinct(cards)]

    def telling(self) -> bool:
        return not isinstance(self.effect, DiscardVictim)

    def take(self, table: Table, option: str) -> None:
        city = blood_orders(table)
        card = NUMBER[option[8:]]
        city.hand[self.seat] = less(city.hand[self.seat], card)
        city.tell("discarded", "discard.hand", self.seat, {"card": IDS[card]})
        if card < VICTIM_COUNT:
            city.to_torpor(self.seat, [card])
        else:
            city.to_discard([card])


# ---- opponents


class OpponentEffect(CityEffect):
    """Something done to an opponent you choose."""

    def to(self, table: BloodOrdersTable, source: Source, opponent: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskOpponent(self, source.seat, source.place, source.card))


class AskOpponent(AskEffect):
    def options(self, table: Table) -> list[str]:
        return ["seat " + LETTERS[seat] for seat in blood_orders(table).opponents(self.seat)]

    def take(self, table: Table, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, OpponentEffect)
        effect.to(blood_orders(table), self.source(), LETTERS.index(option[5]))


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
            table.next(AskDiscard(self, opponent, source.place, source.card))
