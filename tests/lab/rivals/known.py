"""Rivals known to the lab before it has a line in the registries, and games of it that are played by number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import gloam
from gloam.bots import games as bot_games
from gloam.bots.rivals.guide import RIVALS as GUIDE
from gloam.core.table import Table
from gloam.lab import games as lab_games
from gloam.lab.rivals.subject import RIVALS as SUBJECT
from gloam.rivals.game import RIVALS
from gloam.terminal import games as terminal_games
from gloam.terminal.rivals.game import RIVALS as SHOWN
from gloam.words import games as word_games
from gloam.words.rivals.game import RIVALS as SPOKEN

WORDS = SUBJECT.vocabulary()


def make_known(patch: pytest.MonkeyPatch) -> None:
    """For one test."""
    patch.setitem(gloam.GAMES, "rivals", RIVALS)
    patch.setitem(bot_games.GAMES, "rivals", GUIDE)
    patch.setitem(lab_games.GAMES, "rivals", SUBJECT)
    patch.setitem(word_games.GAMES, "rivals", SPOKEN)
    patch.setitem(terminal_games.GAMES, "rivals", SHOWN)


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
