"""The examples of docs/positions.md are read, and play on."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from tests.core.broken import plays_on
from tests.docs.pages import ROOT, blocks

EXAMPLES = [block.text for block in blocks(ROOT / "docs/positions.md") if block.language == "python"]


def table_of(example: str) -> gloam.Table:
    names: dict[str, gloam.Table] = {}
    exec("import gloam\n" + example, names)  # noqa: S102 - our own page
    return names["table"]


@pytest.mark.parametrize("place", range(len(EXAMPLES)))
def test_an_example_is_read_and_plays_on(place: int) -> None:
    table = table_of(EXAMPLES[place])
    plays_on(table.setup.game, table, Random(1), 5000)


def test_the_example_of_the_order_phase_says_whose_turn_it_is() -> None:
    table = table_of(EXAMPLES[-1])
    assert [(question.seat, question.what) for question in table.questions()] == [(1, "AskTurn")]
