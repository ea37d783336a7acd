"""Scoring: the result of a player, the winner, and what breaks a tie."""

from __future__ import annotations

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat


@rule("score.sum")
def test_a_result_is_influence_alliance_and_drained_cards_less_diablerie_tokens() -> None:
    game = Vendetta(A=seat(influence=9, alliance=["Marcel", "VI", "VI"], drained=["Bronwyn"], tokens_up=1))
    game.score()
    assert game.result("A") == 9 + 4 + 2 + 3 - 1 == 17
    assert game.parts("A") == {
        "tokens": 9,
        "alliance": 6,
        "drained": 3,
        "cards": 0,
        "relic": 0,
        "diablerie": -1,
        "total": 17,
    }
    assert [game.result(name) for name in "BCD"] == [4, 4, 4]
    assert game.settled


@rule("score.sum")
def test_what_a_card_or_a_relic_adds_at_the_end_is_part_of_the_result() -> None:
    game = Vendetta(
        variants=["relics"], A=seat(influence=5, alliance=["Julie Munoz", "VI"], relic="RE02", tokens_down=2)
    )
    game.score()
    assert game.parts("A") == {
        "tokens": 5,
        "alliance": 4,
        "drained": 0,
        "cards": 2,
        "relic": 2,
        "diablerie": -2,
        "total": 11,
    }
    assert game.settled


@rule("score.winner")
def test_the_highest_result_wins() -> None:
    game = Vendetta(players=3, A=seat(influence=13), B=seat(influence=16, blood=1), C=seat(influence=15))
    game.score()
    assert [game.result(name) for name in "ABC"] == [14, 17, 16]
    assert game.places == {"A": 3, "B": 1, "C": 2}
    assert game.winners == "B"
    assert game.tie_break == ""
    assert game.settled


@rule("score.tie-blood")
def test_tied_on_influence_the_player_with_more_blood_wins() -> None:
    game = Vendetta(A=seat(influence=14, blood=3), B=seat(influence=14, blood=4))
    game.score()
    assert [game.result(name) for name in "ABCD"] == [15, 15, 4, 4]
    assert game.winners == "B"
    assert game.tie_break == "score.tie-blood"
    assert game.settled


@rule("score.tie-order")
def test_tied_on_blood_as_well_the_first_in_turn_order_from_the_last_havens_winner_wins() -> None:
    game = Vendetta(
        players=3,
        round=3,
        A=seat(influence=14, blood=3),
        B=seat(influence=14, blood=3),
        C=seat(influence=0, at={"haven": "BR08"}),
    )
    game.resolve("haven")
    assert game.order == "CAB"
    game.end_round()
    assert [game.result(name) for name in "ABC"] == [15, 15, 5]
    assert game.places == {"A": 1, "B": 2, "C": 3}
    assert game.tie_break == "score.tie-order"
    assert game.settled


@rule("score.tie-order")
def test_had_b_won_the_last_haven_b_would_win_that_tie() -> None:
    game = Vendetta(players=3, ambition="B", A=seat(influence=14, blood=3), B=seat(influence=14, blood=3))
    game.score()
    assert game.winners == "B"
    assert game.settled


@rule("score.deployed-not-counted")
def test_deployed_blood_does_not_count_for_the_tie_break() -> None:
    game = Vendetta(A=seat(influence=9, blood=2, at={1: 4, "haven": 2}), B=seat(influence=9, blood=3))
    game.score()
    assert [game.result(name) for name in "ABCD"] == [10, 10, 4, 4]
    assert game.winners == "B"
    assert game.settled


@rule("ties.fiorenza")
@pytest.mark.parametrize(("drained", "winner", "why"), [(False, "C", "ties.fiorenza"), (True, "A", "score.tie-blood")])
def test_fiorenza_savona_wins_a_tie_for_first_place_before_blood_is_compared(
    drained: bool, winner: str, why: str
) -> None:
    hers = seat(drained=["AL08"], influence=8) if drained else seat(alliance=["AL08"], influence=7)
    game = Vendetta(A=seat(influence=9, blood=6), C=seat(blood=1, **hers))
    game.score()
    assert game.result("A") == game.result("C") == 10
    assert game.winners == winner
    assert game.tie_break == why
    assert game.settled


