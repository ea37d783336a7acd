"""A bot's time is for all that it answers in a row, and nobody waits for all of it twice."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam import bots
from gloam.bots.search import SearchBot
from gloam.bots.stint import Stint, Wait, in_a_row
from gloam.core.table import Table
from tests.bots.asking import reached

SEATS = 4
PERSON = 0
ROWS = 12
HOUR = 3_600_000  # milliseconds: what passes during a test is nothing beside it


def milliseconds(bot: bots.Bot) -> int:
    assert isinstance(bot, SearchBot)
    return bot.budget.milliseconds


def begun(game: str, what: str) -> Table:
    """A table at which somebody is asked this."""
    table, rng = gloam.game(game).table(seats=3, seed=2), Random(2)
    while table.questions()[0].what != what:
        question = table.questions()[0]
        table.answer(question.seat, rng.choice(question.options))
    return table


def test_a_question_has_two_thirds_of_the_time_that_is_left_and_a_secret_choice_all_of_it() -> None:
    bot = bots.make(f"master@{HOUR}ms", 1)
    turn, choice = begun("vendetta", "AskTurn"), begun("blood-orders", "AskPlan")
    assert milliseconds(Stint(bot, 0).next(turn)) == pytest.approx(HOUR * 2 / 3, rel=0.01)
    assert milliseconds(Stint(bot, 0).next(choice)) == pytest.approx(HOUR, rel=0.01)
    assert milliseconds(bot.within(HOUR / 2000, 2 / 3)) == pytest.approx(HOUR / 3)
    assert milliseconds(bot.within(HOUR, 1.0)) == 1, "whoever has no time left answers all the same"


def test_tries_are_for_each_question() -> None:
    """So that a game taken up again meets the same bot."""
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    bot = bots.make("search@30", 1)
    assert bot.within(5.0, 0.1).think(seat, question) == bot.think(seat, question)


@pytest.mark.parametrize("game", gloam.games())
@pytest.mark.parametrize("name", ["greedy", "search@8"])
def test_what_is_answered_in_a_row_is_what_would_be_answered_one_by_one(game: str, name: str) -> None:
    one_by_one, in_rows = (gloam.game(game).table(seats=3, seed=5) for _ in range(2))
    bot, rows = bots.make(name, 5), 0
    while not in_rows.over and rows < ROWS:
        seat = in_rows.waiting_for()[0]
        before = len(gloam.journal(in_rows).moves)
        in_a_row(bot, in_rows, seat)
        rows += 1
        assert {who for who, _ in gloam.journal(in_rows).moves[before:]} == {seat}
    moves = gloam.journal(in_rows).moves
    assert len(moves) > rows
    while len(gloam.journal(one_by_one).moves) < len(moves):
        question = one_by_one.questions()[0]
        one_by_one.answer(question.seat, bot.choose(one_by_one.seat(question.seat), question))
    assert gloam.journal(one_by_one).moves == moves


# ---- waiting


@pytest.mark.parametrize("game", gloam.games())
def test_a_person_waits_for_all_of_a_bots_time_only_once(game: str) -> None:
    table, wait = gloam.game(game).table(seats=SEATS, seed=3), Wait()
    whole: list[int] = []  # the bots waited for, all their time, since the person has answered
    quick = 0
    while not table.over:
        asked = table.waiting_for()
        seat = next((one for one in asked if one != PERSON), PERSON)
        again, before = wait.is_again(table, seat, [PERSON]), table.clone()
        in_a_row(bots.make("random", 7), table, seat)
        wait.note(before, seat, [PERSON])
        if seat == PERSON:
            whole = []
        elif PERSON not in asked:
            quick += again
            whole += [] if again else [seat]
        assert len(whole) == len(set(whole))
        assert PERSON not in asked or not again, "nobody waits who is asked"
    assert quick


def test_who_chooses_at_the_same_time_as_a_person_is_waited_for_from_then_on() -> None:
    table, wait = begun("blood-orders", "AskPlan"), Wait()
    wait.answered.update((1, 2))
    wait.note(table, PERSON, [PERSON])
    assert wait.answered == {1, 2}, "they are still asked"
    in_a_row(bots.make("random", 7), table, PERSON)
    assert [wait.is_again(table, seat, [PERSON]) for seat in (1, 2)] == [True, True]
    wait.note(begun("vendetta", "AskTurn"), PERSON, [PERSON])
    assert wait.answered == set()


def test_where_no_person_plays_any_more_bots_take_their_time() -> None:
    table, wait = begun("vendetta", "AskTurn"), Wait()
    bot = table.waiting_for()[0]
    person = (bot + 1) % 3
    wait.answered.add(bot)
    assert wait.is_again(table, bot, [person])
    assert not wait.is_again(table, bot, [])
    table.out[person] = True
    assert not wait.is_again(table, bot, [person])
