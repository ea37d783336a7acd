"""Brujah, card by card in printed order."""

from __future__ import annotations

from gloam.vendetta.cards.brujah import CARDS
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

TEAMS = ("tag-team",)

# ---- all nine


def test_the_kinds_and_written_powers_of_the_brujah_cards() -> None:
    assert [(card.id, card.kind, card.power) for card in CARDS] == [
        ("BR01", "conflict", 6),
        ("BR02", "conflict", 0),
        ("BR03", "passive", 4),
        ("BR04", "aftermath", 4),
        ("BR05", "aftermath", 3),
        ("BR06", "aftermath", 2),
        ("BR07", "preparation", 3),
        ("BR08", "passive", 1),
        ("BR09", "aftermath", 0),
    ]


# ---- Bloody Fury


def test_bloody_fury_counts_six_without_blood_and_four_with_it() -> None:
    assert Vendetta(A=seat(at={1: "BR01"})).power(1) == {"A": 6, "B": 0, "C": 0, "D": 0}
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=1)}))
    assert game.power(1) == {"A": 4 + 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_bloody_fury_does_not_mind_the_blood_of_others_or_blood_elsewhere() -> None:
    game = Vendetta(A=seat(at={1: "BR01", 2: 3}), B=seat(at={1: cards_with_blood("VE08", blood=3)}), C=seat(at={1: 2}))
    assert game.power(1) == {"A": 6, "B": 5, "C": 2, "D": 0}


def test_bloody_fury_is_reduced_by_two_however_much_blood_there_is() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=5)}))
    assert game.power(1) == {"A": 4 + 5, "B": 0, "C": 0, "D": 0}


def test_bloody_fury_set_to_zero_by_diplomacy_does_not_fall_below_zero() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=1)}), B=seat(at={1: "VE02"}))
    assert game.power(1) == {"A": 0 + 1, "B": 3, "C": 0, "D": 0}


def test_bloody_fury_halved_by_wolf_companion_is_three_or_with_blood_one() -> None:
    dry = Vendetta(A=seat(at={1: "BR01"}), B=seat(at={1: "GA02"}))
    assert dry.power(1) == {"A": 3, "B": 2, "C": 0, "D": 0}
    wet = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=1)}), B=seat(at={1: "GA02"}))
    assert wet.power(1) == {"A": 1 + 1, "B": 2, "C": 0, "D": 0}


def test_bloody_fury_looks_at_the_blood_when_power_is_totalled() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR01", blood=1)}), B=seat(at={1: "GA04"}))
    game.resolve(1)
    assert game.totals == {"A": 6, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 7, "C": 6, "D": 6}
    assert game.settled


# ---- Punk's Posse


def test_punks_posse_alone_is_worth_two() -> None:
    assert Vendetta(A=seat(at={1: "BR02"})).power(1) == {"A": 2, "B": 0, "C": 0, "D": 0}


def test_punks_posse_counts_face_down_cards_on_its_position() -> None:
    game = Vendetta(A=seat(at={1: ["BR02", "BR01 down", "BR09"]}))
    assert game.power(1) == {"A": 6, "B": 0, "C": 0, "D": 0}


def test_punks_posse_counts_foreign_cards_on_its_position_and_no_own_card_on_another() -> None:
    game = Vendetta(A=seat(clan="brujah", at={1: ["BR02", "VE08"]}), B=seat(clan="ventrue", at={1: ["BR09"]}))
    assert game.power(1) == {"A": 4 + 2, "B": 0, "C": 0, "D": 0}


def test_punks_posse_counts_no_card_elsewhere_and_no_blood() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR02", blood=3), 2: "BR09"}), B=seat(at={1: "VE08"}))
    assert game.power(1) == {"A": 2 + 3, "B": 2, "C": 0, "D": 0}


# ---- Challenge


