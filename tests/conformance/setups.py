"""Every way a game can be set up, and random play on it."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any, cast

import gloam
from gloam.core.game import Game
from gloam.core.refusal import Refused
from gloam.core.table import Table

Setup = tuple[str, int, tuple[str, ...]]


FEW = 3  # variants of which all combinations are played


def combined(game: Game, seats: int) -> list[tuple[str, ...]]:
    """Which variants are played together: of many none, all, and some of them alone, others at other seat counts."""
    every = game.variants
    if len(every) <= FEW:
        return [chosen for count in range(len(every) + 1) for chosen in combinations(every, count)]
    alone = every[game.seat_counts.index(seats) :: len(game.seat_counts)]
    return [(), *[(name,) for name in alone], every]


def setups() -> list[Setup]:
    """All games with all their seat counts and the variants that the rules allow together."""
    found: list[Setup] = []
    for name in gloam.games():
        game = gloam.game(name)
        for seats in game.seat_counts:
            for variants in combined(game, seats):
                try:
                    game.table(seats=seats, seed=0, variants=variants)
                except Refused:
                    continue
                found.append((name, seats, variants))
    return found


SETUPS = setups()


def set_up(setup: Setup, seed: int) -> Table:
    name, seats, variants = setup
    return gloam.game(name).table(seats=seats, seed=seed, variants=variants)


def step(table: Table, rng: Random) -> tuple[int, str]:
    """One random answer of one random seat among those asked."""
    questions = table.questions()
    question = questions[rng.randrange(len(questions))]
    option = question.options[rng.randrange(len(question.options))]
    table.answer(question.seat, option, number=question.number)
    return question.seat, option


def play(table: Table, rng: Random, most: int = 5000) -> int:
    """Play to the end at random; how many decisions it took."""
    for count in range(most):
        if table.over:
            return count
        step(table, rng)
    raise AssertionError("the game does not end")


def middle(setup: Setup, seed: int) -> Table:
    """A table somewhere in the middle of a random game."""
    rng = Random(f"{setup} {seed}")
    table = set_up(setup, seed)
    for _ in range(rng.randrange(300)):
        if table.over:
            break
        step(table, rng)
    return table


def plain(data: object) -> Any:  # JSON is loosely typed by nature
    """As it looks after a journey through JSON."""
    return json.loads(json.dumps(data))


def written(table: Table) -> dict[str, Any]:
    return cast("dict[str, Any]", plain(table.position()))


def viewers(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]


def everything_seen(table: Table) -> list[Any]:
    """All views and all events of everybody."""
    return [(table.view(viewer), table.events(viewer)) for viewer in viewers(table)]
