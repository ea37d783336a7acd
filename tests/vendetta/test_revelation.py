"""Resolution: the Revelation Step and the moments around it."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat


@rule("reveal.all")
def test_all_face_down_cards_of_those_who_stayed_are_turned_up() -> None:
    game = Vendetta(A=seat(at={1: ["BR08 down", "BR03 down"]}), B=seat(at={1: "VE08 down"}))
    game.resolve(1)
    for viewer in game.viewers:
        assert game.seen_cards(viewer, "A", 1) == ["BR08", "BR03"]
        assert game.seen_cards(viewer, "B", 1) == ["VE08"]
    assert game.cards("A", 1) == ["BR08", "BR03"]
    assert game.cards("B", 1) == ["VE08"]
    assert game.settled


@rule("reveal.passive-window")
def test_a_passive_card_acts_in_the_moment_it_speaks_of() -> None:
    game = Vendetta(A=seat(at={1: "BR01"}), B=seat(blood=4, at={1: "VE07 down"}), C=seat(at={1: "MA05"}))
    game.resolve(1)
    assert game.asks("B", "pick BR01", "pick MA05")
    assert game.step == "revelation"
    assert game.cards("B", 1) == ["VE07"]
    game.answers("B", "pick BR01")
    assert game.asks("C", "done", "take MA05")
    assert game.step == "preparation"
    assert game.blood == {"A": 6, "B": 10, "C": 6, "D": 6}
    game.answers("C", "done")
    assert game.settled


# ---- right after Revelation


def auction_and_curfew(ambition: str) -> Vendetta:
    game = Vendetta(ambition=ambition, A=seat(at={1: "MA02"}), B=seat(at={1: "VE03"}))
    game.resolve(1)
    return game


@rule("window.joined")
def test_a_card_turned_down_before_its_turn_in_the_window_does_not_act() -> None:
    game = auction_and_curfew(ambition="A")
    game.answers("A", "bid 1")
    game.answers("B", "bid 0")
    assert game.cards("B", 1) == ["VE03 down"]
    assert game.took_place("card-acts") == [("card-acts", "A")]
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("window.joined")
def test_what_a_card_did_before_it_was_turned_down_stands() -> None:
    game = auction_and_curfew(ambition="B")
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    game.answers("A", "bid 1")
    game.answers("B", "bid 0")
    assert game.cards("B", 1) == ["VE03 down"]
    assert game.view("B")["players"][0]["skips"] is True
    assert game.settled


@rule("window.joined")
def test_a_card_played_by_malkavs_bane_acts_directly_after_it_and_can_be_picked_later() -> None:
    game = Vendetta(
        A=seat(deck=["MA02", "MA01"], at={1: ["MA06", "MA08"]}), B=seat(at={1: "VE07"}), C=seat(at={1: "TR08"})
    )
    game.resolve(1)
    assert game.cards("A", 1) == ["MA06", "MA08", "MA02"]
    assert game.waiting == "ABC"
    game.answers("A", "bid 0")
    game.answers("B", "bid 2")
    game.answers("C", "bid 1")
    assert game.asks("A", "turn MA06", "turn MA08", "turn MA02")
    game.answers("A", "turn MA08")
    assert game.blood == {"A": 6, "B": 4, "C": 5, "D": 6}
    assert game.asks("B", "pick MA06", "pick MA02", "pick TR08")
    game.answers("B", "pick MA02")
    assert game.took_place("card-acts") == [("card-acts", "A"), ("card-acts", "A"), ("card-acts", "B")]
    assert game.blood == {"A": 6, "B": 6, "C": 5, "D": 6}
    assert game.settled


@rule("window.joined")
def test_a_card_played_by_malkavs_bane_acts_before_its_players_other_cards() -> None:
    game = Vendetta(
        A=seat(deck=["MA02"], at={1: ["MA06", "VE07"]}), B=seat(clan="ventrue"), C=seat(at={1: ["BR08", "BR03"]})
    )
    game.moment("after-revelation", 1)
    assert game.asks("A", "first MA06", "first VE07")
    game.answers("A", "first MA06")
    assert game.waiting == "AC"  # the auction comes at once, without a new choice of the order
    game.answers("A", "bid 1")
    game.answers("C", "bid 0")
    game.answers("C", "turn BR03")
    assert [event["card"] for event in game.log("card-acts")] == ["MA06", "MA02", "VE07"]
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}  # 1 bid, 1 Gained for the BR08 that was left to pick
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("window.joined")
def test_a_card_without_such_an_effect_played_by_malkavs_bane_waits_for_its_own_step() -> None:
    game = Vendetta(A=seat(deck=["MA05", "MA01"], at={1: "MA06"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.step == "preparation"
    assert game.asks("A", "done", "take MA06", "take MA05")
    game.answers("A", "done")
    assert game.settled
