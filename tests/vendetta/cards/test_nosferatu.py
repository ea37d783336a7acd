"""Nosferatu, card by card in printed order."""

from __future__ import annotations

from gloam.vendetta.cards.nosferatu import CARDS
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

TEAMS = ("tag-team",)

# ---- all nine


def test_the_kinds_and_written_powers_of_the_nosferatu_cards() -> None:
    assert [(card.id, card.kind, card.power) for card in CARDS] == [
        ("NO01", "aftermath", 2),
        ("NO02", "passive", 3),
        ("NO03", "passive", 2),
        ("NO04", "passive", 1),
        ("NO05", "preparation", 2),
        ("NO06", "passive", 3),
        ("NO07", "preparation", 4),
        ("NO08", "passive", 1),
        ("NO09", "aftermath", 0),
    ]


# ---- Unseen Passage


def test_unseen_passage_moves_to_the_haven_without_a_question_and_counts_two_there() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO01", "NO04", blood=2)}), B=seat(at={"haven": "VE08"}))
    game.moment("aftermath", 1)
    assert game.cards("A", 1) == ["NO04"]
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.cards("A", "haven") == ["NO01"]
    assert game.power("haven") == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_unseen_passage_played_face_down_arrives_face_up_and_brings_a_pick_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO01 down"}), B=seat(at={"haven": "VE08"}))
    game.resolve(1)
    assert game.seen_cards("B", "A", "haven") == ["NO01"]
    game.resolve("haven", stay=False)
    assert game.waiting == "AB"
    game.picks()
    assert game.totals == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "AB"
    assert game.settled


def test_unseen_passage_does_nothing_at_the_haven() -> None:
    game = Vendetta(A=seat(at={"haven": "NO01"}))
    game.moment("aftermath", "haven")
    assert game.cards("A", "haven") == ["NO01"]
    assert game.log("card-moved") == []
    assert game.settled


def test_unseen_passage_on_another_position_moves_to_that_players_haven() -> None:
    game = Vendetta(A=seat(clan="nosferatu"), B=seat(clan="malkavian", at={1: ["MA01", "NO01"]}))
    game.moment("aftermath", 1)
    assert game.cards("B", "haven") == ["NO01"]
    assert game.cards("A", "haven") == []
    game.end_round()
    assert "NO01" in game.hand("A")
    assert game.asking == "AskKeep ABCD"


# ---- Cloak of Shadows


def test_cloak_of_shadows_moves_every_card_and_every_blood_to_its_location() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("NO08", "NO09 down", blood=3), 2: cards_with_blood("NO02", blood=1)}),
        B=seat(at={1: "VE08"}),
    )
    game.resolve(1, withdraw="A")
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.cards("A", 1) == []
    assert game.cards("A", 2) == ["NO02", "NO08", "NO09 down"]
    assert game.deployed(2) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.cards("A", "haven") == []
    assert game.seen_cards("B", "A", 2) == ["NO02", "NO08", None]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.winner == "B"
    assert game.settled


def test_cloak_of_shadows_may_be_declined_for_the_normal_withdraw() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO08", "NO09 down", blood=3), 2: "NO02"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "no")
    assert game.cards("A", 2) == ["NO02"]
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.cards("A", "haven") == ["NO08", "NO09"]
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_cloak_of_shadows_is_offered_when_vanish_withdraws() -> None:
    for answer, blood in (("yes", 6 + 1), ("no", 6 + 2 + 1)):
        game = Vendetta(
            A=seat(at={1: cards_with_blood("NO07", "NO09 down", blood=2), 2: "NO02"}), B=seat(at={1: "VE08"})
        )
        game.moment("preparation", 1)
        game.answers("A", "yes", answer)
        place = 2 if answer == "yes" else "haven"
        assert game.cards("A", place)[-2:] == (["NO07", "NO09 down"] if answer == "yes" else ["NO07", "NO09"])
        assert game.deployed(2) == {"A": 2 if answer == "yes" else 0, "B": 0, "C": 0, "D": 0}
        assert game.blood == {"A": blood, "B": 5, "C": 6, "D": 6}
        assert game.settled