def test_challenge_costs_an_opponent_one_blood_for_a_card_played_elsewhere() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_challenge_costs_nothing_for_a_card_played_at_its_own_location_or_by_its_own_player() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}, hand=["BR08"], alliance=[]), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 1 up", "blood 0")
    game.turn("A")
    game.answers("A", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_challenge_face_down_costs_nothing() -> None:
    game = Vendetta(A=seat(at={1: "BR03 down"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_challenge_hits_after_the_face_down_cost_and_before_blood_is_added() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(blood=5, hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 down")
    assert game.blood == {"A": 6, "B": 5 - 1 - 1, "C": 6, "D": 6}
    assert game.asks("B", "blood 0", "blood 1", "blood 2")
    assert game.refuses("B", "blood 3").rule == "blood.last-play"
    game.answers("B", "blood 2")
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.took_place("blood-spent", "blood-lost", "blood-deployed") == [
        ("blood-spent", "B"),
        ("blood-lost", "B"),
        ("blood-deployed", "B"),
    ]
    assert game.settled


def test_challenge_stays_active_at_a_location_already_resolved() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "MA03"}, hand=["MA08", "MA09"]), C=seat(at={2: "VE08"}))
    game.resolve(1)
    game.resolve(2)
    game.answers("B", "play MA08")
    assert game.took_place("blood-lost") == [("blood-lost", "B")] * 2
    assert game.blood == {"A": 6, "B": 6 - 2 + 1, "C": 5, "D": 6}
    assert game.settled


def test_challenge_takes_one_blood_for_each_card_of_madness_network() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "MA03"}, hand=["MA04", "MA08", "MA09"]))
    game.moment("preparation", 2)
    game.answers("B", "play MA04")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    game.answers("B", "play MA08")
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_challenge_takes_from_the_player_who_mesmerizes_and_not_from_the_owner_of_the_cards() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "MA01"}), C=seat(at={2: "VE08"}, hand=["VE02", "VE04"]))
    game.moment("preparation", 2)
    game.answers("B", "play VE02")
    assert game.cards("B", 2) == ["MA01", "VE02", "VE04"]
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_challenge_takes_one_blood_for_the_card_of_malkavs_bane() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "MA06"}, deck=["MA04"]))
    game.moment("after-revelation", 2)
    assert game.cards("B", 2) == ["MA06", "MA04"]
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_challenge_takes_nothing_for_cards_played_by_an_effect_at_its_own_location() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={1: "MA03"}, hand=["MA08"]))
    game.moment("preparation", 1)
    assert game.cards("B", 1) == ["MA03", "MA08"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_challenge_takes_nothing_for_cards_that_are_moved() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: ["NO01", "NO09"]}), C=seat(at={2: ["VE08", "VE02"]}))
    game.resolve(2, withdraw="C")
    game.answers("B", "first NO01", "yes")
    assert game.cards("B", "haven") == ["NO01", "NO09"]
    assert game.cards("C", "haven") == ["VE08", "VE02"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_frenzy_by_challenge_is_credited_to_its_player_also_in_planning() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(blood=1, hand=["VE08"]))
    game.turn("B")
    game.answers("B", "play VE08 at 2 up")
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.drained("B") == ["VI"]
    game.answers("B", "blood 2")
    assert game.deployed(2) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_a_frenzy_by_challenge_is_credited_to_the_position_it_lies_on() -> None:
    game = Vendetta(
        A=seat(clan="brujah"), B=seat(clan="malkavian", at={1: "BR03"}), C=seat(blood=1, hand=["VE08"], alliance=[])
    )
    game.turn("C")
    game.answers("C", "at 2 up")
    assert game.influence == {"A": 3, "B": 4, "C": 2, "D": 3}
    assert game.blood == {"A": 6, "B": 6, "C": 1, "D": 6}
    assert game.settled


