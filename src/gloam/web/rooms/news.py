"""The wire between processes: what others tell comes in here, and what is only told goes out. Where a process is alone
there is nobody to tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from gloam.web.store.database import Unkept
from gloam.web.store.news import CHANNEL, News, read_news
from gloam.web.store.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger(__name__)

BEAT: Final = 2.0  # seconds between two signs of life of a process
BEATS: Final = 3  # who was not heard of for so many is gone
PAUSE: Final = 0.25  # seconds until a lost wire is tried again; twice as long each time
LONGEST_PAUSE: Final = 10.0

ALIVE: Final = "alive"  # of a process, about no table
BYE: Final = "bye"  # a process stops
ASK: Final = "ask"  # who is at this table, or at any?


class Wire:
    """`heard` is told all news of others and of our own; `back` when some may have been missed; `lost` which process is
    no longer there."""

    def __init__(
        self, store: Store, heard: Callable[[News], None], back: Callable[[], None], lost: Callable[[str], None]
    ) -> None:
        self.store: Final = store
        self.heard: Final = heard
        self.back: Final = back
        self.lost: Final = lost
        self.others: Final[dict[str, float]] = {}  # by name: when a process was last heard of
        self.unsent: Final[list[News]] = []
        self.sending: asyncio.Task[None] | None = None
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_open(self) -> bool:
        return bool(self.tasks)

    # ---- out

    def send(self, table: str, what: str, **facts: Any) -> None:  # noqa: ANN401 - JSON
        """Tell something that is not written down. It comes after all that was written before."""
        if self.is_open:
            self.unsent.append(News(table, what, facts))
            if self.sending is None or self.sending.done():
                self.sending = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        while self.unsent:
            news = self.unsent[:]
            self.unsent.clear()
            with suppress(Unkept):  # whoever comes back asks
                await self.store.kept(self.store.send, news)

    # ---- in

    async def open(self) -> None:
        """From now on news is heard. Nothing happens where this process is alone."""
        if self.store.is_shared and not self.is_open:
            connection = await self.connect()
            self.tasks = [asyncio.create_task(self.listen(connection)), asyncio.create_task(self.beat())]
            self.send("", ASK)

    async def connect(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await AsyncConnection.connect(url, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def listen(self, connection: AsyncConnection[Any]) -> None:
        """Hear what others tell, until we stop; where the wire is lost, find it again."""
        from psycopg import OperationalError

        failures = 0
        while True:
            try:
                async with connection:
                    async for told in connection.notifies():
                        failures = 0
                        self.hear(read_news(told.payload))
            except OperationalError:
                log.warning("the wire to other processes is lost")
            while True:
                await asyncio.sleep(min(PAUSE * 2**failures, LONGEST_PAUSE))
                failures = min(failures + 1, 10)
                with suppress(OperationalError):
                    connection = await self.connect()
                    break
            self.back()
            self.send("", ASK)

    def hear(self, news: News) -> None:
        if news.by != self.store.name:
            if news.what == BYE:
                self.gone(news.by)
                return
            self.others[news.by] = time.monotonic()
        try:
            self.heard(news)
        except Exception:
            log.exception("news could not be understood", extra={"table": news.table})

    async def beat(self) -> None:
        while True:
            self.send("", ALIVE)
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for name in [name for name, heard in self.others.items() if now - heard > BEAT * BEATS]:
                self.gone(name)

    def gone(self, name: str) -> None:
        if self.others.pop(name, None) is not None:
            self.lost(name)

    async def close(self) -> None:
        """Nothing is told after the last word: else we would be held to be there still."""
        if self.is_open:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            self.send("", BYE)
            self.tasks = []
            if self.sending is not None:
                await self.sending
