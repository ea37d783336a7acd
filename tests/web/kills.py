"""Servers that are killed at random moments while programs play at them, and what must be true afterwards.

    trial = Trial(folder, url, servers=2)
    await trial.run(kills=20)
    trial.check()

Every server is a process on its own port, all on one database; whoever plays asks any of them. What a server has
acknowledged is remembered, and so is what was sent and never answered: of that nobody can know. In the end every
answer that was acknowledged is in its journal, once, as the answer to the question it was given to; no line is there
that nobody has sent; and every game has come to its end.

At every table a page stays open. Now and then it is compared with one that is drawn whole after an answer, by any
server: how long it takes until it tells the same is measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

import gloam
from gloam.core.journal import Journal, play_moves
from gloam.core.table import LETTERS
from gloam.web.guests.guest import COOKIE, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.rooms.setups import setup_of
from gloam.web.settings import Settings
from gloam.web.store.records import NOBODY
from gloam.web.store.schema import ClaimRow
from gloam.web.store.store import Store
from tests.browser.server import free_port
from tests.web.open_page import OpenPage, Unanswered, fetched, told_by

PATIENCE: Final = 120.0  # seconds until what does not come is a fault
GUEST: Final = Guest("guest-Anna", "Anna", "en")
LONG: Final = 10**6  # more events than any game has: a program that wants none of them
OLD: Final = 5.0  # seconds after which an open page is compared with another new one
LOOKS: Final = 0.1  # so often an open page is compared with a new one

# To read all of Gloam takes seconds, to let a process that has read it become two takes none: so a server that was
# killed is there again at once.
PROGRAM: Final = """
import gc, os, signal, sys
from gloam.web.app import housed, routed
from gloam.web.house import House
from gloam.web.serve import listen, prepared, run
from gloam.web.settings import BOUNDLESS, Settings

settings = Settings(sys.argv[1], pace=0.0, **BOUNDLESS)
app = routed(settings.body)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
gc.freeze()
for port in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        run(housed(app, House(settings)), listen("127.0.0.1", int(port)))
        os._exit(0)
    print(child, flush=True)
