"""The house: all tables, and the way to each of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count
from random import Random
from typing import Final, ParamSpec
from weakref import WeakValueDictionary

import gloam
from gloam import bots
from gloam.bots.games import GAMES as GUIDES
from gloam.core.refusal import Rejected
from gloam.core.setup import Setup
from gloam.core.table import LETTERS
from gloam.web.drawings.games import GAMES
from gloam.web.guests import colours
from gloam.web.guests.comfort import VISIT
from gloam.web.guests.guest import Cookies, Guest, distinct
from gloam.web.guests.limits import Limits
from gloam.web.rooms.bot_turns import pause_after
from gloam.web.rooms.everywhere import HERE, LOOK, NOBODY_HERE, SHOW
from gloam.web.rooms.glance import glance
from gloam.web.rooms.news import ALIVE, ASK, Wire
from gloam.web.rooms.paces import USUAL as USUAL_TERMS
from gloam.web.rooms.paces import Terms
from gloam.web.rooms.room import Room
from gloam.web.rooms.thinking import Minds
from gloam.web.rooms.thoughts import Thoughts
from gloam.web.settings import Settings
from gloam.web.store.database import Unkept
from gloam.web.store.news import GONE, News
from gloam.web.store.records import Gone, KeptLine
from gloam.web.store.schema import BOT, OPEN, PERSON, ClaimRow, SeatRow, TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble
from gloam.web.workers import Workers

P = ParamSpec("P")

log = logging.getLogger(__name__)

ME: Final = "me"  # in a plan: whoever makes it
SEEDS: Final = 2**53  # what JSON and every database can hold
HOUR: Final = 3600.0
BOT_NAMES: Final = ("Old Sexton", "Candlewick", "Mirela", "Ansel", "Vesper", "Tomasz")
SIGN_OF_LIFE: Final = 1.0  # seconds for which one is enough
AT_ONCE: Final = 0.8  # seconds within which one must come
USUAL: Final = "greedy"
TAKEN_UP: Final = 20  # tables that are taken up in one go
INTRODUCED: Final = 0.25  # seconds in which other processes can tell who is at a table


@dataclass(frozen=True)
class Arrangement:
    """A table as somebody wants it. `chairs`: for each seat "me", "open" or a bot's name. `decks`: in a game with such,
    what each seat brings as games carry it, '' for one that is dealt; `pool`: which may be brought. `without`: the aids
    that nobody is to have. `by_lot`: who brings no deck is dealt one of the ready ones by lot, not the next. `terms`:
    its pace, and for whom it is."""

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
    terms: Terms = USUAL_TERMS


class House:
    """Holds the rooms that somebody is in; any other is made again from the store when it is asked for."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.url)
        self.key: Final = self.store.cookie_key()
        self.cookies: Final = Cookies(self.key)
        self.limits: Final = Limits(settings)
        self.connected: Callable[[], int] = lambda: 0  # how many connections there are, where it is known
        self.minds: Final = Minds(settings.minds, settings.thinking, alone=settings.shows)
        self.thoughts: Final = Thoughts(self.minds, settings.thoughts)
        self.drawing: Final = Workers("drawing", 2, 60)  # pages that take a while, searches, games to look back at
        self.inspecting: Final = Workers("inspecting", 2, 6)  # what people send; it may take seconds
        self.rooms: Final[dict[str, Room]] = {}  # the one asked for last comes last
        self.living: Final[WeakValueDictionary[str, Room]] = WeakValueDictionary()  # also those let go but still in use
        self.opening: Final = asyncio.Lock()
        self.asking: Final = asyncio.Lock()  # whether anything can be written
        self.alive = -SIGN_OF_LIFE  # when something was written to see whether it can be
        self.stopping: Final = asyncio.Event()
        self.wire: Final = Wire(self.store, self.heard, self.missed_some, self.lost)
        self.loading = ""  # the table that is read now
        self.passed_by = 0  # the newest change of it of which we have heard meanwhile
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    # ---- opening and stopping

    async def open(self) -> None:
        """From now on we hear what other processes do."""
        await self.wire.open()

    async def work(self) -> None:
        """See to the tables that wait for a bot of a process that is gone, until we stop."""
        seconds = self.settings.lease
        while not self.stopping.is_set():
            try:
                await self.renew()
                for table in await self.store.kept(self.store.overdue, seconds, TAKEN_UP):
                    with suppress(Rejected, Trouble):  # such as are played by other rules
                        room = await self.room(table)
                        room.lead.hold(self.store.name, seconds)
                        room.wake()
                if not self.store.is_shared:  # nobody else is killed
                    return
            except Unkept:
                pass
            except Exception:
                log.exception("tables that wait could not be taken up")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), seconds / 3)

    async def renew(self) -> None:
        """We lead the bots that think here still."""
        busy = [room for room in self.living.values() if room.bots.are_busy and room.lead.is_ours]
        began = time.monotonic()
        if busy and self.store.is_shared:
            await self.store.kept(self.store.renew, [room.id for room in busy], self.settings.lease)
            for room in busy:
                room.lead.until = max(room.lead.until, began + self.settings.lease)

    def end_streams(self) -> None:
        """Let every open page go, so that the server can stop."""
        self.stopping.set()
        for room in self.living.values():
            for listener in room.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.end_streams()
        await asyncio.gather(*(room.stop() for room in self.living.values()))
        if self.store.is_shared:
            with suppress(Unkept):
                await self.store.kept(self.store.release_all)
        await self.wire.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.minds.stop)
        self.drawing.close()
        self.inspecting.close()
        self.store.close()

    async def sign_of_life(self) -> None:
        """Write something, though not for everyone who asks. Raises `Unkept`, also where it takes long: whoever asks
        how we are does not want to wait."""
        try:
            async with asyncio.timeout(AT_ONCE), self.asking:
                if time.monotonic() - self.alive >= SIGN_OF_LIFE or not self.store.file.is_there():
                    await self.store.kept(self.store.sign_of_life)
                    self.alive = time.monotonic()
        except TimeoutError:
            raise Unkept from None

    # ---- finding

    async def room(self, id: str) -> Room:
        """The room of this table. Raises `Trouble` where there is none."""
        room = self.rooms.pop(id, None)
        if room is None:
            async with self.opening:
                room = self.living.get(id)
                if room is None:
                    room = await self.opened(id)
                self.make_space()
            self.rooms[id] = room
            await self.introduced(room)
        self.rooms[id] = room
        return room

    async def opened(self, id: str) -> Room:
        """A table is read, with all that is changed meanwhile."""
        self.loading, self.passed_by = id, 0
        room = self.living[id] = await self.store.found(self.load, id)
        self.loading = ""
        if self.passed_by > room.changes:
            await room.following.catch_up()
        await self.settle(room)
        room.wake()
        return room

    async def introduced(self, room: Room) -> None:
        """Wait a moment until the other processes have told who is at this table, and what they see."""
        if not room.asked_about:
            room.asked_about = True
            room.awaited.update(self.wire.others)
            self.wire.send(room.id, ASK)
        if room.awaited:
            with suppress(TimeoutError):
                await asyncio.wait_for(room.introduced.wait(), INTRODUCED)
            room.awaited.clear()

    def load(self, id: str) -> Room:
        kept = self.store.whole(id)
        room = Room(kept.row, kept.seats, kept.lines, self.store, self.minds, self.settings)
        room.publish = partial(self.wire.send, id)
        room.looks.read(kept.looks)
        room.following.take_in(kept)
        if room.table is not None and not kept.row.glance:
            self.store.soon(self.store.set_table, id, glance=glance(room.table))
        return room

    async def settle(self, room: Room) -> None:
        """What a server that died has left undone is done now: a table that is full begins, and a move is taken back
        once everyone has agreed."""
        if not room.row.begun and all(seat.kind != OPEN for seat in room.seats):
            await self.begin(room)
        if room.table is not None and not room.table.over:
            await room.back.reconsider()

    def make_space(self) -> None:
        """Let rooms go that nobody is in, once there are many: first those that were asked for longest ago. What they
        are remembered by takes little; what was drawn there takes much, and is given back at once."""
        many = len(self.rooms) + 1 - self.settings.kept
        if many > 0:
            idle = [room for room in self.rooms.values() if not room.listeners and not room.bots.are_busy]
            for room in idle[:many]:
                del self.rooms[room.id]
                room.forget_drawn()

    async def seats_of(self, guest: Guest, table: str) -> list[int]:
        """The seats that this guest holds at a table: as the room knows it, where there is one."""
        room = self.living.get(table)
        if room is None:
            return await self.store.found(self.store.claims, guest.id, table)
        return [seat for seat, held in enumerate(room.holders) if guest.id in held]

    async def seat_named(self, guest: Guest, room: Room, letter: str) -> int:
        """The seat of this letter, if this guest holds it. Raises `Trouble` otherwise, the same for all reasons."""
        seat = LETTERS.index(letter) if len(letter) == 1 and letter in LETTERS[: len(room.seats)] else None
        if seat is not None and guest.id not in room.holders[seat]:
            await room.following.up_to_date()  # perhaps they have sat down at another process
        if seat is not None and guest.id in room.holders[seat]:
            await self.touched(room, time.time())
            return seat
        if await self.store.found(self.store.was_removed, guest.id, room.id):
            raise Trouble("trouble.removed", 403, table=room.id)
        raise Trouble("trouble.not-your-seat", 403, table=room.id)

    async def touched(self, room: Room, now: float) -> None:
        """One of the players is here: as long as they come, the table is not old. Written down once an hour, and nobody
        waits for it; where that cannot be done just now, an hour later will do."""
        if not room.row.ended and now - room.row.touched > HOUR:
            room.row.touched = now
            self.store.soon(self.store.set_table, room.id, touched=now)

    # ---- opening tables

    async def create(self, guest: Guest, plan: Arrangement) -> Room:
        """Set up a table. It begins at once where no seat is left open. Raises `Trouble` or `Rejected`."""
        await self.check_limit(guest)
        row, seats = self.written(guest, plan)
        claims = [ClaimRow(guest=guest.id, table=row.id, seat=seat.seat) for seat in seats if seat.kind == PERSON]
        await self.add(row, seats, claims)
        return await self.room(row.id)

    async def add(
        self, row: TableRow, seats: Sequence[SeatRow], claims: Sequence[ClaimRow], after: Room | None = None
    ) -> None:
        """Keep a new table, which begins at once where no seat is left open. `after`: the one that it follows; so
        there is no second."""
        lines: Sequence[KeptLine] = ()
        if all(seat.kind != OPEN for seat in seats):
            begins = colours.beginning(row, seats)
            row.begun, row.glance, lines = begins.at, begins.glance, begins.lines
            for seat, deck in zip(seats, begins.decks, strict=False):
                seat.deck = deck
        if after is None:
            await self.store.kept(self.store.add_table, row, seats, claims, lines)
        else:
            await after.written(self.store.add_table, row, seats, claims, lines)

    async def check_limit(self, guest: Guest) -> None:
        """Has this guest begun more than can be kept, or more than their share of late? Raises `Trouble`."""
        if await self.store.found(self.store.unfinished_of, guest.id) >= self.settings.tables:
            raise Trouble("trouble.too-many-tables", 429, limit=self.settings.tables)
        self.limits.spend("opened", guest.id, VISIT.get().address)

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
            if chair not in (ME, OPEN):
                check_bot(chair, plan.game)
        row = TableRow(
            id=new_id(),
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
            clocks="",
            call_at=0.0,
            stopped=False,
            **plan.terms.columns(time.time()),
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
        await room.in_turn(self.begin_now, room)

    async def begin_now(self, room: Room) -> None:
        if room.row.begun:
            return
        names = room.names
        free = [seat for seat in room.seats if seat.kind == OPEN]
        for seat in free:
            names[seat.seat] = distinct(BOT_NAMES[seat.seat], names)
        values = {seat.seat: {"kind": BOT, "bot": USUAL, "name": names[seat.seat]} for seat in free}
        begins = colours.beginning(room.row, room.seats)
        await room.written(self.store.begin, room.id, begins, values)
        for seat in free:
            seat.kind, seat.bot, seat.name = BOT, USUAL, names[seat.seat]
        room.begin(begins)

    async def show(self, guest: Guest, game: str) -> Room:
        """A table at which only bots play, for somebody who wants to watch: the one they have, or another."""
        shown = await self.store.found(self.store.shows_of, guest.id, game)
        if shown:
            return await self.room(shown[0])
        return await self.create(guest, Arrangement(game, (USUAL,) * usual_seats(game), by_lot=True))

    def may_close(self, guest: Guest, room: Room, held: Sequence[int]) -> bool:
        """May this guest clear the table away? Only whoever set it up, and as long as no other person sits there."""
        people = {seat.seat for seat in room.seats if seat.kind == PERSON}
        return room.row.host == guest.id and not room.row.ended and people <= set(held)

    async def close_table(self, guest: Guest, room: Room) -> None:
        await room.in_turn(self.close_now, guest, room)
        await self.forget(room.id)

    async def close_now(self, guest: Guest, room: Room) -> None:
        if not self.may_close(guest, room, await self.seats_of(guest, room.id)):
            raise Trouble("trouble.not-yours", 403)
        await room.written(self.store.remove_table, room.id)

    async def forget(self, table: str) -> None:
        """This table has been removed from the store: nobody plays there any more, and every page of it is closed."""
        self.wire.send(table, GONE)
        await self.forget_here(table)

    async def forget_here(self, table: str) -> None:
        self.rooms.pop(table, None)
        room = self.living.pop(table, None)
        if room is not None:
            await room.stop()
            room.dismiss([None, *range(len(room.seats))])

    # ---- other processes

    def heard(self, news: News) -> None:
        """Something was done at some process. What is about a table that nobody here asks for is passed by."""
        room = self.living.get(news.table)
        own = news.by == self.store.name
        if news.table == self.loading:
            self.passed_by = max(self.passed_by, news.number)
        if news.number and room is not None:
            if news.number > room.changes:  # else it is known, as what was done here mostly is
                self.later(room.following.hear, room, news)
        elif not own and news.what == ASK:
            self.asked(news.table)
        elif not own and room is not None:
            self.told(room, news)

    def told(self, room: Room, news: News) -> None:
        """Something that is not written down."""
        if news.what == HERE:
            room.hear_of(news.by, news.facts)
            room.wake()
        elif news.what == SHOW:
            room.hear_show(news.facts)
        elif news.what == LOOK:
            room.following.hear_look(news.facts)
        elif news.what == GONE:
            self.later(self.forget_here, room, room.id)

    def asked(self, table: str) -> None:
        """Another process wants to know who is here: at one table, or at all."""
        for room in [room for room in self.living.values() if not table or room.id == table]:
            room.tell_all()
        if not table:
            self.wire.send("", ALIVE)
        elif table not in self.living:
            self.wire.send(table, HERE, **asdict(NOBODY_HERE))

    def missed_some(self) -> None:
        """The wire was lost for a while."""
        for room in list(self.living.values()):
            self.later(room.following.catch_up, room)

    def lost(self, process: str) -> None:
        """Another process is gone."""
        for room in list(self.living.values()):
            room.lose(process)
            room.lead.lose(process)
            room.wake()

    def later(self, deed: Callable[P, Awaitable[None]], room: Room, *words: P.args, **names: P.kwargs) -> None:
        """Do it as soon as it can be done; where the database fails, try again."""
        task = asyncio.create_task(self.surely(partial(deed, *words, **names), room.id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def surely(self, deed: Callable[[], Awaitable[None]], table: str) -> None:
        for failures in count(1):
            try:
                await deed()
            except Gone:
                await self.forget_here(table)
            except Unkept:
                await asyncio.sleep(pause_after(failures))
                continue
            except Exception:
                log.exception("a table could not be read on", extra={"table": table})
            return


def new_id() -> str:
    """Of a table, which is named on the command line too: there a dash would begin an option."""
    return secrets.token_urlsafe(9).replace("-", "_")


def new_secret() -> str:
    """The end of a link to a seat."""
    return secrets.token_urlsafe(24)


def drawn(plan: Arrangement, seed: int) -> tuple[str, ...]:
    """A ready deck for each seat that brings none, by the table's seed, of those allowed there; none twice while there
    are others. People are dealt theirs first; bots take what they think best of the others."""
    decks = GAMES[plan.game].decks
    if decks is None:
        return plan.decks
    brought = [*plan.decks, *[""] * (len(plan.chairs) - len(plan.decks))]
    pool = plan.pool or decks.pools[-1]
    ready = [name for name in decks.ready if name not in brought and decks.allows(name, pool)]
    luck = Random(seed)
    luck.shuffle(ready)
    people_first = sorted(range(len(brought)), key=lambda seat: plan.chairs[seat] not in (ME, OPEN))
    for seat in [seat for seat in people_first if not brought[seat] and ready]:
        chair = plan.chairs[seat]
        brought[seat] = ready[-1] if chair in (ME, OPEN) else GUIDES[plan.game].brings(chair, ready, len(brought), luck)
        ready.remove(brought[seat])
    return tuple(brought)


def check_bot(name: str, game: str) -> None:
    """Is there such a bot, and does it play this game? Raises `Trouble`; and `Unreadable` where there is no such
    game."""
    known = bots.names(gloam.game(game).name)
    if name not in known:
        key = "trouble.bot-elsewhere" if name in bots.names() else "trouble.no-bot"
        raise Trouble(key, name=name, known=", ".join(known))


def usual_seats(game: str) -> int:
    """How many play when nobody says. Raises `Unreadable` where there is no such game."""
    return GAMES[gloam.game(game).name].usual_seats
