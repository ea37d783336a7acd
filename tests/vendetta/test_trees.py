"""Counted decision trees: how many ways a small situation can go, worked out by hand."""

from __future__ import annotations

from gloam.core.table import Table
from gloam.vendetta.planning import AskTurn
from gloam.vendetta.resolution import ResolveLocation
from tests.vendetta.scenario import Vendetta, seat


def leaves(table: Table) -> int:
    """How many different ways there are to answer every question that is left."""
    if not table.open:
        return 1
    question = table.questions()[0]
    total = 0
    for option in question.options:
        twin = table.clone()
        twin.answer(question.seat, option)
        total += leaves(twin)
    return total


def test_two_players_pick_stay_or_withdraw_in_four_ways() -> None:
    game = Vendetta(A=seat(at={1: "VE08"}), B=seat(at={1: "MA08"}))
    game.do(ResolveLocation(0))
    assert leaves(game.table) == 4
    assert game.asking == "AskWithdraw AB"


def test_a_turn_with_one_card_and_nothing_to_drain() -> None:
    """3 Locations face up with 0 to 3 Blood; or face down for 1 Blood, with 0 to 2 of the 3 that remain."""
    game = Vendetta(A=seat(blood=4, alliance=[], hand=["VE08"]))
    game.table.phase = "planning"
    game.do(AskTurn(0))
    assert leaves(game.table) == 3 * 4 + 3 * 3
    assert game.asking == "AskPlace A"


def test_a_victim_may_be_drained_at_three_moments_or_never() -> None:
    """Before the card, before the Blood, before the end, or not: 4 ways; the Blood allowed depends on the moment."""
    game = Vendetta(A=seat(blood=1, alliance=["VI"], hand=["VE08"]))
    game.table.phase = "planning"
    game.do(AskTurn(0))
    drained_first = 3 * 4 + 3 * 3  # Pool 4: 0 to 3 Blood face up; face down leaves 3, so 0 to 2
    drained_before_blood = 3 * 4  # Pool 1 cannot pay for face down; then Pool 4: 0 to 3
    drained_at_the_end = 3 * 1  # no Blood to play
    never = 3 * 1
    assert leaves(game.table) == drained_first + drained_before_blood + drained_at_the_end + never
    assert game.asking == "AskTurn A"
