"""The page of what goes over a wire names every field of a view."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random

import pytest

import gloam
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "web-api.md").read_text(encoding="utf-8")


def names(view: Mapping[str, object]) -> Iterable[str]:
    """The fields of a view, and those of its players and of the viewer."""
    players, you = view["players"], view["you"]
    assert isinstance(players, (list, tuple))
    assert isinstance(you, Mapping)
    return {*view, *[name for player in players for name in player], *you}


@pytest.mark.parametrize("game", gloam.games())
def test_every_field_of_a_view_is_told(game: str) -> None:
    title = gloam.game(game).title.rpartition(" – ")[2]
    section = PAGE.split(f"`table.view(seat)`, for {title}")[1].split("\n\n`table.view", 1)[0].split("\n## ")[0]
    told = set(re.findall(r"[`.]([a-z_]+)(?:\[\])?`", section))
    table, rng, found = gloam.game(game).table(seats=3, seed=1), Random(1), set[str]()
    for _ in range(60):
        found |= set(names(table.view(0)))
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    assert found - told == set()
