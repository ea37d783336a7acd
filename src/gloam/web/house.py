"""The house: all tables, and the way to each of them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Final
from weakref import WeakValueDictionary

import gloam
from gloam import bots
from gloam.core.refusal import Rejected
from gloam.core.setup import Setup
from gloam.core.table import LETTERS
from gloam.web.drawings.games import GAMES
from gloam.web.guests import colours
from gloam.web.guests.guest import Cookies, Guest, distinct
from gloam.web.rooms.glance import glance
from gloam.web.rooms.room import Rematch, Room
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.thoughts import Thoughts
from gloam.web.settings import Settings
from gloam.web.store.database import Unkept
from gloam.web.store.records import KeptLine
from gloam.web.store.schema import BOT, OPEN, PERSON, ClaimRow, SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble, missing

ME: Final = "me"  # in a plan: whoever makes it
SEEDS: Final = 2**53  # what JSON and every database can hold
HOUR: Final = 3600.0
BOT_NAMES: Final = ("Old Sexton", "Candlewick", "Mirela", "Ansel", "Vesper", "Tomasz")
MINDS: Final = 2
SIGN_OF_LIFE: Final = 1.0  # seconds for which one is enough
USUAL: Final = "greedy"


@dataclass(frozen=True)
class Arrangement:
    """A table as somebody wants it. `chairs`: for each seat "me", "open" or a bot's name. `decks`: in a game with such,
    what each seat brings as games carry it, '' for one that is dealt; `pool`: which may be brought. `without`: the aids
    that nobody is to have. `by_lot`: who brings no deck is dealt one of the ready ones by lot, not the next."""

    game: str
    chairs: tuple[str, ...]
    variants: tuple[str, ...] = ()
    listed: bool = False
    position: str = ""
    follows: str = ""
    decks: tuple[str, ...] = ()
    pool: str = ""
    without: tuple[str, ...] = ()
    by_lot: bool = False


class House:
    """Holds the rooms that somebody is in; any other is made again from the store when it is asked for."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.url)
        self.key: Final = self.store.cookie_key()
        self.cookies: Final = Cookies(self.key)
        self.minds: Final = Minds(MINDS, settings.thinking)
        self.thoughts: Final = Thoughts(self.minds, settings.thoughts)
        self.rooms: Final[dict[str, Room]] = {}  # the one asked for last comes last
        self.living: Final[WeakValueDictionary[str, Room]] = WeakValueDictionary()  # also those let go but still in use
        self.opening: Final = asyncio.Lock()
        self.asking: Final = asyncio.Lock()  # whether anything can be written
        self.alive = -SIGN_OF_LIFE  # when something was written to see whether it can be
        self.stopping: Final = asyncio.Event()
        self.mark: Final = secrets.token_hex(4)  # tells a page whether the server is still the one it knew

    # ---- stopping

    def end_streams(self) -> None:
        """Let every open page go, so that the server can stop."""
        self.stopping.set()
        for room in self.living.values():
            for listener in room.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.end_streams()
        await asyncio.gather(*(room.stop() for room in self.living.values()))
        await asyncio.to_thread(self.minds.stop)
        self.store.close()

    async def sign_of_life(self) -> None:
        """Write something, though not for everyone who asks. Raises `Unkept`."""
        async with self.asking:
            if time.monotonic() - self.alive >= SIGN_OF_LIFE or not self.store.file.is_there():
                await asyncio.to_thread(self.store.sign_of_life)
                self.alive = time.monotonic()

    # ---- finding

    async def room(self, id: str) -> Room:
        """The room of this table. Raises `Trouble` where there is none."""
        room = self.rooms.pop(id, None)
        if room is None:
            async with self.opening:
                room = self.living.get(id)
                if room is None:
                    room = self.living[id] = await asyncio.to_thread(self.load, id)
                    await self.settle(room)
                    room.wake()
                self.make_space()
        self.rooms[id] = room
        return room

    def load(self, id: str) -> Room:
        row = self.store.table(id)
        if row is None:
            raise missing("trouble.no-table")
        lines = self.store.lines(id)
        room = Room(row, self.store.seats(id), lines, self.store, self.minds, self.settings)
        room.remarks = self.store.remarks(id)
        room.looks.read(self.store.looks(id))
        for claim in self.store.holders(id):
            room.holders[claim.seat].add(claim.guest)
        room.rematch = self.rematch(room)
        if room.table is not None and not row.glance:
            with suppress(Unkept):  # it is known next time
                self.store.set_table(id, glance=glance(room.table))
        return room

    async def settle(self, room: Room) -> None:
        """What a server that died has left undone is done now: a table that is full begins, and a move is taken back
        once everyone has agreed."""
        if not room.row.begun and all(seat.kind != OPEN for seat in room.seats):
            await self.begin(room)
        if room.table is not None and not room.table.over:
            await room.back.reconsider()

    def rematch(self, room: Room) -> Rematch | None:
        """The next game of the same players, and who asked for it."""
        row = self.store.rematch_of(room.id) if room.row.ended else None
        if row is None:
            return None
        asking = [claim.seat for claim in self.store.holders(room.id) if claim.guest == row.host]
        return Rematch(row.id, room.names[asking[0]] if asking else "")

    def make_space(self) -> None:
        """Let rooms go that nobody is in, once there are many: first those that were asked for longest ago."""
        idle = [room.id for room in self.rooms.values() if not room.listeners and room.self_answering() is None]
        for table in idle[: max(0, len(self.rooms) + 1 - self.settings.kept)]:
            del self.rooms[table]

    async def seats_of(self, guest: Guest, table: str) -> list[int]:
        return await asyncio.to_thread(self.store.claims, guest.id, table)

    async def seat_named(self, guest: Guest, room: Room, letter: str) -> int:
        """The seat of this letter, if this guest holds it. Raises `Trouble` otherwise, the same for all reasons."""
        held = await self.seats_of(guest, room.id)
        if len(letter) == 1 and letter in LETTERS and LETTERS.index(letter) in held:
            await self.touched(room, time.time())
            return LETTERS.index(letter)
        raise Trouble("trouble.not-your-seat", 403, table=room.id)

    async def touched(self, room: Room, now: float) -> None:
        """One of the players is here: as long as they come, the table is not old. Written down once an hour; where that
        cannot be done just now, an hour later will do."""
        if not room.row.ended and now - room.row.touched > HOUR:
            room.row.touched = now
            with suppress(Unkept):
                await asyncio.to_thread(self.store.set_table, room.id, touched=now)

    # ---- opening tables

    async def create(self, guest: Guest, plan: Arrangement) -> Room:
        """Set up a table. It begins at once where no seat is left open. Raises `Trouble` or `Rejected`."""
        await self.check_limit(guest)
        row, seats = self.written(guest, plan)
        claims = [ClaimRow(guest=guest.id, table=row.id, seat=seat.seat) for seat in seats if seat.kind == PERSON]
        await self.add(row, seats, claims)
        return await self.room(row.id)

    async def add(self, row: TableRow, seats: Sequence[SeatRow], claims: Sequence[ClaimRow]) -> None:
        """Keep a new table, which begins at once where no seat is left open."""
        lines: Sequence[KeptLine] = ()
        if all(seat.kind != OPEN for seat in seats):
            begins = colours.beginning(row, seats)
            row.begun, row.glance, lines = begins.at, begins.glance, begins.lines
            for seat, deck in zip(seats, begins.decks, strict=False):
                seat.deck = deck
        await asyncio.to_thread(self.store.add_table, row, seats, claims, lines)

    async def check_limit(self, guest: Guest) -> None:
        """Has this guest begun more than can be kept? Raises `Trouble`."""
        if await asyncio.to_thread(self.store.unfinished_of, guest.id) >= self.settings.tables:
            raise Trouble("trouble.too-many-tables", 429, limit=self.settings.tables)

    def written(self, guest: Guest, plan: Arrangement) -> tuple[TableRow, list[SeatRow]]:
        game = gloam.game(plan.game)
        seed = secrets.randbelow(SEEDS)
        if plan.by_lot:
            plan = replace(plan, decks=drawn(plan, seed))
        try:
            if plan.position:
                table = game.from_position(gloam.read_position(plan.position))
            else:
                table = game.begun(Setup(game.name, len(plan.chairs), plan.variants, seed, decks=plan.decks))
        except Rejected as no:
            raise Trouble("trouble.setup", why=no, game=plan.game) from no
        for chair in plan.chairs:
            if chair not in (ME, OPEN) and chair not in bots.names():
                raise Trouble("trouble.no-bot", name=chair, known=", ".join(bots.names()))
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
            decks=plan.pool,
            without=" ".join(plan.without),
            asking="",
            glance=glance(table),
            created=time.time(),
            begun=0.0,
            ended=0.0,
            touched=time.time(),
        )
        seats: list[SeatRow] = []
        for place, chair in enumerate(plan.chairs):
            seats.append(self.chair(row.id, place, chair, guest, [seat.name for seat in seats]))
        for seat, colour in zip(seats, colours.given(table), strict=True):
            seat.colour = colour
        for seat, deck in zip(seats, plan.decks, strict=False):
            seat.deck = deck
        return row, seats

    def chair(self, table: str, place: int, chair: str, guest: Guest, others: Sequence[str]) -> SeatRow:
        mine, free = chair == ME, chair == OPEN
        bot = "" if mine or free else chair
        name = guest.known_as if mine else BOT_NAMES[place]
        return SeatRow(
            table=table,
            seat=place,
            kind=PERSON if mine else OPEN if free else BOT,
            name="" if free else distinct(name, others),
            bot=bot,
            stand_in=False,
            secret=new_secret(),
            deck="",
        )

    async def begin(self, room: Room) -> None:
        """Bots take the seats that are still open, and the game begins."""
        async with room.lock:
            if room.row.begun:
                return
            names = room.names
            free = [seat for seat in room.seats if seat.kind == OPEN]
            for seat in free:
                names[seat.seat] = distinct(BOT_NAMES[seat.seat], names)
            values = {seat.seat: {"kind": BOT, "bot": USUAL, "name": names[seat.seat]} for seat in free}
            begins = colours.beginning(room.row, room.seats)
            await asyncio.to_thread(self.store.begin, room.id, begins, values)
            for seat in free:
                seat.kind, seat.bot, seat.name = BOT, USUAL, names[seat.seat]
            room.begin(begins)

    async def show(self, guest: Guest, game: str) -> Room:
        """A table at which only bots play, for somebody who wants to watch: the one they have, or another."""
        shown = await asyncio.to_thread(self.store.shows_of, guest.id, game)
        if shown:
            return await self.room(shown[0])
        return await self.create(guest, Arrangement(game, (USUAL,) * usual_seats(game), by_lot=True))

    def may_close(self, guest: Guest, room: Room, held: Sequence[int]) -> bool:
        """May this guest clear the table away? Only whoever set it up, and as long as no other person sits there."""
        people = {seat.seat for seat in room.seats if seat.kind == PERSON}
        return room.row.host == guest.id and not room.row.ended and people <= set(held)

    async def close_table(self, guest: Guest, room: Room) -> None:
        if not self.may_close(guest, room, await self.seats_of(guest, room.id)):
            raise Trouble("trouble.not-yours", 403)
        await asyncio.to_thread(self.store.remove_table, room.id)
        await self.forget(room.id)

    async def forget(self, table: str) -> None:
        """This table has been removed from the store: nobody plays there any more, and every page of it is closed."""
        self.rooms.pop(table, None)
        room = self.living.pop(table, None)
        if room is not None:
            await room.stop()
            room.dismiss([None, *range(len(room.seats))])


def new_secret() -> str:
    """The end of a link to a seat."""
    return secrets.token_urlsafe(24)


def drawn(plan: Arrangement, seed: int) -> tuple[str, ...]:
    """A ready deck for each seat that brings none, by the table's seed; none twice while there are others."""
    decks = GAMES[plan.game].decks
    if decks is None:
        return plan.decks
    brought = [*plan.decks, *[""] * (len(plan.chairs) - len(plan.decks))]
    ready = [name for name in decks.ready if name not in brought]
    Random(seed).shuffle(ready)
    return tuple([deck or (ready.pop() if ready else "") for deck in brought])


def usual_seats(game: str) -> int:
    """How many play when nobody says. Raises `Unreadable` where there is no such game."""
    return GAMES[gloam.game(game).name].usual_seats
