"""Who can sit down in the lab: every bot there is, one that weighs by another file, one of another installed Gloam.

The last two name files of this machine, so nobody but the lab makes them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from gloam import bots
from gloam.bots import Bot
from gloam.bots.evaluation import read_weights
from gloam.bots.games import GAMES
from gloam.bots.guide import Guide
from gloam.bots.policy import read_prices
from gloam.bots.search import SearchBot
from gloam.core.refusal import Unreadable
from gloam.core.table import Table
from gloam.lab.abroad import FROM, ForeignBot

Maker = Callable[[str, int, int, Table], Bot]  # from a name, a seat, a seed and the table

BY: Final = "+"  # search@60+fits/blood-orders/weights.toml


def is_lab_only(name: str) -> bool:
    """Does this name a file?"""
    return FROM in name or BY in name


def make(name: str, seat: int, seed: int, table: Table) -> Bot:
    """A bot for a seat of this table. Raises `Unreadable` and `OSError`, and `Lost` where another Gloam is silent."""
    if FROM in name:
        return ForeignBot(name, seat, seed, table)
    plain, by, file = name.partition(BY)
    bot = bots.make(plain, seed)
    if not by:
        return bot
    if not isinstance(bot, SearchBot):
        raise Unreadable("bot", name)
    guide = weighing(GAMES[table.setup.game], Path(file).read_text(encoding="utf-8"))
    return SearchBot(seed, bot.budget, bot.character, guide)


def weighing(guide: Guide, text: str) -> Guide:
    """The same guide by another file, which has all that the game's own has. Raises `Unreadable`."""
    if guide.evaluation is None and guide.policy is None:
        raise Unreadable("weights", text)
    if guide.policy is not None:
        guide = guide.following(read_prices(text, guide.policy.prices.names))
    if guide.evaluation is not None:
        guide = guide.weighing(read_weights(text, guide.evaluation.weights.names))
    return guide
