"""What an evaluation of Blood Orders looks at: a number for each name, whoever sits there, and what it prices apart."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.blood_orders.catalogue import BLEEDER, ELDER, NUMBER
from gloam.blood_orders.table import BloodOrdersTable, blood_orders
from gloam.bots.blood_orders.features import NAMES, features
from gloam.bots.blood_orders.guide import BLOOD_ORDERS
from gloam.bots.evaluation import Weights


def at_day(day: int, seats: int = 2, seed: int = 3) -> BloodOrdersTable:
    """The beginning of a Day in a game of greedy bots."""
    table = gloam.game("blood-orders").table(seats=seats, seed=seed)
    players = [bots.make("greedy", seed) for _ in range(seats)]
    while blood_orders(table).day < day:
        question = table.questions()[0]
        table.answer(question.seat, players[question.seat].choose(table.seat(question.seat), question))
    return blood_orders(table)


def named(table: BloodOrdersTable, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(table, seat), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_number_for_each_name_and_a_chance(seats: int) -> None:
    table = at_day(2, seats)
    for seat in range(seats):
        found = named(table, seat)
        assert found["blood"] == table.blood[seat]
        assert found["influence"] == table.influence[seat]
        assert found["bleeders"] + found["elders"] + found["victims"] == len(table.hand[seat] + table.torpor[seat])
    assert sum([found["start"] for found in [named(table, seat) for seat in range(seats)]]) == 1.0
    chances = BLOOD_ORDERS.chances(table)
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1.0)


def test_a_seat_is_judged_by_what_lies_before_it_alone() -> None:
    table = at_day(3)
    before = features(table, 0)
    table.blood[1] += 5
    table.hand[1] = [ELDER]
    table.fear[1] = 25
    assert features(table, 0) == before


def test_an_elder_is_no_bleeder_and_symbols_are_not_alike() -> None:
    table = at_day(2)
    table.hand[0], table.hand[1] = [BLEEDER, NUMBER["V101"]], [ELDER, NUMBER["V106"]]
    one, other = named(table, 0), named(table, 1)
    assert (one["bleeders"], one["elders"]) == (1.0, 0.0)
    assert (other["bleeders"], other["elders"]) == (0.0, 1.0)
    assert (one["dawn"], one["dusk"], one["night"]) == (0.0, 1.0, 3.0)
    assert (other["dawn"], other["dusk"], other["night"]) == (1.0, 3.0, 0.0)


def test_rituals_add_symbols_points_and_what_they_bring_in_a_day() -> None:
    table = at_day(2)
    before = named(table, 0)
    table.rituals[0] = [NUMBER["R101"], NUMBER["R105"]]
    after = named(table, 0)
    assert after["ritual_points"] - before["ritual_points"] == 3.0
    assert after["more_symbols"] - before["more_symbols"] == 1.0
    assert after["powers"] > before["powers"]


def test_other_weights_make_another_guide_and_leave_this_one_alone() -> None:
    table = at_day(4)
    before = BLOOD_ORDERS.chances(table)
    table.blood[0] += 6
    only_blood = Weights(NAMES, (1.0,), [[float(name == "blood") for name in NAMES]], [5.0])
    misers = BLOOD_ORDERS.weighing(only_blood)
    assert misers.chances(table)[0] > 0.5
    table.blood[0] -= 6
    assert BLOOD_ORDERS.chances(table) == before