def test_challenge_is_stopped_by_a_submission_beside_it() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={1: "TO06"}, hand=["TO08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_challenge_is_not_stopped_by_a_submission_elsewhere() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "TO06"}, hand=["TO08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_challenge_is_answered_by_a_retaliation_beside_it() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={1: "TR06"}, hand=["TR08"], alliance=[]), C=seat(at={1: "VE08"}))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 5, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_challenge_is_not_answered_by_a_retaliation_elsewhere() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "TR06"}, hand=["TR08"], alliance=[]), C=seat(at={2: "VE08"}))
    game.turn("B")
    game.answers("B", "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_challenge_and_the_face_down_cost_are_answered_apart() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={2: "TR06"}, hand=["TR08"], alliance=[]), C=seat(at={2: "VE08"}))
    game.turn("B")
    game.answers("B", "at 2 down", "blood 0")
    assert game.blood == {"A": 6, "B": 4, "C": 5, "D": 6}
    assert game.settled


def test_a_player_eliminated_by_challenge_makes_no_further_play() -> None:
    game = Vendetta(
        A=seat(at={1: "BR03"}),
        B=seat(blood=1, tokens_up=2, alliance=["AL09"], at={2: "MA03"}, hand=["MA04", "MA08", "MA09"]),
        C=seat(at={2: "VE08"}),
    )
    game.moment("preparation", 2)
    game.answers("B", "play MA04")
    assert game.out == "B"
    assert game.cards("B", 2) == []
    assert game.blood == {"A": 6, "B": 0, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert len(game.log("played")) == 1
    assert game.settled


def test_a_player_eliminated_by_challenge_in_planning_adds_no_blood() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(blood=1, tokens_up=2, alliance=["AL09"], hand=["VE08"]))
    game.turn("B")
    game.answers("B", "play VE08 at 2 up")
    assert game.out == "B"
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.settled


def test_the_user_of_challenge_is_asked_each_time_the_teammate_would_lose() -> None:
    game = Vendetta(
        variants=TEAMS, A=seat(at={1: "BR03"}), C=seat(at={2: "MA03"}, hand=["MA04", "MA08", "MA09"], alliance=[])
    )
    game.moment("preparation", 2)
    game.answers("C", "play MA04")
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.answers("C", "play MA08")
    game.answers("A", "yes")
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    game.answers("A", "no")
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_the_user_of_challenge_is_not_asked_where_the_teammate_would_lose_nothing() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "BR03"}), C=seat(at={1: "TO06"}, hand=["TO08"], alliance=[]))
    game.turn("C")
    game.answers("C", "at 2 up")
    assert game.waiting == "C"
    game.answers("C", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_challenge_sends_a_teammate_into_frenzy_without_influence() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "BR03"}), C=seat(blood=1, hand=["VE08"], alliance=[]))
    game.turn("C")
    game.answers("C", "at 2 up")
    game.answers("A", "yes")
    assert game.influence == {"A": 3, "B": 3, "C": 2, "D": 3}
    assert game.blood == {"A": 6, "B": 6, "C": 1, "D": 6}
    assert game.settled


def test_challenge_and_eyes_in_the_dark_react_to_one_play_in_turn_order() -> None:
    for first, order in (("A", [("reacted", "A"), ("reacted", "B")]), ("B", [("reacted", "B"), ("reacted", "A")])):
        game = Vendetta(
            ambition=first, A=seat(at={1: "BR03"}), B=seat(at={2: "NO03"}), C=seat(hand=["VE08"], alliance=[])
        )
        game.turn("C")
        game.answers("C", "at 2 down", "blood 0")
        assert game.took_place("reacted") == order
        assert game.blood == {"A": 6, "B": 6, "C": 4, "D": 6}
        assert game.deployed(2) == {"A": 0, "B": 1, "C": 0, "D": 0}
        assert game.settled


def test_eyes_in_the_dark_have_nothing_to_look_at_when_challenge_eliminated_the_player() -> None:
    game = Vendetta(
        A=seat(at={1: "BR03"}), B=seat(at={2: "NO03"}), C=seat(blood=2, tokens_up=2, alliance=["AL09"], hand=["VE08"])
    )
    game.turn("C")
    game.answers("C", "play VE08 at 2 down")
    assert game.out == "C"
    assert game.log("looked") == []
    assert game.deployed(2) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 0, "D": 6}
    assert game.settled


# ---- Fist of Caine


