"""Sensible moves that the rules forbid are refused by the rule that forbids them, with the numbers of the case."""

from __future__ import annotations

import pytest

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


def hungry(**facts: object) -> City:
    city = City(A=seat(**{"blood": 1, "hand": ["BLEEDER"], "torpor": ["ELDER", "ELDER", "The Butcher"], **facts}))
    city.feeding()
    return city


@rule("feed.blood-limit")
@pytest.mark.parametrize("rest", ["", " done", " feed ELDER done", " and then some more words than any option has"])
def test_a_refused_part_of_a_line_keeps_its_reason(rest: str) -> None:
    city = hungry()
    no = city.refuses("A", f"feed ELDER feed ELDER{rest}")
    assert (no.rule, no.facts) == ("feed.blood-limit", {"blood": 1, "card": "ELDER"})
    city.answers("A", "done")
    assert city.settled


@rule("feed.cost")
def test_only_what_is_in_torpor_can_be_fed() -> None:
    city = hungry(blood=9)
    no = city.refuses("A", "feed BLEEDER done")
    assert (no.rule, no.facts) == ("feed.cost", {"blood": 9, "card": "BLEEDER"})
    city.answers("A", "feed V103")
    assert city.refuses("A", "feed V103").rule == "feed.cost"
    city.answers("A", "done")
    assert city.settled


@rule("feed.limit")
def test_nothing_is_given_up_below_the_hand_limit() -> None:
    city = hungry()
    no = city.refuses("A", "drop BLEEDER")
    assert (no.rule, no.facts) == ("feed.limit", {"limit": 10, "hand": 1, "card": "BLEEDER"})
    city.answers("A", "done")
    assert city.settled


@rule("feed.limit")
def test_beyond_the_hand_limit_only_what_is_there_can_be_given_up() -> None:
    city = hungry(hand=["BLEEDER"] * 11, torpor=["ELDER"])
    assert city.refuses("A", "done").facts == {"limit": 10, "hand": 11}
    assert city.refuses("A", "drop V103").facts == {"limit": 10, "hand": 11, "card": "V103"}
    city.answers("A", "drop BLEEDER", "done")
    assert city.settled


@rule("feed.choice")
def test_what_was_not_chosen_cannot_be_taken_back() -> None:
    city = hungry()
    for option in ("starve ELDER", "keep BLEEDER"):
        assert city.refuses("A", option).rule == "feed.choice"
    city.answers("A", "done")
    assert city.settled


@rule("effect.copy")
def test_a_mirror_gallery_cannot_choose_itself() -> None:
    city = City(
        day=7,
        A=seat(hand=[], orders={"dawn": ["BLEEDER", "BLEEDER"]}),
        quarters={"south": quarter(location="The Mirror Gallery", die=2, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "south")
    city.answers("A", "act")
    no = city.refuses("A", "at south")
    assert (no.rule, no.facts) == ("effect.copy", {"at": "south"})
    assert city.refuses("A", "at west").rule == "order.west"
    city.answers("A", "at north")
    while city.table.open:
        city.answers("A", city.asked().options[0])
    assert city.settled


@rule("plan.quarter", "plan.optional", "plan.cards", "planning.cards-need-token")
def test_plans_are_refused_by_what_is_wrong_with_them() -> None:
    city = City(A=seat(hand=["ELDER"]))
    city.planning()
    assert city.refuses("A", "unplan dawn").facts == {"kind": "dawn"}
    assert city.refuses("A", "take ELDER dawn").rule == "planning.cards-need-token"
    assert city.refuses("A", "aim dawn altar").rule == "plan.optional"
    assert city.refuses("A", "aim dawn").rule == "plan.quarter"
    city.answers("A", "aim dawn north")
    assert city.refuses("A", "aim dawn North").facts == {"kind": "dawn", "to": "north"}
    assert city.refuses("A", "take ELDER dawn").facts == {"card": "ELDER", "kind": "dawn"}
    assert city.refuses("A", "put BLEEDER dawn done").facts == {"card": "BLEEDER"}
    assert city.refuses("A", "feed ELDER").rule == "feed.when"
    for name in "ABC":
        city.answers(name, "done")
    assert city.settled


@rule("order.spaces", "plan.slot", "plan.lock")
def test_a_token_is_placed_once_and_somewhere() -> None:
    city = City()
    city.turns_from(8)  # the last turn of the phase, C's
    assert city.refuses("C", "place dawn").rule == "order.spaces"
    assert city.refuses("C", "place dawn moon").facts == {"kind": "dawn"}
    assert city.refuses("C", "aim dawn north").rule == "plan.lock"
    assert city.refuses("C", "use V103").rule == "card.ritual"
    city.answers("C", "place dawn altar")
    assert city.refuses("C", "end").rule == "order.immediate"
    assert city.refuses("C", "use R101").rule == "order.immediate"
    city.answers("C", city.asked().options[0], "leave", "end")
    assert city.settled


@rule("plan.slot")
def test_a_token_that_lies_somewhere_is_not_placed_again() -> None:
    city = City(quarters={"north": quarter(entrance=["C dawn"])})
    city.turns_from(8)
    no = city.refuses("C", "place dawn south")
    assert (no.rule, no.facts) == ("plan.slot", {"kind": "dawn"})
    city.answers("C", "place dusk south", "end")
    assert city.settled
