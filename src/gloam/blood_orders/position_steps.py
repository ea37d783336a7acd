"""Does a written step fit the table? Each kind of step looks for what it speaks of."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.bases import AskToken
from gloam.blood_orders.catalogue import DUSK, IDS, NIGHT, RITUAL
from gloam.blood_orders.cleanup import AskFeed, hungry
from gloam.blood_orders.effects import AskDiscard, DiscardVictim, OpponentDiscards
from gloam.blood_orders.position_city import lying
from gloam.blood_orders.quarters import AskMix
from gloam.blood_orders.resolution import AskAct, ResolveOrder, TakeVictim, TokenStep
from gloam.blood_orders.rituals import AskShow
from gloam.blood_orders.setup import AskColour, LayOut, SetUp
from gloam.blood_orders.strength import dusk_cost
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.blood_orders.tokens import AskGiveUp, AskMoveTo
from gloam.core.choices import AskEffect, EffectStep, GoOn, InOrder
from gloam.core.codec import Codec
from gloam.core.effect import Effect
from gloam.core.step import Step

NO_CARD: Final = "CATACOMBS"  # whose effect is no card's


def fits(table: BloodOrdersTable, step: Step, steps: list[Step], codec: Codec) -> bool:
    if isinstance(step, (SetUp, AskColour, LayOut)):
        return colours_fit(table, step, steps)
    if isinstance(step, AskMix):
        return step.place != NONE and is_printed(codec, step.effect, step.card)
    if isinstance(step, AskDiscard) and not isinstance(step.effect, (DiscardVictim, OpponentDiscards)):
        return False
    if isinstance(step, (EffectStep, AskEffect)):
        card = step.source.card
        on_board = NONE < card < RITUAL
        return on_board == (step.source.place != NONE) and is_printed(codec, step.effect, card) and goes_on(step)
    if isinstance(step, (AskToken, TokenStep)):
        return token_fits(table, step)
    if isinstance(step, AskFeed):
        return hungry(table, step.seat)
    if isinstance(step, AskShow):
        shown = step.chosen
        mine = table.victims_in_hand(step.seat)
        return step.ritual in table.market and len(set(shown)) == len(shown) and all(card in mine for card in shown)
    return True


def colours_fit(table: BloodOrdersTable, step: Step, steps: list[Step]) -> bool:
    """Everyone without a colour is asked for one, once, before the city is laid out."""
    open_to = [seat for seat, colour in enumerate(table.colour) if colour == NONE]
    if isinstance(step, SetUp):
        return len(open_to) == table.setup.seats
    asked = [other.seat for other in steps if isinstance(other, AskColour)]
    return sorted(asked) == open_to if isinstance(step, LayOut) else step.seat in open_to


def is_printed(codec: Codec, effect: Effect, card: int) -> bool:
    return effect in codec.printed.get(NO_CARD if card == NONE else IDS[card], [])


def goes_on(step: Step) -> bool:
    return not isinstance(step, GoOn) or (isinstance(step.effect, InOrder) and step.done < len(step.effect.effects))


def token_fits(table: BloodOrdersTable, step: AskToken | TokenStep) -> bool:
    """A token whose action is resolved lies nowhere, one that is moved lies somewhere; its owner is asked."""
    if isinstance(step, AskToken) and step.seat != step.token // 3:
        return False
    on_board = any(token == step.token for token, _ in lying(table))
    if isinstance(step, AskMoveTo):
        return table.stack_of(step.token) != NONE
    if isinstance(step, AskGiveUp):
        return len(table.orders[step.token]) > 0
    if isinstance(step, ResolveOrder):
        return not on_board and step.token % 3 != NIGHT
    if isinstance(step, TakeVictim):
        return not on_board and step.token % 3 == NIGHT
    return not on_board and isinstance(step, AskAct) and may_act(table, step)


def may_act(table: BloodOrdersTable, step: AskAct) -> bool:
    if step.token % 3 == NIGHT:
        return step.token not in table.contestants
    if step.token % 3 == DUSK:
        there = table.victim[step.quarter] != NONE
        return there and dusk_cost(table, step.seat, step.quarter) <= table.influence[step.seat]
    return True
