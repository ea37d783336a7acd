"""Tremere, card by card in printed order: what each does, what may be chosen, and every ruling on it."""

from __future__ import annotations

from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def test_focus_from_hunger_counts_nine_less_the_blood_in_your_pool() -> None:
    for pool, power in ((1, 8), (2, 7), (8, 1), (9, 0), (10, 0)):
        game = Vendetta(A=seat(blood=pool, at={1: "TR01"}), B=seat(at={1: "VE08"}))
        game.conflict(1)
        assert game.totals == {"A": power, "B": 2, "C": 0, "D": 0}
        assert game.settled


def test_focus_from_hunger_is_not_weakened_by_deployed_blood() -> None:
    game = Vendetta(A=seat(blood=1, at={1: cards_with_blood("TR01", blood=3), 2: 4}))
    game.conflict(1)
    assert game.totals == {"A": 11, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_focus_from_hunger_never_takes_power_from_other_cards() -> None:
    game = Vendetta(A=seat(blood=12, at={1: ["TR01", "TR05"]}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_focus_from_hunger_is_halved_by_wolf_companion_before_its_reduction() -> None:
    for pool, power in ((1, 3), (3, 1), (4, 0), (5, 0)):
        game = Vendetta(A=seat(blood=pool, at={1: "TR01"}), B=seat(at={1: "GA02"}))
        game.conflict(1)
        assert game.totals == {"A": power, "B": 2, "C": 0, "D": 0}
        assert game.settled


def test_focus_from_hunger_set_to_nothing_by_diplomacy_stays_there() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR01"}), B=seat(at={1: "VE02"}))
    game.conflict(1)
    assert game.totals == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_focus_from_hunger_on_anothers_position_looks_at_that_players_pool() -> None:
    game = Vendetta(A=seat(blood=2, at={1: ["MA09", "TR01"]}), B=seat(clan="tremere", blood=9))
    game.conflict(1)
    assert game.totals == {"A": 7, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_ancient_artifacts_costs_half_of_a_pool_of_seven_rounded_down() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR02"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 6, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_ancient_artifacts_may_be_turned_down_and_then_counts_nothing() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR02"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "choose 2")
    assert game.cards("A", 1) == ["TR02 down"]
    assert game.seen_cards("B", "A", 1) == ["TR02"]
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "BA"
    assert game.settled


def test_ancient_artifacts_with_a_pool_of_one_is_free_and_still_leaves_both_options() -> None:
    for choice, card in (("choose 1", "TR02"), ("choose 2", "TR02 down")):
        game = Vendetta(A=seat(blood=1, at={1: "TR02"}), B=seat(at={1: "VE08"}))
        game.moment("preparation", 1)
        assert game.asks("A", "choose 1", "choose 2")
        game.answers("A", choice)
        assert game.cards("A", 1) == [card]
        assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
        assert game.settled


def test_spending_for_ancient_artifacts_sets_off_retaliation_and_feeds_dark_pact() -> None:
    game = Vendetta(A=seat(blood=7, at={1: ["TR02", "TR06"], 2: "TR04"}), B=seat(at={1: "VE08"}), C=seat(at={2: 1}))
    game.moment("preparation", 1)
    game.answers("A", "choose 1")
    assert game.blood == {"A": 4, "B": 3, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 1, "D": 0}
    assert game.settled


def test_theft_of_vitae_fills_the_pool_up_to_seven_or_adds_one() -> None:
    for pool, after in ((1, 7), (6, 7), (7, 8), (8, 9)):
        game = Vendetta(A=seat(blood=pool, at={1: "TR03"}), B=seat(at={1: "VE08"}))
        game.moment("preparation", 1)
        assert game.blood == {"A": after, "B": 6, "C": 6, "D": 6}
        assert game.settled


def test_theft_of_vitae_takes_nothing_from_anybody() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "TR03"}), B=seat(blood=1, at={1: cards_with_blood("VE08", blood=2)}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.log("blood-stolen", "blood-lost", "frenzy") == []
    assert game.settled


def test_dark_pact_puts_blood_you_lose_anywhere_on_your_position_where_it_lies() -> None:
    game = Vendetta(A=seat(at={1: "TR05", 2: "TR04"}), B=seat(at={1: "BR04"}), C=seat(at={1: 1}))
    game.moment("aftermath", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 5, "B": 6, "C": 5, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_face_down_keeps_nothing() -> None:
    game = Vendetta(A=seat(at={1: "TR08", 2: "TR04 down"}), B=seat(at={1: "BR04"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_stolen_blood_goes_to_the_thief_and_not_to_dark_pact() -> None:
    game = Vendetta(A=seat(at={1: "TR04"}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_keeps_the_face_down_cost_of_a_later_card() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR04"}))
    game.turn("A", "play TR08", "at 2 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_keeps_what_challenge_takes() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR04"}), B=seat(at={2: "BR03"}))
    game.turn("A", "play TR08", "at haven up", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_keeps_half_pool_costs() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR05", 2: "TR04"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 4, "B": 2, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_keeps_a_lost_bid() -> None:
    game = Vendetta(A=seat(at={1: ["TR04", "TR08"]}), B=seat(at={1: "MA02"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 4")
    game.answers("B", "bid 0")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_turned_down_by_the_lowest_bid_does_not_keep_it() -> None:
    game = Vendetta(A=seat(at={1: "TR04"}), B=seat(at={1: "MA02"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 3")
    assert game.cards("A", 1) == ["TR04 down"]
    assert game.blood == {"A": 4, "B": 3, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_blood_kept_by_dark_pact_was_lost_for_retaliation_and_for_frenzy() -> None:
    game = Vendetta(A=seat(blood=1, at={1: ["TR04", "TR06"]}), B=seat(at={1: "BR04"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 3, "B": 5, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.drained("A") == ["VI"]
    assert game.settled


def test_dark_pact_does_not_let_you_spend_the_last_blood() -> None:
    game = Vendetta(A=seat(blood=1, alliance=[], hand=["TR08", "TR09"], at={1: "TR04"}))
    game.turn("A", "play TR08")
    assert game.refuses("A", "at 2 down").rule == "plan.face-down-last-blood"
    game.answers("A", "at 2 up")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_played_face_down_does_not_keep_its_own_cost() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR04", "TR09"]))
    game.turn("A", "play TR04", "at 2 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_at_a_resolved_location_still_keeps_blood_until_the_end_of_the_round() -> None:
    game = Vendetta(A=seat(alliance=[], at={1: "TR04", 2: "TR08"}), B=seat(at={2: "BR04"}))
    game.resolve(1)
    game.resolve(2)
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood["A"] == 5
    game.end_round()
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood["A"] == 6
    assert game.alliance("A") == ["VI"]
    assert game.asking == "AskKeep ABCD"


def test_a_negative_feed_is_lost_to_the_bank_and_not_to_dark_pact() -> None:
    game = Vendetta(A=seat(alliance=["AL12"], hand=["TR04"]))
    game.feed()
    assert game.blood == {"A": 5, "B": 7, "C": 7, "D": 7}
    assert all(game.deployed(place)["A"] == 0 for place in (1, 2, "haven"))
    assert game.settled


def test_dark_pact_keeps_what_toll_bridge_takes() -> None:
    game = Vendetta(A=seat(at={1: "TR08", 2: "TR04"}), B=seat(at={1: "VE08"}), locations=({"card": "LO06"},))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_withdrawn_over_toll_bridge_keeps_the_blood_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "TR04"}), B=seat(at={1: "VE08"}), locations=({"card": "LO06"},))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["TR04"]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_dark_pact_keeps_the_spending_for_ambrus_maropis() -> None:
    game = Vendetta(
        A=seat(alliance=["AL13"], hand=["TR08", "TR09"], at={1: "TR04"}), B=seat(at={2: ["BR04 down", "BR07 down"]})
    )
    game.turn("A", "look 2 B 1", "look 2 B 2")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.asking == "AskTurn A"


def test_dark_pact_keeps_the_cost_that_eyes_in_the_dark_forces() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR04"}), B=seat(at={2: "NO03"}))
    game.turn("A", "play TR08")
    assert "at 2 up" not in game.options("A")
    game.answers("A", "at 2 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_blood_kept_by_dark_pact_adds_power_if_totals_are_still_to_come() -> None:
    game = Vendetta(A=seat(blood=7, at={1: ["TR02", "TR04"]}), B=seat(at={1: "BR04"}))
    game.resolve(1)
    game.answers("A", "choose 1")
    assert game.totals == {"A": 10, "B": 4, "C": 0, "D": 0}
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_cauldron_of_blood_makes_every_rival_lose_four_for_half_your_pool() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR05"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: 1}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 4, "B": 2, "C": 2, "D": 6}
    assert game.settled


def test_cauldron_of_blood_may_be_declined() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR05"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_cauldron_of_blood_with_a_pool_of_one_is_free() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR05"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 1, "B": 2, "C": 6, "D": 6}
    assert game.settled


def test_cauldron_of_blood_is_followed_by_retaliation_with_the_amount_spent() -> None:
    game = Vendetta(
        A=seat(blood=4, at={1: ["TR05", "TR06"]}), B=seat(blood=9, at={1: "VE08"}), C=seat(blood=9, at={1: 1})
    )
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert [(event["seat"], event["amount"]) for event in game.log("blood-lost")] == [(1, 4), (2, 4), (1, 2), (2, 2)]
    assert game.blood == {"A": 2, "B": 3, "C": 3, "D": 6}
    assert game.settled


def test_cauldron_of_blood_asks_about_the_teammate_once_it_is_paid() -> None:
    for answer, left in (("no", 6), ("yes", 2)):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "TR05"}), B=seat(at={1: "VE08"}), C=seat(at={1: "BR08"}))
        game.moment("aftermath", 1)
        game.answers("A", "yes")
        assert game.asks("A", "no", "yes")
        assert game.blood["A"] == 3
        game.answers("A", answer)
        assert game.blood == {"A": 3, "B": 2, "C": left, "D": 6}
        assert game.settled


def test_retaliation_answers_a_steal_here_with_the_same_amount_for_each_rival() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "BR09"}), C=seat(at={1: 1}), D=seat(at={2: 1}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 7, "C": 4, "D": 6}
    assert game.settled


def test_retaliation_counts_only_what_really_left_the_pool() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "TR06"}), B=seat(at={1: "BR05"}), position={"winner": "B"})
    game.moment("aftermath", 1)
    assert game.blood == {"A": 3, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_comes_after_the_card_is_finished_for_all_and_your_own_frenzy_too() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR06"}), B=seat(at={1: "BR04"}), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.took_place("blood-lost", "frenzy", "drained", "reacted") == [
        ("blood-lost", "A"),
        ("frenzy", "A"),
        ("drained", "A"),
        ("blood-lost", "C"),
        ("frenzy", "C"),
        ("drained", "C"),
        ("reacted", "A"),
        ("blood-lost", "B"),
        ("blood-lost", "C"),
    ]
    assert game.blood == {"A": 3, "B": 5, "C": 2, "D": 6}
    assert game.settled


def test_retaliation_answers_one_step_ahead_once_with_the_sum() -> None:
    game = Vendetta(
        A=seat(at={1: ["TR06", "TR08 down", "TR09 down"]}), B=seat(at={1: "NO06"}), C=seat(at={1: "VE08 down"})
    )
    game.moment("during-revelation", 1)
    game.answers("A", "reveal", "reveal")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    game.answers("C", "leave")
    assert game.took_place("reacted") == [("reacted", "A")]
    assert game.blood == {"A": 2, "B": 2, "C": 2, "D": 6}
    assert game.settled


def test_retaliation_that_one_step_ahead_has_just_turned_up_was_face_down_when_the_blood_left() -> None:
    game = Vendetta(A=seat(at={1: "TR06 down"}), B=seat(at={1: "NO06"}))
    game.moment("during-revelation", 1)
    game.answers("A", "reveal")
    assert game.cards("A", 1) == ["TR06"]
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_hits_those_who_are_here_when_it_reacts() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "NO07"}), C=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("B", "yes")
    assert game.blood == {"A": 5, "B": 8, "C": 4, "D": 6}
    assert game.settled


def test_retaliation_answers_the_face_down_cost_of_a_later_card_here() -> None:
    game = Vendetta(
        A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(at={1: "VE08"}), C=seat(at={2: 1})
    )
    game.turn("A", "play TR08", "at 1 down")
    assert game.blood == {"A": 5, "B": 5, "C": 6, "D": 6}
    game.answers("A", "blood 3")
    assert game.blood == {"A": 2, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_a_face_down_cost_that_dark_pact_keeps() -> None:
    game = Vendetta(A=seat(alliance=["AL28"], hand=["TR08", "TR09"], at={1: ["TR06", "TR04"]}), B=seat(at={1: 1}))
    game.turn("A", "play TR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 4, "B": 4, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_retaliation_is_gone_if_challenge_eliminates_its_player_before_it_reacts() -> None:
    game = Vendetta(
        ambition="B",
        A=seat(blood=2, alliance=["AL09"], tokens_up=2, hand=["TR08", "TR09"], at={1: "TR06"}),
        B=seat(at={1: 1, 2: "BR03"}),
    )
    game.turn("A", "play TR08", "at 1 down")
    assert game.out == "A"
    assert game.blood == {"A": 0, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 0, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_retaliation_reacts_before_a_challenge_of_somebody_later_in_turn_order() -> None:
    game = Vendetta(
        A=seat(blood=2, alliance=["AL09"], tokens_up=2, hand=["TR08", "TR09"], at={1: "TR06"}),
        B=seat(at={1: 1, 2: "BR03"}),
    )
    game.turn("A", "play TR08", "at 1 down")
    assert game.out == "A"
    assert game.blood == {"A": 0, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_does_not_answer_a_face_down_cost_elsewhere_or_its_own() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(at={1: 1, 2: 1}))
    game.turn("A", "play TR08", "at 2 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(alliance=[], hand=["TR06", "TR09"]), B=seat(at={1: 1}))
    game.turn("A", "play TR06", "at 1 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_and_carmelita_neillson_react_in_the_order_their_player_chooses() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], hand=["TR08", "TR09"], at={"haven": "TR06"}), B=seat(at={"haven": 1}))
    game.turn("A", "play TR08", "at haven down")
    assert sorted(game.options("A")) == ["AL05", "TR06"]
    game.answers("A", "TR06")
    assert game.deployed("haven") == {"A": 1, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 5, "C": 6, "D": 6}
    game.answers("A", "blood 0", "end")
    assert game.took_place("blood-lost", "blood-deployed") == [("blood-lost", "B"), ("blood-deployed", "A")]
    assert game.settled


def test_a_frenzy_by_retaliation_in_planning_is_finished_before_the_turn_goes_on() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(blood=1, at={1: "VE08"}))
    game.turn("A", "play TR08", "at 1 down")
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 5, "B": 3, "C": 6, "D": 6}
    game.answers("A", "blood 0")
    assert game.settled


def test_retaliation_does_not_answer_a_challenge_that_lies_elsewhere() -> None:
    game = Vendetta(A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(at={1: 1, 2: "BR03"}))
    game.turn("A", "play TR08", "at 1 up", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_a_challenge_that_lies_here_wherever_you_played() -> None:
    game = Vendetta(
        A=seat(alliance=[], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(at={1: "BR03"}), C=seat(at={1: 1})
    )
    game.turn("A", "play TR08", "at 2 down")
    assert game.blood == {"A": 4, "B": 5, "C": 5, "D": 6}
    game.answers("A", "blood 0")
    assert game.settled


def test_retaliation_does_not_answer_blood_that_immunity_kept() -> None:
    game = Vendetta(
        A=seat(at={1: ["MA08", "TR06", "TO06"]}),
        B=seat(clan="tremere", at={1: 1}),
        C=seat(clan="toreador"),
        D=seat(at={1: "BR09"}),
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 7}
    assert game.log("reacted") == []
    assert game.settled


def test_retaliation_takes_nothing_from_a_rival_whose_forestall_picked_it() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "VE07"}), C=seat(at={1: "BR09"}))
    game.moment("after-revelation", 1)
    game.answers("B", "pick TR06")
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 7, "C": 7, "D": 6}
    assert game.settled


def test_retaliation_takes_nothing_from_a_rival_with_submission_here() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "BR09"}), C=seat(at={1: "TO06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_frenzy_that_retaliation_causes_is_credited_to_its_player() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "BR04"}), C=seat(blood=2, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 5, "C": 3, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_retaliation_face_down_when_the_blood_leaves_does_not_react() -> None:
    game = Vendetta(A=seat(at={1: "TR06 down"}), B=seat(at={1: "VE05"}))
    game.resolve(1)
    assert game.cards("A", 1) == ["TR06"]
    assert game.blood == {"A": 4, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_turned_down_by_the_lowest_bid_does_not_answer_it() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "MA02"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 3")
    assert game.blood == {"A": 4, "B": 3, "C": 6, "D": 6}
    assert game.log("reacted") == []
    assert game.settled


def test_retaliation_is_gone_with_an_eliminated_player() -> None:
    game = Vendetta(
        A=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: "TR06"}), B=seat(at={1: "BR04"}), C=seat(at={1: "VE08"})
    )
    game.moment("aftermath", 1)
    assert game.out == "A"
    assert game.blood == {"A": 0, "B": 6, "C": 5, "D": 6}
    assert game.influence == {"A": 0, "B": 4, "C": 3, "D": 3}
    assert game.log("reacted") == []
    assert game.settled


def test_retaliation_does_not_answer_the_spending_for_ambrus_maropis() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], at={1: "TR06"}), B=seat(at={1: "VE08 down"}))
    game.turn("A", "look 1 B 1")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.log("reacted") == []
    assert game.asking == "AskTurn A"


def test_retaliation_does_not_answer_sgt_mctavish() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "BR04"}), locations=({"ally": "AL02"},))
    game.conflict(1)
    assert game.blood == {"A": 4, "B": 12, "C": 4, "D": 4}
    assert game.log("reacted") == []
    assert game.settled


