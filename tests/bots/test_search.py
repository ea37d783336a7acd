"""The bot that searches: what it weighs, and what it finds."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam import bots
from gloam.bots.games import GAMES
from gloam.bots.tree import SURE
from gloam.core.question import Question
from tests.bots.asking import reached


@pytest.mark.parametrize(("game", "what"), [("vendetta", "AskTurn"), ("blood-orders", "AskPlan")])
def test_the_same_seed_and_budget_give_the_same_thought_and_another_seed_may_not(game: str, what: str) -> None:
    seat, question = reached(game, what, 3, 4)
    first, again, other = (bots.make("search@30", seed).think(seat, question) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_chances_are_chances_and_the_choice_comes_first() -> None:
    seat, question = reached("vendetta", "AskTurn", 4, 3)
    bot = bots.make("search@60", 1)
    thought = bot.think(seat, question)
    assert thought is not None
    assert all(0 <= opinion.chance <= 1 for opinion in thought.opinions)
    assert {opinion.option for opinion in thought.opinions} <= set(question.options)
    assert thought.opinions[0].visits == max(opinion.visits for opinion in thought.opinions)
    assert bot.choose(seat, question) == thought.choice == thought.opinions[0].option


def test_what_was_tried_often_enough_is_answered_at_once_and_the_table_takes_it() -> None:
    seat, question = reached("vendetta", "AskPlace", 3, 4)
    glance, thought = (bots.make(f"search@{count}", 1).think(seat, question) for count in (10, 12 * SURE))
    assert glance is not None
    assert thought is not None
    assert (glance.then, glance.choice) == ((), glance.opinions[0].option)
    assert thought.then
    assert thought.choice == " ".join([thought.opinions[0].option, *thought.then])
    table = seat.imagine(Random(1))
    table.answer(seat.number, thought.choice)


def test_nothing_is_weighed_where_there_is_nothing_to_choose() -> None:
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    only = Question(question.seat, question.number, question.what, question.rule, question.options[:1], question.facts)
    assert bots.make("search@8", 1).think(seat, only) is None
    assert bots.make("search@8", 1).choose(seat, only) == question.options[0]


def test_bots_that_do_not_search_weigh_nothing_that_they_could_tell() -> None:
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    assert [bots.make(name, 1).think(seat, question) for name in bots.PLAIN] == [None] * len(bots.PLAIN)


def test_thinking_leaves_the_table_as_it_was() -> None:
    for game, what in (("vendetta", "AskTurn"), ("blood-orders", "AskPlan")):
        seat, question = reached(game, what, 3, 4)
        before = seat.view()
        bots.make("search@30", 1).think(seat, question)
        assert seat.view() == before


def test_a_finished_game_is_led_by_its_scores() -> None:
    for game in gloam.games():
        table = gloam.game(game).table(seats=3, seed=4)
        bots.play(table, [bots.make("random", seat) for seat in range(3)])
        assert table.result is not None
        totals = [score["total"] for score in table.result.scores]
        first = totals.index(max(totals))
        assert GAMES[game].lead(table, first) == max(totals) - sorted(totals)[-2]
