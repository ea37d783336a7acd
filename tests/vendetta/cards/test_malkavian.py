"""Malkavian, card by card in printed order: what each does, what may be chosen, and every ruling on it."""

from __future__ import annotations

from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

BIDS_OF_SIX = ("bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5")


def test_mesmerize_plays_the_whole_hand_of_the_picked_rival_on_your_position() -> None:
    game = Vendetta(
        A=seat(at={1: "MA01"}),
        B=seat(hand=["VE08", "VE09"], at={1: 1}),
        C=seat(hand=["BR08", "BR09"], at={1: "BR04"}),
        D=seat(at={2: "GA09"}),
    )
    game.moment("preparation", 1)
    assert game.asks("A", "seat B", "seat C")
    assert game.refuses("A", "seat D").rule == "term.rival"
    assert game.refuses("A", "seat A").rule == "term.rival"
    game.answers("A", "seat B")
    assert game.asks("A", "play VE08", "play VE09")
    game.answers("A", "play VE09")
    assert game.cards("A", 1) == ["MA01", "VE09", "VE08"]
    assert game.seen_cards("D", "A", 1) == ["MA01", "VE09", "VE08"]
    assert game.hand("B") == []
    assert game.hand("C") == ["BR08", "BR09"]
    assert game.settled


def test_mesmerize_has_no_cost_and_brings_no_blood_with_the_cards() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["VE08"], at={1: 1}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_mesmerize_without_rivals_does_nothing() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["VE08"], at={2: 1}))
    game.moment("preparation", 1)
    assert game.hand("B") == ["VE08"]
    assert game.cards("A", 1) == ["MA01"]
    assert game.settled


def test_mesmerize_makes_the_power_of_the_cards_yours() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["BR01", "BR08"], at={1: "BR07"}))
    game.resolve(1)
    game.answers("A", "play BR01")
    assert game.totals == {"A": 10, "B": 3, "C": 0, "D": 0}
    assert game.winner == "A"
    assert game.settled


def test_mesmerize_makes_effects_and_frenzy_credit_yours() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(blood=1, hand=["BR07"], at={1: 1}), C=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "seat B")
    assert game.blood == {"A": 8, "B": 3, "C": 5, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.drained("B") == ["VI"]
    assert game.settled


def test_mesmerize_makes_the_choices_of_the_cards_yours() -> None:
    game = Vendetta(A=seat(blood=5, at={1: "MA01"}), B=seat(hand=["TR02"], at={1: 1}))
    game.moment("preparation", 1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.cards("A", 1) == ["MA01", "TR02"]
    assert game.settled


def test_mesmerize_lets_preparation_cards_act_in_this_step_in_an_order_you_choose() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["GA04", "GA05", "GA08"], at={1: 3}))
    game.moment("preparation", 1)
    game.answers("A", "play GA04", "play GA05")
    assert game.asks("A", "first GA04", "first GA05", "first GA08")
    game.answers("A", "first GA08")
    assert game.asks("A", "first GA04", "first GA05")
    game.answers("A", "first GA04", "no")
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_mesmerize_comes_too_late_for_what_acts_right_after_revelation() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["VE03", "VE07"], at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "play VE03")
    assert game.totals == {"A": 8, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.log("card-picked", "chose") == []
    assert game.settled


def test_mesmerized_cards_go_back_to_their_owners_hand_at_the_end_of_the_round() -> None:
    game = Vendetta(A=seat(hand=["MA08"], at={1: ["MA01", "VE08", "VE09"]}), B=seat(clan="ventrue", hand=[], deck=[]))
    game.end_round()
    assert game.hand("B") == ["VE08", "VE09"]
    assert game.hand("A") == ["MA01", "MA08"]
    assert game.asking == "AskKeep ACD"


def test_mesmerized_cards_go_to_their_owners_hand_when_you_withdraw_from_the_haven() -> None:
    game = Vendetta(A=seat(hand=[], at={"haven": ["MA01", "VE08"]}), B=seat(clan="ventrue", hand=["VE09"]))
    game.resolve("haven", withdraw="A")
    assert game.hand("A") == ["MA01"]
    assert game.hand("B") == ["VE08", "VE09"]
    assert game.cards("A", "haven") == []
    assert game.settled


def test_mesmerized_vanish_takes_everything_along_to_your_position_at_the_haven() -> None:
    game = Vendetta(
        A=seat(at={1: cards_with_blood("MA01", blood=2)}), B=seat(hand=["NO07", "NO08"], at={1: 1}), C=seat(at={1: 1})
    )
    game.moment("preparation", 1)
    game.answers("A", "seat B", "play NO07", "yes")
    assert game.cards("A", 1) == []
    assert game.cards("A", "haven") == ["MA01", "NO07", "NO08"]
    assert game.blood == {"A": 10, "B": 5, "C": 5, "D": 6}
    assert game.power("haven") == {"A": 10, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_mesmerize_may_pick_a_rival_with_an_empty_hand_to_no_effect() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=[], at={1: "VE08"}), C=seat(hand=["BR08"], at={1: 1}))
    game.moment("preparation", 1)
    assert game.asks("A", "seat B", "seat C")
    game.answers("A", "seat B")
    assert game.cards("A", 1) == ["MA01"]
    assert game.hand("C") == ["BR08"]
    assert game.settled


