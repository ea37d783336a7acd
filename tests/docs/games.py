"""A fixed set of games in which every kind of question is asked and every kind of event happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import gloam
from gloam.core.event import Event
from gloam.core.question import Question
from gloam.core.table import LETTERS, Table
from tests.conformance import rare
from tests.conformance.setups import SETUPS, set_up, step
from tests.rivals.eager import eager_step as eager_step_of_rivals
from tests.rivals.recorded import ABROAD, EAGER, MIXED
from tests.rivals.recorded import Game as GameOfRivals
from tests.rivals.scenes import scenes
from tests.words.blood_orders.eager import eager_step, rare_table, rich_table

Stepper = Callable[[Table, Random], object]
OTHERS = [setup for setup in SETUPS if setup[0] != "rivals"]
# Eager games of Rivals in which everything comes up that is not in a scene of its own, with cards of the core box or of
# all sets.
OF_RIVALS = (
    (EAGER, 218), (EAGER, 106), (EAGER, 51), (ABROAD, 9), (MIXED, 86), (MIXED, 162), (MIXED, 56), (EAGER, 2),
    (EAGER, 11), (MIXED, 12), (EAGER, 23), (EAGER, 44), (EAGER, 100), (EAGER, 217),
)  # fmt: skip


class Seen(NamedTuple):
    """A question that was asked, or an event that happened, with its secrets."""

    game: str
    seats: int
    what: Question | Event


def everything(first: int = 0) -> Iterator[Seen]:
    """Random games from this seed on, those in which the rare things happen, and a few set pieces."""
    for table, rng, take_step in random_games(first):
        while not table.over:
            for question in table.questions():
                yield Seen(table.setup.game, table.seats, question)
            take_step(table, rng)
        for event in table.happened():
            yield Seen(table.setup.game, table.seats, event)
    for table in scenes():
        yield from [Seen(table.setup.game, table.seats, question) for question in table.questions()]
        yield from [Seen(table.setup.game, table.seats, event) for event in table.happened()]
    for game, position, answers in PIECES:
        yield from piece(gloam.game(game).from_position(position), answers)


def random_games(first: int) -> Iterator[tuple[Table, Random, Stepper]]:
    for seed in range(first, first + 2 * len(OTHERS)):
        yield set_up(OTHERS[seed % len(OTHERS)], seed), Random(seed), step
    for seed in range(first, first + 24):
        yield rich_table(Random(seed)), Random(seed), eager_step
        yield rare.begin(seed), Random(seed), rare_step
    for seed in range(first, first + 4):
        yield rare_table(Random(seed)), Random(seed), eager_step
    yield from eager_games_of_rivals(first)


def eager_games_of_rivals(first: int) -> Iterator[tuple[Table, Random, Stepper]]:
    for who, seed in [(EAGER, seed) for seed in range(first, first + 8)] if first else OF_RIVALS:
        yield GameOfRivals(who, seed).table(), Random(seed), eager_step_of_rivals


def rare_step(table: Table, rng: Random) -> None:
    question = rng.choice(table.questions())
    table.answer(question.seat, rare.choose(question, rng), number=question.number)


def piece(table: Table, answers: tuple[str, ...]) -> Iterator[Seen]:
    for answer in (*answers, ""):
        for question in table.questions():
            yield Seen(table.setup.game, table.seats, question)
        if answer:
            letter, _, option = answer.partition(" ")
            table.answer(LETTERS.index(letter), option)
    for event in table.happened():
        yield Seen(table.setup.game, table.seats, event)


# What hardly ever comes about by itself: a position, and answers, each with the letter of its seat.
PIECES: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    (
        "vendetta",
        {
            "phase": "planning",
            "seats": [{"hand": ["TO08"]}, {"at": {"1": "BR03", "2": "GA06"}}, {}, {}],
            "docket": [["AskTurn", 0]],
        },
        ("A play TO08 at 2 up", "B GA06"),
    ),
    ("vendetta", {"phase": "planning", "seats": [{"hand": []}, {}, {}], "docket": [["AskTurn", 0]]}, ("A pass",)),
    (
        "blood-orders",
        {
            "game": "blood-orders",
            "phase": "order",
            "day": 4,
            "seats": [{"hand": ["ELDER"], "rituals": ["Second Skin"]}, {}],
        },
        ("A use R211", "A put ELDER dusk"),
    ),
    (
        "blood-orders",
        {
            "game": "blood-orders",
            "phase": "resolution",
            "seats": [{"orders": {"dusk": ["ELDER"]}}, {"orders": {"night": ["ELDER"]}}],
            "quarters": {
                "north": {"victim": "The Gang Leader", "die": 1, "entrance": ["A dusk"]},
                "south": {"entrance": ["B night"]},
            },
        },
        ("A act", "B to north"),
    ),
    (
        "blood-orders",
        {
            "game": "blood-orders",
            "phase": "resolution",
            "seats": [{"orders": {"night": ["ELDER"]}}, {"orders": {"night": ["ELDER"]}}],
            "quarters": {"north": {"die": 1, "entrance": ["A night", "B night"]}},
        },
        ("A act", "B act"),
    ),
)
