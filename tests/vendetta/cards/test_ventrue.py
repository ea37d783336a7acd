"""Ventrue, card by card in printed order."""

from __future__ import annotations

from gloam.vendetta.cards.ventrue import CARDS
from gloam.vendetta.planning import PlanningEnd
from gloam.vendetta.rounds import Resolution
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

TEAMS = ("tag-team",)

# ---- all nine


def test_the_kinds_and_written_powers_of_the_ventrue_cards() -> None:
    assert [(card.id, card.kind, card.power) for card in CARDS] == [
        ("VE01", "passive", 3),
        ("VE02", "conflict", 3),
        ("VE03", "conflict", 2),
        ("VE04", "conflict", 0),
        ("VE05", "passive", 3),
        ("VE06", "preparation", 2),
        ("VE07", "passive", 3),
        ("VE08", "conflict", 2),
        ("VE09", "aftermath", 0),
    ]


# ---- Master Plan


def test_master_plan_takes_one_influence_from_each_opponent_without_a_card_there() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(at={1: "BR09"}), C=seat(at={2: "GA06"}))
    game.do(PlanningEnd())
    assert game.influence == {"A": 3, "B": 3, "C": 2, "D": 2}
    assert game.settled


def test_master_plan_acts_when_planning_ends() -> None:
    idle = seat(hand=[], alliance=[])
    game = Vendetta(A=seat(at={1: "VE01"}, hand=[]), B=idle, C=idle, D=idle)
    game.planning()
    game.answers("A", "pass")
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    game.answers("A", "pass")
    assert game.influence == {"A": 3, "B": 2, "C": 2, "D": 2}
    assert game.settled


def test_master_plan_takes_no_influence_if_it_is_face_down_when_planning_ends() -> None:
    game = Vendetta(A=seat(at={1: "VE01 down"}), B=seat(at={1: "BR09"}), C=seat(at={1: 1}))
    game.do(PlanningEnd())
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    game.resolve(1)
    assert game.totals == {"A": 3 + 2, "B": 0, "C": 1, "D": 0}
    assert game.influence == {"A": 4, "B": 4, "C": 4, "D": 3}
    assert game.settled


def test_master_plan_counts_one_more_for_each_rival() -> None:
    assert Vendetta(A=seat(at={1: "VE01"}), B=seat(at={2: 1})).power(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(at={1: "BR09 down"}), C=seat(at={1: ["GA06", "GA09"]}))
    assert game.power(1) == {"A": 5, "B": 0, "C": 3, "D": 0}
    assert Vendetta(A=seat(at={1: "VE01 down"}), B=seat(at={1: 1})).power(1) == {"A": 0, "B": 1, "C": 0, "D": 0}


def test_an_opponent_with_blood_only_loses_influence_to_master_plan_and_is_its_rival() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(at={1: 1}), C=seat(at={1: "GA06"}), D=seat(at={1: "BR09"}))
    game.do(PlanningEnd())
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 3}
    assert game.power(1) == {"A": 3 + 3, "B": 1, "C": 3, "D": 0}
    assert game.settled


def test_master_plan_takes_no_influence_below_zero() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(influence=0), C=seat(influence=1))
    game.do(PlanningEnd())
    assert game.influence == {"A": 3, "B": 0, "C": 0, "D": 2}
    assert game.settled


def test_master_plan_withdrawn_to_the_haven_counts_the_rivals_there() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(at={1: "BR09", "haven": 1}), C=seat(at={"haven": "GA06"}))
    game.resolve(1, withdraw="A")
    assert game.power("haven") == {"A": 5, "B": 1, "C": 3, "D": 0}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_a_face_down_card_saves_an_opponent_from_master_plan() -> None:
    game = Vendetta(A=seat(at={1: "VE01"}), B=seat(at={1: "BR09 down"}), C=seat(at={1: "GA06 down"}))
    game.do(PlanningEnd())
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 2}
    assert game.settled


def test_master_plan_comes_before_relics_used_as_resolution_starts() -> None:
    game = Vendetta(variants=("relics",), A=seat(at={1: "VE01"}), B=seat(relic="RE02"), C=seat(at={1: "GA06"}))
    game.do(PlanningEnd(), Resolution())
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 2}
    assert game.waiting == "B"
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}


