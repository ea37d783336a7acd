"""Who a program is: a guest with a token instead of a cookie. Nothing is kept of it."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from gloam.web.asking import Asked, guest_of, house_of
from gloam.web.guests.guest import new_guest, tidy
from gloam.web.routes.api.asked import known
from gloam.web.routes.api.refusing import CHANGING, LOOKING
from gloam.web.routes.api.shapes import GuestToken, Me, NewGuest
from gloam.web.trouble import Trouble

NOBODY: Final = NewGuest()


@post("/guests", responses=CHANGING, tags=["guests"])
async def begin(request: Asked, data: JSONBody[NewGuest] = NOBODY) -> GuestToken:
    """A new guest, and the token by which they are known from now on."""
    house = house_of(request)
    limit = house.settings.name
    name = tidy(data.name, limit + 1)
    if len(name) > limit:
        raise Trouble("trouble.name-long", limit=limit)
    guest = new_guest(data.language).called(name, limit)
    return GuestToken(house.cookies.write(guest), guest.name, guest.language)


@get("/guests/me", responses=LOOKING, tags=["guests"])
async def me(request: Asked) -> Me:
    """Whoever asks."""
    known(request)
    guest = guest_of(request)
    return Me(guest.name, guest.language)


ROUTES = Router("/", route_handlers=[begin, me])
