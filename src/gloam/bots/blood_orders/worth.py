"""What things are worth in Blood Orders, in points of the final score, and what an effect is likely to bring."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gloam.blood_orders.catalogue import (
    AFTER_CONTEST_WON,
    AFTER_DAWN,
    AFTER_NIGHT,
    LOCATION,
    LOCATIONS,
    RITUAL,
    RITUALS,
    SYMBOLS,
    VICTIM_COUNT,
    VICTIMS,
    After,
    DuskDiscount,
    EndPoints,
    ExtraSymbols,
    FreeFeeding,
    LargerHand,
    LessNightFear,
    LessScoredFear,
    Standing,
    WinsContestTies,
)
from gloam.blood_orders.cleanup import LAST_DAY
from gloam.blood_orders.effects import (
    DiscardVictim,
    DrawVictims,
    Gain,
    MoveFear,
    OpponentDiscards,
    OpponentFear,
    Pay,
    Recover,
    Steal,
    TakeCatacombs,
)
from gloam.blood_orders.quarters import (
    EITHER,
    CopyLocation,
    ReplaceVictim,
    ShiftAllDice,
    ShiftDie,
    ShiftDieUpTo,
    TakeFromNight,
)
from gloam.blood_orders.scoring import MARKS, fear_points
from gloam.blood_orders.table import BLOOD, INFLUENCE, TRACK_END, BloodOrdersTable
from gloam.blood_orders.tokens import AddToOrder, LookAtToken, LoseAssigned, MoveOwnOrder, OpponentMovesOrder, SendHome
from gloam.core.choices import ChooseOne, InOrder, May
from gloam.core.effect import Effect, Source, number

BLOOD_STEPS: Final = ((4, 0.8), (10, 0.6), (18, 0.3), (999, 0.1))  # up to so many, what one more is worth
DEBT: Final = 1.1  # a blood that feeding lacks
INFLUENCE_WORTH: Final = 0.55
LAST_INFLUENCE: Final = 0.5
VAMPIRE: Final = 1.1  # a Bleeder or Elder that can be used again
SPARE: Final = 0.5  # one more of them than can be used in a Day
ENOUGH: Final = 9  # cards of use in a Day
SYMBOL_A_DAY: Final = 0.3  # a symbol on a Victim card, for each Day to come
HORIZON: Final = 4  # Days that are looked forward to
HURT: Final = 0.25  # what an opponent loses, as a part of its worth


class Outlook:
    """What something is likely to bring: amounts, and a worth for all that has no amount."""

    def __init__(self) -> None:
        self.blood = 0.0
        self.influence = 0.0
        self.fear = 0.0
        self.worth = 0.0
        self.spent = 0.0  # blood paid at the Altar
        self.rituals = 0  # acquired there


# ---- amounts


def days_left(table: BloodOrdersTable) -> int:
    """The Days after this one."""
    return LAST_DAY - max(1, table.day)


def blood_worth(amount: float, left: int) -> float:
    """Blood between the Days: the first few feed cards, more of it waits for a Ritual, none of it scores."""
    if amount < 0:
        return DEBT * amount
    if left == 0:
        return 0.0
    value, below = 0.0, 0
    for most, each in BLOOD_STEPS:
        if amount > below:
            value += each * (min(amount, most) - below)
        below = most
    return value


def influence_worth(amount: float, left: int) -> float:
    return (LAST_INFLUENCE if left == 0 else INFLUENCE_WORTH) * amount


def fear_worth(space: float, left: int) -> float:
    """What the track says at the end; before the last Day, between two marks, something between their values."""
    space = max(0.0, min(float(TRACK_END), space))
    if left == 0:
        return float(fear_points(int(space)))
    for (low, more), (high, fewer) in pairwise(MARKS):
        if space <= high:
            return more + (fewer - more) * (space - low) / (high - low)
    return float(MARKS[-1][1])


# ---- cards


def card_worth(card: int, left: int) -> float:
    """A card in the hand at the end of a Day."""
    if card >= VICTIM_COUNT:
        return VAMPIRE if left else 0.02
    return VICTIMS[card].points + SYMBOL_A_DAY * sum(SYMBOLS[card]) * min(left, HORIZON)


def hand_worth(cards: list[int], left: int) -> float:
    """All cards of a player: more than can be used in a Day are worth less."""
    worths = sorted([card_worth(card, left) for card in cards], reverse=True)
    spare = [SPARE if worth == VAMPIRE else worth for worth in worths[ENOUGH:]]
    return sum(worths[:ENOUGH], 0.0) + sum(spare, 0.0)


def ritual_worth(table: BloodOrdersTable, seat: int, ritual: int, left: int) -> float:
    """A Ritual that is acquired now: its points, and what it does on the Days to come."""
    card = RITUALS[ritual - RITUAL]
    value = float(card.points)
    if card.power is not None:
        gains = foresee(card.power, table, Source(seat, 0, ritual))
        value += max(0.0, priced(gains)) * (left + 0.6)
    return value + sum([standing_worth(one, table, seat, left) for one in card.standing], 0.0)


def priced(gains: Outlook) -> float:
    """An outlook at plain prices."""
    return gains.worth + 0.55 * gains.blood + INFLUENCE_WORTH * gains.influence - 0.7 * gains.fear


def standing_worth(one: Standing, table: BloodOrdersTable, seat: int, left: int) -> float:
    match one:
        case ExtraSymbols():
            return (0.2 if one.contested else 0.5) * one.symbols * left
        case DuskDiscount():
            return 0.3 * one.influence * left
        case FreeFeeding():
            return 0.5 * one.cards * (left + 1)
        case LargerHand():
            return 0.1 * one.cards * min(left, HORIZON)
        case LessNightFear():
            return 0.45 * one.spaces * (left + 1)
        case LessScoredFear():
            fear = float(table.fear[seat])
            return fear_worth(fear + left - one.spaces, left) - fear_worth(fear + left, left)
        case WinsContestTies():
            return 0.15 * (left + 1)
        case EndPoints():
            return one.points.of(table, Source(seat)) + 0.2 * left
        case After():
            often = {AFTER_DAWN: 0.7, AFTER_NIGHT: 0.6, AFTER_CONTEST_WON: 0.2}.get(one.event, len(table.blood) * 0.3)
            return often * (left + 1) * max(0.0, priced(foresee(one.then, table, Source(seat, 0))))
        case _:
            return 0.0


# ---- effects


def foresee(effect: Effect, table: BloodOrdersTable, source: Source) -> Outlook:
    """What an effect is likely to bring its player, as things stand."""
    gains = Outlook()
    add(effect, table, source, gains)
    return gains


def add(effect: Effect, table: BloodOrdersTable, source: Source, gains: Outlook) -> None:
    match effect:
        case InOrder():
            if effect.possible(table, source):
                for one in effect.effects:
                    add(one, table, source, gains)
        case ChooseOne():
            choices = [one for one in effect.choices if one.possible(table, source)]
            if choices:
                add(max(choices, key=lambda one: priced(foresee(one, table, source))), table, source, gains)
        case May():
            add_if_good(effect, table, source, gains)
        case Gain():
            gain(effect.what, number(effect.amount, table, source), gains)
        case Pay():
            gain(effect.what, -effect.amount, gains)
        case MoveFear():
            spaces = number(effect.spaces, table, source)
            gains.fear += max(spaces, -table.fear[source.seat])
        case _:
            add_other(effect, table, source, gains)


def add_if_good(effect: May, table: BloodOrdersTable, source: Source, gains: Outlook) -> None:
    if not effect.first.possible(table, source):
        return
    both = Outlook()
    add(effect.first, table, source, both)
    if effect.then is not None:
        add(effect.then, table, source, both)
    if priced(both) > 0:
        gains.blood += both.blood
        gains.influence += both.influence
        gains.fear += both.fear
        gains.worth += both.worth


def gain(what: str, amount: float, gains: Outlook) -> None:
    if what == BLOOD:
        gains.blood += amount
    elif what == INFLUENCE:
        gains.influence += amount
    else:
        gains.worth += amount


def add_other(effect: Effect, table: BloodOrdersTable, source: Source, gains: Outlook) -> None:
    """Cards, dice and the Night spaces."""
    left = days_left(table)
    match effect:
        case TakeCatacombs():
            gains.worth += effect.cards * (VAMPIRE if left else 0.02)
        case DrawVictims():
            gains.worth += effect.cards * (1.5 + table.act)
        case Recover():
            gains.blood += 0.8 * effect.cards
        case DiscardVictim():
            gains.blood -= 1
        case TakeFromNight():
            blood = max([table.night_blood[quarter] for quarter in table.quarters()])
            both = max([table.night_blood[quarter] + table.night_influence[quarter] for quarter in table.quarters()])
            taken = min(effect.amount, blood)
            gains.blood += taken
            if effect.what == EITHER:
                gains.influence += min(effect.amount, both) - taken
        case CopyLocation():
            places = [quarter for quarter in effect.quarters(table, source) if not copies(table, quarter)]
            found = [foresee(location_effect(table, place), table, Source(source.seat, place)) for place in places]
            gains.worth += max([priced(one) for one in found], default=0.0)
        case ShiftDie() | ShiftDieUpTo() | ShiftAllDice() | MoveOwnOrder() | ReplaceVictim():
            gains.worth += 0.3
        case LookAtToken() | AddToOrder():
            gains.worth += 0.2
        case _:
            add_harm(effect, gains)


def location_effect(table: BloodOrdersTable, quarter: int) -> Effect:
    return LOCATIONS[table.location[quarter] - LOCATION].effect


def copies(table: BloodOrdersTable, quarter: int) -> bool:
    """Two Locations that copy each other would never be read to an end."""
    effect = location_effect(table, quarter)
    parts = effect.effects if isinstance(effect, InOrder) else (effect,)
    return any(isinstance(part, CopyLocation) for part in parts)


def add_harm(effect: Effect, gains: Outlook) -> None:
    """What is done to opponents."""
    match effect:
        case Steal():
            gains.blood += effect.blood * (1 + HURT)
            gains.influence += effect.influence * (1 + HURT)
        case OpponentFear():
            gains.worth += HURT * effect.spaces
        case OpponentDiscards() | LoseAssigned():
            gains.worth += 0.4
        case OpponentMovesOrder():
            gains.worth += 0.6
        case SendHome():
            gains.worth += 0.8
        case _:
            pass
