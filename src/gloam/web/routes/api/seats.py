"""Seats: taken by an invitation or at an open table, left to a bot for a while, and left for good."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, post, put
from litestar.params import FromPath, JSONBody

from gloam.core.table import LETTERS
from gloam.web.asking import Asked, guest_of, house_of
from gloam.web.guests import bringing, leaving, seating
from gloam.web.rooms.room import Room
from gloam.web.routes.api.asked import known, own_seat, room_of, seat_in
from gloam.web.routes.api.refusing import CHANGING
from gloam.web.routes.api.shapes import Brought, ChosenDeck, Place, Secret, StandIn
from gloam.web.routes.seats import brought

NOTHING: Final = Brought()


@post("/seats", responses=CHANGING, tags=["seats"])
async def come_in(request: Asked, data: JSONBody[Secret]) -> Place:
    """Sit down by an invitation, or go on playing at one's own seat elsewhere. A secret works once."""
    guest, house = known(request), house_of(request)
    room, seat = await seating.seat_behind(house, data.secret)
    request.state.game = room.game
    if seat not in await house.seats_of(guest, room.id):
        await seating.come_in(house, guest, room, seat, data.secret, await deck_in(request, room, data.deck))
    return place(room, seat)


@post("/tables/{id:str}/seats", responses=CHANGING, tags=["seats"])
async def sit_down(request: Asked, id: FromPath[str], data: JSONBody[Brought] = NOTHING) -> Place:
    """Take an open seat at a listed table."""
    room = await room_of(request, id)
    deck = await deck_in(request, room, data.deck)
    return place(room, await seating.sit_down(house_of(request), guest_of(request), room, deck))


async def deck_in(request: Asked, room: Room, deck: str) -> str | None:
    """The deck that one brings; None where one says nothing of it."""
    return await brought(request, room, {"deck": deck} if deck else {})


def place(room: Room, seat: int) -> Place:
    return Place(room.id, seat, LETTERS[seat])


@put("/tables/{id:str}/seats/{seat:str}/deck", status_code=204, responses=CHANGING, tags=["seats"])
async def set_deck(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[ChosenDeck]) -> None:
    """Another deck for one's own seat, before the game."""
    room, own = await own_seat(request, id, seat)
    await bringing.change(house_of(request), guest_of(request), room, own, data.deck)


@put("/tables/{id:str}/seats/{seat:str}/stand-in", status_code=204, responses=CHANGING, tags=["seats"])
async def stand_in(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[StandIn]) -> None:
    """Let a bot play for oneself for a while, or take the seat back."""
    room, own = await own_seat(request, id, seat)
    await seating.stand_in(house_of(request), guest_of(request), room, own, data.bot)


@post("/tables/{id:str}/seats/{seat:str}/cover/{other:str}", status_code=204, responses=CHANGING, tags=["seats"])
async def cover(request: Asked, id: FromPath[str], seat: FromPath[str], other: FromPath[str]) -> None:
    """Let a bot play for somebody else, who has been away for a while and whose turn it is."""
    room, _ = await own_seat(request, id, seat)
    await seating.cover(house_of(request), room, seat_in(room, other))


@delete("/tables/{id:str}/seats/{seat:str}", responses=CHANGING, tags=["seats"])
async def leave(request: Asked, id: FromPath[str], seat: FromPath[str]) -> None:
    """Leave the table for good."""
    room, own = await own_seat(request, id, seat)
    await leaving.leave(house_of(request), guest_of(request), room, own)


ROUTES = Router("/", route_handlers=[come_in, sit_down, set_deck, stand_in, cover, leave])
