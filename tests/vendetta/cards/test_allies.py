"""The Allies and the Victim, card by card in printed order: what each does, what may be chosen, and every ruling."""

from __future__ import annotations

from tests.vendetta.scenario import Vendetta, seat

# id, feed, Influence, drain Blood, drained Influence, Diablerie tokens for Draining it
NUMBERS = (
    ("AL01", 0, 3, 3, 1, 1),
    ("AL02", 0, 3, 3, 1, 1),
    ("AL03", 0, 3, 3, 1, 1),
    ("AL04", 0, 3, 3, 1, 1),
    ("AL05", 0, 3, 3, 1, 1),
    ("AL06", 0, 3, 3, 1, 1),
    ("AL07", 0, 3, 3, 1, 1),
    ("AL08", 0, 3, 3, 1, 1),
    ("AL09", 1, 4, 4, 2, 1),
    ("AL10", 1, 5, 3, 3, 1),
    ("AL12", -1, 2, 3, 0, 1),
    ("AL13", 0, 3, 3, 1, 1),
    ("AL14", 0, 5, 3, 3, 2),
    ("AL15", 0, 3, 3, 1, 1),
    ("AL16", 3, 2, 1, 0, 0),
    ("AL17", 2, 3, 2, 1, 0),
    ("AL18", 0, 3, 4, 2, 0),
    ("AL19", 1, 3, 3, 1, 0),
    ("AL20", 1, 4, 2, 2, 0),
    ("AL21", 0, 5, 1, 3, 0),
    ("AL22", 0, 2, 8, 0, 0),
    ("AL23", 0, 4, 5, 2, 0),
    ("AL24", 1, 3, 5, 1, 0),
    ("AL25", 0, 3, 0, 3, 0),
    ("AL26", 0, 3, 3, 1, 0),
    ("AL27", 0, 3, 3, 1, 0),
    ("AL28", 4, 4, 3, 1, 0),
    ("AL29", 0, 3, 2, 1, 0),
    ("AL30", 0, 3, 3, 2, 0),
    ("VI", 1, 1, 3, 0, 0),
)


def play_on(game: Vendetta) -> None:
    """Everyone takes the first option until nothing is asked."""
    while game.table.open:
        question = game.asked()
        game.table.answer(question.seat, question.options[0])


def test_each_ally_and_victim_feeds_its_value() -> None:
    for card, feed, _, _, _, _ in NUMBERS:
        game = Vendetta(A=seat(alliance=[card]))
        game.feed()
        assert game.blood == {"A": 6 + feed, "B": 7, "C": 7, "D": 7}
        assert game.settled


def test_each_ally_and_victim_scores_one_number_in_the_alliance_and_another_once_drained() -> None:
    for card, _, influence, _, drained, _ in NUMBERS:
        game = Vendetta(A=seat(alliance=[card]), B=seat(alliance=[]))
        game.score()
        assert game.part("A", "alliance") == influence
        assert game.result("B") == 3
        assert game.settled
        game = Vendetta(A=seat(alliance=[], drained=[card]))
        game.score()
        assert game.result("A") == 3 + drained
        assert game.settled


def test_each_ally_and_victim_drained_by_choice_brings_its_blood_and_a_vampire_its_token() -> None:
    for card, _, _, blood, _, tokens in NUMBERS:
        game = Vendetta(A=seat(alliance=[card], hand=["BR08", "BR09"]))
        game.turn("A", "drain " + card)
        assert game.blood == {"A": 6 + blood, "B": 6, "C": 6, "D": 6}
        assert game.drained("A") == [card]
        assert game.alliance("A") == []
        assert game.tokens("A") == (tokens, 0)
        game.answers("A", "play BR08", "at 1 up", "blood 0")
        assert game.settled


def test_each_ally_and_victim_drained_in_frenzy_brings_its_blood_and_a_vampire_its_token() -> None:
    for card, _, _, blood, _, tokens in NUMBERS:
        game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, alliance=[card], at={1: "VE08"}))
        game.moment("aftermath", 1)
        assert game.blood == {"A": 7, "B": blood or 1, "C": 6, "D": 6}
        assert game.drained("B") == [card]
        assert game.tokens("B") == (tokens, 0)
        assert game.settled


def test_anita_wainwright_brings_three_blood_when_she_joins() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "BR04"}), B=seat(at={1: "VE08"}), locations=({"ally": "AL01"},))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL01"]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_an_ally_who_returns_by_the_isaac_chalice_has_not_joined_anew() -> None:
    for ally in ("AL01", "AL02", "AL03", "AL04", "AL06", "AL29"):
        game = Vendetta(variants=("relics",), A=seat(relic="RE01", hand=["BR08", "BR09"], drained=[ally]))
        game.turn("A", "use RE01 " + ally)
        assert game.alliance("A") == ["VI", ally]
        assert game.hand("A") == ["BR08", "BR09"]
        assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
        assert game.asking == "AskTurn A"


