"""The stream, over a real connection: what is sent when, how it is packed, and how it ends."""

from __future__ import annotations

import asyncio
import re
import signal
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
import uvicorn

from gloam.core.table import LETTERS
from gloam.web.guests.guest import COOKIE, Cookies, Guest
from gloam.web.markup import Drawn
from gloam.web.pages import table as pages
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.routes.tables import page_of
from gloam.web.scenes.scene import Scene
from gloam.web.serve import Server as Listening
from gloam.web.serve import listen
from gloam.web.store.store import Store
from tests.browser.server import Server
from tests.web.place import PATIENCE, Place, asked, play, told, until

END: Final = re.compile(r"\r\n\r\n|\n\n|\r\r")


class Stream:
    """One open page's stream, event by event; signs of life are counted."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer: Final = answer
        self.unpack: Final = zlib.decompressobj(31) if answer.headers.get("content-encoding") == "gzip" else None
        self.events: Final[asyncio.Queue[tuple[dict[str, str], int]]] = asyncio.Queue()
        self.pings = 0
        self.known = ""  # how often it had changed when the last was taken in
        self.reading: Final = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Take in all that comes, until the server ends it."""
        text, size = "", 0
        async for chunk in self.answer.aiter_raw():
            size += len(chunk)
            text += (self.unpack.decompress(chunk) if self.unpack else chunk).decode()
            while (found := END.search(text)) is not None:
                fields = dict(line.split(": ", 1) for line in text[: found.start()].splitlines() if line[0] != ":")
                text = text[found.end() :]
                if "data" in fields:
                    self.events.put_nowait((fields, size))
                else:
                    self.pings += 1
                size = 0

    async def event(self) -> dict[str, str]:
        return (await self.sized())[0]

    async def sized(self) -> tuple[dict[str, str], int]:
        """The next event, and how many bytes it was on the wire."""
        async with asyncio.timeout(PATIENCE):
            event, size = await self.events.get()
        self.known = event.get("id", "").partition(".")[2]
        return event, size

    async def is_quiet(self, pings: int = 3) -> bool:
        """Does nothing come but so many signs of life?"""
        enough = self.pings + pings
        await until(lambda: self.pings >= enough or not self.events.empty())
        return self.events.empty()

    async def reaches(self, version: str) -> None:
        """Pass over all that comes until it has changed so often."""
        while self.known != version:
            await self.event()

    async def ends(self) -> None:
        """The server closes the stream, as it should, without an error."""
        async with asyncio.timeout(PATIENCE):
            await self.reading


@asynccontextmanager
async def served(place: Place) -> AsyncIterator[str]:
    """A real server for this place: its address."""
    config = uvicorn.Config(place.app, log_config=None, access_log=False, ws="none", timeout_graceful_shutdown=3)
    server = Listening(config, place.house)
    with listen("127.0.0.1", 0) as listening:
        running = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            await until(lambda: server.started)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            place.house.end_streams()
            server.should_exit = True
            await running


@asynccontextmanager
async def opened(url: str, path: str, cookie: str, speed: str = "", **headers: str) -> AsyncIterator[Stream]:
    async with (
        httpx.AsyncClient(base_url=url, cookies={COOKIE: cookie, "gloam-speed": speed}, timeout=PATIENCE) as client,
        client.stream("GET", path, headers=headers) as answer,
    ):
        assert answer.status_code == 200
        stream = Stream(answer)
        try:
            yield stream
        finally:
            stream.reading.cancel()
            await asyncio.gather(stream.reading, return_exceptions=True)


class Table:
    """A table that is served, and the way to its streams."""

    def __init__(self, place: Place, room: Room, url: str) -> None:
        self.place = place
        self.room = room
        self.url = url

    def stream(self, seat: int | None, known: str = "", packing: str = "identity", speed: str = "") -> Any:
        guest = Guest("watcher", "Walter", "en")
        if seat is not None:
            guest = Guest(f"guest-{self.room.seats[seat].name}", self.room.seats[seat].name, "en")
        letter = "watch" if seat is None else LETTERS[seat]
        path = f"/tables/{self.room.id}/{letter}/stream?v={known}"
        cookie = self.place.house.cookies.write(guest)
        return opened(self.url, path, cookie, speed, **{"accept-encoding": packing})

    async def at_rest(self, *streams: tuple[int | None, Stream]) -> None:
        """Wait until all of these are open, which changes who is there, and none of them has anything to come."""
        await until(lambda: len(self.room.listeners) == len(streams))
        for seat, stream in streams:
            await stream.reaches(self.room.version_for(seat))

    def page(self, viewer: int | None) -> Drawn:
        """The live part of a viewer's page, as it is now."""
        guest = Guest("watcher" if viewer is None else f"guest-{self.room.seats[viewer].name}", "", "en")
        return page_of(self.place.house, self.room, Viewer(guest.id, viewer), "en")


