"""Being called when it is one's turn: by an address of one's own, or by one's browser."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gloam.web.asking import Asked, Sent, field, guest_of, house_of, shown, speech_of
from gloam.web.guests import calls, pushing
from gloam.web.pages import seats as pages
from gloam.web.pages.table import url_of
from gloam.web.routes.seats import origin
from gloam.web.routes.tables import own_seat
from gloam.web.trouble import Trouble


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Browser(msgspec.Struct):
    """A browser's subscription, as it says it itself."""

    endpoint: str
    keys: Keys | None = None


# ---- a hook


@post("/tables/{id:str}/{place:str}/hook", status_code=200)
async def set_hook(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[str]:
    """Call this address from now on. The secret of its signature is on the page that comes back, and nowhere else."""
    room, seat = await own_seat(request, id, place)
    house, guest, speech = house_of(request), guest_of(request), speech_of(request, room.game)
    secret, no = "", None
    try:
        secret = await calls.set_hook(house, guest, room, seat, field(data, "url").strip(), origin(request))
    except Trouble as why:
        no = why
    hook = await house.store.found(house.store.hook_of, room.id, seat)
    page = pages.own_page(speech, room, seat, origin(request), house.settings.name, hook, secret, no)
    return shown(page, 200 if no is None else no.status)


@post("/tables/{id:str}/{place:str}/hook/drop")
async def drop_hook(request: Asked, id: FromPath[str], place: FromPath[str]) -> Redirect:
    room, seat = await own_seat(request, id, place)
    house = house_of(request)
    await house.store.kept(house.store.drop_hook, room.id, seat)
    return Redirect(f"{url_of(room, seat)}/seat", status_code=303)


# ---- a browser


@get("/me/push")
async def push_key(request: Asked) -> dict[str, str]:
    """The key that a browser needs to let itself be called; '' where nobody is."""
    return {"key": pushing.public_key(house_of(request).settings.push_key)}


async def browser_in(request: Asked) -> Browser:
    try:
        return msgspec.json.decode(await request.body(), type=Browser)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as no:
        raise Trouble("trouble.unreadable") from no


@post("/me/push", status_code=204)
async def subscribe(request: Asked) -> None:
    """This browser wants to be told."""
    browser = await browser_in(request)
    if browser.keys is None:
        raise Trouble("trouble.form", name="push")
    keys = browser.keys
    await pushing.subscribe(house_of(request), guest_of(request), browser.endpoint, keys.p256dh, keys.auth)


@post("/me/push/off", status_code=204)
async def unsubscribe(request: Asked) -> None:
    """It wants no more."""
    await pushing.unsubscribe(house_of(request), guest_of(request), (await browser_in(request)).endpoint)


ROUTES = Router("/", route_handlers=[set_hook, drop_hook, push_key, subscribe, unsubscribe])
