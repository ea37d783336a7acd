"""Planning: turns, cards and their sides. Blood is in test_planning_blood, reactions in test_planning_reactions."""

from __future__ import annotations

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, plain_game, seat

HAND = ["BR04", "BR07", "BR08"]


@rule("plan.turns")
def test_everyone_takes_two_three_and_four_turns() -> None:
    game = plain_game()
    game.play_to("over", 3)
    turns: list[int] = []
    for event in game.log("phase", "played"):
        if event["what"] == "played":
            turns[-1] += 1
        elif event["phase"] == "planning":
            turns.append(0)
    assert turns == [8, 12, 16]
    assert game.settled


@rule("plan.order")
def test_turns_go_round_from_the_ambition_holder() -> None:
    game = Vendetta(ambition="B")
    game.planning()
    game.play_to("over", 1)
    assert "".join([name for _, name in game.took_place("played")]) == "BCDABCDA"
    assert [game.hand(name) for name in game.names] == [[]] * 4
    assert game.settled


@rule("plan.must-play")
def test_a_turn_has_exactly_one_card() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A")
    no = game.refuses("A", "end")
    assert (no.rule, no.facts) == ("plan.must-play", {"hand": 3})
    assert game.refuses("A", "pass").rule == "plan.must-play"
    assert game.refuses("A", "play BR01").rule == "plan.must-play"
    game.answers("A", "play BR07")
    assert game.refuses("A", "play BR08").rule == "plan.must-play"
    game.answers("A", "at 1 up")
    assert game.refuses("A", "play BR08 at 1 up").rule == "plan.must-play"
    game.answers("A", "blood 0")
    assert game.refuses("A", "play BR08 at 1 up").rule == "plan.must-play"
    game.answers("A", "end")
    assert game.hand("A") == ["BR04", "BR08"]
    assert game.settled


@rule("plan.any-location")
@pytest.mark.parametrize("place", ["1", "2", "haven"])
def test_a_card_may_go_to_any_location(place: str) -> None:
    game = Vendetta(A=seat(at={1: ["BR01", "BR02"]}, hand=HAND))
    game.turn("A", f"play BR08 at {place} up blood 0 end")
    assert game.cards("A", place) == [*(["BR01", "BR02"] if place == "1" else []), "BR08"]
    assert game.settled


@rule("plan.any-location")
def test_no_card_goes_to_a_location_that_is_not_in_play() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A")
    assert game.refuses("A", "play BR08 at 3 up").rule == "setup.locations"
    five = Vendetta(players=5, A=seat(hand=HAND))
    five.turn("A", "play BR08 at 3 up blood 0 end")
    assert five.cards("A", 3) == ["BR08"]
    assert five.settled


@rule("plan.own-position")
def test_nobody_plays_on_another_position() -> None:
    game = Vendetta(A=seat(at={1: "BR01"}, hand=HAND), B=seat(at={1: "VE08"}))
    game.turn("A")
    assert game.refuses("A", "play BR07 at 1 B up").rule == "plan.own-position"
    game.answers("A", "play BR07 at 1 up blood 0 end")
    assert (game.cards("A", 1), game.cards("B", 1)) == (["BR01", "BR07"], ["VE08"])
    assert game.settled


