"""Open tables, invitations that have grown old, and guests who do not come."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gloam.core.table import LETTERS
from gloam.web.asking import Asked, Sent, done, guest_of, house_of, known_game, one_of, room_at, shown, speech_of
from gloam.web.guests import coming, deciding
from gloam.web.pages import tables as pages
from gloam.web.pages.table import url_of
from gloam.web.rooms import glance
from gloam.web.rooms.clocks import CHOICES
from gloam.web.rooms.paces import chosen
from gloam.web.routes.tables import own_seat, tried
from gloam.web.store.paces import Wanted
from gloam.web.store.schema import LIVE, SLOW
from gloam.words.pages import LANGUAGES

MOST: Final = 50  # tables in the list


def wanted(form: Mapping[str, str]) -> Wanted:
    """What a form looks for; whatever makes no sense is any, but for a game that there is not. Raises `Trouble`."""
    game = form.get("game", "")
    free = chosen(form, "free", tuple(str(count) for count in pages.FREE), "0")
    return Wanted(
        game and known_game(game),
        chosen(form, "pace", (LIVE, SLOW), ""),
        int(free),
        chosen(form, "language", tuple(LANGUAGES), ""),
        form.get("beginners") == "yes",
    )


@get("/tables")
async def open_tables(request: Asked) -> Response[str]:
    """The tables at which a seat is free for anybody, as far as they are what is looked for."""
    house, guest = house_of(request), guest_of(request)
    looked_for = wanted(request.query_params)
    rows = await house.store.found(house.store.open_tables, looked_for, time.time(), MOST)
    found = await glance.glances(house, guest, rows)
    return shown(pages.tables_page(speech_of(request), found, looked_for, house.key))


@post("/tables/{id:str}/free")
async def free(request: Asked, id: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Free the seat of a guest who does not come."""
    house, guest = house_of(request), guest_of(request)
    room = await room_at(request, id)
    letter = one_of(data, "seat", *LETTERS[: len(room.seats)])
    await coming.free_seat(house, guest, room, LETTERS.index(letter))
    held = await house.seats_of(guest, id)
    return done(request, f"{url_of(room, held[0] if held else None)}/waiting")


@post("/tables/{id:str}/renew")
async def renew(request: Asked, id: FromPath[str]) -> Response[None] | Redirect:
    """Let the invitations be good again."""
    house, guest = house_of(request), guest_of(request)
    room = await room_at(request, id)
    await coming.renew(house, guest, room)
    held = await house.seats_of(guest, id)
    return done(request, f"{url_of(room, held[0] if held else None)}/waiting")


@post("/tables/{id:str}/{place:str}/time-out")
async def time_out(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """What is to be done about somebody whose time is out."""
    room, seat = await own_seat(request, id, place)
    late = LETTERS.index(one_of(data, "late", *LETTERS[: len(room.seats)]))
    choice = one_of(data, "choice", *CHOICES)
    return await tried(request, room, seat, deciding.choose(guest_of(request), room, seat, late, choice))


@post("/me/freed")
async def read_freed(request: Asked) -> Redirect:
    """Somebody has read that their seat was freed."""
    house = house_of(request)
    await house.store.kept(house.store.forget_removals, guest_of(request).id)
    return Redirect("/", status_code=303)


ROUTES = Router("/", route_handlers=[open_tables, free, renew, time_out, read_freed])
