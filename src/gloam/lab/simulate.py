"""Many games of bots against bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar, Final

import gloam
from gloam.lab.crew import Crew, Work
from gloam.lab.games import GAMES
from gloam.lab.match import Match, Played, Player, play
from gloam.lab.results import Identity
from gloam.lab.statistics import mean, wilson
from gloam.lab.watch import CardCount

APART: Final = 1_000_003  # so that the games of one seed are not those of the next


@dataclass(frozen=True)
class Matches:
    """Games to be played, each by its number: the same number is the same game, however many there are."""

    kind: ClassVar[str] = ""  # what they are for

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int

    def match(self, number: int) -> Match:
        raise AssertionError(f"{type(self).__name__} seats nobody")

    def identity(self) -> Identity:
        """What makes its games what they are; not how many are to be played."""
        kept: Identity = {"kind": self.kind, "rules": gloam.game(self.game).rules_version, **asdict(self)}
        del kept["games"]
        return kept


@dataclass(frozen=True)
class Rotation(Matches):
    """`bots` has a name for each seat; they move on by one seat with every game."""

    kind: ClassVar[str] = "balance"

    def match(self, number: int) -> Match:
        return Match(number, self.game, self.variants, self.seated(number), self.seed * APART + number)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: each bot meets each seat equally often."""
        return tuple([self.bots[(seat + number) % self.seats] for seat in range(self.seats)])


def simulate(plan: Matches, crew: Crew, first: int = 0) -> Work[Played]:
    """Play the games from this number on, in the same order whoever plays them: a crew changes the time alone."""
    return crew.map(play, map(plan.match, range(first, plan.games)))


# ---- what came of it


@dataclass(frozen=True)
class Share:
    """How often something won, with the 95 % interval of that share."""

    name: str
    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def plain(self) -> dict[str, object]:
        return {
            "name": self.name,
            "wins": self.wins,
            "games": self.games,
            "share": self.share,
            "interval": self.interval,
        }


def shares(played: Iterable[Played], of: str) -> list[Share]:
    """Win shares by a field of the players: seat, turn, clan, deck or bot."""
    wins: dict[str, int] = {}
    games: dict[str, int] = {}
    for player in everyone(played):
        name = str(getattr(player, of))
        games[name] = games.get(name, 0) + 1
        wins[name] = wins.get(name, 0) + player.won
    return [Share(name, wins[name], games[name]) for name in sorted(games)]


def everyone(played: Iterable[Played]) -> Iterator[Player]:
    return (player for game in played for player in game.players)


def scores(played: Iterable[Played]) -> dict[str, dict[str, float]]:
    """The mean score of each source, for each bot."""
    return means((player.bot, player.scores) for player in everyone(played))


def happenings(played: Iterable[Played]) -> dict[str, dict[str, float]]:
    """What the game is watched for, for one seat of each bot. What did not come about in a game is left out of it."""
    return means((player.bot, player.happened) for player in everyone(played))


def means(found: Iterable[tuple[str, Mapping[str, float]]]) -> dict[str, dict[str, float]]:
    """The mean of each thing, for each name it was counted under."""
    sums: dict[str, dict[str, list[float]]] = {}
    for name, counted in found:
        mine = sums.setdefault(name, {})
        for thing, value in counted.items():
            total = mine.setdefault(thing, [0.0, 0.0])
            total[0] += value
            total[1] += 1
    return {
        name: {thing: total / count for thing, (total, count) in mine.items()} for name, mine in sorted(sums.items())
    }


def cards(played: Iterable[Played]) -> dict[str, CardCount]:
    """What became of every card in all these games."""
    found: dict[str, CardCount] = {}
    for game in played:
        for card, count in game.cards.items():
            found[card] = found.get(card, CardCount()).plus(count)
    return dict(sorted(found.items()))


def speed(played: Iterable[Played]) -> dict[str, float]:
    """Length of a game, and how fast they went."""
    found = [(game.decisions, game.tie_break != "", game.seconds) for game in played]
    decisions = [length for length, _, _ in found]
    seconds = sum([taken for _, _, taken in found])
    return {
        "games": len(found),
        "decisions": mean(decisions),
        "shortest": min(decisions, default=0),
        "longest": max(decisions, default=0),
        "tie_breaks": mean([broken for _, broken, _ in found]),
        "seconds": seconds,
        "games_per_second": len(found) / seconds if seconds else 0.0,
        "decisions_per_second": sum(decisions) / seconds if seconds else 0.0,
    }


def report(plan: Rotation, played: Iterable[Played]) -> dict[str, object]:
    """All of it as plain data."""
    return {
        "plan": asdict(plan),
        "wins": {of: [share.plain() for share in shares(played, of)] for of in GAMES[plan.game].watch.groups},
        "scores": scores(played),
        "happenings": happenings(played),
        "cards": {card: asdict(count) for card, count in cards(played).items()},
        "speed": speed(played),
    }
