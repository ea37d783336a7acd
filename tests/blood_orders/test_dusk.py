"""Dusk actions: the cost, where it goes, and the Victim's effect."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("dusk.pay")
def test_a_dusk_action_costs_the_influence_printed_on_the_victim() -> None:
    city = City(
        A=seat(influence=5, orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(victim="The Pharmacist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "south")
    assert city.asked().facts["cost"] == 2
    city.answers("A", "act")
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.settled


@rule("dusk.pot", "icon.dusk-cost")
def test_the_influence_paid_goes_to_the_night_space_of_the_quarter() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Butcher", night_blood=3, night_influence=1),
            "south": quarter(
                victim="The Pharmacist", die=1, night_blood=3, night_influence=2, entrance=["A dusk", "B dusk"]
            ),
        },
    )
    city.reveal()
    city.answers("A", "act")
    assert city.night("south") == (3, 4)
    city.answers("B", "act")
    assert city.night("south") == (3, 6)
    assert city.night("north") == (3, 1)
    assert city.influence == {"A": 3, "B": 3, "C": 5}
    assert city.blood == {"A": 10, "B": 10, "C": 7}  # the cost is not paid in blood
    assert city.settled


@rule("dusk.effect")
def test_after_paying_the_victims_effect_is_carried_out() -> None:
    city = City(
        A=seat(fear=3, blood=4, orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(victim="The Pharmacist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "south")
    city.answers("A", "act")
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.fear == {"A": 2, "B": 0, "C": 0}
    assert city.settled


@rule("dusk.effect")
def test_an_effect_counts_the_influence_left_after_paying() -> None:
    city = City(
        day=4,
        A=seat(blood=0, influence=7, orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(victim="The Politician", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "south")
    city.answers("A", "act")
    assert city.influence == {"A": 4, "B": 5, "C": 5}
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    assert city.settled


@rule("dusk.poor")
def test_who_cannot_pay_the_whole_cost_pays_nothing_gets_nothing_and_loses_the_cards_to_torpor() -> None:
    city = City(
        A=seat(influence=1, hand=[], orders={"dusk": ["The Debutante"]}),
        quarters={"south": quarter(victim="The Pharmacist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "south")
    assert city.influence == {"A": 1, "B": 5, "C": 5}
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.torpor("A") == ["V111"]
    assert [event["rule"] for event in city.log("order-failed")] == ["dusk.poor"]
    assert city.actions == []
    assert city.settled


@rule("dusk.poor")
def test_who_has_exactly_the_cost_can_pay_it() -> None:
    city = City(
        A=seat(influence=2, orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(victim="The Pharmacist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "south")
    city.answers("A", "act")
    assert city.influence == {"A": 0, "B": 5, "C": 5}
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.settled


@rule("dusk.poor-token")
def test_an_unpaid_order_goes_home_and_leaves_nothing_on_the_night_space() -> None:
    city = City(
        A=seat(influence=1, orders={"dusk": ["ELDER"]}),
        quarters={
            "south": quarter(
                victim="The Pharmacist", die=1, night_blood=3, night_influence=2, spaces={"dusk": ["A dusk"]}
            )
        },
    )
    city.resolve("dusk", "south")
    assert city.night("south") == (3, 2)
    assert city.on_board("A") == []
    assert city.settled


@rule("dusk.many")
def test_each_successful_player_pays_and_gets_the_effect_in_stack_order() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"] * 3}),
        B=seat(orders={"dusk": ["ELDER"] * 2}),
        quarters={"north": quarter(victim="The Magistrate", die=2, entrance=["B dusk", "A dusk"])},
    )
    city.reveal()
    city.answers("B", "act")
    assert city.points == {"A": 0, "B": 2, "C": 0}
    city.answers("A", "act")
    assert city.points == {"A": 2, "B": 2, "C": 0}
    assert city.influence == {"A": 3, "B": 3, "C": 5}
    assert city.log("contest", "stalemate") == []
    assert city.settled


@rule("dusk.victim-stays")
def test_a_dusk_action_leaves_the_victim_where_it_is() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"night": ["ELDER"]}),
        quarters={"east": quarter(victim="The Butcher", die=1, entrance=["A dusk", "B night"])},
    )
    city.reveal()
    city.answers("A", "act")
    assert city.asked().facts["kind"] == "night"
    assert city.victim("east") == "V103"
    city.answers("B", "act")
    assert city.hand("B").count("V103") == 1
    assert city.settled


@rule("dusk.no-victim")
def test_a_dusk_order_where_there_is_no_victim_does_nothing_and_costs_its_cards() -> None:
    city = City(
        A=seat(hand=[], orders={"dusk": ["ELDER", "ELDER"]}),
        quarters={"east": quarter(victim="", die=2, night_blood=2, night_influence=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "east")
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.night("east") == (2, 1)
    assert city.torpor("A") == ["ELDER", "ELDER"]
    assert city.on_board("A") == []
    assert [event["rule"] for event in city.log("order-failed")] == ["dusk.no-victim"]
    assert city.settled


@rule("dusk.replaced-victim")
def test_a_dusk_order_acts_on_the_victim_that_is_there_now() -> None:
    city = City(
        day=7,
        A=seat(influence=4, blood=0, orders={"dusk": ["ELDER"] * 2}),
        B=seat(influence=4, blood=0, orders={"dusk": ["ELDER"] * 4}),
        quarters={
            "north": quarter(victim="The Executioner", die=2, entrance=["A dusk"]),
            "south": quarter(
                location="The Container Port",
                victim="The Governor",
                die=3,
                night_blood=3,
                night_influence=4,
                entrance=["B dusk"],
            ),
        },
        position={"victims": ["The Housekeeper"]},
    )
    city.reveal()
    city.answers("A", "act", "at south")
    assert city.victim("south") == "V310"
    assert city.dice["south"] == 4  # 2 + 2
    assert city.night("south") == (3, 4)
    assert city.asked().facts["card"] == "V310"
    city.answers("B", "act")
    assert city.blood == {"A": 4, "B": 2, "C": 7}
    assert city.influence == {"A": 2, "B": 4 - 2 + 2, "C": 5}
    assert city.points == {"A": 0, "B": 1, "C": 0}
    assert city.night("south") == (3, 6)
    assert city.discard == ["V305"]
    assert city.settled


@rule("dusk.replaced-victim")
def test_a_night_order_takes_the_victim_that_is_there_now() -> None:
    city = City(
        day=7,
        A=seat(orders={"dusk": ["ELDER"] * 2}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 3}),
        quarters={
            "north": quarter(victim="The Executioner", die=2, entrance=["A dusk"]),
            "south": quarter(location="The Blood Bank", victim="The Governor", die=4, entrance=["B night"]),
        },
        position={"victims": ["The Housekeeper"]},
    )
    city.reveal()
    city.answers("A", "act", "at south")
    assert city.dice["south"] == 3
    city.answers("B", "act")
    assert city.hand("B") == ["V310"]
    assert city.blood == {"A": 11, "B": 10, "C": 7}
    assert city.influence == {"A": 3, "B": 9, "C": 5}
    assert city.fear == {"A": 0, "B": 3, "C": 0}
    assert city.settled
