"""What every test of a rule ends with: what was left open, was lost, or cannot be written down is found."""

from __future__ import annotations

import pytest

from tests.blood_orders.scenario import City
from tests.scenario import WATCHES, all_settled
from tests.vendetta.scenario import Vendetta, new_game, seat


def test_a_question_that_the_test_did_not_look_at_is_found() -> None:
    with pytest.raises(AssertionError, match="does not say so: AskTurn A"), all_settled():
        Vendetta(A=seat(hand=["BR09"])).turn("A")


def test_a_question_that_the_test_has_looked_at_may_stay_open() -> None:
    with all_settled():
        game = Vendetta(A=seat(hand=["BR09"]))
        game.turn("A")
        assert game.asking == "AskTurn A"


def test_looking_at_one_question_is_not_looking_at_the_next() -> None:
    game = Vendetta(A=seat(hand=["BR09", "BR08"]))
    game.turn("A")
    assert game.asks("A")
    game.settle_up()
    game.answers("A", "play BR09")
    with pytest.raises(AssertionError, match="AskPlace A"):
        game.settle_up()


def test_that_somebody_else_is_not_asked_says_nothing_about_what_is() -> None:
    game = Vendetta(A=seat(hand=["BR09"]))
    game.turn("A")
    assert not game.asks("B")
    with pytest.raises(AssertionError, match="AskTurn A"):
        game.settle_up()


def test_a_card_that_is_lost_or_made_of_nothing_is_found() -> None:
    with pytest.raises(AssertionError, match="lost: "), all_settled():
        Vendetta(A=seat(hand=["BR09"])).table.hand[0] = []
    with pytest.raises(AssertionError, match="made of nothing: "), all_settled():
        City().table.bleeders += 1
    with pytest.raises(AssertionError, match="is lost"), all_settled():
        new_game(clans=()).table.hand[0] = []


def test_a_table_that_nobody_can_read_is_found() -> None:
    with pytest.raises(Exception, match="position-range"), all_settled():
        City().table.fear[0] = 99


def test_nobody_watches_when_a_test_is_over() -> None:
    with all_settled():
        City()
    assert WATCHES == []