def test_sgt_mctavish_steals_two_from_every_opponent_in_turn_order() -> None:
    game = Vendetta(
        ambition="C", A=seat(at={1: "BR04"}), B=seat(blood=1, at={1: "VE08"}), locations=({"ally": "AL02"},)
    )
    game.conflict(1)
    assert game.took_place("blood-stolen") == [("blood-stolen", "C"), ("blood-stolen", "D"), ("blood-stolen", "B")]
    assert game.blood == {"A": 11, "B": 3, "C": 4, "D": 4}
    assert game.settled


def test_sgt_mctavish_finishes_each_frenzy_before_the_next_steal_and_is_credited_with_it() -> None:
    game = Vendetta(
        A=seat(at={1: "BR04"}), B=seat(blood=2, at={2: "VE08"}), C=seat(blood=1), locations=({"ally": "AL02"},)
    )
    game.conflict(1)
    assert game.took_place("blood-stolen", "frenzy", "drained") == [
        ("blood-stolen", "B"),
        ("frenzy", "B"),
        ("drained", "B"),
        ("blood-stolen", "C"),
        ("frenzy", "C"),
        ("drained", "C"),
        ("blood-stolen", "D"),
    ]
    assert game.blood == {"A": 11, "B": 3, "C": 3, "D": 4}
    assert game.influence == {"A": 6, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_sgt_mctavish_steals_at_no_location_so_submission_does_not_protect() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(at={1: "TO06"}), locations=({"ally": "AL02"},))
    game.conflict(1)
    assert game.blood == {"A": 12, "B": 4, "C": 4, "D": 4}
    assert game.settled


def test_sgt_mctavish_asks_about_the_teammate() -> None:
    for answer, pools in (("no", {"A": 10, "B": 4, "C": 6, "D": 4}), ("yes", {"A": 12, "B": 4, "C": 4, "D": 4})):
        game = Vendetta(variants=("tag-team",), A=seat(at={1: "BR04"}), locations=({"ally": "AL02"},))
        game.conflict(1)
        assert game.asks("A", "no", "yes")
        game.answers("A", answer)
        assert game.blood == pools
        assert game.settled


def test_sgt_mctavish_sets_off_neither_the_collar_nor_retaliation() -> None:
    game = Vendetta(
        A=seat(at={1: "BR04"}),
        B=seat(blood=2, at={1: "TR06"}),
        locations=({"ally": "AL02", "card": "LO02"},),
    )
    game.conflict(1)
    assert game.blood == {"A": 12, "B": 3, "C": 4, "D": 4}
    assert game.influence == {"A": 5, "B": 4, "C": 3, "D": 3}
    assert game.log("reacted") == []
    assert game.settled


def test_sgt_mctavish_sets_off_brujahs_ready_and_talley() -> None:
    game = Vendetta(
        A=seat(alliance=["AL12"], at={1: ["BR04", "BR08"]}),
        B=seat(blood=2, at={1: "VE08"}),
        C=seat(blood=2, at={2: "GA09"}),
        locations=({"ally": "AL02"},),
    )
    game.conflict(1)
    assert game.influence == {"A": 3 + 1 + 3 + 2, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_sgt_mctavish_is_finished_before_the_influence_and_before_the_next_reward() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(at={1: "VE08"}), locations=({"ally": "AL02"},))
    game.conflict(1)
    assert game.took_place("joined", "blood-stolen", "influence-gained") == [
        ("joined", "A"),
        ("blood-stolen", "B"),
        ("blood-stolen", "C"),
        ("blood-stolen", "D"),
        ("influence-gained", "A"),
        ("joined", "B"),
        ("influence-gained", "B"),
    ]
    assert game.settled


def test_who_is_eliminated_by_sgt_mctavish_gets_no_reward_and_nobody_moves_up() -> None:
    game = Vendetta(
        A=seat(at={1: "BR04"}),
        B=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: "VE05"}),
        C=seat(at={1: "GA09"}),
        locations=({"ally": "AL02"},),
    )
    game.conflict(1)
    assert game.out == "B"
    assert game.alliance("C") == ["VI"]
    assert game.influence == {"A": 5, "B": 0, "C": 4, "D": 3}
    assert game.blood == {"A": 11, "B": 0, "C": 4, "D": 4}
    assert game.settled


