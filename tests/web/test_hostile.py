"""Clients who mean harm: whatever one of them does, the table beside it is played on."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from gloam.core.table import LETTERS, Table
from gloam.web.guests import colours
from gloam.web.guests.guest import Cookies, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.settings import Settings
from gloam.web.store.schema import ClaimRow
from tests.web.place import told
from tests.web.serving import PATIENCE, Reply, Served, Wire, request, served

QUICK = 10.0  # seconds within which an answer is acknowledged, whatever goes on beside it
TESTS = 12  # tables that are ready for them
STILL = "/static/tokens.css"  # whatever a machine has to do, this is there
ASKS = request("GET", STILL)
ADDRESSES = (f"127.0.{count // 200}.{count % 200 + 1}" for count in itertools.count(300))
STRICT = {
    "connections": 12,
    "arriving": 2.0,
    "unread": 1.0,
    "ping": 0.5,
    "streams": 2,
    "crowd": 2,
    "reopened": 5,
    "requests": 30,
    "proxies": "127.0.0.8, 10.0.0.0/8",
    "metrics": "on",
}


class Party:
    """A table of people who come from one address, and their game as they know it; and the address of one who means
    harm. Both addresses are new for every table."""

    def __init__(self, id: str, table: Table, cookies: Cookies) -> None:
        self.port = 0
        self.id = id
        self.table = table
        self.cookies = cookies
        self.here = next(ADDRESSES)
        self.there = next(ADDRESSES)
        self.eve = Guest(f"guest-eve-{self.there}", "Eve", "en")
        self.rng = Random(5)

    def guest(self, seat: int) -> Guest:
        return Guest(f"guest-{seat}", f"Player {seat}", "en")

    def path(self, seat: int) -> str:
        return f"/tables/{self.id}/{LETTERS[seat]}"

    @property
    def watching(self) -> str:
        return f"/tables/{self.id}/watch/stream"

    async def answers(self, count: int) -> list[float]:
        """Play on; how many seconds each answer took."""
        times = []
        for _ in range(count):
            question = self.rng.choice(self.table.questions())
            option = self.rng.choice(question.options)
            body = json.dumps({"option": option, "number": question.number}).encode()
            began = time.monotonic()
            path = f"{self.path(question.seat)}/answer"
            said = request("POST", path, body, self.guest(question.seat), self.cookies, connection="close")
            status = await self.status(said, self.here)
            times.append(time.monotonic() - began)
            assert status == 204
            self.table.answer(question.seat, option, number=question.number)
        return times

    async def status(self, said: bytes, source: str = "") -> int:
        """What this is answered, on a connection of its own; the one who means harm says it where nobody is named."""
        async with Wire.to(self.port, source or self.there) as wire:
            wire.send(said)
            return (await wire.head()).status

    async def crowd(self, count: int, said: bytes) -> list[Wire]:
        """So many connections of the one who means harm, which all say the same."""
        wires = list(await asyncio.gather(*[Wire.opened(self.port, self.there) for _ in range(count)]))
        for wire in wires:
            wire.send(said)
        return wires


async def seated(folder: Path) -> list[Party]:
    """Tables of four people in a database that no server has opened yet."""
    house = House(Settings(str(folder / "gloam.db")))
    parties = []
    for _ in range(TESTS):
        row, seats = house.written(Guest("guest-0", "Player 0", "en"), Arrangement("vendetta", (ME,) * 4))
        claims = [ClaimRow(guest=f"guest-{seat}", table=row.id, seat=seat) for seat in range(4)]
        await house.add(row, seats, claims)
        parties.append(Party(row.id, colours.begun(row, seats), house.cookies))
    await house.close()
    return parties


@contextmanager
def tables(folder: Path, **settings: object) -> Iterator[tuple[Served, list[Party]]]:
    parties = asyncio.run(seated(folder))
    with served(folder, **settings) as server:
        for party in parties:
            party.port = server.port
        yield server, parties


@pytest.fixture(scope="module")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[Party]]]:
    with tables(tmp_path_factory.mktemp("usual")) as found:
        yield found


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[Party]]]:
    with tables(tmp_path_factory.mktemp("strict"), **STRICT) as found:
        yield found


@pytest.fixture
def usual(usual_server: tuple[Served, list[Party]]) -> Party:
    """A table of a server with the settings that it has by itself."""
    return usual_server[1].pop()


@pytest.fixture
def strict(strict_server: tuple[Served, list[Party]]) -> Party:
    """A table of a server with narrow limits."""
    return strict_server[1].pop()


async def close(wires: list[Wire]) -> None:
    for wire in wires:
        wire.transport.abort()
    await asyncio.sleep(0)


# ---- connections


@told
async def test_1200_connections_that_ask_for_nothing_or_for_half_of_something_leave_room_for_others(
    usual: Party,
) -> None:
    silent = await usual.crowd(400, b"")
    halves = await usual.crowd(400, b"GET / HTTP/1.1\r\nhost: gloam.test\r\nx-slow")
    bodies = await usual.crowd(400, b"POST /play HTTP/1.1\r\nhost: a\r\ncontent-length: 99\r\n\r\ngame=")
    assert max(await usual.answers(12)) < QUICK
    last = [await wire.head() for wire in bodies[-5:]]
    assert {reply.status for reply in last} == {429}
    assert {reply.headers["retry-after"] for reply in last} == {"5"}
    await close(silent + halves + bodies)
    assert max(await usual.answers(2)) < QUICK


@told
async def test_1200_streams_of_a_stranger_leave_room_for_others(usual: Party) -> None:
    """The connections are too many for one address already; of those that are left, too many are streams."""
    wires = await usual.crowd(1200, request("GET", usual.watching, b"", usual.eve, usual.cookies))
    assert max(await usual.answers(12)) < QUICK
    found = [(await wire.head()).status for wire in wires]
    assert found.count(200) == Settings().streams
    assert found.count(429) == 1200 - Settings().streams
    await close(wires)


@told
async def test_so_many_connections_from_an_address_and_not_one_more(strict: Party) -> None:
    wires = await strict.crowd(12, ASKS)
    assert [(await wire.reply()).status for wire in wires] == [200] * 12
    assert await strict.status(ASKS) == 429
    assert await strict.status(ASKS, strict.here) == 200
    await wires.pop().close()
    await until(lambda: strict.status(ASKS), 200)
    await close(wires)


@told
async def test_a_request_that_does_not_come_in_time_is_told_so(strict: Party) -> None:
    (silent,) = await strict.crowd(1, b"")
    (half,) = await strict.crowd(1, b"GET /health HTTP/1.1\r\nhost: a\r\nx-sl")
    (body,) = await strict.crowd(1, b"POST /play HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\ngame=")
    assert await silent.ended() == b""
    for wire in (half, body):
        reply = await wire.reply()
        assert (reply.status, reply.headers["connection"]) == (408, "close")
        assert await wire.ended() == b""
    assert await strict.status(ASKS) == 200
    await close([silent, half, body])


@told
async def test_a_stream_is_not_a_request_that_takes_too_long(strict: Party) -> None:
    async with Wire.to(strict.port, strict.here) as wire:
        wire.send(request("GET", strict.watching, b"", strict.eve, strict.cookies))
        for _ in range(6):  # three seconds
            assert await asyncio.wait_for(wire.reader.readuntil(b": still here"), PATIENCE)


@told
async def test_a_head_without_end_is_refused(usual: Party) -> None:
    endless = b"GET / HTTP/1.1\r\nhost: a\r\n" + b"x-more: and more\r\n" * 4000
    assert await usual.status(endless) == 431
    assert await usual.status(request("GET", STILL, x_more="m" * 20_000)) == 200


@told
async def test_whoever_does_not_read_is_let_go(strict: Party) -> None:
    deaf = await Wire.opened(strict.port, strict.there)
    deaf.transport.pause_reading()
    deaf.send(request("GET", "/static/symbols.svg") * 400)
    with pytest.raises(ConnectionError):
        await asyncio.wait_for(unheard(deaf), PATIENCE)
    await close([deaf])
    assert max(await strict.answers(4)) < QUICK


async def unheard(wire: Wire) -> None:
    """Send on, without reading, until the other side has had enough."""
    while True:
        wire.send(b" ")
        await wire.writer.drain()
        await asyncio.sleep(0.05)


async def until(found: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Wait until this is so: what one side has done the other learns a moment later."""
    async with asyncio.timeout(PATIENCE):
        while await found() != wanted:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.02)


