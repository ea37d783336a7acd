"""What a card of Vendetta is worth, read from its effects, in points of Influence."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder, May
from gloam.core.effect import Amount, Effect, Source, number
from gloam.vendetta.catalogue import ALLIES, ALLY, CARD, POWER, RELIC, RELICS
from gloam.vendetta.effects import (
    Gain,
    GainUpTo,
    PutBlood,
    ReturnBlood,
    Spend,
    TakeVictim,
    TurnThisDown,
    WithdrawHere,
)
from gloam.vendetta.hits import (
    INFLUENCE,
    Lose,
    RemoveDeployed,
    SkipSteps,
    Steal,
    TakeHalfDeployed,
    TakeInfluence,
    TheyChoose,
)
from gloam.vendetta.table import VendettaTable

BLOOD_WORTH: Final = 0.35
DEPLOYED: Final = 0.4  # a Blood put on the card itself, where it counts as Power
HURT: Final = 0.2  # a Blood that an opponent no longer has
FRENZY: Final = 1.5  # sending somebody into Frenzy
LOST_INFLUENCE: Final = 0.6  # an opponent's loss of Influence
TAKEN_INFLUENCE: Final = 1.4  # a point of theirs that becomes one's own
VICTIM: Final = 1.5
REWARDED: Final = 0.7  # how often a card that does something for a reward comes to it
UNREAD: Final = 0.5  # an effect nobody has put a price on
POINT_OF_POWER: Final = 0.5
EXTRA: Final = 0.9  # what a clan card does beside its Power
DRAINED: Final = 0.05  # each Blood that draining an Ally would give
JOINING: Final = 0.7  # what an Ally does when it joins
STAYING: Final = 0.3  # and what it does while it is there
RELIC_USE: Final = 1.0


def promise(effect: Effect, table: VendettaTable, source: Source) -> float:
    """What an effect is likely to bring where its card lies, if everybody stays as they are."""
    match effect:
        case Steal():
            return bleeding(table, source, effect.who.seats(table, source), effect.amount, BLOOD_WORTH + HURT)
        case Lose() if effect.what == INFLUENCE:
            return LOST_INFLUENCE * len(effect.who.seats(table, source))
        case Lose():
            return bleeding(table, source, effect.who.seats(table, source), effect.amount, HURT)
        case TakeInfluence():
            return TAKEN_INFLUENCE * effect.amount * len(effect.who.seats(table, source))
        case RemoveDeployed():
            return HURT * sum(
                [table.blood_at[table.spot_of(source.place, seat)] for seat in others_there(table, source)]
            )
        case TakeHalfDeployed():
            halves = [(deployed(table, source, seat) + 1) // 2 for seat in others_there(table, source)]
            return BLOOD_WORTH * sum(halves)
        case TheyChoose():
            seats = effect.who.seats(table, source)
            return sum(
                [min([promise(one, table, source.facing(seat)) for one in effect.choices]) for seat in seats], 0.0
            )
        case _:
            return own(effect, table, source)


def own(effect: Effect, table: VendettaTable, source: Source) -> float:
    """What an effect brings its own player."""
    match effect:
        case Gain():
            return BLOOD_WORTH * number(effect.amount, table, source)
        case GainUpTo():
            return BLOOD_WORTH * max(effect.otherwise, effect.pool - table.blood[source.seat])
        case Spend():
            return -BLOOD_WORTH * number(effect.amount, table, source)
        case PutBlood():
            return DEPLOYED * effect.amount
        case ReturnBlood():
            return BLOOD_WORTH * deployed(table, source, source.seat)
        case TakeVictim():
            return VICTIM
        case TurnThisDown():
            return -POINT_OF_POWER * POWER[source.card]
        case WithdrawHere() | SkipSteps():
            return 0.0
        case _:
            return composed(effect, table, source)


def composed(effect: Effect, table: VendettaTable, source: Source) -> float:
    """What an effect made of others brings."""
    match effect:
        case If():
            return REWARDED * promise(effect.then, table, source)
        case InOrder():
            return sum([promise(one, table, source) for one in effect.effects], 0.0)
        case ChooseOne():
            return max([promise(one, table, source) for one in effect.choices])
        case May():
            then = 0.0 if effect.then is None else promise(effect.then, table, source)
            return max(0.0, promise(effect.first, table, source) + then)
        case _:
            return UNREAD


def deployed(table: VendettaTable, source: Source, seat: int) -> int:
    """A seat's Blood where the card lies."""
    return table.blood_at[table.spot_of(source.place, seat)]


def others_there(table: VendettaTable, source: Source) -> list[int]:
    return table.rivals(source.seat, source.place)


def bleeding(table: VendettaTable, source: Source, seats: list[int], amount: Amount, worth: float) -> float:
    """Blood taken from these seats, and the Frenzies it causes."""
    taken = number(amount, table, source)
    value = 0.0
    for seat in seats:
        value += worth * min(taken, table.blood[seat])
        if 0 < table.blood[seat] <= taken:
            value += FRENZY
    return value


def clan_card(card: int) -> float:
    """A clan card in the hand: its Power, and something for what it does beside it."""
    fact = CARD[card]
    extra = (fact.effect is not None) + (fact.counts is not None) + (fact.ability is not None)
    return POINT_OF_POWER * fact.power + EXTRA * extra


def ally(number: int, rounds_left: int) -> float:
    """An Ally or a Victim in the Alliance: Influence at the end, and Blood until then."""
    fact = ALLIES[number - ALLY]
    worth = fact.influence + BLOOD_WORTH * fact.feed * rounds_left
    if rounds_left:
        worth += DRAINED * fact.drain_blood
    return worth


def joining(number: int, rounds_left: int) -> float:
    """The same, with what the Ally does when it joins or while it is there."""
    fact = ALLIES[number - ALLY]
    joins = JOINING if fact.effect is not None else 0.0
    return ally(number, rounds_left) + joins + (STAYING if fact.ability else 0.0)


def relic(number: int) -> float:
    return RELICS[number - RELIC].influence + RELIC_USE