def test_sgt_mctavish_at_the_haven_still_uses_the_old_turn_order() -> None:
    game = Vendetta(C=seat(at={"haven": "BR04"}), locations=({}, {}, {"ally": "AL02"}))
    game.conflict("haven")
    assert game.took_place("blood-stolen") == [("blood-stolen", "A"), ("blood-stolen", "B"), ("blood-stolen", "D")]
    assert game.order == "CDAB"
    assert game.settled


def test_khadija_al_kindi_brings_the_top_card_of_your_deck_into_your_hand_alone_known_to_you() -> None:
    game = Vendetta(
        A=seat(hand=["BR09"], deck=["BR01", "BR02"], at={1: "BR04"}),
        B=seat(at={1: "VE08"}),
        locations=({"ally": "AL03"},),
    )
    game.conflict(1)
    assert game.hand("A") == ["BR01", "BR09"]
    assert game.deck("A") == ["BR02"]
    assert game.log("drew", viewer="A")[0]["card"] == "BR01"
    assert game.log("drew", viewer="B")[0]["card"] is None
    assert game.settled


def test_khadija_al_kindi_with_an_empty_deck_brings_nothing() -> None:
    game = Vendetta(A=seat(hand=["BR09"], deck=[], at={1: "BR04"}), locations=({"ally": "AL03"},))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL03"]
    assert game.hand("A") == ["BR09"]
    assert game.settled


def test_the_card_of_khadija_al_kindi_gives_no_further_planning_turn() -> None:
    game = Vendetta(
        A=seat(alliance=["AL03"], hand=["BR01", "BR07", "BR08", "BR09"]),
        B=seat(hand=["VE01", "VE08", "VE09"]),
        C=seat(hand=["GA01", "GA08", "GA09"]),
        D=seat(hand=["NO01", "NO08", "NO09"]),
    )
    game.planning()
    play_on(game)
    assert len(game.log("played")) == 8
    assert len(game.hand("A")) == 2
    assert len(game.hand("B")) == len(game.hand("C")) == len(game.hand("D")) == 1
    assert game.settled


def test_wauneka_brings_a_victim_as_well() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(at={1: "VE08"}), locations=({"ally": "AL04"},))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL04", "VI"]
    assert game.alliance("B") == ["VI", "VI"]
    assert game.table.victims == 29
    assert game.settled


def test_wauneka_with_an_empty_victims_deck_comes_alone() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), locations=({"ally": "AL04"},), position={"victims": 0})
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL04"]
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_wauneka_takes_the_last_victim_before_the_second_player() -> None:
    game = Vendetta(
        A=seat(at={1: "BR04"}), B=seat(at={1: "VE08"}), locations=({"ally": "AL04"},), position={"victims": 1}
    )
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL04", "VI"]
    assert game.alliance("B") == ["VI"]
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


def test_carmelita_neillson_brings_one_blood_for_a_card_you_play_at_the_haven() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], hand=["BR08", "BR09"]), B=seat(alliance=[], hand=["VE08", "VE09"]))
    game.turn("A", "play BR08", "at haven up")
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.asked().what == "AskBlood"
    game.answers("A", "blood 3", "end")
    assert game.deployed("haven") == {"A": 4, "B": 0, "C": 0, "D": 0}
    game.turn("B", "play VE08", "at haven up", "blood 0")
    assert game.deployed("haven") == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_carmelita_neillson_brings_blood_for_a_face_down_card_too_and_comes_after_its_cost() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08", "at haven down", "blood 0", "end")
    assert game.took_place("blood-spent", "reacted") == [("blood-spent", "A"), ("reacted", "A")]
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_carmelita_neillson_brings_nothing_elsewhere_and_nothing_once_drained() -> None:
    for facts, place in (
        (seat(alliance=["AL05"], hand=["BR08", "BR09"]), 1),
        (seat(drained=["AL05"], hand=["BR08", "BR09"]), "haven"),
    ):
        game = Vendetta(A=facts)
        game.turn("A", "play BR08", f"at {place} up", "blood 0", "end")
        assert game.deployed(place) == {"A": 0, "B": 0, "C": 0, "D": 0}
        assert game.settled


