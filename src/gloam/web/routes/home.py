"""The first screen, opening tables, sitting down, and one's own name and language."""

from __future__ import annotations

from typing import Annotated

import htpy as h
from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from gloam.web.asking import Asked, Form, field, guest_of, house_of, remember, shown, speech_of
from gloam.web.house import ME, USUAL, Plan
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.table import url_of
from gloam.web.trouble import Trouble
from gloam.words import web

Sent = Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]


@get("/")
async def home(request: Asked) -> Response[str]:
    speech = speech_of(request)
    body = h.main[
        [
            h.form(method="post", action="/play")[h.button(name="game", value=game)[game]]
            for game in ("vendetta", "blood-orders")
        ]
    ]
    return shown(page(speech, "Gloam", [plain_top(speech), body]))


@post("/play")
async def play_now(request: Asked, data: Sent) -> Redirect:
    """A table against bots, at once."""
    guest = guest_of(request)
    if not guest.name:
        guest = guest.called("Anna", 20)
        remember(request, guest)
    game = field(data, "game")
    seats = 4 if game == "vendetta" else 3
    room = await house_of(request).create(guest, Plan(game, (ME, *[USUAL] * (seats - 1))))
    return Redirect(url_of(room, 0), status_code=303)


@get("/seat/{secret:str}")
async def seat_link(request: Asked, secret: str) -> Redirect:
    """Come in by a seat's own link; the secret leaves the address at once."""
    room, seat = await house_of(request).open_seat(guest_of(request), secret)
    return Redirect(url_of(room, seat), status_code=303)


@post("/me/language")
async def set_language(request: Asked, data: Sent) -> Redirect:
    language = field(data, "language")
    if language not in web.LANGUAGES:
        raise Trouble("trouble.form", name="language")
    guest = guest_of(request)
    remember(request, type(guest)(guest.id, guest.name, language))
    back = data.get("back", "/")
    return Redirect(back if back.startswith("/") and not back.startswith("//") else "/", status_code=303)


ROUTES = Router("/", route_handlers=[home, play_now, seat_link, set_language])