def test_master_plan_may_spare_the_teammate_the_loss_and_counts_them_all_the_same() -> None:
    for answer, left in (("no", 3), ("yes", 2)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "VE01"}), B=seat(at={1: "BR09"}), C=seat(at={1: 1}))
        game.do(PlanningEnd())
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.influence == {"A": 3, "B": 3, "C": left, "D": 2}
        assert game.power(1) == {"A": 5, "B": 0, "C": 1, "D": 0}
        assert game.settled


def test_master_plan_does_not_ask_for_a_teammate_with_a_card_there_or_without_influence() -> None:
    for mate in (seat(at={1: "GA06"}), seat(influence=0)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "VE01"}), C=mate)
        game.do(PlanningEnd())
        assert game.influence["C"] == mate.get("influence", 3)
        assert game.influence["B"] == 2
        assert game.settled


# ---- Diplomacy


def test_diplomacy_sets_every_card_with_the_highest_written_power_to_zero() -> None:
    game = Vendetta(
        A=seat(at={1: ["VE02", "VE05"]}),
        B=seat(at={1: ["BR03", "BR08"]}),
        C=seat(at={1: cards_with_blood("NO07", blood=2)}),
    )
    assert game.power(1) == {"A": 6, "B": 0 + 1, "C": 0 + 2, "D": 0}


def test_diplomacy_never_touches_its_own_position() -> None:
    game = Vendetta(A=seat(clan="ventrue", at={1: ["VE02", "BR01"]}), B=seat(clan="brujah", at={1: "BR08"}))
    assert game.power(1) == {"A": 9, "B": 0, "C": 0, "D": 0}


def test_diplomacy_comes_before_wolf_companion_whatever_the_turn_order() -> None:
    for first in "ABC":
        game = Vendetta(
            ambition=first, A=seat(at={1: "GA02"}), B=seat(at={1: ["BR01", "BR03"]}), C=seat(at={1: "VE02"})
        )
        game.conflict(1)
        assert game.totals == {"A": 2, "B": 0 + 2, "C": 1, "D": 0}
        assert game.settled


def test_bonuses_are_still_added_to_a_card_set_to_zero_by_diplomacy() -> None:
    game = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={"haven": 1, 1: ["MA04", "MA09"]}), C=seat(at={1: "BR02"}))
    assert game.power(1) == {"A": 3, "B": 0, "C": 2, "D": 0}
    lone = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={1: "MA04"}))
    assert lone.power(1) == {"A": 3, "B": 0 + 2, "C": 0, "D": 0}
    ready = Vendetta(A=seat(at={"haven": "VE02"}), B=seat(at={"haven": "NO08"}))
    assert ready.power("haven") == {"A": 3, "B": 0 + 2, "C": 0, "D": 0}


def test_diplomacy_reads_written_numbers() -> None:
    game = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={1: cards_with_blood("BR01", "BR03", blood=1)}))
    assert game.power(1) == {"A": 3, "B": 0 + 4 + 1, "C": 0, "D": 0}
    posse = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR02", "BR08", "BR09"]}))
    assert posse.power(1) == {"A": 3, "B": 6 + 0, "C": 0, "D": 0}


def test_diplomacy_ignores_face_down_cards() -> None:
    game = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR01 down", "BR04", "BR05"]}))
    assert game.power(1) == {"A": 3, "B": 0 + 0 + 3, "C": 0, "D": 0}


def test_diplomacy_face_down_changes_nothing() -> None:
    game = Vendetta(A=seat(at={1: "VE02 down"}), B=seat(at={1: "BR01"}))
    assert game.power(1) == {"A": 0, "B": 6, "C": 0, "D": 0}


def test_diplomacy_changes_nothing_where_the_highest_written_power_is_zero() -> None:
    game = Vendetta(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR02", "BR09"]}), C=seat(at={1: 2}))
    assert game.power(1) == {"A": 3, "B": 4, "C": 2, "D": 0}


def test_majesty_still_reads_the_written_number_of_a_card_set_to_zero_by_diplomacy() -> None:
    game = Vendetta(A=seat(at={1: ["VE02", "VE04"]}), B=seat(at={1: "BR01"}))
    assert game.power(1) == {"A": 3 + 6, "B": 0, "C": 0, "D": 0}


def test_diplomacy_leaves_the_card_of_a_spared_teammate_alone() -> None:
    for answer, mate, other in (("no", 6, 0), ("yes", 0, 3)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "VE02"}), B=seat(at={1: "GA06"}), C=seat(at={1: "BR01"}))
        game.conflict(1)
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.totals == {"A": 3, "B": other, "C": mate, "D": 0}
        assert game.settled


