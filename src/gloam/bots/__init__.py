"""Players that are programs. A bot is given a seat, never the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.bots import budget
from gloam.bots.beginner import BeginnerBot
from gloam.bots.bot import Bot
from gloam.bots.budget import AS_USUAL, Budget
from gloam.bots.games import GAMES
from gloam.bots.greedy import GreedyBot
from gloam.bots.instinct import InstinctBot
from gloam.bots.random import RandomBot
from gloam.bots.search import SearchBot
from gloam.bots.stint import Stint
from gloam.bots.thought import THEN, Opinion, Thought
from gloam.core.refusal import Unreadable
from gloam.core.table import Table

AT: Final = "@"  # before a budget: search@400, search@200ms, master@2s
PLAIN: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, BeginnerBot, GreedyBot, InstinctBot)}
A_BREATH: Final = Budget(milliseconds=200)
A_TURN: Final = Budget(milliseconds=650)  # three of them, with all they do besides, keep nobody waiting for 3 s
SEARCHING: Final = {
    "bold": AS_USUAL,
    "careful": AS_USUAL,
    "bluffer": AS_USUAL,
    "schemer": AS_USUAL,
    "search": A_BREATH,
    "master": A_TURN,
}
CHARACTERS: Final = frozenset([name for guide in GAMES.values() for name in guide.characters])


def names(game: str = "") -> list[str]:
    """The bots there are: the simple ones, those with a character, those that only search. Not every character plays
    every game: where one is named, those who are offered there."""
    found = [*PLAIN, *SEARCHING]
    return [name for name in found if name not in CHARACTERS or name in GAMES[game].characters] if game else found


def searching(game: str = "") -> list[str]:
    """Those of them that search: they take a budget, and can say what they weigh."""
    return [name for name in names(game) if name in SEARCHING]


def make(name: str, seed: int) -> Bot:
    """A bot of this name; those that search may be given another budget: 'search@400' tries, 'master@2s'.

    The same seed, seat and question give the same choice, unless the budget is one of time. Raises `Unreadable`.
    """
    kind, at, wish = name.partition(AT)
    if kind in SEARCHING:
        return SearchBot(seed, budget.read(wish) if at else SEARCHING[kind], kind)
    if kind not in PLAIN or at:
        raise Unreadable("bot", name)
    return PLAIN[kind](seed)


def unwatched(_table: Table) -> None:
    """Nobody looks."""


def play(table: Table, players: Sequence[Bot], after: Callable[[Table], None] = unwatched) -> int:
    """Let these bots, one for each seat, play the game to its end. How often they were asked; `after` each answer
    somebody may look at the table."""
    assert len(players) == table.seats, f"{table.seats} seats, {len(players)} bots"
    asked = 0
    stint: Stint | None = None
    while not table.over:
        question = table.questions()[0]
        if stint is None or stint.seat != question.seat:
            stint = Stint(players[question.seat], question.seat)
        table.answer(question.seat, stint.next(table).choose(table.seat(question.seat), question))
        asked += 1
        after(table)
    return asked


__all__ = ["THEN", "Bot", "Budget", "Opinion", "Thought", "make", "names", "play", "searching"]