def test_cloak_of_shadows_face_down_is_not_offered() -> None:
    game = Vendetta(A=seat(at={1: "NO08", 2: "NO02 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO08"]
    assert game.settled


def test_cloak_of_shadows_at_a_resolved_location_takes_things_out_of_every_conflict() -> None:
    game = Vendetta(A=seat(at={1: "NO02", 2: cards_with_blood("NO08", blood=3)}), B=seat(at={2: "VE08"}))
    game.resolve(1)
    game.resolve(2, withdraw="A")
    game.answers("A", "yes")
    assert game.cards("A", 1) == ["NO02", "NO08"]
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    game.resolve("haven")
    assert game.winner == ""
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_what_cloak_of_shadows_brought_to_a_resolved_location_ends_with_the_round() -> None:
    game = Vendetta(
        round=2, A=seat(at={1: "NO02", 2: cards_with_blood("NO08", "NO04 down", blood=3)}), B=seat(at={2: "VE08"})
    )
    game.resolve(2, withdraw="A")
    game.answers("A", "yes")
    game.end_round()
    assert {"NO02", "NO04", "NO08"} <= set(game.hand("A"))
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 7, "C": 7, "D": 7}
    assert game.asking == "AskKeep ABCD"


def test_cloak_of_shadows_does_not_help_at_its_own_location() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO02", "NO08", blood=1)}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO02", "NO08"]
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_mass_manipulation_steals_nothing_from_who_withdraws_by_cloak_of_shadows() -> None:
    game = Vendetta(A=seat(at={1: "NO08", 2: "NO02"}), B=seat(at={1: "VE05"}), C=seat(at={1: "GA06"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.blood == {"A": 6, "B": 8, "C": 4, "D": 6}
    assert game.settled


def test_feral_whispers_counts_the_cards_moved_by_cloak_of_shadows() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("NO08", "NO09 down", blood=1), 2: "NO02", "haven": "NO04"}),
        B=seat(at={1: "VE08"}),
    )
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.deployed("haven") == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_toll_bridge_takes_one_blood_from_the_pool_that_cloak_of_shadows_left_as_it_was() -> None:
    game = Vendetta(
        locations=[{"card": "LO06"}],
        A=seat(blood=1, at={1: cards_with_blood("NO08", blood=3), 2: "NO02"}),
        B=seat(at={1: "VE08"}),
    )
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.took_place("frenzy", "drained") == [("frenzy", "A"), ("drained", "A")]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_what_cloak_of_shadows_brought_to_an_unresolved_location_takes_full_part_there() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO09 down", blood=1), 2: "NO02"}), B=seat(at={1: 1, 2: "VE08"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    game.resolve(2, stay=False)
    assert game.waiting == "AB"
    game.picks()
    assert game.totals == {"A": 3 + 0 + 1, "B": 2, "C": 0, "D": 0}
    game.answers("A", "no")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_a_player_brought_to_a_new_location_by_cloak_of_shadows_gets_a_pick_there() -> None:
    game = Vendetta(
        A=seat(clan="malkavian", at={1: "MA09", 2: "NO02"}), B=seat(clan="nosferatu", at={1: "NO08"}), C=seat(at={2: 1})
    )
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    game.resolve(2, withdraw="A")
    assert game.cards("A", "haven") == ["NO02", "MA09"]
    assert game.winner == "C"
    assert game.settled


def test_a_cloak_of_shadows_withdrawn_to_the_haven_serves_the_next_withdraw() -> None:
    game = Vendetta(
        A=seat(at={1: "NO02 down", 2: cards_with_blood("NO08 down", blood=2)}), B=seat(at={1: "VE08", 2: "VE02"})
    )
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO02"]
    game.resolve(2, withdraw="A")
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO02", "NO08 down"]
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_cloak_of_shadows_may_be_used_when_withdrawing_from_the_haven() -> None:
    game = Vendetta(
        A=seat(at={1: "NO02", "haven": cards_with_blood("NO08", "NO05 down", blood=2)}, hand=["NO09"]),
        B=seat(at={"haven": "VE08"}),
    )
    game.resolve("haven", withdraw="A")
    game.answers("A", "yes")
    assert game.hand("A") == ["NO09"]
    assert game.cards("A", 1) == ["NO02", "NO08", "NO05 down"]
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.end_round()
    assert {"NO02", "NO05", "NO08", "NO09"} <= set(game.hand("A"))
    assert game.asking == "AskKeep BCDA"


