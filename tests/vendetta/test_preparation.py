"""Resolution: the Preparation Step."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("prep.order")
def test_preparation_effects_are_applied_in_turn_order() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "BR07"}), B=seat(at={1: ["MA05", "MA09"]}))
    game.moment("preparation", 1)
    game.answers("B", "take MA09", "done")
    stolen = [(event["seat"], event["by"], event["amount"]) for event in game.log("blood-stolen")]
    assert stolen == [(0, 1, 1), (1, 0, 1)]  # from A by B: 5 and 7; then from B by A: 6 and 6
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.hand("B") == ["MA08", "MA09"]
    assert game.settled


@rule("prep.order")
def test_the_pools_change_between_one_players_cards_and_the_next_ones() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "NO05"}), B=seat(at={1: ["MA05", "MA09"]}))
    game.moment("preparation", 1)
    assert game.waiting == "B"
    game.answers("B", "take MA09", "done")
    assert game.waiting == "A"
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    game.answers("A", "blood 0", "no")
    assert game.settled


def ready_and_charisma() -> Vendetta:
    game = Vendetta(A=seat(at={1: ["TO08", "TO03"]}), B=seat(at={1: cards_with_blood("VE08", blood=1)}))
    game.moment("preparation", 1)
    assert game.asks("A", "first TO08", "first TO03")
    return game


@rule("prep.own-choice")
def test_a_player_with_several_cards_chooses_their_order() -> None:
    game = ready_and_charisma()
    game.answers("A", "first TO08")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled
    game = ready_and_charisma()
    game.answers("A", "first TO03")
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled


@rule("prep.complete-first")
def test_each_card_is_resolved_completely_before_the_next_one_starts() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(blood=1, at={1: "VE08"}), C=seat(at={1: "GA08"}))
    game.moment("preparation", 1)
    assert game.took_place("card-acts", "blood-stolen", "drained") == [
        ("card-acts", "A"),
        ("blood-stolen", "B"),
        ("drained", "B"),
        ("blood-stolen", "C"),
        ("card-acts", "C"),
    ]
    assert game.blood == {"A": 8, "B": 3, "C": 5, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 2, "D": 0}
    assert game.settled


@rule("prep.only-here")
def test_only_cards_at_the_location_being_resolved_act() -> None:
    game = Vendetta(A=seat(at={1: "BR08", 2: "BR07"}), B=seat(at={1: "VE08", 2: 1}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.took_place("card-acts") == []
    game.resolve(2)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("prep.may")
def test_what_a_card_says_you_may_can_be_declined_and_nothing_happens() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.totals == {"A": 4, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("prep.may")
def test_what_a_card_says_you_may_can_be_done() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "yes")
    assert game.totals == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.cards("A", "haven") == ["NO07"]
    assert game.settled