def test_diplomacy_does_not_ask_for_a_teammate_whose_cards_it_would_not_touch() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE02"}), B=seat(at={1: "GA06"}), C=seat(at={1: "BR08"}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 0, "C": 1, "D": 0}
    assert game.settled


# ---- Curfew


def test_each_rival_of_curfew_gives_three_blood_or_skips_two_steps() -> None:
    game = Vendetta(
        A=seat(at={1: "VE03"}), B=seat(at={1: ["BR07", "BR09"]}), C=seat(at={1: ["GA08", "GA09"]}), D=seat(at={2: 1})
    )
    game.resolve(1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 1")
    assert game.asks("C", "choose 1", "choose 2")
    game.answers("C", "choose 2")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 2, "D": 0}
    assert game.totals == {"A": 2, "B": 3, "C": 2, "D": 0}
    assert game.blood == {"A": 6 + 3 - 1, "B": 6 - 1, "C": 6 - 3 + 2, "D": 6}
    assert game.settled


def test_curfew_works_although_it_was_face_down_until_revelation() -> None:
    game = Vendetta(A=seat(at={1: "VE03 down"}), B=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_rivals_of_curfew_choose_openly_in_turn_order() -> None:
    game = Vendetta(ambition="C", A=seat(at={1: "VE03"}), B=seat(at={1: 1}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    assert game.waiting == "C"
    game.answers("C", "choose 1")
    assert game.log("chose", viewer="B")[-1]["choice"] == 1
    assert game.waiting == "B"
    game.answers("B", "choose 2")
    assert game.blood == {"A": 9, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_power_conflict_cards_and_passive_cards_of_a_skipping_player_are_unaffected() -> None:
    game = Vendetta(A=seat(at={1: ["VE03", "VE09"]}), B=seat(at={1: ["TO05", "TO06", "TO08", "TO09"]}))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.alliance("B") == ["VI"]
    assert game.totals == {"A": 2, "B": 6 + 3, "C": 0, "D": 0}
    game.answers("B", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_foreign_cards_on_the_position_of_a_skipping_player_are_skipped_too() -> None:
    game = Vendetta(
        A=seat(at={1: "VE03"}), B=seat(clan="malkavian", at={1: ["MA08", "BR09"]}), C=seat(clan="brujah", at={1: 1})
    )
    game.resolve(1)
    game.answers("B", "choose 1")
    game.answers("C", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_skipping_may_be_chosen_without_a_card_to_skip() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: 1}))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_rival_of_curfew_with_three_blood_or_less_may_choose_the_steal() -> None:
    for blood in (1, 3):
        game = Vendetta(A=seat(at={1: "VE03"}), B=seat(blood=blood, at={1: "BR09"}))
        game.moment("after-revelation", 1)
        game.answers("B", "choose 2")
        assert game.blood == {"A": 6 + blood, "B": 3, "C": 6, "D": 6}
        assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
        assert game.settled


def test_skipping_ends_with_the_location() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: "BR09", 2: "BR07"}), C=seat(at={2: 1}))
    game.resolve(1)
    game.answers("B", "choose 1")
    game.resolve(2)
    assert game.blood == {"A": 6, "B": 7, "C": 5, "D": 6}
    assert game.settled


def test_cards_that_reach_a_skipping_player_later_are_skipped_too() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: "MA06"}, deck=["MA05"]))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.cards("B", 1) == ["MA06", "MA05"]
    assert game.totals == {"A": 2, "B": 4, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_skipping_player_is_still_a_rival_and_can_be_hit() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA09"}))
    game.resolve(1)
    game.answers("B", "choose 1")
    game.answers("C", "choose 2")
    assert game.blood == {"A": 6 + 3 - 1, "B": 5, "C": 6 - 3 + 2, "D": 6}
    assert game.settled


def test_a_curfew_turned_face_down_before_its_turn_does_nothing() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE03"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 1")
    assert game.cards("B", 1) == ["VE03 down"]
    assert game.blood == {"A": 4, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_a_curfew_turned_face_down_later_leaves_the_choices_standing() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: "MA02"}), C=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("B", "choose 1")
    game.answers("C", "choose 1")
    game.answers("A", "bid 0")
    game.answers("B", "bid 1")
    game.answers("C", "bid 1")
    assert game.cards("A", 1) == ["VE03 down"]
    assert game.blood == {"A": 6, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_at_hushed_elysium_skipping_concerns_the_aftermath() -> None:
    game = Vendetta(locations=[{"card": "LO05"}], A=seat(at={1: "VE03"}), B=seat(at={1: ["BR07", "BR09"]}))
    game.resolve(1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_rival_with_submission_may_choose_the_steal_of_curfew_and_lose_nothing() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: ["TO06 down", "TO09"]}))
    game.resolve(1)
    game.answers("B", "choose 2")
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_curfew_after_all_rivals_have_chosen() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: "TR06"}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    game.answers("B", "choose 2")
    assert game.blood == {"A": 9, "B": 3, "C": 6, "D": 6}
    game.answers("C", "choose 1")
    assert game.blood == {"A": 6, "B": 3, "C": 3, "D": 6}
    assert game.settled