def test_fist_of_caine_makes_each_rival_lose_the_number_of_the_round() -> None:
    for number in (1, 2, 3):
        game = Vendetta(round=number, A=seat(at={1: "BR04"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
        game.moment("aftermath", 1)
        assert game.blood == {"A": 6, "B": 6 - number, "C": 6 - number, "D": 6}
        assert game.settled


def test_fist_of_caine_finishes_each_frenzy_before_the_next_rival_loses() -> None:
    game = Vendetta(
        round=2, ambition="C", A=seat(at={1: "BR04"}), B=seat(blood=1, at={1: "VE08"}), C=seat(blood=2, at={1: "GA06"})
    )
    game.moment("aftermath", 1)
    assert game.took_place("blood-lost", "frenzy", "drained") == [
        ("blood-lost", "C"),
        ("frenzy", "C"),
        ("drained", "C"),
        ("blood-lost", "B"),
        ("frenzy", "B"),
        ("drained", "B"),
    ]
    assert game.blood == {"A": 6, "B": 3, "C": 3, "D": 6}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_fist_of_caine_hits_the_teammate_only_if_its_user_says_so() -> None:
    for answer, left in (("no", 6), ("yes", 5)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "BR04"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
        game.moment("aftermath", 1)
        game.answers("A", answer)
        assert game.blood == {"A": 6, "B": 5, "C": left, "D": 6}
        assert game.settled


# ---- F*ck the System


def test_the_winner_with_fuck_the_system_makes_each_rival_lose_four() -> None:
    game = Vendetta(A=seat(at={1: "BR05"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
    game.resolve(1)
    assert game.winner == "A"
    assert game.blood == {"A": 6, "B": 2, "C": 2, "D": 6}
    assert game.settled


def test_a_loser_with_fuck_the_system_makes_each_rival_lose_two() -> None:
    game = Vendetta(A=seat(at={1: "BR05"}), B=seat(at={1: cards_with_blood("VE08", blood=2)}), C=seat(at={1: 1}))
    game.resolve(1)
    assert game.winner == "B"
    assert game.blood == {"A": 6, "B": 4, "C": 4, "D": 6}
    assert game.settled


def test_a_lone_winner_with_fuck_the_system_has_no_rivals() -> None:
    game = Vendetta(A=seat(at={1: "BR05"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="B")
    assert game.winner == "A"
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_fuck_the_system_does_not_remember_the_winner_of_another_location() -> None:
    game = Vendetta(A=seat(at={1: "BR09", 2: "BR05"}), B=seat(at={2: cards_with_blood("VE08", blood=2)}))
    game.resolve(1)
    assert game.winner == "A"
    game.resolve(2)
    assert game.winner == "B"
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


# ---- Earthshock


def test_earthshock_takes_one_blood_for_each_full_two_deployed_there() -> None:
    for own, other, lost in ((0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 1, 1), (2, 3, 2), (0, 6, 3)):
        game = Vendetta(
            A=seat(at={1: cards_with_blood("BR06", blood=own), 2: 4}),
            B=seat(at={1: cards_with_blood("VE08", blood=other)}),
            C=seat(at={1: "GA06"}),
        )
        game.moment("aftermath", 1)
        assert game.blood == {"A": 6, "B": 6 - lost, "C": 6 - lost, "D": 6}
        assert game.settled


def test_earthshock_counts_once_and_each_rival_loses_the_same() -> None:
    game = Vendetta(
        A=seat(at={1: "BR06"}),
        B=seat(blood=1, tokens_up=2, alliance=["AL09"], at={1: cards_with_blood("VE08", blood=4)}),
        C=seat(at={1: "GA06"}),
    )
    game.moment("aftermath", 1)
    assert game.out == "B"
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 0, "C": 4, "D": 6}
    assert game.settled


def test_earthshock_does_not_count_blood_that_left_earlier_in_the_aftermath() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("GA01", blood=4)}), B=seat(at={1: cards_with_blood("BR06", blood=2)})
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6 + 4 - 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_earthshock_does_not_count_what_mist_form_carried_away() -> None:
    for answer, lost in (("to 2", 1), ("no", 2)):
        game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=4)}), B=seat(at={1: "BR06"}))
        game.moment("aftermath", 1)
        game.answers("A", answer)
        assert game.blood == {"A": 6 - lost, "B": 6, "C": 6, "D": 6}
        assert game.settled


def test_earthshock_always_counts_the_blood_of_a_teammate() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "BR06"}), B=seat(at={1: "VE08"}), C=seat(at={1: 4}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_earthshock_does_not_ask_for_the_teammate_where_nobody_would_lose() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "BR06"}), C=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Show of Force


def test_show_of_force_steals_one_from_each_rival() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "GA06"}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_show_of_force_finishes_each_frenzy_before_the_next_steal() -> None:
    game = Vendetta(
        ambition="D", B=seat(at={1: "BR07"}), A=seat(blood=1, at={1: "VE08"}), D=seat(blood=1, at={1: "GA06"})
    )
    game.moment("preparation", 1)
    assert game.took_place("blood-stolen", "frenzy", "drained") == [
        ("blood-stolen", "D"),
        ("frenzy", "D"),
        ("drained", "D"),
        ("blood-stolen", "A"),
        ("frenzy", "A"),
        ("drained", "A"),
    ]
    assert game.blood == {"A": 3, "B": 8, "C": 6, "D": 3}
    assert game.influence == {"A": 3, "B": 5, "C": 3, "D": 3}
    assert game.settled


