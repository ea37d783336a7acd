"""Where all is won or lost, margins decide, and nowhere else."""

from __future__ import annotations

import pytest

from gloam.bots.thought import Opinion
from gloam.bots.tree import Weighed, by_lead


def weighed(visits: int, chance: float, lead: float) -> Weighed:
    one = Weighed()
    one.visits, one.total, one.lead = visits, visits * chance, visits * lead
    return one


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"a": (9, 0.0, -30), "b": (9, 0.0, -20), "c": (9, 0.0, -25)}, "bca"),
        ({"a": (9, 1.0, 10), "b": (9, 1.0, 20), "c": (9, 0.9, 30)}, "bac"),
        ({"a": (9, 0.0, -30), "b": (2, 0.0, -10)}, "ab"),
        ({"a": (9, 0.0, -30), "b": (8, 0.1, -20)}, "ab"),
        ({"a": (9, 0.5, 1), "b": (9, 0.5, 2)}, "ab"),
    ],
    ids=["lost", "won", "one was hardly tried", "one may still win", "undecided"],
)
def test_margins_decide_nothing_else(options: dict[str, tuple[int, float, float]], expected: str) -> None:
    known = {option: weighed(*facts) for option, facts in options.items()}
    opinions = [Opinion(option, one.visits, one.mean) for option, one in known.items()]
    assert "".join([opinion.option for opinion in by_lead(opinions, known)]) == expected
