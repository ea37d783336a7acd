"""What a game gives to those who test its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from gloam.core.event import Fact
from gloam.core.step import Step
from gloam.core.table import Table

Case = dict[str, Fact]
Move = Callable[[Table, Random], object]

NAMES: Final = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
AT_EVERY_TABLE: Final[dict[str, object]] = {
    "asked": 5, "limit": 3, "seat": 4, "seats": 4, "number": 2, "open": 3,
    "variant": "moonlight", "known": ("relics", "tag-team"), "choice": 2,
}  # fmt: skip


@dataclass(frozen=True)
class Sample:
    """One game: all its steps; facts for whatever it asks, tells and refuses; tables to be played to their end, each
    with its luck and with how it is played; moves that are refused sooner or later, and tables to try them at."""

    steps: Iterable[type[Step]]
    asked: Case
    happened: Case
    refused: Mapping[str, object]
    tables: Callable[[], Iterator[tuple[Table, Random, Move]]]
    moves: tuple[str, ...]
    trials: Callable[[], Iterator[tuple[Table, Random, Move]]]
    rare: int = 0  # questions, and events, that may not come about at those tables
    refusals: int = 15  # different ones that come about at the least


def told(what: str, seat: int = 0, **facts: Fact) -> Mapping[str, Fact]:
    """An event."""
    return {"what": what, "rule": "", "seat": seat, **facts}