def test_a_teammate_left_out_of_curfew_neither_pays_nor_skips() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE03"}), B=seat(at={1: 1}), C=seat(at={1: ["TO08", "TO05"]}))
    game.resolve(1)
    game.answers("A", "no")
    game.answers("B", "choose 1")
    assert game.alliance("C")[:2] == ["VI", "VI"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_teammate_included_in_curfew_chooses() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE03"}), C=seat(at={1: "TO05"}))
    game.resolve(1)
    game.answers("A", "yes")
    game.answers("C", "choose 2")
    assert game.blood == {"A": 9, "B": 6, "C": 3, "D": 6}
    assert game.settled


# ---- Majesty


def test_majesty_counts_the_highest_written_power_of_all_face_up_cards_there() -> None:
    game = Vendetta(A=seat(at={1: ["VE04", "VE08"]}), B=seat(at={1: ["BR04", "BR01 down"], 2: "BR07"}))
    assert game.power(1) == {"A": 4 + 2, "B": 4, "C": 0, "D": 0}
    own = Vendetta(A=seat(at={1: ["VE04", "VE07"]}), B=seat(at={1: "BR08"}))
    assert own.power(1) == {"A": 3 + 3, "B": 1, "C": 0, "D": 0}


def test_majesty_reads_written_numbers_whatever_wolf_companion_and_penalties_make_of_them() -> None:
    game = Vendetta(A=seat(at={1: "VE04"}), B=seat(at={1: cards_with_blood("BR01", blood=1)}), C=seat(at={1: "GA02"}))
    assert game.power(1) == {"A": 6, "B": 3 - 2 + 1, "C": 2, "D": 0}


def test_majesty_reads_no_bonus() -> None:
    game = Vendetta(A=seat(at={1: "VE04"}), B=seat(at={1: ["BR02", "BR08", "BR09"]}))
    assert game.power(1) == {"A": 1, "B": 7, "C": 0, "D": 0}


def test_majesty_with_no_other_card_counts_zero() -> None:
    game = Vendetta(A=seat(at={1: "VE04"}), B=seat(at={1: 3}))
    assert game.power(1) == {"A": 0, "B": 3, "C": 0, "D": 0}


def test_diplomacy_against_majesty_compares_its_written_zero() -> None:
    game = Vendetta(A=seat(clan="ventrue", at={1: "VE02"}), B=seat(clan="malkavian", at={1: ["MA01", "VE04", "MA09"]}))
    assert game.power(1) == {"A": 3, "B": 0 + 3 + 0, "C": 0, "D": 0}
    zeroes = Vendetta(A=seat(clan="ventrue", at={1: "VE02"}), B=seat(clan="malkavian", at={1: ["MA09", "VE04"]}))
    assert zeroes.power(1) == {"A": 3, "B": 0 + 3, "C": 0, "D": 0}


# ---- Mass Manipulation


def test_mass_manipulation_steals_two_from_each_rival_who_stays() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA06"}), D=seat(at={2: "MA08"}))
    game.resolve(1, withdraw="C")
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_mass_manipulation_face_down_as_the_withdraw_step_starts_steals_nothing() -> None:
    game = Vendetta(A=seat(at={1: "VE05 down"}), B=seat(at={1: "BR08"}))
    game.resolve(1)
    assert game.cards("A", 1) == ["VE05"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_picks_at_mass_manipulation_are_secret_and_the_steals_come_in_turn_order_before_revelation() -> None:
    game = Vendetta(ambition="C", A=seat(at={1: "VE05"}), B=seat(at={1: "BR08 down"}), C=seat(at={1: "GA06 down"}))
    game.resolve(1, stay=False)
    game.answers("B", "stay")
    assert game.view("A")["players"][1]["pick"] is None
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.answers("C", "stay")
    game.answers("A", "stay")
    assert game.took_place("blood-stolen", "revealed") == [
        ("blood-stolen", "C"),
        ("blood-stolen", "B"),
        ("revealed", "C"),
        ("revealed", "B"),
    ]
    assert game.blood == {"A": 10, "B": 4, "C": 4, "D": 6}
    assert game.settled


def test_mass_manipulation_steals_nothing_if_its_player_withdraws() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_mass_manipulation_withdrawn_to_the_haven_steals_there() -> None:
    game = Vendetta(A=seat(at={1: "VE05 down"}), B=seat(at={1: "BR08", "haven": 1}))
    game.resolve(1, withdraw="A")
    game.resolve("haven")
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_staying_at_mass_manipulation_with_one_or_two_blood_means_frenzy() -> None:
    for blood in (1, 2):
        game = Vendetta(A=seat(at={1: "VE05"}), B=seat(blood=blood, at={1: "BR03"}))
        game.resolve(1)
        assert game.blood == {"A": 6 + blood, "B": 3, "C": 6, "D": 6}
        assert game.ranks == "BA"
        assert game.influence == {"A": 3 + 1 + 1, "B": 4, "C": 3, "D": 3}
        assert game.settled


def test_a_rival_with_submission_face_up_stays_at_mass_manipulation_for_free() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: "TO06"}))
    game.resolve(1)
    assert game.ranks == "AB"
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_user_of_mass_manipulation_says_after_the_picks_whether_a_staying_teammate_is_hit() -> None:
    for answer, stolen in (("no", 0), ("yes", 2)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA06"}))
        game.resolve(1)
        assert len(game.log("pick-shown")) == 3
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == {"A": 8 + stolen, "B": 4, "C": 6 - stolen, "D": 6}
        assert game.settled


def test_the_user_of_mass_manipulation_is_not_asked_for_a_teammate_who_withdrew() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA06"}))
    game.resolve(1, withdraw="C")
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_who_withdraws_by_cloak_of_shadows_has_withdrawn_from_mass_manipulation() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: cards_with_blood("NO08", blood=1), 2: "NO02"}))
    game.resolve(1, withdraw="B")
    game.answers("B", "yes")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_mass_manipulation_hits_rivals_with_blood_only() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_all_steals_of_mass_manipulation_come_before_retaliation_and_that_before_revelation() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(at={1: "TR06"}), C=seat(at={1: "TO07"}), D=seat(at={1: "BR08 down"}))
    game.resolve(1)
    assert game.took_place("blood-stolen", "reacted", "blood-lost", "revealed") == [
        ("blood-stolen", "B"),
        ("blood-stolen", "C"),
        ("blood-stolen", "D"),
        ("reacted", "B"),
        ("blood-lost", "A"),
        ("blood-lost", "C"),
        ("blood-lost", "D"),
    ]
    assert game.blood == {"A": 6 + 6 - 2, "B": 4, "C": 2, "D": 2}
    assert game.asks("C", "blood 0", "blood 1")
    game.answers("C", "blood 0")
    assert game.settled


