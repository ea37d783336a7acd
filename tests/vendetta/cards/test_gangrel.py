"""Gangrel, card by card in printed order: what each does, what may be chosen, and every ruling on it."""

from __future__ import annotations

from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def test_earth_meld_returns_all_your_blood_from_here_and_none_from_elsewhere() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("GA01", blood=3), 2: 2}), B=seat(at={1: cards_with_blood("VE08", blood=1)})
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_earth_meld_without_blood_here_returns_nothing() -> None:
    game = Vendetta(A=seat(at={1: "GA01", 2: 2}), B=seat(at={1: cards_with_blood("VE08", blood=1)}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_earth_meld_is_mandatory_and_comes_too_late_for_the_ranking() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("GA01", blood=3)}), B=seat(at={1: "VE08"}), locations=({"ally": "AL23"},)
    )
    game.resolve(1)
    assert game.ranks == "AB"
    assert game.alliance("A") == ["VI", "AL23"]
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.power(1) == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_earth_meld_leaves_its_player_at_the_location_with_the_card() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA01", blood=3)}), B=seat(at={1: "BR09"}))
    game.moment("aftermath", 1)
    assert game.cards("A", 1) == ["GA01"]
    assert game.blood == {"A": 8, "B": 7, "C": 6, "D": 6}
    assert game.settled


def test_earth_meld_on_anothers_position_returns_that_players_blood() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("MA08", "GA01", blood=2)}),
        B=seat(clan="gangrel", at={1: cards_with_blood("GA09", blood=4)}),
    )
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 7, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 4, "C": 0, "D": 0}
    assert game.settled


def test_wolf_companion_halves_the_written_power_of_every_rivals_card_rounded_down() -> None:
    game = Vendetta(
        A=seat(at={1: ["GA02", "GA06"]}),
        B=seat(at={1: ["BR04", "BR08"]}),
        C=seat(at={1: "TO06"}),
        D=seat(at={1: "VE08"}),
    )
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 2, "C": 1, "D": 1}
    assert game.ranks == "ABCD"
    assert game.settled


def test_wolf_companion_does_not_reach_another_location() -> None:
    game = Vendetta(A=seat(at={1: "GA02"}), B=seat(at={1: "BR04", 2: "BR07"}))
    assert game.power(1) == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.power(2) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_wolf_companion_face_down_halves_nothing() -> None:
    game = Vendetta(A=seat(at={1: "GA02 down"}), B=seat(at={1: "BR04"}))
    game.conflict(1)
    assert game.totals == {"A": 0, "B": 4, "C": 0, "D": 0}
    assert game.settled


def test_wolf_companion_leaves_bonuses_and_penalties_whole() -> None:
    game = Vendetta(
        A=seat(at={1: "GA02"}),
        B=seat(at={1: ["BR02", "BR04"]}),
        C=seat(at={1: ["MA08", "MA01"]}),
        D=seat(alliance=["VI", "VI", "AL09"], at={1: "TO02"}),
    )
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 6, "C": 3, "D": 3}
    assert game.settled


def test_wolf_companion_halves_bloody_fury_before_its_penalty() -> None:
    game = Vendetta(A=seat(at={1: "GA02"}), B=seat(at={1: cards_with_blood("BR01", blood=1)}))
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_wolf_companion_does_not_touch_deployed_blood() -> None:
    game = Vendetta(A=seat(at={1: "GA02"}), B=seat(at={1: cards_with_blood("VE08", blood=3)}), C=seat(at={1: 5}))
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 4, "C": 5, "D": 0}
    assert game.settled


def test_wolf_companion_halves_neither_what_majesty_reads_nor_what_it_counts() -> None:
    game = Vendetta(A=seat(at={1: "GA02"}), B=seat(at={1: ["VE04", "VE08"]}), C=seat(at={1: "BR01"}))
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 7, "C": 3, "D": 0}
    assert game.settled


def test_wolf_companion_leaves_a_card_at_nothing_that_diplomacy_brought_there() -> None:
    game = Vendetta(A=seat(at={1: "GA02"}), B=seat(at={1: "VE02"}), C=seat(at={1: ["BR04", "BR07"]}))
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 1, "C": 1, "D": 0}
    assert game.settled


