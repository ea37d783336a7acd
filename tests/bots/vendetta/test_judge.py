"""The greedy bot plays Vendetta sensibly."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots


@pytest.mark.slow
def test_greedy_beats_three_randoms_clearly_and_never_drains_itself_out_of_the_game() -> None:
    wins = 0
    for seed in range(40):
        table = gloam.game("vendetta").table(seats=4, seed=seed)
        greedy = seed % 4
        bots.play(table, [bots.make("greedy" if seat == greedy else "random", seed) for seat in range(4)])
        assert table.result is not None
        assert not table.out[greedy]
        wins += greedy in table.result.winners
    assert wins >= 32
