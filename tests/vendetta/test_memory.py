"""What a viewer remembers when cards move in secret. Views say it exactly, and imagined tables keep to it."""

from __future__ import annotations

from random import Random
from typing import Any

from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.table import NONE, VendettaTable
from tests.vendetta.scenario import Vendetta, seat

OTHERS = ("B", "C", "D", None)
CALLS = 60  # imagined tables: enough that everything likely happens once


def player(game: Vendetta, viewer: str | None, owner: str) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer)["players"][game.names.index(owner)]
    return found


def away(game: Vendetta, viewer: str | None, owner: str = "A") -> list[list[str]]:
    found: list[list[str]] = player(game, viewer, owner)["may_be_away"]
    return found


def imagined(game: Vendetta, viewer: str) -> list[VendettaTable]:
    rng = Random(1)
    tables: list[VendettaTable] = []
    for _ in range(CALLS):
        table = game.table.seat(game.names.index(viewer)).imagine(rng)
        assert isinstance(table, VendettaTable)
        tables.append(table)
    return tables


def in_deck(tables: list[VendettaTable], *cards: str) -> set[frozenset[str]]:
    """Which of these cards of A are in the deck, at one table or another."""
    return {frozenset([IDS[card] for card in table.deck[0]]) & set(cards) for table in tables}


def build(game: Vendetta, option: str) -> None:
    game.build_hands()
    answer_all(game, option)


def answer_all(game: Vendetta, option: str) -> None:
    """A builds the hand in this way, everyone else in the first."""
    game.answers("A", option)
    for name in "BCD":
        game.answers(name, game.options(name)[0])


# ---- cards given up in Hand Building


def test_two_secret_exchanges_may_have_taken_two_known_cards() -> None:
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"]))
    build(game, "both BR08")
    build(game, "both BR09")
    for viewer in OTHERS:
        assert away(game, viewer) == [[], ["BR08"], ["BR08", "BR09"], ["BR09"]]
        assert game.holds(viewer, "A") == []
    assert in_deck(imagined(game, "B"), "BR08", "BR09") == {
        frozenset(),
        frozenset(["BR08"]),
        frozenset(["BR09"]),
        frozenset(["BR08", "BR09"]),
    }
    assert game.settled


def test_a_card_given_up_lies_under_the_deck_and_is_not_drawn_again_next_time() -> None:
    """A shows both cards drawn: so one of the two known ones is under the deck, whichever A still holds."""
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"]))
    build(game, "both BR09")
    game.turn("A", "play BR01 at 1 up blood 0 end")
    assert away(game, "B") == [[], ["BR08"], ["BR09"]]
    game.turn("A", "drain AL27", "play BR02 at 1 up blood 0")
    assert away(game, "B") == [["BR08"], ["BR09"]]
    game.end_round()
    answer_all(game, "keep BR03")
    for viewer in OTHERS:
        assert away(game, viewer) == [["BR08"], ["BR09"]]
        assert game.holds(viewer, "A") == ["BR01", "BR02"]
    assert in_deck(imagined(game, "C"), "BR08", "BR09") == {frozenset(["BR08"]), frozenset(["BR09"])}
    assert game.asking == "AskTurn A"


def test_a_single_drawn_card_leaves_nothing_to_give_up() -> None:
    game = Vendetta(A=seat(alliance=["AL27"], hand=["BR08", "BR09"], deck=["BR01"]))
    build(game, "keep BR01")
    for viewer in OTHERS:
        assert (game.holds(viewer, "A"), away(game, viewer)) == (["BR08", "BR09"], [])
    assert game.settled


def test_a_shown_hand_tells_which_card_was_given_up() -> None:
    game = Vendetta(
        A=seat(alliance=["AL27"], hand=["BR08", "BR09"], at={1: 1}),
        B=seat(at={1: "MA01"}),
        C=seat(at={1: "VE08"}),
    )
    build(game, "both BR09")
    game.moment("preparation", 1)
    game.answers("B", "seat A", "play BR01", "play BR02")
    for viewer in OTHERS:
        assert away(game, viewer) == [["BR09"]]
    assert game.settled


def test_whoever_draws_two_known_cards_may_give_up_an_unknown_one_for_them() -> None:
    game = Vendetta(
        position={"memories": [{"of": "A", "viewers": "BCD*", "ways": [[4, 4, 0, 0, 0, 0, 0, 1, 0, 0]]}]},
        A=seat(alliance=["AL27"], hand=["BR05", "BR08"], deck=["BR01", "BR02"]),
    )
    build(game, "both BR05")
    for viewer in OTHERS:
        assert away(game, viewer) == [[], ["BR01"], ["BR02"], ["BR08"]]
    assert game.settled