# ---- streams


@told
async def test_so_many_streams_for_a_guest_and_for_an_address_and_not_one_more(strict: Party) -> None:
    names = [strict.eve, strict.eve, strict.eve, Guest("guest-fay", "Fay", "en"), Guest("guest-gus", "Gus", "en"), None]
    open_pages, found = [], []
    for guest in names:
        (wire,) = await strict.crowd(1, request("GET", strict.watching, b"", guest, strict.cookies))
        reply = await wire.head()
        open_pages.append(wire)
        found.append(reply)
    assert [reply.status for reply in found] == [200, 200, 429, 200, 200, 429]
    assert 0 < int(found[-1].headers["retry-after"]) <= 60
    await until(lambda: streams(strict), 4)  # those of others are closed
    await open_pages[0].close()
    await until(lambda: streams(strict), 3)
    assert await strict.status(request("GET", strict.watching, b"", strict.eve, strict.cookies)) == 200
    await close(open_pages)


async def streams(table: Party) -> int:
    """How many pages are open, as the server says."""
    async with Wire.to(table.port, table.here) as wire:
        wire.send(request("GET", "/metrics"))
        text = (await wire.reply()).body.decode()
    return int(float(text.partition("\ngloam_streams ")[2].partition("\n")[0]))


@told
async def test_a_watcher_who_comes_again_and_again_waits(strict: Party) -> None:
    found = []
    for _ in range(8):
        async with Wire.to(strict.port, strict.there) as wire:
            wire.send(request("GET", "/tables/nowhere/watch/stream", b"", strict.eve, strict.cookies))
            found.append(await wire.head())
    assert [reply.status for reply in found] == [404] * 5 + [429] * 3
    assert 0 < int(found[-1].headers["retry-after"]) <= 60
    assert max(await strict.answers(4)) < QUICK


