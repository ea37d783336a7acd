"""What a seat of Blood Orders can expect to score, judged at the beginning of a Day.

The weights follow a fit to the final scores of 500 games of two and 180 games of four greedy bots, rounded.
"""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import RITUAL, RITUALS, SYMBOLS, VICTIM_COUNT, VICTIMS, EndPoints, LessScoredFear
from gloam.blood_orders.scoring import end_points
from gloam.blood_orders.table import BloodOrdersTable
from gloam.bots.blood_orders.outlook import foresee, priced
from gloam.bots.blood_orders.rituals import standing_worth
from gloam.bots.blood_orders.worth import days_left, fear_worth
from gloam.core.effect import Source

# By the Days to play, the last one included.
BLOOD: Final = (0.0, 0.45, 0.7, 0.87, 0.88, 0.95, 1.1, 1.0, 0.9, 0.9)
INFLUENCE: Final = (0.5, 0.5, 0.5, 0.52, 0.52, 0.56, 0.6, 0.7, 0.9, 1.0)
VAMPIRES: Final = (0.02, 0.4, 0.3, 0.5, 0.75, 1.3, 1.5, 1.8, 1.8, 1.8)
FEAR: Final = (1.0, 1.0, 1.0, 0.7, 0.7, 0.6, 0.3, 0.2, 0.2, 0.2)  # of what the track says: it can still be calmed
VICTIM_POINTS: Final = 1.1
SYMBOL: Final = 0.25  # of a Victim card, a Day
FAR: Final = 6  # Days beyond which a symbol gains nothing more
STANDING: Final = 0.85  # of what a Ritual in force is thought to be worth


def prospect(table: BloodOrdersTable, seat: int) -> float:
    """What it has, and what that will bring."""
    left = days_left(table)
    days = left + 1
    cards = table.hand[seat] + table.torpor[seat]
    victims = [card for card in cards if card < VICTIM_COUNT]
    value = float(table.points[seat] + end_points(table, seat))
    value += BLOOD[days] * table.blood[seat] + INFLUENCE[days] * table.influence[seat]
    value += FEAR[days] * fear_worth(table.fear[seat] - table.bonus(seat, LessScoredFear), 1)
    value += VAMPIRES[days] * (len(cards) - len(victims))
    value += VICTIM_POINTS * sum([VICTIMS[card].points for card in victims])
    value += SYMBOL * min(FAR, days) * sum([sum(SYMBOLS[card]) for card in victims])
    return value + sum([ritual_prospect(table, seat, ritual, left) for ritual in table.rituals[seat]], 0.0)


def ritual_prospect(table: BloodOrdersTable, seat: int, ritual: int, left: int) -> float:
    """A Ritual that a seat has: its points, its power once a Day, and what is in force."""
    card = RITUALS[ritual - RITUAL]
    value = float(card.points)
    if card.power is not None:
        value += max(0.0, priced(foresee(card.power, table, Source(seat, 0, ritual)))) * (left + 1)
    in_force = [one for one in card.standing if not isinstance(one, EndPoints | LessScoredFear)]
    return value + STANDING * sum([standing_worth(one, table, seat, left) for one in in_force], 0.0)
