"""How good a table of Blood Orders is for a seat: what it has, and what its orders are likely to bring."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import DAWN, DUSK, KINDS, RITUAL, RITUALS, VICTIM_COUNT, VICTIMS, LessScoredFear
from gloam.blood_orders.cleanup import feeding_cost
from gloam.blood_orders.orders import TOKENS
from gloam.blood_orders.scoring import end_points
from gloam.blood_orders.strength import dusk_cost
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.bots.blood_orders import worth
from gloam.bots.blood_orders.night import night_outlook, threats, winning
from gloam.bots.blood_orders.outlook import Outlook, foresee, location_effect, priced
from gloam.core.effect import Source
from gloam.core.table import LETTERS

OTHERS: Final = 0.3  # how much of an opponent's good is one's own harm
FAILS: Final = -1.0  # an order that comes to nothing

# ---- what orders are worth


def outlook_of(table: BloodOrdersTable, token: int, quarter: int) -> Outlook | None:
    """What an order is likely to bring in a Quarter; None where it fails."""
    seat, kind = token // TOKENS, token % TOKENS
    symbols = table.symbols(token, contested=False)
    if symbols < table.die[quarter]:
        return None
    if kind == DAWN:
        return foresee(location_effect(table, quarter), table, Source(seat, quarter, table.location[quarter]))
    if kind == DUSK:
        victim = table.victim[quarter]
        if victim == NONE or dusk_cost(table, seat, quarter) > table.influence[seat]:
            return None
        gains = foresee(VICTIMS[victim].effect, table, Source(seat, quarter, victim))
        gains.influence -= dusk_cost(table, seat, quarter)
        return gains
    gains = night_outlook(table, seat, quarter)
    chance = winning(threats(table, seat)[quarter], symbols - table.die[quarter])
    gains.blood *= chance
    gains.influence *= chance
    gains.fear *= chance
    gains.worth *= chance
    return gains


def order_value(table: BloodOrdersTable, token: int, quarter: int) -> float:
    gains = outlook_of(table, token, quarter)
    return FAILS if gains is None else max(0.0, priced(gains))


def pending(table: BloodOrdersTable, seat: int) -> list[Outlook]:
    """What a seat's orders that lie in Quarters are likely to bring."""
    found = []
    for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
        quarter = table.stack_of(token) if table.orders[token] and token != table.active else NONE
        gains = None if quarter == NONE else outlook_of(table, token, quarter)
        if gains is not None:
            found.append(gains)
    return found


def assigned(table: BloodOrdersTable, seat: int) -> list[int]:
    """The cards under a seat's tokens."""
    return [card for token in range(seat * TOKENS, seat * TOKENS + TOKENS) for card in table.orders[token]]


def harm(table: BloodOrdersTable, option: str) -> float:
    """What an opponent's order is worth to them."""
    _, letter, kind = option.split(" ")
    token = LETTERS.index(letter) * TOKENS + KINDS.index(kind)
    return order_value(table, token, table.stack_of(token))


# ---- the table as it stands


def judged(table: BloodOrdersTable, seat: int) -> float:
    """What this seat has and can hope for, less a part of what the others do."""
    others = table.opponents(seat)
    return standing(table, seat) - OTHERS * sum([standing(table, other) for other in others], 0.0) / len(others)


def standing(table: BloodOrdersTable, seat: int) -> float:
    """Everything that lies before a seat and everything its orders are likely to bring, in points."""
    left = worth.days_left(table)
    hopes = pending(table, seat)
    under_tokens = assigned(table, seat)
    hungry = [card for card in under_tokens + table.torpor[seat] if left or card < VICTIM_COUNT]
    blood = table.blood[seat] + sum([gain.blood for gain in hopes], 0.0) - feeding_cost(table, seat, hungry)
    influence = table.influence[seat] + sum([gain.influence for gain in hopes], 0.0)
    fear = table.fear[seat] + sum([gain.fear for gain in hopes], 0.0) - table.bonus(seat, LessScoredFear)
    value = table.points[seat] + sum([gain.worth for gain in hopes], 0.0)
    value += worth.hand_worth(table.hand[seat] + under_tokens + table.torpor[seat], left)
    value += (
        worth.blood_worth(blood, left) + worth.influence_worth(influence, left) + worth.fear_worth(fear, max(1, left))
    )
    return value + sum([RITUALS[ritual - RITUAL].points for ritual in table.rituals[seat]]) + end_points(table, seat)
