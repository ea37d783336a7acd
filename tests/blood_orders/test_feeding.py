"""Feeding: what it costs, what becomes of the unfed, and the hand limit."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("feed.when")
def test_feeding_comes_after_the_last_night_action_and_before_any_victim_is_refilled() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"]}),
        quarters={"east": quarter(victim="The Butcher", die=1, entrance=["A night"])},
        position={"phase": "resolution", "docket": [["Reveal"], ["Cleanup"]], "victims": ["The Poacher"]},
    )
    city.table.settle()
    city.answers("A", "act")
    assert city.view(None)["phase"] == "cleanup"
    assert city.asked().what == "AskFeed"
    assert city.victim("east") == ""
    assert city.table.day == 1
    city.answers("A", "done")
    assert city.victim("east") == "V113"
    assert city.table.day == 2
    assert city.settled


@rule("feed.simultaneous")
def test_no_choice_is_carried_out_before_the_last_player_has_chosen() -> None:
    city = City(
        A=seat(blood=4, hand=[], torpor=["ELDER", "ELDER"]),
        B=seat(blood=4, hand=[], torpor=["BLEEDER"]),
        C=seat(blood=4, hand=[], torpor=["BLEEDER"]),
    )
    city.feeding()
    assert city.waiting == "ABC"
    city.answers("A", "feed ELDER", "done")
    city.answers("B", "done")
    assert city.waiting == "C"
    assert city.blood == {"A": 4, "B": 4, "C": 4}
    assert (city.torpor("A"), city.torpor("B"), city.torpor("C")) == (["ELDER", "ELDER"], ["BLEEDER"], ["BLEEDER"])
    city.answers("C", "feed BLEEDER", "done")
    assert city.blood == {"A": 3, "B": 4, "C": 3}
    assert (city.hand("A"), city.hand("B"), city.hand("C")) == (["ELDER"], [], ["BLEEDER"])
    assert city.torpor("A") == city.torpor("B") == city.torpor("C") == []
    assert city.settled


@rule("feed.simultaneous")
def test_a_choice_under_way_is_hidden_from_the_others() -> None:
    city = City(A=seat(hand=[], torpor=["ELDER", "BLEEDER"]), B=seat(hand=[], torpor=["BLEEDER"]))
    city.feeding()
    before = [city.view(name)["players"] for name in ("B", "C", None)]
    events = city.log(viewer="B")
    city.answers("A", "feed ELDER")
    assert [city.view(name)["players"] for name in ("B", "C", None)] == before
    assert city.log(viewer="B") == events
    assert city.view("A")["you"]["fed"] == ["ELDER"]
    assert city.view("B")["you"]["fed"] == []
    assert city.asking == "AskFeed AB"


@rule("feed.cost", "icon.feeding-token")
def test_each_card_kept_from_torpor_costs_one_blood_and_returns_to_hand() -> None:
    city = City(A=seat(blood=6, hand=["BLEEDER"], torpor=["ELDER", "ELDER", "The Butcher", "BLEEDER"]))
    city.feeding()
    city.answers("A", "feed ELDER", "feed ELDER", "feed V103")
    assert city.asked().facts["cost"] == 3
    city.answers("A", "done")
    assert city.blood == {"A": 3, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.hand("A") == ["V103", "BLEEDER", "ELDER", "ELDER"]
    assert city.settled


@rule("feed.blood-limit")
def test_nobody_feeds_more_cards_than_they_can_pay_for() -> None:
    city = City(A=seat(blood=2, hand=[], torpor=["ELDER"] * 4))
    city.feeding()
    city.answers("A", "feed ELDER", "feed ELDER")
    assert city.asks("A", "done", "starve ELDER")
    for line in ("feed ELDER", "feed ELDER done", "feed ELDER feed ELDER done"):
        no = city.refuses("A", line)
        assert no.rule == "feed.blood-limit", "also where more is said after it"
        assert no.facts["blood"] == 2
    city.answers("A", "done")
    assert city.hand("A") == ["ELDER", "ELDER"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled


@rule("feed.blood-limit")
def test_what_a_ritual_feeds_for_nothing_needs_no_blood() -> None:
    city = City(A=seat(blood=1, hand=[], rituals=["Hollow Coffins"], torpor=["ELDER", "The Butcher", "BLEEDER"]))
    city.feeding()
    city.answers("A", "feed ELDER")
    assert city.asked().facts["cost"] == 0
    city.answers("A", "feed V103")
    assert city.refuses("A", "feed BLEEDER").rule == "feed.blood-limit"
    city.answers("A", "done")
    assert city.hand("A") == ["V103", "ELDER"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled


@rule("feed.cost")
def test_it_is_told_what_feeding_all_would_cost() -> None:
    torpor = ["ELDER", "ELDER", "The Butcher"]
    for rituals, cost in (([], 3), (["Hollow Coffins"], 2)):
        city = City(A=seat(blood=1, hand=[], rituals=rituals, torpor=torpor))
        city.feeding()
        assert city.asked().facts["cost_of_all"] == cost
        city.answers("A", "feed ELDER")
        assert city.asked().facts["cost_of_all"] == cost, "whatever is fed already"


@rule("feed.cost")
def test_free_feeding_is_used_so_that_the_least_is_paid() -> None:
    city = City(
        A=seat(
            blood=5,
            hand=[],
            rituals=["Hollow Coffins", "Swollen Ranks"],  # any one card, and one Bleeder or Elder
            torpor=["ELDER", "The Butcher", "The Poacher"],
        )
    )
    city.feeding()
    for card, cost in (("ELDER", 0), ("V103", 0), ("V113", 1)):
        city.answers("A", "feed " + card)
        assert city.asked().facts["cost"] == cost
    city.answers("A", "starve ELDER")
    assert city.asked().facts["cost"] == 1  # the Ritual for Bleeders and Elders feeds no Victim
    city.answers("A", "done")
    assert city.hand("A") == ["V103", "V113"]
    assert city.blood == {"A": 4, "B": 7, "C": 7}
    assert city.settled


@rule("feed.choice")
def test_a_player_may_feed_nothing_and_keep_the_blood() -> None:
    city = City(A=seat(blood=9, hand=[], torpor=["ELDER", "BLEEDER", "The Butcher"]))
    city.feeding()
    city.answers("A", "done")
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert (city.hand("A"), city.torpor("A")) == ([], [])
    assert city.settled


@rule("feed.choice")
def test_a_card_marked_for_feeding_may_be_left_unfed_after_all() -> None:
    city = City(A=seat(blood=2, hand=[], torpor=["ELDER", "BLEEDER"]))
    city.feeding()
    city.answers("A", "feed ELDER", "starve ELDER", "feed BLEEDER", "done")
    assert city.hand("A") == ["BLEEDER"]
    assert city.blood == {"A": 1, "B": 7, "C": 7}
    assert city.settled


@rule("feed.unfed-victim")
def test_an_unfed_victim_goes_to_the_common_discard_pile() -> None:
    city = City(A=seat(torpor=["The Butcher"]))
    city.feeding()
    city.answers("A", "done")
    assert city.discard == ["V103"]
    assert city.torpor("A") == []
    assert city.settled


@rule("feed.unfed-catacombs")
def test_an_unfed_bleeder_or_elder_goes_on_its_deck() -> None:
    city = City(A=seat(torpor=["BLEEDER", "BLEEDER", "ELDER"]), position={"bleeders": 20, "elders": 20})
    city.feeding()
    city.answers("A", "done")
    assert (city.table.bleeders, city.table.elders) == (22, 21)
    assert city.discard == []
    assert city.settled


@rule("feed.hand-free")
def test_cards_in_hand_need_no_blood_even_those_that_came_back_from_a_lost_contest() -> None:
    city = City(
        A=seat(blood=0, hand=["BLEEDER", "BLEEDER"], orders={"night": ["ELDER", "ELDER"]}),
        B=seat(hand=[], orders={"night": ["ELDER"] * 3}),
        quarters={"north": quarter(die=2, entrance=["A night", "B night"])},
    )
    city.reveal()
    city.answers("A", "act")
    city.answers("B", "act")
    assert (len(city.hand("A")), city.torpor("A")) == (4, [])
    city.feeding()
    assert city.waiting == "B"
    city.answers("B", "done")
    assert city.hand("A") == ["BLEEDER", "BLEEDER", "ELDER", "ELDER"]
    assert city.blood["A"] == 0
    assert city.settled


@rule("feed.limit")
def test_a_hand_beyond_ten_cards_is_cut_by_its_owners_choice() -> None:
    city = City(A=seat(blood=5, hand=["BLEEDER"] * 8 + ["The Butcher"], torpor=["ELDER"] * 3))
    city.feeding()
    city.answers("A", *["feed ELDER"] * 3)
    assert city.asked().facts["over"] == 2
    assert city.refuses("A", "done").rule == "feed.limit"
    city.answers("A", "drop BLEEDER")
    assert city.refuses("A", "done").facts["limit"] == 10
    city.answers("A", "drop V103", "done")
    assert city.hand("A") == ["BLEEDER"] * 7 + ["ELDER"] * 3
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    assert city.discard == ["V103"]
    assert city.settled


@rule("feed.limit")
def test_ten_cards_are_not_too_many() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 9, torpor=["ELDER"]))
    city.feeding()
    city.answers("A", "feed ELDER")
    assert city.asks("A", "done", "starve ELDER")
    city.answers("A", "done")
    assert len(city.hand("A")) == 10
    assert city.settled


@rule("feed.limit")
def test_nobody_gives_up_a_card_below_the_limit() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 10, torpor=["The Butcher", "ELDER"]))
    city.feeding()
    city.answers("A", "feed V103", "drop BLEEDER", "starve V103")
    assert city.refuses("A", "done").rule == "feed.limit"  # ten cards fit: the eleventh is not there any more
    city.answers("A", "keep BLEEDER", "done")
    assert city.hand("A") == ["BLEEDER"] * 10
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.discard == ["V103"]
    assert city.settled


@rule("feed.limit")
def test_of_like_cards_one_may_be_given_up_and_another_left_unfed() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 9, torpor=["BLEEDER", "BLEEDER"]), position={"bleeders": 10})
    city.feeding()
    city.answers("A", "feed BLEEDER", "feed BLEEDER", "drop BLEEDER")
    assert city.asks("A", "done", "starve BLEEDER", "keep BLEEDER")
    city.answers("A", "starve BLEEDER", "keep BLEEDER", "done")
    assert city.hand("A") == ["BLEEDER"] * 10
    assert city.blood == {"A": 6, "B": 7, "C": 7}
    assert city.table.bleeders == 11
    assert city.settled


@rule("feed.limit")
def test_a_card_that_is_given_up_cannot_be_left_unfed_as_well() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 10, torpor=["The Butcher"]))
    city.feeding()
    city.answers("A", "feed V103", "drop V103")
    assert city.asks("A", "done", "keep V103")
    city.answers("A", "done")
    assert city.hand("A") == ["BLEEDER"] * 10
    assert city.settled


@rule("feed.limit-blood")
def test_spare_blood_does_not_buy_a_hand_above_ten() -> None:
    city = City(A=seat(blood=20, hand=["BLEEDER"] * 10, torpor=["ELDER"] * 2))
    city.cleanup()
    city.answers("A", "feed ELDER", "feed ELDER", "drop BLEEDER", "drop BLEEDER", "done")
    assert city.hand("A") == ["BLEEDER"] * 8 + ["ELDER"] * 2
    assert city.blood == {"A": 18, "B": 7, "C": 7}
    assert city.settled


@rule("feed.limit-blood")
def test_a_hand_above_ten_is_cut_even_with_an_empty_torpor() -> None:
    city = City(A=seat(blood=20, hand=["BLEEDER"] * 11))
    city.cleanup()
    assert city.asks("A", "drop BLEEDER")
    city.answers("A", "drop BLEEDER", "done")
    assert city.hand("A") == ["BLEEDER"] * 10
    assert city.settled


@rule("feed.limit-timing")
def test_during_the_day_a_hand_may_be_larger_than_ten() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 10))
    city.order_phase()
    city.answers("A", "place dawn catacombs", "take ELDER", "end")
    assert city.hand("A") == ["BLEEDER"] * 10 + ["ELDER"]
    assert city.waiting == "B"  # nothing is to be discarded yet
    assert city.log("discarded", "fed") == []


@rule("feed.torpor-empty")
def test_after_feeding_every_torpor_is_empty() -> None:
    city = City(A=seat(hand=[], torpor=["ELDER"] * 3 + ["BLEEDER", "The Butcher"]), B=seat(torpor=["ELDER"]))
    city.cleanup()
    city.answers("A", *["feed ELDER"] * 3, "done")
    city.answers("B", "done")
    assert city.table.day == 2
    assert (city.torpor("A"), city.torpor("B"), city.torpor("C")) == ([], [], [])
    assert city.hand("A") == ["ELDER"] * 3
    assert city.settled


@rule("feed.order")
def test_a_fed_card_is_paid_for_even_if_it_is_then_given_up() -> None:
    city = City(A=seat(blood=4, hand=["BLEEDER"] * 10, torpor=["The Butcher", "The Poacher"]))
    city.feeding()
    city.answers("A", "feed V103", "drop V103", "done")
    assert city.blood == {"A": 3, "B": 7, "C": 7}
    assert city.hand("A") == ["BLEEDER"] * 10
    assert sorted(city.discard) == ["V103", "V113"]
    assert city.settled
