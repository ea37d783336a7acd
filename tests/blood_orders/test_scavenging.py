"""Scavenging: fear for blood, on one's own turn."""

from __future__ import annotations

import pytest

from gloam.core.refusal import Unreadable
from tests.blood_orders.scenario import City, seat
from tests.claims import rule


def on_turn(**facts: object) -> City:
    """A is on turn."""
    city = City(A=dict(facts))
    city.order_phase()
    return city


@rule("scavenge.rate", "icon.scavenge-token")
def test_each_space_of_fear_brings_one_blood() -> None:
    city = on_turn(fear=4, blood=1)
    city.answers("A", "scavenge 3")
    assert city.fear == {"A": 7, "B": 0, "C": 0}
    assert city.blood == {"A": 4, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.points == {"A": 0, "B": 0, "C": 0}
    assert [(event["amount"], event["fear"]) for event in city.log("scavenged")] == [(3, 7)]
    assert city.asking == "AskTurn A"


@rule("scavenge.optional")
def test_nobody_has_to_scavenge() -> None:
    city = on_turn(blood=0)
    for kind in ("dawn", "dusk", "night"):
        for name in "ABC":
            city.answers(name, f"place {kind} north", "end")
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled


@rule("scavenge.once-a-turn")
def test_whoever_scavenged_before_placing_does_not_do_so_after_it() -> None:
    city = on_turn(rituals=["Thin the Veins"])
    city.answers("A", "scavenge 1")
    assert city.refuses("A", "scavenge 1").rule == "scavenge.once-a-turn"
    city.answers("A", "place dawn north")
    assert city.asks("A", "end", "use R101")
    assert city.refuses("A", "scavenge 1").rule == "scavenge.once-a-turn"
    assert city.blood == {"A": 8, "B": 7, "C": 7}


@rule("scavenge.once-a-turn")
def test_scavenging_after_placing_is_once_too() -> None:
    city = on_turn(rituals=["Thin the Veins"])
    city.answers("A", "place dawn north", "scavenge 2")
    assert city.asks("A", "end", "use R101")
    assert city.refuses("A", "scavenge 1").rule == "scavenge.once-a-turn"
    assert city.fear == {"A": 2, "B": 0, "C": 0}


@rule("scavenge.each-turn")
def test_every_turn_offers_a_new_chance() -> None:
    city = on_turn()
    for kind in ("dawn", "dusk", "night"):
        city.answers("A", "scavenge 2", f"place {kind} north")
        assert city.waiting == "B", "the turn ends by itself"
        city.turn("B", f"{kind} north")
        city.turn("C", f"{kind} north")
    assert city.fear == {"A": 6, "B": 0, "C": 0}
    assert city.blood == {"A": 13, "B": 7, "C": 7}
    assert city.settled


@rule("scavenge.each-turn")
def test_one_player_s_scavenging_takes_nothing_from_the_next() -> None:
    city = on_turn()
    city.answers("A", "scavenge 1", "place dawn north")
    city.answers("B", "scavenge 5", "place dawn north")
    assert city.fear == {"A": 1, "B": 5, "C": 0}
    assert city.blood == {"A": 8, "B": 12, "C": 7}
    assert city.asking == "AskTurn C"


@rule("scavenge.own-turn")
def test_scavenging_is_refused_in_cleanup() -> None:
    city = City(A=seat(blood=0, torpor=["BLEEDER", "BLEEDER", "ELDER"]))
    city.cleanup()
    assert city.refuses("A", "scavenge 3").rule == "scavenge.own-turn"
    city.answers("A", "done")
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("scavenge.own-turn")
def test_scavenging_is_refused_in_planning_and_on_another_s_turn() -> None:
    city = City()
    city.planning()
    assert city.refuses("A", "scavenge 1").rule == "scavenge.own-turn"
    city = on_turn()
    assert city.refuses("B", "scavenge 1").rule == "table.not-asked"


@rule("scavenge.limit")
def test_nobody_scavenges_beyond_the_end_of_the_track() -> None:
    city = on_turn(fear=23)
    no = city.refuses("A", "scavenge 3")
    assert (no.rule, no.facts) == ("scavenge.limit", {"asked": 3, "limit": 2})
    assert [option for option in city.options("A") if option.startswith("scavenge")] == ["scavenge 1", "scavenge 2"]
    city.answers("A", "scavenge 2")
    assert city.fear == {"A": 25, "B": 0, "C": 0}
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("scavenge.limit")
@pytest.mark.parametrize("amount", ["²", "9" * 5000, "-1", "one", "", "1 2"])
def test_what_is_no_number_of_spaces_is_no_move(amount: str) -> None:
    city = on_turn()
    with pytest.raises(Unreadable):
        city.answers("A", f"scavenge {amount}")
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("scavenge.full")
def test_whoever_is_at_the_end_of_the_track_cannot_scavenge() -> None:
    city = on_turn(fear=25)
    assert city.refuses("A", "scavenge 1").rule == "scavenge.full"
    assert city.blood == {"A": 7, "B": 7, "C": 7}


@rule("scavenge.reopened")
def test_a_full_marker_that_was_lowered_may_scavenge_again() -> None:
    city = on_turn(fear=25, rituals=["Veil of Mist"])
    city.answers("A", "use R104")
    assert city.fear == {"A": 24, "B": 0, "C": 0}
    city.answers("A", "scavenge 1")
    assert city.fear == {"A": 25, "B": 0, "C": 0}
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("scavenge.reopened")
def test_lowering_the_marker_gives_no_second_chance_on_the_turn() -> None:
    city = on_turn(fear=24, rituals=["Veil of Mist"])
    city.answers("A", "scavenge 1", "use R104")
    assert city.fear == {"A": 24, "B": 0, "C": 0}
    assert city.refuses("A", "scavenge 1").rule == "scavenge.once-a-turn"
    assert city.blood == {"A": 8, "B": 7, "C": 7}


@rule("scavenge.at-least-one")
def test_scavenging_nothing_is_refused() -> None:
    city = on_turn()
    assert city.refuses("A", "scavenge 0").rule == "scavenge.at-least-one"
    city.answers("A", "scavenge 1")
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("scavenge.during-altar")
def test_blood_for_the_altar_must_be_scavenged_before() -> None:
    late = City(A=seat(blood=2, hand=["The Undertaker"]), position={"market": ["Thin the Veins", "Long Fangs"]})
    late.order_phase()
    late.answers("A", "place dawn altar")
    assert late.refuses("A", "scavenge 1").rule == "scavenge.during-altar"
    late.answers("A", "try R101")
    assert late.refuses("A", "scavenge 1").rule == "scavenge.during-altar"
    late.answers("A", "show V102")
    assert late.refuses("A", "complete").rule == "altar.blood"
    late.answers("A", "leave", "scavenge 1")
    assert (late.rituals("A"), late.blood["A"]) == ([], 3)
    early = City(A=seat(blood=2, hand=["The Undertaker"]), position={"market": ["Thin the Veins", "Long Fangs"]})
    early.order_phase()
    early.answers("A", "scavenge 1", "place dawn altar", "try R101", "show V102", "complete")
    assert early.rituals("A") == ["R101"]
    assert early.blood == {"A": 0, "B": 7, "C": 7}
    assert early.asking == "AskEnd A"
    assert late.asking == "AskTurn B"


@rule("score.fear")
def test_whoever_may_scavenge_is_told_what_fear_counts_at_the_end() -> None:
    city = on_turn(fear=20)
    assert city.asked().facts["worth"] == (-11, -14, -14, -14, -14, -18)
    city.answers("A", "scavenge 1")
    assert "worth" not in city.asked().facts
    assert [player["fear_points"] for player in city.view(None)["players"]] == [-14, 4, 4]


@rule("score.fear")
def test_a_ritual_that_lowers_scored_fear_is_counted() -> None:
    city = on_turn(fear=20, rituals=["Terror Incarnate"])
    assert city.asked().facts["worth"] == (-5, -8, -8, -8, -11, -11)
    assert city.view(None)["players"][0]["fear_points"] == -5
