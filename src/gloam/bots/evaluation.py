"""How well everyone stands: named features of a table, each with a weight that changes as the game goes on.

Weights are fitted to the outcome of games (`gloam lab fit`) and kept in a small file. Everyone's chance to win is a
softmax over the seats: with two of them that is a logistic regression on what they differ in, and with more it needs
nothing else, adds up to 1, and lets whoever leads weigh most.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from math import exp
from typing import Final

from gloam.core.refusal import Unreadable
from gloam.core.table import Table


def shares(standings: list[float], spread: float) -> list[float]:
    """Chances to win made of how well everyone stands; the greater the spread, the less is decided."""
    best = max(standings)
    weights = [exp((standing - best) / spread) for standing in standings]
    return [weight / sum(weights) for weight in weights]


class Weights:
    """What each feature weighs at a few stages of the game; between two stages, something between the two."""

    def __init__(self, names: tuple[str, ...], stages: tuple[float, ...], by_stage: list[list[float]]) -> None:
        self.names: Final = names
        self.stages: Final = stages
        self.by_stage: Final = by_stage

    def at(self, stage: float) -> list[float]:
        place, part = between(self.stages, stage)
        here = self.by_stage[place]
        if part == 0.0:
            return here
        return [one + part * (other - one) for one, other in zip(here, self.by_stage[place + 1], strict=True)]

    def chances(self, stage: float, features: Sequence[list[float]]) -> list[float]:
        """Everyone's chance to win, from the features of each seat. They add up to 1."""
        weights = self.at(stage)
        values = []
        for seat in features:
            value = 0.0
            for place, feature in enumerate(seat):
                value += weights[place] * feature
            values.append(value)
        return shares(values, 1.0)


def between(stages: tuple[float, ...], stage: float) -> tuple[int, float]:
    """After which of these stages this one comes, and how far on the way to the next. The first and the last hold for
    all before and after them."""
    if stage <= stages[0]:
        return 0, 0.0
    for place in range(len(stages) - 1):
        if stage < stages[place + 1]:
            return place, (stage - stages[place]) / (stages[place + 1] - stages[place])
    return len(stages) - 1, 0.0


class Evaluation:
    """What a game says of a table for a fit: its features for each seat, and how far the game has come."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def features(self, table: Table, seat: int) -> list[float]:
        """One number for each name, in their order, from what lies before this seat."""
        raise AssertionError(f"{type(self).__name__} has no features")

    def stage(self, table: Table) -> float:
        raise AssertionError(f"{type(self).__name__} knows no stages")

    def chances(self, table: Table) -> list[float]:
        """Everyone's chance to win."""
        return self.weights.chances(self.stage(table), [self.features(table, seat) for seat in range(table.seats)])


def read_weights(text: str, names: tuple[str, ...]) -> Weights:
    """A file of weights for just these features. Raises `Unreadable`."""
    try:
        data = tomllib.loads(text)
        stages = tuple([float(stage) for stage in data["stages"]])
        found = {name: [float(one) for one in data["weights"][name]] for name in names}
    except (ValueError, KeyError, TypeError) as why:
        raise Unreadable("weights", str(why)) from None
    if set(data["weights"]) != set(names) or not stages or {len(one) for one in found.values()} != {len(stages)}:
        raise Unreadable("weights", ", ".join(sorted(set(data["weights"]) ^ set(names))))
    return Weights(names, stages, [[found[name][place] for name in names] for place in range(len(stages))])