def test_the_tremere_ready_used_against_mass_manipulation_stays_face_down_through_revelation() -> None:
    game = Vendetta(A=seat(at={1: "VE05"}), B=seat(blood=2, at={1: ["TR08", "TR03 down"]}))
    game.resolve(1)
    as_it_stands = game.table.position()
    game.table.clone().answer(1, "use TR08")
    assert game.table.position() == as_it_stands
    game.answers("B", "use TR08")
    assert game.cards("B", 1) == ["TR08 down", "TR03"]
    assert game.totals == {"A": 3, "B": 3, "C": 0, "D": 0}
    assert game.blood == {"A": 8, "B": 7, "C": 6, "D": 6}
    assert game.settled


# ---- Tyrant's Gaze


def test_each_rival_of_tyrants_gaze_gives_half_the_deployed_blood_rounded_up() -> None:
    for blood, given in ((1, 1), (2, 1), (3, 2), (4, 2)):
        game = Vendetta(A=seat(at={1: "VE06"}), B=seat(at={1: cards_with_blood("BR08", blood=blood)}))
        game.moment("preparation", 1)
        assert game.asks("B", "choose 1", "choose 2")
        game.answers("B", "choose 1")
        assert game.deployed(1) == {"A": given, "B": blood - given, "C": 0, "D": 0}
        assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
        assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
        assert game.settled


