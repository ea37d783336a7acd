"""What the master thinks of the decisions of a finished game: thought out when somebody asks, and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Final

from gloam.bots import Thought
from gloam.core.journal import Journal
from gloam.web.guests.recent import Recent
from gloam.web.rooms.past import Past
from gloam.web.rooms.thinking import Minds
from gloam.web.trouble import Trouble

THINKER: Final = "master"
KEPT: Final = 500  # thoughts held ready, of all games
QUEUE: Final = 6  # so many wait at once; a thought takes about a second

Key = tuple[str, int]  # a table and one of its lines


class Thoughts:
    """One thought at a time, however many ask: the other minds are for the tables where people play."""

    def __init__(self, minds: Minds, limit: int) -> None:
        self.minds: Final = minds
        self.recent: Final = Recent(limit)
        self.kept: Final[dict[Key, Thought]] = {}  # the one asked for last comes last
        self.thinking: Final = asyncio.Lock()
        self.waiting = 0

    async def about(self, table: str, past: Past, line: int, address: str) -> Thought:
        """What the master weighs where this line was decided, from what that seat knew. Raises `Trouble`, always for
        a game that goes on: its thoughts would tell what others hold."""
        if not past.end.over:
            raise Trouble("thoughts.running", 403)
        key = (table, line)
        if key in self.kept:
            return self.keep(key, self.kept.pop(key))
        if self.recent.too_often(address):
            raise Trouble("trouble.too-often", 429)
        if self.waiting >= QUEUE:
            raise Trouble("thoughts.busy", 503)
        self.waiting += 1
        try:
            async with self.thinking:
                known = self.kept.pop(key, None)  # somebody else may have asked the same
                return self.keep(key, known or await self.thought(past, line))
        finally:
            self.waiting -= 1

    async def thought(self, past: Past, line: int) -> Thought:
        journal = past.journal
        before = Journal(journal.setup, journal.rules, journal.moves[: line - 1])
        thought = await self.minds.think(before.text(), journal.moves[line - 1][0], THINKER)
        if thought is None:
            raise Trouble("thoughts.busy", 503)
        return thought

    def keep(self, key: Key, thought: Thought) -> Thought:
        self.kept[key] = thought
        while len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return thought