def test_wolf_companion_on_anothers_position_halves_its_owners_cards() -> None:
    game = Vendetta(A=seat(at={1: ["MA04", "GA02"]}), B=seat(clan="gangrel", at={1: "GA06"}))
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_wolf_companion_spares_the_teammate_if_its_user_says_so() -> None:
    game = Vendetta(
        variants=("tag-team",), A=seat(at={1: "GA02"}), B=seat(at={1: "VE02"}), C=seat(at={1: ["BR07", "BR04"]})
    )
    game.conflict(1)
    assert game.asks("A", "no", "yes")
    assert game.asked().facts == {"card": "GA02", "mate": 2}
    game.answers("A", "no")
    assert game.totals == {"A": 2, "B": 1, "C": 3, "D": 0}
    assert game.settled


def test_wolf_companion_halves_the_teammate_if_its_user_says_so() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "GA02"}), B=seat(at={1: "VE08"}), C=seat(at={1: "BR04"}))
    game.conflict(1)
    game.answers("A", "yes")
    assert game.totals == {"A": 2, "B": 1, "C": 2, "D": 0}
    assert game.settled


def test_wolf_companion_does_not_ask_about_a_teammate_without_power_to_halve() -> None:
    game = Vendetta(
        variants=("tag-team",),
        A=seat(at={1: "GA02"}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: cards_with_blood("BR09", "BR04 down", blood=2)}),
    )
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 1, "C": 2, "D": 0}
    assert game.settled


def test_feral_weapons_makes_each_blood_on_your_own_position_worth_two() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("GA03", "GA08", blood=3), 2: 2}),
        B=seat(at={1: cards_with_blood("VE08", blood=3)}),
        C=seat(at={1: 4}),
    )
    game.conflict(1)
    assert game.totals == {"A": 7, "B": 5, "C": 4, "D": 0}
    assert game.power(2) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.deployed(1) == {"A": 3, "B": 3, "C": 4, "D": 0}
    assert game.settled


def test_feral_weapons_without_blood_is_worth_its_own_power() -> None:
    game = Vendetta(A=seat(at={1: "GA03"}), B=seat(at={1: "VE08"}))
    game.conflict(1)
    assert game.totals == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_feral_weapons_face_down_doubles_nothing() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA03 down", blood=3)}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_feral_weapons_on_anothers_position_doubles_that_players_blood() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("MA09", "GA03", blood=2)}),
        B=seat(clan="gangrel", at={1: cards_with_blood("GA09", blood=2)}),
    )
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_power_of_the_pack_takes_half_of_each_rivals_deployed_blood_here_rounded_up() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("GA04", blood=2)}),
        B=seat(at={1: cards_with_blood("VE08", blood=3), 2: 4}),
        C=seat(at={1: cards_with_blood("TO09", blood=4)}),
        D=seat(at={2: cards_with_blood("BR09", blood=3)}),
    )
    game.moment("preparation", 1)
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 2, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 4, "C": 0, "D": 3}
    assert game.settled


def test_power_of_the_pack_is_neither_steal_nor_lose() -> None:
    game = Vendetta(
        A=seat(at={1: "GA04"}),
        B=seat(at={1: cards_with_blood("TO06", blood=3)}),
        C=seat(at={1: cards_with_blood("TR06", blood=1)}),
    )
    game.moment("preparation", 1)
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.log("blood-stolen", "blood-lost", "reacted") == []
    assert game.settled


def test_power_of_the_pack_is_not_stopped_by_forestall() -> None:
    game = Vendetta(
        A=seat(at={1: "GA04"}),
        B=seat(at={1: cards_with_blood("VE07", blood=3)}),
        position={"immunities": ["B GA04"]},
    )
    game.moment("preparation", 1)
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_power_of_the_pack_drives_a_rival_with_one_blood_and_no_card_from_the_location() -> None:
    game = Vendetta(A=seat(at={1: "GA04"}), B=seat(at={1: 1}), C=seat(at={1: 2}))
    game.resolve(1)
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert game.ranks == "AC"
    assert game.influence == {"A": 4, "B": 3, "C": 4, "D": 3}
    assert game.settled


