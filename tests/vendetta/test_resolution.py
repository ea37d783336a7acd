"""Resolution: one Location after another, each in five steps."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("resolve.locations-in-order")
def test_locations_are_finished_in_ascending_number_and_the_haven_last() -> None:
    game = Vendetta(players=5, A=seat(at={"haven": 1, 3: 1}), B=seat(at={2: 1}), C=seat(at={1: 1}))
    game.resolution()
    assert [event["at"] for event in game.log("location-done")] == ["1", "2", "3", "haven"]
    assert game.settled


@rule("resolve.five-steps")
def test_a_location_goes_through_all_five_steps_before_the_next_one_starts() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={2: "VE08"}), C=seat(at={"haven": "TR08"}))
    game.resolution()
    steps = [(event["at"], event["step"]) for event in game.log("step")]
    names = ["withdraw", "revelation", "preparation", "conflict", "aftermath"]
    assert steps == [(at, name) for at in ("1", "2", "haven") for name in names]
    assert len(steps) == 15
    assert game.settled


@rule("resolve.unrevealed-elsewhere")
def test_face_down_cards_at_locations_not_yet_resolved_stay_hidden() -> None:
    game = Vendetta(A=seat(at={1: "BR08", 2: "BR01 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.cards("A", 2) == ["BR01 down"]
    for viewer in ("B", "C", "D", None):
        assert game.seen_cards(viewer, "A", 2) == [None]
    assert game.seen_cards("A", "A", 2) == ["BR01"]
    game.resolve(2)
    assert game.seen_cards("B", "A", 2) == ["BR01"]
    assert game.settled


@rule("resolve.leave-in-place")
def test_cards_and_blood_stay_where_they_are_after_the_aftermath() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR08", "BR03", blood=3)}), B=seat(at={2: "VE08"}))
    game.resolve(1)
    game.resolve(2, stay=False)
    assert game.waiting == "B"
    assert game.cards("A", 1) == ["BR08", "BR03"]
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.picks()
    assert game.cards("A", 1) == ["BR08", "BR03"]
    assert game.settled