def test_carmelita_neillson_counts_cards_played_at_the_haven_by_an_effect_but_not_cards_moved_there() -> None:
    game = Vendetta(A=seat(alliance=["AL05"], hand=["MA08", "MA09"], at={1: "MA04", "haven": "MA03"}))
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["MA03", "MA04"]
    assert game.deployed("haven") == {"A": 0, "B": 0, "C": 0, "D": 0}
    game.moment("preparation", "haven")
    game.answers("A", "play MA08")
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_maldavis_brings_five_blood_when_she_joins() -> None:
    game = Vendetta(A=seat(blood=2, at={1: "BR04"}), B=seat(at={1: "VE08"}), locations=({"ally": "AL06"},))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL06"]
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_erichtho_makes_face_down_cards_free_even_with_one_blood() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL07"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08", "at 1 down", "blood 0", "end")
    assert game.cards("A", 1) == ["BR08 down"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_erichtho_never_brings_the_cost_below_nothing() -> None:
    game = Vendetta(A=seat(alliance=["AL07"], hand=["BR08", "BR09"]), locations=({"card": "LO04"},))
    game.turn("A", "play BR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_erichtho_helps_nobody_else_and_not_once_drained() -> None:
    game = Vendetta(A=seat(drained=["AL07"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(alliance=[], hand=["BR08", "BR09"]), B=seat(alliance=["AL07"]))
    game.turn("A", "play BR08", "at 1 down", "blood 0")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_erichtho_and_ryan_ramos_together_leave_the_cost_at_one() -> None:
    game = Vendetta(A=seat(alliance=["AL07", "AL28"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_fiorenza_savona_wins_a_tie_for_any_rank() -> None:
    game = Vendetta(
        A=seat(at={1: "BR07"}), B=seat(at={1: "VE05"}), C=seat(alliance=["AL08"], at={1: "NO06"}), D=seat(at={1: 9})
    )
    game.conflict(1)
    assert game.totals == {"A": 3, "B": 3, "C": 3, "D": 9}
    assert game.ranks == "DCAB"
    assert game.settled


def test_fiorenza_savona_does_not_beat_a_higher_total() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(alliance=["AL08"], at={1: "VE08"}))
    game.conflict(1)
    assert game.ranks == "AB"
    assert game.settled


def test_fiorenza_savona_drained_wins_no_tie() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(drained=["AL08"], at={1: "VE05"}))
    game.conflict(1)
    assert game.ranks == "AB"
    assert game.settled
    game = Vendetta(
        A=seat(alliance=[], influence=5, blood=2), B=seat(alliance=[], drained=["AL08"], influence=4, blood=1), round=3
    )
    game.score()
    assert game.result("A") == game.result("B") == 5
    assert game.table.result is not None
    assert game.table.result.winners == (0,)
    assert game.settled


def test_fiorenza_savona_wins_a_tie_for_the_most_influence_before_blood_is_compared() -> None:
    game = Vendetta(A=seat(influence=5, blood=9), B=seat(alliance=["AL08"], influence=3, blood=1), round=3)
    game.score()
    assert game.result("A") == game.result("B") == 6
    assert game.table.result is not None
    assert game.table.result.winners == (1,)
    assert game.table.result.tie_break == "ties.fiorenza"
    assert game.settled


def test_fiorenza_savona_wins_a_tie_for_her_owners_team() -> None:
    game = Vendetta(
        variants=("tag-team",),
        A=seat(influence=5, blood=9),
        B=seat(alliance=["AL08"], influence=3, blood=1),
        C=seat(blood=9),
        D=seat(blood=1),
        round=3,
    )
    game.score()
    assert game.result("A") + game.result("C") == game.result("B") + game.result("D")
    assert game.table.result is not None
    assert game.table.result.winners == (1, 3)
    assert game.settled


def test_fiorenza_savona_is_never_the_lowest_bidder_in_a_tie() -> None:
    game = Vendetta(A=seat(at={1: "MA02"}), B=seat(alliance=["AL08"], at={1: "VE08"}))
    game.moment("after-revelation", 1)
    game.answers("A", "bid 2")
    game.answers("B", "bid 2")
    assert game.cards("A", 1) == ["MA02 down"]
    assert game.cards("B", 1) == ["VE08"]
    assert game.blood == {"A": 4, "B": 4, "C": 6, "D": 6}
    assert game.settled


def test_portia_is_left_out_of_the_draw_in_a_frenzy() -> None:
    for chance in range(1, 30):
        game = Vendetta(
            A=seat(at={1: "GA09"}),
            B=seat(blood=1, alliance=["AL11", "VI", "AL23"], at={1: "VE08"}),
            position={"chance": chance * 7919},
        )
        game.moment("aftermath", 1)
        assert "AL11" in game.alliance("B")
        assert len(game.drained("B")) == 1
        assert game.settled


def test_portia_alone_counts_as_an_alliance_with_nothing_to_drain() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, alliance=["AL11"], at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.alliance("B") == ["AL11"]
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert game.tokens("B") == (0, 0)
    assert game.settled


def test_portia_cannot_be_drained_by_choice() -> None:
    game = Vendetta(A=seat(alliance=["AL11", "VI"], hand=["BR08", "BR09"]))
    game.turn("A")
    assert "drain VI" in game.options("A")
    assert game.refuses("A", "drain AL11").rule == "frenzy.undrainable"
    game.answers("A", "play BR08", "at 1 up", "blood 0", "end")
    assert game.alliance("A") == ["AL11", "VI"]
    assert game.settled


def test_portia_counts_as_a_card_of_the_alliance_for_everything_else() -> None:
    game = Vendetta(A=seat(alliance=["AL11"], at={1: ["TO02", "TO07"]}), locations=({"ally": "AL29"},))
    game.conflict(1)
    assert game.totals == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    game.score()
    assert game.part("A", "alliance") == 8
    assert game.settled


def test_talley_makes_a_frenzy_you_cause_worth_one_influence_more() -> None:
    game = Vendetta(A=seat(alliance=["AL12"], at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_talley_drained_or_in_anothers_alliance_adds_nothing() -> None:
    game = Vendetta(A=seat(drained=["AL12"], at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, alliance=["AL12"], at={1: "VE08"}), C=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_talley_adds_to_brujahs_ready_and_the_collar() -> None:
    game = Vendetta(
        A=seat(alliance=["AL12"], at={1: ["BR08", "BR09"]}),
        B=seat(blood=1, at={1: "VE08"}),
        locations=({"card": "LO02"},),
    )
    game.moment("aftermath", 1)
    assert game.influence == {"A": 7, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_talleys_feed_is_netted_with_the_rest_of_the_alliance() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL12", "VI"]), B=seat(blood=1))
    game.feed()
    assert game.blood == {"A": 1, "B": 2, "C": 7, "D": 7}
    assert game.log("blood-lost", "frenzy") == []
    assert game.settled


def test_talley_alone_may_starve_you_into_a_frenzy_nobody_is_credited_with() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL12"]))
    game.feed()
    assert game.blood == {"A": 3, "B": 7, "C": 7, "D": 7}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.drained("A") == ["AL12"]
    assert game.tokens("A") == (1, 0)
    assert game.settled


def test_talley_brings_nothing_for_a_teammates_frenzy() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(alliance=["AL12"], at={1: "GA09"}), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 6, "C": 3, "D": 6}
    assert game.settled


def test_ambrus_maropis_looks_at_a_face_down_card_for_one_blood_each() -> None:
    game = Vendetta(
        A=seat(alliance=["AL13"], hand=["BR08", "BR09"], at={1: "BR04 down"}),
        B=seat(at={1: ["VE08", "VE02 down"], "haven": "VE09 down"}),
        C=seat(at={2: "GA09 down"}),
    )
    game.turn("A")
    assert game.options("A") == (
        "play BR08",
        "play BR09",
        "drain AL13",
        "look 1 B 2",
        "look 2 C 1",
        "look haven B 1",
    )
    game.answers("A", "look 1 B 2", "look haven B 1")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.seen_cards("A", "B", 1) == ["VE08", "VE02"]
    assert game.seen_cards("A", "B", "haven") == ["VE09"]
    assert game.seen_cards("A", "C", 2) == [None]
    assert "look 1 B 2" not in game.options("A")
    game.answers("A", "play BR08", "at 1 up", "blood 0", "end")
    assert game.settled


def test_ambrus_maropis_need_not_be_used() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], hand=["BR08", "BR09"]), B=seat(at={1: "VE08 down"}))
    game.turn("A", "play BR08", "at 1 up", "blood 0", "end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.seen_cards("A", "B", 1) == [None]
    assert game.settled


def test_ambrus_maropis_may_look_before_the_card_after_its_reactions_and_after_the_blood() -> None:
    game = Vendetta(
        A=seat(alliance=["AL13"], hand=["BR08", "BR09"]), B=seat(at={1: ["VE08 down", "VE09 down", "VE01 down"]})
    )
    game.turn("A", "look 1 B 1", "play BR08", "at 2 up", "look 1 B 2", "blood 0", "look 1 B 3", "end")
    assert game.seen_cards("A", "B", 1) == ["VE08", "VE09", "VE01"]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ambrus_maropis_cannot_be_paid_with_the_last_blood() -> None:
    game = Vendetta(
        A=seat(blood=2, alliance=["AL13"], hand=["BR08", "BR09"]), B=seat(at={1: ["VE08 down", "VE09 down"]})
    )
    game.turn("A", "look 1 B 1")
    assert game.refuses("A", "look 1 B 2").rule == "term.spend"
    game.answers("A", "play BR08", "at 1 up")
    game.answers("A", "blood 0", "end")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ambrus_maropis_may_look_in_a_withdraw_step_before_the_pick_at_any_location() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], at={1: "BR08"}), B=seat(at={1: "VE08 down", 2: "VE09 down"}))
    game.resolve(1, stay=False)
    assert game.asks("A", "stay", "withdraw", "look 1 B 1", "look 2 B 1")
    game.answers("A", "look 2 B 1")
    assert game.asks("A", "stay", "withdraw", "look 1 B 1")
    assert game.seen_cards("A", "B", 2) == ["VE09"]
    game.answers("A", "withdraw")
    game.answers("B", "stay")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.seen_cards("A", "B", 2) == ["VE09"]
    assert game.settled


def test_ambrus_maropis_cannot_be_paid_with_the_last_blood_in_a_withdraw_step_either() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL13"], at={1: "BR08"}), B=seat(at={1: "VE08 down"}))
    game.resolve(1, stay=False)
    assert game.asks("A", "stay", "withdraw")
    assert game.refuses("A", "look 1 B 1").rule == "term.spend"
    game.picks()
    assert game.settled


def test_ambrus_maropis_needs_a_pick_of_your_own_in_a_withdraw_step() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], at={2: "BR08"}), B=seat(at={1: "VE08 down"}))
    game.resolve(1, stay=False)
    assert game.waiting == "B"
    assert game.refuses("A", "look 1 B 1").rule == "table.not-asked"
    game.picks()
    assert game.settled


