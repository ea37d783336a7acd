"""The Night in Blood Orders: what its winner takes, who else may come, and how likely it is to be won."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.blood_orders.catalogue import NIGHT, LessNightFear
from gloam.blood_orders.orders import TOKENS
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.bots.blood_orders.outlook import Outlook, priced
from gloam.bots.blood_orders.worth import card_worth, days_left
from gloam.core.chance import seeded

SPACES: Final = 3  # of a Quarter: one for each kind of token
LEAST_PRICE: Final = 0.1  # of a Night that nobody seems to want: somebody may
COMES: Final = 0.8  # how often an opponent sends the Night to a Quarter at all
UNSEEN: Final = 0.37  # the chance that a token face down is the Night
LEVEL: Final = 0.6  # symbols to spare with which one is beaten half the time by whoever comes
STEEP: Final = 1.1  # how fast that changes with each symbol
LEAST_CHANCE: Final = 0.05  # to win, whoever may come
MOST_THREAT: Final = 1.6  # opponents who count
WHIM: Final = 0.7  # points by which a Quarter pleases one seat more than another: not all go to the same place
FINE: Final = 1000  # steps of a whim


def night_outlook(table: BloodOrdersTable, seat: int, quarter: int) -> Outlook:
    """What the winner of a Night takes."""
    gains = Outlook()
    gains.blood = float(table.night_blood[quarter])
    gains.influence = float(table.night_influence[quarter])
    gains.fear = float(max(0, table.die[quarter] - table.bonus(seat, LessNightFear)))
    if table.victim[quarter] != NONE:
        gains.worth = card_worth(table.victim[quarter], days_left(table))
    return gains


def threats(table: BloodOrdersTable, seat: int) -> list[float]:
    """For each Quarter, how many opponents are likely to send their Night there."""
    prices = [max(LEAST_PRICE, priced(night_outlook(table, seat, quarter))) for quarter in table.quarters()]
    total = sum(prices, 0.0)
    found = [0.0] * len(prices)
    for other in table.opponents(seat):
        night = other * TOKENS + NIGHT
        unplaced = len(table.unplaced(other)) if table.phase == "order" else TOKENS
        for quarter in table.quarters():
            found[quarter] += COMES * unplaced / TOKENS * prices[quarter] / total
            if table.phase == "order":
                found[quarter] += lying(table, seat, other, quarter)
            elif table.revealed and night in table.space[quarter * SPACES + NIGHT]:
                found[quarter] += 1.0
    return found


def lying(table: BloodOrdersTable, seat: int, other: int, quarter: int) -> float:
    """How many of an opponent's face-down tokens in a Quarter are the Night, as far as this seat knows."""
    chance = 0.0
    for token in table.entrance[quarter]:
        if token // TOKENS == other:
            if table.seen[token] >> seat & 1:
                chance += 1.0 if token % TOKENS == NIGHT else 0.0
            else:
                chance += UNSEEN
    return min(1.0, chance)


def winning(threat: float, spare: int) -> float:
    """The chance to win a Night with so many symbols more than the die."""
    beaten = 1.0 / (1.0 + exp(STEEP * (spare - LEVEL)))
    return max(LEAST_CHANCE, 1.0 - beaten * min(MOST_THREAT, threat))


def whim(table: BloodOrdersTable, seat: int, quarter: int) -> float:
    """The same all Day for one seat, another for the next."""
    taste = seeded(((table.day * 8 + seat) * 8 + quarter) * 64 + table.victim[quarter] + 1)
    return WHIM * taste.below(FINE) / FINE
