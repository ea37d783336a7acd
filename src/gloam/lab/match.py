"""One game of bots against bots: what is to be played, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import Final

import gloam
from gloam import bots
from gloam.bots import Bot
from gloam.bots.bot import SEATS
from gloam.core.chance import seeded
from gloam.core.question import Question
from gloam.core.setup import Setup
from gloam.core.table import Result, Seat, Table
from gloam.lab.games import GAMES
from gloam.lab.players import Maker, make
from gloam.lab.watch import CardCount, Past, Watch

LOTS: Final = 0x10757  # so that a lot and the table's own luck share nothing


@dataclass(frozen=True)
class Match:
    """A game to be played: the bots by seat and the seed decide all of it. `dealt`: the choices of the set-up that a
    game names are made by lot, which is the same whoever sits there."""

    number: int
    game: str
    variants: tuple[str, ...]
    seated: tuple[str, ...]
    seed: int
    dealt: bool = False


@dataclass(frozen=True)
class Player:
    """How one seat fared in one game."""

    seat: int
    turn: int  # 0 for the seat that was first when the game began, 1 for the next
    bot: str
    clan: str
    won: bool
    place: int  # 0 where it is out of the game
    out: bool
    scores: dict[str, int]
    happened: dict[str, float]  # what the game is watched for; something that never came about is left out
    cards: dict[str, str]  # what it had to do with which card: see `watch.WAYS`
    deck: str = ""  # in a game to which decks are brought; games recorded before there was one have none


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
    ending: str = ""  # how it came to its end, where a game knows several ways


class Lots(Bot):
    """Makes the choices of the set-up by lot, the same whoever sits there; a bot makes all others."""

    def __init__(self, seed: int, bot: Bot, by_lot: tuple[str, ...]) -> None:
        super().__init__(seed)
        self.bot: Final = bot
        self.by_lot: Final = by_lot

    def choose(self, seat: Seat, question: Question) -> str:
        if question.what not in self.by_lot:
            return self.bot.choose(seat, question)
        luck = seeded((self.seed ^ LOTS) * SEATS + question.seat)
        return question.options[luck.below(len(question.options))]

    def within(self, seconds: float, share: float) -> Bot:
        return Lots(self.seed, self.bot.within(seconds, share), self.by_lot)


def play(match: Match) -> Played:
    """One game from beginning to end."""
    began = process_time()
    watch = GAMES[match.game].watch
    table, players = seated(match)
    decisions = bots.play(table, players)
    seconds = process_time() - began
    assert table.result is not None, "a game without a question is over"
    past = Past(table)
    players_fared = tuple(fared(past, watch, table.result, match.seated))
    return Played(
        match.number,
        match.seed,
        decisions,
        table.result.tie_break,
        players_fared,
        watch.cards(past),
        seconds,
        watch.ending(past),
    )


def seated(match: Match, maker: Maker = make) -> tuple[Table, list[Bot]]:
    """The table before the first answer, and who sits there."""
    watch, seats = GAMES[match.game].watch, len(match.seated)
    setup = Setup(match.game, seats, match.variants, match.seed, decks=watch.brings(seats, match.seed))
    by_lot = watch.lots if match.dealt else ()
    table = gloam.game(match.game).begun(setup)
    made = [maker(name, seat, match.seed, table) for seat, name in enumerate(match.seated)]
    return table, [Lots(match.seed, bot, by_lot) for bot in made]


def fared(past: Past, watch: Watch, result: Result, seated: tuple[str, ...]) -> list[Player]:
    clans, decks, first = watch.clans(past), watch.decks(past), watch.first(past)
    happened, dealings = watch.happened(past), watch.dealings(past)
    return [
        Player(
            seat,
            (seat - first) % past.seats,
            seated[seat],
            clans[seat],
            seat in result.winners,
            result.places[seat],
            past.table.out[seat],
            dict(result.scores[seat]),
            happened[seat],
            dealings[seat],
            decks[seat],
        )
        for seat in range(past.seats)
    ]
