"""The Altar: one Ritual of the market for Victim cards shown and blood paid."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.blood_orders.catalogue import RITUALS
from gloam.core.refusal import Unreadable
from tests.blood_orders.scenario import City, seat
from tests.claims import rule
from tests.scenario import Seat

MARKET = ["Thin the Veins", "Silver Tongue", "Long Fangs", "Hollow Coffins"]  # R101 R107 R105 R108
IDS = ["R101", "R107", "R105", "R108"]


def altar(*market: str, A: Seat | None = None, position: dict[str, Any] | None = None) -> City:  # noqa: N803  # a seat
    """A is on turn, with these Rituals in the market."""
    city = City(position={"market": list(market or MARKET), **(position or {})}, A=A or {})
    city.order_phase()
    return city


def attempt(city: City, ritual: str, *shown: str, name: str = "A", kind: str = "dawn") -> None:
    """A token to the Altar, this Ritual, these cards; whether it is completed is still open."""
    city.answers(name, f"place {kind} altar", f"try {ritual}", *[f"show {card}" for card in shown])


def nothing_changed(city: City, blood: int) -> None:
    """The attempt was left: no Ritual, nothing paid, nothing shown, the token still there."""
    market = city.market
    city.answers("A", "leave")
    assert city.blood == {"A": blood, "B": 7, "C": 7}
    assert (city.rituals("A"), city.market) == ([], market)
    assert city.log("ritual-acquired") == []
    assert city.on_board("A") == ["dawn"]


@rule("altar.one-ritual")
def test_a_token_brings_one_ritual_and_a_second_needs_a_second_token() -> None:
    city = altar(A=seat(blood=9, hand=["The Undertaker", "The Gang Leader"]))
    attempt(city, "R101", "V102")
    city.answers("A", "complete")
    assert city.rituals("A") == ["R101"]
    assert {option.split(" ")[0] for option in city.options("A")} == {"end", "use", "scavenge"}
    city.answers("A", "end")
    city.turn("B", "dawn north")
    city.turn("C", "dawn north")
    attempt(city, "R105", "V101", kind="dusk")
    city.answers("A", "complete", "end")
    assert city.rituals("A") == ["R101", "R105"]
    assert city.blood == {"A": 4, "B": 7, "C": 7}
    assert city.waiting == "B"


@rule("altar.one-ritual")
def test_only_a_ritual_of_the_market_can_be_tried() -> None:
    city = altar(A=seat(blood=9, hand=["The Undertaker"]))
    city.answers("A", "place dawn altar")
    assert city.asks("A", *[f"try {ritual}" for ritual in IDS])
    no = city.refuses("A", "try R112")
    assert (no.rule, no.facts) == ("altar.one-ritual", {"card": "R112"})


@rule("altar.victims")
def test_more_victims_than_asked_for_may_be_shown() -> None:
    city = altar(A=seat(blood=3, hand=["The Butcher", "The Midwife", "The Smuggler"]))
    attempt(city, "R108", "V103", "V104", "V114")
    city.answers("A", "complete")
    assert city.rituals("A") == ["R108"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


@rule("altar.victims")
def test_fewer_victims_than_asked_for_do_not_do() -> None:
    city = altar(A=seat(blood=3, hand=["The Butcher", "The Midwife", "The Smuggler"]))
    attempt(city, "R108", "V103")
    no = city.refuses("A", "complete")
    assert (no.rule, no.facts) == ("altar.requirements-together", {"card": "R108"})
    nothing_changed(city, blood=3)
    assert city.asking == "AskEnd A"


@rule("altar.symbols")
def test_the_cards_shown_must_have_the_symbols() -> None:
    enough = altar(A=seat(blood=2, hand=["The Gang Leader", "The Butcher"]))
    attempt(enough, "R105", "V101")
    enough.answers("A", "complete")
    assert enough.rituals("A") == ["R105"]
    assert enough.blood == {"A": 0, "B": 7, "C": 7}
    lacking = altar(A=seat(blood=2, hand=["The Gang Leader", "The Butcher"]))
    attempt(lacking, "R105", "V103")
    assert lacking.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(lacking, blood=2)
    assert enough.asking == "AskEnd A"
    assert lacking.asking == "AskEnd A"


@rule("altar.requirements-together")
def test_one_set_of_cards_meets_everything() -> None:
    city = altar("Crypt Brood", A=seat(blood=4, hand=["The Butcher", "The Midwife"]))
    attempt(city, "R208", "V104", "V103")
    city.answers("A", "complete")
    assert city.rituals("A") == ["R208"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


@rule("altar.requirements-together")
def test_a_part_of_the_set_is_not_enough() -> None:
    city = altar("Crypt Brood", A=seat(blood=4, hand=["The Butcher", "The Midwife"]))
    attempt(city, "R208", "V104")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(city, blood=4)
    assert city.asking == "AskEnd A"


@rule("altar.requirements-together")
def test_enough_cards_without_one_of_the_symbols_do_not_do() -> None:
    city = altar("Crypt Brood", A=seat(blood=4, hand=["The Undertaker", "The Midwife"]))
    attempt(city, "R208", "V102", "V104")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(city, blood=4)
    assert city.asking == "AskEnd A"


@rule("altar.all-values")
def test_a_card_counts_with_all_its_values() -> None:
    city = altar("Rite of Exchange", A=seat(blood=2, hand=["The Undertaker"]))
    attempt(city, "R112", "V102")
    city.answers("A", "complete")
    assert city.rituals("A") == ["R112"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


@rule("altar.no-catacombs-cards")
def test_bleeders_and_elders_count_for_nothing() -> None:
    city = altar("Veil of Mist", A=seat(blood=5, hand=["The Concierge", "ELDER", "ELDER", "ELDER"]))
    attempt(city, "R104", "V105")
    assert city.asks("A", "leave"), "nothing more can be shown"
    no = city.refuses("A", "show ELDER")
    assert (no.rule, no.facts) == ("altar.no-catacombs-cards", {"card": "ELDER"})
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(city, blood=5)
    assert city.asking == "AskEnd A"


@rule("altar.classes")
def test_so_many_different_classes_must_be_shown() -> None:
    hand = ["The Gang Leader", "The Undertaker", "The Pharmacist", "The Magistrate", "The Butcher"]
    city = altar("Four Crowns", A=seat(blood=5, hand=hand))
    attempt(city, "R310", "V101", "V102", "V103", "V106")
    assert city.refuses("A", "complete").rule == "altar.requirements-together", "four cards of three classes"
    city.answers("A", "show V109", "complete")
    assert city.rituals("A") == ["R310"]
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


@rule("altar.classes")
def test_a_card_counts_for_its_class_and_as_a_victim_at_once() -> None:
    hand = ["The Gang Leader", "The Undertaker", "The Pharmacist", "The Magistrate"]
    city = altar("Four Crowns", A=seat(blood=5, hand=hand))
    attempt(city, "R310", "V101", "V102", "V106")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    city.answers("A", "show V109", "complete")
    assert city.rituals("A") == ["R310"]
    assert city.asking == "AskEnd A"


@rule("altar.assigned-cards")
def test_cards_under_tokens_and_in_torpor_do_not_count() -> None:
    city = altar(
        A=seat(blood=5, hand=["The Undertaker"], torpor=["The Midwife"], orders={"night": ["The Gang Leader", "ELDER"]})
    )
    city.answers("A", "place dawn altar", "try R108")
    assert city.asks("A", "leave", "show V102")
    for card in ("V101", "V104"):
        no = city.refuses("A", f"show {card}")
        assert (no.rule, no.facts) == ("altar.assigned-cards", {"card": card})
    city.answers("A", "show V102")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(city, blood=5)
    assert city.asking == "AskEnd A"


@rule("altar.one-ritual")
def test_what_is_no_card_is_no_move() -> None:
    city = altar(A=seat(hand=["The Undertaker"]))
    city.answers("A", "place dawn altar")
    for option in ("try R999", "try V102", "try "):
        with pytest.raises(Unreadable):
            city.answers("A", option)
    city.answers("A", "try R101")
    for option in ("show V999", "show "):
        with pytest.raises(Unreadable):
            city.answers("A", option)
    assert city.asks("A", "leave", "show V102")


# ---- paying and keeping


@rule("altar.blood", "icon.ritual-cost")
def test_the_blood_of_a_ritual_is_paid() -> None:
    city = altar("Ravenous Appetite", A=seat(blood=6, influence=5, hand=["The Gang Leader", "The Butcher"]))
    nights = [city.night(name) for name in ("north", "south", "east")]
    attempt(city, "R201", "V101", "V103")
    city.answers("A", "complete")
    assert city.blood == {"A": 1, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert [city.night(name) for name in ("north", "south", "east")] == nights
    assert city.asking == "AskEnd A"


@rule("icon.ritual-cost")
def test_influence_does_not_pay_for_a_ritual() -> None:
    city = altar(A=seat(blood=2, influence=20, hand=["The Undertaker"]))
    attempt(city, "R101", "V102")
    no = city.refuses("A", "complete")
    assert (no.rule, no.facts) == ("altar.blood", {"asked": 3, "blood": 2})
    nothing_changed(city, blood=2)
    assert city.influence == {"A": 20, "B": 5, "C": 5}
    assert city.asking == "AskEnd A"


@rule("icon.ritual-numbers")
@pytest.mark.parametrize(
    ("blood", "shown", "gets_it"),
    [
        (5, ["V101", "V103"], True),
        (4, ["V101", "V103"], False),
        (5, ["V101"], False),
        (5, ["V103", "V102"], False),
    ],
)
def test_ravenous_appetite_asks_five_blood_two_victims_and_three_night(
    blood: int, shown: list[str], gets_it: bool
) -> None:
    city = altar("Ravenous Appetite", A=seat(blood=blood, hand=["V101", "V102", "V103"]))
    attempt(city, "R201", *shown)
    assert ("complete" in city.options("A")) == gets_it
    city.answers("A", "complete" if gets_it else "leave")
    assert city.scored("A")["rituals"] == (3 if gets_it else 0)
    assert city.blood == {"A": 0 if gets_it else blood, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


@rule("icon.ritual-numbers")
def test_rituals_of_an_act_cost_what_the_printed_one_suggests() -> None:
    prices = {act: {card.blood for card in RITUALS if card.act == act} for act in (1, 2, 3)}
    assert prices == {1: {2, 3}, 2: {4, 5}, 3: {5, 6}}


@rule("altar.keep-cards")
def test_cards_shown_stay_in_hand_and_can_be_shown_again_the_same_day() -> None:
    city = altar("Long Fangs", "Bitter Harvest", A=seat(blood=4, hand=["The Gang Leader"]), position={"rituals": []})
    attempt(city, "R105", "V101")
    city.answers("A", "complete", "end")
    assert (city.hand("A"), city.torpor("A")) == (["V101"], [])
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    city.turn("B", "dawn north")
    city.turn("C", "dawn north")
    city.answers("A", "place dusk altar", "try R110")
    assert "show V101" in city.options("A")


@rule("altar.public")
def test_an_acquired_ritual_lies_open() -> None:
    city = altar(A=seat(blood=3, hand=["The Midwife"]))
    attempt(city, "R107", "V104")
    city.answers("A", "complete")
    for viewer in ("A", "B", "C", None):
        assert city.view(viewer)["players"][0]["rituals"] == ["R107"]
        assert [event["card"] for event in city.log("ritual-acquired", viewer=viewer)] == ["R107"]
    assert city.asking == "AskEnd A"


@rule("altar.at-once")
def test_a_ritual_works_on_the_turn_it_was_acquired() -> None:
    city = altar(A=seat(blood=4, hand=["The Undertaker"]))
    attempt(city, "R101", "V102")
    city.answers("A", "complete", "use R101")
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    assert city.asking == "AskEnd A"


# ---- the market


@rule("altar.refill")
def test_the_market_slides_right_and_a_new_ritual_comes_in_on_the_left() -> None:
    city = altar(position={"rituals": ["Rite of Exchange", "Swollen Ranks"]}, A=seat(blood=2, hand=["The Gang Leader"]))
    attempt(city, "R105", "V101")
    city.answers("A", "complete")
    assert city.market == ["R112", "R101", "R107", "R108"]
    assert city.view("B")["rituals_left"] == 1
    assert [event["card"] for event in city.log("ritual-dealt")] == ["R112"]
    assert city.asking == "AskEnd A"


@rule("altar.deck-empty")
def test_a_place_stays_empty_until_the_next_act_when_the_pile_is() -> None:
    city = altar(position={"rituals": []}, A=seat(blood=2, hand=["The Gang Leader"]))
    attempt(city, "R105", "V101")
    city.answers("A", "complete")
    assert city.market == ["R101", "R107", "R108"]
    act = City(day=3, position={"market": ["R101", "R107", "R108"], "rituals": []})
    act.new_act()
    assert [card[:2] for card in act.market] == ["R2", "R2", "R1", "R1"]
    assert act.market[2:] == ["R101", "R107"]
    assert act.settled
    assert city.asking == "AskEnd A"


@rule("altar.empty-market")
def test_a_token_may_go_to_the_altar_when_there_is_no_ritual() -> None:
    city = City(position={"market": [], "rituals": []})
    city.order_phase()
    city.answers("A", "place dawn altar")
    assert city.asked().what == "AskEnd"
    city.answers("A", "end")
    assert (city.on_board("A"), city.waiting) == (["dawn"], "B")
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.log("ritual-tried") == []


# ---- failing


@rule("altar.fail")
def test_what_cannot_be_paid_changes_nothing() -> None:
    city = altar("Veil of Mist", A=seat(blood=1, hand=["The Midwife"]))
    attempt(city, "R104", "V104")
    no = city.refuses("A", "complete")
    assert (no.rule, no.facts) == ("altar.blood", {"asked": 3, "blood": 1})
    nothing_changed(city, blood=1)
    assert city.asking == "AskEnd A"


@rule("altar.fail-token")
def test_after_a_failed_attempt_the_token_is_gone() -> None:
    city = altar(A=seat(hand=["ELDER"]))
    attempt(city, "R101")
    city.answers("A", "leave", "end")
    city.turn("B", "dawn north")
    city.turn("C", "dawn north")
    assert city.waiting == "A"
    assert city.view("A")["you"]["tokens"] == ["dusk", "night"]
    assert city.view("B")["players"][0]["tokens"] == 2


@rule("altar.day-one")
@pytest.mark.parametrize("ritual", IDS)
def test_no_ritual_can_be_completed_without_victims(ritual: str) -> None:
    assert all(card.victims >= 1 for card in RITUALS)
    city = altar()
    city.answers("A", "place dawn altar", f"try {ritual}")
    assert city.asks("A", "leave")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    nothing_changed(city, blood=7)
    assert city.asking == "AskEnd A"


@rule("altar.bluff")
def test_a_ritual_that_cannot_be_completed_may_be_tried() -> None:
    city = altar(A=seat(blood=0, hand=["ELDER"]))
    attempt(city, "R108")
    assert city.asks("A", "leave")
    assert [(event["card"], event["seat"]) for event in city.log("ritual-tried", viewer="B")] == [("R108", 0)]
    nothing_changed(city, blood=0)
    assert city.asking == "AskEnd A"


@rule("altar.bluff")
def test_a_ritual_that_could_be_completed_may_be_left() -> None:
    city = altar(A=seat(blood=3, hand=["The Undertaker"]), position={"known": {"V102": "A"}})
    attempt(city, "R101", "V102")
    assert city.asks("A", "complete", "leave")
    nothing_changed(city, blood=3)
    assert city.hand("A") == ["V102"]
    for viewer in ("B", "C", None):
        player = city.view(viewer)["players"][0]
        assert (player["holds"], player["unknown"]) == ([], 1)
    assert city.asking == "AskEnd A"


@rule("altar.bluff", "altar.reveal-scope")
def test_a_bluff_and_a_ritual_left_look_the_same_to_others() -> None:
    games = []
    for card in ("The Undertaker", "The Pickpocket"):
        city = altar(
            A=seat(hand=[card], blood=3),
            position={
                "known": {},
                "victims": [],
                "quarters": {name: {"victim": ""} for name in ("north", "south", "east")},
            },
        )
        attempt(city, "R101", "V102" if card == "The Undertaker" else "V112")
        games.append(city)
    one, other = games
    for stage in ("shown", "left"):
        for viewer in ("B", "C", None):
            assert one.view(viewer) == other.view(viewer), stage
            assert one.log(viewer=viewer) == other.log(viewer=viewer), stage
        if stage == "shown":
            one.answers("A", "leave")
            other.answers("A", "leave")
    assert one.asking == "AskEnd A"
    assert other.asking == "AskEnd A"


@rule("altar.reveal-scope")
def test_only_the_cards_picked_are_shown_and_to_everyone() -> None:
    city = altar(
        A=seat(blood=3, hand=["The Undertaker", "The Butcher", "ELDER"]),
        position={"known": {"V102": "A", "V103": "A"}},
    )
    attempt(city, "R101", "V102")
    for viewer in ("B", "C", None):
        assert city.view(viewer)["players"][0]["holds"] == ["ELDER"], "nothing is shown before it is complete"
    city.answers("A", "complete")
    for viewer in ("B", "C", None):
        player = city.view(viewer)["players"][0]
        assert (player["holds"], player["unknown"]) == (["V102", "ELDER"], 1)
        assert [event["shown"] for event in city.log("ritual-acquired", viewer=viewer)] == [("V102",)]
    assert city.asking == "AskEnd A"


@rule("altar.reveal-scope")
def test_requirements_are_counted_over_the_picked_cards_alone() -> None:
    city = altar(A=seat(blood=3, hand=["The Butcher", "The Midwife"]))
    attempt(city, "R108", "V103")
    assert city.refuses("A", "complete").rule == "altar.requirements-together"
    city.answers("A", "show V104", "complete")
    assert city.rituals("A") == ["R108"]
    assert city.asking == "AskEnd A"