def test_cloak_of_shadows_moves_blood_alone_too() -> None:
    game = Vendetta(A=seat(at={1: 3, 2: "NO02"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_cloak_of_shadows_on_another_position_serves_that_player_and_not_its_owner() -> None:
    game = Vendetta(
        A=seat(clan="nosferatu", at={1: "NO08"}), B=seat(clan="malkavian", at={1: "MA09", 2: "NO02"}), C=seat(at={1: 1})
    )
    game.resolve(1, withdraw="AB")
    assert game.waiting == "B"
    game.answers("B", "yes")
    assert game.cards("A", "haven") == ["NO08"]
    assert game.cards("B", 2) == ["NO02", "MA09"]
    assert game.settled


# ---- Eyes in the Dark


def test_opponents_play_at_eyes_in_the_dark_only_face_down() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    assert game.asks("B", "at 1 down", "at 2 up", "at 2 down", "at haven up", "at haven down")
    assert game.refuses("B", "at 1 up").facts == {"card": "NO03", "at": "1"}
    game.answers("B", "at 1 down", "blood 0")
    assert game.cards("B", 1) == ["VE08 down"]
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_eyes_in_the_dark_sees_the_face_down_cards_of_opponents_and_nobody_else_does() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(hand=["VE02", "VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "play VE02 at 1 down blood 0")
    assert game.seen_cards("A", "B", 1) == ["VE02"]
    assert game.seen_cards("C", "B", 1) == [None]
    assert game.seen_cards(None, "B", 1) == [None]
    assert game.settled


def test_an_opponent_who_cannot_pay_cannot_play_at_eyes_in_the_dark() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(blood=1, hand=["VE08"], alliance=[]))
    game.turn("B")
    assert game.asks("B", "at 2 up", "at haven up")
    assert game.refuses("B", "at 1 down").rule == "plan.face-down-last-blood"
    game.answers("B", "at 2 up")
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.settled


def test_an_opponent_may_drain_first_to_play_at_eyes_in_the_dark() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(blood=1, hand=["VE08"]))
    game.turn("B")
    game.answers("B", "drain VI", "at 1 down", "blood 0")
    assert game.blood == {"A": 6, "B": 1 + 3 - 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_the_cost_at_eyes_in_the_dark_is_the_players_own_face_down_cost() -> None:
    for allies, cost in ((["AL07"], 0), (["AL28"], 2), (["AL07", "AL28"], 1)):
        game = Vendetta(A=seat(at={1: "NO03"}), B=seat(blood=cost + 1, hand=["VE08"], alliance=allies))
        game.turn("B")
        game.answers("B", "play VE08 at 1 down blood 0 end")
        assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
        assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
        assert game.settled


def test_two_blood_are_too_few_for_the_cost_of_ryan_ramos_at_eyes_in_the_dark() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(blood=2, hand=["VE08"], alliance=["AL28"]))
    game.turn("B")
    no = game.refuses("B", "play VE08 at 1 down")
    assert (no.rule, no.facts) == ("plan.face-down-last-blood", {"cost": 2, "blood": 2})


def test_cards_played_before_eyes_in_the_dark_was_face_up_are_untouched_and_unseen() -> None:
    game = Vendetta(
        A=seat(hand=["NO03", "NO08"], alliance=[]), B=seat(at={1: ["VE02", "VE08 down"]}, hand=["VE04"], alliance=[])
    )
    game.turn("A")
    game.answers("A", "play NO03 at 1 up blood 0")
    assert game.cards("B", 1) == ["VE02", "VE08 down"]
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "B", 1) == ["VE02", None]
    game.turn("B")
    game.answers("B", "at 1 down", "blood 0")
    assert game.seen_cards("A", "B", 1) == ["VE02", None, "VE04"]
    assert game.settled


def test_eyes_in_the_dark_face_down_binds_nobody_and_brings_nothing() -> None:
    game = Vendetta(A=seat(hand=["NO03", "NO08"], alliance=[]), B=seat(hand=["VE02", "VE08"], alliance=[]))
    game.turn("A")
    game.answers("A", "play NO03 at 1 down blood 0")
    game.turn("B")
    game.answers("B", "play VE02 at 1 up blood 0")
    game.turn("B")
    game.answers("B", "at 1 down", "blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "B", 1) == ["VE02", None]
    assert game.settled


def test_own_later_face_down_cards_at_eyes_in_the_dark_bring_blood_too() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}, hand=["NO08", "NO09"], alliance=[]))
    game.turn("A")
    game.answers("A", "play NO08 at 1 down blood 0")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game.turn("A")
    game.answers("A", "at 1 up", "blood 0")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_card_played_face_down_elsewhere_brings_nothing_to_eyes_in_the_dark() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 2 down", "blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "B", 2) == [None]
    assert game.settled