def test_retaliation_answers_mass_manipulation_after_all_its_steals_and_before_revelation() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "VE05"}), C=seat(at={1: "BR08 down"}))
    game.resolve(1)
    assert game.took_place("blood-stolen", "blood-lost", "revealed") == [
        ("blood-stolen", "A"),
        ("blood-stolen", "C"),
        ("blood-lost", "B"),
        ("blood-lost", "C"),
        ("revealed", "C"),
    ]
    assert game.blood == {"A": 4, "B": 8, "C": 2, "D": 6}
    assert game.settled


def test_retaliation_answers_curfew_after_all_rivals_have_chosen() -> None:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(at={1: "VE03"}), C=seat(at={1: "BR08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "choose 2")
    assert game.blood == {"A": 3, "B": 9, "C": 6, "D": 6}
    game.answers("C", "choose 1")
    assert game.blood == {"A": 3, "B": 6, "C": 3, "D": 6}
    assert game.settled


def test_spending_nothing_sets_off_no_retaliation() -> None:
    game = Vendetta(A=seat(blood=1, at={1: ["TR02", "TR06"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "choose 1")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.log("reacted") == []
    assert game.settled


def test_a_face_down_cost_of_nothing_sets_off_no_retaliation() -> None:
    game = Vendetta(A=seat(alliance=["AL07"], hand=["TR08", "TR09"], at={1: "TR06"}), B=seat(at={1: 1}))
    game.turn("A", "play TR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_asks_about_the_teammate_each_time() -> None:
    for answer, left in (("no", 6), ("yes", 5)):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "TR06"}), B=seat(at={1: "BR09"}), C=seat(at={1: "VE08"}))
        game.moment("aftermath", 1)
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == {"A": 5, "B": 7, "C": left - 1, "D": 6}
        assert game.settled


def test_arcane_drain_takes_half_of_each_rivals_deployed_blood_for_half_your_pool() -> None:
    game = Vendetta(
        A=seat(blood=7, at={1: cards_with_blood("TR07", blood=2)}),
        B=seat(at={1: cards_with_blood("VE08", blood=3), 2: 5}),
        C=seat(at={1: 1}),
        D=seat(at={1: 4}),
    )
    game.moment("preparation", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 2}
    assert game.deployed(2) == {"A": 0, "B": 5, "C": 0, "D": 0}
    assert game.settled


def test_arcane_drain_may_be_declined() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "TR07"}), B=seat(at={1: 3}))
    game.moment("preparation", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_arcane_drain_with_a_pool_of_one_is_free() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR07"}), B=seat(at={1: 3}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_arcane_drain_is_neither_steal_nor_lose() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "TR07"}), B=seat(at={1: cards_with_blood("TO06", blood=2)}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.log("blood-stolen", "blood-lost") == []
    assert game.settled


def test_arcane_drain_asks_about_a_teammate_with_deployed_blood() -> None:
    for answer, pool, left in (("no", 5, 3), ("yes", 7, 1)):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "TR07"}), B=seat(at={1: 4}), C=seat(at={1: 3}))
        game.moment("preparation", 1)
        game.answers("A", "yes")
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == {"A": pool, "B": 6, "C": 6, "D": 6}
        assert game.deployed(1) == {"A": 0, "B": 2, "C": left, "D": 0}
        assert game.settled


