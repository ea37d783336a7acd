"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.refusal import Unreadable

LONGEST: Final = 3_600_000  # tries, or milliseconds: an hour
DIGITS: Final = 7  # that anybody needs to write one
NO_TIME: Final = 0.001  # milliseconds: less than this is not measured


@dataclass(frozen=True)
class Budget:
    """So many tries on imagined tables, or so many milliseconds; one of the two is 0."""

    iterations: int = 0
    milliseconds: int = 0

    def left(self, iterations: int, milliseconds: float) -> float:
        """How many iterations are left after so many in so much time; of a budget of time, at the pace so far."""
        if self.milliseconds:
            return (self.milliseconds - milliseconds) * iterations / max(milliseconds, NO_TIME)
        return float(self.iterations - iterations)

    def within(self, milliseconds: float, share: float) -> Budget:
        """A share of what is left of a budget of time, once so much is spent; one of tries is for each question."""
        if not self.milliseconds:
            return self
        return Budget(milliseconds=max(1, round(share * (self.milliseconds - milliseconds))))


AS_USUAL: Final = Budget()  # what a game gives to its characters


def read(text: str) -> Budget:
    """A budget as people write it: '400' tries, '200ms', '1s'. Raises `Unreadable`."""
    number, unit = (text[:-2], 1) if text.endswith("ms") else (text[:-1], 1000) if text.endswith("s") else (text, 0)
    if not (number.isascii() and number.isdigit() and len(number) <= DIGITS and 0 < int(number) <= LONGEST):
        raise Unreadable("budget", text)
    return Budget(milliseconds=int(number) * unit) if unit else Budget(iterations=int(number))
