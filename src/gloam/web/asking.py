"""What a request asks for, in words the routes use."""

from __future__ import annotations

from typing import cast

from htpy import Element
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.response import Redirect

from gloam.web.guest import Guest
from gloam.web.house import House
from gloam.web.trouble import Trouble
from gloam.words.web import Speech

Asked = Request[object, object, State]
Form = dict[str, str]


def house_of(request: Asked) -> House:
    return cast("House", request.app.state.house)


def guest_of(request: Asked) -> Guest:
    return cast("Guest", request.state.guest)


def remember(request: Asked, guest: Guest) -> None:
    """From now on the visitor is this guest: the door writes the cookie."""
    request.state.guest = guest


def speech_of(request: Asked, game: str = "vendetta") -> Speech:
    return Speech(guest_of(request).language, game)


def shown(page: Element, status: int = 200) -> Response[str]:
    return Response(str(page), status_code=status, media_type=MediaType.HTML)


def by_script(request: Asked) -> bool:
    """Was this sent by htmx? Then the answer comes over the stream."""
    return request.headers.get("hx-request") == "true"


def done(request: Asked, url: str) -> Response[None] | Redirect:
    """After something was done: nothing more where the page is live, else the page itself."""
    if by_script(request):
        return Response(None, status_code=204)
    return Redirect(url, status_code=303)


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
