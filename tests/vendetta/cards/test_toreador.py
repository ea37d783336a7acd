"""Toreador, card by card in printed order."""

from __future__ import annotations

from gloam.vendetta.cards.toreador import CARDS
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

TEAMS = ("tag-team",)
VICTIMS = ["VI"] * 9

# ---- all nine


def test_the_kinds_and_written_powers_of_the_toreador_cards() -> None:
    assert [(card.id, card.kind, card.power) for card in CARDS] == [
        ("TO01", "aftermath", 2),
        ("TO02", "conflict", 0),
        ("TO03", "preparation", 2),
        ("TO04", "aftermath", 3),
        ("TO05", "conflict", 0),
        ("TO06", "passive", 3),
        ("TO07", "passive", 3),
        ("TO08", "preparation", 0),
        ("TO09", "aftermath", 0),
    ]


# ---- Awe


def test_awe_steals_one_for_each_full_two_cards_of_the_alliance() -> None:
    for size, stolen in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        game = Vendetta(
            A=seat(at={1: "TO01"}, alliance=VICTIMS[:size]),
            B=seat(at={1: "VE08"}),
            C=seat(at={1: 1}),
            D=seat(at={2: 1}),
        )
        game.moment("aftermath", 1)
        assert game.blood == {"A": 6 + 2 * stolen, "B": 6 - stolen, "C": 6 - stolen, "D": 6}
        assert game.settled


def test_awe_does_not_count_drained_cards() -> None:
    game = Vendetta(
        A=seat(at={1: "TO01"}, alliance=["VI", "AL23"], drained=["VI", "VI", "AL22"]), B=seat(at={1: "VE08"})
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_awe_counts_the_ally_just_won_here() -> None:
    game = Vendetta(
        locations=[{"ally": "AL23"}],
        A=seat(at={1: "TO01"}, alliance=["VI"] * 3),
        B=seat(at={1: 1}),
    )
    game.resolve(1)
    assert game.alliance("A") == ["VI", "VI", "VI", "AL23"]
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_awe_counts_the_victim_just_won_here() -> None:
    game = Vendetta(A=seat(at={1: "TO01"}, alliance=["VI"]), B=seat(at={1: 3}))
    game.resolve(1)
    assert game.ranks == "BA"
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_the_number_of_awe_is_fixed_when_it_starts() -> None:
    game = Vendetta(
        A=seat(at={1: "TO01"}, alliance=["VI"] * 4),
        B=seat(blood=1, at={1: "VE08"}, alliance=["VI"] * 2),
        C=seat(blood=2, at={1: "GA06"}, alliance=[]),
        D=seat(at={1: "MA08"}),
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6 + 1 + 2 + 2, "B": 3, "C": 1, "D": 4}
    assert game.influence == {"A": 5, "B": 3, "C": 2, "D": 3}
    assert game.settled


def test_awe_counts_the_alliance_of_the_player_on_whose_position_it_lies() -> None:
    game = Vendetta(
        A=seat(clan="toreador", alliance=["VI"] * 6, at={1: 1}),
        B=seat(clan="malkavian", alliance=["VI"] * 2, at={1: ["MA08", "TO01"]}),
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 5, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_awe_does_not_ask_for_the_teammate_where_nothing_would_be_stolen() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "TO01"}, alliance=["VI"]), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Entourage


def test_entourage_counts_one_for_each_card_of_the_alliance_and_seven_at_most() -> None:
    for size, power in ((0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (9, 7)):
        game = Vendetta(A=seat(at={1: "TO02"}, alliance=VICTIMS[:size]), B=seat(at={1: "VE08"}))
        assert game.power(1) == {"A": power, "B": 2, "C": 0, "D": 0}


def test_entourage_does_not_count_drained_cards() -> None:
    game = Vendetta(A=seat(at={1: "TO02"}, alliance=["VI", "AL23"], drained=["VI", "AL22"]))
    assert game.power(1) == {"A": 2, "B": 0, "C": 0, "D": 0}


def test_entourage_does_not_count_the_reward_of_its_own_conflict() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "TO02"}, alliance=["VI"] * 2), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.totals == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.alliance("A") == ["VI", "VI", "AL23"]
    assert game.settled


def test_entourage_is_halved_only_in_its_written_number() -> None:
    game = Vendetta(A=seat(at={1: "TO02"}, alliance=["VI"] * 5), B=seat(at={1: "GA02"}))
    assert game.power(1) == {"A": 5, "B": 2, "C": 0, "D": 0}


