"""Hand Building."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, new_game, plain_game, seat

BRUJAH_DECK = ["BR01", "BR02", "BR03", "BR04", "BR05", "BR06", "BR07"]


def building() -> Vendetta:
    """Hand Building has opened; A is Brujah with the deck in printed order."""
    game = Vendetta(A=seat(deck=BRUJAH_DECK))
    game.build_hands()
    return game


def keep_first(game: Vendetta, names: str) -> None:
    for name in names:
        game.answers(name, game.options(name)[0])


@rule("hand.draw-two")
def test_everyone_draws_two_and_keeps_one() -> None:
    game = new_game(4, clans=())
    game.play_to("planning", 1)
    for name in game.names:
        assert len(game.hand(name)) == 3
        assert {card[2:] for card in game.hand(name)} >= {"08", "09"}
        assert len(game.deck(name)) == 6
    assert game.asking == "AskTurn A"


@rule("hand.other-to-bottom")
def test_the_card_not_kept_goes_under_the_deck() -> None:
    game = building()
    game.answers("A", "keep BR02")
    keep_first(game, "BCD")
    assert game.hand("A") == ["BR02", "BR08", "BR09"]
    assert game.deck("A") == ["BR03", "BR04", "BR05", "BR06", "BR07", "BR01"]
    assert game.settled


@rule("hand.secret")
def test_nobody_else_sees_what_is_drawn_or_kept() -> None:
    game = building()
    assert game.options("A") == ("keep BR01", "keep BR02")
    for viewer in ("B", "C", "D", None):
        player = game.view(viewer)["players"][0]
        assert (player["hand"], player["drawn"], player["deck"]) == (2, 2, 5)
        assert player["holds"] == ["BR08", "BR09"], "everyone began with these two"
        assert 0 in game.view(viewer)["waiting_for"]
        assert not game.mentions(viewer, *BRUJAH_DECK)
    assert game.view("A")["you"]["drawn"] == ["BR01", "BR02"]
    game.answers("A", "keep BR01")
    assert game.view("A")["you"]["answer"] == "keep BR01"
    assert 0 not in game.view("B")["waiting_for"]
    keep_first(game, "BCD")
    assert not any(game.mentions(viewer, *BRUJAH_DECK) for viewer in ("B", "C", "D", None))
    assert game.mentions("A", "BR01")
    assert game.settled


@rule("hand.secret")
def test_what_was_kept_changes_nothing_that_others_see() -> None:
    one, other = building(), building()
    one.answers("A", "keep BR01")
    other.answers("A", "keep BR02")
    assert one.view("B") == other.view("B")
    keep_first(one, "BCD")
    keep_first(other, "BCD")
    assert one.view("B") == other.view("B")
    assert one.log(viewer="B") == other.log(viewer="B")
    assert one.view("A") != other.view("A")
    assert one.settled


@rule("hand.round-sizes", "plan.one-left")
def test_hands_grow_by_one_each_round_and_one_card_is_left_after_planning() -> None:
    game = plain_game()
    for number, hand, deck in ((1, 3, 6), (2, 4, 5), (3, 5, 4)):
        game.play_to("planning", number)
        assert [len(game.hand(name)) for name in game.names] == [hand] * 4
        assert [len(game.deck(name)) for name in game.names] == [deck] * 4
        game.play_to("resolution", number)
        assert [len(game.hand(name)) for name in game.names] == [1] * 4
    assert game.out == ""
    assert game.asking == "AskWithdraw ABCD"


@rule("hand.keep-must")
def test_neither_none_nor_both_may_be_kept() -> None:
    game = building()
    for asked, option in ((0, "keep"), (2, "keep BR01 BR02"), (2, "both BR09")):
        no = game.refuses("A", option)
        assert (no.rule, no.facts) == ("hand.keep-must", {"asked": asked, "limit": 1})
    assert game.refuses("A", "keep BR03").rule == "hand.keep-must"
    keep_first(game, "BCDA")
    assert game.settled


@rule("hand.keep-must")
def test_the_last_to_choose_may_not_keep_both_either() -> None:
    game = building()
    keep_first(game, "BCD")
    assert game.refuses("A", "keep BR01 BR02").rule == "hand.keep-must"
    game.answers("A", "keep BR01")
    assert game.settled


@rule("hand.simultaneous")
def test_all_choose_at_once_and_in_any_order() -> None:
    game = plain_game()
    assert [(question.seat, question.what) for question in game.table.questions()] == [
        (0, "AskKeep"),
        (1, "AskKeep"),
        (2, "AskKeep"),
        (3, "AskKeep"),
    ]
    keep_first(game, "D")
    assert game.refuses("D", "keep VE02").rule == "table.already-answered"
    assert game.waiting == "ABC"
    keep_first(game, "BA")
    assert (game.table.phase, game.waiting) == ("hand building", "C")
    keep_first(game, "C")
    assert (game.table.phase, game.waiting) == ("planning", "A")


@rule("hand.starting-in-cycle")
def test_what_was_played_comes_back_and_can_be_played_again() -> None:
    game = plain_game()
    game.answers("A", "keep BR02")
    game.play_to("planning", 1)
    game.answers("A", "play BR09 at 1 up blood 0 end")
    while game.waiting != "A":
        game.table.answer(game.asked().seat, game.asked().options[0])
    game.answers("A", "play BR02 at 2 down blood 0 end")
    assert game.hand("A") == ["BR08"]
    game.play_to("hand building", 2)
    game.answers("A", "keep BR03")
    game.play_to("planning", 2)
    assert game.hand("A") == ["BR02", "BR03", "BR08", "BR09"]
    while game.waiting != "A":
        game.table.answer(game.asked().seat, game.asked().options[0])
    game.answers("A", "play BR09 at haven up")
    assert game.cards("A", "haven") == ["BR09"]
    assert game.asking == "AskBlood A"