def test_a_rival_of_tyrants_gaze_may_lose_one_influence_instead() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(at={1: cards_with_blood("BR08", blood=3)}))
    game.moment("preparation", 1)
    game.answers("B", "choose 2")
    assert game.deployed(1) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 3}
    assert game.settled


def test_rivals_of_tyrants_gaze_choose_openly_in_turn_order() -> None:
    game = Vendetta(ambition="C", A=seat(at={1: "VE06"}), B=seat(at={1: 2}), C=seat(at={1: 4}))
    game.moment("preparation", 1)
    assert game.waiting == "C"
    game.answers("C", "choose 1")
    assert game.log("chose", viewer="B")[-1]["choice"] == 1
    assert game.deployed(1) == {"A": 2, "B": 2, "C": 2, "D": 0}
    assert game.waiting == "B"
    game.answers("B", "choose 2")
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 3}
    assert game.settled


def test_a_rival_without_deployed_blood_must_lose_influence_to_tyrants_gaze() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(at={1: "BR08", 2: 3}))
    game.moment("preparation", 1)
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 3}
    assert game.deployed(2) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_a_rival_without_influence_must_give_blood_to_tyrants_gaze() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(influence=0, at={1: cards_with_blood("BR08", blood=3)}))
    game.moment("preparation", 1)
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_nothing_happens_to_a_rival_of_tyrants_gaze_with_neither_blood_nor_influence() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(influence=0, at={1: "BR08"}))
    game.moment("preparation", 1)
    assert game.influence == {"A": 3, "B": 0, "C": 3, "D": 3}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_a_rival_with_one_blood_only_who_gives_it_is_no_longer_there() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(at={1: 1}))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.ranks == "A"
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_tyrants_gaze_asks_whether_a_teammate_must_choose() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE06"}), B=seat(at={1: "BR08"}), C=seat(at={1: 2}))
    game.moment("preparation", 1)
    game.answers("A", "no")
    assert game.influence == {"A": 3, "B": 2, "C": 3, "D": 3}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 2, "D": 0}
    assert game.settled


def test_tyrants_gaze_does_not_ask_for_a_teammate_with_nothing_to_give() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE06"}), B=seat(at={1: "BR08"}), C=seat(influence=0, at={1: "GA06"}))
    game.moment("preparation", 1)
    assert game.influence == {"A": 3, "B": 2, "C": 0, "D": 3}
    assert game.settled


# ---- Forestall


def test_forestall_gains_the_written_power_of_the_card_it_picks() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: ["BR02", "BR04"]}), C=seat(at={1: "GA06"}))
    game.moment("after-revelation", 1)
    assert game.asks("A", "pick BR02", "pick BR04", "pick GA06")
    game.answers("A", "pick BR04")
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_lose_and_steal_of_the_card_picked_by_forestall_do_nothing() -> None:
    game = Vendetta(round=3, A=seat(at={1: "VE07"}), B=seat(at={1: ["BR04", "BR09"]}), C=seat(at={1: 1}))
    game.resolve(1)
    game.answers("A", "pick BR04")
    game.answers("B", "first BR04")
    assert game.blood == {"A": 6 + 4 - 1, "B": 8, "C": 6 - 3 - 1, "D": 6}
    assert game.settled


