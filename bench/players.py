"""People at tables, as programs: each has a page open, and somebody at every table answers again and again. What comes
of it is written down as figures."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, cast
from urllib.parse import urlsplit

from gloam.core.table import LETTERS, Table
from gloam.web.drawings.games import GAMES
from gloam.web.guests import colours
from gloam.web.guests.guest import COOKIE, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.rooms.course import newest
from gloam.web.rooms.trial import told_count
from gloam.web.settings import Settings
from gloam.web.store.records import Addition, KeptLine
from gloam.web.store.schema import ClaimRow

SEATS: Final = 4
WATCHED: Final = 4  # one table in so many has somebody who watches
AHEAD: Final = 40  # so many answers, at most, were given before the run begins
PATIENCE: Final = 15.0  # seconds after which a page is stale
OPENING: Final = 600.0  # seconds in which all pages must be open
AT_ONCE: Final = 25  # pages that are opened at the same time
QUIET: Final = 1.5  # seconds without an update after which all have settled
STANDING: Final = json.dumps({"kinds": {"intel": "always"}, "spans": {}, "asked": 0})  # everyone answers by hand


@dataclass
class Figures:
    """What a run has shown. Times are milliseconds, one an answer."""

    answers: int = 0
    due: int = 0
    times: list[float] = field(default_factory=list)
    updates: int = 0
    bytes: int = 0
    stale: int = 0
    refused: int = 0
    failed: int = 0
    lost: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    own: float = 0.0
    database: float = 0.0  # CPU-seconds, as the two before
    opening: float = 0.0
    before: int = 0
    after: int = 0
    streams: int = 0


# ---- the tables


@dataclass(eq=False)
class Played:
    """A table as its players know it: the game itself, and everyone's page."""

    id: str
    game: str
    table: Table
    cookies: dict[int | None, str]
    pages: "dict[int | None, Page]" = field(default_factory=dict)
    open: "dict[Page, float]" = field(default_factory=dict)  # which pages have had the newest answer, and when
    awaited: "set[Page]" = field(default_factory=set)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def came(self, page: "Page", at: float) -> None:
        self.open.setdefault(page, at)
        self.awaited.discard(page)
        if not self.awaited:
            self.done.set()


def visitor(table: int, seat: int | None) -> Guest:
    return Guest(f"watcher-{table}" if seat is None else f"guest-{table}-{seat}", f"Player {seat}", "en")


async def set_up(settings: Settings, games: Sequence[str], count: int, rng: random.Random) -> list[Played]:
    """Tables at which everyone is a person, some way into their games."""
    house = House(settings)
    try:
        return [await one_table(house, games[place % len(games)], place, rng) for place in range(count)]
    finally:
        await house.close()


async def one_table(house: House, game: str, place: int, rng: random.Random) -> Played:
    row, seats = house.written(visitor(place, 0), Arrangement(game, (ME,) * SEATS, by_lot=True))
    row.seed = rng.getrandbits(32)
    for seat in seats:
        seat.standing = STANDING
    claims = [ClaimRow(guest=visitor(place, seat).id, table=row.id, seat=seat) for seat in range(SEATS)]
    viewers: list[int | None] = list(range(SEATS))
    if place % WATCHED == 0:
        viewers.append(None)
    cookies = {viewer: house.cookies.write(visitor(place, viewer)) for viewer in viewers}
    await house.add(row, seats, claims)
    table = colours.begun(row, seats)
    begun = 0 if table.lines is None else table.lines.count
    for _ in range(rng.randrange(AHEAD)):
        further = table.clone()
        question = rng.choice(further.questions())
        further.answer(question.seat, rng.choice(question.options), number=question.number)
        if further.over:
            break
        table = further
    follow_house(table, game)
    lines = [KeptLine(seat, option, move + 1) for move, (seat, option) in enumerate(newest(table, begun))]
    if lines:
        await house.store.kept(house.store.append, row.id, Addition(begun, lines))
    return Played(row.id, game, table, cookies)


def answered(played: Played, rng: random.Random) -> tuple[int, str, int, set[int | None]]:
    """Somebody's answer, made on our own table: seat, option, number, and the viewers who see something new."""
    table = played.table
    question = rng.choice(table.questions())
    option = rng.choice(question.options)
    before = table.clone()
    table.answer(question.seat, option, number=question.number)
    seen = {viewer for viewer in played.pages if viewer == question.seat or is_news(before, table, viewer)}
    follow_house(table, played.game)
    return question.seat, option, question.number, seen


def is_news(before: Table, after: Table, viewer: int | None) -> bool:
    if told_count(before) != told_count(after) or before.waiting_for() != after.waiting_for():
        return True
    return any(before.view(who) != after.view(who) for who in {None, viewer})


def follow_house(table: Table, game: str) -> None:
    """The house answers by itself where everyone can see that there is one answer."""
    passing = GAMES[game].passing
    while not table.over:
        for question in table.questions():
            option = passing.forced(table, question)
            if option:
                table.answer(question.seat, option, number=question.number)
                break
        else:
            return


# ---- the pages


