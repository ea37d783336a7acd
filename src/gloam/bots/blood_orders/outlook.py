"""What an effect of Blood Orders is likely to bring."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import LOCATION, LOCATIONS
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
from gloam.blood_orders.table import BLOOD, INFLUENCE, BloodOrdersTable
from gloam.blood_orders.tokens import AddToOrder, LookAtToken, LoseAssigned, MoveOwnOrder, OpponentMovesOrder, SendHome
from gloam.bots.blood_orders.worth import INFLUENCE_WORTH, LAST_VAMPIRE, VAMPIRE, days_left
from gloam.core.choices import ChooseOne, InOrder, May
from gloam.core.effect import Effect, Source, number

BLOOD_PRICE: Final = 0.55  # a blood, whatever it is for
FEAR_PRICE: Final = 0.7  # a space of the fear track
DRAWN_VICTIM: Final = 1.5  # a Victim card off the pile, and a point more with every Act
RECOVERED: Final = 0.8  # the blood that a card need not be fed
DISCARDED: Final = 1.0  # a Victim card given up, in blood
SHIFTED: Final = 0.3  # a die, an order of one's own or a Victim that is no longer what or where it was
SEEN: Final = 0.2  # a token looked at, or a card added to an order
HURT: Final = 0.25  # what an opponent loses, as a part of its worth
THEIR_CARD: Final = 0.4  # a card that an opponent loses
THEIR_ORDER: Final = 0.6  # an order that an opponent must move
SENT_HOME: Final = 0.8  # an order of theirs that comes to nothing


class Outlook:
    """What something is likely to bring: amounts, and a worth for all that has no amount."""

    def __init__(self) -> None:
        self.blood = 0.0
        self.influence = 0.0
        self.fear = 0.0
        self.worth = 0.0
        self.spent = 0.0  # blood paid at the Altar
        self.rituals = 0  # acquired there


def priced(gains: Outlook) -> float:
    """An outlook at plain prices."""
    return gains.worth + BLOOD_PRICE * gains.blood + INFLUENCE_WORTH * gains.influence - FEAR_PRICE * gains.fear


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
            gains.worth += effect.cards * (VAMPIRE if left else LAST_VAMPIRE)
        case DrawVictims():
            gains.worth += effect.cards * (DRAWN_VICTIM + table.act)
        case Recover():
            gains.blood += RECOVERED * effect.cards
        case DiscardVictim():
            gains.blood -= DISCARDED
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
            gains.worth += SHIFTED
        case LookAtToken() | AddToOrder():
            gains.worth += SEEN
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
            gains.worth += THEIR_CARD
        case OpponentMovesOrder():
            gains.worth += THEIR_ORDER
        case SendHome():
            gains.worth += SENT_HOME
        case _:
            pass
