"""Games played by chance, looked at on their way."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Final

from gloam.rivals.decks import in_one_line
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.ready_decks import READY, ready

Begun = tuple[int, int, tuple[str, ...], tuple[str, ...]]  # seats, seed, variants, decks
MOST: Final = 1500


def own_list(name: str, bases: str) -> str:
    """A ready deck with another's Haven and Agenda is a list of one's own."""
    return in_one_line(
        dataclasses.replace(ready(name), name="", havens=ready(bases).havens, agendas=ready(bases).agendas, leader="")
    )


NAMES: Final = tuple(READY)
OWN_LISTS: Final = tuple([own_list(name, NAMES[place - 1]) for place, name in enumerate(NAMES)])
GAMES: Final[tuple[Begun, ...]] = (
    (2, 19, (), ()),
    (3, 2, (), ()),
    (4, 10, (), ()),
    (2, 4, ("first-print", "late-prince"), ()),
    (3, 5, ("custom-decks",), OWN_LISTS[:3]),
    (2, 6, ("custom-decks",), (NAMES[0], OWN_LISTS[1])),
    (3, 7, ("first-game",), (NAMES[2], NAMES[2], NAMES[2])),
    (3, 8, ("prague",), ()),
    (2, 11, ("conclave-22",), ()),
    (4, 12, ("prague", "conclave-22", "late-prince"), ()),
)


def begun(game: Begun) -> WholeRivalsTable:
    seats, seed, variants, decks = game
    return RIVALS.table(seats, seed, variants, decks)


def along(game: Begun, every: int = 5) -> Iterator[WholeRivalsTable]:
    """The table at every fifth decision or so, and at the end."""
    table, rng = begun(game), Random(game[1])
    for number in range(MOST):
        if table.over:
            break
        if number % every == 0:
            yield table
        step(table, rng)
    yield table


def step(table: WholeRivalsTable, rng: Random) -> None:
    question = rng.choice(table.questions())
    table.answer(question.seat, rng.choice(question.options))


def play_on(table: WholeRivalsTable, rng: Random, most: int = MOST) -> None:
    for _ in range(most):
        if table.over:
            return
        step(table, rng)
