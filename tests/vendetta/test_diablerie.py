"""Diablerie."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat

HAND = ["BR04", "BR07", "BR08"]


@rule("diablerie.token")
def test_a_drained_vampire_brings_a_token_and_a_human_none() -> None:
    game = Vendetta(A=seat(alliance=["AL09", "AL23"], hand=HAND))
    game.turn("A", "drain AL09")
    assert game.tokens("A") == (1, 0)
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    game.answers("A", "drain AL23")
    assert game.tokens("A") == (1, 0)
    assert game.blood == {"A": 15, "B": 6, "C": 6, "D": 6}
    game.answers("A", "play BR07 at 1 up blood 0")
    assert game.settled


@rule("diablerie.token")
def test_a_vampire_drained_in_frenzy_brings_a_token_too() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL09"], at={1: "BR08"}), B=seat(at={1: "VE05"}))
    game.resolve(1)
    assert game.drained("A") == ["AL09"]
    assert game.tokens("A") == (1, 0)
    assert game.blood == {"A": 4, "B": 7, "C": 6, "D": 6}
    assert game.settled


@rule("diablerie.score")
def test_each_token_is_one_influence_less() -> None:
    game = Vendetta(A=seat(influence=11, alliance=["VI"], tokens_up=2))
    game.score()
    assert game.result("A") == 12 - 2
    assert [game.result(name) for name in "BCD"] == [4, 4, 4]
    assert game.settled


@rule("diablerie.third", "diablerie.knowingly")
def test_the_third_token_may_be_taken_knowingly_and_ends_the_game_for_you() -> None:
    game = Vendetta(A=seat(alliance=["AL09"], tokens_up=2))
    game.planning()
    assert "drain AL09" in game.options("A")
    game.answers("A", "drain AL09")
    assert game.out == "A"
    assert game.waiting == "B"
    game.play_to("over", 1)
    assert "".join([name for _, name in game.took_place("played")]) == "BCDBCD"
    assert game.settled


@rule("diablerie.third")
def test_a_second_token_ends_nothing() -> None:
    game = Vendetta(A=seat(alliance=["AL09"], tokens_up=1, hand=HAND))
    game.turn("A", "drain AL09", "play BR07 at 1 up blood 0")
    assert game.out == ""
    assert game.tokens("A") == (2, 0)
    assert game.settled


@rule("diablerie.flip")
def test_a_token_turned_down_puts_one_blood_from_the_bank_on_the_position() -> None:
    game = Vendetta(A=seat(blood=5, tokens_up=2, hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 0 tokens 1 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (1, 1)
    assert game.settled


@rule("diablerie.flip")
def test_any_number_of_tokens_may_be_turned_and_no_more_than_there_are() -> None:
    game = Vendetta(A=seat(tokens_up=2, hand=HAND))
    game.turn("A")
    no = game.refuses("A", "play BR07 at 1 up blood 0 tokens 3")
    assert (no.rule, no.facts) == ("diablerie.flip-once", {"asked": 3, "limit": 2})
    game.answers("A", "play BR07 at 1 up blood 0 tokens 2 end")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.tokens("A") == (0, 2)
    assert game.settled


@rule("diablerie.flip-extra")
def test_blood_from_tokens_comes_on_top_of_the_three() -> None:
    game = Vendetta(A=seat(tokens_up=1, hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 3 tokens 1 end")
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("diablerie.flip-once")
def test_a_token_is_used_once_a_round() -> None:
    game = Vendetta(A=seat(tokens_up=1))
    game.planning()
    game.answers("A", "play BR08 at 1 up blood 0 tokens 1 end")
    for name in "BCD":
        game.answers(name, game.options(name)[0], "at 2 up", "blood 0", "end")
    no = game.refuses("A", "play BR09 at 1 up blood 0 tokens 1")
    assert (no.rule, no.facts) == ("diablerie.flip-once", {"asked": 1, "limit": 0})
    game.answers("A", "play BR09 at 1 up")
    assert game.refuses("A", "blood 0 tokens 1").rule == "diablerie.flip-once"
    game.answers("A", "blood 0 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.tokens("A") == (0, 1)
    assert game.asking == "AskTurn B"


@rule("diablerie.flip-once")
def test_a_used_token_is_refused_also_where_the_turn_would_end_by_itself() -> None:
    game = Vendetta(A=seat(alliance=[], tokens_down=1, hand=HAND))
    game.turn("A")
    assert game.refuses("A", "play BR07 at 1 up blood 0 tokens 1").rule == "diablerie.flip-once"
    game.answers("A", "play BR07 at 1 up blood 0")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("diablerie.flip-back")
def test_tokens_are_turned_up_when_the_round_ends() -> None:
    game = Vendetta(A=seat(tokens_down=2), B=seat(tokens_up=1, tokens_down=1))
    game.end_round()
    assert game.table.round == 2
    assert [game.tokens(name) for name in game.names] == [(2, 0), (2, 0), (0, 0), (0, 0)]
    assert game.asking == "AskKeep ABCD"


@rule("diablerie.needs-card")
def test_no_token_is_turned_in_resolution_or_without_a_card() -> None:
    game = Vendetta(A=seat(tokens_up=1, at={1: "BR08"}))
    game.resolve(1, stay=False)
    assert game.refuses("A", "tokens 1").rule == "diablerie.needs-card"
    game.answers("A", "stay")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.tokens("A") == (1, 0)
    assert game.settled
    planning = Vendetta(A=seat(tokens_up=1, hand=HAND))
    planning.turn("A")
    assert planning.refuses("A", "tokens 1").rule == "diablerie.needs-card"


@rule("diablerie.drain-same-turn")
def test_a_token_gained_on_this_turn_may_be_turned_on_it() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["AL09"], hand=HAND))
    game.turn("A", "drain AL09")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (1, 0)
    game.answers("A", "play BR07 at 1 up blood 3 tokens 1")
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (0, 1)
    assert game.settled


@rule("diablerie.face-down-counts")
def test_a_face_down_token_counts_for_the_score_and_for_the_limit() -> None:
    game = Vendetta(round=3, A=seat(influence=11, alliance=["VI"], tokens_down=2))
    game.score()
    assert game.result("A") == 12 - 2
    assert game.settled
    third = Vendetta(A=seat(alliance=["AL09"], tokens_down=2, hand=HAND))
    third.turn("A", "drain AL09")
    assert third.out == "A"
    assert third.settled