"""


class Servers:
    """Processes on one database, each with a port that it keeps."""

    def __init__(self, folder: Path, url: str, count: int) -> None:
        self.ports: Final = [free_port() for _ in range(count)]
        self.running: Final[dict[int, int]] = {}  # by port: the process
        self.log: Final = folder / "servers.log"
        with self.log.open("ab") as log:
            self.mother: Final = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, url],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                bufsize=1,
            )

    def start(self, port: int) -> None:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        print(port, file=self.mother.stdin, flush=True)
        said = self.mother.stdout.readline()
        assert said, f"no server starts:\n{self.log.read_text()}"
        self.running[port] = int(said)

    def kill(self, port: int) -> None:
        """Returns once nothing is left of it. Raises `ProcessLookupError` where it had ended by itself."""
        process = self.running.pop(port)
        os.kill(process, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(process, 0)
                time.sleep(0.001)

    def close(self) -> None:
        for port in list(self.running):
            with suppress(ProcessLookupError):
                self.kill(port)
        self.mother.kill()
        self.mother.wait(PATIENCE)
        for end in (self.mother.stdin, self.mother.stdout):
            assert end is not None
            end.close()


@dataclass
class Game:
    """One table, and what whoever plays there knows of it. Answers are a seat, a number and an option."""

    id: str
    seats: int
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    unanswered: set[tuple[int, int, str]] = field(default_factory=set)
    over: bool = False


class Trial:
    """Games on servers that are killed."""

    def __init__(
        self, folder: Path, url: str, servers: int = 1, seed: int = 1, games: tuple[str, ...] = ("vendetta",)
    ) -> None:
        self.url: Final = url
        self.names: Final = games
        self.rng: Final = Random(seed)
        self.servers: Final = Servers(folder, url, servers)
        self.games: Final[list[Game]] = []
        self.kills = 0
        self.refusals = 0
        self.delays: Final[list[float]] = []  # seconds until an open page told of an answer
        self.returns: Final[list[float]] = []  # the same, after it was connected again: its server had been killed
        self.ending = False
        house = House(Settings(url))
        self.cookie: Final = house.cookies.write(GUEST)
        house.store.close()

    # ---- playing

    async def run(self, kills: int, tables: int = 3) -> None:
        """Play at so many tables, a new one wherever one has ended, until so many have been killed; then every game is
        played to its end."""
        for port in self.servers.ports:
            self.servers.start(port)
        try:
            async with httpx.AsyncClient(cookies={COOKIE: self.cookie}, timeout=PATIENCE) as client:
                await asyncio.gather(*map(self.answers, self.servers.ports))
                async with asyncio.TaskGroup() as group:
                    for _ in range(tables):
                        group.create_task(self.player(client))
                    await self.killer(kills)
                    self.ending = True
        finally:
            self.servers.close()

    async def killer(self, kills: int) -> None:
        while self.kills < kills:
            await asyncio.sleep(self.rng.random() * 0.3)
            port = self.rng.choice(self.servers.ports)
            try:
                await asyncio.to_thread(self.servers.kill, port)
            except ProcessLookupError:
                raise AssertionError(f"a server has ended by itself:\n{self.servers.log.read_text()}") from None
            self.kills += 1
            await asyncio.sleep(self.rng.random() * 0.05)
            await asyncio.to_thread(self.servers.start, port)
            await self.answers(port)

    async def answers(self, port: int) -> None:
        """Returns once the server at this port does."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"the server does not answer:\n{self.servers.log.read_text()}")

    async def player(self, client: httpx.AsyncClient) -> None:
        while not self.ending:
            game = await asyncio.to_thread(self.opened)
            page = OpenPage(client, partial(self.address, game, 0))
            following = asyncio.create_task(page.follow())
            answered = time.monotonic()
            try:
                while not game.over:
                    assert time.monotonic() < answered + PATIENCE, "the game does not go on"
                    if await self.answer(client, game):
                        answered = time.monotonic()
                        if self.rng.random() < LOOKS:
                            await self.compare(client, game, page, answered)
            finally:
                following.cancel()
                await asyncio.gather(following, return_exceptions=True)

    async def compare(self, client: httpx.AsyncClient, game: Game, page: OpenPage, answered: float) -> None:
        """Wait until the open page tells what a new one does. Nobody else plays here, so that is the answer; but a
        server that has much to do may make a new page of what it knew before, and then another is asked for."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    new, _ = await fetched(client, self.address(game, 0))
                except (httpx.TransportError, Unanswered):
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(page.shows(told_by(new)), OLD)
                    break
        if page.connected > answered:
            self.returns.append(max(0.0, page.changed - page.connected))
        elif page.connected:
            self.delays.append(max(0.0, page.changed - answered))

    def opened(self) -> Game:
        """Another table at which everyone is a person, and all of them play by program."""
        name = self.names[len(self.games) % len(self.names)]
        seats = 2 if name == "rivals" else 3
        house = House(Settings(self.url))
        row, sits = house.written(GUEST, Arrangement(name, (ME,) * seats))
        row.begun = time.time()
        row.seed = self.rng.getrandbits(32)
        game = Game(row.id, seats)
        house.store.add_table(row, sits, [ClaimRow(guest=GUEST.id, table=row.id, seat=seat) for seat in range(seats)])
        house.store.close()
        self.games.append(game)
        return game

    def address(self, game: Game, seat: int) -> str:
        """Of any server: nobody is to know which one."""
        return f"http://127.0.0.1:{self.rng.choice(self.servers.ports)}/tables/{game.id}/{LETTERS[seat]}"

    async def answer(self, client: httpx.AsyncClient, game: Game) -> bool:
        """Answer what somebody is asked there. Was it acknowledged?"""
        seat = self.rng.randrange(game.seats)
        found = await self.seen(client, game, seat)
        if found is not None and found["question"] is None and found["view"]["waiting_for"]:
            seat = self.rng.choice(found["view"]["waiting_for"])
            found = await self.seen(client, game, seat)
        if found is None or found["question"] is None:
            return False
        number, option = found["question"]["number"], self.rng.choice(found["question"]["options"])
        given = (seat, number, option)
        try:
            said = await client.post(
                f"{self.address(game, seat)}/answer",
                json={"option": option, "number": number},
                headers={"accept": "application/json"},
            )
        except httpx.TransportError:
            game.unanswered.add(given)
            return False
        if said.status_code == 204:
            game.acknowledged.append(given)
            return True
        assert said.status_code in (409, 422, 503), f"{said.status_code} {said.text}"
        self.refusals += 1
        return False

    async def seen(self, client: httpx.AsyncClient, game: Game, seat: int) -> Any:
        """What this seat sees; None where nobody answers just now."""
        try:
            said = await client.get(f"{self.address(game, seat)}/view", params={"since": LONG})
        except httpx.TransportError:
            await asyncio.sleep(0.01)
            return None
        if said.status_code == 503:
            return None
        assert said.status_code == 200, f"{said.status_code} {said.text}"
        found = json.loads(said.content)
        game.over = found["view"]["result"] is not None
        return found

    # ---- what must be true

    def check(self) -> None:
        store = Store(self.url)
        try:
            for game in self.games:
                check(store, game)
        finally:
            store.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    @property
    def unanswered(self) -> int:
        return sum(len(game.unanswered) for game in self.games)


def check(store: Store, game: Game) -> None:
    """What is kept of this game is what its players know of it."""
    row = store.table(game.id)
    assert row is not None
    lines = [line for line in store.lines(game.id) if line.seat != NOBODY]
    table = gloam.replay(Journal(setup_of(row, store.seats(game.id)), row.rules, []))
    kept = {}
    for line in lines:
        question = table.seat(line.seat).question()
        assert question is not None, "a line answers nothing"
        answer = (line.seat, question.number, line.option)
        assert line.standing or answer in game.unanswered or answer in game.acknowledged, f"nobody said {answer}"
        kept[line.seat, question.number] = line.option
        play_moves(table, [(line.seat, line.option)])
    assert len(kept) == len(lines), "an answer was kept twice"
    for seat, number, option in game.acknowledged:
        assert kept.get((seat, number)) == option, f"{(seat, number, option)} was acknowledged and lost"
    assert len(set(game.acknowledged)) == len(game.acknowledged), "an answer was acknowledged twice"
    assert table.over, "the game has not ended"
    assert row.ended > 0, "that the game has ended is not kept"
