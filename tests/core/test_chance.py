"""Luck is the same everywhere: as its definition says, with Python's own numbers or with the machine's."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core.chance import Chance, resumed, seeded

LARGEST = (1 << 64) - 1
STATES = [0, 1, (1 << 63) - 1, 1 << 63, LARGEST, *[Random(7).getrandbits(64) for _ in range(20)]]


def defined(state: int) -> tuple[int, int]:
    """PCG32 as it is published: the number drawn, and the state after it."""
    mixed = ((state >> 18 ^ state) >> 27) & 0xFFFFFFFF
    turn = state >> 59
    drawn = (mixed >> turn | mixed << (-turn & 31)) & 0xFFFFFFFF
    return drawn, (state * 6364136223846793005 + 1442695040888963407) & LARGEST


def drawn(chance: Chance, count: int) -> list[int]:
    return [chance.bits() for _ in range(count)]


@pytest.mark.parametrize("state", STATES)
def test_every_draw_is_the_one_that_is_defined(state: int) -> None:
    chance = resumed(state)
    for _ in range(50):
        wanted, state = defined(state)
        assert chance.bits() == wanted
        assert chance.state == state


@pytest.mark.parametrize("state", STATES)
def test_luck_goes_on_from_its_state_and_a_copy_goes_on_alone(state: int) -> None:
    chance = resumed(state)
    assert chance.state == state
    twin = chance.clone()
    assert drawn(twin, 8) == drawn(resumed(state), 8)
    assert chance.state == state


def test_a_seed_of_any_size_is_one_luck() -> None:
    assert [seeded(seed).state for seed in (0, 1, 7)] == [
        16294208416658607535,
        10451216379200822465,
        7191089600892374487,
    ]
    assert seeded(1 << 64).state == seeded(0).state
    assert seeded(LARGEST).state == seeded(-1).state


def test_other_luck_is_drawn_from_this() -> None:
    chance = resumed(5)
    high, low = drawn(chance.clone(), 2)
    assert chance.fresh().state == high << 32 | low


@pytest.mark.parametrize("limit", [1, 2, 7, 60, (1 << 31) + 5, (1 << 32) - 1])
def test_a_number_below_a_limit_is_drawn_until_none_is_likelier(limit: int) -> None:
    chance = seeded(3)
    twin = chance.clone()
    for _ in range(40):
        wanted = twin.bits()
        while wanted < (1 << 32) % limit:
            wanted = twin.bits()
        assert chance.below(limit) == wanted % limit


@pytest.mark.parametrize("name", gloam.games())
@pytest.mark.parametrize("state", [0, 1 << 63, LARGEST])
def test_a_position_keeps_any_state_of_luck(name: str, state: int) -> None:
    game = gloam.game(name)
    written = {**game.table(seats=3, seed=1).position(), "chance": state}
    assert game.from_position(written).position()["chance"] == state