def test_mesmerize_pays_challenge_elsewhere_for_each_card_itself() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["VE08", "VE09"], at={1: 1}), C=seat(at={2: "BR03"}))
    game.moment("preparation", 1)
    game.answers("A", "play VE08")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.took_place("played", "blood-lost") == [
        ("played", "A"),
        ("blood-lost", "A"),
        ("played", "A"),
        ("blood-lost", "A"),
    ]
    assert game.settled


def test_mesmerize_finishes_the_reactions_to_each_card_before_the_next() -> None:
    game = Vendetta(
        A=seat(alliance=["AL05"], at={"haven": "MA01"}),
        B=seat(hand=["VE08", "VE09"], at={"haven": 1}),
        C=seat(at={"haven": "GA06"}),
    )
    game.moment("preparation", "haven")
    game.answers("A", "seat B")
    assert game.deployed("haven") == {"A": 0, "B": 1, "C": 0, "D": 0}
    game.answers("A", "play VE09")
    assert game.deployed("haven") == {"A": 2, "B": 1, "C": 2, "D": 0}
    assert game.took_place("played", "reacted") == [
        ("played", "A"),
        ("reacted", "A"),
        ("reacted", "C"),
        ("played", "A"),
        ("reacted", "A"),
        ("reacted", "C"),
    ]
    assert game.settled


def test_mesmerize_ends_with_its_players_elimination_and_the_rest_stays_in_its_owners_hand() -> None:
    game = Vendetta(
        A=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: "MA01"}),
        B=seat(hand=["VE08", "VE09"], at={1: 1}),
        C=seat(at={2: "BR03"}),
    )
    game.moment("preparation", 1)
    game.answers("A", "play VE08")
    assert game.out == "A"
    assert game.hand("B") == ["VE08", "VE09"]
    assert game.took_place("played") == [("played", "A")]
    assert game.influence == {"A": 0, "B": 3, "C": 4, "D": 3}
    assert game.settled


def test_mesmerize_sets_off_the_picked_players_own_on_the_prowl() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["GA08", "GA09"], at={1: "GA06"}))
    game.moment("preparation", 1)
    game.answers("A", "play GA09")
    assert game.deployed(1) == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_mesmerized_retaliation_answers_for_you() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["TR06"], at={1: 1}), C=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("A", "seat B")
    assert game.blood == {"A": 5, "B": 4, "C": 7, "D": 6}
    assert game.settled


def test_mesmerized_retaliation_answers_what_a_mesmerized_card_made_you_spend() -> None:
    game = Vendetta(A=seat(blood=7, at={1: "MA01"}), B=seat(hand=["TR02", "TR06"], at={1: 1}))
    game.moment("preparation", 1)
    game.answers("A", "play TR02", "choose 1")
    assert game.blood == {"A": 4, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_mesmerized_retaliation_answers_a_challenge_beside_it_while_you_play_elsewhere() -> None:
    game = Vendetta(
        A=seat(hand=["MA08", "MA09"], at={1: ["MA01", "TR06"], 2: "MA03"}),
        B=seat(clan="tremere", hand=[]),
        C=seat(at={1: "BR03"}),
    )
    game.moment("preparation", 2)
    game.answers("A", "play MA08")
    assert game.took_place("played", "blood-lost") == [
        ("played", "A"),
        ("blood-lost", "A"),
        ("blood-lost", "C"),
        ("played", "A"),
        ("blood-lost", "A"),
        ("blood-lost", "C"),
    ]
    assert game.blood == {"A": 4, "B": 6, "C": 4, "D": 6}
    assert game.settled


def test_mesmerized_submission_protects_you() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["TO06"], at={1: 1}), C=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("A", "seat B")
    assert game.blood == {"A": 6, "B": 5, "C": 7, "D": 6}
    assert game.settled


def test_mesmerized_dark_pact_keeps_what_you_lose() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(hand=["TR04"], at={1: 1}), C=seat(at={1: "BR04"}))
    game.resolve(1)
    game.answers("A", "seat B")
    assert game.blood == {"A": 5, "B": 5, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_mesmerized_cloak_of_shadows_is_yours_to_withdraw_by() -> None:
    game = Vendetta(
        A=seat(at={1: "MA01", 2: cards_with_blood("MA08", blood=2)}), B=seat(hand=["NO02"], at={1: 1, 2: "NO08"})
    )
    game.resolve(1)
    game.resolve(2, withdraw="A")
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.cards("A", 1) == ["MA01", "NO02", "MA08"]
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.winner == "B"
    assert game.settled


def test_mesmerized_tremere_ready_saves_you_from_draining() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "MA01"}), B=seat(hand=["TR08"], at={1: 1}), C=seat(at={1: "BR09"}))
    game.resolve(1)
    game.answers("A", "seat B")
    assert game.asks("A", "drain", "use TR08")
    game.answers("A", "use TR08")
    assert game.blood == {"A": 1, "B": 5, "C": 8, "D": 6}
    assert game.alliance("A") == ["VI"]
    assert game.cards("A", 1) == ["MA01", "TR08 down"]
    assert game.settled


