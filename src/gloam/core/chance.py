"""The table's own luck: small, copied with the table, the same on every platform.

Compiled, an `i64` is the machine's own number of 64 bits, which begins again from below when it is full. To Python it
is an int, and `& FULL` does the same. With ints of any size, compiled arithmetic takes a Ctrl-C that comes while large
ones are multiplied for a lack of memory, and ends the program.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
TOP: Final = 1 << 63
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def full() -> i64:
    """All 64 bits. The machine's own number is -1 then."""
    quarter: i64 = 1 << 62
    return quarter * 4 - 1


FULL: Final = full()


class Chance:
    """A permuted congruential generator (PCG32) whose whole state is one number."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # the state, or as much below 0 as it exceeds what a machine's own number can be

    @property
    def state(self) -> int:
        place: int = self.place
        return place & MASK

    def clone(self) -> Chance:
        return Chance(self.place)

    def fresh(self) -> Chance:
        """Other luck, drawn from this."""
        high: i64 = self.bits()
        low: i64 = self.bits()
        return Chance(high << 32 | low)

    def bits(self) -> int:
        """The next 32 random bits."""
        place: i64 = self.place
        self.place = (place * MULTIPLIER + INCREMENT) & FULL
        high: i64 = place >> 27 & 0x1FFFFFFFFF
        mixed: i64 = (high >> 18 ^ high) & 0xFFFFFFFF
        turn: i64 = high >> 32
        return (mixed >> turn | mixed << 32 - turn) & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """A number from 0 up to but not including `limit`, each equally likely."""
        assert limit > 0, "nothing to choose from"
        drawn = self.bits()
        if drawn < limit:  # only then it may be one of the few too many
            spare = (1 << 32) % limit
            while drawn < spare:
                drawn = self.bits()
        return drawn % limit

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def resumed(state: int) -> Chance:
    """Luck that goes on from a state that was written down."""
    return Chance((state & MASK ^ TOP) - TOP)


def seeded(seed: int) -> Chance:
    """Luck that begins far from its neighbours: seeds 1 and 2 share nothing."""
    state: int = (seed + 0x9E3779B97F4A7C15) & MASK
    state = mul(state ^ (state >> 30), 0xBF58476D1CE4E5B9) & MASK  # a call is interrupted as it should be
    state = mul(state ^ (state >> 27), 0x94D049BB133111EB) & MASK
    return resumed(state ^ (state >> 31))
