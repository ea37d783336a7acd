"""The end of a game: its page, its journal, and another game of the same people."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from gloam.web.asking import Asked, guest_of, house_of, room_at, shown
from gloam.web.elements import html
from gloam.web.pages import end as pages
from gloam.web.pages.table import url_of
from gloam.web.rooms import sequels
from gloam.web.rooms.looking import Look, look
from gloam.web.rooms.room import Room
from gloam.web.trouble import Trouble


async def ended(request: Asked, id: str) -> Room:
    """The room of a finished game. Raises `Trouble` while it goes on."""
    room = await room_at(request, id)
    if room.table is None or not room.table.over:
        raise Trouble("end.running", 409)
    return room


async def last_look(request: Asked, room: Room) -> Look:
    return await look(house_of(request), guest_of(request), room, None, "")


@get("/tables/{id:str}/end")
async def show_end(request: Asked, id: FromPath[str]) -> Response[str] | Redirect:
    house = house_of(request)
    room = await room_at(request, id)
    if room.table is None or not room.table.over:
        return Redirect(f"/tables/{id}", status_code=303)
    row = await house.store.found(house.store.table, id)
    seconds = row.ended - row.begun if row is not None else 0.0
    return shown(pages.end_page(await last_look(request, room), seconds))


@get("/tables/{id:str}/end/again")
async def show_again(request: Asked, id: FromPath[str]) -> Response[str]:
    """Whether there is another game by now, for a page that is open already."""
    found = await last_look(request, await ended(request, id))
    return Response(html(pages.again(found)), media_type=MediaType.HTML)


@post("/tables/{id:str}/rematch")
async def rematch(request: Asked, id: FromPath[str]) -> Redirect:
    house, guest = house_of(request), guest_of(request)
    room = await ended(request, id)
    held = await house.seats_of(guest, id)
    if not held:
        raise Trouble("trouble.not-your-seat", 403)
    following = await sequels.rematch(house, guest, room)
    return Redirect(url_of(following, held[0]), status_code=303)


@get("/tables/{id:str}/journal")
async def download(request: Asked, id: FromPath[str]) -> Response[str]:
    """The game as a file: seats are letters in it, nobody has a name."""
    return await journal_of(request, id)


async def journal_of(request: Asked, id: str) -> Response[str]:
    """The journal of a finished game. Raises `Trouble` while it goes on."""
    room = await room_at(request, id)
    if room.table is None or not room.table.over:
        raise Trouble("end.journal-running", 403)
    return journal_file(room.journal().text(), f"{room.game}-{id}")


def journal_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.gloam"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


ROUTES = Router("/", route_handlers=[show_end, show_again, rematch, download])
