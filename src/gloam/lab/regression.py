"""A softmax over seats, fitted to who won: Newton's method, with a price on large weights. Plain Python, and the same
weights from the same games every time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from typing import Final

from gloam.bots.evaluation import Weights, between, shares

STEPS: Final = 25  # of Newton's at the most; six or seven are usual
SETTLED: Final = 1e-7  # a step that changes no weight by more
LEAST_CHANCE: Final = 1e-9  # so that a surprise costs much, not everything

Vector = list[float]


@dataclass(frozen=True)
class Row:
    """One moment of one game: how far it had come, what lay before each seat, and what part of the victory was its."""

    stage: float
    features: tuple[Vector, ...]
    won: Vector


def loss(chances: Sequence[float], won: Sequence[float]) -> float:
    """How surprising the outcome was, in nats: the log-loss of one moment."""
    return -sum([part * log(max(LEAST_CHANCE, chance)) for chance, part in zip(chances, won, strict=True) if part])


def fitted(rows: Sequence[Row], names: tuple[str, ...], stages: tuple[float, ...], price: float) -> Weights:
    """The weights under which these outcomes are least surprising. Features are compared by how much they vary, so the
    price is the same for all."""
    scale = spread(rows, len(names))
    parts = [spelled_out(row, stages, scale) for row in rows]
    weights = newton(parts, len(names) * len(stages), price)
    by_stage = [weights[place * len(names) : (place + 1) * len(names)] for place in range(len(stages))]
    return Weights(names, stages, [[one / by for one, by in zip(each, scale, strict=True)] for each in by_stage])


def spread(rows: Sequence[Row], count: int) -> Vector:
    """By how much seats of one table differ in each feature; 1 where they never do."""
    squares, seats = [0.0] * count, 0
    for row in rows:
        seats += len(row.features)
        for place, column in enumerate(zip(*row.features, strict=True)):
            middle = sum(column) / len(column)
            squares[place] += sum([(one - middle) ** 2 for one in column])
    return [sqrt(square / seats) if square else 1.0 for square in squares]


# ---- Newton's method

Part = tuple[int, tuple[Vector, ...], Vector]  # where its weights begin, the features by seat, who won


def spelled_out(row: Row, stages: tuple[float, ...], scale: Vector) -> Part:
    """A row whose features are given to the one or two stages between which it lies."""
    place, part = between(stages, row.stage)
    plain = [[one / by for one, by in zip(seat, scale, strict=True)] for seat in row.features]
    if part:
        plain = [[*[one * (1.0 - part) for one in seat], *[one * part for one in seat]] for seat in plain]
    return place * len(scale), tuple(plain), row.won


def newton(parts: Sequence[Part], count: int, price: float) -> Vector:
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [-price * weight for weight in weights]
        curve = [[0.0] * count for _ in range(count)]
        for place in range(count):
            curve[place][place] = price
        for part in parts:
            learn(part, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < SETTLED:
            break
    return weights


def learn(part: Part, weights: Vector, slope: Vector, curve: list[Vector]) -> None:
    """Add what one row says of the slope and, below the diagonal, of the curvature."""
    first, features, won = part
    here = weights[first : first + len(features[0])]
    values = [sum([weight * one for weight, one in zip(here, seat, strict=True)]) for seat in features]
    chances = shares(values, 1.0)
    for seat, mine in enumerate(features):
        gap = won[seat] - chances[seat]
        for place, feature in enumerate(mine):
            slope[first + place] += gap * feature
    for seat, other in combinations(range(len(features)), 2):
        weight = chances[seat] * chances[other]
        apart = [one - two for one, two in zip(features[seat], features[other], strict=True)]
        for place, one in enumerate(apart):
            if one:
                line, by = curve[first + place], weight * one
                for before in range(place + 1):
                    line[first + before] += by * apart[before]


def solved(matrix: list[Vector], right: Vector) -> Vector:
    """Cholesky's way; only what lies on and below the diagonal is read."""
    count = len(right)
    lower = [[0.0] * count for _ in range(count)]
    for row in range(count):
        for column in range(row + 1):
            mine, other = lower[row], lower[column]
            rest = matrix[row][column] - sum([mine[place] * other[place] for place in range(column)])
            mine[column] = sqrt(rest) if row == column else rest / other[column]
    found = [0.0] * count
    for row in range(count):
        known = sum([lower[row][place] * found[place] for place in range(row)])
        found[row] = (right[row] - known) / lower[row][row]
    for row in reversed(range(count)):
        known = sum([lower[place][row] * found[place] for place in range(row + 1, count)])
        found[row] = (found[row] - known) / lower[row][row]
    return found