def test_ambrus_maropis_shows_the_card_to_you_alone_and_the_spending_to_all() -> None:
    game = Vendetta(A=seat(alliance=["AL13"], hand=["BR08", "BR09"]), B=seat(at={1: "VE08 down"}))
    game.turn("A", "look 1 B 1")
    assert game.seen_cards("A", "B", 1) == ["VE08"]
    assert game.seen_cards("C", "B", 1) == [None]
    assert game.seen_cards(None, "B", 1) == [None]
    assert game.log("looked", viewer="A")[0]["card"] == "VE08"
    assert game.log("looked", viewer="C")[0]["card"] is None
    assert game.log("blood-spent", viewer="C")[0]["amount"] == 1
    assert game.asking == "AskTurn A"


def test_ambrus_maropis_spends_at_no_location() -> None:
    game = Vendetta(
        A=seat(alliance=["AL13"], hand=["TR08", "TR09"], at={1: "TR06", 2: "TR04"}), B=seat(at={1: "VE08 down"})
    )
    game.turn("A", "look 1 B 1")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.log("reacted") == []
    assert game.asking == "AskTurn A"


def test_what_ambrus_maropis_showed_stays_known_while_the_card_lies_there_face_down() -> None:
    game = Vendetta(
        A=seat(alliance=["AL13"], hand=["BR08", "BR09"], at={1: "BR04"}), B=seat(hand=["VE08"], at={2: "VE02 down"})
    )
    game.turn("A", "look 2 B 1", "play BR08", "at 1 up", "drain AL13", "blood 0")
    game.resolve(1)
    assert game.seen_cards("A", "B", 2) == ["VE02"]
    assert game.seen_cards("C", "B", 2) == [None]
    assert game.settled


