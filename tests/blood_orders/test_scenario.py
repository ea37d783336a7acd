"""The scenario language itself."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("dawn.effect")
def test_a_dawn_action_carries_out_the_location() -> None:
    city = City(
        A=seat(blood=2, orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(location="The Slaughteryard", die=1, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "north")
    assert city.asks("A", "act", "decline")
    city.answers("A", "act")
    assert city.blood == {"A": 5, "B": 7, "C": 7}
    assert city.torpor("A") == ["BLEEDER"]
    assert city.settled
