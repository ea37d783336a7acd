"""Weights for a game's evaluation, fitted to the games of its own search; what they are worth on games they have not
seen; and the file they are kept in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from random import Random
from typing import Final

import gloam
from gloam import bots
from gloam.bots import Bot
from gloam.bots.bot import SEATS
from gloam.bots.evaluation import Evaluation, Weights
from gloam.bots.games import GAMES
from gloam.bots.guide import won
from gloam.bots.search import SearchBot
from gloam.core.table import Table
from gloam.lab.crew import Crew, Work
from gloam.lab.match import Match, seated
from gloam.lab.regression import Row, fitted, loss
from gloam.lab.results import Identity
from gloam.lab.simulate import APART, Share
from gloam.lab.statistics import mean

HELD_BACK: Final = 5  # of so many games one is kept from the fit, to see what it is worth
DOUBT: Final = 300.0  # how many seats' word it takes to move a price from where it is
DIGITS: Final = 3
WHIM: Final = 0.8  # by how much of its mean a price is moved for those who play: two times in three by no more
GATE: Final = 0.55  # of the paired games a new generation must win
GATE_GAMES: Final = 200


def evaluation(game: str) -> Evaluation | None:
    """What there is to be fitted in this game, if anything."""
    return GAMES[game].evaluation


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
        """What makes its games what they are, the features they are looked at for among it."""
        kept: Identity = {"kind": "fit", "rules": gloam.game(self.game).rules_version, **asdict(self)}
        del kept["games"]
        judged = evaluation(self.game)
        assert judged is not None, "a game with something to fit"
        return kept | {"features": judged.weights.names}


@dataclass(frozen=True)
class Moment:
    """A table at which a playout would have been judged, and what the bots of that time thought of it."""

    stage: float
    features: tuple[list[float], ...]
    chances: list[float]


@dataclass(frozen=True)
class Sample:
    """One game that is over: its moments, what everyone scored, and what part of the victory was whose."""

    number: int
    seed: int
    moments: tuple[Moment, ...]
    scores: list[float]
    won: list[float]

    def rows(self) -> list[Row]:
        return [Row(moment.stage, moment.features, self.scores, self.won) for moment in self.moments]


class Looking:
    """Takes down every moment of a game that is being played."""

    def __init__(self, game: str) -> None:
        self.guide: Final = GAMES[game]
        self.moments: Final[list[Moment]] = []
        self.mark: int | None = None

    def look(self, table: Table) -> None:
        if self.mark is None:
            self.mark = self.guide.mark(table)
        if table.result is None and self.guide.far_enough(table, self.mark):
            judged = self.guide.evaluation
            assert judged is not None, "a game with something to fit"
            features = tuple([judged.features(table, seat) for seat in range(table.seats)])
            self.moments.append(Moment(judged.stage(table), features, self.guide.chances(table)))
            self.mark = self.guide.mark(table)


def sampled(match: Match) -> Sample:
    """One game from beginning to end."""
    table, players = seated(match, whimsical)
    looking = Looking(match.game)
    bots.play(table, players, looking.look)
    assert table.result is not None, "a game without a question is over"
    scores = [float(score["total"]) for score in table.result.scores]
    return Sample(match.number, match.seed, tuple(looking.moments), scores, won(table.result.winners, table.seats))


def whimsical(name: str, seat: int, seed: int, table: Table) -> Bot:
    """A bot that thinks more or less of each feature than is thought today, by lot. Bots that agree make the same
    mistakes, and of what everybody does nothing can be learned."""
    bot, guide = bots.make(name, seed), GAMES[table.setup.game]
    assert isinstance(bot, SearchBot), "only bots that search play for a fit"
    assert guide.evaluation is not None, "a game with something to fit"
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
    """Mean log-loss at one stage, on games that were held back: of the weights just fitted, of those that played, and
    of a coin."""

    stage: float
    moments: int
    fitted: float
    played: float
    coin: float


@dataclass(frozen=True)
class Fit:
    """Weights from all games, and how those from four fifths of them do on the last fifth."""

    weights: Weights
    losses: list[Losses]

    @property
    def whole(self) -> Losses:
        """All stages together."""
        count = sum([one.moments for one in self.losses])
        means = [
            sum([getattr(one, of) * one.moments for one in self.losses]) / max(1, count)
            for of in ("fitted", "played", "coin")
        ]
        return Losses(0.0, count, *means)


def fit(game: str, found: Iterable[Sample]) -> Fit:
    """The same games give the same weights."""
    judged = evaluation(game)
    assert judged is not None, "a game with something to fit"
    kept = list(found)
    seen = [row for sample in kept if not is_held_back(sample) for row in sample.rows()]
    losses = compared([sample for sample in kept if is_held_back(sample)], fitted(seen, judged.weights, DOUBT))
    return Fit(fitted([row for sample in kept for row in sample.rows()], judged.weights, DOUBT), losses)


def is_held_back(sample: Sample) -> bool:
    return sample.number % HELD_BACK == HELD_BACK - 1


def compared(held: Sequence[Sample], weights: Weights) -> list[Losses]:
    """How surprising the games that were held back are, stage by stage."""
    by_stage: dict[float, list[tuple[float, float, float]]] = {}
    for sample in held:
        level = [1.0 / len(sample.won)] * len(sample.won)
        for moment in sample.moments:
            thought = weights.chances(moment.stage, moment.features)
            three = (loss(thought, sample.won), loss(moment.chances, sample.won), loss(level, sample.won))
            by_stage.setdefault(moment.stage, []).append(three)
    return [
        Losses(stage, len(found), *[mean([one[place] for one in found]) for place in range(3)])
        for stage, found in sorted(by_stage.items())
    ]


# ---- the file


def written(found: Fit, plan: SelfPlay, games: int) -> str:
    """The weights as a file that people can read, with where they come from."""
    whole, weights = found.whole, found.weights
    lines = [
        f"# What each feature of {plan.game} is worth, in points of the final score, at these stages of the game; and",
        f"# how many points decide little then. `gloam lab fit {plan.game}` wrote it.",
        f"stages = {numbers(weights.stages, 0)}",
        f"spread = {numbers(weights.spreads, DIGITS)}",
        "",
        "[fit]",
        f'version = "{version("gloam")}"',
        f"rules = {gloam.game(plan.game).rules_version}",
        f'bot = "{plan.bot}"',
        f"seats = {numbers(plan.seats, 0)}",
        f"seed = {plan.seed}",
        f"games = {games}",
        f"loss = {whole.fitted:.{DIGITS}f}",
        f"coin = {whole.coin:.{DIGITS}f}",
        "",
        "[prices]",
        *[
            f"{name} = {numbers([each[place] for each in weights.prices], DIGITS)}"
            for place, name in enumerate(weights.names)
        ],
    ]
    return "\n".join(lines) + "\n"


def numbers(found: Sequence[float], digits: int) -> str:
    return "[" + ", ".join([f"{one:.{digits}f}" for one in found]) + "]"


# ---- the gate


def is_taken(won: Share) -> bool:
    """Is a new generation good enough to be used, by its paired games against today's?"""
    return won.games >= GATE_GAMES and won.share > GATE
