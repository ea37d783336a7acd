"""The options of Blood Orders as numbers."""

from __future__ import annotations

import gloam
from gloam.blood_orders.game import CODEC
from gloam.blood_orders.quarters import ShiftDieUpTo, TakeFromNight
from gloam.core.choices import ChooseOne
from gloam.lab.blood_orders.subject import BLOOD_ORDERS
from gloam.lab.blood_orders.vocabulary import CHOICES, MIXED, SHIFTS


def test_the_amounts_that_cards_speak_of_are_all_numbered() -> None:
    effects = list(CODEC.effects.values())
    shifts = [effect.change for effect in effects if isinstance(effect, ShiftDieUpTo)]
    mixes = [effect.amount for effect in effects if isinstance(effect, TakeFromNight)]
    choices = [len(effect.choices) for effect in effects if isinstance(effect, ChooseOne)]
    assert 0 < max(shifts) <= int(SHIFTS[-1])
    assert 0 < max(mixes) <= MIXED
    assert 0 < max(choices) <= CHOICES


def test_a_plan_is_made_without_taking_anything_back() -> None:
    table = gloam.game("blood-orders").table(seats=2, seed=1)
    for colour in ("red", "green"):
        table.answer(table.questions()[0].seat, colour)
    seat = table.questions()[0].seat
    for answer in ("aim dawn north", "put ELDER dawn"):
        table.answer(seat, answer)
    question = table.seat(seat).question()
    assert question is not None
    assert {"unplan dawn", "aim dawn south", "take ELDER dawn"} <= set(question.options)
    left = BLOOD_ORDERS.vocabulary().legal(question, 2).values()
    assert not {"unplan dawn", "aim dawn south", "take ELDER dawn"} & set(left)
    assert {"done", "put ELDER dawn", "aim dusk south", "aim night north"} <= set(left)