def digest(event: dict[str, str]) -> str:
    """Of the page that an event makes."""
    return event["id"].partition(".")[0]


async def change(room: Room) -> None:
    """Play until there is something new for everyone."""
    version = room.version
    await play(room, Random(2), until=lambda room: room.version != version)


async def news(room: Room, seat: int) -> None:
    """Play until there is something new for this seat. One answer has brought it, so it is told at once and never with
    something else."""
    version = room.version_for(seat)
    await play(room, Random(2), until=lambda room: room.version_for(seat) != version)


def at_a_table(**settings: Any) -> Callable[[Callable[[Table], Any]], Callable[[Path], None]]:
    """For a test at a table that is served."""

    def wrap(story: Callable[[Table], Any]) -> Callable[[Path], None]:
        @told
        async def run(tmp_path: Path) -> None:
            async with Place(tmp_path, **settings) as place, served(place) as url:
                room = await place.table("vendetta")
                await play(room, Random(1), 12)
                await story(Table(place, room, url))

        run.__name__, run.__doc__ = story.__name__, story.__doc__
        return run

    return wrap


@at_a_table()
async def test_the_table_is_sent_at_once_and_whenever_it_changes(table: Table) -> None:
    seat = asked(table.room).seat
    async with table.stream(seat) as own, table.stream(None) as watching:
        first = await own.event()
        assert first["data"].startswith("<header")
        assert '<section id="dock"' in first["data"], "the whole page"
        await table.at_rest((seat, own), (None, watching))
        await change(table.room)
        for stream, viewer in ((own, seat), (watching, None)):
            event = await stream.event()
            while stream.known != table.room.version_for(viewer):
                event = await stream.event()
            page = table.page(viewer)
            assert digest(event) == page.digest != digest(first)
            assert event["data"].startswith("<hx-partial"), "what has changed of it"
            assert len(event["data"]) < len(page.text) / 4


@at_a_table(ping=0.1)
async def test_who_knows_the_newest_is_sent_nothing(table: Table) -> None:
    async with table.stream(0) as first:
        known = digest(await first.event())
        async with table.stream(0, known) as second:
            assert await second.is_quiet()
            await change(table.room)
            assert digest(await second.event()) == digest(await first.event()) != known
        async with table.stream(0, "nonsense") as third:
            assert '<section id="dock"' in (await third.event())["data"]


@at_a_table(ping=0.1)
async def test_a_quiet_stream_gives_signs_of_life(table: Table) -> None:
    async with table.stream(0) as stream:
        await stream.event()
        assert await stream.is_quiet()
        await change(table.room)
        assert "<hx-partial" in (await stream.event())["data"]


@at_a_table()
async def test_a_packed_stream_is_not_held_back(table: Table) -> None:
    """Every event can be read as soon as it was sent, whether it was worth packing or not."""
    sizes = []
    async with table.stream(0, packing="gzip") as stream, table.stream(0) as plain:
        assert stream.unpack is not None, "it is packed"
        for _ in range(12):
            event, size = await stream.sized()
            assert event == await plain.event()
            sizes.append((len(event["data"].encode()), size))
            await news(table.room, 0)
        assert sizes[0][1] < sizes[0][0] / 4, "the whole page"
        assert all(size < much + 100 for much, size in sizes)
        table.place.house.end_streams()
        await stream.ends()
        assert stream.unpack.eof, "all of it was there, and its sum is right"


