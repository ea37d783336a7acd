"""Night actions: the Victim, the tokens, the fear."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("night.victim")
def test_a_night_action_brings_the_victim_into_the_hand() -> None:
    city = City(
        A=seat(hand=["BLEEDER", "ELDER"], orders={"night": ["ELDER"] * 2}),
        quarters={"north": quarter(victim="The Poacher", die=2, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    assert city.hand("A") == ["V113", "BLEEDER", "ELDER"]
    assert city.victim("north") == ""
    assert city.torpor("A") == ["ELDER", "ELDER"]
    assert city.settled


@rule("night.tokens")
def test_a_night_action_brings_all_blood_and_influence_of_its_night_space() -> None:
    city = City(
        A=seat(blood=1, influence=0, orders={"night": ["ELDER"]}),
        quarters={"east": quarter(die=1, night_blood=4, night_influence=5, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "east")
    city.answers("A", "act")
    assert city.blood == {"A": 5, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.night("east") == (0, 0)
    assert city.settled


@rule("icon.night-tokens")
def test_a_night_space_is_laid_with_three_blood_and_the_cost_in_influence_and_grows_by_one_of_each() -> None:
    city = City(
        A=seat(hand=[]),
        quarters={"north": quarter(victim=""), "south": quarter(victim="The Butcher")},
        position={"victims": ["The Smuggler"]},
    )
    city.next_day()
    assert city.victim("north") == "V114"
    assert city.night("north") == (3, 2)
    assert city.night("south") == (4, 2)
    assert city.settled


@rule("night.fear")
def test_a_night_action_raises_fear_by_the_die() -> None:
    city = City(
        A=seat(fear=5, orders={"night": ["ELDER"] * 4}),
        quarters={"east": quarter(die=3, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "east")
    city.answers("A", "act")
    assert city.fear == {"A": 8, "B": 0, "C": 0}
    assert city.settled


@rule("night.no-refill")
def test_an_emptied_quarter_is_not_refilled_before_cleanup() -> None:
    city = City(
        players=4,
        A=seat(orders={"night": ["ELDER"]}),
        B=seat(orders={"night": ["ELDER"]}),
        quarters={"east": quarter(die=1, entrance=["A night"]), "west": quarter(die=1, entrance=["B night"])},
    )
    city.reveal()
    city.answers("A", "act")
    assert city.asked().facts["at"] == "west"
    assert city.victim("east") == ""
    assert city.night("east") == (0, 0)
    city.answers("B", "act")
    assert (city.victim("east"), city.victim("west")) == ("", "")
    assert (city.night("east"), city.night("west")) == ((0, 0), (0, 0))
    assert city.settled


@rule("night.new-card")
def test_a_victim_taken_at_night_needs_no_feeding_that_day() -> None:
    city = City(
        A=seat(blood=0, hand=[], orders={"night": ["ELDER"]}),
        quarters={
            "north": quarter(
                victim="The Court Clerk", die=1, night_blood=0, night_influence=0, spaces={"night": ["A night"]}
            )
        },
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    city.cleanup()
    assert city.torpor("A") == ["ELDER"]  # the order itself has nothing to be fed with
    assert city.asks("A", "done")
    city.answers("A", "done")
    assert city.hand("A") == ["V108"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled


@rule("night.new-card")
def test_with_an_empty_torpor_nobody_is_asked_to_feed() -> None:
    city = City(A=seat(blood=0, hand=["The Court Clerk"]))
    city.cleanup()
    assert city.hand("A") == ["V108"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled


@rule("night.no-victim")
def test_without_a_victim_a_night_order_brings_the_tokens_and_the_fear_but_no_card() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        quarters={"north": quarter(victim="", die=2, night_blood=4, night_influence=1, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    assert city.hand("A") == []
    assert city.blood == {"A": 11, "B": 7, "C": 7}
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.fear == {"A": 2, "B": 0, "C": 0}
    assert city.night("north") == (0, 0)
    assert city.settled


@rule("night.no-victim")
def test_without_a_victim_the_die_must_still_be_overcome() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"]}),
        quarters={"north": quarter(victim="", die=2, night_blood=4, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.night("north") == (4, 0)
    assert city.torpor("A") == ["ELDER"]
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("night.no-victim")
def test_without_a_victim_a_night_action_is_contested_as_usual() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"]}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        quarters={"north": quarter(victim="", die=1, night_blood=4, entrance=["A night", "B night"])},
    )
    city.reveal()
    city.answers("A", "act")
    city.answers("B", "act")
    assert city.blood == {"A": 7, "B": 11, "C": 7}
    assert (city.hand("A"), city.torpor("A")) == (["ELDER"], [])
    assert (city.hand("B"), city.torpor("B")) == ([], ["ELDER", "ELDER"])
    assert city.fear == {"A": 0, "B": 1, "C": 0}
    assert city.settled


@rule("night.die-after")
def test_a_die_keeps_its_number_when_its_victim_is_taken_until_cleanup_sets_it() -> None:
    city = City(
        A=seat(orders={"night": ["ELDER"] * 3}),
        quarters={
            "north": quarter(
                location="The Slaughteryard", victim="The Gang Leader", die=3, spaces={"night": ["A night"]}
            )
        },
        position={"victims": ["The Court Clerk"]},
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    assert city.dice["north"] == 3
    city.next_day()
    assert city.dice["north"] == 1
    assert city.settled
