"""Tag Team. With four players A and C are one team, B and D the other."""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.core.refusal import Refused
from gloam.vendetta.catalogue import NUMBER
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, choose, new_game, seat

VARIANT = ("tag-team",)
MATE_ASKED = "team.include-mate"


def table_with(**facts: Any) -> Vendetta:
    return Vendetta(variants=VARIANT, **facts)


def asked_for_mate(game: Vendetta, name: str) -> bool:
    return game.asks(name, "no", "yes") and game.asked().rule == MATE_ASKED


# ---- who plays with whom


@rule("team.players")
def test_tag_team_is_for_four_or_six_players_two_a_team() -> None:
    for seats in (3, 5):
        with pytest.raises(Refused) as no:
            gloam.game("vendetta").table(seats=seats, seed=1, variants=VARIANT)
        assert (no.value.rule, no.value.facts) == ("team.players", {"seats": seats})
    for seats, teams in ((4, 2), (6, 3)):
        players = new_game(seats=seats, variants=VARIANT).view(None)["players"]
        pairs = {frozenset((number, player["team_mate"])) for number, player in enumerate(players)}
        assert len(pairs) == teams
        assert all(len(pair) == 2 for pair in pairs)


@rule("team.locations")
def test_six_players_have_four_locations_and_four_have_three() -> None:
    names = {
        seats: [location["name"] for location in new_game(seats=seats, variants=VARIANT).view(None)["locations"]]
        for seats in (4, 6)
    }
    assert names == {4: ["1", "2", "haven"], 6: ["1", "2", "3", "haven"]}


@rule("team.seats")
def test_teammates_sit_opposite_so_that_turns_alternate_between_teams() -> None:
    for seats, teams in ((4, "ABAB"), (6, "ABCABC")):
        game = new_game(seats=seats, variants=VARIANT)
        players = game.view(None)["players"]
        order = game.view(None)["turn_order"]
        named: dict[int, str] = {}
        for number in order:
            mate = players[number]["team_mate"]
            named[number] = named[mate] if mate in named else "ABC"[len(named)]
        assert "".join([named[number] for number in order]) == teams


# Whole games are played by answering the first option throughout. No clan or Ally here draws or takes back cards,
# and the Allies are Humans, so that nobody is eliminated.
SIX_CLANS = ("brujah", "gangrel", "toreador", "nosferatu", "tremere", "ventrue")
HUMANS = [f"AL{number}" for number in (16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29)]


@rule("team.turns")
def test_six_players_have_the_hands_and_turns_of_the_normal_game() -> None:
    game = new_game(seats=6, variants=VARIANT)
    choose(game)
    assert game.table.victims == 29
    game = Vendetta(
        players=6,
        variants=VARIANT,
        position={
            "phase": "feed",
            "docket": None,
            "seats": [{"clan": clan} for clan in SIX_CLANS],
            "allies": HUMANS,
        },
    )
    assert game.table.victims == 29
    for number, turns in ((1, 12), (2, 18), (3, 24)):
        game.play_to("planning", number)
        assert [len(game.hand(name)) for name in "ABCDEF"] == [number + 2] * 6
        before = len(game.log("played"))
        order = game.order
        game.play_to("resolution", number)
        played = [name for _, name in game.took_place("played")[before:]]
        assert len(played) == turns
        assert "".join(played) == order * (number + 1)
    game.play_to("over", 3)
    assert game.settled


@rule("team.variants-combine")
def test_variants_combine() -> None:
    game = new_game(variants=("tag-team", "relics", "location-cards"))
    view = game.view(None)
    assert len(view["relics_offered"]) == 5
    assert [location["card"] is not None for location in view["locations"]] == [True, True, False]
    assert [player["team_mate"] for player in view["players"]] == [2, 3, 0, 1]
    assert view["variants"] == ("location-cards", "relics", "tag-team")


@rule("team.secrets")
def test_teammates_see_nothing_of_each_other_that_others_do_not() -> None:
    game = table_with(A=seat(hand=["BR01", "BR04"], at={1: "BR07 down"}))
    assert game.seen_cards("A", "A", 1) == ["BR07"]
    assert game.seen_cards("C", "A", 1) == [None]
    mate, opponent = game.view("C"), game.view("B")
    assert mate["players"][0] == opponent["players"][0]
    assert mate["locations"] == opponent["locations"]


# ---- hitting the teammate or not


