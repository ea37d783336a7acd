"""Prices of features, fitted to final scores; and how many points decide how much, fitted to who won.

Scores tell more than victories do: of two hundred games, who won is two hundred bits, by how much is far more. Plain
Python, and the same prices from the same games every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from gloam.bots.evaluation import Weights, between, shares

STEPS: Final = 25  # of Newton's at the most; six or seven are usual
SETTLED: Final = 1e-7  # a step that changes nothing by more
LEAST_CHANCE: Final = 1e-9  # so that a surprise costs much, not everything
LEAST_SHARP: Final = 0.01  # one point can decide no less: a hundred of them decide

Vector = list[float]


@dataclass(frozen=True)
class Row:
    """One moment of one game: how far it had come, what lay before each seat, what each scored in the end, and what
    part of the victory was its."""

    stage: float
    features: tuple[Vector, ...]
    scores: Vector
    won: Vector


def loss(chances: Sequence[float], won: Sequence[float]) -> float:
    """How surprising the outcome was, in nats: the log-loss of one moment."""
    return -sum([part * log(max(LEAST_CHANCE, chance)) for chance, part in zip(chances, won, strict=True) if part])


def fitted(rows: Sequence[Row], today: Weights, doubt: float) -> Weights:
    """New weights for the same features and stages. What the games do not tell stays as it is today: a price moves
    from there the more easily, the less there is `doubt` and the more seats differ in it."""
    prices = priced(rows, today, doubt)
    sharp = sharpness(rows, today.names, today.stages, prices)
    return Weights(today.names, today.stages, prices, [1.0 / max(LEAST_SHARP, one) for one in sharp])


# ---- prices: least squares


def priced(rows: Sequence[Row], today: Weights, doubt: float) -> list[Vector]:
    """The prices, by stage, under which seats of one table are apart as their final scores were."""
    count = len(today.names)
    scale = spread(rows, count)
    squares = [[0.0] * (count * len(today.stages)) for _ in range(count * len(today.stages))]
    right = [0.0] * (count * len(today.stages))
    for place in range(len(right)):
        squares[place][place] = doubt
    for row in rows:
        expected = centred(today.values(row.stage, row.features))
        columns = [centred(column) for column in zip(*row.features, strict=True)]
        for seat, score in enumerate(centred(row.scores)):
            first, apart = spelled_out(row.stage, today.stages, columns, scale, seat)
            learn(first, apart, score - expected[seat], squares, right)
    found = solved(squares, right)
    return [
        [old + found[at * count + place] / scale[place] for place, old in enumerate(prices)]
        for at, prices in enumerate(today.prices)
    ]


def spread(rows: Sequence[Row], count: int) -> Vector:
    """By how much seats of one table differ in each feature; 1 where they never do."""
    sums, seats = [0.0] * count, 0
    for row in rows:
        seats += len(row.features)
        for place, column in enumerate(zip(*row.features, strict=True)):
            sums[place] += sum([one * one for one in centred(column)])
    return [sqrt(one / seats) if one else 1.0 for one in sums]


def centred(numbers: Sequence[float]) -> Vector:
    middle = sum(numbers) / len(numbers)
    return [one - middle for one in numbers]


def spelled_out(
    stage: float, stages: tuple[float, ...], columns: list[Vector], scale: Vector, seat: int
) -> tuple[int, Vector]:
    """A seat's features, given to the one or two stages between which this one lies; and where those begin."""
    place, part = between(stages, stage)
    apart = [column[seat] / by for column, by in zip(columns, scale, strict=True)]
    if part:
        apart = [*[one * (1.0 - part) for one in apart], *[one * part for one in apart]]
    return place * len(scale), apart


def learn(first: int, apart: Vector, gap: float, squares: list[Vector], right: Vector) -> None:
    """Add one seat's equation; of the squares, what lies on and below the diagonal."""
    for place, one in enumerate(apart):
        if one:
            right[first + place] += one * gap
            line = squares[first + place]
            for before in range(place + 1):
                line[first + before] += one * apart[before]


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


# ---- how much a point decides: Newton's method


def sharpness(rows: Sequence[Row], names: tuple[str, ...], stages: tuple[float, ...], prices: list[Vector]) -> Vector:
    """For each stage by how much a point ahead counts, so that who won is least surprising."""
    weights = Weights(names, stages, prices, [1.0] * len(stages))
    values = [centred(weights.values(row.stage, row.features)) for row in rows]
    sharp = [2 * LEAST_SHARP] * len(stages)
    for _ in range(STEPS):
        step = newton_step(rows, values, stages, sharp)
        sharp = [max(LEAST_SHARP, one + change) for one, change in zip(sharp, step, strict=True)]
        if max([abs(change) for change in step]) < SETTLED:
            break
    return sharp


def newton_step(rows: Sequence[Row], values: list[Vector], stages: tuple[float, ...], sharp: Vector) -> Vector:
    slope = [0.0] * len(stages)
    curve = [[LEAST_CHANCE if row == column else 0.0 for column in range(len(stages))] for row in range(len(stages))]
    for row, mine in zip(rows, values, strict=True):
        place, part = between(stages, row.stage)
        shared = [(place, 1.0 - part), (place + 1, part)] if part else [(place, 1.0)]
        chances = shares([value * sum([sharp[at] * by for at, by in shared]) for value in mine], 1.0)
        mean = sum([chance * value for chance, value in zip(chances, mine, strict=True)])
        gap = sum([won * value for won, value in zip(row.won, mine, strict=True)]) - mean
        bend = sum([chance * (value - mean) ** 2 for chance, value in zip(chances, mine, strict=True)])
        for at, by in shared:
            slope[at] += by * gap
            for other, share in shared:
                curve[at][other] += by * share * bend
    return solved(curve, slope)
