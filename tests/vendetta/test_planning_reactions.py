"""Planning: what happens between a card and its Blood, and Passive cards with a moment of their own."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat

HAND = ["TR02", "TR05", "TR08"]


@rule("plan.sequence")
def test_reactions_come_after_the_cost_and_before_the_blood() -> None:
    game = Vendetta(A=seat(hand=HAND), B=seat(at={2: "BR03"}), C=seat(at={1: "GA06"}), D=seat(at={1: "NO03"}))
    game.turn("A", "play TR02 at 1 down")
    assert game.asked().what == "AskBlood"
    assert game.blood == {"A": 6 - 1 - 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 1}
    assert game.seen_cards("D", "A", 1) == ["TR02"]
    assert game.took_place("blood-spent", "played", "reacted") == [
        ("blood-spent", "A"),
        ("played", "A"),
        ("reacted", "B"),
        ("reacted", "C"),
        ("reacted", "D"),
    ]
    game.answers("A", "blood 3", "end")
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 1, "D": 1}
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("plan.sequence")
def test_draining_comes_before_the_card_after_the_reactions_or_after_the_blood() -> None:
    game = Vendetta(A=seat(blood=2, hand=HAND, alliance=["VI", "VI", "VI"]), B=seat(at={2: "BR03"}))
    game.turn("A", "drain VI")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    game.answers("A", "play TR02 at 1 down", "drain VI")
    assert game.blood == {"A": 5 - 1 - 1 + 3, "B": 6, "C": 6, "D": 6}
    game.answers("A", "blood 3", "drain VI")
    assert game.blood == {"A": 6 - 3 + 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("plan.sequence")
def test_relics_are_used_at_the_same_moments() -> None:
    for before in (True, False):
        game = Vendetta(variants=("relics",), A=seat(hand=HAND, alliance=[], drained=["AL23"], relic="RE01"))
        game.turn("A")
        assert "use RE01 AL23" in game.options("A")
        if before:
            game.answers("A", "use RE01 AL23", "play TR02 at 1 up blood 0 end")
        else:
            game.answers("A", "play TR02 at 1 up", "blood 0", "use RE01 AL23", "end")
        assert (game.alliance("A"), game.drained("A")) == (["AL23"], [])
        assert game.settled


@rule("plan.sequence", "react.order")
def test_nothing_comes_between_a_play_and_its_reactions() -> None:
    game = Vendetta(A=seat(at={"haven": "NO03"}, hand=["NO08", "NO09"], alliance=["VI", "AL05"]))
    game.turn("A", "play NO08 at haven down")
    assert game.asks("A", "NO03", "AL05")
    assert game.refuses("A", "drain VI").rule == "plan.sequence"
    assert game.refuses("A", "blood 1").rule == "plan.sequence"
    game.answers("A", "AL05")
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert [event["card"] for event in game.log("reacted")] == ["AL05", "NO03"]
    game.answers("A", "blood 0 end")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("react.order")
def test_reactions_go_in_turn_order_from_the_ambition_holder() -> None:
    game = Vendetta(
        ambition="C", A=seat(hand=HAND), B=seat(at={2: "BR03"}), C=seat(at={1: "GA06"}), D=seat(at={1: "NO03"})
    )
    game.turn("A", "play TR02 at 1 down blood 0 end")
    assert game.took_place("reacted") == [("reacted", "C"), ("reacted", "D"), ("reacted", "B")]
    assert game.settled


@rule("react.order")
def test_what_a_reaction_sets_off_comes_after_all_that_were_noted() -> None:
    game = Vendetta(
        A=seat(hand=["TR02", "TR05", "TR08"], at={2: "TR06"}),  # Retaliation beside the Challenge
        B=seat(at={2: "BR03"}),
        C=seat(at={1: "GA06"}),
    )
    game.turn("A", "play TR02 at 1 up")
    assert game.took_place("reacted") == [("reacted", "B"), ("reacted", "C"), ("reacted", "A")]
    assert game.blood == {"A": 5, "B": 5, "C": 6, "D": 6}
    assert game.asked().what == "AskBlood"
    game.answers("A", "blood 0 end")
    assert game.settled


@rule("react.order")
def test_a_reaction_is_finished_with_its_frenzy_before_the_next() -> None:
    game = Vendetta(A=seat(blood=1, hand=HAND), B=seat(at={2: "BR03"}), C=seat(at={1: "GA06"}))
    game.turn("A", "play TR02 at 1 up")
    assert game.took_place("reacted", "frenzy", "drained") == [
        ("reacted", "B"),
        ("frenzy", "A"),
        ("drained", "A"),
        ("reacted", "C"),
    ]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    game.answers("A", "blood 2")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("react.order")
def test_a_reaction_is_checked_again_when_its_turn_comes() -> None:
    # The Challenge ends A's game; what Carmelita would have done for A is gone, the others' reactions are not.
    game = Vendetta(
        ambition="B",
        A=seat(blood=1, hand=HAND, alliance=["AL05"], tokens_down=2),
        B=seat(at={2: "BR03"}),
        C=seat(at={"haven": "GA06"}),
    )
    game.turn("A", "play TR02 at haven up")
    assert game.out == "A"
    assert [event["card"] for event in game.log("reacted")] == ["BR03", "GA06"]
    assert game.deployed("haven") == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert game.blood == {"A": 0, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Passive cards with a moment of their own


@rule("passive.every-location")
def test_a_withdrawn_passive_card_acts_at_the_haven_and_not_where_it_was() -> None:
    game = Vendetta(
        A=seat(at={1: "VE05"}),
        B=seat(at={1: "BR08", "haven": "BR09"}),
        C=seat(at={1: "GA09"}),
    )
    game.resolve(1, withdraw="A")
    assert game.took_place("blood-stolen") == [("blood-stolen", "B")], "only the Hunt of C"
    assert game.blood == {"A": 6, "B": 5, "C": 7, "D": 6}
    game.resolve("haven")
    assert game.blood == {"A": 6 + 2 - 1, "B": 5 - 2 + 1, "C": 7, "D": 6}
    assert game.settled


@rule("passive.every-location")
def test_a_passive_card_that_acted_acts_again_after_it_was_moved_to_the_haven() -> None:
    game = Vendetta(A=seat(at={1: ["NO06", "NO07"]}), B=seat(at={1: "BR07 down", "haven": "BR08 down"}))
    game.resolve(1)
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "leave")
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO06", "NO07"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    game.resolve("haven")
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "reveal")
    assert game.cards("B", "haven") == ["BR08"]
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    game.answers("A", "no")
    assert game.settled
