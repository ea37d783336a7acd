"""Feed and Location Setup."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, new_game, seat


@rule("feed.gain")
def test_a_victim_feeds_one_blood_in_the_first_round() -> None:
    game = new_game(4, clans=())
    assert game.table.round == 1
    assert game.table.phase == "hand building"
    assert game.blood == {"A": 7, "B": 7, "C": 7, "D": 7}


@rule("feed.sum")
def test_all_feed_values_of_the_alliance_are_added() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["VI", "AL16", "AL17"]), B=seat(alliance=[]))
    game.feed()
    assert game.blood == {"A": 8, "B": 6, "C": 7, "D": 7}
    assert game.settled


@rule("feed.drained-none")
def test_a_drained_card_feeds_nothing() -> None:
    game = Vendetta(A=seat(blood=4, alliance=["VI"], drained=["AL16"]))
    game.feed()
    assert game.blood == {"A": 5, "B": 7, "C": 7, "D": 7}
    assert game.settled


@rule("feed.negative")
def test_a_negative_value_is_taken_from_what_the_others_bring() -> None:
    game = Vendetta(A=seat(blood=3, alliance=["AL12", "VI"]))
    game.feed()
    assert game.blood == {"A": 3, "B": 7, "C": 7, "D": 7}
    assert game.settled


@rule("feed.negative-net")
def test_a_negative_sum_is_lost_to_the_bank() -> None:
    game = Vendetta(A=seat(blood=3, alliance=["AL12"]))
    game.feed()
    assert game.blood == {"A": 2, "B": 7, "C": 7, "D": 7}
    assert game.settled


@rule("feed.negative-net")
def test_a_negative_sum_can_end_in_a_frenzy_for_which_nobody_gains() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL12"]))
    game.feed()
    assert game.took_place("frenzy") == [("frenzy", "A")]
    assert game.blood == {"A": 3, "B": 7, "C": 7, "D": 7}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert (game.alliance("A"), game.drained("A"), game.tokens("A")) == ([], ["AL12"], (1, 0))
    assert game.settled


@rule("feed.order")
def test_all_feed_at_once_and_a_frenzy_comes_after() -> None:
    game = Vendetta(ambition="C", B=seat(blood=1, alliance=["AL12"]))
    game.feed()
    assert game.took_place("blood-gained", "frenzy") == [
        ("blood-gained", "C"),
        ("blood-gained", "D"),
        ("blood-gained", "A"),
        ("frenzy", "B"),
    ]
    assert game.blood == {"A": 7, "B": 3, "C": 7, "D": 7}
    assert game.settled


@rule("feed.first-round")
def test_nobody_plans_with_the_six_blood_of_setup() -> None:
    game = new_game(3, clans=())
    game.play_to("planning", 1)
    assert game.asked().what == "AskTurn"
    assert game.blood == {"A": 7, "B": 7, "C": 7}


@rule("blood.unlimited")
def test_the_bank_never_runs_out() -> None:
    game = Vendetta(
        round=3,
        A=seat(blood=5000, influence=5000, alliance=["AL28"], tokens_up=2, at={1: "VE08"}),
        B=seat(blood=5000, influence=5000, tokens_up=2, at={2: "GA08"}),
        C=seat(blood=5000, influence=5000, tokens_up=2),
        D=seat(blood=5000, influence=5000, tokens_up=1, alliance=["VI", "AL09"], hand=["BR08", "BR09"]),
    )
    game.feed()
    assert game.blood == {"A": 5004, "B": 5001, "C": 5001, "D": 5002}
    game.conflict(1)
    assert game.influence == {"A": 5003, "B": 5000, "C": 5000, "D": 5000}
    game.moment("preparation", 2)
    assert game.deployed(2) == {"A": 0, "B": 2, "C": 0, "D": 0}
    game.turn("D", "drain AL09", "play BR08 at 1 up blood 0 tokens 2 end")
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 2}
    assert [game.tokens(name) for name in game.names] == [(2, 0), (2, 0), (2, 0), (0, 2)]
    assert game.blood == {"A": 5004, "B": 5001, "C": 5001, "D": 5006}
    assert game.settled


# ---- Location Setup


@rule("locset.one-each")
def test_one_ally_comes_to_every_location() -> None:
    game = Vendetta()
    game.deal_allies()
    allies = [place["ally"] for place in game.view(None)["locations"]]
    assert allies == ["AL01", "AL02", "AL03"]
    assert len(game.table.ally_deck) == game.view(None)["allies_left"] == 27
    assert game.settled


@rule("locset.every-round")
def test_new_allies_come_every_round_also_where_the_last_one_was_not_taken() -> None:
    game = new_game(5, clans=())
    game.play_to("hand building", 3)
    assert len(game.log("ally-dealt")) == 12
    assert len(game.table.ally_deck) == 18
    assert game.asking == "AskKeep ABCDE"


@rule("locset.every-round")
def test_an_ally_nobody_took_makes_room_for_the_new_one() -> None:
    game = Vendetta(locations=[{"ally": "AL20"}])
    game.deal_allies()
    assert [place["ally"] for place in game.view("A")["locations"]] == ["AL01", "AL02", "AL03"]
    assert game.view("A")["allies_gone"] == ["AL20"]
    assert game.settled


@rule("locset.public")
def test_everyone_sees_the_same_ally_on_each_location() -> None:
    game = Vendetta()
    game.deal_allies()
    for place in range(3):
        assert len({game.view(viewer)["locations"][place]["ally"] for viewer in game.viewers}) == 1
    assert all(game.mentions(viewer, "AL01") for viewer in game.viewers)
    assert game.settled