def test_ready_may_be_turned_down_for_one_blood_in_place_of_draining() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    assert game.asks("A", "drain", "use TR08")
    game.answers("A", "use TR08")
    assert game.cards("A", 1) == ["TR08 down"]
    assert game.alliance("A") == ["VI"]
    assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_ready_may_be_kept_and_a_card_drained() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    game.answers("A", "drain")
    assert game.cards("A", 1) == ["TR08"]
    assert game.drained("A") == ["VI"]
    assert game.blood == {"A": 3, "B": 7, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_ready_works_in_the_withdraw_step_and_stays_face_down_through_revelation() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "VE05"}))
    game.resolve(1)
    game.answers("A", "use TR08")
    assert game.cards("A", 1) == ["TR08 down"]
    assert game.totals == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.ranks == "BA"
    assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_turned_down_is_no_card_for_one_step_ahead() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "VE05"}), C=seat(at={1: "NO06"}))
    game.resolve(1)
    game.answers("A", "use TR08")
    assert game.cards("A", 1) == ["TR08 down"]
    assert game.totals == {"A": 0, "B": 3, "C": 3, "D": 0}
    assert game.blood == {"A": 1, "B": 9, "C": 4, "D": 6}
    assert game.settled


def test_ready_works_during_revelation() -> None:
    game = Vendetta(A=seat(blood=2, at={1: ["TR08", "TR09 down"]}), B=seat(at={1: "NO06"}))
    game.resolve(1)
    game.answers("A", "reveal", "use TR08")
    assert game.cards("A", 1) == ["TR08 down", "TR09"]
    assert game.totals == {"A": 1, "B": 3, "C": 0, "D": 0}
    assert game.influence == {"A": 4, "B": 5, "C": 3, "D": 3}
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ready_works_in_preparation() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "BR07"}))
    game.resolve(1)
    game.answers("A", "use TR08")
    assert game.totals == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.ranks == "BA"
    assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_face_down_does_not_help() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08 down"}), B=seat(at={1: "VE05"}))
    game.resolve(1)
    assert game.drained("A") == ["VI"]
    assert game.blood == {"A": 3, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_does_not_help_while_another_location_is_resolved() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR09", 2: "TR08"}), B=seat(at={1: "BR07"}))
    game.moment("preparation", 1)
    assert game.drained("A") == ["VI"]
    assert game.blood == {"A": 3, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_does_not_help_in_planning() -> None:
    game = Vendetta(A=seat(blood=1, hand=["TR09", "TR01"], at={1: "TR08"}), B=seat(at={2: "BR03"}))
    game.turn("A", "play TR09", "at 1 up", "blood 0")
    assert game.drained("A") == ["VI"]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ready_saves_only_once() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: ["BR09", "BR04"]}))
    game.moment("aftermath", 1)
    game.answers("B", "first BR09")
    game.answers("A", "use TR08")
    assert game.drained("A") == ["VI"]
    assert game.blood == {"A": 3, "B": 7, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 5, "C": 3, "D": 3}
    assert game.settled


