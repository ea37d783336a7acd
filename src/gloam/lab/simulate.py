"""Many games of bots against bots, on several processes, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import process_time
from typing import Final

import gloam
from gloam import bots
from gloam.core.table import Table
from gloam.lab import blood_orders, vendetta
from gloam.lab.statistics import mean, wilson
from gloam.lab.watch import CardCount, Watch

BATCH: Final = 8  # games handed to a worker at once
APART: Final = 1_000_003  # so that the games of one seed are not those of the next

WATCHES: Final[dict[str, Watch]] = {"blood-orders": blood_orders.WATCH, "vendetta": vendetta.WATCH}


@dataclass(frozen=True)
class Plan:
    """What is to be played. `bots` has a name for each seat; they move on by one seat with every game."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int

    def seed_of(self, number: int) -> int:
        return self.seed * APART + number

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: each bot meets each seat equally often."""
        return tuple([self.bots[(seat + number) % self.seats] for seat in range(self.seats)])


@dataclass(frozen=True)
class Player:
    """How one seat fared in one game."""

    seat: int
    bot: str
    clan: str
    won: bool
    place: int
    out: bool
    scores: dict[str, int]
    happened: dict[str, float]  # what the game is watched for; something that never came about is left out


@dataclass(frozen=True)
class Played:
    """One game that is over."""

    number: int
    seed: int
    decisions: int
    tie_break: str
    players: tuple[Player, ...]
    cards: dict[str, CardCount]
    seconds: float  # of processor time


def play(plan: Plan, number: int) -> Played:
    """One game from beginning to end."""
    began = process_time()
    seed = plan.seed_of(number)
    table = gloam.game(plan.game).table(seats=plan.seats, seed=seed, variants=plan.variants)
    seated = plan.seated(number)
    players = [bots.make(name, seed) for name in seated]
    decisions = 0
    while not table.over:
        question = table.questions()[0]
        table.answer(question.seat, players[question.seat].choose(table.seat(question.seat), question))
        decisions += 1
    seconds = process_time() - began
    assert table.result is not None, "a game without a question is over"
    cards = WATCHES[plan.game].cards(table)
    return Played(number, seed, decisions, table.result.tie_break, tuple(fared(table, seated)), cards, seconds)


def fared(table: Table, seated: tuple[str, ...]) -> list[Player]:
    result = table.result
    assert result is not None, "only a finished game has a result"
    watch = WATCHES[table.setup.game]
    clans, happened = watch.clans(table), watch.happened(table)
    return [
        Player(
            seat,
            seated[seat],
            clans[seat],
            seat in result.winners,
            result.places[seat],
            table.out[seat],
            dict(result.scores[seat]),
            happened[seat],
        )
        for seat in range(table.seats)
    ]


def work_quietly() -> None:
    """Ctrl-C is for the process that was started by hand; it stops its workers itself."""
    signal(SIGINT, SIG_IGN)


def play_batch(plan: Plan, first: int) -> list[Played]:
    return [play(plan, number) for number in range(first, min(first + BATCH, plan.games))]


def simulate(plan: Plan, workers: int = 1) -> Iterator[list[Played]]:
    """Play the games, a batch at a time, in the same order whatever the workers: those change the time alone."""
    firsts = range(0, plan.games, BATCH)
    if workers <= 1:
        yield from map(play_batch, repeat(plan), firsts)
        return
    # Fresh processes: a copy of this one would copy its threads' locks, a progress bar's among them.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=work_quietly) as pool:
        try:
            yield from pool.map(play_batch, repeat(plan), firsts)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# ---- what came of it


@dataclass(frozen=True)
class Share:
    """How often something won, with the 95 % interval of that share."""

    name: str
    wins: int
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


def shares(played: list[Played], of: str) -> list[Share]:
    """Win shares by a field of the players: seat, clan or bot."""
    wins: dict[str, int] = {}
    games: dict[str, int] = {}
    for player in everyone(played):
        name = str(getattr(player, of))
        games[name] = games.get(name, 0) + 1
        wins[name] = wins.get(name, 0) + player.won
    return [Share(name, wins[name], games[name]) for name in sorted(games)]


def everyone(played: list[Played]) -> list[Player]:
    return [player for game in played for player in game.players]


def scores(played: list[Played]) -> dict[str, dict[str, float]]:
    """The mean score of each source, for each bot."""
    means: dict[str, dict[str, float]] = {}
    for bot in sorted({player.bot for player in everyone(played)}):
        mine = [player for player in everyone(played) if player.bot == bot]
        means[bot] = {source: mean([player.scores[source] for player in mine]) for source in mine[0].scores}
    return means


def happenings(played: list[Played]) -> dict[str, dict[str, float]]:
    """What the game is watched for, for one seat of each bot. What did not come about in a game is left out of it."""
    found: dict[str, dict[str, float]] = {}
    for bot in sorted({player.bot for player in everyone(played)}):
        mine = [player.happened for player in everyone(played) if player.bot == bot]
        things = dict.fromkeys([thing for one in mine for thing in one])
        found[bot] = {thing: mean([one[thing] for one in mine if thing in one]) for thing in things}
    return found


def cards(played: list[Played]) -> dict[str, CardCount]:
    """What became of every card in all these games."""
    found: dict[str, CardCount] = {}
    for game in played:
        for card, count in game.cards.items():
            found[card] = found.get(card, CardCount()).plus(count)
    return dict(sorted(found.items()))


def speed(played: list[Played]) -> dict[str, float]:
    """Length of a game, and how fast they went."""
    decisions = [game.decisions for game in played]
    seconds = sum([game.seconds for game in played])
    return {
        "games": len(played),
        "decisions": mean(decisions),
        "shortest": min(decisions),
        "longest": max(decisions),
        "tie_breaks": mean([game.tie_break != "" for game in played]),
        "seconds": seconds,
        "games_per_second": len(played) / seconds if seconds else 0.0,
        "decisions_per_second": sum(decisions) / seconds if seconds else 0.0,
    }


def report(plan: Plan, played: list[Played]) -> dict[str, object]:
    """All of it as plain data."""
    return {
        "plan": {
            "game": plan.game,
            "seats": plan.seats,
            "variants": plan.variants,
            "bots": plan.bots,
            "seed": plan.seed,
            "games": plan.games,
        },
        "wins": {of: [share.plain() for share in shares(played, of)] for of in WATCHES[plan.game].groups},
        "scores": scores(played),
        "happenings": happenings(played),
        "cards": {card: asdict(count) for card, count in cards(played).items()},
        "speed": speed(played),
    }
