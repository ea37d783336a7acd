"""Prices that are fitted to what was tried: those that were there are found again, and what nobody tells stays."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from gloam.bots.policy import Prices
from gloam.lab.imitation import Decision, imitated, surprise

NAMES = {"AskClan": ("power", "blood", "brujah", "never"), "AskBlood": ("blood",)}
TRUE = [0.8, -0.5, 1.2, 0.0]
LEVEL = Prices(NAMES, {"AskClan": [0.0, 0.0, 0.0, 0.3], "AskBlood": [0.7]})


def decision(luck: Random) -> Decision:
    """Three or four options; how often each was tried follows from the true prices."""
    numbers = [[luck.uniform(-2, 2), luck.uniform(-2, 2)] for _ in range(luck.choice((3, 4)))]
    marks = [[2] if luck.random() < 0.5 else [] for _ in numbers]
    facts = [(one, two, len(mark)) for (one, two), mark in zip(numbers, marks, strict=True)]
    weights = [exp(TRUE[0] * one + TRUE[1] * two + TRUE[2] * marked) for one, two, marked in facts]
    return Decision("AskClan", numbers, marks, [weight / sum(weights) for weight in weights])


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    luck = Random(5)
    return [decision(luck) for _ in range(60)]


def test_the_prices_that_were_there_are_found(decisions: list[Decision]) -> None:
    found = imitated(decisions, LEVEL, doubt=0.001)
    assert found.prices["AskClan"] == pytest.approx([*TRUE[:3], 0.3], abs=0.01)


def test_what_nobody_tells_stays_as_it_is(decisions: list[Decision]) -> None:
    found = imitated(decisions, LEVEL, doubt=0.001)
    assert found.prices["AskBlood"] == [0.7]
    assert found.prices["AskClan"][3] == pytest.approx(0.3), "no option ever had it"


def test_with_much_doubt_little_changes(decisions: list[Decision]) -> None:
    near, far = [imitated(decisions, LEVEL, doubt).prices["AskClan"] for doubt in (1e6, 10.0)]
    assert near == pytest.approx(LEVEL.prices["AskClan"], abs=0.01)
    assert 0.05 < far[0] < TRUE[0]


def test_the_same_decisions_give_the_same_prices(decisions: list[Decision]) -> None:
    assert imitated(decisions, LEVEL, 1.0).prices == imitated(iter(decisions), LEVEL, 1.0).prices


def test_a_policy_is_as_surprised_as_a_coin_where_it_knows_nothing_and_less_where_it_does() -> None:
    even = Decision("AskClan", [[1.0], [0.0]], [[], []], [0.9, 0.1])
    coin = Prices(NAMES, {"AskClan": [0.0] * 4, "AskBlood": [0.0]})
    knowing = Prices(NAMES, {"AskClan": [log(9), 0.0, 0.0, 0.0], "AskBlood": [0.0]})
    assert surprise(even, coin) == pytest.approx(log(2))
    assert surprise(even, knowing) == pytest.approx(-0.9 * log(0.9) - 0.1 * log(0.1))