def test_the_blood_of_eyes_in_the_dark_arrives_before_the_player_adds_blood() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "at 1 down")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.asks("B", "blood 0", "blood 1", "blood 2", "blood 3")
    game.answers("B", "blood 2")
    assert game.deployed(1) == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_eyes_in_the_dark_binds_only_the_location_where_it_lies_now() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(at={1: "VE08"}, hand=["VE02", "VE04"], alliance=[]))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO03"]
    game.turn("B")
    assert game.refuses("B", "play VE02 at haven up").facts == {"card": "NO03", "at": "haven"}
    game.answers("B", "play VE02 at 1 up blood 0")
    game.turn("B")
    game.answers("B", "at 1 down", "blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "B", 1) == ["VE08", "VE02", None]
    assert game.settled


def test_what_eyes_in_the_dark_saw_stays_known_when_it_has_left() -> None:
    game = Vendetta(A=seat(at={2: "NO03"}), B=seat(hand=["VE02", "VE08"], alliance=[], at={1: "VE04"}))
    game.turn("B")
    game.answers("B", "play VE02 at 2 down blood 0")
    game.resolve(2, stay=False)
    game.answers("A", "withdraw")
    assert game.seen_cards("A", "B", 2) == ["VE02"]
    assert game.seen_cards("C", "B", 2) == [None]
    game.answers("B", "stay")
    assert game.cards("A", "haven") == ["NO03"]
    assert game.settled


def test_what_eyes_in_the_dark_saw_is_known_back_in_the_hand() -> None:
    game = Vendetta(A=seat(at={"haven": "NO03"}), B=seat(hand=["VE02", "VE08"], alliance=[]))
    game.turn("B")
    game.answers("B", "play VE02 at haven down blood 0")
    game.resolve("haven", withdraw="AB")
    assert "VE02" in game.view("A")["players"][1]["surely_in_hand"]
    assert "VE02" not in game.view("C")["players"][1]["surely_in_hand"]
    assert game.settled


def test_the_teammate_is_not_bound_by_eyes_in_the_dark() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "NO03"}), C=seat(hand=["VE02", "VE08"], alliance=[]))
    game.turn("C")
    game.answers("C", "play VE02 at 1 up blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    game.turn("C")
    game.answers("C", "at 1 down", "blood 0")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "C", 1) == ["VE02", "VE08"]
    assert game.settled


def test_the_other_team_is_bound_by_eyes_in_the_dark() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "NO03"}), B=seat(hand=["VE08"], alliance=[]))
    game.turn("B")
    assert game.refuses("B", "at 1 up").facts == {"card": "NO03", "at": "1"}


def test_cards_played_by_effects_in_resolution_are_not_the_business_of_eyes_in_the_dark() -> None:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(at={1: "MA03"}, hand=["MA08"]))
    game.resolve(1)
    assert game.cards("B", 1) == ["MA03", "MA08"]
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_at_blackout_underpass_the_last_blood_suffices_for_eyes_in_the_dark() -> None:
    game = Vendetta(locations=[{"card": "LO04"}], A=seat(at={1: "NO03"}), B=seat(blood=1, hand=["VE08"], alliance=[]))
    game.turn("B")
    assert game.asks("B", "at 1 down", "at 2 up", "at haven up")
    game.answers("B", "at 1 down")
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


# ---- Feral Whispers


