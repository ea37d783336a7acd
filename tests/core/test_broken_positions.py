"""Random damage to real positions: each is read, and then plays to an end, or is `Unreadable` with a path."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gloam
from gloam.words.english import table as english
from gloam.words.french import table as french
from tests.core.broken import copy, damaged, holds, moments

GAMES = ["vendetta", "blood-orders", "rivals"]
FEW = 3  # positions of each kind of question
ROOMS = Path(gloam.__path__[0])


@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,  # CI finds the same each time
    suppress_health_check=[HealthCheck.too_slow],
)
@given(seed=st.integers(0, 2**32))
def test_a_broken_position_is_read_or_refused(game: str, seed: int) -> None:
    luck = Random(seed)
    texts = moments(game, FEW)
    holds(game, damaged(luck.choice(texts), luck.choice(texts), luck), luck)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_game_is_read(game: str) -> None:
    for text in moments(game, FEW):
        data = json.loads(text)
        assert copy(gloam.game(game).from_position(data).position()) == data


def test_every_fault_has_a_sentence_in_every_language() -> None:
    """Found in the sources, since no list of them is kept."""
    named: set[str] = set()
    for room in ("core", "vendetta", "blood_orders", "rivals", "web", "terminal", "."):
        for path in (ROOMS / room).glob("*.py"):
            named.update(re.findall(r'"(position-[a-z-]+)"', path.read_text(encoding="utf-8")))
    for language in (english, french):
        sentences = language.UNREADABLE
        assert named == {key for key in sentences if key.startswith("position-")}
