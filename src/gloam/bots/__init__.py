"""Players that are programs. A bot is given a seat, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.bots.bot import Bot
from gloam.bots.greedy import GreedyBot
from gloam.bots.random import RandomBot
from gloam.core.refusal import Unreadable

BOTS: Final[dict[str, Callable[[int], Bot]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}


def names() -> list[str]:
    """The bots there are."""
    return list(BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot of this name. The same seed, seat and question give the same choice. Raises `Unreadable`."""
    if name not in BOTS:
        raise Unreadable("bot", name)
    return BOTS[name](seed)


__all__ = ["Bot", "GreedyBot", "RandomBot", "make", "names"]