class Page(asyncio.Protocol):
    """A stream that is read and counted, and looked at no further than its chunks: each is one thing that is told."""

    def __init__(self, played: Played, viewer: int | None, host: str, figures: Figures) -> None:
        place = "watch" if viewer is None else LETTERS[viewer]
        self.asks = (
            f"GET /tables/{played.id}/{place}/stream HTTP/1.1\r\nhost: {host}\r\n"
            f"cookie: {COOKIE}={played.cookies[viewer]}\r\n\r\n"
        ).encode()
        self.played = played
        self.figures = figures
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.head = b""
        self.line = b""
        self.left = 0  # bytes of the chunk that is being read
        self.kind = -1  # its first byte
        self.begins = True
        self.news = 0
        self.newest = 0.0
        self.closing = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.asks)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.closing:
            self.figures.lost += 1
        if not self.opened.done():
            self.opened.set_result(False)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.figures.bytes += len(data)
        if self.begins:
            self.head += data
            head, end, data = self.head.partition(b"\r\n\r\n")
            if not end:
                return
            self.begins = False
            if b" 200 " not in head[:20]:
                self.closing = True
                self.opened.set_result(False)
                return
        self.read(data, at)

    def read(self, data: bytes, at: float) -> None:
        place, size = 0, len(data)
        while place < size:
            if not self.left:
                end = data.find(b"\n", place)
                self.line += data[place : end + 1 if end >= 0 else size]
                place = end + 1 if end >= 0 else size
                if end >= 0:
                    self.left, self.line, self.kind = int(self.line, 16) + 2, b"", -1
                continue
            if self.kind < 0:
                self.kind = data[place]
            taken = min(self.left, size - place)
            place, self.left = place + taken, self.left - taken
            if not self.left and self.kind != ord(":"):
                self.told(at)

    def told(self, at: float) -> None:
        self.news, self.newest = self.news + 1, at
        self.figures.updates += 1
        self.played.came(self, at)
        if not self.opened.done():
            self.opened.set_result(True)


async def open_pages(urls: Sequence[str], tables: Sequence[Played], figures: Figures, rng: random.Random) -> None:
    """Open every page, some at a time, and wait until all is quiet."""
    space = asyncio.Semaphore(AT_ONCE)

    async def open_one(played: Played, viewer: int | None) -> None:
        async with space:
            at = urlsplit(rng.choice(urls))
            page = played.pages[viewer] = Page(played, viewer, at.netloc, figures)
            await asyncio.get_running_loop().create_connection(lambda: page, at.hostname or "", at.port or 80)
            if not await asyncio.wait_for(page.opened, PATIENCE * 4):
                figures.failed += 1

    async with asyncio.timeout(OPENING):
        pages = [open_one(played, viewer) for played in tables for viewer in played.cookies]
        await asyncio.gather(*pages)
        figures.streams = len(pages)
        while time.perf_counter() - max(page.newest for played in tables for page in played.pages.values()) < QUIET:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.2)


class Post:
    """Connections that stay open, one for each answer that is under way."""

    def __init__(self) -> None:
        self.idle: dict[str, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = {}

    async def __call__(self, url: str, path: str, cookie: str, body: bytes) -> int:
        """The status that comes back. Raises `OSError` where none does."""
        at = urlsplit(url)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {at.netloc}\r\ncookie: {COOKIE}={cookie}\r\n"
            f"accept: application/json\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        ).encode()
        while self.idle.setdefault(url, []):
            reader, writer = self.idle[url].pop()
            if reader.at_eof():
                writer.close()
                continue
            with suppress(asyncio.IncompleteReadError, ConnectionError):  # it was closed in that moment
                return await self.ask(url, reader, writer, head + body)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            return await self.ask(url, reader, writer, head + body)
        except asyncio.IncompleteReadError as no:
            raise ConnectionResetError from no

    async def ask(self, url: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytes) -> int:
        writer.write(said)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        status = int(head[9:12])
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                await reader.readexactly(int(value))
        self.idle[url].append((reader, writer))
        return status

    def close(self) -> None:
        for _, writer in (pair for pairs in self.idle.values() for pair in pairs):
            writer.close()


# ---- playing


async def play(
    played: Played, urls: Sequence[str], pause: float, until: float, post: Post, figures: Figures, rng: random.Random
) -> None:
    """Somebody at this table answers, again and again. One who is late answers at once, and no two at the same time."""
    times = [time.perf_counter() + rng.uniform(0, pause)]
    while times[-1] < until:
        times.append(times[-1] + rng.uniform(0.5, 1.5) * pause)
    for due in times[:-1]:
        if played.table.over:
            return
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        figures.due += 1
        if time.perf_counter() < until and not await one_answer(played, urls, post, figures, rng):
            return


async def one_answer(played: Played, urls: Sequence[str], post: Post, figures: Figures, rng: random.Random) -> bool:
    """False where the table cannot be played on: it is no longer the one we know."""
    seat, option, number, seen = answered(played, rng)
    played.open.clear()
    played.awaited = {played.pages[viewer] for viewer in seen}
    played.done.clear()
    body = json.dumps({"option": option, "number": number}).encode()
    sent = time.perf_counter()
    try:
        status = await post(rng.choice(urls), f"/tables/{played.id}/{LETTERS[seat]}/answer", played.cookies[seat], body)
    except (OSError, TimeoutError):
        figures.failed += 1
        return False
    if status != 204:
        figures.refused += 1
        return False
    expected = set(played.awaited) | set(played.open)
    with suppress(TimeoutError):
        await asyncio.wait_for(played.done.wait(), PATIENCE)
    figures.answers += 1
    figures.stale += len(played.awaited)
    figures.times.append(1000 * (max([played.open.get(page, sent) for page in expected], default=sent) - sent))
    return True