def test_a_mesmerized_card_that_eliminates_its_owner_goes_on_against_the_others() -> None:
    game = Vendetta(
        A=seat(at={1: ["MA08", "BR07"]}),
        B=seat(clan="brujah", blood=1, alliance=["AL09"], tokens_up=2, hand=[], at={1: 1}),
        C=seat(at={1: "VE08"}),
    )
    game.moment("preparation", 1)
    assert game.out == "B"
    assert game.cards("A", 1) == ["MA08"]
    assert game.blood == {"A": 8, "B": 0, "C": 5, "D": 6}
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.settled


def test_mesmerize_may_pick_the_teammate_and_asks_nothing_more() -> None:
    game = Vendetta(
        variants=("tag-team",), A=seat(at={1: "MA01"}), B=seat(at={1: 1}), C=seat(hand=["VE08"], at={1: "VE01"})
    )
    game.moment("preparation", 1)
    assert game.asks("A", "seat B", "seat C")
    game.answers("A", "seat C")
    assert game.cards("A", 1) == ["MA01", "VE08"]
    assert game.settled


def test_auction_of_blood_puts_your_bid_here_and_each_rival_loses_theirs() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: ["VE08", "VE02"]}), C=seat(at={1: "BR04"}), D=seat(at={2: 1}))
    game.moment("after-revelation", 1)
    assert game.waiting == "ABC"
    assert game.asks("B", *BIDS_OF_SIX)
    game.answers("A", "bid 3")
    game.answers("B", "bid 1")
    game.answers("C", "bid 5")
    assert game.asks("B", "turn VE08", "turn VE02")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.answers("B", "turn VE02")
    assert game.blood == {"A": 3, "B": 5, "C": 1, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.cards("B", 1) == ["VE08", "VE02 down"]
    assert game.seen_cards("D", "B", 1) == ["VE08", "VE02"]
    assert game.power(1) == {"A": 5, "B": 2, "C": 4, "D": 0}
    assert game.settled


def test_auction_bids_stay_secret_until_all_are_in() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("B", "bid 4")
    assert game.log("bid-shown", viewer="A") == []
    assert game.asks("A", *BIDS_OF_SIX)
    game.answers("A", "bid 5")
    assert [event["amount"] for event in game.log("bid-shown")] == [5, 4]
    assert game.cards("B", 1) == ["VE08 down"]
    assert game.blood == {"A": 1, "B": 2, "C": 6, "D": 6}
    assert game.settled


def test_auction_of_blood_works_also_if_this_revelation_turned_it_up() -> None:
    game = Vendetta(A=seat(at={1: "MA02 down"}), B=seat(at={1: "VE08 down"}))
    game.resolve(1)
    assert game.waiting == "AB"
    game.answers("A", "bid 1")
    game.answers("B", "bid 0")
    assert game.cards("B", 1) == ["VE08 down"]
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_nobody_may_bid_the_last_blood() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(blood=2, at={1: "VE08"}), C=seat(blood=1, at={1: 1}))
    game.moment("after-revelation", 1)
    assert game.waiting == "AB"
    assert game.asks("B", "bid 0", "bid 1")
    assert game.refuses("B", "bid 2").rule == "blood.last-play"
    assert game.refuses("A", "bid 6").rule == "blood.last-play"
    game.answers("A", "bid 5")
    game.answers("B", "bid 1")
    assert game.blood == {"A": 1, "B": 1, "C": 1, "D": 6}
    assert game.took_place("lowest-bid") == [("lowest-bid", "C")]
    assert game.settled


def test_a_tie_for_the_lowest_bid_hits_the_latest_in_turn_order() -> None:
    for ambition, loser in (("A", "C"), ("C", "B"), ("B", "A")):
        game = Vendetta(ambition=ambition, A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(at={1: "BR04"}))
        game.moment("after-revelation", 1)
        for name in "ABC":
            game.answers(name, "bid 1")
        assert game.took_place("turned-down") == [("turned-down", loser)]
        assert game.blood == {"A": 5, "B": 5, "C": 5, "D": 6}
        assert game.settled


def test_the_owner_of_fiorenza_savona_is_never_picked_in_a_tie_of_bids() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(alliance=["AL08"], at={1: "BR04"}))
    game.moment("after-revelation", 1)
    for name in "ABC":
        game.answers(name, "bid 1")
    assert game.took_place("turned-down") == [("turned-down", "B")]
    assert game.settled


