"""What a request asks for, in words the routes use."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

import gloam
from gloam.web.elements import Element, html
from gloam.web.guests.guest import Guest, tidy
from gloam.web.house import House
from gloam.web.rooms.room import Room
from gloam.web.trouble import Trouble, missing
from gloam.words.pages import Speech

LOCAL: Final = re.compile(r"/([\w.~-][\w./~?=&#-]*)?")  # a path here: no host, nothing that a browser reads as one

P = ParamSpec("P")
T = TypeVar("T")
Asked = Request[object, object, State]
Form = dict[str, str]
Sent = Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]


def house_of(request: Asked) -> House:
    return cast("House", request.app.state.house)


def guest_of(request: Asked) -> Guest:
    return cast("Guest", request.state.guest)


def remember(request: Asked, guest: Guest) -> None:
    """From now on the visitor is this guest: the door writes the cookie."""
    request.state.guest = guest


async def room_at(request: Asked, id: str, fresh: bool = True) -> Room:
    """The room of this table, no older than any process knows it; or else as it is known here, for whoever is told when
    that is no longer so. From now on the request speaks of its game. Raises `Trouble` where there is none."""
    room = await house_of(request).room(id)
    if fresh:
        await room.following.up_to_date()
    request.state.game = room.game
    return room


def known_game(name: str) -> str:
    """The game of this name. Raises `Trouble`, which says what there is, where there is none."""
    if name not in gloam.games():
        raise missing("trouble.no-game", game=name, known=", ".join(gloam.games()))
    return name


def speech_of(request: Asked, game: str = "") -> Speech:
    """The visitor's language, with the words of this game or else of the one that the request speaks of."""
    return Speech(guest_of(request).language, game or request.scope["state"].get("game", ""))


def unhurried(page: Callable[P, T]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A page that takes a while to find or to draw: it is made in its turn, beside whatever else goes on here."""

    @wraps(page)
    async def turn(*words: P.args, **names: P.kwargs) -> T:
        return await house_of(cast("Asked", names["request"])).drawing.do(page, *words, **names)

    return turn


def shown(page: Element, status: int = 200) -> Response[str]:
    return Response(html(page), status_code=status, media_type=MediaType.HTML)


def by_script(request: Asked) -> bool:
    """Was this sent by htmx? Then the answer comes over the stream."""
    return request.headers.get("hx-request") == "true"


def done(request: Asked, url: str) -> Response[None] | Redirect:
    """After something was done: nothing more where the page is live, else the page itself."""
    if by_script(request):
        return Response(None, status_code=204)
    return Redirect(url, status_code=303)


def local(url: str) -> str:
    """This address if it is one of ours, else the first page."""
    return url if LOCAL.fullmatch(url) else "/"


def called(request: Asked, form: Form) -> Guest:
    """The visitor by the name they gave in a form, which is remembered; as before where they gave none."""
    guest, limit = guest_of(request), house_of(request).settings.name
    name = tidy(form.get("name", ""), limit + 1)
    if len(name) > limit:
        raise Trouble("trouble.name-long", limit=limit)
    if name and name != guest.name:
        guest = guest.called(name, limit)
        remember(request, guest)
    return guest


class Answer(msgspec.Struct):
    """An answer as a program sends it."""

    option: str
    number: int


async def answer_in(request: Asked) -> Answer:
    try:
        return msgspec.json.decode(await request.body(), type=Answer)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as no:
        raise Trouble("trouble.unreadable") from no


def field(form: Form, name: str) -> str:
    value = form.get(name)
    if not isinstance(value, str):
        raise Trouble("trouble.form", name=name)
    return value


def number(form: Form, name: str) -> int:
    value = field(form, name)
    if not value.isdecimal() or len(value) > 9:
        raise Trouble("trouble.form", name=name)
    return int(value)


def one_of(form: Form, name: str, *values: str) -> str:
    value = field(form, name)
    if value not in values:
        raise Trouble("trouble.form", name=name)
    return value