# ---- Charisma


def test_charisma_sends_deployed_blood_of_each_rival_to_the_bank() -> None:
    for size, removed in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2)):
        game = Vendetta(
            A=seat(at={1: cards_with_blood("TO03", blood=3)}, alliance=VICTIMS[:size]),
            B=seat(at={1: cards_with_blood("VE08", blood=3)}),
            C=seat(at={1: 2, 2: 2}),
        )
        game.moment("preparation", 1)
        assert game.deployed(1) == {"A": 3, "B": 3 - removed, "C": 2 - removed, "D": 0}
        assert game.deployed(2) == {"A": 0, "B": 0, "C": 2, "D": 0}
        assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
        assert game.settled


def test_submission_does_not_stop_charisma() -> None:
    game = Vendetta(
        A=seat(clan="malkavian", at={1: ["MA08", "TO03"]}, alliance=["VI"] * 2),
        B=seat(at={1: cards_with_blood("TO06", blood=2)}),
    )
    game.moment("preparation", 1)
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_forestall_does_not_stop_charisma() -> None:
    game = Vendetta(A=seat(at={1: "TO03"}, alliance=["VI"] * 2), B=seat(at={1: cards_with_blood("VE07", blood=2)}))
    game.resolve(1)
    assert game.took_place("card-picked") == [("card-picked", "B")]
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_charisma_sets_off_no_retaliation_and_no_frenzy() -> None:
    game = Vendetta(
        A=seat(at={1: "TO03"}, alliance=["VI"] * 4), B=seat(blood=1, at={1: cards_with_blood("TR06", blood=2)})
    )
    game.moment("preparation", 1)
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.log("frenzy", "reacted", "blood-lost", "blood-stolen") == []
    assert game.settled


def test_a_rival_with_too_little_blood_returns_all_of_it_to_charisma() -> None:
    game = Vendetta(
        A=seat(at={1: "TO03"}, alliance=["VI"] * 6),
        B=seat(at={1: cards_with_blood("VE08", blood=2)}),
        C=seat(at={1: 4}),
    )
    game.moment("preparation", 1)
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert game.settled


def test_a_rival_with_blood_only_whom_charisma_leaves_nothing_is_no_longer_there() -> None:
    game = Vendetta(A=seat(at={1: "TO03"}, alliance=["VI"] * 2), B=seat(at={1: 1}), C=seat(at={1: 2}))
    game.resolve(1)
    assert game.ranks == "AC"
    assert game.influence == {"A": 4, "B": 3, "C": 4, "D": 3}
    assert game.settled


def test_charisma_asks_for_a_teammate_only_with_blood_there() -> None:
    for answer, left in (("yes", 1), ("no", 2)):
        game = Vendetta(variants=TEAMS, A=seat(at={1: "TO03"}, alliance=["VI"] * 2), C=seat(at={1: 2}))
        game.moment("preparation", 1)
        game.answers("A", answer)
        assert game.deployed(1) == {"A": 0, "B": 0, "C": left, "D": 0}
        assert game.settled
    game = Vendetta(variants=TEAMS, A=seat(at={1: "TO03"}, alliance=["VI"] * 2), C=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    assert game.settled


# ---- Summon


def test_the_winner_with_summon_takes_a_victim_on_top_of_the_ally() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "TO04"}), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.alliance("A") == ["VI", "AL23", "VI"]
    assert game.alliance("B") == ["VI", "VI"]
    assert game.settled


def test_the_second_with_summon_takes_two_victims() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "TO04"}), B=seat(at={1: 4}))
    game.resolve(1)
    assert game.alliance("A") == ["VI", "VI", "VI"]
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.settled


def test_the_third_with_summon_takes_nothing() -> None:
    game = Vendetta(locations=[{"ally": "AL23"}], A=seat(at={1: "TO04"}), B=seat(at={1: 4}), C=seat(at={1: 5}))
    game.resolve(1)
    assert game.ranks == "CBA"
    assert game.alliance("A") == ["VI"]
    assert game.settled


