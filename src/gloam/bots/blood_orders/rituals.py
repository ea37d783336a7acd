"""What Rituals are worth in Blood Orders: their points, and what they do on the Days to come."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    AFTER_CONTEST_WON,
    AFTER_DAWN,
    AFTER_NIGHT,
    RITUAL,
    RITUALS,
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
from gloam.blood_orders.rituals import meets
from gloam.blood_orders.table import BloodOrdersTable
from gloam.bots.blood_orders.outlook import BLOOD_PRICE, foresee, priced
from gloam.bots.blood_orders.worth import HORIZON, days_left, fear_worth
from gloam.core.effect import Source

TODAY: Final = 0.6  # how often the power of a Ritual can still be used on the Day it is acquired
SYMBOL: Final = 0.5  # one more on every order, a Day
CONTEST_SYMBOL: Final = 0.2  # one more in contests alone
CHEAPER: Final = 0.3  # an influence less at Dusk, a Day
FED: Final = 0.5  # a card fed for nothing, a Day
ROOM: Final = 0.1  # a card more that the hand may hold, a Day
CALM: Final = 0.45  # a space less of fear at Night, a Day
TIES: Final = 0.15  # contests won where they are level, a Day
GROWTH: Final = 0.2  # points that are counted at the end, more of them with each Day to come
OFTEN: Final = {AFTER_DAWN: 0.7, AFTER_NIGHT: 0.6, AFTER_CONTEST_WON: 0.2}  # how often it comes about in a Day
OFTEN_ANYBODY: Final = 0.3  # and what anybody may bring about, for each player
BEARABLE: Final = 9  # spaces of fear up to which blood is scavenged for a Ritual
SCAVENGED: Final = 0.6  # what a blood costs besides that is not there
GAIN: Final = 0.4  # what a Ritual must bring beyond its blood


def ritual_worth(table: BloodOrdersTable, seat: int, ritual: int, left: int) -> float:
    """A Ritual that is acquired now: its points, and what it does on the Days to come."""
    card = RITUALS[ritual - RITUAL]
    value = float(card.points)
    if card.power is not None:
        gains = foresee(card.power, table, Source(seat, 0, ritual))
        value += max(0.0, priced(gains)) * (left + TODAY)
    return value + sum([standing_worth(one, table, seat, left) for one in card.standing], 0.0)


def standing_worth(one: Standing, table: BloodOrdersTable, seat: int, left: int) -> float:
    match one:
        case ExtraSymbols():
            return (CONTEST_SYMBOL if one.contested else SYMBOL) * one.symbols * left
        case DuskDiscount():
            return CHEAPER * one.influence * left
        case FreeFeeding():
            return FED * one.cards * (left + 1)
        case LargerHand():
            return ROOM * one.cards * min(left, HORIZON)
        case LessNightFear():
            return CALM * one.spaces * (left + 1)
        case LessScoredFear():
            fear = float(table.fear[seat])
            return fear_worth(fear + left - one.spaces, left) - fear_worth(fear + left, left)
        case WinsContestTies():
            return TIES * (left + 1)
        case EndPoints():
            return one.points.of(table, Source(seat)) + GROWTH * left
        case After():
            often = OFTEN.get(one.event, len(table.blood) * OFTEN_ANYBODY)
            return often * (left + 1) * max(0.0, priced(foresee(one.then, table, Source(seat, 0))))
        case _:
            return 0.0


def pays(value: float, blood: int, lacking: float) -> bool:
    """Is a Ritual of this value worth its blood, so much of which must be scavenged?"""
    return value - BLOOD_PRICE * blood - SCAVENGED * lacking > GAIN


def rituals_for(table: BloodOrdersTable, seat: int, victims: list[int]) -> list[tuple[float, int]]:
    """The market's Rituals that these Victim cards meet, with their worth, the best for its blood first."""
    found = []
    left = days_left(table)
    reach = table.blood[seat] + max(0, BEARABLE - table.fear[seat])
    for ritual in table.market:
        card = RITUALS[ritual - RITUAL]
        if card.blood <= reach and meets(card, victims):
            found.append((ritual_worth(table, seat, ritual, left), ritual))
    found.sort(key=lambda one: (-one[0] + BLOOD_PRICE * RITUALS[one[1] - RITUAL].blood, one[1]))
    return found