@at_a_table()
async def test_one_drawing_serves_all_who_watch(table: Table) -> None:
    drawn: list[int | None] = []
    inside = pages.inside

    def counted(room: Room, scene: Scene, *rest: Any) -> Any:
        drawn.append(scene.you)
        return inside(room, scene, *rest)

    async with (
        table.stream(None) as one,
        table.stream(None) as two,
        table.stream(None) as three,
        table.stream(0) as own,
    ):
        streams = (one, two, three, own)
        await table.at_rest((None, one), (None, two), (None, three), (0, own))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pages, "inside", counted)
            await change(table.room)
            events = [await stream.event() for stream in streams]
    assert sorted(drawn, key=str) == [0, None]
    assert events[0] == events[1] == events[2]
    assert events[3]["data"] != events[0]["data"]


@at_a_table()
async def test_it_is_seen_who_is_there(table: Table) -> None:
    room = table.room
    assert (room.present(0), room.watchers) == (False, 0)
    async with table.stream(0) as stream:
        await stream.event()
        assert room.present(0)
        async with table.stream(0) as second, table.stream(None) as watching:
            await second.event()
            await watching.event()
            assert (room.present(0), room.present(1), room.watchers) == (True, False, 1)
        await until(lambda: room.watchers == 0)
        assert room.present(0), "one page of two was closed"
    await until(lambda: not room.present(0))
    assert room.listeners == set()


@at_a_table()
async def test_bots_hurry_once_all_who_play_want_everything_at_once(table: Table) -> None:
    def hurried() -> bool:
        return table.room.hurried

    assert not hurried(), "nobody is here"
    async with table.stream(None, speed="once") as watching:
        await watching.event()
        assert hurried(), "nobody who plays is here"
        async with table.stream(0, speed="once") as first:
            await first.event()
            assert hurried()
            async with table.stream(1, speed="fast") as second:
                await second.event()
                assert not hurried(), "somebody wants to see it"
            await until(hurried)
            async with table.stream(None) as slow:
                await slow.event()
                assert hurried(), "those who only watch hold nobody up"


# ---- the end of a server, and the next


def cookie_of(server: Server) -> str:
    store = Store(f"sqlite:///{server.folder / 'gloam.db'}")
    key = store.cookie_key()
    store.close()
    return Cookies(key).write(Guest("guest-Anna", "Anna", "en"))


def test_a_server_that_is_told_to_stop_again_and_again_ends_as_quietly(tmp_path: Path) -> None:
    """As when somebody holds Ctrl+C down, to its very last moment."""
    server = Server(tmp_path)
    server.start()
    process, latest = server.process, time.monotonic() + PATIENCE
    assert process is not None
    for sign in cycle((signal.SIGINT, signal.SIGTERM)):
        if process.poll() is not None or time.monotonic() > latest:
            break
        process.send_signal(sign)
        time.sleep(0.01)
    server.kill()
    assert process.returncode == 0
    assert server.faults == []


@told
async def test_to_be_told_to_stop_ends_every_stream_and_the_program(tmp_path: Path) -> None:
    server = Server(tmp_path, pace=30.0)
    await asyncio.to_thread(server.start)
    try:
        cookie = cookie_of(server)
        async with httpx.AsyncClient(base_url=server.url, cookies={COOKIE: cookie}, timeout=PATIENCE) as anna:
            seat = (await anna.post("/play", data={"game": "vendetta"})).headers["location"]
            async with (
                opened(server.url, f"{seat}/stream", cookie) as one,
                opened(server.url, f"{seat}/stream", cookie) as two,
            ):
                known = digest(await one.event())
                await two.event()
                ended = asyncio.create_task(asyncio.to_thread(server.stop))
                await one.ends()
                await two.ends()
                assert await ended == 0
            assert server.faults == [], "nothing had to be cut off when the time for it was over"
            await asyncio.to_thread(server.start)
            async with (
                opened(server.url, f"{seat}/stream?v={known}", cookie) as again,
                opened(server.url, f"{seat}/stream", cookie) as anew,
            ):
                event = await anew.event()
                assert digest(event) == known, "to the next server the table looks the same"
                assert '<section id="dock"' in event["data"]
                assert again.events.empty(), "who has it already is sent nothing"
            view = (await anna.get(f"{seat}/view")).json()
            assert view["view"]["seat"] == 0
    finally:
        await asyncio.to_thread(server.kill)