def test_a_winner_without_an_ally_to_win_takes_nothing_with_summon() -> None:
    game = Vendetta(A=seat(at={1: "TO04"}), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.winner == "A"
    assert game.alliance("A") == ["VI"]
    assert game.settled


def test_the_second_with_summon_and_no_victim_left_takes_nothing() -> None:
    game = Vendetta(position={"victims": 0}, A=seat(at={1: "TO04"}), B=seat(at={1: 4}))
    game.resolve(1)
    assert game.alliance("A") == ["VI"]
    assert game.settled


def test_the_second_with_summon_and_one_victim_left_takes_that_one_only() -> None:
    game = Vendetta(position={"victims": 1}, A=seat(at={1: "TO04"}), B=seat(at={1: 4}))
    game.resolve(1)
    assert game.alliance("A") == ["VI", "VI"]
    assert game.table.victims == 0
    assert game.settled


def test_a_victim_taken_by_ready_does_not_satisfy_summon() -> None:
    game = Vendetta(A=seat(at={1: ["TO04", "TO08"]}), B=seat(at={1: 4}), C=seat(at={1: 5}))
    game.resolve(1)
    assert game.ranks == "CBA"
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled


def test_a_victim_of_charnel_market_satisfies_summon() -> None:
    game = Vendetta(locations=[{"card": "LO07"}], A=seat(at={1: "TO04"}), B=seat(at={1: 4}), C=seat(at={1: 5}))
    game.resolve(1)
    assert game.ranks == "CBA"
    assert game.alliance("A") == ["VI", "VI", "VI"]
    assert game.settled


def test_wauneka_satisfies_summon_once() -> None:
    game = Vendetta(locations=[{"ally": "AL04"}], A=seat(at={1: "TO04"}), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.alliance("A") == ["VI", "AL04", "VI", "VI"]
    assert game.settled


def test_a_reward_at_another_location_does_not_satisfy_summon() -> None:
    game = Vendetta(
        locations=[{"ally": "AL23"}], A=seat(at={1: "TO09", 2: "TO04"}), B=seat(at={2: 4}), C=seat(at={2: 5})
    )
    game.resolve(1)
    game.resolve(2)
    assert game.alliance("A") == ["VI", "AL23"]
    assert game.settled


# ---- Entrancement


def test_entrancement_counts_every_card_on_every_position_there() -> None:
    game = Vendetta(
        A=seat(at={1: ["TO05", "TO09"], 2: "TO08"}),
        B=seat(at={1: cards_with_blood("VE08", blood=3)}),
        C=seat(at={1: 2}),
    )
    assert game.power(1) == {"A": 3, "B": 5, "C": 2, "D": 0}
    assert Vendetta(A=seat(at={1: "TO05"})).power(1) == {"A": 1, "B": 0, "C": 0, "D": 0}


def test_entrancement_counts_face_down_cards() -> None:
    game = Vendetta(A=seat(at={1: ["TO05", "TO09 down"]}), B=seat(at={1: ["VE08 down", "VE02 down"]}))
    assert game.power(1) == {"A": 4, "B": 0, "C": 0, "D": 0}


def test_entrancement_does_not_count_cards_of_players_who_withdrew() -> None:
    game = Vendetta(A=seat(at={1: "TO05"}), B=seat(at={1: ["VE08", "VE04"]}), C=seat(at={1: "GA06"}))
    game.resolve(1, withdraw="B")
    assert game.totals == {"A": 2, "B": 0, "C": 3, "D": 0}
    assert game.settled


def test_entrancement_counts_the_cards_of_a_teammate() -> None:
    game = Vendetta(variants=TEAMS, A=seat(at={1: "TO05"}), C=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.totals == {"A": 2, "B": 0, "C": 2, "D": 0}
    assert game.settled


# ---- Submission


def test_submission_stops_lose_and_steal_from_its_location_and_a_thief_gets_nothing() -> None:
    game = Vendetta(A=seat(at={1: ["BR04", "BR09"]}), B=seat(at={1: "TO06"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "first BR04")
    assert game.blood == {"A": 7, "B": 6, "C": 4, "D": 6}
    assert game.settled


def test_submission_face_down_stops_nothing() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "TO06 down"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_submission_does_not_stop_cards_elsewhere() -> None:
    game = Vendetta(A=seat(at={2: "BR09"}), B=seat(at={1: "TO06", 2: 1}))
    game.moment("aftermath", 2)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_submission_protects_nobody_but_its_player() -> None:
    game = Vendetta(
        A=seat(at={1: "BR09"}), B=seat(clan="malkavian", at={1: "TO06"}), C=seat(clan="toreador", at={1: 1})
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_submission_does_not_stop_allies() -> None:
    game = Vendetta(locations=[{"ally": "AL02"}], A=seat(at={1: "BR03"}), B=seat(at={1: "TO06"}))
    game.conflict(1)
    assert game.winner == "A"
    assert game.blood == {"A": 12, "B": 4, "C": 4, "D": 4}
    assert game.settled


def test_submission_does_not_stop_relics() -> None:
    game = Vendetta(variants=("relics",), A=seat(relic="RE07", hand=["BR08"], alliance=[]), B=seat(at={1: "TO06"}))
    game.turn("A")
    game.answers("A", "use RE07", "at 1 up", "blood 0")
    assert game.blood == {"A": 9, "B": 5, "C": 5, "D": 5}
    assert game.settled


def test_submission_does_not_stop_toll_bridge() -> None:
    game = Vendetta(locations=[{"card": "LO06"}], A=seat(at={1: "BR09"}), B=seat(at={1: "TO06"}))
    game.resolve(1, withdraw="B")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_a_challenge_beside_submission_does_nothing_to_its_player_and_hits_the_others() -> None:
    game = Vendetta(
        A=seat(at={1: "BR03"}), B=seat(at={1: "TO06"}, hand=["TO08"], alliance=[]), C=seat(hand=["VE08"], alliance=[])
    )
    for name in "BC":
        game.turn(name)
        game.answers(name, "at 2 up", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_with_submission_one_stays_through_mass_manipulation_for_free() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}), B=seat(at={1: "VE05"}), C=seat(at={1: "GA06"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 8, "C": 4, "D": 6}
    assert "A" in game.ranks
    assert game.settled


def test_a_submission_still_face_down_does_not_help_against_mass_manipulation() -> None:
    game = Vendetta(A=seat(at={1: "TO06 down"}), B=seat(at={1: "VE05"}))
    game.resolve(1)
    assert game.blood == {"A": 4, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_with_submission_the_price_of_curfew_counts_as_paid() -> None:
    game = Vendetta(A=seat(at={1: ["TO06", "TO08"]}), B=seat(at={1: "VE03"}))
    game.resolve(1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 2")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled


def test_with_submission_the_price_of_the_ventrue_hunt_counts_as_paid() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}), B=seat(at={1: "VE09"}))
    game.resolve(1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_with_submission_cards_are_revealed_through_one_step_ahead_for_free() -> None:
    game = Vendetta(A=seat(at={1: ["TO06", "TO05 down"]}), B=seat(at={1: "NO06"}))
    game.resolve(1)
    game.answers("A", "reveal")
    assert game.totals == {"A": 3 + 3, "B": 3, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_does_nothing_to_a_submission_beside_it() -> None:
    game = Vendetta(A=seat(at={1: ["TO06", "TO09"]}), B=seat(at={1: "TR06"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 4, "D": 6}
    assert game.settled


def test_with_submission_a_bid_is_compared_as_made_and_the_blood_is_kept() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}), B=seat(at={1: "MA02"}), C=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    assert game.refuses("A", "bid 6").facts == {"asked": 6, "limit": 5}
    game.answers("A", "bid 5")
    game.answers("B", "bid 1")
    game.answers("C", "bid 0")
    assert game.cards("C", 1) == ["VE08 down"]
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_submission_stops_no_spending() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}, hand=["TO08"], alliance=[]))
    game.turn("A")
    game.answers("A", "at 1 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_submission_stops_no_loss_of_influence() -> None:
    game = Vendetta(A=seat(at={1: "TO06"}), B=seat(at={1: "VE06"}))
    game.moment("preparation", 1)
    assert game.influence == {"A": 2, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_submission_stops_no_effect_on_deployed_blood() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("TO06", blood=3)}), B=seat(at={1: "GA04"}))
    game.moment("preparation", 1)
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_submission_turned_face_down_stops_protecting_at_once() -> None:
    game = Vendetta(A=seat(at={1: ["TO06", "TO05"]}), B=seat(at={1: "MA02"}), C=seat(at={1: "BR09"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 1")
    game.answers("B", "bid 2")
    game.answers("C", "bid 2")
    game.answers("A", "turn TO06")
    assert game.blood == {"A": 5, "B": 4, "C": 4, "D": 6}
    game.moment("aftermath", 1)
    assert game.blood == {"A": 4, "B": 3, "C": 6, "D": 6}
    assert game.settled


# ---- Friends in High Places


def test_friends_in_high_places_puts_up_to_one_blood_for_each_card_of_the_alliance() -> None:
    game = Vendetta(A=seat(at={1: "TO07"}, alliance=["VI"] * 3), B=seat(at={1: "VE08 down"}))
    game.resolve(1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2", "blood 3")
    assert game.cards("B", 1) == ["VE08 down"]
    no = game.refuses("A", "blood 4")
    assert (no.rule, no.facts) == ("blood.last-play", {"asked": 4, "limit": 3})
    game.answers("A", "blood 3")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 6, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_friends_in_high_places_may_be_declined() -> None:
    game = Vendetta(A=seat(at={1: "TO07"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_friends_in_high_places_always_leave_one_blood_in_the_pool() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "TO07"}, alliance=["VI"] * 3))
    game.moment("before-revelation", 1)
    assert game.asks("A", "blood 0", "blood 1")
    assert game.refuses("A", "blood 2").facts == {"asked": 2, "limit": 1}
    game.answers("A", "blood 1")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_friends_in_high_places_ask_nothing_with_one_blood_or_an_empty_alliance() -> None:
    for poor in (seat(blood=1, at={1: "TO07"}), seat(alliance=[], at={1: "TO07"})):
        game = Vendetta(A=poor)
        game.moment("before-revelation", 1)
        assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
        assert game.settled


def test_friends_in_high_places_face_down_until_revelation_are_too_late() -> None:
    game = Vendetta(A=seat(at={1: "TO07 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_friends_in_high_places_come_after_all_withdraws_and_mass_manipulation() -> None:
    game = Vendetta(
        A=seat(blood=4, at={1: "TO07"}, alliance=["VI"] * 3), B=seat(at={1: "VE05"}), C=seat(at={1: "GA06"})
    )
    game.resolve(1, withdraw="C")
    assert game.cards("C", "haven") == ["GA06"]
    assert game.blood == {"A": 2, "B": 8, "C": 6, "D": 6}
    assert game.asks("A", "blood 0", "blood 1")
    game.answers("A", "blood 1")
    assert game.blood == {"A": 1, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_friends_in_high_places_withdrawn_do_nothing_here_and_work_at_the_haven() -> None:
    game = Vendetta(A=seat(at={1: "TO07 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    game.resolve("haven")
    assert game.asks("A", "blood 0", "blood 1")
    game.answers("A", "blood 1")
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- Ready


def test_ready_takes_a_victim_without_a_question() -> None:
    game = Vendetta(A=seat(at={1: "TO08"}))
    left = game.table.victims
    game.moment("preparation", 1)
    assert game.alliance("A") == ["VI", "VI"]
    assert game.table.victims == left - 1
    assert game.settled


def test_the_victim_of_ready_counts_at_once_for_charisma() -> None:
    for first, left in (("first TO08", 1), ("first TO03", 2)):
        game = Vendetta(A=seat(at={1: ["TO03", "TO08"]}), B=seat(at={1: cards_with_blood("VE08", blood=2)}))
        game.moment("preparation", 1)
        game.answers("A", first)
        assert game.deployed(1) == {"A": 0, "B": left, "C": 0, "D": 0}
        assert game.settled


def test_the_victim_of_ready_counts_at_once_for_entourage_and_awe() -> None:
    game = Vendetta(A=seat(at={1: ["TO01", "TO02", "TO08"]}, alliance=["VI"]), B=seat(at={1: 1}))
    game.resolve(1)
    assert game.totals == {"A": 2 + 2 + 0, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_the_victim_of_ready_counts_for_friends_in_high_places_later() -> None:
    game = Vendetta(A=seat(at={1: "TO08", 2: "TO07"}, alliance=["VI"]))
    game.resolve(1)
    game.resolve(2)
    assert game.asks("A", "blood 0", "blood 1", "blood 2")
    game.answers("A", "blood 2")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ready_takes_nothing_from_an_empty_deck() -> None:
    game = Vendetta(position={"victims": 0}, A=seat(at={1: "TO08"}))
    game.moment("preparation", 1)
    assert game.alliance("A") == ["VI"]
    assert game.settled


# ---- Hunt


def test_hunt_steals_one_from_each_rival() -> None:
    game = Vendetta(A=seat(at={1: "TO09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "GA06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_hunt_skips_a_player_who_moved_everything_away_before() -> None:
    game = Vendetta(A=seat(at={1: "NO01"}), B=seat(at={1: "TO09"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 7, "C": 5, "D": 6}
    assert game.settled
