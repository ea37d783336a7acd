"""What holds for effects of every card: no target, too few tokens, copies, orders sent home."""

from __future__ import annotations

from typing import Any

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


def dusk(victim: str, day: int = 7, quarters: dict[str, Any] | None = None, **seats: Any) -> City:  # as JSON
    """A resolves this Victim in North; the rest of the table as told."""
    north = quarter(victim=victim, die=1, night_blood=3, night_influence=0, spaces={"dusk": ["A dusk"]})
    players = {"A": seat(orders={"dusk": ["ELDER"]})} | seats
    city = City(day=day, quarters={"north": north} | (quarters or {}), **players)
    city.resolve("dusk", "north")
    city.answers("A", "act")
    return city


@rule("effect.no-target")
def test_an_effect_without_a_target_is_skipped_and_its_cost_stays_paid() -> None:
    city = dusk("The Gang Leader", day=1)
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.night("north") == (3, 2)
    assert city.settled


@rule("effect.no-target")
def test_the_rest_of_a_card_is_carried_out_when_a_part_has_no_target() -> None:
    city = dusk("The Assassin", day=4)
    assert city.blood == {"A": 12, "B": 7, "C": 7}
    assert city.settled
    city = dusk("The General")
    assert city.points == {"A": 4, "B": 0, "C": 0}
    assert city.settled


@rule("effect.no-target")
def test_if_there_is_a_target_one_must_be_chosen() -> None:
    city = dusk("The General", quarters={"south": quarter(spaces={"night": ["B night", "C night"]})})
    assert city.asks("A", "order B night", "order C night")
    city.answers("A", "order C night")
    assert city.space("night", "south") == ["B night"]
    assert city.points == {"A": 4, "B": 0, "C": 0}
    assert city.settled


@rule("effect.no-target")
def test_an_order_without_cards_may_be_chosen_and_nothing_happens_to_it() -> None:
    city = dusk(
        "The Assassin",
        day=4,
        B=seat(orders={"night": ["ELDER", "BLEEDER"]}),
        quarters={"south": quarter(spaces={"night": ["B night"]}), "east": quarter(spaces={"night": ["C night"]})},
    )
    city.answers("A", "order C night")
    assert city.order("B", "night") == ["BLEEDER", "ELDER"]
    assert (city.torpor("B"), city.torpor("C")) == ([], [])
    assert city.blood == {"A": 12, "B": 7, "C": 7}
    assert city.settled


@rule("effect.no-target")
def test_an_opponent_without_cards_in_hand_may_be_chosen_and_gives_up_nothing() -> None:
    city = dusk("The Exorcist", A=seat(fear=5, orders={"dusk": ["ELDER"]}), B=seat(hand=[]))
    city.answers("A", "seat B")
    assert city.hand("B") == []
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("effect.take-less")
def test_of_fewer_tokens_on_a_night_space_all_are_taken() -> None:
    city = dusk("The Poacher", day=1, quarters={"south": quarter(night_blood=2, night_influence=4)})
    city.answers("A", "at south")
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert city.night("south") == (0, 4)
    assert city.settled


@rule("effect.take-less")
def test_of_more_blood_on_a_night_space_only_as_much_as_the_card_says_is_taken() -> None:
    city = dusk("The Poacher", day=1, quarters={"south": quarter(night_blood=4, night_influence=4)})
    city.answers("A", "at south")
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.night("south") == (1, 4)
    assert city.settled


@rule("effect.take-less")
def test_a_mix_of_tokens_is_chosen_only_where_there_are_more_than_the_card_says() -> None:
    city = dusk("The Fence", day=4, quarters={"south": quarter(night_blood=2, night_influence=2)})
    city.answers("A", "at south")
    assert (city.blood["A"], city.influence["A"]) == (9, 5 - 1 + 2)
    assert city.night("south") == (0, 0)
    assert city.settled
    city = dusk("The Fence", day=4, quarters={"south": quarter(night_blood=3, night_influence=2)})
    city.answers("A", "at south")
    assert city.asks("A", "blood 2 influence 2", "blood 3 influence 1")
    city.answers("A", "blood 3 influence 1")
    assert (city.blood["A"], city.influence["A"]) == (10, 5)
    assert city.night("south") == (0, 1)
    assert city.settled


