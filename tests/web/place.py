"""The test language of the pages: a house on a file, tables with named people, and visitors who send requests.

    @told
    async def test_something(tmp_path: Path) -> None:
        async with Place(tmp_path) as place:
            room = await place.table("vendetta", "Anna", "Boris", "greedy")
            anna = place.visitor("Anna")
            page = await anna.get(anna.seat(room))

A chair is a person's name, a bot's name, or "open". Everything runs in one event loop, so a test may also look into the
room itself.
"""

from __future__ import annotations

import asyncio
import functools
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, ParamSpec, Self, cast

import httpx
from litestar import Litestar

import gloam
from gloam import bots
from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.web.app import housed, routed
from gloam.web.guests.guest import COOKIE, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.rooms.glance import glance
from gloam.web.rooms.room import Room
from gloam.web.settings import BOUNDLESS, Settings
from gloam.web.store.records import KeptLine
from gloam.web.store.schema import OPEN, ClaimRow
from gloam.web.store.store import Store

Told = ParamSpec("Told")
Page = httpx.Response

FOUR: Final = ("Anna", "Boris", "Chloe", "Dora")
SEATS: Final = {"vendetta": 4, "blood-orders": 3, "rivals": 2}
PATIENCE: Final = 120.0  # seconds until what does not come is a fault, on a machine with much to do
AWAY: Final = 3600.0  # seconds until somebody is held to be away: nobody is because a machine is slow


def told(story: Callable[Told, Coroutine[Any, Any, None]]) -> Callable[Told, None]:
    """Let a test be a coroutine."""

    @functools.wraps(story)
    def run(*words: Told.args, **names: Told.kwargs) -> None:
        asyncio.run(story(*words, **names))

    return run


