"""Resolution: in which order actions come, who overcomes fear, and what becomes of the cards and tokens."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("resolve.open-boards")
def test_assigned_cards_can_be_seen_by_everyone_from_resolution_on() -> None:
    city = City(
        A=seat(orders={"night": ["The Poacher", "ELDER"]}),
        quarters={"north": quarter(die=2, entrance=["A night"])},
        position={"phase": "order"},
    )
    assert city.view("B")["players"][0]["orders"] is None
    city.reveal()
    for name in ("B", "C", None):
        assert city.view(name)["players"][0]["orders"] == {"dawn": [], "dusk": [], "night": ["V113", "ELDER"]}
    city.answers("A", "act")
    assert city.settled


@rule("resolve.columns")
def test_all_dawn_actions_come_before_all_dusk_actions_and_those_before_all_night_actions() -> None:
    city = City(
        A=seat(orders={"night": ["ELDER", "ELDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        C=seat(orders={"dusk": ["BLEEDER"]}),
        quarters={
            "north": quarter(die=2, entrance=["A night"]),
            "south": quarter(victim="The Butcher", die=1, entrance=["C dusk"]),
            "east": quarter(location="The Eel Market", die=1, entrance=["B dawn"]),
        },
    )
    city.reveal()
    for name in "BCA":
        assert city.waiting == name
        city.answers(name, "act")
    assert city.actions == ["B dawn east", "C dusk south", "A night north"]
    assert city.settled


@rule("resolve.quarters")
def test_within_a_kind_of_action_the_quarters_go_north_south_east_west() -> None:
    city = City(
        players=4,
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"]}),
        C=seat(orders={"dusk": ["ELDER"]}),
        D=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "west": quarter(victim="The Butcher", die=1, entrance=["A dusk"]),
            "east": quarter(victim="The Court Clerk", die=1, entrance=["B dusk"]),
            "south": quarter(victim="The Magistrate", die=1, entrance=["C dusk"]),
            "north": quarter(victim="The Midwife", die=1, entrance=["D dusk"]),
        },
    )
    city.reveal()
    for name in "DCBA":
        city.answers(name, "act")
    assert city.actions == ["D dusk north", "C dusk south", "B dusk east", "A dusk west"]
    assert city.settled


@rule("resolve.stack")
def test_the_highest_token_of_a_space_comes_first_and_all_of_them_before_the_next_space() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        C=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={
            "north": quarter(location="The Eel Market", die=1, entrance=["A dawn", "B dawn"]),
            "south": quarter(location="The Slaughteryard", die=1, entrance=["C dawn"]),
        },
    )
    city.reveal()
    for name in "ABC":
        assert city.waiting == name
        city.answers(name, "act")
    assert city.actions == ["A dawn north", "B dawn north", "C dawn south"]
    assert city.blood == {"A": 9, "B": 9, "C": 10}
    assert city.settled


@rule("resolve.active")
def test_the_active_quarter_is_that_of_the_token_being_resolved() -> None:
    city = City(
        A=seat(blood=0, influence=0, orders={"dawn": ["BLEEDER"] * 3}),
        quarters={
            "north": quarter(die=1),
            "east": quarter(location="The Basement Casino", die=3, entrance=["A dawn"]),
        },
    )
    city.reveal()
    assert city.view("B")["resolving"] == {"kind": "dawn", "at": "east", "seat": 0}
    city.answers("A", "act")
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.blood == {"A": 1, "B": 7, "C": 7}
    assert city.settled


@rule("overcome.enough")
def test_as_many_matching_symbols_as_pips_are_enough() -> None:
    city = City(
        A=seat(orders={"dusk": ["The Pharmacist", "ELDER"]}),
        quarters={"east": quarter(victim="The Butcher", die=4, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "east")
    assert city.asks("A", "act", "decline")
    city.answers("A", "act")
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.settled


@rule("overcome.enough")
def test_one_symbol_too_few_is_not_enough() -> None:
    city = City(
        A=seat(orders={"dusk": ["The Pharmacist", "ELDER"]}),
        quarters={"east": quarter(victim="The Butcher", die=5, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "east")
    assert city.actions == []
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.torpor("A") == ["V106", "ELDER"]
    assert city.settled


@rule("overcome.matching")
def test_symbols_of_another_kind_do_not_count() -> None:
    city = City(
        A=seat(orders={"night": ["BLEEDER"] * 4}),
        quarters={"north": quarter(victim="The Butcher", die=2, spaces={"night": ["A night"]})},
    )
    assert city.table.symbols(2, contested=False) == 0
    city.resolve("night", "north")
    assert city.actions == []
    assert city.torpor("A") == ["BLEEDER"] * 4
    assert city.victim("north") == "V103"
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("overcome.now")
def test_a_die_raised_before_an_action_resolves_makes_it_fail() -> None:
    city = City(
        A=seat(hand=[], orders={"dawn": ["BLEEDER", "BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={
            "north": quarter(location="The Precinct House", die=1, entrance=["B dawn"]),
            "south": quarter(location="The Eel Market", die=2, entrance=["A dawn"]),
        },
    )
    city.reveal()
    city.answers("B", "act", "shift south +1")
    assert city.dice["south"] == 3
    assert city.actions == ["B dawn north"]
    assert city.torpor("A") == ["BLEEDER", "BLEEDER"]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 8, "C": 5}
    assert city.settled


@rule("overcome.lowered")
def test_a_die_lowered_before_lets_a_weaker_order_succeed_and_brings_less_fear() -> None:
    city = City(
        A=seat(orders={"night": ["ELDER", "ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "south": quarter(victim="The Concierge", die=1, entrance=["B dusk"]),
            "east": quarter(victim="The Poacher", die=3, entrance=["A night"]),
        },
    )
    city.reveal()
    city.answers("B", "act", "shift east -1")
    city.answers("A", "act")
    assert city.fear == {"A": 2, "B": 0, "C": 0}
    assert "V113" in city.hand("A")
    assert city.settled


@rule("overcome.torpor")
def test_the_assigned_cards_are_in_torpor_before_the_effect_happens() -> None:
    city = City(
        A=seat(influence=5, hand=[], orders={"dawn": ["BLEEDER", "BLEEDER"]}),
        quarters={"north": quarter(location="The Ferry Landing", die=2, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "north")
    city.answers("A", "act", "recover BLEEDER", "recover BLEEDER")
    assert city.hand("A") == ["BLEEDER", "BLEEDER"]
    assert city.torpor("A") == []
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.settled


@rule("overcome.torpor")
def test_cards_may_be_left_in_torpor_where_up_to_some_return() -> None:
    city = City(
        A=seat(influence=5, hand=[], orders={"dawn": ["BLEEDER", "BLEEDER"]}),
        quarters={"north": quarter(location="The Ferry Landing", die=2, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "north")
    city.answers("A", "act", "recover BLEEDER", "done")
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER"], ["BLEEDER"])
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.settled


@rule("overcome.fail")
def test_a_failed_order_costs_its_cards_and_nothing_else() -> None:
    city = City(
        A=seat(hand=[], torpor=["BLEEDER"], orders={"dusk": ["ELDER", "ELDER", "BLEEDER"]}),
        quarters={
            "east": quarter(victim="The Butcher", die=4, night_blood=3, night_influence=1, spaces={"dusk": ["A dusk"]})
        },
    )
    city.resolve("dusk", "east")
    assert city.torpor("A") == ["BLEEDER", "BLEEDER", "ELDER", "ELDER"]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.night("east") == (3, 1)
    assert city.on_board("A") == []
    assert [event["rule"] for event in city.log("order-failed")] == ["overcome.fail"]
    assert city.settled


@rule("icon.fear-examples")
def test_two_dawn_symbols_meet_a_die_of_two_and_two_dusk_symbols_do_not_meet_a_die_of_three() -> None:
    city = City(
        A=seat(hand=[], orders={"dawn": ["BLEEDER", "BLEEDER"], "dusk": ["ELDER", "BLEEDER"]}),
        quarters={
            "north": quarter(location="The Eel Market", die=2, entrance=["A dawn"]),
            "south": quarter(victim="The Butcher", die=3, entrance=["A dusk"]),
        },
    )
    city.reveal()
    city.answers("A", "act")
    assert city.actions == ["A dawn north"]
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.torpor("A") == ["BLEEDER", "BLEEDER", "BLEEDER", "ELDER"]
    assert city.settled


@rule("dawn.effect")
def test_a_dawn_action_brings_what_the_location_says_at_no_cost() -> None:
    city = City(
        A=seat(blood=2, influence=0, orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(location="The Slaughteryard", die=1, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "north")
    city.answers("A", "act")
    assert city.blood == {"A": 5, "B": 7, "C": 7}
    assert city.influence == {"A": 0, "B": 5, "C": 5}
    assert city.settled


@rule("dawn.many")
def test_everyone_with_a_successful_dawn_order_gets_the_effect() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"] * 2}),
        C=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={"east": quarter(location="The Eel Market", die=1, entrance=["A dawn", "B dawn", "C dawn"])},
    )
    city.reveal()
    for name in "ABC":
        city.answers(name, "act")
    assert city.blood == {"A": 9, "B": 9, "C": 9}
    assert city.log("contest", "stalemate") == []
    assert city.settled


@rule("resolve.token-back")
def test_a_token_goes_home_when_its_order_is_carried_out_or_has_failed() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"], "dusk": ["BLEEDER"], "night": ["ELDER"]}),
        quarters={
            "north": quarter(location="The Eel Market", die=1, entrance=["A dawn"]),
            "south": quarter(die=2, entrance=["A dusk"]),
            "east": quarter(die=1, entrance=["A night"]),
        },
    )
    city.reveal()
    assert city.on_board("A") == ["dusk", "night"]
    city.answers("A", "act")
    assert city.asked().facts["kind"] == "night"
    assert [(event["kind"], event["rule"]) for event in city.log("order-back")] == [
        ("dawn", "overcome.torpor"),
        ("dusk", "overcome.fail"),
    ]
    city.answers("A", "act")
    assert city.on_board("A") == []
    assert city.actions == ["A dawn north", "A night east"]
    assert city.settled


@rule("resolve.decline")
def test_a_player_with_enough_symbols_may_decline_and_pays_nothing_but_the_cards() -> None:
    city = City(
        A=seat(hand=[], orders={"dusk": ["ELDER", "ELDER"]}),
        quarters={"east": quarter(victim="The Butcher", die=2, night_influence=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "east")
    city.answers("A", "decline")
    assert city.torpor("A") == ["ELDER", "ELDER"]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.night("east") == (3, 1)
    assert city.on_board("A") == []
    assert [event["rule"] for event in city.log("order-failed")] == ["resolve.decline"]
    assert city.settled


@rule("resolve.decline")
def test_a_declined_dawn_action_triggers_nothing() -> None:
    city = City(
        A=seat(rituals=["Dawn Pilgrimage"], orders={"dawn": ["BLEEDER"]}),
        quarters={"east": quarter(location="The Eel Market", die=1, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "east")
    city.answers("A", "decline")
    assert city.points == {"A": 0, "B": 0, "C": 0}
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.settled


@rule("resolve.decline")
def test_at_night_the_strong_are_asked_from_the_top_down_and_who_declines_is_no_contestant() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"] * 3}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        C=seat(hand=[], orders={"night": ["ELDER"]}),
        quarters={"north": quarter(victim="The Poacher", die=2, entrance=["A night", "B night", "C night"])},
    )
    city.reveal()
    assert city.torpor("C") == ["ELDER"]  # fear first
    assert city.waiting == "A"
    city.answers("A", "decline")
    assert city.torpor("A") == ["ELDER"] * 3  # B knows it
    assert city.waiting == "B"
    city.answers("B", "act")
    assert city.log("contest", "contest-won") == []
    assert city.hand("B") == ["V113"]
    assert city.hand("A") == city.hand("C") == []
    assert city.fear == {"A": 0, "B": 2, "C": 0}
    assert city.settled


@rule("resolve.decline")
def test_a_victim_that_all_decline_stays_with_its_tokens() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        quarters={
            "north": quarter(
                victim="The Poacher", die=2, night_blood=3, night_influence=1, entrance=["A night", "B night"]
            )
        },
    )
    city.reveal()
    city.answers("A", "decline")
    city.answers("B", "decline")
    assert city.victim("north") == "V113"
    assert city.night("north") == (3, 1)
    assert city.torpor("A") == city.torpor("B") == ["ELDER", "ELDER"]
    assert city.hand("A") == city.hand("B") == []
    assert city.log("contest", "stalemate") == []
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("resolve.decline")
def test_of_three_strong_orders_two_remain_to_contest_when_one_declines() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"] * 4}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 2}),
        C=seat(hand=[], orders={"night": ["ELDER"] * 3}),
        quarters={"north": quarter(victim="The Poacher", die=2, entrance=["B night", "A night", "C night"])},
    )
    city.reveal()
    city.answers("B", "act")
    city.answers("A", "decline")
    city.answers("C", "act")
    assert [event["seat"] for event in city.log("contest")] == [1, 2]
    assert city.hand("C") == ["V113"]
    assert city.hand("B") == ["ELDER", "ELDER"]
    assert (city.torpor("A"), city.torpor("B"), city.torpor("C")) == (["ELDER"] * 4, [], ["ELDER"] * 3)
    assert city.settled


@rule("resolve.no-choice-effects")
def test_what_a_card_does_without_a_may_cannot_be_skipped() -> None:
    city = City(
        day=4,
        A=seat(fear=4, orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Anarchist", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(die=1),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.asks("A", "at north", "at south", "at east")  # no way out
    city.answers("A", "at south")
    assert city.dice["south"] == 3
    assert city.settled


@rule("resolve.no-choice-effects")
def test_a_part_that_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    city = City(
        A=seat(hand=[], orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(victim="The Headmistress", die=1, spaces={"dusk": ["A dusk"]})},
        position={"bleeders": 0, "elders": 0},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.hand("A") == []
    assert city.influence == {"A": 4, "B": 5, "C": 5}
    assert city.settled


@rule("resolve.no-choice-effects")
def test_a_cost_that_may_be_paid_may_be_declined() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        C=seat(influence=0, orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(location="The Tabloid Press", die=1, entrance=["A dawn", "B dawn", "C dawn"])},
    )
    city.reveal()
    city.answers("A", "act", "yes")
    city.answers("B", "act", "no")
    city.answers("C", "act")  # with nothing to pay, there is no question
    assert city.points == {"A": 2, "B": 1, "C": 1}
    assert city.influence == {"A": 4, "B": 5, "C": 0}
    assert city.settled
