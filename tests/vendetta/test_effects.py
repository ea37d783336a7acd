"""Effects: when a card acts, where, upon whom, with which numbers, and what may be chosen."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

# ---- how often


@rule("effect.once-per-step")
def test_a_card_acts_once_at_a_location_and_again_where_it_is_moved() -> None:
    game = Vendetta(A=seat(at={1: "NO05"}), B=seat(at={1: 1, "haven": 1}))
    game.resolve(1)
    game.answers("A", "blood 1", "yes")
    assert [event["card"] for event in game.log("card-acts")] == ["NO05"]
    assert game.settled
    game.resolve("haven")
    assert game.asks("A", "blood 0", "blood 1", "blood 2", "blood 3")
    game.answers("A", "blood 2")
    assert [(event["card"], event["at"]) for event in game.log("card-acts")] == [("NO05", "1"), ("NO05", "haven")]
    assert game.deployed(1) == {"A": 1, "B": 1, "C": 0, "D": 0}
    assert game.deployed("haven") == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("effect.once-per-step")
def test_a_hunt_moved_to_the_haven_acts_in_its_aftermath_again() -> None:
    game = Vendetta(A=seat(at={1: "NO09"}), B=seat(at={1: "VE08"}), C=seat(at={"haven": 1}))
    game.resolve(1)
    game.answers("A", "yes")
    game.resolve("haven")
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


@rule("effect.once-per-step")
def test_cards_that_arrive_during_their_step_still_act_in_it() -> None:
    game = Vendetta(A=seat(hand=["MA05", "MA08", "MA09"], at={1: "MA03"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.asks("A", "play MA05", "play MA08", "play MA09")
    game.answers("A", "play MA08", "play MA09")
    assert game.cards("A", 1) == ["MA03", "MA08", "MA09", "MA05"]
    assert game.step == "preparation"
    assert game.asks("A", "done", "take MA03", "take MA08", "take MA09", "take MA05")
    game.answers("A", "done")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert [event["card"] for event in game.log("card-acts")] == ["MA03", "MA05", "MA09"]
    assert game.settled


@rule("effect.once-per-step")
def test_a_card_taken_back_and_played_again_in_the_step_does_not_act_twice() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA03", "MA05"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "first MA05", "take MA05", "done")
    assert game.cards("A", 1) == ["MA03", "MA05"]
    assert [event["card"] for event in game.log("card-acts")] == ["MA05", "MA03"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


# ---- where


@rule("effect.source-location")
def test_vanish_steals_at_the_location_it_left() -> None:
    game = Vendetta(
        variants=["location-cards"],
        locations=[{"card": "LO02"}],
        A=seat(at={1: "NO07"}),
        B=seat(blood=1, at={1: "VE08"}),
        C=seat(at={1: "TO06"}),
        D=seat(at={"haven": "BR08"}),
    )
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO07"]
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}  # Submission protects C, and D is no Rival there
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}  # The Collar counts
    assert game.settled


@rule("effect.source-location")
def test_retaliation_answers_a_vanish_where_it_happened_and_so_not_the_one_who_left() -> None:
    game = Vendetta(A=seat(at={1: "NO07"}), B=seat(at={1: "TR06"}), C=seat(at={1: 1}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 8, "B": 5, "C": 4, "D": 6}
    assert game.settled


@rule("effect.source-location")
def test_chaos_steals_here_even_if_it_took_itself_back() -> None:
    game = Vendetta(A=seat(hand=[], at={1: "MA05"}), B=seat(at={1: "VE08"}), C=seat(at={1: "TO06"}), D=seat(at={2: 1}))
    game.moment("preparation", 1)
    game.answers("A", "take MA05")
    assert game.hand("A") == ["MA05"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("effect.source-location")
def test_effects_of_allies_and_relics_happen_at_no_location() -> None:
    game = Vendetta(
        variants=["location-cards"],
        locations=[{"ally": "AL02", "card": "LO02"}],
        A=seat(at={1: 5}),
        B=seat(blood=2, at={1: "TO06"}),
        C=seat(at={1: "TR06"}),
    )
    game.conflict(1)
    assert game.blood == {"A": 12, "B": 3, "C": 4, "D": 4}  # neither Submission nor Retaliation
    assert game.influence == {"A": 5, "B": 4, "C": 4, "D": 3}  # 1 for the conflict, 1 for the Frenzy: no Collar
    assert game.settled
    game = Vendetta(
        variants=["relics", "location-cards"],
        locations=[{"card": "LO02"}],
        A=seat(relic="RE07", at={1: 1}),
        B=seat(blood=1, at={1: "TO06"}),
    )
    game.planning()
    game.answers("A", "use RE07")
    assert game.blood == {"A": 9, "B": 3, "C": 5, "D": 5}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.asking == "AskTurn A"


@rule("effect.source-location")
def test_spending_for_ambrus_maropis_happens_at_no_location() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], at={1: ["TR04", "TR06"]}), B=seat(at={1: "VE08 down"}))
    game.resolve(1, stay=False)
    assert "look 1 B 1" in game.options("A")
    game.answers("A", "look 1 B 1")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}  # Retaliation does not answer it
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}  # Dark Pact catches it
    assert game.seen_cards("A", "B", 1) == ["VE08"]
    assert game.seen_cards("C", "B", 1) == [None]
    game.picks()
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- with which numbers


@rule("effect.fixed-values")
def test_an_amount_is_fixed_when_the_effect_starts() -> None:
    game = Vendetta(
        A=seat(at={1: "BR06"}), B=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: 3}), C=seat(at={1: 1})
    )
    game.moment("aftermath", 1)
    assert game.out == "B"
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 1, "D": 0}  # the 3 are gone, but 4 were counted
    assert game.blood == {"A": 6, "B": 0, "C": 4, "D": 6}
    assert game.settled


@rule("effect.fixed-values")
def test_a_rival_is_hit_only_if_still_at_the_location() -> None:
    for lying, blood in ((["GA08"], 6), (["GA08", "MA08"], 5)):
        game = Vendetta(
            A=seat(at={1: "BR09"}),
            B=seat(clan="gangrel", blood=1, alliance=["AL09"], tokens_up=2, at={1: 1}),
            C=seat(clan="malkavian", at={1: lying}),
        )
        game.moment("aftermath", 1)
        assert game.out == "B"  # and with B goes the card on C's Position
        assert game.blood["C"] == blood
        assert game.settled


@rule("effect.fixed-values")
def test_each_is_hit_with_what_the_pool_holds_at_that_moment() -> None:
    game = Vendetta(A=seat(at={1: "BR05"}), B=seat(blood=1, at={1: 1}), C=seat(blood=2, at={1: 1}), D=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert [event["amount"] for event in game.log("blood-lost")] == [1, 2, 2]
    assert game.blood == {"A": 6, "B": 3, "C": 3, "D": 4}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("effect.target-order")
def test_several_players_are_hit_in_turn_order_each_frenzy_finished_first() -> None:
    game = Vendetta(
        ambition="C", A=seat(at={1: "BR09"}), B=seat(at={1: 1}), C=seat(blood=1, at={1: 1}), D=seat(blood=1, at={1: 1})
    )
    game.moment("aftermath", 1)
    assert game.took_place("blood-stolen", "drained") == [
        ("blood-stolen", "C"),
        ("drained", "C"),
        ("blood-stolen", "D"),
        ("drained", "D"),
        ("blood-stolen", "B"),
    ]
    assert game.blood == {"A": 9, "B": 5, "C": 3, "D": 3}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


# ---- at a Location already resolved


@rule("effect.resolved-location")
def test_what_is_moved_to_a_resolved_location_lies_there_without_a_further_conflict() -> None:
    game = Vendetta(
        locations=[{"ally": "AL23"}, {"ally": "AL09"}, {}],
        A=seat(hand=[], at={1: "NO02", 2: cards_with_blood("NO05 down", blood=2)}),
        B=seat(at={1: 4, 2: 1}),
    )
    game.resolve(1)
    assert game.alliance("B") == ["VI", "AL23"]
    game.resolve(2, withdraw="A")
    game.answers("A", "yes")
    game.resolve("haven")
    assert game.cards("A", 1) == ["NO02", "NO05 down"]
    assert game.deployed(1) == {"A": 2, "B": 4, "C": 0, "D": 0}
    assert game.alliance("A") == ["VI", "VI"]
    assert game.took_place("won") == [("won", "B"), ("won", "B")]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled
    fed = game.blood["A"] + 2  # two Victims in the Alliance
    game.end_round()
    assert {"NO02", "NO05"} <= set(game.hand("A"))
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood["A"] == fed  # the Blood went to the Bank
    assert game.asking == "AskKeep ABCD"


@rule("effect.resolved-location")
def test_mist_form_may_move_blood_to_a_resolved_location_to_no_use() -> None:
    game = Vendetta(A=seat(at={2: cards_with_blood("GA07", blood=3)}), B=seat(at={1: 1}))
    game.resolve(1)
    game.resolve(2)
    assert game.asks("A", "no", "to 1", "to haven")
    game.answers("A", "to 1")
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("effect.resolved-location")
def test_feral_whispers_and_dark_pact_go_on_working_at_a_resolved_location() -> None:
    game = Vendetta(A=seat(at={1: "NO04", 2: "NO01"}), B=seat(at={1: "TR04", 2: "TR09"}), C=seat(at={2: 1}))
    game.resolve(1)
    game.resolve(2, withdraw="A")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    game.answers("B", "yes")
    assert game.deployed(1) == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    assert game.settled


# ---- what may be chosen


@rule("effect.choose-possible")
def test_an_option_that_changes_nothing_is_not_offered_beside_one_that_does() -> None:
    game = Vendetta(
        A=seat(at={1: "VE06"}),
        B=seat(at={1: "BR08"}),
        C=seat(influence=0, at={1: 3}),
        D=seat(at={1: cards_with_blood("TR08", blood=1)}),
    )
    game.moment("preparation", 1)
    assert game.asks("D", "choose 1", "choose 2")  # B had no Blood to give and C no Influence to lose
    assert game.influence == {"A": 3, "B": 2, "C": 0, "D": 3}
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 1, "D": 1}
    game.answers("D", "choose 2")
    assert game.influence == {"A": 3, "B": 2, "C": 0, "D": 2}
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 1, "D": 1}
    assert game.settled


@rule("effect.choose-possible")
def test_where_no_option_would_do_anything_nothing_happens() -> None:
    game = Vendetta(A=seat(at={1: "VE06"}), B=seat(influence=0, at={1: "BR08"}))
    game.moment("preparation", 1)
    assert game.influence == {"A": 3, "B": 0, "C": 3, "D": 3}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("effect.choose-possible")
def test_a_winner_without_influence_must_accept_the_steal() -> None:
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(influence=0, at={1: 1}), position={"winner": "B"})
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 0, "C": 3, "D": 3}
    assert game.settled
    game = Vendetta(A=seat(at={1: "VE09"}), B=seat(influence=1, at={1: 1}), position={"winner": "B"})
    game.moment("aftermath", 1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 2")
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.settled


@rule("effect.choose-possible")
def test_skipping_steps_and_paying_nothing_are_always_possible() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: 1}))  # B has no card that could be skipped
    game.moment("after-revelation", 1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 1")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(blood=1, at={1: "TR02"}))  # half of 1 is 0
    game.moment("preparation", 1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    assert game.cards("A", 1) == ["TR02"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("effect.choose-possible", "immunity.paid")
def test_a_payment_one_is_immune_to_may_be_chosen_and_counts_as_made() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(at={1: ["TO06", "TO08"]}))
    game.resolve(1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 2")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert "TO08" in [event["card"] for event in game.log("card-acts")]  # B takes part in Preparation
    assert game.settled


@rule("immunity.paid")
def test_submission_reveals_for_free_and_stays_for_free() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(at={1: ["TO06", "TO08 down"]}), C=seat(at={1: "VE05"}))
    game.resolve(1)
    assert game.blood == {"A": 4, "B": 6, "C": 8, "D": 6}  # Mass Manipulation took 2 from A only
    game.answers("B", "reveal")
    assert game.blood == {"A": 4, "B": 6, "C": 8, "D": 6}
    assert game.cards("B", 1) == ["TO06", "TO08"]
    assert game.settled


@rule("immunity.paid")
def test_forestall_keeps_the_bid_but_the_bid_stays_within_the_real_pool() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "MA02"}), B=seat(blood=1, at={1: "VE07"}), C=seat(at={1: "BR08"}))
    game.resolve(1)
    game.answers("B", "pick MA02")
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.asks("B", "bid 0", "bid 1", "bid 2")
    no = game.refuses("B", "bid 3")
    assert no.rule == "blood.last-play"
    game.answers("A", "bid 1")
    game.answers("B", "bid 2")
    game.answers("C", "bid 0")
    assert game.cards("C", 1) == ["BR08 down"]
    assert game.blood == {"A": 5, "B": 3, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


# ---- Rivals


@rule("rival.after-withdraw")
def test_whoever_withdrew_is_no_rival_at_the_location_left() -> None:
    game = Vendetta(A=seat(at={1: ["BR07", "BR09"]}), B=seat(at={1: "VE08"}), C=seat(at={1: "TR08"}))
    game.resolve(1, withdraw="B")
    assert game.blood == {"A": 8, "B": 6, "C": 4, "D": 6}
    assert game.settled


@rule("rival.after-withdraw")
def test_whoever_withdrew_is_a_rival_at_the_haven_only_with_cards_there() -> None:
    game = Vendetta(A=seat(at={"haven": "BR09"}), B=seat(at={1: "VE08"}), C=seat(blood=5, at={1: 1}))
    game.resolve(1, withdraw="BC")
    game.resolve("haven")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("rival.passive-elsewhere")
def test_a_passive_card_works_before_and_after_its_location_is_resolved() -> None:
    for challenge, resolved in ((1, 2), ("haven", 2)):
        game = Vendetta(A=seat(at={challenge: "BR03"}), B=seat(hand=["MA08", "MA09"], at={2: "MA03"}))
        if challenge == 1:
            game.resolve(1)
        game.resolve(resolved)
        game.answers("B", "play MA08")
        assert game.blood == {"A": 6, "B": 4, "C": 6, "D": 6}
        assert game.settled


@rule("rival.passive-elsewhere")
def test_a_passive_card_that_says_at_this_location_looks_only_at_its_own() -> None:
    game = Vendetta(A=seat(at={1: "BR09", 2: 1}), B=seat(at={1: 1, 2: "TO06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "TO06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("rival.passive-elsewhere")
def test_a_face_down_passive_card_does_not_work() -> None:
    game = Vendetta(A=seat(at={"haven": "BR03 down"}), B=seat(hand=["MA08"], at={2: "MA03"}))
    game.resolve(2)
    assert game.cards("B", 2) == ["MA03", "MA08"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- cards on another player's Position


@rule("mesmerize.you")
def test_a_card_on_anothers_position_works_for_that_player_and_against_its_owner() -> None:
    game = Vendetta(
        A=seat(at={1: "MA01"}), B=seat(hand=["TO08", "TO09"], blood=1, at={1: "TO07"}), C=seat(at={1: "BR08"})
    )
    game.moment("preparation", 1)
    assert game.asks("A", "seat B", "seat C")
    game.answers("A", "seat B", "play TO08")
    assert game.cards("A", 1) == ["MA01", "TO08", "TO09"]
    assert game.hand("B") == []
    assert game.alliance("A") == ["VI", "VI"]  # Toreador's Ready feeds A's Alliance
    assert game.alliance("B") == ["VI"]
    assert game.settled
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 3, "C": 5, "D": 6}  # the owner is Stolen from like anybody else
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}  # and the Frenzy is A's doing
    assert game.settled


@rule("mesmerize.you")
def test_brujahs_ready_on_anothers_position_counts_that_players_frenzies() -> None:
    game = Vendetta(A=seat(at={1: ["MA09", "BR08"]}), B=seat(clan="brujah"), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 6, "C": 3, "D": 6}
    assert game.settled


@rule("mesmerize.you")
def test_power_hand_and_deck_are_those_of_the_player_on_whose_position_it_lies() -> None:
    game = Vendetta(A=seat(at={1: ["BR08", "TO02"]}, alliance=["VI", "VI", "AL09"]), B=seat(clan="toreador"))
    assert game.power(1) == {"A": 1 + 3, "B": 0, "C": 0, "D": 0}
    game = Vendetta(
        A=seat(at={1: ["BR08", "MA06"]}, deck=["BR01", "BR02"]), B=seat(clan="malkavian", deck=["MA01", "MA02"])
    )
    game.moment("after-revelation", 1)
    assert game.cards("A", 1) == ["BR08", "MA06", "BR01"]
    assert game.deck("A") == ["BR02"]
    assert game.deck("B") == ["MA01", "MA02"]
    assert game.settled


@rule("mesmerize.you")
def test_only_a_hand_sends_it_back_to_its_owner() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "BR08"]}), B=seat(clan="brujah", hand=[], at={1: 1}))
    game.moment("preparation", 1)
    game.answers("A", "take BR08", "done")
    assert game.hand("A") == []
    assert game.hand("B") == ["BR08"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("mesmerize.end")
def test_at_the_end_of_the_round_cards_go_to_their_owners_hand() -> None:
    game = Vendetta(A=seat(hand=[], at={1: ["MA05", "BR08"]}), B=seat(clan="brujah", hand=[]))
    game.end_round()
    assert "BR08" in game.hand("B")
    assert game.hand("A") == ["MA05"]
    assert game.cards("A", 1) == []
    assert game.asking == "AskKeep ABCD"
