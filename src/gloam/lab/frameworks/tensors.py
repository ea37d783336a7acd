"""What a seat may know as numbers: named fields of fixed size, one after the other, filled from its view alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gloam.core.question import Question

View = dict[str, Any]  # what a seat may know: plain JSON
Numbers = NDArray[np.float32]

SCALE: Final = 10  # amounts are written in tens
MOST: Final = 10.0  # and nothing is greater than this, or less than its opposite


@dataclass(frozen=True)
class Field:
    """A named part of the numbers."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Fields in order, and where each of them begins."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.starts: Final[dict[str, int]] = {}
        self.size = 0
        for field in self.fields:
            self.starts[field.name] = self.size
            self.size += field.size

    def parts(self, numbers: Numbers) -> dict[str, Numbers]:
        """The fields by name, each in its shape. They share the memory of the numbers."""
        return {
            field.name: numbers[self.starts[field.name] : self.starts[field.name] + field.size].reshape(field.shape)
            for field in self.fields
        }


class Sheet:
    """Numbers being written. Most stay 0, so only the others are kept until all are written."""

    def __init__(self, layout: Layout) -> None:
        self.starts: Final = layout.starts
        self.size: Final = layout.size
        self.values: Final[dict[int, float]] = {}

    def put(self, name: str, value: float, place: int = 0) -> None:
        if value:
            self.values[self.starts[name] + place] = value

    def mark(self, name: str, place: int) -> None:
        self.values[self.starts[name] + place] = 1.0

    def add(self, name: str, place: int) -> None:
        at = self.starts[name] + place
        self.values[at] = self.values.get(at, 0.0) + 1.0

    def amount(self, name: str, value: int, place: int = 0) -> None:
        if value:
            self.values[self.starts[name] + place] = value / SCALE

    def numbers(self) -> Numbers:
        numbers = np.zeros(self.size, dtype=np.float32)
        values = np.fromiter(self.values.values(), np.float32, len(self.values))
        numbers[np.fromiter(self.values, np.int64, len(self.values))] = values.clip(-MOST, MOST)
        return numbers


class Tensor:
    """How one game is written as numbers, at a table of so many seats. Seats are counted from the viewer's own."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout

    def write(self, sheet: Sheet, view: View, question: Question | None) -> None:
        raise AssertionError(f"{type(self).__name__} writes nothing")

    def standing(self, view: View, seat: int) -> float:
        """How many points this seat would have if the game ended now, as far as everyone can see."""
        raise AssertionError(f"{type(self).__name__} counts nothing")

    def of(self, view: dict[str, object], question: Question | None) -> Numbers:
        """The numbers of a view, and of the question this seat is asked, if it is."""
        sheet = Sheet(self.layout)
        self.write(sheet, view, question)
        return sheet.numbers()

    def lead(self, view: dict[str, object], seat: int) -> float:
        """The seat's standing above the mean of all, in tens."""
        standings = [self.standing(view, other) for other in range(self.seats)]
        return (standings[seat] - sum(standings) / self.seats) / SCALE

    def beside(self, seat: int, view: View) -> int:
        """How many places to the left of the viewer a seat is; a spectator looks from the first seat."""
        return (seat - (view["seat"] or 0)) % self.seats


def named(facts: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """What a question says under these names, lists flattened and gaps left out."""
    found: list[Any] = []
    for name in names:
        fact = facts.get(name)
        found += fact if isinstance(fact, tuple) else [fact]
    return [fact for fact in found if fact is not None and fact != ""]