@functools.cache
def empty_database() -> bytes:
    """A file that has its shape already: to give it that takes longer than most tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "gloam.db"
        Store(f"sqlite:///{path}").close()
        return path.read_bytes()


class Visitor:
    """Somebody with a browser: their own cookie, and no script unless they say so."""

    def __init__(self, place: Place, guest: Guest | None) -> None:
        self.guest: Final = guest
        self.client: Final = httpx.AsyncClient(transport=place.transport, base_url="http://gloam.test")
        if guest is not None:
            self.client.cookies.set(COOKIE, place.house.cookies.write(guest), "gloam.test")

    def seat(self, room: Room) -> str:
        """The address of their place at this table."""
        assert self.guest is not None, "a stranger has no seat"
        names = [seat.name for seat in room.seats]
        return f"/tables/{room.id}/{LETTERS[names.index(self.guest.name)]}"

    async def get(self, path: str, **headers: str) -> Page:
        return await self.client.get(path, headers=dashed(headers))

    async def post(self, path: str, form: dict[str, str] | None = None, **headers: str) -> Page:
        return await self.client.post(path, data=form or {}, headers=dashed(headers))

    async def send(self, path: str, option: object, number: object, **headers: str) -> Page:
        """An answer as a program sends it."""
        return await self.raw(f"{path}/answer", json.dumps({"option": option, "number": number}), **headers)

    async def raw(self, path: str, body: str | bytes, **headers: str) -> Page:
        kinds = {"content-type": "application/json", "accept": "application/json"}
        return await self.client.post(path, content=body, headers=kinds | dashed(headers))


class Place:
    """A house on a file of its own. Bots move at once, nobody is away, and nobody asks too often, unless it is set
    otherwise."""

    spare: Final[list[Litestar]] = []  # to lay out all routes takes longer than most tests

    def __init__(self, folder: Path, **settings: Any) -> None:
        new = folder / "gloam.db"
        if "database" not in settings and not new.exists():
            new.write_bytes(empty_database())
        self.settings: Final = Settings(
            **{"database": str(folder / "gloam.db"), "pace": 0.0, "away": AWAY, **BOUNDLESS, **settings}
        )
        self.house: Final = House(self.settings)
        usual = self.settings.body == Settings().body
        self.app: Final = housed(self.spare.pop() if usual and self.spare else routed(self.settings.body), self.house)
        self.transport: Final = httpx.ASGITransport(cast("Any", self.app), raise_app_exceptions=False)
        self.visitors: Final[list[Visitor]] = []

    async def __aenter__(self) -> Self:
        await self.house.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for visitor in self.visitors:
            await visitor.client.aclose()
        await self.house.close()
        if self.settings.body == Settings().body:
            self.spare.append(self.app)

    # ---- people and tables

    def visitor(self, name: str, language: str = "en") -> Visitor:
        return self.known(Guest(f"guest-{name}", name, language))

    def stranger(self) -> Visitor:
        """Somebody who comes for the first time."""
        return self.known(None)

    def known(self, guest: Guest | None) -> Visitor:
        self.visitors.append(Visitor(self, guest))
        return self.visitors[-1]

    async def table(
        self, game: str = "vendetta", *chairs: str, seed: int = 1, variants: tuple[str, ...] = (), position: str = ""
    ) -> Room:
        """A table at which these sit. It has begun unless a chair is open."""
        chairs = chairs or FOUR[: SEATS[game]]
        kinds = tuple([chair if chair in (*bots.names(), OPEN) else ME for chair in chairs])
        plan = Arrangement(game, kinds, variants, position=position)
        row, seats = self.house.written(Guest(f"guest-{chairs[0]}", chairs[0], "en"), plan)
        row.seed = seed
        if not position:
            row.glance = glance(gloam.game(game).table(seats=len(chairs), seed=seed, variants=variants))
        claims = []
        for seat, chair in zip(seats, chairs, strict=True):
            if seat.kind == "person":
                seat.name = chair
                claims.append(ClaimRow(guest=f"guest-{chair}", table=row.id, seat=seat.seat))
        self.house.store.add_table(row, seats, claims)
        return await self.house.room(row.id)


# ---- playing on


def asked(room: Room) -> Question:
    """The first open question."""
    return room.playing.questions()[0]


def lines_kept(room: Room) -> list[KeptLine]:
    """The lines of a table as they are kept, with those that take others back."""
    return room.store.lines(room.id)


def holder(room: Room, seat: int) -> Guest:
    """The person at this seat."""
    return Guest(next(iter(room.holders[seat])), room.names[seat], "en")


async def play(room: Room, rng: Random, steps: int = 10**6, until: Callable[[Room], bool] | None = None) -> None:
    """Random legal answers of whoever is asked, as programs send them. Bots answer for themselves meanwhile, and what
    somebody does not want to be asked is passed for them."""
    for _ in range(steps):
        await passed(room)
        if room.playing.over or (until is not None and until(room)):
            return
        question = rng.choice(room.playing.questions())
        await room.send(question.seat, rng.choice(question.options), room.number_of(question))


async def passed(room: Room) -> None:
    """Wait until the bots have answered, and nothing is left to be passed for anybody."""
    room.wake()
    await until(lambda: room.bots.task is None or room.bots.task.done())


def is_asked(what: str) -> Callable[[Room], bool]:
    """For `play`: until somebody is asked this."""
    return lambda room: any(question.what == what for question in room.playing.questions())


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that others bring about."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.005)


async def refusal(deed: Awaitable[object]) -> str:
    """The name of the rule or sentence with which something was refused."""
    try:
        await deed
    except Exception as no:  # noqa: BLE001 - whatever it is, it is named
        return str(getattr(no, "rule", None) or getattr(no, "key", None) or no)
    raise AssertionError("nothing was refused")


def dashed(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


class Written(logging.Handler):
    """Everything that is written down while a test runs, as the server would write it."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(formatter)
        self.lines: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore")):  # those speak for the visitors
            self.lines.append(self.format(record))

    def __enter__(self) -> Self:
        root = logging.getLogger()
        self.level_before = root.level
        root.addHandler(self)
        root.setLevel(logging.DEBUG)
        return self

    def __exit__(self, *_: object) -> None:
        root = logging.getLogger()
        root.removeHandler(self)
        root.setLevel(self.level_before)
