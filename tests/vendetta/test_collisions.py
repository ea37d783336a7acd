"""When rules and cards meet: cards beat the book, turn order, own order, and as far as possible."""

from __future__ import annotations

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("clash.card-over-book")
@pytest.mark.parametrize(("hers", "ranks"), [(["Fiorenza Savona"], "BA"), (["VI"], "AB")])
def test_a_cards_text_beats_the_general_rules(hers: list[str], ranks: str) -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("BR03", blood=2)}),
        B=seat(at={1: cards_with_blood("GA08", blood=6)}, alliance=hers),
    )
    game.conflict(1)
    assert game.totals == {"A": 6, "B": 6, "C": 0, "D": 0}
    assert game.ranks == ranks
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("clash.same-timing")
@pytest.mark.parametrize(("ambition", "order"), [("A", ["MA02", "VE07"]), ("B", ["VE07", "MA02"])])
def test_effects_of_different_players_at_the_same_moment_go_in_turn_order(ambition: str, order: list[str]) -> None:
    game = Vendetta(players=3, ambition=ambition, A=seat(at={1: ["MA02", "MA08"]}), B=seat(at={1: ["VE07", "VE08"]}))
    game.moment("after-revelation", 1)
    while game.table.open:
        question = game.asked()
        game.table.answer(question.seat, "bid 1" if question.what == "AskBid" else question.options[-1])
    assert [event["card"] for event in game.log("card-acts")] == order
    assert game.settled


@rule("clash.own-timing")
@pytest.mark.parametrize(("first", "left"), [("TO08", 1), ("TO03", 2)])
def test_several_effects_of_one_player_at_the_same_moment_go_in_the_order_that_player_chooses(
    first: str, left: int
) -> None:
    game = Vendetta(players=3, A=seat(alliance=["VI"] * 3, at={1: ["TO08", "TO03"]}), B=seat(at={1: 3}))
    game.moment("preparation", 1)
    assert game.asks("A", "first TO08", "first TO03")
    assert game.asked().rule == "clash.own-timing"
    game.answers("A", f"first {first}")
    assert game.alliance("A") == ["VI"] * 4
    assert game.deployed(1) == {"A": 0, "B": left, "C": 0}
    assert game.settled


@rule("clash.as-much-as-possible")
def test_an_effect_that_cannot_be_applied_fully_is_applied_as_far_as_it_goes() -> None:
    game = Vendetta(players=3, A=seat(at={1: "VE03"}), B=seat(blood=2, at={1: "GA02"}))
    game.moment("after-revelation", 1)
    game.answers("B", "choose 2")
    assert game.log("blood-stolen")[0]["amount"] == 2
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.blood == {"A": 8, "B": 3, "C": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3}
    assert game.drained("B") == ["VI"]
    assert game.settled


@rule("clash.impossible-ignored")
def test_an_effect_that_cannot_be_applied_at_all_is_ignored() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert not game.log("blood-stolen")
    assert game.settled
