"""What the quick policy of Vendetta is told: something of every option, nothing that its seat cannot know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import gloam
from gloam import bots
from gloam.bots.policy import Traits
from gloam.bots.vendetta.guide import VENDETTA
from gloam.bots.vendetta.traits import NAMES
from tests.bots.asking import greedy_game

POLICY = VENDETTA.habits


def plain(traits: list[Traits]) -> list[tuple[list[float], list[int]]]:
    return [(one.numbers, one.marks) for one in traits]


def test_every_option_has_traits_with_names_and_re_dealing_hidden_cards_changes_none() -> None:
    luck, known = Random(4), Counter[str]()
    for table, question in greedy_game("vendetta", 4, seed=3):
        place = [ask.seat for ask in table.open].index(question.seat)
        if not POLICY.knows(table, place):
            continue
        kind = POLICY.kind(table, place)
        traits = POLICY.traits(table, place)
        assert len(traits) == len(question.options)
        for one in traits:
            assert len(one.numbers) <= len(NAMES[kind])
            assert all(len(one.numbers) <= mark < len(NAMES[kind]) for mark in one.marks)
        twin = table.seat(question.seat).imagine(luck)
        assert plain(POLICY.traits(twin, [ask.seat for ask in twin.open].index(question.seat))) == plain(traits)
        known[kind] += 1
    assert set(NAMES) - {"AskMay"} <= set(known)


@pytest.mark.slow
def test_instinct_beats_three_randoms_clearly() -> None:
    wins = 0
    for seed in range(24):
        table = gloam.game("vendetta").table(seats=4, seed=seed)
        bots.play(table, [bots.make("instinct" if seat == seed % 4 else "random", seed) for seat in range(4)])
        assert table.result is not None
        wins += seed % 4 in table.result.winners
    assert wins >= 18