@rule("team.include-mate")
@pytest.mark.parametrize(
    ("included", "blood"), [("no", {"A": 7, "B": 5, "C": 6, "D": 6}), ("yes", {"A": 8, "B": 5, "C": 5, "D": 6})]
)
def test_the_user_says_each_time_whether_the_teammate_is_hit(included: str, blood: dict[str, int]) -> None:
    game = table_with(A=seat(at={1: "GA09"}), B=seat(at={1: "BR08"}), C=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    assert game.blood == blood
    assert game.settled
    game.moment("aftermath", 1)
    assert asked_for_mate(game, "A")


@rule("team.no-frenzy-influence")
def test_sending_the_teammate_into_frenzy_brings_no_influence() -> None:
    game = table_with(A=seat(at={1: "GA09"}), C=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.took_place("frenzy") == [("frenzy", "C")]
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 6, "C": 3, "D": 6}
    assert game.settled


@rule("team.rank-separately")
def test_teammates_are_ranked_and_rewarded_separately() -> None:
    game = table_with(
        round=2,
        locations=[{"ally": "AL16"}],
        A=seat(at={1: 7}),
        B=seat(at={1: 5}),
        C=seat(at={1: 6}),
    )
    game.conflict(1)
    assert game.ranks == "ACB"
    assert game.influence == {"A": 5, "B": 4, "C": 5, "D": 3}
    assert [game.alliance(name) for name in "ABCD"] == [["VI", "AL16"], ["VI"], ["VI", "VI"], ["VI"]]
    assert game.settled


@rule("team.mate-is-opponent")
def test_effects_that_only_count_include_the_teammate_and_ask_nothing() -> None:
    plan = table_with(A=seat(at={1: "VE01"}), C=seat(at={1: "BR08"}))
    assert plan.power(1)["A"] == 3 + 1
    crowd = table_with(A=seat(at={1: "TO05"}), C=seat(at={1: ["BR08", "BR09"]}))
    assert crowd.power(1)["A"] == 3
    alone = table_with(A=seat(at={1: ["MA04", "MA08"]}), C=seat(at={1: "BR08"}))
    assert alone.power(1)["A"] == 3 + 2  # MA08 counts 2 cards; C has fewer face-up cards, so no 2 for Shadow Strike
    for game in (plan, crowd, alone):
        game.conflict(1)
        assert game.settled


@rule("team.mate-is-opponent")
def test_effects_by_which_nobody_is_hurt_include_the_teammate_and_ask_nothing() -> None:
    game = table_with(A=seat(at={1: "GA06"}))
    game.turn("C", "play MA08 at 1 up blood 0 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game = table_with(A=seat(at={1: "NO03"}))
    game.turn("C", f"play {game.hand('C')[0]} at 1 down blood 0 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("team.mate-is-opponent")
@pytest.mark.parametrize(("included", "left", "pool"), [("no", 3, 6), ("yes", 1, 8)])
def test_effects_on_the_teammates_deployed_blood_are_the_users_choice(included: str, left: int, pool: int) -> None:
    game = table_with(A=seat(at={1: "GA04"}), C=seat(at={1: 3}))
    game.moment("preparation", 1)
    game.answers("A", included)
    assert game.deployed(1) == {"A": 0, "B": 0, "C": left, "D": 0}
    assert game.blood == {"A": pool, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("team.mate-is-opponent")
def test_mesmerize_where_only_the_teammate_is_leaves_the_hand_alone_if_its_user_says_so() -> None:
    game = table_with(A=seat(at={1: "MA01"}), C=seat(hand=["BR01", "BR08"], at={1: 1}))
    game.moment("preparation", 1)
    assert asked_for_mate(game, "A")
    assert game.asked().facts == {"card": "MA01", "mate": 2, "alone": True}
    assert not game.log("hand-shown")
    game.answers("A", "no")
    assert game.log("teammate")[0]["included"] is False
    assert not game.log("hand-shown")
    assert game.hand("C") == ["BR01", "BR08"]
    assert game.cards("A", 1) == ["MA01"]
    assert game.settled


@rule("team.mate-is-opponent")
def test_mesmerize_where_only_the_teammate_is_plays_that_hand_if_its_user_says_so() -> None:
    game = table_with(A=seat(at={1: "MA01"}), C=seat(hand=["BR01", "BR08"], at={1: 1}))
    game.moment("preparation", 1)
    game.answers("A", "yes", "play BR08")
    assert game.log("hand-shown")[0]["cards"] == ("BR01", "BR08")
    assert game.cards("A", 1) == ["MA01", "BR08", "BR01"]
    assert game.hand("C") == []
    assert game.settled


@rule("team.mate-is-opponent")
@pytest.mark.parametrize(("picked", "spared"), [("B", "C"), ("C", "B")])
def test_mesmerize_spares_the_teammate_by_picking_somebody_else(picked: str, spared: str) -> None:
    hands = {"B": ["GA01"], "C": ["BR01"]}
    game = table_with(A=seat(at={1: "MA01"}), **{name: seat(hand=hands[name], at={1: 1}) for name in "BC"})
    game.moment("preparation", 1)
    assert game.asks("A", "seat B", "seat C")
    game.answers("A", f"seat {picked}")
    assert game.cards("A", 1) == ["MA01", *hands[picked]]
    assert game.hand(spared) == hands[spared]
    assert game.settled


@rule("team.mate-is-opponent")
def test_mesmerize_asks_nothing_about_a_teammate_with_an_empty_hand_or_elsewhere() -> None:
    for mate in (seat(hand=[], at={1: 1}), seat(hand=["BR01"], at={2: 1})):
        game = table_with(A=seat(at={1: "MA01"}), C=mate)
        game.moment("preparation", 1)
        assert not game.log("teammate")
        assert game.cards("A", 1) == ["MA01"]
        assert game.settled


# What a card may do to a player, as events tell it.
HITS = (
    "blood-lost", "blood-stolen", "blood-removed", "deployed-taken", "influence-lost", "hand-shown", "turned-down",
    "skips-steps", "chose", "bid-shown",
)  # fmt: skip


@rule("team.mate-is-opponent")
@pytest.mark.parametrize("card", [card for card in NUMBER if card[:2] in ("BR", "GA", "MA", "NO", "TO", "TR", "VE")])
def test_no_card_touches_a_teammate_whom_its_user_spares(card: str) -> None:
    mate = "BR" if card[:2] != "BR" else "GA"
    lying = cards_with_blood(f"{mate}08", f"{mate}03 down", blood=4)
    game = table_with(
        A=seat(blood=9, at={1: cards_with_blood(card, blood=5)}), C=seat(hand=[f"{mate}01"], at={1: lying})
    )
    before = game.blood["C"]
    game.moment("planning-end", 1)
    game.resolve(1)
    while game.table.open:
        question = game.asked()
        spares = "no" if question.rule == MATE_ASKED else question.options[-1]
        game.table.answer(question.seat, "stay" if question.what == "AskWithdraw" else spares)
    assert [line for line in game.log(*HITS) if line["seat"] == 2] == []
    assert game.blood["C"] == before
    assert game.settled


# ---- when it is asked


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "blood"), [("no", [8, 4, 6, 6]), ("yes", [10, 4, 4, 6])])
def test_mass_manipulation_asks_after_the_picks_are_shown(included: str, blood: list[int]) -> None:
    game = table_with(A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}), C=seat(at={1: 1}))
    game.resolve(1)
    assert len(game.log("pick-shown")) == 3
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    assert list(game.blood.values()) == blood
    assert game.settled


