"""Influence stops at nothing; a result may go below."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat


@rule("influence.floor")
def test_influence_never_goes_below_nothing() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(influence=0), C=seat(influence=1))
    game.moment("planning-end", 1)
    assert game.influence == {"A": 3, "B": 0, "C": 0, "D": 2}
    assert game.settled


@rule("influence.floor")
def test_a_result_may_be_negative_because_of_diablerie() -> None:
    game = Vendetta(A=seat(influence=0, alliance=[], tokens_up=1, tokens_down=1))
    game.score()
    assert game.result("A") == -2
    assert game.settled