def test_fiorenza_savona_does_not_save_a_lowest_bid_of_its_own() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(alliance=["AL08"], at={1: "BR04"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 1")
    game.answers("B", "bid 1")
    game.answers("C", "bid 0")
    assert game.took_place("turned-down") == [("turned-down", "C")]
    assert game.settled


def test_a_lowest_bidder_with_blood_only_turns_nothing() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(at={1: 2}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 2")
    game.answers("C", "bid 1")
    assert game.log("turned-down") == []
    assert game.blood == {"A": 4, "B": 4, "C": 5, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 2, "D": 0}
    assert game.settled


def test_a_lowest_bidder_whose_cards_are_all_face_down_turns_nothing() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "VE08 down"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 1")
    game.answers("B", "bid 0")
    assert game.log("turned-down") == []
    assert game.cards("B", 1) == ["VE08 down"]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_auction_of_blood_may_be_turned_down_itself_and_the_bids_still_count() -> None:
    game = Vendetta(A=seat(at={1: ["MA02", "MA08"]}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 1")
    game.answers("B", "bid 4")
    assert game.asks("A", "turn MA02", "turn MA08")
    game.answers("A", "turn MA02")
    assert game.blood == {"A": 5, "B": 2, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_auction_of_blood_without_rivals_is_not_held() -> None:
    game = Vendetta(A=seat(at={1: ["MA02", "MA08"]}), B=seat(at={2: "VE08"}))
    game.moment("after-revelation", 1)
    assert game.cards("A", 1) == ["MA02", "MA08"]
    assert game.settled


def test_a_lost_bid_goes_to_dark_pact_and_your_own_is_played_from_the_pool() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: 1, 2: "TR04"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 3")
    game.answers("B", "bid 4")
    assert game.blood == {"A": 3, "B": 2, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 1, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 4, "C": 0, "D": 0}
    assert game.took_place("blood-lost", "blood-deployed") == [("blood-deployed", "A"), ("blood-lost", "B")]
    assert game.settled


def test_lost_bids_are_lost_in_turn_order() -> None:
    game = Vendetta(ambition="C", A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={1: 1}))
    game.moment("after-revelation", 1)
    for name in "ABCD":
        game.answers(name, "bid 2")
    assert game.took_place("blood-lost") == [("blood-lost", "C"), ("blood-lost", "D"), ("blood-lost", "B")]
    assert game.blood == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert game.settled


def test_a_bidder_with_submission_bids_as_usual_and_keeps_the_blood() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "TO06"}), C=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    assert game.asks("B", *BIDS_OF_SIX)
    assert game.refuses("B", "bid 6").rule == "blood.last-play"
    game.answers("A", "bid 2")
    game.answers("B", "bid 5")
    game.answers("C", "bid 1")
    assert game.cards("C", 1) == ["VE08 down"]
    assert game.blood == {"A": 4, "B": 6, "C": 5, "D": 6}
    assert game.settled


def test_submission_turned_down_by_its_lowest_bid_no_longer_keeps_the_blood() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "TO06"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 3")
    game.answers("B", "bid 2")
    assert game.cards("B", 1) == ["TO06 down"]
    assert game.blood == {"A": 3, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_retaliation_answers_a_lost_bid_after_all_bids_are_paid() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(at={1: "TR06"}), C=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 3")
    game.answers("C", "bid 1")
    assert game.took_place("blood-lost") == [
        ("blood-lost", "B"),
        ("blood-lost", "C"),
        ("blood-lost", "A"),
        ("blood-lost", "C"),
    ]
    assert game.blood == {"A": 1, "B": 3, "C": 2, "D": 6}
    assert game.settled


def test_forestall_picked_before_the_auction_keeps_the_bid() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "MA02"}), B=seat(at={1: "VE07"}))
    game.moment("after-revelation", 1)
    assert game.blood == {"A": 6, "B": 8, "C": 6, "D": 6}
    game.answers("A", "bid 1")
    game.answers("B", "bid 7")
    assert game.blood == {"A": 5, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_forestall_picked_after_the_auction_does_not_bring_the_bid_back() -> None:
    game = Vendetta(A=seat(at={1: ["MA02", "MA08"]}), B=seat(at={1: "VE07"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 1")
    game.answers("B", "bid 3")
    game.answers("A", "turn MA08")
    assert game.blood == {"A": 5, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_a_teammate_left_out_of_the_auction_does_not_bid() -> None:
    game = Vendetta(
        variants=("tag-team",),
        A=seat(at={1: "MA02"}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: "BR04"}),
        D=seat(at={2: 1}),
    )
    game.moment("after-revelation", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "no")
    assert game.waiting == "AB"
    game.answers("A", "bid 2")
    game.answers("B", "bid 1")
    assert game.blood == {"A": 4, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_a_teammate_taken_into_the_auction_bids_and_loses() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "MA02"}), B=seat(at={1: "VE08"}), C=seat(at={1: "BR04"}))
    game.moment("after-revelation", 1)
    game.answers("A", "yes")
    assert game.waiting == "ABC"
    game.answers("A", "bid 2")
    game.answers("B", "bid 3")
    game.answers("C", "bid 1")
    assert game.cards("C", 1) == ["BR04 down"]
    assert game.blood == {"A": 4, "B": 3, "C": 5, "D": 6}
    assert game.settled


def test_with_only_a_teammate_left_out_there_is_no_auction() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "MA02"}), C=seat(at={1: "BR04"}))
    game.moment("after-revelation", 1)
    game.answers("A", "no")
    assert game.cards("A", 1) == ["MA02"]
    assert game.cards("C", 1) == ["BR04"]
    assert game.settled