@rule("team.ask-when")
def test_mass_manipulation_asks_nothing_about_a_teammate_who_withdrew() -> None:
    game = table_with(A=seat(at={1: "VE05"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA02"}))
    game.resolve(1, withdraw="C")
    assert game.blood == {"A": 8, "B": 4, "C": 6, "D": 6}
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "bidders"), [("no", "AB"), ("yes", "ABC")])
def test_auction_of_blood_asks_before_the_bids(included: str, bidders: str) -> None:
    game = table_with(A=seat(at={1: "MA02"}), B=seat(at={1: "BR08"}), C=seat(at={1: "GA02"}))
    game.moment("after-revelation", 1)
    assert asked_for_mate(game, "A")
    assert game.waiting == "A"
    game.answers("A", included)
    assert game.waiting == bidders
    for name in bidders:
        game.answers(name, "bid 1")
    assert game.settled


@rule("team.ask-when")
def test_auction_of_blood_without_any_other_rival_may_spare_the_teammate_altogether() -> None:
    game = table_with(A=seat(at={1: "MA02"}), C=seat(at={1: "GA02"}))
    game.moment("after-revelation", 1)
    game.answers("A", "no")
    assert not game.log("bid-shown")
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "totals"), [("no", [2, 0, 2, 0]), ("yes", [2, 0, 1, 0])])
def test_wolf_companion_asks_before_the_totals(included: str, totals: list[int]) -> None:
    game = table_with(A=seat(at={1: "GA02"}), B=seat(at={1: "BR08"}), C=seat(at={1: "VE08"}))
    game.conflict(1)
    assert asked_for_mate(game, "A")
    assert not game.log("total")
    game.answers("A", included)
    assert list(game.totals.values()) == totals
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "totals"), [("no", [3, 0, 4, 0]), ("yes", [3, 2, 0, 0])])
def test_diplomacy_asks_before_the_totals(included: str, totals: list[int]) -> None:
    game = table_with(A=seat(at={1: "VE02"}), B=seat(at={1: "GA07"}), C=seat(at={1: "BR03"}))
    game.conflict(1)
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    assert list(game.totals.values()) == totals
    assert game.settled


