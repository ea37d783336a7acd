"""What amounts and cards are worth in Blood Orders, in points of the final score."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gloam.blood_orders.catalogue import SYMBOLS, VICTIM_COUNT, VICTIMS
from gloam.blood_orders.cleanup import LAST_DAY
from gloam.blood_orders.scoring import MARKS, fear_points
from gloam.blood_orders.table import TRACK_END, BloodOrdersTable

BLOOD_STEPS: Final = ((4, 0.8), (10, 0.6), (18, 0.3), (999, 0.1))  # up to so many, what one more is worth
DEBT: Final = 1.1  # a blood that feeding lacks
INFLUENCE_WORTH: Final = 0.55
LAST_INFLUENCE: Final = 0.5
VAMPIRE: Final = 1.1  # a Bleeder or Elder that can be used again
LAST_VAMPIRE: Final = 0.02  # one that cannot: better than nothing
SPARE: Final = 0.5  # one more of them than can be used in a Day
ENOUGH: Final = 9  # cards of use in a Day
SYMBOL_A_DAY: Final = 0.3  # a symbol on a Victim card, for each Day to come
HORIZON: Final = 4  # Days that are looked forward to


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
        return VAMPIRE if left else LAST_VAMPIRE
    return VICTIMS[card].points + SYMBOL_A_DAY * sum(SYMBOLS[card]) * min(left, HORIZON)


def hand_worth(cards: list[int], left: int) -> float:
    """All cards of a player: more than can be used in a Day are worth less."""
    worths = sorted([card_worth(card, left) for card in cards], reverse=True)
    spare = [SPARE if worth == VAMPIRE else worth for worth in worths[ENOUGH:]]
    return sum(worths[:ENOUGH], 0.0) + sum(spare, 0.0)