# ---- cards shuffled into the deck


def test_a_known_card_shuffled_in_may_be_drawn_again() -> None:
    game = Vendetta(A=seat(hand=["MA08", "MA09"], deck=["MA01", "MA02", "MA03"], to_shuffle=1))
    game.end_round()
    game.answers("A", "shuffle MA09")
    for viewer in OTHERS:
        assert away(game, viewer) == [["MA08"], ["MA09"]], "the hand was known: one of the two is gone"
    answer_all(game, game.options("A")[0])
    for viewer in OTHERS:
        assert away(game, viewer) == [[], ["MA08"], ["MA09"]]
    found = in_deck(imagined(game, "B"), "MA08", "MA09")
    assert found == {frozenset(), frozenset(["MA08"]), frozenset(["MA09"])}
    assert game.asking == "AskTurn A"


# ---- a card drawn in the middle of Resolution


def drawing(hand: list[str]) -> Vendetta:
    """A has a card face down at Location 2, wins Location 1, and draws one for Khadija. Where BR08 is, nobody knows."""
    game = Vendetta(
        locations=[{"ally": "AL03"}],
        position={"known": {"BR08": ["A", "ABCD*", ""]}},
        A=seat(hand=hand, at={1: "BR04", 2: "BR08 down"}),
    )
    game.conflict(1)
    assert [event["card"] for event in game.log("drew", viewer="B")] == [None]
    return game


def test_a_card_drawn_after_planning_is_not_the_one_lying_face_down() -> None:
    game = drawing(hand=[])
    assert game.holds("B", "A") == ["BR08"]
    assert {table.spot[NUMBER["BR08"]] for table in imagined(game, "B")} == {game.table.spot_of(1, 0)}
    assert game.settled


def test_a_card_that_was_in_the_hand_may_be_the_one_lying_face_down() -> None:
    game = drawing(hand=["BR05"])
    assert {table.spot[NUMBER["BR08"]] for table in imagined(game, "B")} == {NONE, game.table.spot_of(1, 0)}
    assert game.settled


def test_a_known_card_drawn_after_planning_is_surely_in_the_hand() -> None:
    game = Vendetta(
        locations=[{"ally": "AL03"}],
        position={"memories": [{"of": "A", "viewers": "BCD*", "ways": [[0, 0, 0, 3, 0, 0, 0, 1, 4, 0]]}]},
        A=seat(hand=["BR08"], deck=["BR09"], at={1: "BR04", 2: "BR05 down"}),
    )
    game.conflict(1)
    for viewer in OTHERS:
        assert player(game, viewer, "A")["surely_in_hand"] == ["BR09"]
        assert (game.holds(viewer, "A"), away(game, viewer)) == (["BR08", "BR09"], [])
    for table in imagined(game, "B"):
        assert NUMBER["BR09"] in table.hand[0]
    assert game.settled


def test_a_card_drawn_after_planning_leaves_no_room_for_one_that_was_in_doubt() -> None:
    """A's only card in hand was drawn late and the only one face down is another: the doubtful one is in the deck."""
    ways = [[0, 0, 0, 3, 0, 0, 0, 1, 0, 0], [0, 0, 0, 3, 0, 0, 0, 6, 0, 0]]
    game = Vendetta(
        locations=[{"ally": "AL03"}],
        position={"memories": [{"of": "A", "viewers": "BCD*", "ways": ways}]},
        A=seat(hand=[], deck=["BR01", "BR08"], under_deck=1, at={1: "BR04", 2: "BR05 down"}),
    )
    game.conflict(1)
    assert [away(game, viewer) for viewer in OTHERS] == [[[], ["BR08"]]] * 4
    game.resolve(2)
    assert [away(game, viewer) for viewer in OTHERS] == [[["BR08"]]] * 4
    assert game.settled


def test_after_the_round_it_is_in_the_hand_like_any_other() -> None:
    game = drawing(hand=[])
    assert game.table.memories
    game.clean_up()
    assert game.table.memories == []
    for viewer in OTHERS:
        assert game.holds(viewer, "A") == ["BR04", "BR08"]


# ---- looking, and counting