@rule("ties.fiorenza")
def test_fiorenza_savona_does_not_help_against_a_higher_result() -> None:
    game = Vendetta(A=seat(influence=10), C=seat(alliance=["AL08"], influence=7))
    game.score()
    assert game.winners == "A"
    assert game.tie_break == ""
    assert game.settled


@rule("ties.fiorenza")
def test_fiorenza_savona_wins_every_rank_she_ties_for() -> None:
    game = Vendetta(
        round=2,
        A=seat(at={1: "BR03"}),
        B=seat(at={1: 2}),
        C=seat(at={1: 2}, alliance=["AL08"]),
        D=seat(at={1: 2}),
    )
    game.conflict(1)
    assert game.totals == {"A": 4, "B": 2, "C": 2, "D": 2}
    assert game.ranks == "ACBD"
    assert game.influence == {"A": 5, "B": 4, "C": 5, "D": 3}
    assert game.alliance("C") == ["AL08", "VI"]
    assert game.settled


@rule("ties.fiorenza")
@pytest.mark.parametrize(("bids", "loser"), [((1, 1, 1), "B"), ((2, 2, 1), "C"), ((1, 2, 1), "A")])
def test_fiorenza_savonas_owner_is_never_the_lowest_of_tied_bids(bids: tuple[int, int, int], loser: str) -> None:
    game = Vendetta(
        players=3, A=seat(at={1: "MA02"}), B=seat(at={1: "GA02"}), C=seat(at={1: "VE08"}, alliance=["AL08"])
    )
    game.moment("after-revelation", 1)
    for name, bid in zip("ABC", bids, strict=True):
        game.answers(name, f"bid {bid}")
    assert game.took_place("turned-down") == [("turned-down", loser)]
    assert game.blood == {"A": 6 - bids[0], "B": 6 - bids[1], "C": 6 - bids[2]}
    assert game.deployed(1) == {"A": bids[0], "B": 0, "C": 0}
    assert game.settled


@rule("ties.fiorenza")
def test_in_tag_team_fiorenza_savona_wins_a_tie_for_her_owners_team() -> None:
    game = Vendetta(
        variants=["tag-team"],
        A=seat(influence=8, blood=9),
        B=seat(influence=9, blood=1),
        C=seat(influence=9, blood=9),
        D=seat(influence=6, blood=1, alliance=["AL08"]),
    )
    game.score()
    assert [game.result(name) for name in "ABCD"] == [9, 10, 10, 9]
    assert game.winners == "BD"
    assert game.tie_break == "ties.fiorenza"
    assert game.settled


@rule("table.shown-at-end")
def test_when_the_game_ends_every_hand_and_every_face_down_card_is_shown_to_all() -> None:
    game = Vendetta(
        round=3, A=seat(hand=["BR01", "BR08"], at={1: ["BR02 down", "BR03"]}), B=seat(clan="gangrel", hand=[], deck=[])
    )
    for viewer in ("B", None):
        assert not game.mentions(viewer, "BR01", "BR02")
    game.score()
    assert game.log("cards-shown", viewer="B")[0] == {
        "what": "cards-shown",
        "rule": "table.shown-at-end",
        "seat": 0,
        "hand": ("BR01", "BR08"),
        "down": ("BR02",),
    }
    assert [name for _, name in game.took_place("cards-shown")] == ["A", "C", "D"]
    assert game.log()[-1]["what"] == "game-over"
    for viewer in game.viewers:
        if viewer != "A":
            assert game.holds(viewer, "A") == ["BR01", "BR08"]
        assert game.seen_cards(viewer, "A", 1) == ["BR02", "BR03"]
        for player in game.view(viewer)["players"]:
            assert player["hand"] == len(player["holds"])
    assert game.cards("A", 1) == ["BR02 down", "BR03"]
    assert game.settled


@rule("table.shown-at-end")
def test_a_game_that_ends_by_elimination_shows_what_those_left_had_planned() -> None:
    game = Vendetta(
        players=3,
        A=seat(clan="brujah", hand=["BR01"], at={1: "BR02 down"}),
        B=seat(out=True),
        C=seat(tokens_up=2, alliance=["AL09"], hand=["MA01"]),
    )
    game.turn("C", "drain AL09")
    assert game.winners == "A"
    shown = game.log("cards-shown", viewer="C")
    assert [(line["seat"], line["hand"], line["down"]) for line in shown] == [(0, ("BR01",), ("BR02",))]
    assert game.settled
