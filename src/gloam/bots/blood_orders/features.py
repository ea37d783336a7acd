"""What lies before a seat of Blood Orders at the beginning of a Day, as named numbers whose weights are fitted."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    BLEEDER,
    DAWN,
    DUSK,
    ELDER,
    NIGHT,
    RITUAL,
    RITUALS,
    SYMBOLS,
    VICTIM_COUNT,
    VICTIMS,
    EndPoints,
    LessScoredFear,
)
from gloam.blood_orders.scoring import end_points
from gloam.blood_orders.table import BloodOrdersTable, blood_orders
from gloam.bots.blood_orders.outlook import foresee, priced
from gloam.bots.blood_orders.rituals import standing_worth
from gloam.bots.blood_orders.worth import days_left, fear_worth
from gloam.bots.evaluation import Evaluation
from gloam.core.effect import Source
from gloam.core.table import Table

NAMES: Final = (
    "points",  # tokens, and what Rituals promise for the end
    "ritual_points",
    "victim_points",  # printed on the Victims one has
    "blood",
    "influence",
    "fear",  # what the track would take or give now
    "bleeders",
    "elders",
    "victims",
    "dawn",  # symbols on these Victims
    "dusk",
    "night",
    "powers",  # of Rituals, once a Day, at plain prices
    "standing",  # what Rituals do by being there, a Day
    "start",  # is it the start player?
)


class BloodOrdersEvaluation(Evaluation):
    """Judged at the beginning of a Day, which is as far as a playout goes; the stage is the Day."""

    def features(self, table: Table, seat: int) -> list[float]:
        return features(blood_orders(table), seat)

    def stage(self, table: Table) -> float:
        return float(blood_orders(table).day)


def features(table: BloodOrdersTable, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    cards = table.hand[seat] + table.torpor[seat]
    victims = [card for card in cards if card < VICTIM_COUNT]
    less = table.bonus(seat, LessScoredFear)
    return [
        float(table.points[seat] + end_points(table, seat)),
        float(sum([RITUALS[ritual - RITUAL].points for ritual in table.rituals[seat]])),
        float(sum([VICTIMS[card].points for card in victims])),
        float(table.blood[seat]),
        float(table.influence[seat]),
        fear_worth(float(table.fear[seat] - less), 1),
        float(cards.count(BLEEDER)),
        float(cards.count(ELDER)),
        float(len(victims)),
        float(sum([SYMBOLS[card][DAWN] for card in victims])),
        float(sum([SYMBOLS[card][DUSK] for card in victims])),
        float(sum([SYMBOLS[card][NIGHT] for card in victims])),
        powers(table, seat),
        standing(table, seat),
        float(table.start == seat),
    ]


def powers(table: BloodOrdersTable, seat: int) -> float:
    """What the powers of one's Rituals bring in a Day."""
    value = 0.0
    for ritual in table.rituals[seat]:
        power = RITUALS[ritual - RITUAL].power
        if power is not None:
            value += max(0.0, priced(foresee(power, table, Source(seat, 0, ritual))))
    return value


def standing(table: BloodOrdersTable, seat: int) -> float:
    """What one's Rituals do in a Day by being there."""
    left = days_left(table)
    in_force = [one for one in table.standing(seat) if not isinstance(one, EndPoints | LessScoredFear)]
    return sum([standing_worth(one, table, seat, left) for one in in_force], 0.0) / (left + 1)