@rule("plan.face-up-free")
def test_face_up_costs_nothing_and_everyone_sees_it() -> None:
    game = Vendetta(A=seat(blood=7, hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 0 end")
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert [game.seen_cards(viewer, "A", 1) for viewer in game.viewers] == [["BR07"]] * 5
    assert game.settled


@rule("plan.face-down-cost")
def test_face_down_costs_one_blood_that_goes_to_the_bank() -> None:
    game = Vendetta(A=seat(blood=7, hand=HAND))
    game.turn("A", "play BR07 at 1 down blood 0 end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.face-down-hidden")
def test_only_the_owner_sees_a_face_down_card() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A", "play BR04 at 2 down blood 0 end")
    assert game.seen_cards("A", "A", 2) == ["BR04"]
    for viewer in ("B", "C", "D", None):
        assert game.seen_cards(viewer, "A", 2) == [None]
        assert not game.mentions(viewer, "BR04")
    assert game.settled


@rule("plan.face-down-hidden")
def test_which_card_lies_face_down_changes_nothing_that_others_see() -> None:
    one, other = Vendetta(A=seat(hand=HAND)), Vendetta(A=seat(hand=HAND))
    one.turn("A", "play BR04 at 2 down blood 2 end")
    other.turn("A", "play BR07 at 2 down blood 2 end")
    for viewer in ("B", "C", "D", None):
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer=viewer) == other.log(viewer=viewer)
    assert one.settled


@rule("plan.face-down-last-blood")
def test_the_last_blood_cannot_be_spent_on_a_face_down_card() -> None:
    poor = Vendetta(A=seat(blood=1, hand=HAND))
    poor.turn("A")
    no = poor.refuses("A", "play BR07 at 1 down")
    assert (no.rule, no.facts) == ("plan.face-down-last-blood", {"cost": 1, "blood": 1})
    poor.answers("A", "play BR07 at 1 up blood 0 end")
    assert poor.settled
    game = Vendetta(A=seat(blood=2, hand=HAND))
    game.turn("A", "play BR07 at 1 down blood 0 end")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("plan.empty-hand")
def test_with_an_empty_hand_a_turn_is_passed_but_draining_is_allowed() -> None:
    game = Vendetta(A=seat(hand=[], tokens_up=1))
    game.turn("A")
    assert game.asks("A", "pass", "drain VI")
    assert game.refuses("A", "blood 2").rule == "plan.blood-needs-card"
    assert game.refuses("A", "tokens 1").rule == "diablerie.needs-card"
    assert game.refuses("A", "play BR07").rule == "plan.must-play"
    game.answers("A", "drain VI")
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.took_place("passed") == [("passed", "A")]
    assert game.tokens("A") == (1, 0)
    assert game.settled


@rule("plan.empty-hand")
def test_with_an_empty_hand_a_relic_may_still_be_used_or_left_alone() -> None:
    game = Vendetta(variants=("relics",), A=seat(hand=[], alliance=[], relic="RE07"))
    game.turn("A")
    assert game.asks("A", "pass", "use RE07")
    game.answers("A", "use RE07")
    assert game.blood == {"A": 9, "B": 5, "C": 5, "D": 5}
    assert game.settled
    declined = Vendetta(variants=("relics",), A=seat(hand=[], alliance=[], relic="RE07"))
    declined.turn("A", "pass")
    assert declined.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert declined.settled


@rule("plan.more-cards")
def test_a_bigger_hand_gives_no_more_turns() -> None:
    game = Vendetta(A=seat(hand=["BR01", "BR02", "BR04", "BR05", "BR06"]))
    game.planning()
    game.play_to("over", 1)
    assert "".join([name for _, name in game.took_place("played")]) == "ABCDABCD"
    assert game.hand("A") == ["BR04", "BR05", "BR06"]
    assert game.settled


# ---- kinds of card


@rule("card.active-timing")
@pytest.mark.parametrize("way", ["up", "down"])
def test_an_active_card_waits_for_its_step(way: str) -> None:
    game = Vendetta(A=seat(hand=HAND), B=seat(at={1: "VE08"}))
    game.turn("A", f"play BR07 at 1 {way} blood 0 end")
    paid = 1 if way == "down" else 0
    assert game.blood == {"A": 6 - paid, "B": 6, "C": 6, "D": 6}
    game.resolve(1)
    assert game.blood == {"A": 7 - paid, "B": 5, "C": 6, "D": 6}
    told = [event.get("step", "stolen") for event in game.log("step", "blood-stolen")]
    assert told == ["withdraw", "revelation", "preparation", "stolen", "conflict", "aftermath"]
    assert game.settled


@rule("card.passive-timing")
def test_a_passive_card_works_only_face_up() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(hand=["VE08", "VE09"]))
    game.turn("B", "play VE08 at 2 up blood 0 end")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled
    hidden = Vendetta(A=seat(at={1: "BR03 down"}), B=seat(hand=["VE08", "VE09"]))
    hidden.turn("B", "play VE08 at 2 up blood 0 end")
    assert hidden.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert hidden.settled


@rule("card.passive-late")
def test_a_passive_card_revealed_too_late_counts_only_its_power() -> None:
    game = Vendetta(A=seat(at={1: "BR03 down"}), B=seat(hand=["VE08", "VE09"]))
    game.turn("B", "play VE08 at 2 up blood 0 end")
    game.resolve(1)
    assert game.totals == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.cards("A", 1) == ["BR03"]
    assert game.settled


@rule("card.face-down-dead")
def test_a_card_turned_face_down_has_no_power_and_no_effect() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=2)}), B=seat(at={1: "MA02"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 0")
    game.answers("B", "bid 1")
    assert game.cards("A", 1) == ["BR01 down"]
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 3, "C": 0, "D": 0}
    assert game.winner == "B"
    assert game.settled


@rule("card.face-down-dead")
def test_a_face_down_card_does_not_act_in_its_step() -> None:
    game = Vendetta(A=seat(at={1: "BR09 down"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("card.power-all-kinds")
def test_every_kind_of_card_adds_its_power() -> None:
    game = Vendetta(A=seat(at={1: ["BR04", "BR07", "BR08"]}))
    game.conflict(1)
    assert game.totals == {"A": 8, "B": 0, "C": 0, "D": 0}
    assert game.settled
