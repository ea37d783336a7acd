"""Tables that come from other tables: a rematch, a game played on from one of its lines, a game that was sent."""

from __future__ import annotations

import secrets
import time

import gloam
from gloam.core.table import LETTERS, Table
from gloam.web.guests import colours
from gloam.web.guests.guest import Guest, distinct
from gloam.web.house import BOT_NAMES, ME, USUAL, Arrangement, House
from gloam.web.rooms import uploads
from gloam.web.rooms.glance import glance
from gloam.web.rooms.paces import terms_like
from gloam.web.rooms.room import Room
from gloam.web.rooms.seated import Rematch
from gloam.web.store.records import KeptLine
from gloam.web.store.schema import PERSON, ClaimRow, SeatRow
from gloam.web.trouble import Trouble

# ---- again


async def rematch(house: House, guest: Guest, room: Room) -> Room:
    """The next game of the same people and bots at the same seats. There is one, whoever asks for it first."""
    if room.table is None or not room.table.over:
        raise Trouble("end.running", 409)
    return await house.room(await room.in_turn(rematch_now, house, guest, room))


async def rematch_now(house: House, guest: Guest, room: Room) -> str:
    if room.rematch is None:
        room.rematch = await seat_again(house, guest, room)
        room.touch()
    return room.rematch.table


async def seat_again(house: House, guest: Guest, room: Room) -> Rematch:
    await house.check_limit(guest)
    holders = await house.store.found(house.store.holders, room.id)
    held = {claim.seat for claim in holders}
    chairs = tuple(ME if seat.seat in held else seat.bot or USUAL for seat in room.seats)
    setup = room.playing.setup
    plan = Arrangement(
        room.game,
        chairs,
        setup.variants,
        room.row.listed,
        follows=room.id,
        decks=setup.decks,
        pool=room.row.decks,
        without=room.without,
        terms=terms_like(room.row),
    )
    row, seats = house.written(guest, plan)
    for seat, before in zip(seats, room.seats, strict=True):
        has_left = before.kind == PERSON and seat.seat not in held
        seat.name = distinct(BOT_NAMES[seat.seat], room.names) if has_left else before.name
        seat.colour = before.colour
    claims = [ClaimRow(guest=claim.guest, table=row.id, seat=claim.seat) for claim in holders]
    await house.add(row, seats, claims, after=room)
    return Rematch(row.id, next((room.names[claim.seat] for claim in holders if claim.guest == guest.id), ""))


# ---- from here


async def play_on(house: House, guest: Guest, table: Table, seat: int, position: str) -> Room:
    """A new table from this position, with bots at all other seats. `table` is what the position was written from."""
    if table.over:
        raise Trouble("replay.nothing-left", 409)
    if not 0 <= seat < table.seats or table.out[seat]:
        raise Trouble("replay.no-seat", 404)
    chairs = tuple(ME if place == seat else USUAL for place in range(table.seats))
    return await house.create(guest, Arrangement(table.setup.game, chairs, table.setup.variants, position=position))


# ---- sent


async def play_sent(house: House, guest: Guest, table: Table, seat: int) -> Room:
    """A game that was sent goes on where it stopped, with all that had happened; a position begins."""
    journal = gloam.journal(table)
    if not journal.moves:
        return await play_on(house, guest, table, seat, uploads.fresh(table))
    if table.over:
        raise Trouble("replay.nothing-left", 409)
    if not 0 <= seat < table.seats or table.out[seat]:
        raise Trouble("replay.no-seat", 404)
    await house.check_limit(guest)
    return await keep(house, guest, table, seat)


async def keep(house: House, guest: Guest, table: Table, seat: int | None) -> Room:
    """Keep a game that was sent. Nobody sits at a finished one; at any other this guest, and bots."""
    setup = table.setup
    chairs = tuple(ME if place == seat else USUAL for place in range(table.seats))
    decks = () if setup.position else setup.decks
    plan = Arrangement(setup.game, chairs, setup.variants, position=setup.position, decks=decks)
    row, seats = house.written(guest, plan)
    if seat is None:
        seats = [nobody(row.id, place) for place in range(table.seats)]
    row.seed = setup.seed
    for one, colour in zip(seats, colours.given(table), strict=True):
        one.colour = colour
    for one, deck in zip(seats, decks, strict=False):
        one.deck = deck
    begun = colours.begun(row, seats, gloam.journal(table).moves)
    row.begun = time.time()
    row.ended = row.begun if begun.over else 0.0
    row.glance = glance(begun)
    claims = [] if seat is None else [ClaimRow(guest=guest.id, table=row.id, seat=seat)]
    moves = gloam.journal(begun).moves
    lines = [KeptLine(by, option, number) for number, (by, option) in enumerate(moves, start=1)]
    await house.store.kept(house.store.add_table, row, seats, claims, lines)
    return await house.room(row.id)


def nobody(table: str, place: int) -> SeatRow:
    """The seat of somebody unknown."""
    secret = secrets.token_urlsafe(24)
    return SeatRow(
        table=table, seat=place, kind=PERSON, name=LETTERS[place], bot="", stand_in=False, secret=secret, deck=""
    )
