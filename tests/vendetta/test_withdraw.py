"""Resolution: the Withdraw Step."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

# ---- who picks, and in secret


@rule("withdraw.who")
def test_everyone_with_a_card_or_blood_there_is_asked_and_nobody_else() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: 1}), C=seat(at={2: "TR08"}))
    game.resolve(1, stay=False)
    assert game.waiting == "AB"
    assert game.asks("A", "stay", "withdraw")
    assert game.asks("B", "stay", "withdraw")
    game.picks()
    assert game.settled


@rule("withdraw.secret")
def test_picks_are_made_in_secret_and_shown_together() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "VE08"}), C=seat(at={1: "TR08"}))
    game.resolve(1, stay=False)
    game.answers("A", "stay")
    game.answers("B", "withdraw")
    for viewer in game.viewers:
        assert [player["pick"] for player in game.view(viewer)["players"]] == [None] * 4
        assert game.log("pick-shown", viewer=viewer) == []
    assert game.view("A")["you"]["answer"] == "stay"
    assert game.view("C")["you"]["answer"] is None
    game.answers("C", "stay")
    for viewer in game.viewers:
        picks = [(event["seat"], event["pick"]) for event in game.log("pick-shown", viewer=viewer)]
        assert picks == [(0, "stay"), (1, "withdraw"), (2, "stay")]
    assert game.settled


@rule("withdraw.secret")
def test_no_view_differs_by_what_others_have_picked() -> None:
    seen = []
    for pick in ("stay", "withdraw"):
        game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "VE08"}), C=seat(at={1: "TR08"}))
        game.resolve(1, stay=False)
        game.answers("A", pick)
        seen.append([(game.view(viewer), game.log(viewer=viewer)) for viewer in ("B", "C", "D", None)])
        assert game.waiting == "BC"
    assert seen[0] == seen[1]


@rule("withdraw.reveal-first")
def test_nobody_takes_anything_away_before_all_picks_are_in() -> None:
    game = Vendetta(
        A=seat(blood=4, at={1: cards_with_blood("BR08", blood=2)}),
        B=seat(blood=4, at={1: cards_with_blood("VE08", blood=2)}),
    )
    game.resolve(1, stay=False)
    game.answers("A", "withdraw")
    assert game.blood == {"A": 4, "B": 4, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.cards("A", 1) == ["BR08"]
    game.answers("B", "stay")
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.cards("A", 1) == []
    assert game.settled


# ---- staying and leaving


@rule("withdraw.stay")
def test_whoever_stays_fights_with_everything_they_have_there() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA06", blood=2)}))
    game.resolve(1, stay=False)
    game.answers("A", "stay")
    assert game.totals == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("withdraw.blood-back")
def test_withdrawing_puts_all_deployed_blood_of_the_location_back_into_the_pool() -> None:
    game = Vendetta(A=seat(blood=2, at={1: cards_with_blood("BR08", blood=4), 2: 1}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("withdraw.cards-to-haven")
def test_withdrawn_cards_go_face_up_to_ones_own_position_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: ["BR08", "BR01 down"], "haven": "BR02 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", 1) == []
    assert game.cards("A", "haven") == ["BR02 down", "BR08", "BR01"]
    for viewer in ("B", "C", "D", None):
        assert game.seen_cards(viewer, "A", "haven") == [None, "BR08", "BR01"]
    assert game.seen_cards("A", "A", "haven") == ["BR02", "BR08", "BR01"]
    assert game.settled


@rule("withdraw.no-part")
def test_whoever_withdrew_has_no_effect_no_rank_and_no_reward() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: ["BR01", "BR07"]}), B=seat(at={1: "VE08"}))
    assert game.power(1) == {"A": 9, "B": 2, "C": 0, "D": 0}
    game.resolve(1, withdraw="A")
    assert game.ranks == "B"
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.alliance("A") == ["VI"]
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("withdraw.haven")
def test_withdrawing_from_the_haven_takes_cards_to_the_hand_and_blood_to_the_pool() -> None:
    game = Vendetta(
        A=seat(blood=1, hand=["BR09"], at={"haven": cards_with_blood("BR01", "BR02 down", "BR08", blood=2)})
    )
    game.resolve("haven", withdraw="A")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.hand("A") == ["BR01", "BR02", "BR08", "BR09"]
    assert game.cards("A", "haven") == []
    assert game.deployed("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("withdraw.blood-only")
def test_a_player_with_blood_only_may_withdraw_and_no_card_moves() -> None:
    game = Vendetta(A=seat(blood=3, at={1: 2}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == game.deployed("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.cards("A", "haven") == []
    assert game.settled


# ---- at the Haven afterwards


@rule("withdraw.cards-fight-at-haven")
def test_withdrawn_cards_work_in_the_conflict_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(at={"haven": "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.resolve("haven")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.settled


@rule("withdraw.haven-pick-again")
def test_whoever_came_to_the_haven_by_withdrawing_gets_a_pick_there() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}))
    game.resolve(1, withdraw="A")
    game.resolve("haven", stay=False)
    assert game.waiting == "A"
    game.answers("A", "withdraw")
    assert game.hand("A") == ["BR08", "BR09"]
    assert game.settled


# ---- in which order


@rule("withdraw.simultaneous-exec")
def test_withdrawals_are_carried_out_before_any_card_is_revealed() -> None:
    for ambition in "AB":
        game = Vendetta(ambition=ambition, A=seat(at={1: ["BR08", "BR01 down"]}), B=seat(at={1: "VE08 down"}))
        game.resolve(1, withdraw="A")
        moved = [("card-moved", "A"), ("card-moved", "A")]
        assert game.took_place("card-moved", "revealed") == [*moved, ("revealed", "B")]
        assert game.settled


def crowded() -> Vendetta:
    """Two players who will withdraw from a Toll Bridge, and two who will not."""
    game = Vendetta(
        variants=["relics", "location-cards"],
        locations=[{"card": "LO06"}],
        A=seat(blood=5, at={1: cards_with_blood("NO01", "NO09 down", blood=2), 2: "NO04"}),
        B=seat(blood=1, at={1: "MA08"}),
        C=seat(at={1: "TO07"}),
        D=seat(relic="RE06", at={1: "VE05"}),
    )
    game.resolve(1, withdraw="ABD")
    return game


@rule("withdraw.order")
def test_each_withdraws_completely_in_turn_order_and_then_comes_what_waits_for_revelation() -> None:
    game = crowded()
    assert game.asks("D", "no", "yes")
    game.answers("D", "yes")
    happened = game.took_place(
        "pick-changed",
        "withdrew",
        "blood-returned",
        "card-moved",
        "blood-deployed",
        "blood-lost",
        "frenzy",
        "drained",
        "blood-stolen",
    )
    withdrawal_of_a = ["withdrew", "blood-returned", "card-moved", "card-moved", "blood-deployed", "blood-lost"]
    withdrawal_of_b = ["withdrew", "card-moved", "blood-lost", "frenzy", "drained"]
    assert happened == [
        ("pick-changed", "D"),
        *[(kind, "A") for kind in withdrawal_of_a],
        *[(kind, "B") for kind in withdrawal_of_b],
        ("blood-stolen", "C"),
    ]
    assert game.blood == {"A": 6, "B": 3, "C": 4, "D": 8}
    assert game.asks("C", "blood 0", "blood 1")
    assert game.step == "withdraw"
    game.answers("C", "blood 1")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert game.deployed(2) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("withdraw.order")
def test_a_pick_that_is_not_changed_is_carried_out_as_shown() -> None:
    game = crowded()
    game.answers("D", "no")
    assert game.took_place("withdrew", "blood-stolen") == [("withdrew", "A"), ("withdrew", "B"), ("withdrew", "D")]
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 5}
    game.answers("C", "blood 0")
    assert game.ranks == "C"
    assert game.settled


@rule("withdraw.order")
def test_cloak_of_shadows_is_asked_for_before_blood_and_cards_leave() -> None:
    for answer, blood, haven in (("no", {"A": 8}, 0), ("yes", {"A": 6}, 2)):
        game = Vendetta(A=seat(at={1: cards_with_blood("NO01 down", blood=2), "haven": "NO02"}), B=seat(at={1: "VE08"}))
        game.resolve(1, withdraw="AB")
        assert game.asks("A", "no", "yes")
        assert game.deployed(1)["A"] == 2
        assert game.took_place("withdrew") == []
        game.answers("A", answer)
        assert game.took_place("withdrew") == [("withdrew", "A"), ("withdrew", "B")]
        assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6} | blood
        assert game.deployed("haven") == {"A": haven, "B": 0, "C": 0, "D": 0}
        assert game.cards("A", "haven") == ["NO02", "NO01 down" if answer == "yes" else "NO01"]
        assert game.settled


# ---- other people's cards, and cards never shown


@rule("withdraw.foreign-cards")
def test_another_players_card_moves_along_and_from_the_haven_goes_to_its_owner() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["BR08", "MA08"]}), B=seat(clan="malkavian", hand=["MA09"]))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["BR08", "MA08"]
    assert game.cards("B", "haven") == []
    game.resolve("haven", withdraw="A")
    assert game.hand("A") == ["BR08"]
    assert game.hand("B") == ["MA08", "MA09"]
    assert game.settled


@rule("withdraw.haven-unseen")
def test_face_down_cards_taken_back_from_the_haven_are_not_shown() -> None:
    game = Vendetta(A=seat(hand=[], at={"haven": "BR01 down"}), B=seat(at={"haven": "VE08"}))
    game.resolve("haven", withdraw="A")
    assert game.hand("A") == ["BR01"]
    for viewer in ("B", "C", "D", None):
        assert [event["card"] for event in game.log("card-returned", viewer=viewer)] == [None]
        assert game.view(viewer)["players"][0]["holds"] == []
        assert "BR01" not in str(game.log(viewer=viewer))
    assert [event["card"] for event in game.log("card-returned", viewer="A")] == ["BR01"]
    assert game.settled


@rule("withdraw.haven-unseen")
def test_a_card_left_face_down_by_one_step_ahead_goes_back_to_the_hand_unseen() -> None:
    game = Vendetta(A=seat(hand=[], at={1: "BR01 down"}), B=seat(at={1: "NO06"}))
    game.resolve(1)
    assert game.asks("A", "reveal", "leave")
    game.answers("A", "leave")
    assert game.settled
    game.end_round()
    assert "BR01" in game.hand("A")
    for viewer in ("B", "C", "D", None):
        assert "BR01" not in str(game.log(viewer=viewer))
        assert "BR01" not in str(game.view(viewer)["players"][0])
    assert game.asking == "AskKeep ABCD"
