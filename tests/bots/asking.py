"""Questions that come up in games of greedy bots."""

from __future__ import annotations

from collections.abc import Iterator

import gloam
from gloam import bots
from gloam.core.question import Question
from gloam.core.table import Seat, Table


def greedy_game(game: str, seats: int, seed: int) -> Iterator[tuple[Table, Question]]:
    """The table of one game and what is asked there, before each answer. It is the same table all the time."""
    table = gloam.game(game).table(seats=seats, seed=seed)
    player = bots.make("greedy", seed)
    while not table.over:
        question = table.questions()[0]
        yield table, question
        table.answer(question.seat, player.choose(table.seat(question.seat), question))


def questions(game: str, what: str, seats: int, games: int) -> list[tuple[Table, Question]]:
    """The questions of this kind, with a choice, in so many games."""
    return [
        (table.clone(), question)
        for seed in range(games)
        for table, question in greedy_game(game, seats, seed)
        if question.what == what and len(question.options) > 1
    ]


def reached(game: str, what: str, seats: int, seed: int) -> tuple[Seat, Question]:
    """The first such question with a choice."""
    return next(
        (table.seat(question.seat), question)
        for table, question in greedy_game(game, seats, seed)
        if question.what == what and len(question.options) > 1
    )


def asked(table: Table, seat: int) -> tuple[Seat, Question]:
    """What this seat is asked now."""
    here = table.seat(seat)
    question = here.question()
    assert question is not None
    return here, question


def chosen(name: str, met: list[tuple[Table, Question]]) -> list[str]:
    """What a bot of this name answers to each of them."""
    return [bots.make(name, 1).choose(table.seat(question.seat), question) for table, question in met]
