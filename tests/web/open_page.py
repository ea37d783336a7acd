"""A page that stays open at a table, as a browser has it: it follows its stream, and where its server is gone it asks
another for what it has missed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import httpx

from tests.web.applied import Element, apply, read

TOLD: Final = ("lines", "question")  # what a page says of the game: its log, and what is asked
AGAIN: Final = 0.05  # seconds after which another server is asked


class OpenPage:
    """`address`: of this page at any server."""

    def __init__(self, client: httpx.AsyncClient, address: Callable[[], str]) -> None:
        self.client: Final = client
        self.address: Final = address
        self.page = Element("", {})
        self.known = ""  # what the server calls what we have
        self.connected = 0.0  # when the stream was last opened; 0 while there is none
        self.changed = 0.0  # when something new came
        self.news: Final = asyncio.Event()

    async def follow(self) -> None:
        """Stay open, until somebody cancels it."""
        while True:
            try:
                if not self.known:
                    self.page, self.known = await fetched(self.client, self.address())
                await self.listen()
            except (httpx.TransportError, Unanswered):
                pass
            finally:
                self.connected = 0.0
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        headers = {"accept-encoding": "identity", "last-event-id": self.known}
        async with self.client.stream("GET", f"{self.address()}/stream", headers=headers) as stream:
            if stream.status_code != 200:
                raise Unanswered
            self.connected = time.monotonic()
            self.news.set()
            async for line in stream.aiter_lines():
                self.hear(line)

    def hear(self, line: str) -> None:
        name, _, value = line.partition(": ")
        if name == "id":
            self.known = value.partition(".")[0]
        elif name == "data":
            self.page = apply(self.page, value)
            self.changed = time.monotonic()
            self.news.set()

    async def shows(self, wanted: dict[str, str]) -> None:
        """Returns once the page tells this of the game."""
        while told_by(self.page) != wanted:
            self.news.clear()
            await self.news.wait()


class Unanswered(Exception):
    """The server is there and cannot answer now."""


async def fetched(client: httpx.AsyncClient, url: str) -> tuple[Element, str]:
    """The live part of a page as it is drawn whole now, and what it is called."""
    found = await client.get(url)
    if found.status_code != 200:
        raise Unanswered
    (live,) = [one for _, one in read(found.text).elements() if one.name == "live"]
    page = Element("", {})
    page.inside = live.inside
    return page, str(live.attributes["hx-sse:connect"]).partition("?v=")[2]


def told_by(page: Element) -> dict[str, str]:
    """What a page tells of the game; not who is there."""
    return {one.name: one.written() for _, one in page.elements() if one.name in TOLD}
