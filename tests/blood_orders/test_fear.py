"""The fear track and the fear dice: where they stop."""

from __future__ import annotations

import pytest

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("fear.track-stop")
def test_a_marker_stops_at_the_lower_end_of_the_track() -> None:
    city = City(
        day=4,
        A=seat(fear=1, orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(victim="The Hospice Nurse", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("fear.track-stop")
def test_a_marker_stops_at_the_upper_end_of_the_track() -> None:
    city = City(
        B=seat(fear=24, orders={"night": ["ELDER"] * 4}),
        quarters={"north": quarter(die=4, spaces={"night": ["B night"]})},
    )
    city.resolve("night", "north")
    city.answers("B", "act")
    assert city.fear == {"A": 0, "B": 25, "C": 0}
    assert city.settled


@rule("fear.full-action")
def test_a_full_fear_track_does_not_stop_a_night_action() -> None:
    city = City(
        A=seat(fear=25, hand=[], orders={"night": ["ELDER"] * 2}),
        quarters={
            "east": quarter(
                victim="The Poacher", die=2, night_blood=3, night_influence=1, spaces={"night": ["A night"]}
            )
        },
    )
    city.resolve("night", "east")
    city.answers("A", "act")
    assert city.hand("A") == ["V113"]
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.fear == {"A": 25, "B": 0, "C": 0}
    assert city.settled


@rule("fear.die-limits")
def test_a_die_of_five_raised_by_two_stops_at_six() -> None:
    city = City(
        day=4,
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Anarchist", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=5),
            "east": quarter(die=3),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act", "at south")
    assert city.dice == {"north": 1, "south": 6, "east": 3}
    assert city.settled


@rule("fear.die-limits")
def test_a_die_of_one_lowered_by_one_stays_at_one() -> None:
    city = City(
        day=4,
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Astronomer", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=2),
            "east": quarter(die=6),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.dice == {"north": 1, "south": 1, "east": 5}
    assert city.settled


@rule("fear.die-limits")
def test_a_die_is_not_offered_a_change_beyond_its_limits() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Concierge", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=6),
            "east": quarter(die=3),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.asks("A", "no", "shift north +1", "shift south -1", "shift east -1", "shift east +1")
    city.answers("A", "no")
    assert city.dice == {"north": 1, "south": 6, "east": 3}
    assert city.settled


@rule("fear.die-cost")
def test_the_cost_is_owed_even_when_no_die_can_move() -> None:
    city = City(
        day=4,
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Astronomer", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=1),
            "east": quarter(die=1),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.dice == {"north": 1, "south": 1, "east": 1}
    assert city.settled


@rule("fear.die-up-cost")
def test_a_die_at_six_stays_there_when_raised_and_the_rest_of_the_card_is_carried_out() -> None:
    city = City(
        day=4,
        A=seat(influence=1, blood=0, orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Anarchist", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=2),
            "east": quarter(die=6),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act", "at east")
    assert city.influence == {"A": 0, "B": 5, "C": 5}
    assert city.blood == {"A": 3, "B": 7, "C": 7}
    assert city.dice == {"north": 1, "south": 2, "east": 6}
    assert city.settled


@rule("fear.track-values")
@pytest.mark.parametrize(("space", "points"), [(0, 4), (2, 4), (3, 2), (5, 2), (6, 0), (24, -14), (25, -18)])
def test_a_marker_between_two_marks_uses_the_lower_one_it_has_passed(space: int, points: int) -> None:
    city = City(A=seat(fear=space))
    assert city.scored("A")["fear"] == points


@rule("fear.track-values")
def test_the_track_ends_at_twenty_five() -> None:
    city = City(A=seat(fear=23), quarters={"north": quarter(die=1)})
    city.order_phase()
    assert "scavenge 2" in city.options("A")
    assert "scavenge 3" not in city.options("A")
    city.answers("A", "scavenge 2")
    assert city.fear == {"A": 25, "B": 0, "C": 0}
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("die.setup-clamp")
def test_two_cards_without_fear_make_a_die_of_one() -> None:
    city = City(quarters={"north": quarter(location="The Mill", victim="The Court Clerk", die=4)})
    city.next_day()
    assert city.dice["north"] == 1
    assert city.settled


@rule("die.setup-clamp")
def test_a_sum_above_six_makes_a_die_of_six() -> None:
    city = City(
        day=7,
        quarters={
            "north": quarter(location="The Citadel Prison", victim="The Kingpin", die=1),
            "south": quarter(location="The Council Chamber", victim="The General", die=1),
        },
    )
    city.next_day()
    assert city.dice["north"] == 6  # 3 + 4
    assert city.dice["south"] == 6  # 2 + 4
    assert city.settled