# ---- what is sent


Attack = Callable[[Party], Awaitable[list[int]]]


async def statuses(table: Party, *requests: bytes) -> list[int]:
    return [await table.status(said) for said in requests]


async def forges_seats(table: Party) -> list[int]:
    """Eve answers for others: as herself, without a cookie, and with cookies that were not signed here."""
    question = table.table.questions()[0]
    body = json.dumps({"option": question.options[0], "number": question.number}).encode()
    path = f"{table.path(question.seat)}/answer"
    forged = Cookies("another key")
    return await statuses(
        table,
        request("POST", path, body, table.eve, table.cookies),
        request("POST", path, body),
        request("POST", path, body, table.guest(question.seat), forged),
        request("POST", path, body, cookie="gloam=" + "A" * 4000),
        request("POST", path, body, table.eve, table.cookies, x_forwarded_for=table.here),
    )


async def sends_nonsense(table: Party) -> list[int]:
    """Bodies that are too large, lie about their length, or are nothing that could be read."""
    path = f"{table.path(0)}/answer"
    one = (table.guest(0), table.cookies)
    return await statuses(
        table,
        request("POST", path, b"x" * 400_000, *one),
        request("POST", path, b"[" * 100_000, *one),
        request("POST", path, b'{"option": 7, "number": "seven"}', *one),
        request("POST", path, b"\xff\xfe\x00" * 50, *one),
        request("POST", "/upload", b"--a\r\nnonsense", *one, content_type="multipart/form-data; boundary=a"),
        request("POST", "/play", b"game=%00%ff&" * 3000, *one, content_type="application/x-www-form-urlencoded"),
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST " + path.encode() + b" HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nxx",
        b"POST /play HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\ngame=",
    )


@pytest.mark.parametrize("attack", [forges_seats, sends_nonsense])
@told
async def test_what_is_forged_or_makes_no_sense_is_refused_and_changes_nothing(
    usual: Party, usual_server: tuple[Served, list[Party]], attack: Attack
) -> None:
    found, times = await asyncio.gather(attack(usual), usual.answers(8))
    assert [status for status in found if status and not 400 <= status < 500] == [], found
    assert max(times) < QUICK
    written = usual_server[0].lines
    assert [line for line in written if line["level"] in ("error", "critical")] == []
    requests = [line for line in written if line["what"] == "request"]
    assert len(requests) > 8
    assert all({"at", "request", "method", "path", "status", "ms"} <= line.keys() for line in requests)


@told
async def test_an_old_answer_sent_again_and_again_is_made_once(usual: Party) -> None:
    question = usual.table.questions()[0]
    body = json.dumps({"option": question.options[0], "number": question.number}).encode()
    whole = request("POST", f"{usual.path(question.seat)}/answer", body, usual.guest(question.seat), usual.cookies)
    found = await asyncio.gather(*[usual.status(whole) for _ in range(40)])
    assert found.count(204) == 1
    usual.table.answer(question.seat, question.options[0], number=question.number)
    replayed, times = await asyncio.gather(statuses(usual, *[whole] * 20), usual.answers(8))
    assert 204 not in replayed
    assert max(times) < QUICK


@told
async def test_a_flood_is_told_to_wait_and_others_are_not(strict: Party) -> None:
    async def told_to(wire: Wire) -> list[Reply]:
        return [await wire.reply() for _ in range(10)]

    wires = await strict.crowd(10, request("GET", "/rules", b"", strict.eve, strict.cookies) * 10)
    found, times = await asyncio.gather(asyncio.gather(*map(told_to, wires)), strict.answers(8))
    replies = [reply for some in found for reply in some]
    refused = [reply for reply in replies if reply.status == 429]
    assert [reply.status for reply in replies].count(200) == len(replies) - len(refused) <= 30
    assert all("retry-after" in reply.headers for reply in refused)
    assert max(times) < QUICK
    await close(wires)


# ---- who speaks for whom


@told
async def test_only_a_proxy_that_was_named_says_for_whom_it_speaks(strict: Party) -> None:
    async def asks(source: str, count: int, forwarded: str) -> list[int]:
        """So often; `*` is another number each time."""
        path = "/tables/nowhere/watch/stream"  # of these an address may ask for ten a minute
        words = [forwarded.replace("*", str(number)) for number in range(1, count + 1)]
        return [await strict.status(request("GET", path, x_forwarded_for=word), source) for word in words]

    assert await asks(strict.there, 11, "192.0.2.*") == [404] * 10 + [429], "nobody has named this one"
    assert await asks("127.0.0.8", 11, "192.0.2.*") == [404] * 11
    assert await asks("127.0.0.8", 11, "192.0.2.*, 203.0.113.7") == [404] * 10 + [429], "the nearest counts"
    assert await asks("127.0.0.8", 11, "2001:db8:1:2:*::1") == [404] * 10 + [429], "a home in IPv6 is one address"
    assert await asks("127.0.0.8", 11, "2001:db8:2:*::1") == [404] * 11