def test_madness_network_plays_your_whole_hand_here_face_up_for_nothing() -> None:
    game = Vendetta(A=seat(blood=1, hand=["MA04", "MA08", "MA09"], at={1: "MA03"}), B=seat(hand=["VE08"], at={1: 1}))
    game.moment("preparation", 1)
    assert game.asks("A", "play MA04", "play MA08", "play MA09")
    game.answers("A", "play MA08", "play MA04")
    assert game.cards("A", 1) == ["MA03", "MA08", "MA04", "MA09"]
    assert game.seen_cards("B", "A", 1) == ["MA03", "MA08", "MA04", "MA09"]
    assert game.hand("A") == []
    assert game.hand("B") == ["VE08"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


def test_madness_network_with_an_empty_hand_does_nothing() -> None:
    game = Vendetta(A=seat(hand=[], at={1: "MA03"}), B=seat(at={1: 1}))
    game.moment("preparation", 1)
    assert game.cards("A", 1) == ["MA03"]
    assert game.settled


def test_madness_network_lets_preparation_cards_act_now_and_the_others_in_their_step() -> None:
    game = Vendetta(
        A=seat(hand=["MA01", "MA08", "MA09"], at={1: "MA03"}),
        B=seat(hand=["VE08"], at={1: cards_with_blood("VE02", blood=1)}),
    )
    game.resolve(1)
    game.answers("A", "play MA09", "play MA08")
    assert game.cards("A", 1) == ["MA03", "MA09", "MA08", "MA01", "VE08"]
    assert game.totals == {"A": 9, "B": 4, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_madness_network_sets_off_challenge_elsewhere_for_each_card() -> None:
    game = Vendetta(A=seat(hand=["MA04", "MA08", "MA09"], at={1: "MA03"}), B=seat(at={2: "BR03"}))
    game.moment("preparation", 1)
    game.answers("A", "play MA08", "play MA04")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_madness_network_at_the_haven_sets_off_carmelita_neillson_for_each_card() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], hand=["MA08", "MA09"], at={"haven": "MA03"}))
    game.moment("preparation", "haven")
    game.answers("A", "play MA08")
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_madness_network_finishes_a_frenzy_before_the_next_card() -> None:
    game = Vendetta(A=seat(blood=1, hand=["MA08", "MA09"], at={1: "MA03"}), B=seat(at={2: "BR03"}))
    game.moment("preparation", 1)
    game.answers("A", "play MA08")
    assert game.took_place("played", "frenzy", "drained") == [
        ("played", "A"),
        ("frenzy", "A"),
        ("drained", "A"),
        ("played", "A"),
    ]
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_madness_network_ends_with_its_players_elimination() -> None:
    game = Vendetta(
        A=seat(blood=1, alliance=["AL09"], tokens_up=2, hand=["MA08", "MA09"], at={1: "MA03"}), B=seat(at={2: "BR03"})
    )
    game.moment("preparation", 1)
    game.answers("A", "play MA08")
    assert game.took_place("played") == [("played", "A")]
    assert game.out == "A"
    assert game.cards("A", 1) == []
    assert game.settled


def test_shadow_strike_counts_five_where_nobody_has_fewer_face_up_cards() -> None:
    game = Vendetta(A=seat(at={1: "MA04"}), B=seat(at={1: "VE08"}), C=seat(at={1: ["BR08", "BR09"]}))
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 2, "C": 1, "D": 0}
    assert game.settled


