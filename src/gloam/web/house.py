"""The house: all tables, and the way to each of them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import gloam
from gloam import bots
from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS
from gloam.web.guest import Cookies, Guest
from gloam.web.room import Room
from gloam.web.settings import Settings
from gloam.web.store.schema import ClaimRow, SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.thinking import Minds
from gloam.web.trouble import Trouble, missing

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
ME: Final = "me"  # in a plan: whoever makes it
SEEDS: Final = 2**53  # what JSON and every database can hold
BOT_NAMES: Final = ("Old Sexton", "Candlewick", "Mirela", "Ansel", "Vesper", "Tomasz")
MINDS: Final = 2
USUAL: Final = "greedy"


@dataclass(frozen=True)
class Plan:
    """A table as somebody wants it. `chairs`: for each seat "me", "open" or a bot's name."""

    game: str
    chairs: tuple[str, ...]
    variants: tuple[str, ...] = ()
    listed: bool = False
    position: str = ""
    follows: str = ""


class House:
    """Holds the rooms that somebody is in; any other is made again from the store when it is asked for."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.url)
        self.key: Final = self.store.cookie_key()
        self.cookies: Final = Cookies(self.key)
        self.minds: Final = Minds(MINDS, settings.thinking)
        self.rooms: Final[dict[str, Room]] = {}
        self.opening: Final = asyncio.Lock()
        self.stopping: Final = asyncio.Event()
        self.mark: Final = secrets.token_hex(4)  # tells a page whether the server is still the one it knew

    # ---- stopping

    def end_streams(self) -> None:
        """Let every open page go, so that the server can stop."""
        self.stopping.set()
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.end_streams()
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
        await asyncio.to_thread(self.minds.stop)
        self.store.close()

    # ---- finding

    async def room(self, id: str) -> Room:
        """The room of this table. Raises `Trouble` where there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        async with self.opening:
            if id not in self.rooms:
                self.make_space()
                self.rooms[id] = await asyncio.to_thread(self.load, id)
                self.rooms[id].wake()
            return self.rooms[id]

    def load(self, id: str) -> Room:
        row = self.store.table(id)
        if row is None:
            raise missing("trouble.no-table")
        lines = self.store.lines(id)
        room = Room(row, self.store.seats(id), lines, self.store, self.minds, self.settings)
        room.remarks = self.store.remarks(id)
        return room

    def make_space(self) -> None:
        """Forget rooms that nobody is in, once there are many."""
        if len(self.rooms) >= self.settings.kept:
            for room in list(self.rooms.values()):
                if not room.listeners and room.bot_asked() is None:
                    del self.rooms[room.id]

    async def seats_of(self, guest: Guest, table: str) -> list[int]:
        return await asyncio.to_thread(self.store.claims, guest.id, table)

    async def seat_named(self, guest: Guest, room: Room, letter: str) -> int:
        """The seat of this letter, if this guest holds it. Raises `Trouble` otherwise, the same for all reasons."""
        held = await self.seats_of(guest, room.id)
        if len(letter) == 1 and letter in LETTERS and LETTERS.index(letter) in held:
            return LETTERS.index(letter)
        raise Trouble("trouble.not-your-seat", 403)

    # ---- opening tables

    async def create(self, guest: Guest, plan: Plan) -> Room:
        """Set up a table. It begins at once where no seat is left open. Raises `Trouble` or `Rejected`."""
        if await asyncio.to_thread(self.store.unfinished_of, guest.id) >= self.settings.tables:
            raise Trouble("trouble.too-many-tables", 429, limit=self.settings.tables)
        row, seats = self.written(guest, plan)
        claims = [ClaimRow(guest=guest.id, table=row.id, seat=seat.seat) for seat in seats if seat.kind == PERSON]
        await asyncio.to_thread(self.store.add_table, row, seats, claims)
        room = await self.room(row.id)
        if all(seat.kind != OPEN for seat in seats):
            await self.begin(room)
        return room

    def written(self, guest: Guest, plan: Plan) -> tuple[TableRow, list[SeatRow]]:
        game = gloam.game(plan.game)
        seed = secrets.randbelow(SEEDS)
        try:
            if plan.position:
                game.from_position(gloam.read_position(plan.position))
            else:
                game.table(seats=len(plan.chairs), seed=seed, variants=plan.variants)
        except Rejected as no:
            raise Trouble("trouble.setup", why=no, game=plan.game) from no
        for chair in plan.chairs:
            if chair not in (ME, OPEN) and chair not in bots.names():
                raise Trouble("trouble.no-bot", name=chair)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=plan.game,
            seats=len(plan.chairs),
            variants=" ".join(plan.variants),
            seed=seed,
            position=plan.position,
            rules=game.rules_version,
            host=guest.id,
            listed=plan.listed,
            follows=plan.follows,
            asking="",
            created=time.time(),
            begun=0.0,
            ended=0.0,
        )
        return row, [self.chair(row.id, place, chair, guest, plan.chairs) for place, chair in enumerate(plan.chairs)]

    def chair(self, table: str, place: int, chair: str, guest: Guest, chairs: Sequence[str]) -> SeatRow:
        mine, free = chair == ME, chair == OPEN
        bot = "" if mine or free else chair
        name = guest.name if mine else "" if free else BOT_NAMES[place]
        return SeatRow(
            table=table,
            seat=place,
            kind=PERSON if mine else OPEN if free else BOT,
            name=name,
            bot=bot,
            stand_in=False,
            secret=secrets.token_urlsafe(24),
        )

    async def begin(self, room: Room) -> None:
        """Bots take the seats that are still open, and the game begins."""
        async with room.lock:
            if room.row.begun:
                return
            for seat in room.seats:
                if seat.kind == OPEN:
                    seat.kind, seat.bot, seat.name = BOT, USUAL, BOT_NAMES[seat.seat]
                    values = {"kind": BOT, "bot": USUAL, "name": seat.name}
                    await asyncio.to_thread(self.store.set_seat, room.id, seat.seat, **values)
            now = time.time()
            await asyncio.to_thread(self.store.set_table, room.id, begun=now)
            room.row.begun = now
            room.read()
            room.touch()
            room.wake()

    # ---- sitting down

    async def open_seat(self, guest: Guest, secret: str) -> tuple[Room, int]:
        """Come in by a seat's own link: from now on this guest holds it."""
        row = await asyncio.to_thread(self.store.seat_of_secret, secret)
        if row is None or row.kind == BOT:
            raise missing("trouble.no-seat")
        room = await self.room(row.table)
        await asyncio.to_thread(self.store.claim, guest.id, row.table, row.seat)
        if row.kind == OPEN:
            await self.seated(room, row.seat, guest)
        return room, row.seat

    async def sit_down(self, guest: Guest, room: Room) -> int:
        """Take an open seat at a table that is open to all."""
        if not room.row.listed or room.row.begun:
            raise Trouble("trouble.no-open-seat")
        held = await self.seats_of(guest, room.id)
        if held:
            return held[0]
        seat = await asyncio.to_thread(self.store.sit_down, guest.id, room.id, guest.name)
        if seat is None:
            raise Trouble("trouble.no-open-seat")
        await self.seated(room, seat, guest)
        return seat

    async def seated(self, room: Room, seat: int, guest: Guest) -> None:
        """Somebody has sat down. When the last has, the game begins."""
        row = room.seats[seat]
        row.kind, row.name = PERSON, guest.name
        await asyncio.to_thread(self.store.set_seat, room.id, seat, kind=PERSON, name=guest.name)
        room.touch()
        if all(other.kind != OPEN for other in room.seats):
            await self.begin(room)

    async def stand_in(self, room: Room, seat: int, wanted: bool) -> None:
        """Let a bot play for a person who is away, or have the person back."""
        values = {"stand_in": wanted, "bot": USUAL if wanted else ""}
        await asyncio.to_thread(self.store.set_seat, room.id, seat, **values)
        row = room.seats[seat]
        row.stand_in, row.bot = wanted, USUAL if wanted else ""
        room.touch()
        room.wake()
