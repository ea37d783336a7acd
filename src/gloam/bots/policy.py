"""What somebody would answer, at little cost: named traits of an option where it is asked, each with a price.

A softmax over what the traits of each option are worth together says how often it would be chosen. Prices are fitted to
what a deep search tried most (`gloam lab fit`) and kept in a small file, a table for each kind of question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp
from typing import Final

from gloam.core.refusal import Unreadable
from gloam.core.table import Table

NEARLY: Final = 0.8  # of the best option's share: what is chosen so often is as good
GRAIN: Final = 1 << 24  # how finely lots are drawn


class Traits:
    """What is said of one option: numbers, in the order of the first names; and which of the other names hold of it."""

    __slots__ = ("marks", "numbers")

    def __init__(self, numbers: list[float], marks: list[int]) -> None:
        self.numbers: Final = numbers
        self.marks: Final = marks  # places among all names


class Prices:
    """For each kind of question the names of its traits, and what each is worth."""

    def __init__(self, names: Mapping[str, tuple[str, ...]], prices: Mapping[str, list[float]]) -> None:
        self.names: Final = dict(names)
        self.prices: Final = dict(prices)  # in the order of the names

    def worths(self, kind: str, options: list[Traits]) -> list[float]:
        """What the traits of each option are worth together. Only how far they are apart means anything."""
        prices = self.prices[kind]
        found = []
        for option in options:
            worth = 0.0
            for place, number in enumerate(option.numbers):
                worth += prices[place] * number
            for mark in option.marks:
                worth += prices[mark]
            found.append(worth)
        return found


def weights_of(worths: list[float]) -> list[float]:
    """How much more often each is chosen than the best, which has 1."""
    best = max(worths)
    return [exp(worth - best) for worth in worths]


class Policy:
    """What a game says of the options of an open question: their traits, where it has any to say."""

    def __init__(self, prices: Prices) -> None:
        self.prices: Final = prices

    def kind(self, table: Table, place: int) -> str:
        """Under which name the question at this place is priced."""
        return type(table.open[place]).__name__

    def traits(self, table: Table, place: int) -> list[Traits]:
        """Those of each option there, from what the seat that is asked may know. Asked only where there are prices."""
        raise AssertionError(f"{type(self).__name__} has no traits")

    def knows(self, table: Table, place: int) -> bool:
        """Does it say anything of this question?"""
        return self.kind(table, place) in self.prices.names

    def shares(self, table: Table, place: int) -> list[float]:
        """How often each option would be chosen. They add up to 1."""
        weights = weights_of(self.prices.worths(self.kind(table, place), self.traits(table, place)))
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def drawn(self, table: Table, place: int) -> str:
        """One of the options, by the table's own luck: each as often as it would be chosen."""
        options = table.choices[place]
        if len(options) == 1:
            return options[0]
        weights = weights_of(self.prices.worths(self.kind(table, place), self.traits(table, place)))
        rest = sum(weights) * table.chance.below(GRAIN) / GRAIN
        for option, weight in zip(options, weights, strict=True):
            rest -= weight
            if rest < 0.0:
                return option
        return options[-1]

    def favourite(self, table: Table, place: int) -> str:
        """The option that would be chosen most often; by lot among those that are nearly as good, so that nobody can
        tell one from another."""
        shares = self.shares(table, place)
        least = NEARLY * max(shares)
        best = [option for option, share in zip(table.choices[place], shares, strict=True) if share >= least]
        return best[table.chance.below(len(best))]


def read_prices(text: str, names: Mapping[str, tuple[str, ...]]) -> Prices:
    """A file of prices for traits of these names; one that is not in it is worth nothing. Raises `Unreadable`."""
    try:
        data = tomllib.loads(text)["policy"]
        found = {str(kind): {str(name): float(price) for name, price in data[kind].items()} for kind in data}
    except (ValueError, KeyError, TypeError, AttributeError) as why:
        raise Unreadable("weights", str(why)) from None
    strange = [f"{kind} {name}" for kind in found for name in found[kind] if name not in names.get(kind, ())]
    strange += set(found) ^ set(names)
    if strange:
        raise Unreadable("weights", ", ".join(sorted(strange)))
    return Prices(names, {kind: [found[kind].get(name, 0.0) for name in names[kind]] for kind in names})
