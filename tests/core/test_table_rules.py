"""What holds at every table: questions and their numbers, refusals, answers in one line, sealed choices, undo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Table
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, new_game, seat


def everything(table: Table) -> tuple[Any, ...]:
    """All that a refusal must leave as it was."""
    views = [table.view(viewer) for viewer in (None, *range(table.seats))]
    events = [table.events(viewer) for viewer in (None, *range(table.seats))]
    return table.position(), views, events, table.questions(), gloam.journal(table).text()


def refused(table: Table, seat: int, option: str, number: int | None = None) -> Refused:
    before = everything(table)
    with pytest.raises(Refused) as no:
        table.answer(seat, option, number)
    assert everything(table) == before
    return no.value


def unreadable(table: Table, seat: int, option: str) -> Unreadable:
    before = everything(table)
    with pytest.raises(Unreadable) as no:
        table.answer(seat, option)
    assert everything(table) == before
    return no.value


def a_finished_game() -> Table:
    table = gloam.game("vendetta").table(seats=4, seed=3)
    luck = Random(3)
    while table.questions():
        question = luck.choice(table.questions())
        table.answer(question.seat, luck.choice(question.options))
    return table


# ---- questions, their numbers, and refusals


@rule("table.not-asked")
def test_only_a_seat_that_is_asked_may_answer() -> None:
    game = Vendetta()
    game.turn("A")
    no = refused(game.table, 1, "play GA08")
    assert (no.rule, no.facts) == ("table.not-asked", {"seat": 1, "asked": (0,)})


@rule("table.already-answered")
def test_an_answer_to_a_secret_choice_is_sealed() -> None:
    game = Vendetta(A=seat(at={1: 1}), B=seat(at={1: 1}), C=seat(at={1: 1}))
    game.resolve(1, stay=False)
    assert game.waiting == "ABC"
    game.answers("A", "withdraw")
    no = refused(game.table, 0, "stay")
    assert (no.rule, no.facts) == ("table.already-answered", {"seat": 0})
    assert game.waiting == "BC"


@rule("table.other-question")
def test_an_answer_meant_for_another_question_is_not_taken() -> None:
    game = Vendetta()
    game.turn("A", "play BR08", "at 1 up")
    assert game.asked().number == 3
    no = refused(game.table, 0, "blood 1", number=2)
    assert (no.rule, no.facts) == ("table.other-question", {"number": 2, "open": 3})
    assert refused(game.table, 0, "blood 1", number=4).rule == "table.other-question"
    game.table.answer(0, "blood 1", number=3)
    assert game.asked().number == 4


@rule("table.over")
def test_when_the_game_is_over_nothing_is_left_to_answer() -> None:
    table = a_finished_game()
    assert table.over
    assert table.questions() == []
    for number in range(4):
        assert refused(table, number, "stay").rule == "table.over"


@rule("table.no-such-seat")
@pytest.mark.parametrize("number", [4, 17, -1])
def test_a_seat_the_table_does_not_have_can_neither_answer_nor_be_looked_at(number: int) -> None:
    table = new_game().table
    assert refused(table, number, "brujah").rule == "table.no-such-seat"
    for look in (table.seat, table.view, table.events):
        with pytest.raises(Refused) as no:
            look(number)
        assert (no.value.rule, no.value.facts) == ("table.no-such-seat", {"seat": number, "seats": 4})


@rule("table.unknown-variant")
@pytest.mark.parametrize("variants", [("moonlight",), ("relics", "moonlight"), ("relics", "relics")])
def test_a_table_is_set_only_with_the_variants_its_game_has_each_named_once(variants: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as no:
        gloam.game("vendetta").table(seats=4, seed=1, variants=variants)
    known = ("location-cards", "relics", "tag-team")
    assert (no.value.rule, no.value.facts) == ("table.unknown-variant", {"variant": variants[-1], "known": known})


def test_there_are_the_games_that_are_listed_and_no_others() -> None:
    assert "vendetta" in gloam.games()
    with pytest.raises(Unreadable) as no:
        gloam.game("solitaire")
    assert (no.value.what, no.value.text) == ("game", "solitaire")


def test_a_question_names_its_seat_its_number_its_rule_and_its_options() -> None:
    game = Vendetta()
    game.turn("A")
    question = game.asked()
    assert (question.seat, question.number, question.what) == (0, 1, "AskTurn")
    assert question.rule == "plan.must-play"
    assert question.options == ("play BR08", "play BR09", "drain VI")
    assert question.plain()["options"] == question.options
    assert game.table.seat(0).question() == question
    assert game.table.seat(1).question() is None


def test_each_seat_numbers_its_own_questions() -> None:
    game = Vendetta()
    game.turn("A", "play BR08 at 1 up blood 0 end")
    game.turn("B")
    assert (game.asked().seat, game.asked().number) == (1, 1)
    game.answers("B", "play GA08")
    assert game.asked().number == 2
    game.answers("B", "at 1 up blood 0 end")
    game.turn("A")
    assert (game.asked().seat, game.asked().number) == (0, 5)


def test_what_is_no_move_at_all_is_unreadable_and_changes_nothing() -> None:
    game = Vendetta()
    game.turn("A")
    no = unreadable(game.table, 0, "dance on the table")
    assert (no.what, no.text) == ("option", "dance on the table")
    assert unreadable(game.table, 0, "").what == "option"
    assert issubclass(Refused, Rejected)
    assert issubclass(Unreadable, Rejected)


# ---- several answers in one line


def test_a_whole_play_can_be_answered_in_one_line() -> None:
    game = Vendetta()
    game.turn("A", "play BR08 at 2 down blood 3 end")
    assert game.cards("A", 2) == ["BR08 down"]
    assert game.deployed(2) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_one_line_leads_to_the_same_table_and_journal_as_its_parts() -> None:
    whole, parts = Vendetta(), Vendetta()
    whole.turn("A", "play BR08 at 2 down blood 3 end")
    parts.turn("A", "play BR08", "at 2 down", "blood 3", "end")
    assert everything(whole.table) == everything(parts.table)
    assert gloam.journal(whole.table).moves == [(0, part) for part in ("play BR08", "at 2 down", "blood 3", "end")]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("play BR08 at 2 down blood 4", "plan.blood-limit"),
        ("play BR08 at 9 down blood 1", "setup.locations"),
        ("play BR01 at 2 down", "plan.must-play"),
        ("play BR08 at 2 down blood 1 tokens 1", "diablerie.flip-once"),
    ],
)
def test_a_line_of_which_one_part_is_not_allowed_changes_nothing(line: str, rule: str) -> None:
    game = Vendetta()
    game.turn("A")
    assert refused(game.table, 0, line).rule == rule


def test_a_line_of_which_one_part_is_no_move_changes_nothing() -> None:
    game = Vendetta()
    game.turn("A")
    no = unreadable(game.table, 0, "play BR08 at 2 down dance")
    assert (no.what, no.text, no.where) == ("option", "dance", "play BR08 at 2 down dance")


def test_a_line_ends_where_another_seat_is_asked() -> None:
    game = Vendetta()
    game.planning()
    assert refused(game.table, 0, "play BR08 at 2 down blood 1 end play BR09").rule == "table.not-asked"


def test_a_refused_line_tells_nothing_that_lies_beyond_what_is_hidden_or_random() -> None:
    game = Vendetta(A=seat(at={1: 1}), B=seat(at={1: 1}))
    game.resolve(1, stay=False)
    game.answers("B", "withdraw")
    assert unreadable(game.table, 0, "stay stay").what == "option-too-far"
    game = Vendetta(A=seat(blood=1, alliance=["AL16", "AL17"]), B=seat(at={1: "BR03"}))
    game.turn("A")
    card = game.hand("A")[0]
    assert unreadable(game.table, 0, f"play {card} at 2 up drain AL16").what == "option-too-far"


def test_the_number_of_a_line_is_that_of_its_first_question() -> None:
    game = Vendetta()
    game.turn("A")
    assert refused(game.table, 0, "play BR08 at 1 up", number=2).rule == "table.other-question"
    game.table.answer(0, "play BR08 at 1 up", number=1)
    assert game.asked().number == 3


# ---- secret choices


def test_a_secret_choice_is_answered_in_any_order_and_sealed_until_all_are_in() -> None:
    def at_the_picks() -> Vendetta:
        game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "GA08"}), C=seat(at={1: "MA08"}))
        game.resolve(1, stay=False)
        return game

    picks = {"A": "stay", "B": "withdraw", "C": "stay"}
    tables = []
    for order in ("ABC", "CBA", "BCA"):
        game = at_the_picks()
        for name in order:
            assert not game.log("pick-shown")
            game.answers(name, picks[name])
        tables.append(game.table.position())
        assert [event["pick"] for event in game.log("pick-shown")] == ["stay", "withdraw", "stay"]
    assert tables[0] == tables[1] == tables[2]


def test_of_a_sealed_answer_others_see_only_that_it_was_given() -> None:
    seen = []
    for pick in ("stay", "withdraw"):
        game = Vendetta(A=seat(at={1: "BR08"}), B=seat(at={1: "GA08"}))
        game.resolve(1, stay=False)
        game.answers("A", pick)
        assert game.waiting == "B"
        assert game.view("A")["you"]["answer"] == pick
        seen.append([(game.view(viewer), game.log(viewer=viewer)) for viewer in ("B", "C", "D", None)])
        assert game.view("B")["waiting_for"] == [1]
    assert seen[0] == seen[1]


# ---- undo


def test_a_seat_may_take_back_its_own_answers_in_a_row() -> None:
    game = Vendetta(A=seat(alliance=["VI", "VI"]))
    game.planning()
    assert [game.table.undo_reach(number) for number in range(4)] == [0, 0, 0, 0]
    for reach, option in enumerate(("play BR08", "at 2 down", "drain VI", "blood 1", "end"), start=1):
        game.answers("A", option)
        assert [game.table.undo_reach(number) for number in range(4)] == [reach, 0, 0, 0]
    assert game.waiting == "B"


def test_one_line_counts_as_the_answers_it_is_made_of() -> None:
    game = Vendetta()
    game.planning()
    game.answers("A", "play BR08 at 2 down blood 1 end")
    assert game.table.undo_reach(0) == 4


def test_undo_ends_where_another_seat_acted() -> None:
    game = Vendetta()
    game.planning()
    game.answers("A", "play BR08 at 2 down blood 1 end")
    game.answers("B", "play GA08")
    assert [game.table.undo_reach(number) for number in range(4)] == [0, 1, 0, 0]


def test_undo_ends_where_something_hidden_was_shown() -> None:
    game = Vendetta()
    game.planning()
    game.answers("A", "play BR08")
    assert game.table.undo_reach(0) == 1
    game.answers("A", "at 2 up")  # everyone has seen the card
    assert game.table.undo_reach(0) == 0
    game.answers("A", "blood 1")
    assert game.table.undo_reach(0) == 1


def test_undo_ends_where_a_card_was_looked_at() -> None:
    game = Vendetta(variants=["relics"], A=seat(relic="RE04"), B=seat(at={1: "GA08 down"}))
    game.turn("A", "drain VI")
    assert game.table.undo_reach(0) == 1
    game.answers("A", "use RE04 1")
    assert game.table.undo_reach(0) == 0


def test_undo_ends_where_chance_decided() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["AL16", "AL17"]), B=seat(at={1: "BR03"}))
    game.planning()
    game.answers("A", f"play {game.hand('A')[0]}")
    assert game.table.undo_reach(0) == 1
    game.answers("A", "at 2 up")
    assert game.took_place("frenzy") == [("frenzy", "A")]
    assert game.table.undo_reach(0) == 0


def test_a_sealed_answer_may_be_taken_back_until_it_is_shown() -> None:
    game = Vendetta(A=seat(at={1: 1}), B=seat(at={1: 1}))
    game.resolve(1, stay=False)
    game.answers("A", "stay")
    assert game.table.undo_reach(0) == 1
    game.answers("B", "stay")
    assert [game.table.undo_reach(number) for number in range(2)] == [0, 0]


def test_what_undo_reaches_is_a_replay_to_the_line_before() -> None:
    table = new_game().table
    luck = Random(5)
    tried = 0
    while table.questions() and tried < 40:
        question = luck.choice(table.questions())
        before = table.position()
        table.answer(question.seat, luck.choice(question.options))
        if table.undo_reach(question.seat):
            tried += 1
            lines = len(gloam.journal(table).moves)
            assert gloam.replay(gloam.journal(table), upto=lines - 1).position() == before
    assert tried == 40