def test_power_of_the_pack_asks_about_a_teammate_with_deployed_blood() -> None:
    for answer, pool, left in (("no", 8, 3), ("yes", 10, 1)):
        game = Vendetta(
            variants=("tag-team",),
            A=seat(at={1: "GA04"}),
            B=seat(at={1: 4}),
            C=seat(at={1: cards_with_blood("BR09", blood=3)}),
        )
        game.moment("preparation", 1)
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == {"A": pool, "B": 6, "C": 6, "D": 6}
        assert game.deployed(1) == {"A": 0, "B": 2, "C": left, "D": 0}
        assert game.settled


def test_power_of_the_pack_does_not_ask_about_a_teammate_without_deployed_blood() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "GA04"}), B=seat(at={1: 4}), C=seat(at={1: "BR09"}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_fearless_exchanges_pool_and_deployed_blood_and_adds_two() -> None:
    game = Vendetta(A=seat(blood=5, at={1: cards_with_blood("GA05", blood=2), 2: 1}), B=seat(at={1: 3}))
    game.moment("preparation", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 7, "B": 3, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_fearless_may_be_declined() -> None:
    game = Vendetta(A=seat(blood=5, at={1: cards_with_blood("GA05", blood=2)}), B=seat(at={1: 3}))
    game.moment("preparation", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_fearless_with_one_deployed_blood_leaves_one_in_the_pool() -> None:
    game = Vendetta(A=seat(blood=9, at={1: cards_with_blood("GA05", blood=1)}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 11, "B": 0, "C": 0, "D": 0}
    assert game.out == ""
    assert game.settled


def test_fearless_is_not_offered_without_deployed_blood_here() -> None:
    game = Vendetta(A=seat(blood=5, at={1: "GA05", 2: 2}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_fearless_after_ready_exchanges_what_ready_brought() -> None:
    game = Vendetta(A=seat(blood=5, at={1: ["GA05", "GA08"]}))
    game.moment("preparation", 1)
    assert game.asks("A", "first GA05", "first GA08")
    game.answers("A", "first GA08", "yes")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 7, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_brings_one_blood_for_a_face_up_and_for_a_face_down_card_of_an_opponent() -> None:
    game = Vendetta(
        A=seat(at={1: "GA06"}), B=seat(alliance=[], hand=["BR04", "BR09"]), C=seat(alliance=[], hand=["VE08", "VE09"])
    )
    game.turn("B", "play BR04", "at 1 up")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game.answers("B", "blood 3")
    game.turn("C", "play VE08", "at 1 down", "blood 0")
    assert game.deployed(1) == {"A": 2, "B": 3, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 3, "C": 5, "D": 6}
    assert game.settled


def test_on_the_prowl_brings_nothing_for_your_own_card_or_a_card_elsewhere() -> None:
    game = Vendetta(
        A=seat(alliance=[], hand=["GA08", "GA09"], at={1: "GA06"}), B=seat(alliance=[], hand=["BR04", "BR09"])
    )
    game.turn("A", "play GA08", "at 1 up", "blood 0")
    game.turn("B", "play BR04", "at 2 up", "blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_face_down_brings_nothing() -> None:
    game = Vendetta(A=seat(at={1: "GA06 down"}), B=seat(alliance=[], hand=["BR04", "BR09"]))
    game.turn("B", "play BR04", "at 1 up", "blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_ignores_cards_that_are_moved_here() -> None:
    game = Vendetta(A=seat(at={"haven": "GA06"}), B=seat(at={1: ["BR04", "BR07 down"]}), C=seat(at={1: "NO01"}))
    game.resolve(1, withdraw="B")
    assert game.cards("B", "haven") == ["BR04", "BR07"]
    assert game.cards("C", "haven") == ["NO01"]
    assert game.deployed("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_counts_every_card_of_madness_network() -> None:
    game = Vendetta(A=seat(at={1: "GA06"}), B=seat(hand=["MA08", "MA09", "MA04"], at={1: "MA03"}))
    game.moment("preparation", 1)
    game.answers("B", "play MA09", "play MA04")
    assert game.cards("B", 1) == ["MA03", "MA09", "MA04", "MA08"]
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_counts_every_card_played_by_mesmerize() -> None:
    game = Vendetta(A=seat(at={1: "GA06"}), B=seat(at={1: "MA01"}), C=seat(hand=["VE08", "VE09"], at={1: 1}))
    game.moment("preparation", 1)
    game.answers("B", "seat C", "play VE09")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 1, "D": 0}
    assert game.settled


def test_on_the_prowl_counts_the_card_of_malkavs_bane() -> None:
    game = Vendetta(A=seat(at={1: "GA06"}), B=seat(deck=["MA04"], at={1: "MA06"}))
    game.moment("after-revelation", 1)
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_on_the_prowl_always_counts_the_teammates_cards() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "GA06"}), C=seat(alliance=[], hand=["BR04", "BR09"]))
    game.turn("C", "play BR04", "at 1 up")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game.answers("C", "blood 0")
    assert game.settled


def test_on_the_prowl_on_anothers_position_watches_its_owner() -> None:
    game = Vendetta(A=seat(at={1: ["MA08", "GA06"]}), B=seat(clan="gangrel", alliance=[], hand=["GA08", "GA09"]))
    game.turn("B", "play GA09", "at 1 up", "blood 0")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_mist_form_moves_half_of_five_blood_rounded_up() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=5)}), B=seat(at={1: 2}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "to 2", "to haven")
    game.answers("A", "to haven")
    assert game.deployed(1) == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.deployed("haven") == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_mist_form_may_be_declined() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=5)}))
    game.moment("aftermath", 1)
    game.answers("A", "no")
    assert game.deployed(1) == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_mist_form_moves_a_single_blood() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=1)}))
    game.moment("aftermath", 1)
    game.answers("A", "to 2")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_mist_form_without_blood_asks_nothing() -> None:
    game = Vendetta(A=seat(at={1: "GA07", 2: 3}))
    game.moment("aftermath", 1)
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_mist_form_offers_every_other_location_resolved_ones_too() -> None:
    game = Vendetta(
        players=5,
        A=seat(at={1: 1, 2: cards_with_blood("GA07", blood=4)}),
        B=seat(at={1: cards_with_blood("VE08", blood=1)}),
    )
    game.resolve(1)
    assert game.ranks == "BA"
    game.resolve(2)
    assert game.asks("A", "no", "to 1", "to 3", "to haven")
    game.answers("A", "to 1")
    assert game.deployed(1) == {"A": 3, "B": 1, "C": 0, "D": 0, "E": 0}
    assert game.deployed(2) == {"A": 2, "B": 0, "C": 0, "D": 0, "E": 0}
    assert game.influence == {"A": 5, "B": 4, "C": 3, "D": 3, "E": 3}
    assert game.settled


