"""Resolution: the Aftermath Step."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("aftermath.order")
def test_aftermath_effects_are_applied_in_turn_order_each_finished_before_the_next() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(at={1: "GA09"}))
    game.moment("aftermath", 1)
    assert game.took_place("blood-lost", "blood-stolen") == [("blood-lost", "B"), ("blood-stolen", "A")]
    assert [event["amount"] for event in game.log("blood-lost", "blood-stolen")] == [1, 1]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("aftermath.order")
def test_a_player_orders_their_own_aftermath_cards() -> None:
    for first, order in (("BR04", ["BR04", "BR09"]), ("BR09", ["BR09", "BR04"])):
        game = Vendetta(A=seat(at={1: ["BR04", "BR09"]}), B=seat(at={1: "VE08"}))
        game.moment("aftermath", 1)
        assert game.asks("A", "first BR04", "first BR09")
        game.answers("A", "first " + first)
        assert [event["card"] for event in game.log("card-acts")] == order
        assert game.blood == {"A": 7, "B": 4, "C": 6, "D": 6}
        assert game.settled


@rule("aftermath.no-reranking")
def test_aftermath_effects_never_change_the_ranking_or_the_rewards() -> None:
    game = Vendetta(
        locations=[{"ally": "AL23"}], A=seat(at={1: cards_with_blood("GA01", blood=3)}), B=seat(at={1: "VE08"})
    )
    game.resolve(1)
    assert game.power(1) == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "AB"
    assert game.alliance("A") == ["VI", "AL23"]
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("aftermath.loser-acts")
def test_losers_who_stayed_apply_their_aftermath_cards_too() -> None:
    game = Vendetta(A=seat(at={1: "VE08"}), B=seat(at={1: "GA09"}))
    game.resolve(1)
    assert game.winner == "A"
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    assert game.settled