def test_forestall_works_although_it_was_face_down_until_revelation() -> None:
    game = Vendetta(A=seat(at={1: "VE07 down"}), B=seat(at={1: "BR09 down"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.took_place("card-picked") == [("card-picked", "A")]
    assert game.settled


def test_forestall_must_pick_even_the_only_card_there() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "BR01"}))
    game.moment("after-revelation", 1)
    assert game.blood == {"A": 12, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_forestall_does_nothing_without_a_face_up_card_of_a_rival() -> None:
    game = Vendetta(
        A=seat(at={1: ["VE07", "VE08"]}), B=seat(at={1: cards_with_blood("BR01 down", blood=2)}), C=seat(at={1: 2})
    )
    game.moment("after-revelation", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.log("card-picked") == []
    assert game.settled


def test_own_cards_blood_and_face_down_cards_cannot_be_picked_by_forestall() -> None:
    game = Vendetta(A=seat(at={1: ["VE07", "VE08"]}), B=seat(at={1: ["BR01 down", "BR04", "BR07"]}), C=seat(at={1: 2}))
    game.moment("after-revelation", 1)
    assert game.asks("A", "pick BR04", "pick BR07")
    game.answers("A", "pick BR07")
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_immunity_of_forestall_lasts_when_the_card_moves_to_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "VE07", "haven": "VE08"}), B=seat(at={1: "NO09"}))
    game.resolve(1)
    game.answers("B", "yes")
    assert game.cards("B", "haven") == ["NO09"]
    game.resolve("haven")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_immunity_of_forestall_ends_with_the_round() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "BR09"}))
    game.moment("after-revelation", 1)
    assert game.table.immunities
    game.end_round()
    assert game.table.immunities == []
    assert game.asking == "AskKeep ABCD"


def test_the_immunity_of_forestall_is_against_one_card_only() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: ["BR07", "BR09"]}))
    game.resolve(1)
    game.answers("A", "pick BR07")
    assert game.blood == {"A": 6 + 3 - 1, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_the_immunity_of_forestall_is_its_players_alone() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "BR07"}), C=seat(at={1: 1}))
    game.resolve(1)
    assert game.blood == {"A": 9, "B": 7, "C": 5, "D": 6}
    assert game.settled


def test_forestall_does_not_touch_the_power_of_the_card_it_picks() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "BR01"}))
    game.resolve(1)
    assert game.totals == {"A": 3, "B": 6, "C": 0, "D": 0}
    assert game.settled


def test_forestall_does_not_stop_effects_on_deployed_blood() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("VE07", blood=4)}), B=seat(at={1: "GA04"}))
    game.resolve(1)
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 8, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_forestall_does_not_stop_effects_on_influence() -> None:
    game = Vendetta(A=seat(clan="malkavian", at={1: ["MA08", "VE07"]}), B=seat(at={1: "VE06"}))
    game.resolve(1)
    assert game.took_place("card-picked") == [("card-picked", "A")]
    assert game.took_place("influence-lost") == [("influence-lost", "A")]
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_immunity_of_forestall_holds_when_forestall_is_turned_face_down() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "MA02"}), C=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("A", "pick BR09", "bid 0")
    game.answers("B", "bid 1")
    game.answers("C", "bid 1")
    assert game.cards("A", 1) == ["VE07 down"]
    assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_picked_before_auction_of_blood_acts_forestall_keeps_the_bid() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "MA02"}))
    game.moment("after-revelation", 1)
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    game.answers("A", "bid 7")
    game.answers("B", "bid 1")
    assert game.cards("B", 1) == ["MA02 down"]
    assert game.blood == {"A": 8, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_picked_after_auction_of_blood_acted_the_bid_is_gone() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "VE07"}), B=seat(at={1: ["MA02", "MA08"]}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 3")
    game.answers("B", "bid 1")
    game.answers("B", "turn MA08")
    assert game.cards("B", 1) == ["MA02", "MA08 down"]
    assert game.blood == {"A": 6 - 3 + 2, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_forestall_may_pick_a_card_just_played_by_malkavs_bane() -> None:
    game = Vendetta(A=seat(at={1: "MA06"}, deck=["MA04"]), B=seat(at={1: "VE07"}))
    game.moment("after-revelation", 1)
    assert game.asks("B", "pick MA06", "pick MA04")
    game.answers("B", "pick MA04")
    assert game.blood == {"A": 6, "B": 9, "C": 6, "D": 6}
    assert game.settled


def test_forestall_stops_a_retaliation_it_picked() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "TR06"}), C=seat(at={1: "BR07"}))
    game.resolve(1)
    game.answers("A", "pick TR06")
    assert game.blood == {"A": 6 + 2 - 1, "B": 5, "C": 6 + 2 - 1, "D": 6}
    assert game.settled


