"""The end of a round: what leaves the Locations and what stays with a player."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


@rule("end.blood-discarded")
def test_deployed_blood_goes_to_the_bank_and_not_to_the_pool() -> None:
    game = Vendetta(A=seat(blood=2, at={1: cards_with_blood("BR09", blood=3), 2: 1, "haven": 1}), B=seat(at={1: 4}))
    game.clean_up()
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    for place in (1, 2, "haven"):
        assert game.deployed(place) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("end.cards-back")
def test_every_deployed_card_returns_to_its_owners_hand_wherever_it_lies() -> None:
    game = Vendetta(
        round=2,
        A=seat(hand=["BR08"], at={1: "BR07", "haven": "BR09 down"}),
        B=seat(hand=[], at={1: ["GA09", "BR01"]}),
    )
    game.clean_up()
    assert sorted(game.hand("A")) == ["BR01", "BR07", "BR08", "BR09"]
    assert game.hand("B") == ["GA09"]
    assert not any(game.cards(name, place) for name in "ABCD" for place in (1, 2, "haven"))
    assert game.settled


@rule("end.tokens-up")
def test_face_down_diablerie_tokens_turn_face_up() -> None:
    game = Vendetta(A=seat(tokens_up=1, tokens_down=1), B=seat(tokens_up=2), C=seat(tokens_down=1))
    game.clean_up()
    assert [game.tokens(name) for name in "ABCD"] == [(2, 0), (2, 0), (1, 0), (0, 0)]
    assert game.settled


@rule("end.pool-kept")
def test_pool_and_influence_stay_from_round_to_round() -> None:
    game = Vendetta(A=seat(blood=4, influence=6))
    game.end_round()
    assert game.table.round == 2
    assert game.blood == {"A": 5, "B": 7, "C": 7, "D": 7}
    assert game.influence == {"A": 6, "B": 3, "C": 3, "D": 3}
    assert game.waiting == "ABCD"  # round 2 goes on with its Hand Building


@rule("end.not-after-third")
def test_after_round_three_nothing_is_cleaned_up_and_deployed_blood_breaks_no_tie() -> None:
    game = Vendetta(
        round=3,
        A=seat(blood=2, influence=9, tokens_down=1, at={1: cards_with_blood("BR09", blood=2), 2: 3}),
        B=seat(blood=3, influence=8),
        C=seat(blood=9, influence=0),
        D=seat(blood=9, influence=0),
    )
    game.end_round()
    assert game.table.over
    assert [game.result(name) for name in "ABCD"] == [9, 9, 1, 1]
    assert game.places == {"A": 2, "B": 1, "C": 3, "D": 4}
    assert game.tie_break == "score.tie-blood"
    assert game.blood == {"A": 2, "B": 3, "C": 9, "D": 9}
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.cards("A", 1) == ["BR09"]
    assert game.tokens("A") == (0, 1)
    assert game.settled


@rule("ambition.no-haven-winner")
def test_the_ambition_token_stays_with_its_holder_when_nobody_wins_the_haven() -> None:
    game = Vendetta(ambition="C", locations=[{}, {}, {"ally": "AL09"}], A=seat(at={1: "BR09"}))
    game.resolve("haven")
    assert game.winner == ""
    assert game.order == "CDAB"
    assert game.table.ally_at == [-1, -1, -1]
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("ambition.no-haven-winner")
def test_the_ambition_token_stays_when_everyone_at_the_haven_withdraws() -> None:
    game = Vendetta(ambition="C", A=seat(at={"haven": "BR09"}), B=seat(at={"haven": "GA09"}))
    game.resolve("haven", withdraw="AB")
    assert game.winner == ""
    assert game.order == "CDAB"
    assert game.settled
