"""The table's own luck: small, copied with the table, the same on every platform."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


class Chance:
    """A permuted congruential generator (PCG32) whose whole state is one number."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def clone(self) -> Chance:
        return Chance(self.state)

    def bits(self) -> int:
        """The next 32 random bits."""
        high = self.state >> 27
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        mixed = (high >> 18 ^ high) & 0xFFFFFFFF
        turn = high >> 32
        return mixed >> turn | (mixed & (1 << turn) - 1) << 32 - turn

    def below(self, limit: int) -> int:
        """A number from 0 up to but not including `limit`, each equally likely."""
        assert limit > 0, "nothing to choose from"
        spare = (1 << 32) % limit
        drawn = self.bits()
        while drawn < spare:
            drawn = self.bits()
        return drawn % limit

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def seeded(seed: int) -> Chance:
    """Luck that begins far from its neighbours: seeds 1 and 2 share nothing."""
    state = (seed + 0x9E3779B97F4A7C15) & MASK
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return Chance(state ^ (state >> 31))
