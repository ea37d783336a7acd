"""Games of Rivals that are played by number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gloam.core.table import Table
from gloam.lab.rivals.subject import RIVALS

WORDS = RIVALS.vocabulary()


def step(table: Table, rng: Random) -> None:
    """A random answer by its number."""
    question = rng.choice(table.questions())
    legal = WORDS.legal(question, table.seats)
    table.answer(question.seat, legal[rng.choice(list(legal))])


def along(table: Table, seed: int) -> Iterator[Table]:
    """The table at each of its questions, and at the end."""
    rng = Random(seed)
    while not table.over:
        yield table
        step(table, rng)
    yield table