def test_forestall_stops_the_steal_of_a_vanish_it_picked() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "NO07"}))
    game.resolve(1)
    game.answers("B", "yes")
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_forestall_withdrawn_to_the_haven_picks_there_too() -> None:
    game = Vendetta(A=seat(at={1: "VE07"}), B=seat(at={1: "BR04", "haven": "BR07"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.resolve("haven")
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_forestall_stops_a_challenge_it_picked_for_the_rest_of_the_round() -> None:
    game = Vendetta(
        A=seat(clan="malkavian", at={1: ["MA08", "VE07"], 2: "MA03"}, hand=["MA09"]),
        B=seat(at={1: "BR03"}),
        C=seat(clan="ventrue"),
    )
    game.resolve(1)
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    game.resolve(2)
    assert game.cards("A", 2) == ["MA03", "MA09"]
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Ready


def test_ready_counts_two_and_does_nothing_else() -> None:
    game = Vendetta(A=seat(at={1: "VE08"}), B=seat(at={1: "BR08"}))
    game.resolve(1)
    assert game.totals == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.log("card-acts", "card-counts") == []
    assert game.settled


# ---- Hunt


def test_the_winner_against_hunt_is_stolen_two_blood() -> None:
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(at={1: "BR08"}), C=seat(at={1: 2}))
    game.resolve(1)
    assert game.winner == "C"
    assert game.asks("C", "choose 1", "choose 2")
    game.answers("C", "choose 1")
    assert game.blood == {"A": 8, "B": 6, "C": 4, "D": 6}
    assert game.influence == {"A": 4, "B": 4, "C": 4, "D": 3}
    assert game.settled


def test_the_winner_against_hunt_may_hand_over_one_influence() -> None:
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(at={1: "BR08"}), C=seat(at={1: 2}))
    game.resolve(1)
    game.answers("C", "choose 2")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 4 + 1, "B": 4, "C": 4 - 1, "D": 3}
    assert game.settled


def test_a_winner_with_two_blood_or_less_may_choose_the_steal_of_hunt() -> None:
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(blood=1, at={1: "BR08"}))
    game.resolve(1)
    game.answers("B", "choose 1")
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4 + 1, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_hunt_does_nothing_when_its_own_player_won() -> None:
    game = Vendetta(A=seat(at={1: ["VE09", "VE08"]}), B=seat(at={1: "BR08"}))
    game.resolve(1)
    assert game.winner == "A"
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_hunt_does_nothing_when_nobody_won() -> None:
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(at={1: "BR08"}))
    game.moment("aftermath", 1)
    assert game.winner == ""
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_winner_without_influence_must_accept_the_steal_of_hunt() -> None:
    game = Vendetta(
        position={"winner": "B"}, A=seat(at={1: "VE09"}), B=seat(influence=0, at={1: "BR08"}), C=seat(at={1: 1})
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 0, "C": 3, "D": 3}
    assert game.settled


def test_hunt_finds_a_winner_who_has_left_the_location() -> None:
    for name, left in (("NO01", "haven"), ("GA07", 2)):
        lying = "NO01" if name == "NO01" else cards_with_blood("GA07", blood=1)
        game = Vendetta(A=seat(at={1: lying}), B=seat(at={1: "VE09"}))
        game.resolve(1)
        if name == "GA07":
            game.answers("A", "to 2")
        assert game.table.present(0, game.place(left))
        game.answers("A", "choose 1")
        assert game.blood == {"A": 4, "B": 8, "C": 6, "D": 6}
        assert game.settled


def test_hunt_does_nothing_to_a_winner_who_has_been_eliminated() -> None:
    game = Vendetta(
        A=seat(at={1: "BR05"}), B=seat(at={1: "VE09"}), C=seat(blood=1, tokens_up=2, alliance=["AL09"], at={1: 5})
    )
    game.resolve(1)
    assert game.winner == "C"
    assert game.out == "C"
    assert game.blood == {"A": 6, "B": 4, "C": 0, "D": 6}
    assert game.settled


def test_a_winner_with_submission_here_may_choose_the_steal_of_hunt_and_lose_nothing() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}), B=seat(at={1: "VE09"}))
    game.resolve(1)
    game.answers("A", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_the_user_of_hunt_may_leave_a_winning_teammate_alone() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE09"}), B=seat(at={1: 1}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    assert game.winner == "C"
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 4, "C": 4, "D": 3}
    assert game.settled


def test_hunt_names_the_winner_teammate_or_not() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE09"}), B=seat(at={1: 1}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    game.answers("A", "yes")
    game.answers("C", "choose 2")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 5, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_hunt_does_not_ask_for_a_teammate_who_did_not_win() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "VE09"}), B=seat(at={1: 4}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    assert game.waiting == "B"
    game.answers("B", "choose 1")
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled
