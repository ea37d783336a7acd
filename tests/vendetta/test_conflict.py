"""Resolution: the Conflict Step, its totals and its ranks."""

from __future__ import annotations

from typing import Any

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("conflict.order")
def test_conflict_cards_count_in_turn_order_and_then_come_the_totals() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "BR02"}), B=seat(at={1: ["GA02", "GA03"]}))
    game.conflict(1)
    counts = [(event["what"], event["seat"], event.get("card")) for event in game.log("card-counts", "total", "won")]
    assert counts == [
        ("card-counts", 1, "GA02"),
        ("card-counts", 1, "GA03"),
        ("card-counts", 0, "BR02"),
        ("total", 1, None),
        ("total", 0, None),
        ("won", 1, None),
    ]
    assert game.settled


@rule("conflict.total")
def test_the_total_is_the_power_of_the_cards_after_all_effects_and_the_blood() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", "BR02", blood=3)}))
    game.conflict(1)
    assert game.totals == {"A": 4 + 4 + 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("conflict.highest-wins")
def test_the_highest_total_wins() -> None:
    game = Vendetta(A=seat(at={1: 5}), B=seat(at={1: cards_with_blood("VE08", blood=5)}), C=seat(at={1: 6}))
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 7, "C": 6, "D": 0}
    assert game.ranks == "BCA"
    assert game.winner == "B"
    assert game.settled


@rule("conflict.tie")
def test_equal_totals_are_ranked_by_turn_order_for_every_rank() -> None:
    seats: dict[str, Any] = {"A": seat(at={1: 4}), "B": seat(at={1: 6}), "C": seat(at={1: 6}), "D": seat(at={1: 4})}
    game = Vendetta(**seats)
    game.conflict(1)
    assert game.ranks == "BCAD"
    assert game.settled
    game = Vendetta(ambition="C", **seats)
    game.conflict(1)
    assert game.ranks == "CBDA"
    assert game.settled


# ---- one left, or none


@rule("conflict.lone")
def test_a_lone_player_wins_and_gets_the_first_reward_only() -> None:
    game = Vendetta(
        round=2,
        locations=[{"ally": "AL23"}],
        A=seat(at={1: "BR09"}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: cards_with_blood("TR08", blood=2)}),
    )
    game.resolve(1, withdraw="BC")
    assert game.totals == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert [game.alliance(name) for name in "ABCD"] == [["VI", "AL23"], ["VI"], ["VI"], ["VI"]]
    assert game.settled


@rule("conflict.nobody")
def test_with_nobody_there_are_no_rewards_and_the_ally_leaves_the_game() -> None:
    game = Vendetta(
        locations=[{"ally": "AL23"}, {"ally": "AL09"}],
        A=seat(at={1: "BR08"}),
        B=seat(at={1: cards_with_blood(blood=2)}),
    )
    game.resolve(1, withdraw="AB")
    game.resolve(2)
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert [game.alliance(name) for name in "ABCD"] == [["VI"]] * 4
    position = game.table.position()
    assert "AL23" not in str(position["allies"])
    assert "AL09" not in str(position["allies"])
    assert [place["ally"] for place in game.view(None)["locations"]] == [None, None, None]
    assert game.view(None)["allies_gone"] == ["AL23", "AL09"]
    assert game.winner == ""
    assert game.settled


@rule("conflict.effects-when-lone")
def test_a_lone_players_cards_still_act() -> None:
    game = Vendetta(A=seat(at={1: "GA08"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="B")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    steps = [event.get("step", "blood") for event in game.log("step", "blood-deployed")]
    assert steps[2:5] == ["preparation", "blood", "conflict"]
    assert game.winner == "A"
    assert game.settled


# ---- rulings


@rule("conflict.blood-only")
def test_a_player_with_blood_only_is_a_rival_gets_a_rank_and_can_win() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "BR07"}), B=seat(at={1: 4}))
    game.resolve(1)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.ranks == "BA"
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("conflict.blood-only")
def test_a_player_with_blood_only_wins_alone() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "BR08"}), B=seat(at={1: 1}))
    game.resolve(1, withdraw="A")
    assert game.winner == "B"
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("conflict.zero")
def test_a_total_of_zero_has_a_rank_as_long_as_something_is_there() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: 1}), C=seat(at={2: 1}))
    game.conflict(1)
    assert game.totals == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.ranks == "BA"
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled


@rule("conflict.gone-midway")
def test_one_left_after_a_vanish_gets_the_first_reward_only() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "NO07"}), B=seat(at={1: 1}))
    game.resolve(1)
    game.answers("A", "yes")
    assert game.ranks == "B"
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.alliance("A") == ["VI"]
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.settled


@rule("conflict.gone-midway")
def test_a_player_who_took_every_card_back_gets_no_rank() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA08"]}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
    game.resolve(1)
    game.answers("A", "take MA05", "take MA08")
    assert game.ranks == "BC"
    assert game.blood == {"A": 10, "B": 4, "C": 4, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 4, "D": 3}
    assert game.settled


@rule("conflict.gone-midway")
def test_a_player_whose_only_card_moved_away_or_whose_blood_was_taken_gets_no_rank() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: "GA04"}), C=seat(at={1: 1}))
    game.resolve(1)
    game.answers("A", "blood 0", "yes")
    assert game.cards("A", "haven") == ["NO05"]
    assert game.ranks == "B"
    assert game.blood == {"A": 6, "B": 7, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("conflict.gone-midway")
def test_a_player_eliminated_in_preparation_gets_no_rank() -> None:
    game = Vendetta(
        A=seat(at={1: "BR07"}), B=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: cards_with_blood(blood=9)})
    )
    game.resolve(1)
    assert game.out == "B"
    assert game.ranks == "A"
    assert game.influence == {"A": 5, "B": 0, "C": 3, "D": 3}
    assert game.settled


@rule("conflict.gone-midway")
def test_with_nobody_left_after_preparation_the_ally_leaves_the_game() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "NO07"}))
    game.resolve(1)
    game.answers("A", "yes")
    assert game.ranks == game.winner == ""
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.view(None)["allies_gone"] == ["AL23"]
    assert game.settled
