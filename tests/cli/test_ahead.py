"""Bots that choose at the same time as the player think meanwhile; whoever waits sees for whom, and how long."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from rich.console import Console

import gloam
from gloam import bots
from gloam.bots.stint import Stint
from gloam.core.question import Question
from gloam.core.table import Seat, Table
from gloam.terminal.ahead import Ahead
from gloam.terminal.company import Company, Sitting
from gloam.terminal.speech import Speech


class Slow(bots.Bot):
    """Answers when it may."""

    def __init__(self, may: Event, fails: bool = False) -> None:
        super().__init__(1)
        self.may = may
        self.fails = fails
        self.asked: list[int] = []

    def choose(self, seat: Seat, question: Question) -> str:
        self.asked.append(question.seat)
        self.may.wait(timeout=60)
        if self.fails:
            raise ValueError("no answer")
        return question.options[-1]


@pytest.fixture
def may() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()


def planning() -> Table:
    table = gloam.game("blood-orders").table(seats=3, seed=2)
    while len(table.waiting_for()) < 3:
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    return table


def test_they_think_while_somebody_else_chooses(may: Event) -> None:
    table, ahead, bot = planning(), Ahead(), Slow(may)
    _, first, second = table.questions()
    for question in (first, second, first):
        ahead.begin(bot, table, question)
    may.set()
    assert [ahead.found(question) for question in (first, second)] == [
        (one.options[-1], None) for one in (first, second)
    ]
    assert sorted(bot.asked) == [1, 2], "once each"
    assert ahead.found(first) is None


def test_a_thought_about_another_question_is_none(may: Event) -> None:
    table, ahead = planning(), Ahead()
    _, one, other = table.questions()
    may.set()
    ahead.begin(Slow(may), table, one)
    elsewhere = Question(one.seat, one.number + 1, one.what, one.rule, one.options, one.facts)
    assert ahead.found(elsewhere) is None
    ahead.begin(Slow(may), table, other)
    ahead.forget()
    assert ahead.found(other) is None


def test_what_goes_wrong_meanwhile_is_not_passed_over(may: Event) -> None:
    table, ahead = planning(), Ahead()
    may.set()
    ahead.begin(Slow(may, fails=True), table, table.questions()[1])
    with pytest.raises(ValueError, match="no answer"):
        ahead.found(table.questions()[1])


@pytest.mark.parametrize(
    ("language", "bot", "said"),
    [
        ("en", "master", "Bianca is thinking, for 0.7 s at most…"),
        ("fr", "master@2s", "Bianca réfléchit, 2,0 s au plus…"),
        ("en", "search@8", "Bianca is thinking…"),
    ],
)
def test_who_thinks_and_for_how_long_at_most(language: str, bot: str, said: str) -> None:
    table = gloam.game("vendetta").table(seats=3, seed=2)
    company = Company(Console(), Speech(language), table, Sitting(0, (bot,)))
    patience = company.patience(Stint(bots.make(bot, 1), 1))
    assert str(patience.status.status) == said
    assert (patience.timer.interval == 0) == ("at most" in said or "au plus" in said), "at once"