def test_show_of_force_acts_again_where_it_was_withdrawn_to() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(at={1: "VE08", "haven": "VE02"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.resolve("haven")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


# ---- Ready


def test_ready_brings_one_influence_more_for_the_frenzy_of_a_rival() -> None:
    game = Vendetta(A=seat(at={1: ["BR08", "BR09"]}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_ready_face_down_brings_nothing_more() -> None:
    game = Vendetta(A=seat(at={1: ["BR08 down", "BR09"]}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_ready_works_for_a_card_elsewhere_if_the_rival_has_something_beside_it() -> None:
    game = Vendetta(A=seat(at={1: "BR08", 2: "BR09"}), B=seat(blood=1, at={1: 1, 2: "VE08"}))
    game.moment("aftermath", 2)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_ready_does_not_work_where_the_player_in_frenzy_has_nothing_beside_it() -> None:
    game = Vendetta(A=seat(at={1: "BR08", 2: "BR09"}), B=seat(blood=1, at={2: "VE08"}))
    game.moment("aftermath", 2)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_ready_brings_nothing_for_a_frenzy_somebody_else_caused() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}), B=seat(blood=1, at={1: "VE08"}), C=seat(at={1: "GA09"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 3, "B": 3, "C": 4, "D": 3}
    assert game.blood == {"A": 5, "B": 3, "C": 8, "D": 6}
    assert game.settled


def test_ready_and_talley_and_the_collar_give_four_influence_together() -> None:
    game = Vendetta(
        locations=[{"card": "LO02"}],
        A=seat(alliance=["AL12"], at={1: ["BR08", "BR09"]}),
        B=seat(blood=1, at={1: "VE08"}),
    )
    game.moment("aftermath", 1)
    assert game.influence == {"A": 3 + 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_ready_brings_nothing_for_the_frenzy_of_a_teammate() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: ["BR08", "BR09"]}), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 6, "C": 3, "D": 6}
    assert game.settled


def test_ready_counts_for_a_frenzy_by_sgt_mctavish() -> None:
    game = Vendetta(
        locations=[{}, {"ally": "AL02"}], A=seat(at={1: "BR08", 2: "BR09"}), B=seat(blood=2, at={1: 1}), C=seat(blood=2)
    )
    game.conflict(2)
    assert game.influence == {"A": 3 + 2 + 1 + 1, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 12, "B": 3, "C": 3, "D": 4}
    assert game.settled


def test_ready_counts_for_a_frenzy_by_ledger_of_small_debts() -> None:
    game = Vendetta(
        variants=("relics",),
        A=seat(relic="RE07", at={1: "BR08"}, hand=["BR09"], alliance=[]),
        B=seat(blood=1, at={1: 1}),
        C=seat(blood=1),
    )
    game.turn("A")
    game.answers("A", "use RE07")
    assert game.influence == {"A": 3 + 2 + 1, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 3, "C": 3, "D": 5}
    game.answers("A", "at 2 up", "blood 0")
    assert game.settled


def test_ready_counts_for_a_frenzy_by_challenge() -> None:
    game = Vendetta(A=seat(at={1: "BR03", 2: "BR08"}), B=seat(blood=1, hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 up")
    assert game.influence == {"A": 5, "B": 2, "C": 3, "D": 3}
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.settled


def test_ready_on_another_position_works_for_that_player() -> None:
    game = Vendetta(
        A=seat(clan="brujah", at={1: "BR09"}),
        B=seat(clan="malkavian", at={1: ["MA09", "BR08"]}),
        C=seat(blood=2, at={1: "VE08"}),
        D=seat(blood=6),
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6 + 2 - 1, "B": 6 - 1 + 2, "C": 3, "D": 6}
    assert game.influence == {"A": 3, "B": 5, "C": 3, "D": 3}
    assert game.settled


# ---- Hunt


def test_hunt_steals_one_from_each_rival() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "GA06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_hunt_skips_a_player_who_moved_everything_away_before() -> None:
    game = Vendetta(A=seat(at={1: "NO01"}), B=seat(at={1: "BR09"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.cards("A", "haven") == ["NO01"]
    assert game.blood == {"A": 6, "B": 7, "C": 5, "D": 6}
    assert game.settled


def test_hunt_hits_a_player_who_moves_away_only_afterwards() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "NO01"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.cards("B", "haven") == ["NO01"]
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled
