"""Arenas: the list, and the figures of one."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.params import FromPath

from gloam.web.asking import Asked, house_of, shown, speech_of, unhurried
from gloam.web.pages import arenas as pages
from gloam.web.reading import arenas
from gloam.web.trouble import missing


@get("/arenas")
@unhurried
def list_arenas(request: Asked) -> Response[str]:
    return shown(pages.list_page(speech_of(request), arenas.read(house_of(request).settings.arenas)))


@get("/arenas/{name:str}")
@unhurried
def show_arena(request: Asked, name: FromPath[str]) -> Response[str]:
    """Only what the list shows can be opened: a name is looked up, never made into a path."""
    arena = arenas.read(house_of(request).settings.arenas).found.get(name)
    if arena is None:
        raise missing("trouble.no-arena", name=name)
    return shown(pages.arena_page(speech_of(request, arena.plan.game), name, arena))


ROUTES = Router("/", route_handlers=[list_arenas, show_arena])
