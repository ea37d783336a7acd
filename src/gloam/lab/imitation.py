"""Prices of traits, fitted to what a search tried most: the softmax that is least surprised by its visits.

Plain Python, and the same prices from the same decisions every time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from gloam.bots.policy import Prices, Traits, weights_of
from gloam.lab.regression import LEAST_CHANCE, SETTLED, Vector, solved

STEPS: Final = 30  # of Newton's at the most; six or seven are usual
SMALLEST: Final = 1 / 64  # of a step that overshoots, before it is given up

Row = list[tuple[int, float]]  # the traits of an option that are not 0


@dataclass(frozen=True)
class Decision:
    """What was asked, what is said of each option, and how large a part of the tries each had."""

    kind: str
    numbers: list[list[float]]
    marks: list[list[int]]
    shares: list[float]

    def traits(self) -> list[Traits]:
        return [Traits(numbers, marks) for numbers, marks in zip(self.numbers, self.marks, strict=True)]

    def rows(self) -> list[Row]:
        return [
            [(place, number) for place, number in enumerate(numbers) if number] + [(mark, 1.0) for mark in marks]
            for numbers, marks in zip(self.numbers, self.marks, strict=True)
        ]


def surprise(decision: Decision, prices: Prices) -> float:
    """The cross-entropy of the tries under a policy of these prices, in nats."""
    weights = weights_of(prices.worths(decision.kind, decision.traits()))
    return crossed(weights, decision.shares)


def crossed(weights: Vector, shares: Vector) -> float:
    whole = sum(weights)
    parts = [part * log(max(LEAST_CHANCE, one / whole)) for one, part in zip(weights, shares, strict=True) if part]
    return -sum(parts, 0.0)


def imitated(decisions: Iterable[Decision], today: Prices, doubt: float) -> Prices:
    """New prices for the same traits. What the decisions do not tell stays as it is today."""
    by_kind: dict[str, list[Decision]] = {kind: [] for kind in today.names}
    for decision in decisions:
        by_kind[decision.kind].append(decision)
    return Prices(today.names, {kind: learned(by_kind[kind], today.prices[kind], doubt) for kind in today.names})


def learned(decisions: Sequence[Decision], today: Vector, doubt: float) -> Vector:
    """Newton's method, with half a step where a whole one overshoots."""
    asked = [(decision.rows(), decision.shares) for decision in decisions]
    pull = [doubt * one * one for one in scale(asked, len(today))]
    found, best = today, loss_of(asked, today, today, pull)
    for _ in range(STEPS):
        step = newton_step(asked, found, today, pull)
        tried, loss = found, best
        size = 1.0
        while size > SMALLEST:
            tried = [one + size * change for one, change in zip(found, step, strict=True)]
            loss = loss_of(asked, tried, today, pull)
            if loss <= best:
                break
            size /= 2
        if best - loss < SETTLED:
            break
        found, best = tried, loss
    return found


def scale(asked: list[tuple[list[Row], Vector]], count: int) -> Vector:
    """By how much options differ in each trait where it is there at all; 1 where it never is."""
    sums, seen = [0.0] * count, [0] * count
    for rows, _ in asked:
        for row in rows:
            for place, value in row:
                sums[place] += value * value
                seen[place] += 1
    return [sqrt(one / times) if times else 1.0 for one, times in zip(sums, seen, strict=True)]


def worth(row: Row, prices: Vector) -> float:
    return sum([prices[place] * value for place, value in row], 0.0)


def loss_of(asked: list[tuple[list[Row], Vector]], prices: Vector, today: Vector, pull: Vector) -> float:
    """How surprising all tries are, and how far the prices have gone from where they were."""
    surprises = [crossed(weights_of([worth(row, prices) for row in rows]), shares) for rows, shares in asked]
    moved = [by * (one - old) ** 2 / 2 for by, one, old in zip(pull, prices, today, strict=True)]
    return sum(surprises, 0.0) + sum(moved, 0.0)


def newton_step(asked: list[tuple[list[Row], Vector]], prices: Vector, today: Vector, pull: Vector) -> Vector:
    count = len(prices)
    slope = [by * (old - one) for by, one, old in zip(pull, prices, today, strict=True)]
    curve = [[0.0] * count for _ in range(count)]
    for place, by in enumerate(pull):
        curve[place][place] = by
    for rows, shares in asked:
        weights = weights_of([worth(row, prices) for row in rows])
        whole = sum(weights)
        mean: dict[int, float] = {}
        for row, weight, share in zip(rows, weights, shares, strict=True):
            chance = weight / whole
            for place, value in row:
                slope[place] += (share - chance) * value
                mean[place] = mean.get(place, 0.0) + chance * value
            bend(curve, row, chance)
        bend(curve, list(mean.items()), -1.0)
    return solved(curve, slope)


def bend(curve: list[Vector], row: Row, by: float) -> None:
    """Add a row's product with itself; what lies on and below the diagonal."""
    for place, value in row:
        line, times = curve[place], by * value
        for other, second in row:
            if other <= place:
                line[other] += times * second