def test_feral_whispers_brings_two_blood_for_each_card_moved_to_the_haven() -> None:
    game = Vendetta(A=seat(at={1: ["NO08", "NO09 down"], 2: "NO04"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO08", "NO09"]
    assert game.deployed(2) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_feral_whispers_face_down_brings_nothing() -> None:
    game = Vendetta(A=seat(at={1: "NO08", 2: "NO04 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_brings_nothing_when_somebody_else_withdraws() -> None:
    game = Vendetta(A=seat(at={1: "NO08", 2: "NO04"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="B")
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_brings_nothing_for_cards_taken_back_from_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO04", "haven": ["NO08", "NO09"]}, hand=[]), B=seat(at={"haven": "VE08"}))
    game.resolve("haven", withdraw="A")
    assert game.hand("A") == ["NO08", "NO09"]
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_counts_cards_that_cloak_of_shadows_moves_out_of_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO04", 2: "NO02", "haven": ["NO08", "NO09"]}), B=seat(at={"haven": "VE08"}))
    game.resolve("haven", withdraw="A")
    game.answers("A", "yes")
    assert game.cards("A", 2) == ["NO02", "NO08", "NO09"]
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_brings_nothing_for_blood_alone() -> None:
    game = Vendetta(A=seat(at={1: 3, 2: "NO04"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_feral_whispers_at_the_haven_works_for_each_earlier_location() -> None:
    game = Vendetta(A=seat(at={1: "NO08", 2: ["NO09", "NO05"], "haven": "NO04"}), B=seat(at={1: "VE08", 2: "VE02"}))
    game.resolve(1, withdraw="A")
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    game.resolve(2, withdraw="A")
    assert game.deployed("haven") == {"A": 6, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_does_nothing_for_its_own_withdraw_and_works_at_the_haven_for_the_next() -> None:
    game = Vendetta(A=seat(at={1: ["NO04 down", "NO08"], 2: "NO09"}), B=seat(at={1: "VE08", 2: "VE02"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO04", "NO08"]
    assert game.deployed("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}
    game.resolve(2, withdraw="A")
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_whispers_counts_foreign_cards_that_move_along() -> None:
    game = Vendetta(
        A=seat(clan="nosferatu", at={1: ["NO08", "VE02"], 2: "NO04"}), B=seat(clan="ventrue", at={1: "VE08"})
    )
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["NO08", "VE02"]
    assert game.deployed(2) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_the_blood_of_feral_whispers_comes_after_cloak_of_shadows_and_before_toll_bridge() -> None:
    game = Vendetta(
        locations=[{"card": "LO06"}],
        A=seat(at={1: "NO08", 2: ["NO02", "NO04"]}),
        B=seat(at={1: "VE08"}),
    )
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.took_place("card-moved", "blood-deployed", "blood-lost") == [
        ("card-moved", "A"),
        ("blood-deployed", "A"),
        ("blood-lost", "A"),
    ]
    assert game.cards("A", 2) == ["NO02", "NO04", "NO08"]
    assert game.deployed(2) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Backstab


def test_backstab_deploys_up_to_three_blood_and_stays() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2", "blood 3")
    no = game.refuses("A", "blood 4")
    assert (no.rule, no.facts) == ("blood.last-play", {"asked": 4, "limit": 3})
    game.answers("A", "blood 3")
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.cards("A", 1) == ["NO05"]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.power(1) == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_backstab_always_leaves_one_blood_in_the_pool() -> None:
    game = Vendetta(A=seat(blood=3, at={1: "NO05"}))
    game.moment("preparation", 1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2")
    assert game.refuses("A", "blood 3").facts == {"asked": 3, "limit": 2}
    game.answers("A", "blood 2", "no")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_backstab_with_one_blood_deploys_nothing_but_may_still_move() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "NO05"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO05"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_blood_of_backstab_stays_when_the_card_moves() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "blood 3", "yes")
    assert game.cards("A", "haven") == ["NO05"]
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "AB"
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_backstab_at_the_haven_acts_again_and_asks_for_no_move() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "blood 1", "yes")
    game.resolve("haven")
    assert game.asks("A", "blood 0", "blood 1", "blood 2", "blood 3")
    game.answers("A", "blood 2")
    assert game.cards("A", "haven") == ["NO05"]
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_backstab_moved_away_without_blood_or_another_card_leaves_no_rank() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "blood 0", "yes")
    assert game.ranks == "B"
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_backstab_moved_away_with_another_card_left_keeps_the_rank() -> None:
    game = Vendetta(A=seat(at={1: ["NO05", "NO03"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "blood 0", "yes")
    assert game.totals == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "AB"
    assert game.settled


# ---- One Step Ahead


def test_each_rival_of_one_step_ahead_pays_two_blood_for_each_card_or_leaves_it_face_down() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["VE02 down", "VE08 down", "VE04"]}), C=seat(at={2: 1}))
    game.resolve(1)
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "reveal", "leave")
    assert game.cards("B", 1) == ["VE02", "VE08 down", "VE04"]
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_one_step_ahead_revealed_in_the_same_step_is_too_late() -> None:
    game = Vendetta(A=seat(at={1: "NO06 down"}), B=seat(at={1: "VE08 down"}))
    game.resolve(1)
    assert game.cards("A", 1) == ["NO06"]
    assert game.cards("B", 1) == ["VE08"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_rivals_of_one_step_ahead_decide_in_turn_order_one_card_after_another() -> None:
    game = Vendetta(
        ambition="C",
        A=seat(at={1: "NO06"}),
        B=seat(blood=2, at={1: ["VE02 down", "VE08 down"]}),
        C=seat(at={1: "GA06 down"}),
    )
    game.resolve(1)
    assert game.waiting == "C"
    game.answers("C", "reveal")
    assert game.waiting == "B"
    game.answers("B", "reveal")
    assert game.took_place("frenzy", "drained") == [("frenzy", "B"), ("drained", "B")]
    assert game.blood == {"A": 6, "B": 3, "C": 4, "D": 6}
    game.answers("B", "reveal")
    assert game.blood == {"A": 6, "B": 1, "C": 4, "D": 6}
    assert game.settled


def test_a_rival_of_one_step_ahead_may_lose_the_last_blood_and_the_frenzy_is_credited() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(blood=1, at={1: "VE08 down"}))
    game.resolve(1, stay=False)
    game.answers("A", "stay")
    game.answers("B", "stay", "reveal")
    assert game.cards("B", 1) == ["VE08"]
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 3 + 1 + 1, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_a_card_left_face_down_at_one_step_ahead_has_no_power_and_no_effect() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["BR07 down", "BR04 down", "BR08"]}))
    game.resolve(1)
    game.answers("B", "leave", "leave")
    assert game.totals == {"A": 3, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_own_face_down_cards_beside_one_step_ahead_are_revealed_as_usual() -> None:
    game = Vendetta(A=seat(at={1: ["NO06", "NO08 down"]}), B=seat(at={1: "VE08 down"}))
    game.resolve(1)
    game.answers("B", "leave")
    assert game.cards("A", 1) == ["NO06", "NO08"]
    assert game.cards("B", 1) == ["VE08 down"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_rival_with_submission_face_up_reveals_for_free_at_one_step_ahead() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["TO06", "TO05 down"]}))
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.cards("B", 1) == ["TO06", "TO05"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_submission_does_not_pay_for_being_revealed_itself() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["TO06 down", "TO05 down"]}))
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    game.answers("B", "reveal")
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_one_step_ahead_once_with_everything_lost() -> None:
    game = Vendetta(
        A=seat(at={1: "NO06"}), B=seat(at={1: ["TR06", "TR03 down", "TR05 down"]}), C=seat(at={1: "VE08 down"})
    )
    game.resolve(1)
    game.answers("B", "reveal", "reveal")
    assert game.blood == {"A": 6, "B": 2, "C": 6, "D": 6}
    game.answers("C", "leave")
    assert game.took_place("reacted") == [("reacted", "B")]
    assert game.took_place("blood-lost")[-2:] == [("blood-lost", "A"), ("blood-lost", "C")]
    assert game.blood == {"A": 2, "B": 7, "C": 2, "D": 6}
    game.answers("B", "no")
    assert game.settled


def test_retaliation_does_not_answer_the_blood_paid_for_its_own_revelation() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: "TR06 down"}))
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_dark_pact_does_not_keep_the_blood_paid_for_its_own_revelation() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["TR04 down", "TR03 down"]}))
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    game.answers("B", "reveal")
    assert game.deployed(1) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_a_card_left_face_down_stays_unseen_and_returns_to_the_hand_unseen() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: "VE02 down"}))
    game.resolve(1)
    game.answers("B", "leave")
    assert game.seen_cards("A", "B", 1) == [None]
    assert game.log("left-down", viewer="A")[0]["card"] is None
    assert game.settled
    game.end_round()
    assert "VE02" in game.hand("B")
    assert "VE02" not in game.view("A")["players"][1]["holds"]
    assert game.asking == "AskKeep ABCD"