@rule("team.ask-when")
def test_diplomacy_asks_nothing_where_the_teammates_cards_are_not_the_highest() -> None:
    game = table_with(A=seat(at={1: "VE02"}), B=seat(at={1: "BR03"}), C=seat(at={1: "GA07"}))
    game.conflict(1)
    assert list(game.totals.values()) == [3, 0, 2, 0]
    assert game.settled


@rule("team.ask-when")
def test_wolf_companion_asks_nothing_where_the_teammate_has_no_power_to_halve() -> None:
    game = table_with(A=seat(at={1: "GA02"}), C=seat(at={1: ["BR09", "BR03 down"]}))
    game.conflict(1)
    assert list(game.totals.values()) == [2, 0, 0, 0]
    assert game.settled


@rule("team.ask-when")
def test_challenge_asks_each_time_the_teammate_would_lose() -> None:
    game = table_with(A=seat(at={1: "BR03"}), C=seat(hand=["MA08", "MA09"]))
    game.turn("C", "play MA08 at 2 up")
    assert asked_for_mate(game, "A")
    game.answers("A", "no")
    game.answers("C", "blood 0 end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    game.turn("C", "play MA09 at 2 up")
    assert asked_for_mate(game, "A")
    game.answers("A", "yes")
    game.answers("C", "blood 0 end")
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    assert game.settled


@rule("team.ask-when")
def test_challenge_asks_nothing_about_an_opponent_or_a_play_at_its_own_location() -> None:
    game = table_with(A=seat(at={1: "BR03"}))
    game.turn("C", "play MA08 at 1 up blood 0 end")
    game.turn("B", "play GA08 at 2 up blood 0 end")
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "left"), [("no", 5), ("yes", 4)])
def test_retaliation_asks_each_time_it_would_hit_the_teammate(included: str, left: int) -> None:
    game = table_with(A=seat(at={1: "TR06"}), B=seat(at={1: "BR09"}), C=seat(at={1: "GA02"}))
    game.moment("aftermath", 1)
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    # Hunt steals from A and C; what A lost is then lost by B, and by C if A says so.
    assert game.blood == {"A": 5, "B": 6 + 2 - 1, "C": left, "D": 6}
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "influence"), [("no", [3, 2, 3, 2]), ("yes", [3, 2, 2, 2])])
def test_master_plan_asks_when_planning_ends(included: str, influence: list[int]) -> None:
    game = table_with(A=seat(at={1: "VE01"}))
    game.moment("planning-end", 1)
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    assert list(game.influence.values()) == influence
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize("mate", [seat(at={1: "BR08"}), seat(influence=0)])
def test_master_plan_asks_nothing_where_the_teammate_would_lose_nothing(mate: dict[str, Any]) -> None:
    game = table_with(A=seat(at={1: "VE01"}), C=mate)
    game.moment("planning-end", 1)
    assert (game.influence["B"], game.influence["D"]) == (2, 2)
    assert game.settled


