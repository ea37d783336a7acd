"""What a game's bots weigh, fitted to the games of their own search: its evaluation to who won, its policy to what was
tried most; what both are worth on games they have not seen; and the file they are kept in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import log
from random import Random
from typing import Final

import gloam
from gloam import bots
from gloam.bots import Bot
from gloam.bots.bot import SEATS
from gloam.bots.evaluation import Weights
from gloam.bots.games import GAMES
from gloam.bots.guide import won
from gloam.bots.policy import Prices
from gloam.bots.search import SearchBot
from gloam.core.table import Table
from gloam.lab.crew import Crew, Work
from gloam.lab.imitation import Decision, imitated, surprise
from gloam.lab.match import Match, seated
from gloam.lab.noting import Noting
from gloam.lab.regression import Row, fitted, loss
from gloam.lab.results import Identity
from gloam.lab.simulate import APART, Share
from gloam.lab.statistics import mean

Three = tuple[float, float, float]

HELD_BACK: Final = 5  # of so many games one is kept from the fit, to see what it is worth
DOUBT: Final = 300.0  # how many seats' word it takes to move a price from where it is
HABIT: Final = 2.0  # how many decisions' word it takes to move a price of the policy
WHIM: Final = 0.8  # by how much of its mean a price is moved for those who play: two times in three by no more
GATE: Final = 0.55  # of the paired games a new generation must win
GATE_GAMES: Final = 200


def is_fitted(game: str) -> bool:
    """Is there anything to be fitted in this game?"""
    return GAMES[game].evaluation is not None or GAMES[game].policy is not None


# ---- games to learn from


@dataclass(frozen=True)
class SelfPlay:
    """Games of one bot against itself; the numbers of seats take turns."""

    game: str
    seats: tuple[int, ...]
    bot: str
    seed: int
    games: int

    def match(self, number: int) -> Match:
        seats = self.seats[number % len(self.seats)]
        return Match(number, self.game, (), (self.bot,) * seats, self.seed * APART + number, dealt=True)

    def identity(self) -> Identity:
        """What makes its games what they are, the features and traits they are looked at for among it."""
        kept: Identity = {"kind": "fit", "rules": gloam.game(self.game).rules_version, **asdict(self)}
        del kept["games"]
        judged, policy = GAMES[self.game].evaluation, GAMES[self.game].policy
        if judged is not None:
            kept["features"] = judged.weights.names
        if policy is not None:
            kept["traits"] = policy.prices.names
        return kept


@dataclass(frozen=True)
class Moment:
    """A table at which a playout would have been judged, and what the bots of that time thought of it."""

    stage: float
    features: tuple[list[float], ...]
    chances: list[float]


@dataclass(frozen=True)
class Sample:
    """One game that is over: its moments, what everyone scored, what part of the victory was whose; and what was
    searched for on the way."""

    number: int
    seed: int
    moments: tuple[Moment, ...]
    scores: list[float]
    won: list[float]
    decisions: tuple[Decision, ...] = ()

    def rows(self) -> list[Row]:
        return [Row(moment.stage, moment.features, self.scores, self.won) for moment in self.moments]


class Looking:
    """Takes down every moment of a game that is being played, where the game has an evaluation."""

    def __init__(self, game: str) -> None:
        self.guide: Final = GAMES[game]
        self.moments: Final[list[Moment]] = []
        self.mark: int | None = None

    def look(self, table: Table) -> None:
        judged = self.guide.evaluation
        if judged is None:
            return
        mark = self.guide.mark(table)
        if table.result is None and self.mark is not None and mark > self.mark:
            features = tuple(judged.all_features(table))
            self.moments.append(Moment(judged.stage(table), features, self.guide.chances(table)))
        self.mark = mark


def sampled(match: Match) -> Sample:
    """One game from beginning to end."""
    decisions: list[Decision] = []
    table, players = seated(match, partial(noting, decisions))
    looking = Looking(match.game)
    bots.play(table, players, looking.look)
    assert table.result is not None, "a game without a question is over"
    judged = GAMES[match.game].evaluation
    scores = [float(score["total"]) for score in table.result.scores] if judged is None else judged.scores(table)
    shared = won(table.result.winners, table.seats)
    return Sample(match.number, match.seed, tuple(looking.moments), scores, shared, tuple(decisions))


def noting(decisions: list[Decision], name: str, seat: int, seed: int, table: Table) -> Bot:
    """A whimsical bot whose decisions are taken down, where the game has a policy."""
    bot, policy = whimsical(name, seat, seed, table), GAMES[table.setup.game].policy
    return bot if policy is None else Noting(bot, policy, decisions)


def whimsical(name: str, seat: int, seed: int, table: Table) -> SearchBot:
    """A bot that thinks more or less of each feature than is thought today, by lot. Bots that agree make the same
    mistakes, and of what everybody does nothing can be learned."""
    bot, guide = bots.make(name, seed), GAMES[table.setup.game]
    assert isinstance(bot, SearchBot), "only bots that search play for a fit"
    if guide.evaluation is None:
        return bot
    luck, weights = Random(seed * SEATS + seat), guide.evaluation.weights
    sizes = [sum([abs(price) for price in prices]) / len(prices) for prices in zip(*weights.prices, strict=True)]
    moved = [luck.gauss(0.0, WHIM) * size for size in sizes]
    prices = [[price + by for price, by in zip(each, moved, strict=True)] for each in weights.prices]
    varied = Weights(weights.names, weights.stages, prices, weights.spreads)
    return SearchBot(seed, bot.budget, bot.character, guide.weighing(varied))


def samples(plan: SelfPlay, crew: Crew, first: int = 0) -> Work[Sample]:
    """Play the games from this number on, in their order."""
    return crew.map(sampled, map(plan.match, range(first, plan.games)))


# ---- what they say


@dataclass(frozen=True)
class Losses:
    """Mean log-loss on games that were held back, at one stage or kind of question: of what was just fitted, of those
    that played, and of a coin."""

    of: str
    count: int
    fitted: float
    played: float
    coin: float


@dataclass(frozen=True)
class Fit:
    """Weights and prices from all games, and how those from four fifths of them do on the last fifth."""

    weights: Weights | None
    losses: list[Losses]  # by stage: who won
    prices: Prices | None
    surprises: list[Losses]  # by kind of question: what was tried


def whole(losses: Sequence[Losses]) -> Losses:
    """All of them together."""
    count = sum([one.count for one in losses])
    means = [
        sum([getattr(one, of) * one.count for one in losses]) / max(1, count) for of in ("fitted", "played", "coin")
    ]
    return Losses("", count, *means)


def fit(game: str, found: Iterable[Sample]) -> Fit:
    """The same games give the same weights."""
    kept = list(found)
    seen, held = [one for one in kept if not is_held_back(one)], [one for one in kept if is_held_back(one)]
    weights, prices = None, None
    losses: list[Losses] = []
    surprises: list[Losses] = []
    judged, policy = GAMES[game].evaluation, GAMES[game].policy
    if judged is not None:
        losses = compared(held, fitted(rows_of(seen), judged.weights, DOUBT))
        weights = fitted(rows_of(kept), judged.weights, DOUBT)
    if policy is not None:
        today = policy.prices
        surprises = surprised(decisions_of(held), imitated(decisions_of(seen), today, HABIT), today)
        prices = imitated(decisions_of(kept), today, HABIT)
    return Fit(weights, losses, prices, surprises)


def is_held_back(sample: Sample) -> bool:
    return sample.number % HELD_BACK == HELD_BACK - 1


def rows_of(samples: Iterable[Sample]) -> list[Row]:
    return [row for sample in samples for row in sample.rows()]


def decisions_of(samples: Iterable[Sample]) -> list[Decision]:
    return [decision for sample in samples for decision in sample.decisions]


def compared(held: Sequence[Sample], weights: Weights) -> list[Losses]:
    """How surprising the games that were held back are, stage by stage."""
    by_stage: dict[float, list[Three]] = {}
    for sample in held:
        level = [1.0 / len(sample.won)] * len(sample.won)
        for moment in sample.moments:
            thought = weights.chances(moment.stage, moment.features)
            three = (loss(thought, sample.won), loss(moment.chances, sample.won), loss(level, sample.won))
            by_stage.setdefault(moment.stage, []).append(three)
    return [averaged(f"{stage:.0f}", threes) for stage, threes in sorted(by_stage.items())]


def surprised(held: Sequence[Decision], prices: Prices, today: Prices) -> list[Losses]:
    """The same of what was tried, by kind of question."""
    by_kind: dict[str, list[Three]] = {}
    for decision in held:
        coin = log(len(decision.shares))
        by_kind.setdefault(decision.kind, []).append((surprise(decision, prices), surprise(decision, today), coin))
    return [averaged(kind, threes) for kind, threes in sorted(by_kind.items())]


def averaged(of: str, threes: list[Three]) -> Losses:
    return Losses(of, len(threes), *[mean([one[place] for one in threes]) for place in range(3)])


# ---- the gate


def is_taken(won: Share) -> bool:
    """Is a new generation good enough to be used, by its paired games against today's?"""
    return won.games >= GATE_GAMES and won.share > GATE