def test_whoever_looked_at_a_known_card_sees_it_lying_there_and_not_in_the_hand() -> None:
    game = Vendetta(
        position={"known": {"BR09": ["A", "ABCD*", ""]}},
        A=seat(hand=["BR08"], at={1: "BR09 down"}),
        B=seat(hand=["VE08", "VE09"], alliance=["AL13"]),
    )
    game.turn("B", "look 1 A 1", "play VE08 at 2 up blood 0 end")
    assert game.holds("B", "A") == ["BR08"]
    assert game.holds("C", "A") == ["BR08", "BR09"]
    assert game.settled


def test_viewers_who_have_seen_different_things_doubt_different_things() -> None:
    ways = [[0, 0, 0, 0, 0, 0, 0, 6, 1, 0], [0, 0, 0, 0, 0, 0, 0, 1, 6, 0], [0, 0, 0, 0, 0, 0, 0, 1, 1, 0]]
    game = Vendetta(
        position={
            "known": {"BR08": ["", "D", ""], "BR09": ["", "", ""]},
            "memories": [
                {"of": "A", "viewers": "BC*", "ways": ways},
                {"of": "A", "viewers": "D", "ways": ways[1:]},
            ],
        },
        A=seat(hand=["BR07", "BR08"], deck=["BR01", "BR02", "BR09"], under_deck=1),
    )
    assert away(game, "B") == away(game, "C") == away(game, None) == [[], ["BR08"], ["BR09"]]
    assert away(game, "D") == [[], ["BR09"]]
    assert in_deck(imagined(game, "D"), "BR08", "BR09") == {frozenset(), frozenset(["BR09"])}


def test_with_an_empty_deck_everything_unseen_is_held() -> None:
    game = Vendetta(A=seat(hand=["BR01", "BR02", "BR03", "BR08", "BR09"], deck=[], at={1: ["BR04", "BR05 down"]}))
    assert game.holds("B", "A") == ["BR08", "BR09"], "two cards are not in this game at all, and nobody knows which"
    whole = Vendetta(
        A=seat(hand=["BR01", "BR02", "BR03", "BR06", "BR07", "BR08", "BR09"], deck=[], at={1: ["BR04", "BR05 down"]})
    )
    for viewer in OTHERS:
        assert whole.holds(viewer, "A") == ["BR01", "BR02", "BR03", "BR05", "BR06", "BR07", "BR08", "BR09"]
    whole.table.look(1, NUMBER["BR05"])
    whole.table.settle()
    assert whole.holds("B", "A") == ["BR01", "BR02", "BR03", "BR06", "BR07", "BR08", "BR09"]


def test_who_withdraws_a_face_down_card_shows_everyone_which_card_it_was() -> None:
    game = Vendetta(A=seat(at={1: "BR07 down"}), B=seat(at={1: "VE08"}))
    game.resolve(1, withdraw="A")
    for viewer in game.viewers:
        assert [event["card"] for event in game.log("card-moved", viewer=viewer)] == ["BR07"]
    assert game.settled


# ---- tables imagined in the middle of things


def test_a_card_that_only_another_saw_going_back_is_imagined_elsewhere_too() -> None:
    game = Vendetta(
        position={"known": {"BR07": ["AB", "", ""]}},
        A=seat(hand=["BR05", "BR06"], at={2: "BR04 down", "haven": "BR07 down"}),
    )
    game.resolve("haven", withdraw="A")
    assert player(game, "B", "A")["surely_in_hand"] == ["BR07"]
    places = set()
    for table in imagined(game, "C"):
        places.add(NUMBER["BR07"] in table.hand[0])
        sure = [card for card in range(9) if table.sure[card]]
        assert len(sure) == 1, "B is sure of one card"
        assert sure[0] in table.hand[0]
    assert places == {True, False}
    assert game.settled


def test_cards_chosen_but_not_yet_taken_back_are_known_only_to_who_chose_them() -> None:
    game = Vendetta(A=seat(hand=["MA08", "MA09"], at={1: ["MA05", "MA03 down", "MA02 down"]}), B=seat(at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "take MA03")
    for table in imagined(game, "A"):
        assert table.questions()[0].facts["chosen"] == ("MA03",)
    taken = set()
    for table in imagined(game, "B"):
        question = table.questions()[0]
        assert question.facts["chosen"] == (), "nothing was told"
        card = question.options[-1][5:]
        assert NUMBER[card] in table.cards_of(0, 0)
        table.answer(0, "take " + card)
        table.answer(0, "done")
        assert NUMBER[card] in table.hand[0]
        taken.add(card)
    assert len(taken) > 3
    assert game.asking == "AskTakeBack A"