def test_ready_may_take_the_place_of_miguel_chandler() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL30", "VI"], at={1: "TR08"}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    game.answers("A", "use TR08")
    assert game.alliance("A") == ["AL30", "VI"]
    assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_may_take_the_place_of_the_loss_for_an_empty_alliance() -> None:
    for answer, influence in (("use TR08", 3), ("drain", 2)):
        game = Vendetta(A=seat(blood=1, alliance=[], at={1: "TR08"}), B=seat(at={1: "BR09"}))
        game.moment("aftermath", 1)
        game.answers("A", answer)
        assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
        assert game.influence == {"A": influence, "B": 4, "C": 3, "D": 3}
        assert game.settled


def test_ready_is_offered_again_after_a_drain_that_brought_nothing() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL25"], at={1: "TR08"}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    game.answers("A", "drain")
    assert game.asks("A", "drain", "use TR08")
    game.answers("A", "use TR08")
    assert game.drained("A") == ["AL25"]
    assert game.blood == {"A": 1, "B": 7, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_ready_stands_beside_ferrymans_coin() -> None:
    game = Vendetta(
        variants=("relics",), A=seat(blood=1, relic="RE03", at={1: "TR08"}), B=seat(at={1: ["BR09", "BR07"]})
    )
    game.moment("aftermath", 1)
    assert game.asks("A", "drain", "use TR08", "use RE03")
    game.answers("A", "use RE03")
    assert game.cards("A", 1) == ["TR08"]
    assert game.blood == {"A": 3, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_ready_works_during_the_rewards_and_the_ranking_stands() -> None:
    game = Vendetta(
        A=seat(blood=2, at={1: "TR08"}), B=seat(at={1: "BR04"}), C=seat(at={1: "GA09"}), locations=({"ally": "AL02"},)
    )
    game.conflict(1)
    assert game.asks("A", "drain", "use TR08")
    game.answers("A", "use TR08")
    assert game.ranks == "BAC"
    assert game.alliance("A") == ["VI", "VI"]
    assert game.influence == {"A": 4, "B": 5, "C": 4, "D": 3}
    assert game.blood == {"A": 1, "B": 12, "C": 4, "D": 4}
    assert game.settled


def test_hunt_spends_one_blood_and_steals_one_from_each_rival() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "TR09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: 1}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 3, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_hunt_may_be_declined() -> None:
    game = Vendetta(A=seat(at={1: "TR09"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_hunt_is_not_offered_with_one_blood() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR09"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_hunt_without_rivals_may_still_be_paid_and_brings_nothing() -> None:
    game = Vendetta(A=seat(at={1: "TR09"}), B=seat(at={2: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_hunt_is_followed_by_retaliation_with_the_blood_spent() -> None:
    game = Vendetta(A=seat(at={1: ["TR09", "TR06"]}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.took_place("blood-spent", "blood-stolen", "blood-lost") == [
        ("blood-spent", "A"),
        ("blood-stolen", "B"),
        ("blood-lost", "B"),
    ]
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_hunt_asks_about_the_teammate_once_it_is_paid() -> None:
    for answer, pools in (("no", {"A": 6, "B": 5, "C": 6, "D": 6}), ("yes", {"A": 7, "B": 5, "C": 5, "D": 6})):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "TR09"}), B=seat(at={1: 1}), C=seat(at={1: "BR08"}))
        game.moment("aftermath", 1)
        game.answers("A", "yes")
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == pools
        assert game.settled
