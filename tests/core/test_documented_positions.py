"""The examples of docs/positions.md are read, and play on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gloam
from tests.core.broken import plays_on

DOCS = (Path(__file__).parents[2] / "docs/positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)


@pytest.mark.parametrize("place", range(len(EXAMPLES)))
def test_an_example_is_read_and_plays_on(place: int) -> None:
    table = eval(EXAMPLES[place].strip(), {"gloam": gloam})  # noqa: S307 - our own page
    plays_on(table.setup.game, table, Random(1), 5000)


def test_the_example_of_the_order_phase_says_whose_turn_it_is() -> None:
    table = eval(EXAMPLES[-1].strip(), {"gloam": gloam})  # noqa: S307 - our own page
    assert [(question.seat, question.what) for question in table.questions()] == [(1, "AskTurn")]