def test_edward_neally_brings_two_tokens() -> None:
    game = Vendetta(A=seat(alliance=["AL14"], hand=["BR08", "BR09"]))
    game.turn("A", "drain AL14")
    assert game.tokens("A") == (2, 0)
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.out == ""
    assert game.asking == "AskTurn A"


def test_edward_neally_eliminates_who_has_one_token_already() -> None:
    for tokens in ({"tokens_up": 1}, {"tokens_down": 1}):
        game = Vendetta(A=seat(alliance=["AL14"], hand=["BR08", "BR09"], **tokens))
        game.turn("A", "drain AL14")
        assert game.out == "A"
        assert game.blood == {"A": 0, "B": 6, "C": 6, "D": 6}
        assert game.settled


def test_mr_damp_brings_two_blood_for_a_frenzy_you_cause() -> None:
    game = Vendetta(A=seat(alliance=["AL15"], at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}), C=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 10, "B": 3, "C": 5, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_mr_damps_blood_comes_before_the_drain() -> None:
    game = Vendetta(A=seat(alliance=["AL15"], at={1: "BR04"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.took_place("frenzy", "influence-gained", "blood-gained", "drained") == [
        ("frenzy", "B"),
        ("influence-gained", "A"),
        ("blood-gained", "A"),
        ("drained", "B"),
    ]
    assert game.blood == {"A": 8, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_mr_damp_brings_nothing_for_your_own_frenzy_or_once_drained() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, alliance=["AL15"], at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(drained=["AL15"], at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_mr_damp_brings_blood_for_a_teammates_frenzy_too_but_no_influence() -> None:
    game = Vendetta(variants=("tag-team",), A=seat(alliance=["AL15"], at={1: "GA09"}), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 9, "B": 6, "C": 3, "D": 6}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_ed_crawford_is_number_eighteen() -> None:
    game = Vendetta(A=seat(alliance=["Ed Crawford"]))
    assert game.alliance("A") == ["AL18"]
    assert game.settled


def test_elena_cortez_drained_in_a_frenzy_brings_nothing_so_another_card_is_drained() -> None:
    for chance in range(1, 20):
        game = Vendetta(
            A=seat(at={1: "GA09"}),
            B=seat(blood=1, alliance=["AL25", "VI"], at={1: "VE08"}),
            position={"chance": chance * 7919},
        )
        game.moment("aftermath", 1)
        assert game.drained("B") in (["AL25", "VI"], ["VI"])
        assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
        assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
        assert game.settled


def test_elena_cortez_as_the_last_card_leaves_one_influence_for_one_blood() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, alliance=["AL25"], at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.drained("B") == ["AL25"]
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert len(game.log("frenzy")) == 1
    assert game.settled


def test_elena_cortez_beside_portia_leaves_one_influence_for_one_blood() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, influence=0, alliance=["AL25", "AL11"], at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.alliance("B") == ["AL11"]
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.settled


def test_elena_cortez_may_be_drained_by_choice_for_nothing() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL25"], hand=["BR08", "BR09"]))
    game.turn("A", "drain AL25", "play BR08", "at 1 up")
    assert game.drained("A") == ["AL25"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_julie_munoz_brings_two_influence_as_the_only_human() -> None:
    game = Vendetta(A=seat(alliance=["AL26", "AL09", "VI", "VI"]))
    game.score()
    assert game.part("A", "cards") == 2
    assert game.result("A") == 3 + 3 + 4 + 1 + 1 + 2
    assert game.settled


def test_julie_munoz_beside_another_human_brings_nothing_more() -> None:
    game = Vendetta(A=seat(alliance=["AL26", "AL16"]))
    game.score()
    assert game.result("A") == 3 + 3 + 2
    assert game.settled


def test_a_drained_human_does_not_count_against_julie_munoz() -> None:
    game = Vendetta(A=seat(alliance=["AL26"], drained=["AL16"]))
    game.score()
    assert game.result("A") == 3 + 3 + 0 + 2
    assert game.settled


def test_julie_munoz_drained_brings_nothing_more() -> None:
    game = Vendetta(A=seat(alliance=["AL09"], drained=["AL26"]))
    game.score()
    assert game.result("A") == 3 + 4 + 1
    assert game.settled


def test_roberta_urbani_lets_you_keep_both_and_puts_a_card_you_had_under_the_deck() -> None:
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"], deck=["BR01", "BR02", "BR03"]))
    game.build_hands()
    assert game.asks("A", "keep BR01", "keep BR02", "both BR08", "both BR09")
    game.answers("A", "both BR09")
    play_on(game)
    assert game.hand("A") == ["BR01", "BR02", "BR08"]
    assert game.deck("A") == ["BR03", "BR09"]
    assert game.settled


def test_roberta_urbani_need_not_be_used() -> None:
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"], deck=["BR01", "BR02", "BR03"]))
    game.build_hands()
    game.answers("A", "keep BR02")
    play_on(game)
    assert game.hand("A") == ["BR02", "BR08", "BR09"]
    assert game.deck("A") == ["BR03", "BR01"]
    assert game.settled


def test_roberta_urbani_takes_no_drawn_card_in_exchange_and_helps_only_her_owner() -> None:
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"], deck=["BR01", "BR02", "BR03"]), B=seat())
    game.build_hands()
    assert game.refuses("A", "both BR01").rule == "hand.keep-must"
    assert not [option for option in game.options("B") if option.startswith("both")]
    play_on(game)
    assert game.settled


def test_roberta_urbani_drained_does_not_help() -> None:
    game = Vendetta(A=seat(drained=["AL27"], hand=["BR08", "BR09"], deck=["BR01", "BR02", "BR03"]))
    game.build_hands()
    assert game.asks("A", "keep BR01", "keep BR02")
    play_on(game)
    assert game.settled


def test_roberta_urbani_leaves_the_others_to_see_sizes_only() -> None:
    views = []
    for answer in ("both BR09", "both BR08", "keep BR01"):
        game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"], deck=["BR01", "BR02", "BR03"]))
        game.build_hands()
        game.answers("A", answer)
        play_on(game)
        built = [event for event in game.log("hand-built", viewer="B") if event["seat"] == 0]
        assert [(event["kept"], event["under"]) for event in built] == [(None, None)]
        views.append((game.view("B"), game.log(viewer="B")))
        assert game.settled
    assert views[0] == views[1] == views[2]


def test_ryan_ramos_makes_face_down_cards_cost_two() -> None:
    game = Vendetta(A=seat(blood=3, alliance=["AL28"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08", "at 1 down", "blood 0", "end")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ryan_ramos_forbids_face_down_cards_with_two_blood() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["AL28"], hand=["BR08", "BR09"]))
    game.turn("A", "play BR08")
    assert game.refuses("A", "at 1 down").rule == "plan.face-down-last-blood"
    game.answers("A", "at 1 up", "blood 0", "end")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_ryan_ramos_drained_on_this_turn_no_longer_raises_the_cost() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["AL28"], hand=["BR08", "BR09"]))
    game.turn("A", "drain AL28", "play BR08", "at 1 down", "blood 0")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_sarah_mcaleer_brings_one_blood_for_each_card_of_the_alliance_herself_included() -> None:
    game = Vendetta(
        A=seat(alliance=["VI", "VI", "AL09"], drained=["AL10", "VI"], at={1: "BR04"}), locations=({"ally": "AL29"},)
    )
    game.conflict(1)
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_sarah_mcaleer_alone_brings_one_blood() -> None:
    game = Vendetta(A=seat(alliance=[], at={1: "BR04"}), locations=({"ally": "AL29"},))
    game.conflict(1)
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_miguel_chandler_is_the_card_drained_in_a_frenzy() -> None:
    for chance in range(1, 20):
        game = Vendetta(
            A=seat(at={1: "GA09"}),
            B=seat(blood=1, alliance=["VI", "AL09", "AL30", "VI"], at={1: "VE08"}),
            position={"chance": chance * 7919},
        )
        game.moment("aftermath", 1)
        assert game.drained("B") == ["AL30"]
        assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
        assert game.settled


def test_miguel_chandler_already_drained_protects_nobody() -> None:
    game = Vendetta(A=seat(at={1: "GA09"}), B=seat(blood=1, drained=["AL30"], at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.drained("B") == ["AL30", "VI"]
    assert game.settled


def test_ferrymans_coin_may_be_used_instead_of_miguel_chandler() -> None:
    for answer, blood, drained in (("use RE03", 3, []), ("drain", 3, ["AL30"])):
        game = Vendetta(
            variants=("relics",),
            A=seat(at={1: "GA09"}),
            B=seat(blood=1, alliance=["AL30", "VI"], relic="RE03", at={1: "VE08"}),
        )
        game.moment("aftermath", 1)
        assert game.asks("B", "drain", "use RE03")
        game.answers("B", answer)
        assert game.blood == {"A": 7, "B": blood, "C": 6, "D": 6}
        assert game.drained("B") == drained
        assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
        assert game.settled


def test_miguel_chandler_may_be_kept_and_another_card_drained_by_choice() -> None:
    game = Vendetta(A=seat(alliance=["AL30", "VI"], hand=["BR08", "BR09"]))
    game.turn("A", "drain VI", "play BR08", "at 1 up", "blood 0", "end")
    assert game.alliance("A") == ["AL30"]
    assert game.drained("A") == ["VI"]
    assert game.settled


def test_a_victim_is_no_ally_and_no_vampire() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["VI", "VI", "AL26"], hand=["BR08", "BR09"], tokens_up=2))
    game.turn("A", "drain VI", "drain VI")
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (2, 0)
    assert game.out == ""
    game.answers("A", "play BR08", "at 1 up", "blood 0", "end")
    game.score()
    assert game.result("A") == 3 + 3 + 2 - 2
    assert game.settled


def test_all_thirty_five_victims_are_equal_and_no_more_can_be_taken() -> None:
    game = Vendetta(A=seat(alliance=["VI"] * 31, at={1: "TO08"}))
    assert game.table.victims == 1
    game.moment("preparation", 1)
    assert game.alliance("A") == ["VI"] * 32
    assert game.table.victims == 0
    game.moment("preparation", 1)
    assert game.alliance("A") == ["VI"] * 32
    assert game.options("A") == ()
    assert game.settled


def test_equal_victims_are_offered_once() -> None:
    game = Vendetta(A=seat(alliance=["VI", "VI", "VI"], hand=["BR08", "BR09"]))
    game.turn("A")
    assert game.asks("A", "play BR08", "play BR09", "drain VI")
    game.answers("A", "play BR08", "at 1 up", "blood 0", "end")
    assert game.settled
