"""A tournament of bots, and what it says about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import permutations
from typing import ClassVar

from gloam.lab.field import Field
from gloam.lab.games import GAMES
from gloam.lab.match import Match, Played, Player
from gloam.lab.ratings import Rating, ranks, ratings
from gloam.lab.simulate import APART, Matches, Share, everyone, means, shares, speed
from gloam.lab.statistics import mean

FORMAT = "gloam arena 1"


@dataclass(frozen=True)
class Tournament(Matches):
    """`games` in all, in the rounds that `Field` arranges."""

    kind: ClassVar[str] = "arena"

    dealt: bool = False  # clans by lot, so that every bot has had the same ones

    @cached_property
    def field(self) -> Field:
        return Field(self.bots, self.seats)

    def match(self, number: int) -> Match:
        seed = self.seed * APART + self.field.luck(number)
        return Match(number, self.game, self.variants, self.field.seated(number), seed, self.dealt)


# ---- what came of it


@dataclass(frozen=True)
class Standing:
    """How one bot fared: victories for each seat it had, mean place and score, rating."""

    bot: str
    wins: Share
    place: float
    score: float
    rating: Rating

    def plain(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "seats": self.wins.games,
            "wins": self.wins.wins,
            "share": self.wins.share,
            "interval": self.wins.interval,
            "place": self.place,
            "score": self.score,
            "mu": self.rating.mu,
            "sigma": self.rating.sigma,
        }


@dataclass(frozen=True)
class Pair:
    """How often one bot finished ahead of another, over the games in which both sat."""

    bot: str
    other: str
    ahead: Share

    def plain(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "other": self.other,
            "games": self.ahead.games,
            "share": self.ahead.share,
            "interval": self.ahead.interval,
        }


def standings(played: Iterable[Played]) -> list[Standing]:
    """Every bot, the strongest first."""
    rated = ratings(played)
    middles = means((player.bot, middle(player, game)) for game in played for player in game.players)
    found = [
        Standing(wins.name, wins, middles[wins.name]["place"], middles[wins.name]["score"], rated[wins.name])
        for wins in shares(played, "bot")
    ]
    return sorted(found, key=lambda one: (-one.rating.mu, one.bot))


def middle(player: Player, game: Played) -> dict[str, float]:
    return {"place": ranks(game.players)[player.seat], "score": player.scores["total"]}


def pairs(played: Iterable[Played]) -> list[Pair]:
    """Every bot against every other. A game counts once for a pair, however many seats they had in it: as the share of
    their meetings there in which the one finished ahead; to be level is half a victory."""
    ahead: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for game in played:
        places: dict[str, list[float]] = {}
        for player, rank in zip(game.players, ranks(game.players), strict=True):
            places.setdefault(player.bot, []).append(rank)
        for pair in permutations(sorted(places), 2):
            games[pair] = games.get(pair, 0) + 1
            ahead[pair] = ahead.get(pair, 0.0) + share_ahead(places[pair[0]], places[pair[1]])
    return [Pair(*pair, Share(pair[0], ahead[pair], games[pair])) for pair in sorted(games)]


def share_ahead(mine: list[float], theirs: list[float]) -> float:
    meetings = [(one, other) for one in mine for other in theirs]
    return sum([1.0 if one < other else 0.5 if one == other else 0.0 for one, other in meetings]) / len(meetings)


def level(played: Iterable[Played]) -> float:
    """The share of victories that everyone would have if all were equal; more than one of so many where some share."""
    return mean([player.won for player in everyone(played)])


def held(played: Iterable[Played], of: str) -> dict[str, dict[str, int]]:
    """How often each bot had each clan, or each seat."""
    found: dict[str, dict[str, int]] = {}
    for player in everyone(played):
        mine = found.setdefault(player.bot, {})
        name = str(getattr(player, of))
        mine[name] = mine.get(name, 0) + 1
    return {bot: dict(sorted(mine.items())) for bot, mine in sorted(found.items())}


def gap(found: dict[str, dict[str, int]]) -> float:
    """How far two bots are apart in what came to them most unequally, as a share of their seats."""
    kinds = {kind for mine in found.values() for kind in mine}
    parts = {kind: [mine.get(kind, 0) / sum(mine.values()) for mine in found.values()] for kind in kinds}
    return max([max(part) - min(part) for part in parts.values()], default=0.0)


def groups(game: str) -> list[str]:
    """What should come to every bot equally often."""
    return [of for of in GAMES[game].watch.groups if of != "bot"]


def report(plan: Tournament, played: Iterable[Played], count: int) -> dict[str, object]:
    """All of it as plain data: what `arena.json` holds."""
    return {
        "format": FORMAT,
        "plan": asdict(plan) | {"round": plan.field.round},
        "played": count,
        "level": level(played),
        "bots": [one.plain() for one in standings(played)],
        "pairs": [pair.plain() for pair in pairs(played)],
        "wins": {of: [share.plain() for share in shares(played, of)] for of in groups(plan.game)},
        "held": {of: held(played, of) for of in groups(plan.game)},
        "speed": speed(played),
    }
