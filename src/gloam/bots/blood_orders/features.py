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
    ExtraSymbols,
    LessScoredFear,
)
from gloam.blood_orders.scoring import end_points
from gloam.blood_orders.table import TRACK_END, BloodOrdersTable, blood_orders
from gloam.bots.blood_orders.outlook import foresee, priced
from gloam.bots.blood_orders.rituals import standing_worth
from gloam.bots.blood_orders.worth import ENOUGH, days_left, fear_worth
from gloam.bots.evaluation import Evaluation
from gloam.core.effect import Source
from gloam.core.table import Table

NAMES: Final = (
    "points",  # tokens, and what Rituals promise for the end
    "ritual_points",
    "victim_points",  # printed on the Victims one has
    "blood",
    "much_blood",  # beyond what a Day takes
    "influence",
    "fear_points",  # what the track would take or give now
    "fear_end",  # is the marker at the end of the track, where it can go no further?
    "bleeders",
    "elders",
    "victims",
    "spare_cards",  # beyond what a Day can use
    "dawn",  # symbols on these Victims
    "dusk",
    "night",
    "more_symbols",  # that Rituals add
    "rituals",
    "powers",  # of Rituals, in a Day, at plain prices
    "standing",  # what else Rituals do by being there, in a Day
    "start",  # is it the start player?
)
MUCH_BLOOD: Final = 8


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
    blood, fear = table.blood[seat], table.fear[seat]
    return [
        float(table.points[seat] + end_points(table, seat)),
        float(sum([RITUALS[ritual - RITUAL].points for ritual in table.rituals[seat]])),
        float(sum([VICTIMS[card].points for card in victims])),
        float(blood),
        float(max(0, blood - MUCH_BLOOD)),
        float(table.influence[seat]),
        fear_worth(float(fear - table.bonus(seat, LessScoredFear)), 1),
        float(fear == TRACK_END),
        float(cards.count(BLEEDER)),
        float(cards.count(ELDER)),
        float(len(victims)),
        float(max(0, len(cards) - ENOUGH)),
        *[float(sum([SYMBOLS[card][kind] for card in victims])) for kind in (DAWN, DUSK, NIGHT)],
        *of_rituals(table, seat),
        float(table.start == seat),
    ]


def of_rituals(table: BloodOrdersTable, seat: int) -> list[float]:
    """The symbols they add, how many there are, and what they bring in a Day by their powers and by being there."""
    more = powers = standing = 0.0
    left = days_left(table)
    for ritual in table.rituals[seat]:
        card = RITUALS[ritual - RITUAL]
        if card.power is not None:
            powers += max(0.0, priced(foresee(card.power, table, Source(seat, 0, ritual))))
        for one in card.standing:
            if isinstance(one, ExtraSymbols):
                more += one.symbols
            elif not isinstance(one, EndPoints | LessScoredFear):
                standing += standing_worth(one, table, seat, left) / (left + 1)
    return [more, float(len(table.rituals[seat])), powers, standing]
