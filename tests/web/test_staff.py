"""`gloam serve --workers`: several processes on one port and one database, and one that watches over them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine

from gloam.core.table import LETTERS
from gloam.web.guests.guest import Guest
from gloam.web.rooms.room import Room
from tests.web.conftest import new_database
from tests.web.place import Place, told
from tests.web.serving import PATIENCE, Reply, Wire, request

PROGRAM = """
from gloam.web import serve
serve.GRACE = 60  # in all of them: whatever had to be cut off then does not end by itself
from gloam.cli import main
if __name__ == "__main__":
    main()
"""
SERVED = 'gloam_requests_total{status="404"}'  # of what nobody else asks for
CAME, DIED = "a process serves", "a process that serves has died"


@dataclass(frozen=True)
class House:
    """A house with several processes: the one that leads them, the port, and what all of them write down."""

    leader: subprocess.Popen[str]
    port: int
    log: Path

    def lines(self, what: str) -> list[dict[str, Any]]:
        """What they have written down so: of the newest line perhaps only half is there yet."""
        whole, _, _ = self.log.read_text().rpartition("\n")
        lines = [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
        return [line for line in lines if line["what"] == what]

    @property
    def processes(self) -> list[int]:
        """Those that serve now."""
        gone = {line["worker"] for line in self.lines(DIED)}
        return [line["worker"] for line in self.lines(CAME) if line["worker"] not in gone]


def until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.02)


def lives(process: int) -> bool:
    """Is there such a process, and has it not ended?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def house(folder: Path, database: str, workers: int = 2, **settings: object) -> Iterator[House]:
    program, log = folder / "program.py", folder / "house.log"
    program.write_text(PROGRAM)
    said = [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]
    words = ["serve", "--port", "0", "--database", database, "--workers", str(workers), "--lang", "en", *said]
    with log.open("w") as writes:
        leader = subprocess.Popen([sys.executable, str(program), *words], stdout=-1, stderr=writes, text=True)
    with leader:
        try:
            assert leader.stdout is not None
            port = re.search(r":(\d+)/", leader.stdout.readline())
            assert port, log.read_text()
            yield House(leader, int(port[1]), log)
        finally:
            leader.terminate()
            try:
                leader.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                leader.kill()


async def get(at: House, path: str) -> Reply:
    """Over a connection of its own, which any of them may take."""
    async with Wire.to(at.port, "127.0.0.1") as wire:
        wire.send(request("GET", path, connection="close"))
        return await wire.reply()


async def health(at: House) -> tuple[int, bool, int]:
    """How it is, and how many processes there are."""
    found = await get(at, "/health")
    said = json.loads(found.body)
    return found.status, said["ok"], said.get("processes", 0)


async def counted(at: House, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", (await get(at, "/metrics")).body.decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


async def all_up(at: House, workers: int = 2) -> None:
    """Wait until all of them have begun to count."""
    async with asyncio.timeout(PATIENCE):
        while len(at.lines("Application startup complete.")) < workers:
            assert at.leader.poll() is None, at.log.read_text()
            await asyncio.sleep(0.02)


@dataclass(frozen=True)
class Open:
    """A house that stays open for several tests, and its database."""

    at: House
    database: str


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory, postgres_server: Engine, postgres_shaped: str) -> Iterator[Open]:
    database = new_database(postgres_server, postgres_shaped)
    with house(tmp_path_factory.mktemp("house"), database, metrics="on") as at:
        yield Open(at, database)


async def served(at: House, count: int) -> None:
    """Ask so often for a page that is not there, and wait until all of it is counted: that comes when it has been
    sent, and of a stream when it ends."""
    before = await counted(at, SERVED)
    for _ in range(count):
        assert (await get(at, "/nowhere")).status == 404
    async with asyncio.timeout(PATIENCE):
        while await counted(at, SERVED) != before + count:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.02)


@told
async def test_requests_are_served_by_several_and_counted_together(opened: Open) -> None:
    at = opened.at
    await all_up(at)
    await served(at, 30)
    found = [await counted(at, SERVED) for _ in range(6)]
    assert set(found) == {found[0]}, "whoever is asked tells of all"
    async with asyncio.timeout(PATIENCE):
        while await health(at) != (200, True, 2):  # noqa: ASYNC110 - they hear of each other soon
            await asyncio.sleep(0.02)
    assert len(at.processes) == 2


