"""What a bot weighed before it chose, for whoever asks why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

THEN: Final = "; "  # between the answers of one line


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one option: how often it was tried, and the chance to win that it saw."""

    option: str
    visits: int
    chance: float


@dataclass(frozen=True)
class Thought:
    """All options that were weighed, the one it took first, and on how many imagined tables they were tried.

    Where a whole run of answers was weighed at once, an option is that run, its answers joined by `THEN`.
    """

    opinions: tuple[Opinion, ...]
    iterations: int
    then: tuple[str, ...] = ()  # what it would answer next, where it has made up its mind about that as well

    @property
    def choice(self) -> str:
        """What it answers, as one line."""
        return " ".join([*self.opinions[0].option.split(THEN), *self.then])

    def place_of(self, answers: Sequence[str]) -> int | None:
        """Which of the opinions is of what was really answered, now and next, in whatever order; None where that was
        not weighed."""
        for place, opinion in enumerate(self.opinions):
            weighed = opinion.option.split(THEN)
            if sorted(weighed) == sorted(answers[: len(weighed)]):
                return place
        return None