def test_a_teammate_left_out_by_one_step_ahead_reveals_for_free() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "NO06"}), B=seat(at={1: "GA06 down"}), C=seat(at={1: "VE08 down"}))
    game.resolve(1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    game.answers("B", "leave")
    assert game.cards("C", 1) == ["VE08"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_teammate_included_by_one_step_ahead_decides_like_a_rival() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "NO06"}), C=seat(at={1: "VE08 down"}))
    game.resolve(1)
    game.answers("A", "yes")
    game.answers("C", "reveal")
    assert game.blood == {"A": 6, "B": 6, "C": 4, "D": 6}
    assert game.settled


def test_one_step_ahead_does_not_ask_for_a_teammate_without_face_down_cards() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "NO06"}), C=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_rival_eliminated_at_one_step_ahead_decides_no_further() -> None:
    game = Vendetta(
        A=seat(at={1: "NO06"}),
        B=seat(blood=2, tokens_up=2, alliance=["AL09"], at={1: ["VE02 down", "VE08 down"]}),
        C=seat(at={1: "GA06 down"}),
    )
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.out == "B"
    assert game.waiting == "C"
    game.answers("C", "leave")
    assert game.blood == {"A": 6, "B": 0, "C": 6, "D": 6}
    assert game.influence == {"A": 3 + 1 + 1, "B": 0, "C": 4, "D": 3}
    assert game.settled


