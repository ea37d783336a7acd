"""Out of the game: what leaves with a player, and how the others go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def doomed(**facts: Any) -> dict[str, Any]:
    """A seat whose next Frenzy, or next Drain, brings the third token."""
    return seat(tokens_up=2, **{"alliance": ["AL09"], "blood": 1, **facts})


# ---- what leaves


@rule("eliminated.things")
def test_everything_an_eliminated_player_owns_leaves_the_game_at_once() -> None:
    game = Vendetta(
        variants=["relics"],
        A=seat(
            blood=5,
            influence=7,
            tokens_up=1,
            tokens_down=1,
            alliance=["AL09", "AL16", "VI"],
            drained=["AL10", "VI"],
            relic="RE01",
            hand=["BR08", "BR09"],
            at={1: cards_with_blood("BR07", "GA01", blood=2), "haven": 3},
        ),
        B=seat(hand=["GA08"], at={1: ["GA09", "BR04 down"]}),
    )
    victims = game.table.victims
    game.turn("A", "drain AL09")
    assert game.out == "A"
    assert game.blood == {"A": 0, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 0, "B": 3, "C": 3, "D": 3}
    for place in (1, 2, "haven"):
        assert game.deployed(place) == {"A": 0, "B": 0, "C": 0, "D": 0}
        assert game.cards("A", place) == []
    assert game.cards("B", 1) == ["GA09"]
    assert game.hand("B") == ["GA01", "GA08"]
    assert (game.hand("A"), game.deck("A"), game.alliance("A"), game.drained("A")) == ([], [], [], [])
    assert game.tokens("A") == (0, 0)
    assert game.view(None)["players"][0]["relic"] is None
    assert sorted(game.view(None)["allies_gone"]) == ["AL09", "AL10", "AL16"]
    assert game.table.victims == victims
    assert game.settled


@rule("eliminated.things")
def test_an_eliminated_player_scores_nothing_and_is_not_ranked() -> None:
    game = Vendetta(A=doomed(influence=30, at={1: "BR07"}), B=seat(at={1: "GA02"}))
    game.turn("A", "drain AL09")
    game.resolve(1)
    assert game.ranks == "B"
    game.score()
    assert game.result("A") == 0
    assert game.places == {"A": 0, "B": 1, "C": 2, "D": 3}
    assert game.settled


# ---- how the others go on


@rule("eliminated.order")
def test_the_token_of_an_eliminated_holder_goes_to_the_next_remaining_player_clockwise() -> None:
    game = Vendetta(ambition="C", C=doomed(), D=doomed(alliance=["AL10"]))
    assert game.order == "CDAB"
    game.turn("D", "drain AL10")
    assert game.order == "CAB"
    game.turn("C", "drain AL09")
    assert game.order == "AB"
    assert game.took_place("ambition") == [("ambition", "A")]
    assert game.settled


@rule("eliminated.order")
def test_an_eliminated_seat_is_skipped_in_planning_and_the_others_take_all_their_turns() -> None:
    game = Vendetta(ambition="A", A=doomed(), position={"phase": "planning"})
    game.planning()
    turns = ""
    while game.table.open:
        if game.asked().what == "AskTurn":
            turns += game.waiting
            if turns == "A":
                game.answers("A", "drain AL09")
                continue
        game.answers(game.waiting, game.asked().options[0])
    assert turns == "ABCDBCD"
    assert len(game.log("played")) == 6
    assert game.settled


@rule("eliminated.order")
def test_a_later_seat_eliminated_in_planning_changes_nobody_elses_turns() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), C=doomed())
    game.planning()
    turns = ""
    while game.table.open:
        if game.asked().what == "AskTurn":
            turns += game.waiting
        option = "at 2 up" if game.waiting == "C" and game.asked().what == "AskPlace" else game.asked().options[0]
        game.answers(game.waiting, option)
    assert game.out == "C"
    assert turns == "ABCDABD"
    assert game.settled


@rule("eliminated.order")
def test_an_eliminated_seat_has_no_pick_and_is_no_target_and_locations_stay() -> None:
    game = Vendetta(
        players=5, locations=[{"ally": "AL02"}], A=seat(at={1: "GA08"}), B=doomed(at={1: "BR08"}), E=seat(blood=9)
    )
    game.turn("B", "drain AL09")
    assert len(game.view(None)["locations"]) == 4
    game.resolve(1, stay=False)
    assert game.waiting == "A"
    game.picks()
    assert game.blood == {"A": 12, "B": 0, "C": 4, "D": 4, "E": 7}
    assert game.settled


@rule("eliminated.order")
def test_when_the_holder_is_eliminated_within_a_step_everyone_left_still_acts_once() -> None:
    game = Vendetta(
        A=doomed(blood=3, at={1: "NO05"}),
        B=seat(at={1: "BR07"}),
        C=seat(at={1: "GA08"}),
        D=seat(at={1: "TO08"}),
    )
    game.moment("preparation", 1)
    game.answers("A", "blood 2", "no")
    assert game.out == "A"
    assert game.order == "BCD"
    assert [event["card"] for event in game.log("card-acts")] == ["NO05", "BR07", "GA08", "TO08"]
    assert game.blood == {"A": 0, "B": 9, "C": 5, "D": 5}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 2, "D": 0}
    assert game.settled


# ---- in the middle of something


@rule("eliminated.midway")
def test_the_turn_of_a_player_eliminated_in_it_stops_there() -> None:
    game = Vendetta(A=doomed(hand=["GA08", "GA09"]), B=seat(at={1: "BR03"}))
    game.turn("A", "play GA08 at 2 up")
    assert game.out == "A"
    assert game.cards("A", 2) == []
    assert game.influence == {"A": 0, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("eliminated.midway")
def test_a_drain_after_the_card_ends_the_turn_and_what_was_done_stands() -> None:
    game = Vendetta(A=doomed(blood=6), B=seat(at={1: "GA06"}))
    game.turn("A", "play BR08 at 1 up blood 2")
    game.answers("A", "drain AL09")
    assert game.out == "A"
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}  # what On the Prowl brought stays
    assert game.settled


@rule("eliminated.midway")
def test_the_effect_of_a_player_eliminated_by_it_stops_there() -> None:
    game = Vendetta(A=doomed(at={1: "MA03"}, hand=["MA07", "MA08", "MA09"]), B=seat(at={2: "BR03"}))
    game.moment("preparation", 1)
    game.answers("A", "play MA08")
    assert game.out == "A"
    assert len(game.log("played")) == 1
    assert game.influence == {"A": 0, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("eliminated.midway")
def test_an_effect_that_eliminates_someone_goes_on_with_the_players_left() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=doomed(at={1: "GA09"}), C=seat(at={1: "VE08"}), D=seat(at={1: "TO09"}))
    game.moment("aftermath", 1)
    assert game.out == "B"
    # A has one from each and the Influence for the Frenzy; B's own Hunt never acts; D's Hunt finds A and C.
    assert game.blood == {"A": 6 + 3 - 1, "B": 0, "C": 6 - 1 - 1, "D": 6 - 1 + 2}
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert [event["card"] for event in game.log("card-acts")] == ["BR09", "TO09"]
    assert game.settled


@rule("eliminated.midway")
def test_questions_to_an_eliminated_player_are_dropped() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=doomed(blood=2, at={1: ["GA08 down", "GA09 down"]}))
    game.moment("during-revelation", 1)
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "reveal")
    assert game.out == "B"
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.settled


@rule("eliminated.midway")
def test_the_reaction_of_an_eliminated_player_is_gone() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=doomed(blood=1, at={1: "TR06"}), C=seat(at={1: "GA02"}))
    game.moment("aftermath", 1)
    assert game.out == "B"
    assert game.blood == {"A": 6, "B": 0, "C": 5, "D": 6}
    assert game.settled


# ---- rewards


@rule("eliminated.rewards")
def test_nobody_moves_up_when_a_ranked_player_is_eliminated_after_the_rewards() -> None:
    game = Vendetta(
        round=2,
        locations=[{"ally": "AL10"}],
        A=seat(at={1: "BR09"}),
        B=doomed(at={1: 9}),
        C=seat(at={1: 5}),
    )
    game.resolve(1)
    assert game.ranks == "BCA"
    assert game.out == "B"
    assert game.influence == {"A": 3 + 1 + 1, "B": 0, "C": 3 + 2, "D": 3}
    assert [game.alliance(name) for name in "ABCD"] == [["VI"], [], ["VI", "VI"], ["VI"]]
    assert sorted(game.view(None)["allies_gone"]) == ["AL09", "AL10"]
    assert game.blood == {"A": 8, "B": 0, "C": 5, "D": 6}
    assert game.settled


@rule("eliminated.rewards")
def test_who_is_eliminated_before_totals_are_compared_is_not_ranked() -> None:
    game = Vendetta(round=2, A=seat(at={1: "BR07"}), B=doomed(at={1: 9}), C=seat(at={1: 1}))
    game.resolve(1)
    assert game.out == "B"
    assert game.ranks == "AC"
    assert game.influence == {"A": 3 + 1 + 2, "B": 0, "C": 5, "D": 3}
    assert game.alliance("C") == ["VI", "VI"]
    assert game.settled


@rule("eliminated.rewards")
def test_who_is_eliminated_between_two_rewards_gets_none_and_the_ranks_below_keep_their_numbers() -> None:
    game = Vendetta(
        round=2,
        locations=[{"ally": "Sgt. McTavish"}],
        A=seat(at={1: 5}),
        B=doomed(blood=2, at={1: 4}),
        C=seat(at={1: 3}),
        D=seat(at={1: 2}),
    )
    victims = game.table.victims
    game.conflict(1)
    assert game.out == "B"
    assert game.influence == {"A": 3 + 1 + 2, "B": 0, "C": 3 + 1, "D": 3}
    assert game.alliance("C") == ["VI"]
    assert game.table.victims == victims
    assert game.blood == {"A": 12, "B": 0, "C": 4, "D": 4}
    assert game.settled


# ---- the last one


@rule("eliminated.last-standing")
def test_the_last_player_left_wins_at_once() -> None:
    game = Vendetta(
        players=3,
        A=seat(influence=0),
        B=doomed(influence=20),
        C=doomed(influence=20, alliance=["AL10"]),
        position={"phase": "planning", "docket": None},
    )
    game.turn("B", "drain AL09")
    assert game.table.result is None
    game.turn("C", "drain AL10")
    assert game.table.over
    assert game.winners == "A"
    assert game.places == {"A": 1, "B": 0, "C": 0}
    assert game.tie_break == "eliminated.last-standing"
    assert [game.result(name) for name in "ABC"] == [1, 0, 0]
    assert game.settled


@rule("eliminated.last-standing")
@pytest.mark.parametrize("user", ["BR09", "BR04"])
def test_the_last_player_left_wins_in_the_middle_of_an_effect(user: str) -> None:
    game = Vendetta(
        players=3, A=seat(at={1: user}), B=doomed(at={1: "GA08"}), C=doomed(alliance=["AL10"], at={1: "VE08"})
    )
    game.moment("aftermath", 1)
    assert game.out == "BC"
    assert game.winners == "A"
    assert game.influence == {"A": 5, "B": 0, "C": 0}
    assert game.settled