@rule("team.ask-when")
def test_nothing_is_asked_where_submission_protects_the_teammate() -> None:
    game = table_with(A=seat(at={1: "GA09"}), B=seat(at={1: "BR08"}), C=seat(at={1: "TO06"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("team.ask-when")
def test_tyrants_gaze_asks_nothing_about_a_teammate_with_nothing_to_give() -> None:
    game = table_with(A=seat(at={1: "VE06"}), C=seat(influence=0, at={1: "BR08"}))
    game.moment("preparation", 1)
    assert game.settled


@rule("team.ask-when")
@pytest.mark.parametrize(("included", "influence"), [("no", 3), ("yes", 2)])
def test_tyrants_gaze_asks_its_user_first_and_then_the_teammate(included: str, influence: int) -> None:
    game = table_with(A=seat(at={1: "VE06"}), C=seat(at={1: cards_with_blood("BR08", blood=1)}))
    game.moment("preparation", 1)
    assert asked_for_mate(game, "A")
    game.answers("A", included)
    if included == "yes":
        game.answers("C", "choose 2")
    assert game.influence == {"A": 3, "B": 3, "C": influence, "D": 3}
    assert game.settled


@rule("team.eyes")
def test_eyes_in_the_dark_does_not_bind_the_teammate() -> None:
    game = table_with(A=seat(at={1: "NO03"}), B=seat(clan="brujah"), C=seat(clan="gangrel"))
    game.turn("B", "play BR08")
    assert "at 1 up" not in game.options("B")
    game.answers("B", "at 1 down blood 0 end")
    game.turn("C", "play GA08 at 1 up blood 0 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game.turn("C", "play GA09 at 1 down blood 0 end")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.seen_cards("A", "C", 1) == ["GA08", "GA09"]
    assert game.seen_cards("B", "C", 1) == ["GA08", None]
    assert game.settled


# ---- scoring


@rule("team.score")
def test_the_team_with_the_highest_sum_wins() -> None:
    game = table_with(A=seat(influence=11), B=seat(influence=14), C=seat(influence=8), D=seat(influence=4))
    game.score()
    assert [game.result(name) for name in "ABCD"] == [12, 15, 9, 5]
    assert game.winners == "AC"
    assert game.places == {"A": 1, "B": 2, "C": 1, "D": 2}
    assert game.tie_break == ""
    assert game.settled


@rule("team.score")
def test_three_teams_have_three_places() -> None:
    game = table_with(
        players=6,
        A=seat(influence=4),
        B=seat(influence=9),
        C=seat(influence=6),
        D=seat(influence=5),
        E=seat(influence=3),
        F=seat(influence=4),
    )
    game.score()
    assert game.winners == "BE"
    assert game.places == {"A": 3, "B": 1, "C": 2, "D": 3, "E": 1, "F": 2}
    assert game.settled


@rule("team.tie")
def test_tied_teams_compare_blood_and_then_who_is_first_in_turn_order() -> None:
    pools = {"A": 3, "B": 4, "C": 2, "D": 1}
    game = table_with(ambition="D", **{name: seat(influence=9, blood=blood) for name, blood in pools.items()})
    game.score()
    assert [game.result(name) for name in "ABCD"] == [10, 10, 10, 10]
    assert game.winners == "BD"
    assert game.tie_break == "team.tie"
    assert game.settled


@rule("team.tie")
def test_tied_teams_go_by_the_sum_of_blood_before_turn_order() -> None:
    pools = {"A": 3, "B": 4, "C": 3, "D": 1}
    game = table_with(ambition="D", **{name: seat(influence=9, blood=blood) for name, blood in pools.items()})
    game.score()
    assert game.winners == "AC"
    assert game.tie_break == "team.tie"
    assert game.settled


@rule("team.eliminated")
def test_an_eliminated_teammate_adds_nothing_and_the_other_plays_on() -> None:
    game = table_with(
        A=seat(influence=20, tokens_up=2, alliance=["AL09"]), B=seat(influence=6), C=seat(influence=9), D=seat()
    )
    game.turn("A", "drain AL09")
    assert game.out == "A"
    assert game.table.result is None
    game.turn("C", f"play {game.hand('C')[0]} at 1 up blood 0 end")
    game.score()
    assert [game.result(name) for name in "ABCD"] == [0, 7, 10, 4]
    assert game.winners == "BD"
    assert game.places == {"A": 0, "B": 1, "C": 2, "D": 1}
    assert game.settled


@rule("team.eliminated")
def test_a_team_of_one_can_still_win_even_by_a_tie_break() -> None:
    game = table_with(
        ambition="B", A=seat(out=True), B=seat(influence=5), C=seat(influence=9, blood=13), D=seat(influence=3)
    )
    game.score()
    assert [game.result(name) for name in "ABCD"] == [0, 6, 10, 4]
    assert game.winners == "C"
    assert game.places == {"A": 0, "B": 2, "C": 1, "D": 2}
    assert game.tie_break == "team.tie"
    assert game.settled


@rule("team.eliminated", "eliminated.last-standing")
def test_a_team_is_out_when_both_are_and_the_other_team_wins_at_once() -> None:
    game = table_with(
        ambition="B",
        A=seat(tokens_up=2, alliance=["AL09"]),
        C=seat(tokens_up=2, alliance=["AL10"]),
        position={"phase": "planning", "docket": None},
    )
    game.turn("A", "drain AL09")
    assert game.table.result is None
    game.turn("C", "drain AL10")
    assert game.table.over
    assert game.winners == "BD"
    assert game.tie_break == "eliminated.last-standing"
    assert game.places == {"A": 0, "B": 1, "C": 0, "D": 1}
    assert game.settled