@asynccontextmanager
async def streams(at: House, place: Place, room: Room, each: int) -> AsyncIterator[list[Wire]]:
    """So many pages of every seat, each over a connection of its own."""
    async with AsyncExitStack() as stack:
        wires = []
        for seat in [seat for seat in range(len(room.seats)) for _ in range(each)]:
            wire = await stack.enter_async_context(Wire.to(at.port, "127.0.0.1"))
            guest = Guest(next(iter(room.holders[seat])), room.names[seat], "en")
            path = f"/tables/{room.id}/{LETTERS[seat]}/stream"
            wire.send(request("GET", path, guest=guest, cookies=place.house.cookies))
            assert (await wire.head()).status == 200
            wires.append(wire)
        yield wires


async def news(wire: Wire) -> None:
    """Wait until a page has been told something new."""
    while not (line := await asyncio.wait_for(wire.reader.readline(), PATIENCE)).startswith(b"id: "):
        assert line, "the stream has ended"


async def answer(at: House, place: Place, room: Room, seat: int, option: str, number: int) -> int:
    guest = Guest(next(iter(room.holders[seat])), room.names[seat], "en")
    body = json.dumps({"option": option, "number": number}).encode()
    async with Wire.to(at.port, "127.0.0.1") as wire:
        path = f"/tables/{room.id}/{LETTERS[seat]}/answer"
        wire.send(request("POST", path, body, guest, place.house.cookies, connection="close"))
        return (await wire.reply()).status


@told
async def test_a_game_is_played_through_all_of_them_and_every_page_is_told(tmp_path: Path, opened: Open) -> None:
    rng, at = Random(4), opened.at
    await all_up(at)
    async with Place(tmp_path, database=opened.database) as place:
        room = await place.table("vendetta", seed=3)
        async with streams(at, place, room, 4) as wires:
            for _ in range(25):
                await room.following.catch_up()
                question = rng.choice(room.playing.questions())
                seat, number = question.seat, room.number_of(question)
                assert await answer(at, place, room, seat, rng.choice(question.options), number) == 204
                await asyncio.gather(*[news(page) for page in wires[seat * 4 : seat * 4 + 4]])


@told
async def test_one_that_dies_is_started_again_and_not_in_haste(opened: Open) -> None:
    at = opened.at
    await all_up(at)
    await served(at, 5)
    before = await counted(at, SERVED)
    first, other = at.processes
    os.kill(first, signal.SIGKILL)
    until(lambda: len(at.lines(DIED)) == 1)
    await served(at, 5)
    assert await counted(at, SERVED) == before + 5, "what it has counted is not lost, and the other serves on"
    until(lambda: len(at.lines(CAME)) == 3)
    os.kill(at.lines(CAME)[-1]["worker"], signal.SIGKILL)
    until(lambda: len(at.lines(CAME)) == 4)
    pauses = [line["again_in"] for line in at.lines(DIED)]
    assert pauses in ([1.0, 2.0], [0.0, 1.0]), "one that dies soon is waited for, and longer each time"
    assert [line["code"] for line in at.lines(DIED)] == [-signal.SIGKILL] * 2
    assert lives(other)
    assert (await get(at, "/rules")).status == 200


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
@told
async def test_all_of_them_stop_gently_when_told(tmp_path: Path, postgres: str, sign: signal.Signals) -> None:
    async with Place(tmp_path, database=postgres) as place:
        room = await place.table("vendetta")
        with house(tmp_path, postgres) as at:
            await all_up(at)
            processes = at.processes
            async with streams(at, place, room, 2) as wires:
                at.leader.send_signal(sign)
                for wire in wires:
                    assert (await wire.ended()).endswith(b"0\r\n\r\n"), "a stream comes to its end, and is not torn"
            assert at.leader.wait(PATIENCE) == 0
            assert not any(lives(process) for process in processes)
            assert len(at.lines(f"Finished server process [{processes[0]}]")) == 1
            assert not at.lines(DIED)


@told
async def test_where_the_one_that_leads_them_is_killed_all_stop(tmp_path: Path, postgres: str) -> None:
    with house(tmp_path, postgres) as at:
        await all_up(at)
        processes = at.processes
        at.leader.kill()
        until(lambda: not any(lives(process) for process in processes))
        with suppress(ConnectionError):
            assert (await get(at, "/health")).status == 0