def test_the_tremere_ready_revealed_with_the_last_blood_stands_in_for_the_drain() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(blood=2, at={1: "TR08 down"}))
    game.resolve(1)
    game.answers("B", "reveal")
    assert game.asks("B", "drain", "use TR08")
    game.answers("B", "use TR08")
    assert game.cards("B", 1) == ["TR08 down"]
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.drained("B") == []
    assert game.settled


def test_one_step_ahead_withdrawn_to_the_haven_acts_there() -> None:
    game = Vendetta(A=seat(at={1: "NO06 down"}), B=seat(at={1: 1, "haven": "VE08 down"}))
    game.resolve(1, withdraw="A")
    game.resolve("haven")
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "leave")
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


# ---- Vanish


def test_vanish_withdraws_in_full_and_then_steals_one_from_each_rival_left() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("NO07", "NO08", blood=2)}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: 1}),
        D=seat(at={"haven": "GA06"}),
    )
    game.resolve(1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.took_place("blood-returned", "card-moved", "blood-stolen") == [
        ("blood-returned", "A"),
        ("card-moved", "A"),
        ("card-moved", "A"),
        ("blood-stolen", "B"),
        ("blood-stolen", "C"),
    ]
    assert game.cards("A", "haven") == ["NO07", "NO08"]
    assert game.blood == {"A": 6 + 2 + 2, "B": 5, "C": 5, "D": 6}
    assert game.ranks == "BC"
    assert game.settled


def test_vanish_may_be_declined() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO07", blood=1)}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "no")
    assert game.cards("A", 1) == ["NO07"]
    assert game.totals == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_vanish_at_the_haven_takes_the_cards_back_to_the_hand_and_still_steals() -> None:
    game = Vendetta(A=seat(at={"haven": cards_with_blood("NO07", "NO08", blood=1)}, hand=[]), B=seat(at={"haven": 1}))
    game.moment("preparation", "haven")
    game.answers("A", "yes")
    assert game.hand("A") == ["NO07", "NO08"]
    assert game.cards("A", "haven") == []
    assert game.blood == {"A": 8, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_feral_whispers_reacts_to_vanish() -> None:
    game = Vendetta(A=seat(at={1: ["NO07", "NO08"], 2: "NO04"}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.deployed(2) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_cards_that_leave_with_vanish_before_their_turn_do_nothing_here() -> None:
    game = Vendetta(A=seat(at={1: ["NO07", "NO05"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    assert game.asks("A", "first NO07", "first NO05")
    game.answers("A", "first NO07", "yes")
    assert game.cards("A", "haven") == ["NO07", "NO05"]
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_vanish_acts_again_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}, hand=[]), B=seat(at={1: "VE08", "haven": "VE02"}))
    game.resolve(1)
    game.answers("A", "yes")
    game.resolve("haven")
    game.answers("A", "yes")
    assert game.hand("A") == ["NO07"]
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.winner == "B"
    assert game.settled


def test_vanish_acts_again_at_an_unresolved_location_of_cloak_of_shadows() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO07", "NO08", blood=1), 2: "NO02"}), B=seat(at={1: 1, 2: "VE08"}))
    game.resolve(1)
    game.answers("A", "yes", "yes")
    assert game.cards("A", 2) == ["NO02", "NO07", "NO08"]
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    game.resolve(2)
    game.answers("A", "no")
    assert game.totals == {"A": 3 + 4 + 1 + 1, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_the_steal_of_vanish_does_nothing_to_a_submission_at_the_location_left() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: "TO06"}), C=seat(at={1: "VE08", "haven": "VE02"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 7, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_the_steal_of_vanish_is_not_stopped_by_a_submission_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: 1, "haven": "TO06"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_the_collar_at_the_location_left_counts_for_vanish() -> None:
    game = Vendetta(locations=[{"card": "LO02"}], A=seat(at={1: "NO07"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_vanish_against_those_still_there() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: "TR06"}), C=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 8, "B": 5, "C": 4, "D": 6}
    assert game.settled


def test_vanish_pays_no_toll() -> None:
    game = Vendetta(locations=[{"card": "LO06"}], A=seat(at={1: "NO07"}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_vanish_asks_for_a_teammate_still_there() -> None:
    for answer, stolen in (("no", 0), ("yes", 1)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "NO07"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
        game.moment("preparation", 1)
        game.answers("A", "yes", answer)
        assert game.cards("A", "haven") == ["NO07"]
        assert game.blood == {"A": 7 + stolen, "B": 5, "C": 6 - stolen, "D": 6}
        assert game.settled


def test_vanish_on_another_position_takes_all_cards_to_that_players_haven() -> None:
    game = Vendetta(A=seat(clan="nosferatu", at={1: 1}), B=seat(clan="malkavian", at={1: ["MA01", "NO07"]}, hand=[]))
    game.moment("preparation", 1)
    game.answers("B", "first NO07", "yes")
    assert game.cards("B", "haven") == ["MA01", "NO07"]
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    assert game.settled


# ---- Ready


def test_ready_counts_one_and_at_the_haven_three() -> None:
    assert Vendetta(A=seat(at={1: "NO08"})).power(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert Vendetta(A=seat(at={"haven": "NO08"})).power("haven") == {"A": 3, "B": 0, "C": 0, "D": 0}


def test_ready_counts_three_when_withdrawn_to_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "NO08 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.power("haven") == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_ready_counts_three_when_moved_to_the_haven_by_cloak_of_shadows() -> None:
    game = Vendetta(A=seat(at={1: "NO08", "haven": "NO02"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.power("haven") == {"A": 3 + 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_ready_face_down_at_the_haven_counts_nothing() -> None:
    assert Vendetta(A=seat(at={"haven": "NO08 down"})).power("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}


# ---- Hunt


def test_hunt_steals_from_each_rival_and_may_stay() -> None:
    game = Vendetta(A=seat(at={1: "NO09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "GA06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.cards("A", 1) == ["NO09"]
    assert game.settled


def test_hunt_moved_to_the_haven_acts_again_there_and_asks_for_no_move() -> None:
    game = Vendetta(A=seat(at={1: "NO09"}), B=seat(at={1: "VE08"}), C=seat(at={"haven": "GA06"}))
    game.resolve(1)
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO09"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    game.resolve("haven")
    assert game.cards("A", "haven") == ["NO09"]
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_who_moved_hunt_away_with_nothing_left_is_no_rival_of_later_aftermath_cards() -> None:
    for answer, lost in (("yes", 0), ("no", 1)):
        game = Vendetta(A=seat(at={1: "NO09"}), B=seat(at={1: "BR09"}), C=seat(at={1: "VE08"}))
        game.moment("aftermath", 1)
        game.answers("A", answer)
        assert game.blood == {"A": 8 - lost, "B": 5 + 1 + lost, "C": 4, "D": 6}
        assert game.settled


def test_who_moved_hunt_away_with_blood_left_is_still_a_rival() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("NO09", blood=1)}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled
