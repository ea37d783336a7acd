"""What each seat may know, and remembers."""

from __future__ import annotations

from typing import Any

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

OTHERS = ("B", "C", "D", None)


def player(game: Vendetta, viewer: str | None, owner: str) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer)["players"][game.names.index(owner)]
    return found


# ---- what is open


@rule("info.open")
def test_everything_on_the_table_is_open_but_hands_decks_and_face_down_cards() -> None:
    game = Vendetta(
        variants=("relics",),
        locations=[{"ally": "AL20"}],
        position={"gone": ["AL21"]},
        A=seat(
            blood=4,
            influence=8,
            alliance=["VI", "AL09"],
            drained=["AL10"],
            tokens_up=1,
            tokens_down=1,
            relic="RE03",
            hand=["BR05", "BR09"],
            deck=["BR02", "BR03"],
            at={1: cards_with_blood("BR07", "BR04 down", "BR01 down", blood=3)},
        ),
    )
    for viewer in game.viewers:
        seen = player(game, viewer, "A")
        assert (seen["blood"], seen["influence"], seen["alliance"]) == (4, 8, ["VI", "AL09"])
        assert (seen["drained"], seen["tokens_up"], seen["tokens_down"]) == (["AL10"], 1, 1)
        assert (seen["relic"], seen["relic_used"]) == ("RE03", False)
        assert (seen["hand"], seen["deck"]) == (2, 2)
        position = game.view(viewer)["locations"][0]["positions"][0]
        assert position["blood"] == 3
        assert [card["up"] for card in position["cards"]] == [True, False, False]
        assert game.view(viewer)["allies_gone"] == ["AL21"]
    assert game.seen_cards("A", "A", 1) == ["BR07", "BR04", "BR01"]
    for viewer in OTHERS:
        assert game.seen_cards(viewer, "A", 1) == ["BR07", None, None]
        assert not game.mentions(viewer, "BR01", "BR02", "BR03", "BR04", "BR05")
    assert game.settled


@rule("info.open")
def test_picks_are_hidden_until_all_are_shown() -> None:
    game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "VE08"}))
    game.resolve(1, stay=False)
    game.answers("A", "withdraw")
    assert game.view("A")["you"]["answer"] == "withdraw"
    assert [player(game, viewer, "A")["pick"] for viewer in OTHERS] == [None] * 4
    assert game.log("pick-shown") == []
    game.answers("B", "stay")
    assert [(event["seat"], event["pick"]) for event in game.log("pick-shown")] == [(0, "withdraw"), (1, "stay")]
    assert game.settled


@rule("info.open")
def test_a_pick_changes_nothing_that_others_see_before_it_is_shown() -> None:
    games = [Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "VE08"})) for _ in range(2)]
    for game, pick in zip(games, ("stay", "withdraw"), strict=True):
        game.resolve(1, stay=False)
        game.answers("A", pick)
    one, other = games
    assert [one.view(viewer) for viewer in OTHERS] == [other.view(viewer) for viewer in OTHERS]
    assert [one.log(viewer=viewer) for viewer in OTHERS] == [other.log(viewer=viewer) for viewer in OTHERS]
    assert one.asks("B", "stay", "withdraw")
    assert game.asking == "AskWithdraw B"


@rule("info.open")
def test_bids_are_hidden_until_all_are_shown() -> None:
    games = [Vendetta(A=seat(at={1: "VE08"}), B=seat(at={1: "MA02"})) for _ in range(2)]
    for game, bid in zip(games, ("bid 0", "bid 5"), strict=True):
        game.moment("after-revelation", 1)
        game.answers("A", bid)
    one, other = games
    assert [one.view(viewer) for viewer in OTHERS] == [other.view(viewer) for viewer in OTHERS]
    assert [one.log(viewer=viewer) for viewer in OTHERS] == [other.log(viewer=viewer) for viewer in OTHERS]
    one.answers("B", "bid 3")
    assert [(event["seat"], event["amount"]) for event in one.log("bid-shown")] == [(0, 0), (1, 3)]
    assert one.settled
    assert other.asking == "AskBid B"


@rule("info.open")
def test_you_know_what_you_put_under_your_deck() -> None:
    game = Vendetta(A=seat(deck=["BR01", "BR02", "BR03", "BR04"]))
    for keep in ("keep BR02", "keep BR04"):
        game.build_hands()
        game.answers("A", keep)
        for name in "BCD":
            game.answers(name, game.options(name)[0])
    assert game.deck("A") == ["BR01", "BR03"]
    assert game.view("A")["you"]["under_deck"] == ["BR01", "BR03"]
    assert not any(game.mentions(viewer, "BR01", "BR03") for viewer in OTHERS)
    assert game.settled


@rule("info.open")
def test_what_is_drawn_from_under_the_deck_is_no_longer_there() -> None:
    game = Vendetta(A=seat(deck=["BR01", "BR02", "BR03"]))
    game.build_hands()
    game.answers("A", "keep BR02")
    for name in "BCD":
        game.answers(name, game.options(name)[0])
    assert (game.deck("A"), game.view("A")["you"]["under_deck"]) == (["BR03", "BR01"], ["BR01"])
    game.build_hands()
    assert (game.deck("A"), game.view("A")["you"]["under_deck"]) == ([], [])
    assert game.asking == "AskKeep ABCD"


@rule("info.open")
def test_a_shuffled_deck_has_no_known_cards() -> None:
    game = Vendetta(A=seat(hand=["MA08", "MA09"], deck=["MA01", "MA02", "MA03"], under_deck=2, to_shuffle=1))
    assert game.view("A")["you"]["under_deck"] == ["MA02", "MA03"]
    game.end_round()
    assert game.asks("A", "shuffle MA08", "shuffle MA09")
    game.answers("A", "shuffle MA09")
    assert game.view("A")["you"]["under_deck"] == []
    assert [event["card"] for event in game.log("shuffled-in", viewer="A")] == ["MA09"]
    assert [event["card"] for event in game.log("shuffled-in", viewer="B")] == [None]
    assert game.asking == "AskKeep ABCD"


# ---- cards seen on the table


def looking() -> Vendetta:
    """A has two hidden cards at Location 1; B has Ambrus Maropis and looks at the first."""
    game = Vendetta(A=seat(at={1: ["BR04 down", "BR07 down"]}), B=seat(hand=["VE08", "VE09"], alliance=["AL13"]))
    game.turn("B")
    assert {"look 1 A 1", "look 1 A 2"} <= set(game.options("B"))
    game.answers("B", "look 1 A 1")
    return game


@rule("info.seen-stays")
def test_whoever_looked_keeps_seeing_the_card_and_nobody_else_does() -> None:
    game = looking()
    assert game.seen_cards("B", "A", 1) == ["BR04", None]
    assert "look 1 A 1" not in game.options("B")
    game.answers("B", "play VE08 at 2 up blood 0 end")
    assert game.seen_cards("B", "A", 1) == ["BR04", None]
    for viewer in ("C", "D", None):
        assert game.seen_cards(viewer, "A", 1) == [None, None]
        assert not game.mentions(viewer, "BR04")
    assert [event["card"] for event in game.log("looked", viewer="B")] == ["BR04"]
    assert [event["card"] for event in game.log("looked", viewer="C")] == [None]
    assert game.blood == {"A": 6, "B": 5, "C": 6, "D": 6}
    assert game.settled


@rule("info.seen-stays")
def test_the_owner_is_told_which_card_was_looked_at() -> None:
    game = looking()
    assert [event["card"] for event in game.log("looked", viewer="A")] == ["BR04"]
    assert game.view("A")["you"]["known_to"] == {"BR04": [1], "BR07": []}
    game.answers("B", "play VE08 at 2 up blood 0 end")
    assert game.settled


@rule("info.seen-stays")
def test_a_mirror_shows_all_that_lies_there_now_and_nothing_that_comes_later() -> None:
    game = Vendetta(
        variants=("relics",),
        A=seat(at={1: ["BR04 down", "BR07 down"]}, hand=["BR08", "BR09"]),
        B=seat(hand=["VE08", "VE09"], relic="RE04"),
    )
    game.turn("B", "use RE04 1", "play VE08 at 2 up blood 0 end")
    game.turn("A", "play BR08 at 1 down blood 0 end")
    assert game.seen_cards("B", "A", 1) == ["BR04", "BR07", None]
    assert game.seen_cards("C", "A", 1) == [None, None, None]
    assert game.settled


@rule("info.seen-stays")
def test_a_looked_at_card_stays_known_when_it_is_moved_face_down() -> None:
    game = Vendetta(
        A=seat(at={1: "NO01 down", 2: "NO02"}),  # Cloak of Shadows waits at Location 2
        B=seat(at={1: "VE08"}),
        position={"known": {"NO01": ["AB", "", ""]}},
    )
    assert game.seen_cards("B", "A", 1) == ["NO01"]
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.cards("A", 2) == ["NO02", "NO01 down"]
    assert game.seen_cards("B", "A", 2) == ["NO02", "NO01"]
    assert game.seen_cards("C", "A", 2) == ["NO02", None]
    assert not game.mentions("C", "NO01")
    assert [event["card"] for event in game.log("card-moved", viewer="B")] == ["NO01"]
    assert [event["card"] for event in game.log("card-moved", viewer="C")] == [None]
    assert game.settled