@rule("effect.take-less")
def test_of_fewer_tokens_in_an_opponents_supply_all_are_taken() -> None:
    city = dusk("The Kingpin", B=seat(blood=1, influence=2), C=seat(blood=0, influence=0))
    assert city.asks("A", "seat B", "seat C")
    city.answers("A", "seat B")
    assert city.blood == {"A": 8, "B": 0, "C": 0}
    assert city.influence == {"A": 5 - 3 + 2, "B": 0, "C": 0}
    assert city.settled


@rule("effect.take-less")
def test_an_opponent_without_tokens_may_be_chosen() -> None:
    city = dusk("The Kingpin", B=seat(blood=1, influence=2), C=seat(blood=0, influence=0))
    city.answers("A", "seat C")
    assert city.blood == {"A": 7, "B": 1, "C": 0}
    assert city.influence == {"A": 2, "B": 2, "C": 0}
    assert city.settled


@rule("effect.copy")
def test_a_copied_location_is_no_dawn_action_and_checks_no_fear() -> None:
    city = dusk(
        "The Inventor",
        A=seat(rituals=["Dawn Pilgrimage"], hand=[], orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(location="The Blood Bank", die=6)},
    )
    city.answers("A", "at south")
    assert city.blood == {"A": 12, "B": 7, "C": 7}
    assert city.points == {"A": 0, "B": 0, "C": 0}
    assert city.influence == {"A": 5 - 3 + 1, "B": 5, "C": 5}
    assert city.torpor("A") == ["ELDER"]
    assert city.actions == ["A dusk north"]
    assert city.settled


@rule("effect.copy")
def test_a_dawn_action_that_copies_is_followed_once_by_what_follows_a_dawn_action() -> None:
    city = City(
        day=7,
        A=seat(blood=0, rituals=["Dawn Pilgrimage"], orders={"dawn": ["BLEEDER"] * 2}),
        quarters={
            "north": quarter(location="The Mirror Gallery", die=2, spaces={"dawn": ["A dawn"]}),
            "south": quarter(location="The Blood Bank", die=6),
        },
    )
    city.resolve("dawn", "north")
    city.answers("A", "act")
    assert city.asks("A", "at south", "at east")
    city.answers("A", "at south")
    assert city.blood == {"A": 6, "B": 7, "C": 7}
    assert city.points == {"A": 1, "B": 0, "C": 0}
    assert city.settled


@rule("effect.copy")
def test_the_quarter_of_a_copied_location_counts_as_the_active_one() -> None:
    city = dusk("The Inventor", quarters={"east": quarter(location="The Basement Casino", die=4)})
    city.answers("A", "at east")
    assert city.influence == {"A": 5 - 3 + 1 + 4, "B": 5, "C": 5}
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.settled


@rule("effect.copy")
def test_a_copied_copy_leaves_out_its_own_quarter_and_not_the_one_it_began_in() -> None:
    city = dusk(
        "The Inventor",
        quarters={"south": quarter(location="The Mirror Gallery"), "east": quarter(location="The Blood Bank")},
    )
    city.answers("A", "at south")
    assert city.asks("A", "at north", "at east")
    city.answers("A", "at east")
    assert city.blood == {"A": 7 + 1 + 5, "B": 7, "C": 7}
    assert city.settled


@rule("effect.recalled-order")
def test_an_order_sent_home_brings_its_cards_to_hand_and_is_neither_resolved_nor_failed() -> None:
    city = City(
        day=7,
        A=seat(hand=[], orders={"dusk": ["ELDER"]}),
        B=seat(blood=0, hand=["BLEEDER"], orders={"night": ["ELDER", "The Butcher"]}),
        quarters={
            "north": quarter(victim="The General", die=1, entrance=["A dusk"]),
            "south": quarter(victim="The Kingpin", die=2, entrance=["B night"]),
        },
    )
    city.reveal()
    city.answers("A", "act")  # the only order there is
    assert city.hand("B") == ["V103", "BLEEDER", "ELDER"]
    assert city.on_board("B") == []
    assert city.victim("south") == "V313"
    assert city.log("order-failed") == []
    assert city.actions == ["A dusk north"]
    assert city.points == {"A": 4, "B": 0, "C": 0}
    city.cleanup()
    assert city.waiting == "A"  # B has nothing to feed
    city.answers("A", "done")
    assert city.hand("B") == ["V103", "BLEEDER", "ELDER"]
    assert city.blood["B"] == 0
    assert city.settled
