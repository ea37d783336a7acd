"""What the lab must know of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloam.lab.watch import Watch

if TYPE_CHECKING:  # they need numpy, which only the frameworks bring
    from gloam.lab.frameworks.tensors import Tensor
    from gloam.lab.frameworks.vocabulary import Vocabulary


@dataclass(frozen=True)
class Subject:
    """How a game is watched, how its tables and its options are written as numbers, how many answers one seat gives in
    one game at the very most, and how many seats there are where nobody says."""

    watch: Watch
    tensor: Callable[[int], Tensor]  # by the number of seats
    vocabulary: Callable[[], Vocabulary]
    longest: int
    usual_seats: int