@rule("info.seen-stays")
def test_a_card_turned_face_down_in_resolution_stays_known_to_all() -> None:
    game = Vendetta(A=seat(at={1: "TR02"}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "choose 2")
    assert game.cards("A", 1) == ["TR02 down"]
    assert [game.seen_cards(viewer, "A", 1) for viewer in game.viewers] == [["TR02"]] * 5
    assert game.settled


# ---- hands, remembered


def test_a_card_seen_in_one_round_is_known_to_be_in_the_hand_in_the_next() -> None:
    game = Vendetta(A=seat(hand=["BR08", "BR09"], at={1: "BR07", 2: "BR04 down"}))
    game.end_round()
    assert game.hand("A") == ["BR04", "BR07", "BR08", "BR09"]
    for viewer in OTHERS:
        assert game.holds(viewer, "A") == ["BR07", "BR08", "BR09"]
        assert not game.mentions(viewer, "BR04")
    assert game.view("A")["you"]["hand"] == ["BR04", "BR07", "BR08", "BR09"]
    assert game.asking == "AskKeep ABCD"


def test_a_looked_at_card_is_remembered_only_by_the_one_who_looked() -> None:
    game = looking()
    game.answers("B", "play VE08 at 2 up blood 0 end")
    game.end_round()
    assert game.holds("B", "A") == ["BR04", "BR08", "BR09"]
    assert game.holds("C", "A") == ["BR08", "BR09"]
    assert game.holds(None, "A") == ["BR08", "BR09"]
    assert game.asking == "AskKeep ABCD"


def test_a_known_card_played_face_down_is_in_the_hand_or_under_there_until_it_is_seen() -> None:
    game = Vendetta(A=seat(hand=["BR04", "BR07"]), position={"known": {"BR07": ["", "ABCD*", ""]}})
    assert game.holds("B", "A") == ["BR07"]
    game.turn("A", "play BR07 at 1 down blood 0 end")
    assert game.holds("B", "A") == ["BR07"]
    assert game.seen_cards("B", "A", 1) == [None]
    other = Vendetta(A=seat(hand=["BR04", "BR07"]), position={"known": {"BR07": ["", "ABCD*", ""]}})
    other.turn("A", "play BR04 at 1 down blood 0 end")
    assert game.view("B") == other.view("B"), "which of the two was played stays A's secret"
    game.resolve(1)
    assert game.holds("B", "A") == []
    assert game.seen_cards("B", "A", 1) == ["BR07"]
    assert game.settled


def test_a_card_taken_back_in_resolution_is_surely_in_the_hand() -> None:
    game = Vendetta(A=seat(hand=["BR08"], at={1: "BR05 down", "haven": ["BR07", "BR04 down"]}))
    game.resolve("haven", withdraw="A")
    assert game.hand("A") == ["BR04", "BR07", "BR08"]
    for viewer in OTHERS:
        assert player(game, viewer, "A")["surely_in_hand"] == ["BR07"]
        assert game.holds(viewer, "A") == ["BR07", "BR08"]
        assert not game.mentions(viewer, "BR04", "BR05")
    assert game.settled


def test_a_hand_shown_by_mesmerize_is_known_to_all() -> None:
    game = Vendetta(
        A=seat(blood=1, alliance=["AL09"], tokens_up=2, at={1: "MA01"}),
        B=seat(at={1: "VE05"}, hand=["VE01", "VE02", "VE09"]),
        C=seat(at={2: "BR03"}),  # the Challenge ends A's game after the first card
    )
    game.moment("preparation", 1)
    game.answers("A", "play VE09")
    assert game.out == "A"
    assert game.hand("B") == ["VE01", "VE02", "VE09"]
    for viewer in ("C", "D", None):
        assert game.holds(viewer, "B") == ["VE01", "VE02", "VE09"]
    assert game.settled


def test_who_may_give_up_a_card_in_secret_leaves_doubt_about_every_card() -> None:
    games = [
        Vendetta(A=seat(alliance=["AL27"], hand=["BR07", "BR08", "BR09"], deck=["BR01", "BR02", "BR03"]))
        for _ in range(2)
    ]
    for game, option in zip(games, ("keep BR01", "both BR09"), strict=True):
        assert game.holds("B", "A") == ["BR08", "BR09"]
        game.build_hands()
        game.answers("A", option)
        for name in "BCD":
            game.answers(name, game.options(name)[0])
    kept, gave_up = games
    assert kept.hand("A") == ["BR01", "BR07", "BR08", "BR09"]
    assert gave_up.hand("A") == ["BR01", "BR02", "BR07", "BR08"]
    for viewer in OTHERS:
        assert kept.view(viewer) == gave_up.view(viewer)
        assert kept.log(viewer=viewer) == gave_up.log(viewer=viewer)
        assert gave_up.holds(viewer, "A") == []
        assert player(gave_up, viewer, "A")["may_be_away"] == [[], ["BR08"], ["BR09"]]
    assert gave_up.view("A")["you"]["under_deck"] == ["BR09"]
    assert kept.settled
    assert gave_up.settled
