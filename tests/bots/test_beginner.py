"""The beginner overlooks things, but nothing that goes without saying."""

from __future__ import annotations

from random import Random

import pytest

from gloam import bots
from gloam.bots.beginner import OVERLOOKS
from gloam.bots.games import GAMES
from gloam.core.question import Question
from gloam.core.table import Seat
from tests.bots.asking import questions


@pytest.mark.parametrize(("game", "what", "seats"), [("vendetta", "AskTurn", 4), ("blood-orders", "AskTurn", 2)])
def test_the_beginner_overlooks_the_best_about_as_often_as_it_is_said_to(game: str, what: str, seats: int) -> None:
    asked = questions(game, what, seats, 3)
    missed = 0
    for number, (table, question) in enumerate(asked):
        bot = bots.make("beginner", number)
        seat = table.seat(question.seat)
        first = best(bot, seat, question)
        missed += bot.choose(seat, question) != first
    assert OVERLOOKS - 0.1 < missed / len(asked) < OVERLOOKS + 0.1


def test_the_beginner_overlooks_nothing_that_goes_without_saying() -> None:
    asked = questions("blood-orders", "AskFeed", 2, 1)
    assert asked
    for number, (table, question) in enumerate(asked):
        settled = GAMES["blood-orders"].settled("master", table.seat(question.seat).imagine(Random(number)), question)
        assert settled
        assert bots.make("beginner", number).choose(table.seat(question.seat), question) == settled


def best(bot: bots.Bot, seat: Seat, question: Question) -> str:
    """What a beginner would do who overlooks nothing."""
    table = seat.imagine(bot.luck(question))
    guide = GAMES[table.setup.game]
    return (guide.lines(table, question) or guide.promising(table, question))[0].replace(bots.THEN, " ")
