"""The file in which fitted weights are kept: for people to read, with where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

import gloam
from gloam.bots.evaluation import Weights
from gloam.bots.policy import Prices
from gloam.lab.fit import Fit, SelfPlay, whole

DIGITS: Final = 3


def written(found: Fit, plan: SelfPlay, games: int) -> str:
    """Weights and prices as one file."""
    lines = [f"# What bots of {plan.game} weigh. `gloam lab fit {plan.game}` wrote it."]
    if found.weights is not None:
        lines += of_stages(found.weights)
    lines += ["", "[fit]", *provenance(found, plan, games)]
    if found.weights is not None:
        lines += of_features(found.weights)
    if found.prices is not None:
        lines += of_traits(found.prices)
    return "\n".join(lines) + "\n"


def provenance(found: Fit, plan: SelfPlay, games: int) -> list[str]:
    lines = [
        f'version = "{version("gloam")}"',
        f"rules = {gloam.game(plan.game).rules_version}",
        f'bot = "{plan.bot}"',
        f"seats = {numbers(plan.seats, 0)}",
        f"seed = {plan.seed}",
        f"games = {games}",
    ]
    if found.weights is not None:
        lines += [f"loss = {whole(found.losses).fitted:.{DIGITS}f}", f"coin = {whole(found.losses).coin:.{DIGITS}f}"]
    if found.prices is not None:
        tried = whole(found.surprises)
        lines += [f"surprise = {tried.fitted:.{DIGITS}f}", f"whim = {tried.coin:.{DIGITS}f}"]
    return lines


def of_stages(weights: Weights) -> list[str]:
    return [
        "# Prices of features are points of the final score, at these stages; `spread` is how many decide little then.",
        f"stages = {numbers(weights.stages, 0)}",
        f"spread = {numbers(weights.spreads, DIGITS)}",
    ]


def of_features(weights: Weights) -> list[str]:
    by_name = zip(weights.names, zip(*weights.prices, strict=True), strict=True)
    return ["", "[prices]", *[f"{name} = {numbers(prices, DIGITS)}" for name, prices in by_name]]


def of_traits(prices: Prices) -> list[str]:
    """For each kind of question; what is worth nothing is left out."""
    lines = ["", "# What each trait of an option adds to the logarithm of how often it is chosen, by kind of question."]
    for kind, names in prices.names.items():
        lines += ["", f"[policy.{kind}]"]
        for name, price in zip(names, prices.prices[kind], strict=True):
            if round(price, DIGITS):
                lines.append(f"{quoted(name)} = {price:.{DIGITS}f}")
    return lines


def quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name


def numbers(found: Sequence[float], digits: int) -> str:
    return "[" + ", ".join([f"{one:.{digits}f}" for one in found]) + "]"
