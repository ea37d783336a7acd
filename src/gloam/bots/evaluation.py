"""How well everyone stands: named features of a table, each with a price that changes as the game goes on.

Prices are points of the final score, fitted to the games of bots (`gloam lab fit`) and kept in a small file. What a
seat's features are worth together is what it can expect to score; everyone's chance to win is a softmax over that. So
it needs no more for four seats than for two, adds up to 1, and whoever leads weighs most.
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
    """What each feature is worth at a few stages of the game, and how many points decide little then; between two
    stages, something between the two."""

    def __init__(
        self, names: tuple[str, ...], stages: tuple[float, ...], prices: list[list[float]], spreads: list[float]
    ) -> None:
        self.names: Final = names
        self.stages: Final = stages
        self.prices: Final = prices  # by stage, in the order of the names
        self.spreads: Final = spreads

    def at(self, stage: float) -> list[float]:
        """The prices at this stage."""
        place, part = between(self.stages, stage)
        here = self.prices[place]
        if part == 0.0:
            return here
        return [one + part * (other - one) for one, other in zip(here, self.prices[place + 1], strict=True)]

    def spread(self, stage: float) -> float:
        place, part = between(self.stages, stage)
        here = self.spreads[place]
        return here if part == 0.0 else here + part * (self.spreads[place + 1] - here)

    def values(self, stage: float, features: Sequence[list[float]]) -> list[float]:
        """What each seat can expect to score, from its features. Only how far they are apart means anything."""
        prices = self.at(stage)
        found = []
        for seat in features:
            value = 0.0
            for place, feature in enumerate(seat):
                value += prices[place] * feature
            found.append(value)
        return found

    def chances(self, stage: float, features: Sequence[list[float]]) -> list[float]:
        """Everyone's chance to win. They add up to 1."""
        return shares(self.values(stage, features), self.spread(stage))


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

    def scores(self, table: Table) -> list[float]:
        """What prices are fitted to, once the game is over: what everyone has scored, unless a game knows better."""
        assert table.result is not None, "a game that is over"
        return [float(score["total"]) for score in table.result.scores]

    def all_features(self, table: Table) -> list[list[float]]:
        return [self.features(table, seat) for seat in range(table.seats)]

    def values(self, table: Table) -> list[float]:
        """What each seat can expect to score, but for what is the same for all."""
        return self.weights.values(self.stage(table), self.all_features(table))

    def chances(self, table: Table) -> list[float]:
        """Everyone's chance to win."""
        return self.weights.chances(self.stage(table), self.all_features(table))


def read_weights(text: str, names: tuple[str, ...]) -> Weights:
    """A file of weights for just these features. Raises `Unreadable`."""
    try:
        data = tomllib.loads(text)
        stages, spreads = [[float(one) for one in data[name]] for name in ("stages", "spread")]
        found = {str(name): [float(one) for one in prices] for name, prices in data["prices"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as why:
        raise Unreadable("weights", str(why)) from None
    if set(found) != set(names):
        raise Unreadable("weights", ", ".join(sorted(set(found) ^ set(names))))
    if {len(one) for one in [spreads, *found.values()]} != {len(stages)} or stages != sorted(set(stages)):
        raise Unreadable("weights", ", ".join([str(stage) for stage in stages]))
    if not stages or min(spreads) <= 0:
        raise Unreadable("weights", ", ".join([str(spread) for spread in spreads]))
    prices = [[found[name][place] for name in names] for place in range(len(stages))]
    return Weights(names, tuple(stages), prices, spreads)
