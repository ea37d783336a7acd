"""What a seat may know as numbers: named fields of fixed size, one after the other, filled from its view alone."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloam.core.event import Fact
from gloam.core.question import Question

View = dict[str, Any]  # what a seat may know: plain JSON
Numbers = NDArray[np.float32]
Values: TypeAlias = "array[float]"  # numbers being written
Marks = dict[Any, int]  # by word: where it is marked

SCALE: Final = 10  # amounts are written in tens
MOST: Final = 10.0  # and nothing is greater than this, or less than its opposite
LARGEST: Final = 1000  # amount there is, and the smallest is its opposite
TENS: Final = [  # by amount, which may be negative: what is written
    max(-MOST, min(MOST, amount / SCALE)) for amount in (*range(LARGEST + 1), *range(-LARGEST, 0))
]


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
        self.zeros: Final = bytes(self.size * array("f").itemsize)

    def blank(self) -> Values:
        """Numbers to be written: all are 0."""
        return array("f", self.zeros)

    def marks(self, name: str, words: Iterable[Hashable], row: int = 0) -> Marks:
        """Where each of these words is marked in a field, or in one row of it."""
        listed = list(words)
        first = self.starts[name] + row * len(listed)
        return {word: first + place for place, word in enumerate(listed)}

    def parts(self, numbers: Numbers) -> dict[str, Numbers]:
        """The fields by name, each in its shape. They share the memory of the numbers."""
        return {
            field.name: numbers[self.starts[field.name] : self.starts[field.name] + field.size].reshape(field.shape)
            for field in self.fields
        }


class Sheet:
    """Numbers being written by the names of their fields: for what is written once, or seldom."""

    def __init__(self, layout: Layout) -> None:
        self.starts: Final = layout.starts
        self.values: Final = layout.blank()

    def put(self, name: str, value: float, place: int = 0) -> None:
        if value:
            self.values[self.starts[name] + place] = value

    def mark(self, name: str, place: int) -> None:
        self.values[self.starts[name] + place] = 1.0

    def amount(self, name: str, value: int, place: int = 0) -> None:
        self.put(name, TENS[value], place)

    def numbers(self) -> Numbers:
        return numbers_of(self.values)


class Part:
    """How one part of a view is written, prepared once: where the amount of each name goes, where its word is marked or
    each word of its list, and where the cards of its pile are counted. Most of an observation is written here."""

    def __init__(
        self,
        amounts: dict[str, int] | None = None,
        words: dict[str, Marks] | None = None,
        lists: dict[str, Marks] | None = None,
        piles: dict[str, Marks] | None = None,
    ) -> None:
        self.amounts: Final = tuple(amounts.items()) if amounts else ()
        self.words: Final = tuple(words.items()) if words else ()
        self.lists: Final = tuple(lists.items()) if lists else ()
        self.piles: Final = tuple(piles.items()) if piles else ()

    def write(self, values: Values, part: View) -> None:
        for name, at in self.amounts:
            amount = part[name]
            if amount:
                values[at] = TENS[amount]
        for name, marks in self.words:
            word = part[name]
            if word:
                values[marks[word]] = 1.0
        for name, marks in self.lists:
            for word in part[name]:
                values[marks[word]] = 1.0
        for name, marks in self.piles:
            for card in part[name]:
                at = marks[card]
                if values[at] < MOST:
                    values[at] += 1.0


class Asked:
    """How a question is written, prepared once: its kind, and what it says under certain names."""

    def __init__(self, kinds: Marks, words: dict[str, Marks], amounts: dict[str, int]) -> None:
        self.kinds: Final = kinds
        self.words: Final = words
        self.amounts: Final = amounts

    def write(self, values: Values, question: Question) -> None:
        values[self.kinds[question.what]] = 1.0
        for name, fact in question.facts.items():
            marks = self.words.get(name)
            if marks is not None:
                for word in several(fact):
                    values[marks[word]] = 1.0
            elif name in self.amounts and isinstance(fact, int):
                values[self.amounts[name]] = TENS[fact]


class Tensor:
    """How one game is written as numbers, at a table of so many seats. Seats are counted from the viewer's own."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        # For each viewer: how many places to the left of it each seat is.
        self.beside: Final = [[(seat - viewer) % seats for seat in range(seats)] for viewer in range(seats)]

    def write(self, values: Values, view: View, question: Question | None) -> None:
        raise AssertionError(f"{type(self).__name__} writes nothing")

    def standing(self, view: View, seat: int) -> float:
        """How many points this seat would have if the game ended now, as far as everyone can see."""
        raise AssertionError(f"{type(self).__name__} counts nothing")

    def of(self, view: dict[str, object], question: Question | None) -> Numbers:
        """The numbers of a view, and of the question this seat is asked, if it is."""
        values = self.layout.blank()
        self.write(values, view, question)
        return numbers_of(values)

    def lead(self, view: dict[str, object], seat: int) -> float:
        """The seat's standing above the mean of all, in tens."""
        standings = [self.standing(view, other) for other in range(self.seats)]
        return (standings[seat] - sum(standings) / self.seats) / SCALE

    def seats_from(self, view: View) -> list[int]:
        """How many places to the left of the viewer each seat is; a spectator looks from the first seat."""
        return self.beside[view["seat"] or 0]


def numbers_of(values: Values) -> Numbers:
    """What was written, in the same memory."""
    return np.frombuffer(values, np.float32)


def count(values: Values, at: int) -> None:
    """One more of these."""
    if values[at] < MOST:
        values[at] += 1.0


def several(fact: Fact) -> Sequence[Any]:
    """What a question says under a name, one by one; gaps are left out."""
    found: Sequence[Any] = fact if isinstance(fact, tuple) else (fact,)
    return [one for one in found if one is not None and one != ""]