def test_shadow_strike_counts_three_where_somebody_has_fewer_face_up_cards() -> None:
    game = Vendetta(A=seat(at={1: ["MA04", "MA09"]}), B=seat(at={1: "VE08"}), C=seat(at={1: ["BR08", "BR09"]}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 2, "C": 1, "D": 0}
    assert game.settled


def test_shadow_strike_compares_with_rivals_of_blood_only_and_of_face_down_cards() -> None:
    for rival in (1, "VE08 down"):
        game = Vendetta(A=seat(at={1: "MA04"}), B=seat(at={1: rival}))
        assert game.power(1)["A"] == 3
        assert game.settled


def test_shadow_strike_does_not_count_your_own_face_down_cards() -> None:
    game = Vendetta(A=seat(at={1: ["MA04", "MA09 down"]}), B=seat(at={1: "VE08"}))
    assert game.power(1) == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_shadow_strike_alone_counts_five() -> None:
    game = Vendetta(A=seat(at={1: "MA04"}), B=seat(at={2: "VE08"}))
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_shadow_strike_does_not_compare_with_a_rival_who_has_left() -> None:
    game = Vendetta(A=seat(at={1: ["MA04", "MA09"]}), B=seat(at={1: "NO05"}))
    game.resolve(1)
    game.answers("B", "blood 0", "yes")
    assert game.totals == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_shadow_strike_always_compares_with_the_teammate() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(at={1: "MA04"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 2, "C": 1, "D": 0}
    assert game.settled


def test_chaos_takes_cards_back_and_steals_as_much_from_each_rival() -> None:
    game = Vendetta(
        A=seat(hand=[], at={1: ["MA05", "MA08", "MA09"], 2: "MA04"}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: 1}),
        D=seat(at={2: "BR09"}),
    )
    game.moment("preparation", 1)
    assert game.asks("A", "done", "take MA05", "take MA08", "take MA09")
    game.answers("A", "take MA09")
    assert game.asks("A", "done", "take MA05", "take MA08")
    game.answers("A", "take MA08", "done")
    assert game.hand("A") == ["MA08", "MA09"]
    assert game.cards("A", 1) == ["MA05"]
    assert game.blood == {"A": 10, "B": 4, "C": 4, "D": 6}
    assert game.settled


def test_chaos_may_be_declined() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA08"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "done")
    assert game.cards("A", 1) == ["MA05", "MA08"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_chaos_may_take_itself_back_and_still_steals() -> None:
    game = Vendetta(A=seat(hand=[], at={1: cards_with_blood("MA05", blood=1)}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "take MA05")
    assert game.hand("A") == ["MA05"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_chaos_is_one_steal_from_each_rival_and_one_frenzy() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA08", "MA09"]}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "take MA05", "take MA08", "done")
    assert [event["amount"] for event in game.log("blood-stolen")] == [1]
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_chaos_sends_anothers_card_to_its_owners_hand_and_counts_it() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "VE08"]}), B=seat(hand=[], at={1: "VE02"}))
    game.moment("preparation", 1)
    game.answers("A", "take VE08", "done")
    assert game.hand("A") == []
    assert game.hand("B") == ["VE08"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_chaos_takes_the_effect_away_from_cards_that_have_not_acted() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA03", "MA07"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "first MA05", "take MA03", "take MA07", "done")
    assert game.cards("A", 1) == ["MA05"]
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_what_chaos_took_back_may_be_played_again_by_an_effect_and_acts_once() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA03", "MA09"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "first MA05", "take MA05", "take MA09", "done")
    assert game.asks("A", "play MA05", "play MA09")
    game.answers("A", "play MA05")
    assert game.cards("A", 1) == ["MA03", "MA05", "MA09"]
    assert game.blood == {"A": 9, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_chaos_that_takes_everything_gives_up_the_rank() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "MA04"]}), B=seat(at={1: "BR08"}), locations=({"ally": "AL23"},))
    game.resolve(1)
    game.answers("A", "take MA05", "take MA04")
    assert game.ranks == "B"
    assert game.alliance("B") == ["VI", "AL23"]
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_chaos_that_takes_all_cards_keeps_a_rank_for_blood_left_here() -> None:
    game = Vendetta(A=seat(hand=[], at={1: cards_with_blood("MA05", blood=1)}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "take MA05")
    assert game.ranks == "BA"
    assert game.settled


def test_chaos_steals_from_here_even_if_it_was_taken_back() -> None:
    game = Vendetta(
        A=seat(hand=[], at={1: "MA05"}),
        B=seat(at={1: "TO06"}),
        C=seat(at={1: "TR06"}),
        D=seat(blood=1, at={1: "BR08"}),
        locations=({"card": "LO02"},),
    )
    game.moment("preparation", 1)
    game.answers("A", "take MA05")
    assert game.blood == {"A": 8, "B": 6, "C": 5, "D": 2}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_chaos_asks_about_the_teammate_once_cards_are_taken() -> None:
    for answer, pools in (("no", {"A": 7, "B": 5, "C": 6, "D": 6}), ("yes", {"A": 8, "B": 5, "C": 5, "D": 6})):
        game = Vendetta(
            variants=("tag-team",),
            A=seat(hand=[], at={1: ["MA05", "MA08"]}),
            B=seat(at={1: "VE08"}),
            C=seat(at={1: "BR08"}),
        )
        game.moment("preparation", 1)
        game.answers("A", "take MA08", "done")
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == pools
        assert game.settled


def test_malkavs_bane_plays_the_top_card_of_your_deck_here_for_nothing() -> None:
    game = Vendetta(A=seat(blood=1, deck=["MA04", "MA01"], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    assert game.cards("A", 1) == ["MA06", "MA04"]
    assert game.seen_cards("B", "A", 1) == ["MA06", "MA04"]
    assert game.deck("A") == ["MA01"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_malkavs_bane_works_also_if_this_revelation_turned_it_up() -> None:
    game = Vendetta(A=seat(deck=["MA04"], at={1: "MA06 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.cards("A", 1) == ["MA06", "MA04"]
    assert game.totals == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_a_card_drawn_by_malkavs_bane_acts_in_its_own_step() -> None:
    game = Vendetta(A=seat(hand=[], deck=["MA05"], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.asks("A", "done", "take MA06", "take MA05")
    game.answers("A", "take MA05", "done")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_an_auction_drawn_by_malkavs_bane_is_held_directly_after_it() -> None:
    game = Vendetta(A=seat(deck=["MA02"], at={1: "MA06"}), B=seat(at={1: "VE07"}))
    game.moment("after-revelation", 1)
    assert game.waiting == "AB"
    game.answers("A", "bid 1")
    game.answers("B", "bid 0")
    assert game.cards("B", 1) == ["VE07 down"]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.log("card-picked") == []
    assert game.settled


def test_a_drawn_auction_is_held_even_after_malkavs_bane_is_turned_down() -> None:
    game = Vendetta(A=seat(deck=["MA02"], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 0")
    game.answers("B", "bid 1")
    game.answers("A", "turn MA06")
    assert game.cards("A", 1) == ["MA06 down", "MA02"]
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_malkavs_bane_turned_down_before_its_turn_draws_nothing() -> None:
    game = Vendetta(A=seat(hand=[], deck=["MA04"], at={1: ["MA02", "MA06"]}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "first MA02", "bid 0")
    game.answers("B", "bid 1")
    game.answers("A", "turn MA06")
    assert game.deck("A") == ["MA04"]
    assert game.cards("A", 1) == ["MA02", "MA06 down"]
    assert game.settled


def test_a_card_drawn_by_malkavs_bane_may_be_picked_by_forestall_afterwards() -> None:
    game = Vendetta(A=seat(deck=["MA04"], at={1: "MA06"}), B=seat(at={1: "VE07"}))
    game.moment("after-revelation", 1)
    assert game.asks("B", "pick MA06", "pick MA04")
    game.answers("B", "pick MA04")
    assert game.blood == {"A": 6, "B": 9, "C": 6, "D": 6}
    assert game.settled


def test_a_card_drawn_by_malkavs_bane_is_skipped_with_its_player_under_curfew() -> None:
    game = Vendetta(ambition="B", A=seat(deck=["MA05"], at={1: "MA06"}), B=seat(at={1: "VE03"}))
    game.resolve(1)
    game.answers("A", "choose 1")
    assert game.cards("A", 1) == ["MA06", "MA05"]
    assert game.totals == {"A": 4, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_card_drawn_by_malkavs_bane_counts_for_shadow_strike() -> None:
    game = Vendetta(A=seat(deck=["MA09"], at={1: ["MA06", "MA04"]}), B=seat(at={1: ["VE08", "VE09"]}))
    game.moment("after-revelation", 1)
    assert game.power(1) == {"A": 5, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_malkavs_bane_sets_off_challenge_elsewhere() -> None:
    game = Vendetta(A=seat(deck=["MA04"], at={1: "MA06"}), B=seat(at={2: "BR03"}))
    game.moment("after-revelation", 1)
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_malkavs_bane_at_the_haven_sets_off_carmelita_neillson() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], deck=["MA04"], at={"haven": "MA06"}))
    game.moment("after-revelation", "haven")
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_malkavs_bane_with_an_empty_deck_draws_nothing_and_shuffles_nothing_back() -> None:
    game = Vendetta(A=seat(hand=["MA08", "MA09"], deck=[], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.moment("after-revelation", 1)
    assert game.cards("A", 1) == ["MA06"]
    game.end_round()
    assert game.log("shuffled-in") == []
    assert game.hand("A") == ["MA06", "MA08", "MA09"]
    assert game.deck("A") == []
    assert game.asking == "AskKeep BCD"


def test_malkavs_bane_shuffles_one_card_of_your_choice_from_the_hand_into_the_deck() -> None:
    for chosen in ("MA04", "MA06", "MA08", "MA09"):
        game = Vendetta(A=seat(hand=["MA08", "MA09"], deck=["MA04"], at={1: "MA06"}))
        game.moment("after-revelation", 1)
        game.end_round()
        assert game.asks("A", "shuffle MA04", "shuffle MA06", "shuffle MA08", "shuffle MA09")
        game.answers("A", "shuffle " + chosen)
        assert game.log("shuffled-in", viewer="A")[0]["card"] == chosen
        assert game.log("shuffled-in", viewer="B")[0]["card"] is None
        assert chosen not in game.hand("A")
        assert game.asked().what == "AskKeep"


def test_malkavs_bane_shuffles_back_nothing_after_round_three() -> None:
    game = Vendetta(round=3, A=seat(hand=["MA08", "MA09"], deck=["MA04"], at={1: "MA06"}))
    game.moment("after-revelation", 1)
    game.end_round()
    assert game.table.over
    assert game.log("shuffled-in") == []
    assert game.settled


def test_malkavs_bane_shuffles_one_card_back_for_each_draw_even_if_it_left_the_table() -> None:
    game = Vendetta(A=seat(hand=["MA08"], deck=["MA05", "MA04", "MA03"], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "take MA06", "done")
    game.end_round()
    game.answers("A", "shuffle MA05")
    assert game.asked().what == "AskKeep"
    assert game.took_place("shuffled-in") == [("shuffled-in", "A")]


def test_malkavs_bane_that_acts_twice_shuffles_two_cards_back() -> None:
    game = Vendetta(
        A=seat(hand=["MA08"], deck=["MA04", "MA03"], at={1: ["MA06", "NO07"]}),
        B=seat(clan="nosferatu", hand=["NO08"], at={1: 1}),
    )
    game.resolve(1)
    game.answers("A", "yes")
    game.resolve("haven")
    game.answers("A", "first MA03", "no")
    assert game.cards("A", "haven") == ["MA06", "NO07", "MA04", "MA03", "MA08"]
    game.end_round()
    game.answers("A", "shuffle MA04", "shuffle MA08")
    assert game.asked().what == "AskKeep"
    assert game.took_place("shuffled-in") == [("shuffled-in", "A"), ("shuffled-in", "A")]


def test_mindless_assault_gives_every_card_you_turn_down_four_power() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA08", "MA09"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.asks("A", "done", "turn MA07", "turn MA08", "turn MA09")
    game.answers("A", "turn MA09")
    assert game.asks("A", "done", "turn MA07", "turn MA08")
    game.answers("A", "done")
    assert game.cards("A", 1) == ["MA07", "MA08", "MA09 down"]
    assert game.totals == {"A": 10, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_mindless_assault_may_be_declined() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA09"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "done")
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_mindless_assault_counts_cards_that_were_face_down_before() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA04 down"]}), B=seat(at={1: ["NO06", "NO08 down"]}))
    game.moment("preparation", 1)
    game.answers("A", "done")
    game.conflict(1)
    assert game.totals == {"A": 7, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_mindless_assault_counts_a_card_left_face_down_by_one_step_ahead() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA04 down"]}), B=seat(at={1: "NO06"}))
    game.resolve(1)
    game.answers("A", "leave", "done")
    assert game.totals == {"A": 7, "B": 3, "C": 0, "D": 0}
    assert game.settled


def test_mindless_assault_may_turn_itself_down_and_its_four_power_still_hold() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA01"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "first MA07", "turn MA07", "turn MA01")
    assert game.cards("A", 1) == ["MA07 down", "MA01 down"]
    assert game.totals == {"A": 8, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_mindless_assault_takes_the_effects_from_the_cards_it_turns_down() -> None:
    game = Vendetta(A=seat(hand=["MA08"], at={1: ["MA07", "MA03", "MA09"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "first MA07", "turn MA03", "turn MA09", "done")
    assert game.hand("A") == ["MA08"]
    assert game.totals == {"A": 11, "B": 2, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_four_power_of_mindless_assault_are_no_written_power() -> None:
    game = Vendetta(
        A=seat(at={1: ["MA07", "MA04", "MA09"]}), B=seat(at={1: ["VE02", "VE04"]}), C=seat(at={1: ["GA02", "GA08"]})
    )
    game.resolve(1)
    game.answers("A", "turn MA07", "turn MA04", "done")
    assert game.totals == {"A": 8, "B": 4, "C": 2, "D": 0}
    assert game.settled


def test_what_mindless_assault_turned_down_stays_known_to_all() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA09"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "turn MA09", "done")
    assert game.cards("A", 1) == ["MA07", "MA09 down"]
    assert game.seen_cards("D", "A", 1) == ["MA07", "MA09"]
    assert game.seen_cards(None, "A", 1) == ["MA07", "MA09"]
    assert game.settled


def test_what_mindless_assault_turned_down_is_turned_up_by_withdrawing_and_acts_at_the_haven() -> None:
    game = Vendetta(
        A=seat(hand=[], at={1: ["MA07", "MA09", "NO07"]}),
        B=seat(clan="nosferatu", hand=[], at={1: 1}),
        C=seat(at={"haven": 1}),
    )
    game.resolve(1)
    game.answers("A", "first MA07", "turn MA09", "done", "yes")
    assert game.cards("A", "haven") == ["MA07", "MA09", "NO07"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    game.resolve("haven")
    game.answers("A", "first MA07", "done", "no")
    assert game.totals == {"A": 7, "B": 0, "C": 1, "D": 0}
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_mindless_assault_counts_nothing_for_face_down_cards_at_another_location() -> None:
    game = Vendetta(A=seat(at={1: "MA07", 2: "MA04 down"}), B=seat(at={2: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "turn MA07")
    assert game.power(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.power(2) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_ready_counts_one_for_each_of_your_cards_here_face_down_ones_too() -> None:
    game = Vendetta(A=seat(at={1: ["MA08", "MA01", "MA04 down"], 2: "MA09"}), B=seat(at={1: ["VE08", "VE09"]}))
    game.conflict(1)
    assert game.totals == {"A": 6, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_ready_alone_counts_one() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("MA08", blood=2)}))
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_ready_counts_a_card_that_lies_here_for_another_owner() -> None:
    game = Vendetta(A=seat(at={1: ["MA08", "VE09"]}), B=seat(clan="ventrue"))
    game.conflict(1)
    assert game.totals == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_hunt_steals_one_blood_from_each_rival_here() -> None:
    game = Vendetta(A=seat(at={1: "MA09"}), B=seat(at={1: "VE08"}), C=seat(at={1: 1}), D=seat(at={2: "BR09"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


def test_hunt_skips_a_player_who_has_moved_everything_away() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "MA09"}), B=seat(at={1: "NO01"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 6, "C": 5, "D": 6}
    assert game.settled
