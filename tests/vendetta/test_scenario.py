"""The scenario language itself, on the example of the house style."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("term.rival", "card.active-timing")
def test_hunt_steals_from_everyone_there_and_from_nobody_elsewhere() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "GA09"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_a_position_is_a_card_a_list_or_an_amount() -> None:
    game = Vendetta(
        A=seat(at={1: ["BR01", "BR02 down"], "haven": 2}), B=seat(at={2: cards_with_blood("VE08", blood=3)})
    )
    assert game.cards("A", 1) == ["BR01", "BR02 down"]
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.seen_cards("B", "A", 1) == ["BR01", None]
    assert game.settled