def test_mist_form_makes_you_present_at_a_location_still_to_come() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=3)}), B=seat(at={2: "BR08"}))
    game.resolve(1)
    game.answers("A", "to 2")
    game.resolve(2, stay=False)
    assert game.waiting == "AB"
    game.picks()
    assert game.totals == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.winner == "A"
    assert game.settled


def test_ready_puts_two_blood_from_the_bank_here_without_a_question() -> None:
    game = Vendetta(A=seat(blood=1, at={1: cards_with_blood("GA08", blood=1)}), B=seat(at={1: 1}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_hunt_steals_one_blood_from_each_rival_here() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "BR09"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_hunt_skips_a_player_who_has_moved_everything_away() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "GA09"}), B=seat(at={1: "NO01"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.cards("B", "haven") == ["NO01"]
    assert game.blood == {"A": 7, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_hunt_takes_the_last_blood_and_is_credited_with_the_frenzy() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}), C=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 3, "C": 5, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.drained("B") == ["VI"]
    assert game.settled


def test_hunt_asks_about_the_teammate() -> None:
    for answer, pools in (("no", {"A": 7, "B": 5, "C": 6, "D": 6}), ("yes", {"A": 8, "B": 5, "C": 5, "D": 6})):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "GA09"}), B=seat(at={1: 1}), C=seat(at={1: "BR08"}))
        game.moment("aftermath", 1)
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == pools
        assert game.settled
