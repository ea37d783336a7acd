"""Tables: opened, listed, looked at, begun, cleared away."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Literal

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

import gloam
from gloam.core.table import LETTERS
from gloam.web.asking import Asked, guest_of, house_of, known_game, room_at, speech_of
from gloam.web.drawings.games import GAMES
from gloam.web.house import ME, USUAL, Arrangement, usual_seats
from gloam.web.rooms import clocks as clockwork
from gloam.web.rooms import glance, uploads
from gloam.web.rooms.glance import Glance
from gloam.web.rooms.room import Room
from gloam.web.routes.api.asked import game_named, known, room_of
from gloam.web.routes.api.journals import table_at
from gloam.web.routes.api.paces import terms_in
from gloam.web.routes.api.refusing import CHANGING, LOOKING
from gloam.web.routes.api.shapes import Clock, NewTable, Seat, Table
from gloam.web.routes.invite import check, settled
from gloam.web.routes.paces import MOST
from gloam.web.routes.seats import begun
from gloam.web.store.paces import Wanted
from gloam.web.store.schema import OPEN, SeatRow, TableRow
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech

Which = Annotated[
    Literal["own", "listed", "open"],
    QueryParameter(description="One's own tables, those of others that anybody may watch, or those with a free seat."),
]
Games = Annotated[str, QueryParameter(description="Tables of this game alone.")]
Paces = Annotated[Literal["", "live", "slow"], QueryParameter(description="Tables of this pace alone.")]
Free = Annotated[int, QueryParameter(description="Tables with so many free seats.", ge=0, le=6)]
Spoken = Annotated[Literal["", "en", "fr"], QueryParameter(description="Tables where this is spoken.")]
Beginners = Annotated[bool, QueryParameter(description="Tables at which beginners are welcome.")]


@get("/tables", responses=LOOKING, tags=["tables"])
async def all_tables(
    request: Asked,
    which: Which = "own",
    game: Games = "",
    pace: Paces = "",
    free: Free = 0,
    spoken: Spoken = "",
    beginners: Beginners = False,
) -> list[Table]:
    """Tables as they stand in lists: one's own, those of others that anybody may sit down at or watch, or those at
    which a seat is free for anybody, as far as they are what is looked for."""
    house, guest = house_of(request), guest_of(request)
    wanted = Wanted(game and known_game(game), pace, free, spoken, beginners)
    if which == "open":
        rows = await house.store.found(house.store.open_tables, wanted, time.time(), MOST)
        found = await glance.glances(house, guest, rows)
    else:
        found = await (glance.own(house, guest) if which == "own" else glance.listed(house, guest))
    return [of_glance(request, one) for one in found if wanted.fits(one.row, one.free)]


@post("/tables", responses=CHANGING, tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable]) -> Table:
    """A new table. It begins at once where no seat is left open."""
    guest, house = known(request), house_of(request)
    plan = await plan_of(request, data)
    check(plan)
    await house.check_limit(guest)
    plan = replace(plan, decks=await settled(request, plan))
    return await of_room(request, await house.create(guest, plan))


async def plan_of(request: Asked, data: NewTable) -> Arrangement:
    """What is asked for, as far as it is said; the rest is as usual. Raises `Trouble` or `Rejected`."""
    game = game_named(request, data.game)
    chairs, variants, position = tuple(data.seats), tuple(data.variants), ""
    if data.position is not None:
        table = await table_at(request, data.position, game)
        chairs, variants = chairs or seated(table.seats), table.setup.variants
        if table.over:
            raise Trouble("replay.nothing-left", 409)
        if len(chairs) != table.seats:
            raise Trouble("trouble.form", name="seats")
        position = uploads.fresh(table)
    appearance = GAMES[game]
    if not set(data.without) <= set(appearance.aids):
        raise Trouble("trouble.form", name="without")
    plan = Arrangement(
        game,
        chairs or seated(usual_seats(game)),
        variants,
        data.listed,
        position,
        without=tuple(data.without),
        by_lot=not position,
        terms=terms_in(data),
    )
    if appearance.decks is None or position:
        if data.decks or data.pool:
            raise Trouble("trouble.form", name="decks" if data.decks else "pool")
        return plan
    if len(data.decks) > len(plan.chairs):
        raise Trouble("trouble.form", name="decks")
    if data.pool and data.pool not in appearance.decks.pools:
        raise Trouble("trouble.form", name="pool")
    brings = [*data.decks, *[""] * (len(plan.chairs) - len(data.decks))]
    return replace(plan, decks=tuple(brings), pool=data.pool or appearance.decks.pools[0])


def seated(count: int) -> tuple[str, ...]:
    """Oneself against the usual bots."""
    return (ME, *[USUAL] * (count - 1))


@get("/tables/{id:str}", responses=LOOKING, tags=["tables"])
async def show_table(request: Asked, id: FromPath[str]) -> Table:
    """Who sits there, and how it stands."""
    return await of_room(request, await room_at(request, id))


@post("/tables/{id:str}/begin", status_code=200, responses=CHANGING, tags=["tables"])
async def begin(request: Asked, id: FromPath[str]) -> Table:
    """Bots take the seats that are still open, and the game begins. Only whoever opened the table says so."""
    known(request)
    return await of_room(request, await begun(request, id))


@delete("/tables/{id:str}", responses=CHANGING, tags=["tables"])
async def close(request: Asked, id: FromPath[str]) -> None:
    """Clear a table away at which nobody else plays."""
    room = await room_of(request, id)
    await house_of(request).close_table(guest_of(request), room)


# ---- what is told of a table


async def of_room(request: Asked, room: Room) -> Table:
    house, guest = house_of(request), guest_of(request)
    held = await house.seats_of(guest, room.id)
    table, request_back = room.table, room.back.request
    told = described(request, room.row, room.seats, held)
    told.waiting_for = [] if table is None else list(table.waiting_for())
    told.result = None if table is None or table.result is None else dict(table.result.plain())
    told.asks_back = None if request_back is None else request_back.by
    told.rematch = "" if room.rematch is None else room.rematch.table
    for clock in told.clocks:
        clock.out = room.clocks.is_out(clock.seat)
    return told


def of_glance(request: Asked, one: Glance) -> Table:
    told = described(request, one.row, one.seats, one.held)
    told.waiting_for = one.asked
    told.result = result_in(one.row)
    return told


def result_in(row: TableRow) -> dict[str, object] | None:
    """How a finished game ended, as far as that is kept with it."""
    kept: Mapping[str, object] = json.loads(row.glance) if row.ended and row.glance else {}
    result = kept.get("result")
    return result if isinstance(result, dict) else None


def described(request: Asked, row: TableRow, seats: Sequence[SeatRow], held: Sequence[int]) -> Table:
    speech, host = speech_of(request, row.game), row.host == guest_of(request).id
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules,
        variants=row.variants.split(),
        listed=row.listed,
        pool=row.decks,
        without=row.without.split(),
        created=row.created,
        begun=bool(row.begun),
        over=bool(row.ended),
        host=host,
        seats=[seat_of(speech, seat, seat.seat in held, host and not row.begun) for seat in seats],
        waiting_for=[],
        asks_back=None,
        result=None,
        rematch="",
        other_rules=row.rules != gloam.game(row.game).rules_version,
        pace=row.pace,
        clock=row.clock,
        reserve=row.bank,
        spoken=row.language,
        beginners=row.beginners,
        expires=row.expires,
        stopped=row.stopped,
        clocks=clocks_in(row),
    )


def clocks_in(row: TableRow) -> list[Clock]:
    """The clocks of those who are asked, where there are any."""
    kept = clockwork.read(row.clocks) if row.clock and not row.ended else clockwork.NONE
    return [
        Clock(seat, one.until, one.left, kept.bank.get(seat, float(row.bank)), out=False)
        for seat, one in sorted(kept.times.items())
    ]


def seat_of(speech: Speech, row: SeatRow, yours: bool, invites: bool) -> Seat:
    """`invites`: is whoever reads this the one who gives links to open seats away?"""
    return Seat(
        seat=row.seat,
        letter=LETTERS[row.seat],
        kind=row.kind,
        name=speech.person(row.name),
        bot=row.bot,
        stand_in=row.stand_in,
        colour=row.colour,
        yours=yours,
        secret=row.secret if invites and row.kind == OPEN else "",
    )


ROUTES = Router("/", route_handlers=[all_tables, open_table, show_table, begin, close])
