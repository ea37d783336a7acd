"""For tables at which not all are there at once: being called, what is to be done about somebody whose time is out, and
guests and invitations before the game."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from gloam.web.asking import Asked, guest_of, house_of
from gloam.web.guests import calls, coming, deciding
from gloam.web.rooms.paces import DAY, DAYS, GOOD_FOR, SECONDS, Terms
from gloam.web.routes.api.asked import own_seat, own_turn, room_of, seat_in
from gloam.web.routes.api.refusing import CHANGING, LOOKING
from gloam.web.routes.api.shapes import Choice, Hook, HookSecret, NewHook, NewTable
from gloam.web.routes.seats import origin
from gloam.web.store.schema import SLOW
from gloam.web.trouble import Trouble


def terms_in(data: NewTable) -> Terms:
    """The pace that is asked for, if there is such a one. Raises `Trouble`."""
    slow = data.pace == SLOW
    clock = data.clock or (2 * DAY if slow else 0)
    allowed = [DAY * days for days in DAYS] if slow else [0, *SECONDS]
    if clock not in allowed:
        raise Trouble("trouble.form", name="clock")
    if data.reserve and (slow or not clock):
        raise Trouble("trouble.form", name="reserve")
    if data.good_for not in (0, *GOOD_FOR):
        raise Trouble("trouble.form", name="good_for")
    return Terms(data.pace, clock, data.reserve, data.spoken, data.beginners, data.good_for)


# ---- before the game


@post("/tables/{id:str}/renew", status_code=204, responses=CHANGING, tags=["tables"])
async def renew(request: Asked, id: FromPath[str]) -> None:
    """Let the invitations be good again, for 14 days. Only whoever opened the table says so."""
    room = await room_of(request, id)
    await coming.renew(house_of(request), guest_of(request), room)


@post("/tables/{id:str}/free/{other:str}", status_code=204, responses=CHANGING, tags=["tables"])
async def free(request: Asked, id: FromPath[str], other: FromPath[str]) -> None:
    """Free the seat of a guest who has been away for a while, before the game. Only whoever opened the table may."""
    room = await room_of(request, id)
    await coming.free_seat(house_of(request), guest_of(request), room, seat_in(room, other))


# ---- while it goes on


@post("/tables/{id:str}/seats/{seat:str}/late/{other:str}", status_code=204, responses=CHANGING, tags=["play"])
async def choose(
    request: Asked, id: FromPath[str], seat: FromPath[str], other: FromPath[str], data: JSONBody[Choice]
) -> None:
    """What is to be done about somebody whose time is out: what more than half of the others want who are here or have
    chosen is done."""
    room, own = await own_turn(request, id, seat)
    await deciding.choose(guest_of(request), room, own, seat_in(room, other), data.choice)


# ---- being called


@get("/tables/{id:str}/seats/{seat:str}/hook", responses=LOOKING, tags=["seats"])
async def show_hook(request: Asked, id: FromPath[str], seat: FromPath[str]) -> Hook:
    """Where one's own seat is called when it is its turn."""
    room, own = await own_seat(request, id, seat)
    found = await house_of(request).store.found(house_of(request).store.hook_of, room.id, own)
    return Hook("", "") if found is None else Hook(found.url, found.trouble)


@put("/tables/{id:str}/seats/{seat:str}/hook", responses=CHANGING, tags=["seats"])
async def set_hook(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[NewHook]) -> HookSecret:
    """Call this address from now on, at a table with a slow pace. Calls are signed with the secret, which is told this
    once."""
    room, own = await own_seat(request, id, seat)
    secret = await calls.set_hook(house_of(request), guest_of(request), room, own, data.url, origin(request))
    return HookSecret(secret)


@delete("/tables/{id:str}/seats/{seat:str}/hook", responses=CHANGING, tags=["seats"])
async def drop_hook(request: Asked, id: FromPath[str], seat: FromPath[str]) -> None:
    """Call it no more."""
    room, own = await own_seat(request, id, seat)
    await house_of(request).store.kept(house_of(request).store.drop_hook, room.id, own)


ROUTES = Router("/", route_handlers=[renew, free, choose, show_hook, set_hook, drop_hook])
