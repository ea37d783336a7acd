"""What a search knows of Blood Orders: whole plans, the Night, feeding in one go."""

from __future__ import annotations

from random import Random

import gloam
from gloam import bots
from gloam.blood_orders.catalogue import NIGHT
from gloam.blood_orders.table import NONE, blood_orders
from gloam.bots.blood_orders.guide import BLOOD_ORDERS, best_plans, promise
from gloam.bots.blood_orders.plan import DayPlan, Planner
from gloam.core.table import Table
from tests.bots.asking import asked, reached


def planning() -> Table:
    """The first Day of a game of two, before anything is planned."""
    table = gloam.game("blood-orders").table(seats=2, seed=6)
    while table.questions()[0].what != "AskPlan":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    return table


def test_a_whole_plan_is_one_line_that_the_table_takes() -> None:
    table = planning()
    seat, question = asked(table, 0)
    line = bots.make("search@30", 1).choose(seat, question)
    assert line.endswith("done")
    assert line.count(" ") > 3
    table.answer(seat.number, line)
    assert table.seat(seat.number).question() is None


def test_half_a_plan_is_finished_without_taking_anything_back() -> None:
    table = planning()
    seat, question = asked(table, 0)
    begun = bots.make("greedy", 1).choose(seat, question)
    table.answer(seat.number, begun)
    seat, question = asked(table, seat.number)
    line = bots.make("search@30", 1).choose(seat, question)
    assert "take " not in line
    assert "unplan " not in line


def test_it_thinks_of_stronger_nights_than_greedy_does() -> None:
    table = blood_orders(planning())
    table.hand[0] = table.hand[0][-1:] * 5
    usual = [cards for _, cards in Planner(table, 0).nightly(tuple(table.hand[0]))]
    nights = [plan.cards[NIGHT] for plan in best_plans(table, 0)]
    assert any(cards in usual for cards in nights)
    assert any(cards not in usual for cards in nights)


def test_a_playout_feeds_in_one_go_what_it_would_card_by_card() -> None:
    seat, question = reached("blood-orders", "AskFeed", 3, 1)
    table, guide = seat.imagine(Random(1)), BLOOD_ORDERS
    at_once = guide.quick(table, table.waiting_for().index(seat.number))
    assert len(at_once) > 1
    for answer in at_once:
        here, now = asked(table, seat.number)
        assert answer in now.options
        assert guide.settled("search", table, now) == answer
        table.answer(here.number, answer)
    assert seat.number not in table.waiting_for() or asked(table, seat.number)[1].what != question.what


def test_of_two_plans_as_good_for_the_greedy_bot_the_one_with_more_cards_for_the_night_comes_first() -> None:
    few = DayPlan((NONE, NONE, 0), ((), (), (1,)), 20.0)
    many = DayPlan((NONE, NONE, 0), ((), (), (1, 2, 3)), 20.0)
    none = DayPlan((0, NONE, NONE), ((1, 2, 3), (), ()), 20.0)
    assert promise(many) > promise(few) > promise(none) == 20.0
