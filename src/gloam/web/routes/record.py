"""One's own games, all that is kept of a visitor as a file, and how it is forgotten."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.response import Redirect

from gloam.web.asking import Asked, Sent, guest_of, house_of, one_of, remember, shown, speech_of
from gloam.web.guests import record
from gloam.web.guests.guest import new_guest
from gloam.web.pages import record as pages
from gloam.web.rooms import glance


@get("/me")
async def show_record(request: Asked) -> Response[str]:
    house, guest = house_of(request), guest_of(request)
    own = await glance.own(house, guest)
    running = [one for one in own if not one.row.ended]
    stopped = [one for one in own if one.row.stopped]
    games = await record.played(house, guest)
    page = pages.record_page(speech_of(request), guest, games, running, house.key, house.settings.name, stopped)
    return shown(page)


@get("/me/games.json")
async def export(request: Asked) -> Response[dict[str, object]]:
    headers = {"content-disposition": 'attachment; filename="gloam.json"'}
    return Response(await record.export(house_of(request), guest_of(request)), headers=headers)


@get("/me/forget")
async def ask_to_forget(request: Asked) -> Response[str]:
    return shown(pages.forget_page(speech_of(request)))


@post("/me/forget")
async def forget(request: Asked, data: Sent) -> Redirect:
    """Everything about the visitor is removed; from now on they are somebody else."""
    one_of(data, "sure", "yes")
    guest = guest_of(request)
    await record.forget(house_of(request), guest)
    remember(request, new_guest(guest.language))
    return Redirect("/", status_code=303)


ROUTES = Router("/", route_handlers=[show_record, export, ask_to_forget, forget])
