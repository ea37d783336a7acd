"""The first screen, games against bots, watching, and one's own name and language."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, Router, get, post
from litestar.response import Redirect

from gloam.web.asking import (
    Asked,
    Form,
    Sent,
    called,
    done,
    field,
    guest_of,
    house_of,
    local,
    one_of,
    remember,
    shown,
    speech_of,
)
from gloam.web.guests import seating
from gloam.web.guests.comfort import CHOICES
from gloam.web.house import ME, USUAL, Arrangement, check_bot, usual_seats
from gloam.web.pages import home as pages
from gloam.web.pages.table import url_of
from gloam.web.rooms import glance
from gloam.web.trouble import Trouble
from gloam.words import pages as web


@get("/")
async def home(request: Asked) -> Response[str]:
    house, guest = house_of(request), guest_of(request)
    own = await glance.own(house, guest)
    listed = await glance.listed(house, guest)
    settings = house.settings
    freed = await house.store.found(house.store.removals_of, guest.id)
    return shown(pages.home_page(speech_of(request), guest, own, listed, house.key, settings, freed))


@get("/watch")
async def watch(request: Asked) -> Response[str]:
    house, guest = house_of(request), guest_of(request)
    listed, arenas = await glance.listed(house, guest), house.settings.arenas is not None
    return shown(pages.watch_page(speech_of(request), listed, house.key, arenas))


@post("/play")
async def play_now(request: Asked, data: Sent) -> Redirect:
    """A table against bots, at once. Which bots is remembered for the next time."""
    game, bot = field(data, "game"), data.get("bot") or USUAL
    check_bot(bot, game)
    chairs = (ME, *[bot] * (usual_seats(game) - 1))
    room = await house_of(request).create(guest_of(request), Arrangement(game, chairs, by_lot=True))
    remember(request, guest_of(request).having_chosen(game, bot))
    return Redirect(url_of(room, 0), status_code=303)


@post("/watch")
async def watch_bots(request: Asked, data: Sent) -> Redirect:
    """A table at which only bots play."""
    room = await house_of(request).show(guest_of(request), field(data, "game"))
    return Redirect(url_of(room, None), status_code=303)


@post("/me/name")
async def set_name(request: Asked, data: Sent) -> Redirect:
    before, guest = guest_of(request), called(request, data)
    if not field(data, "name").strip():
        raise Trouble("trouble.name")
    if guest != before:
        await seating.rename(house_of(request), guest)
    return Redirect(local(data.get("back", "/")), status_code=303)


def speak(request: Asked, form: Form) -> None:
    """From now on in the language that a form names."""
    remember(request, replace(guest_of(request), language=one_of(form, "language", *web.LANGUAGES)))


def ease(request: Asked, form: Form) -> None:
    """Light or dark, text size, motion, sound: whichever of them a form names."""
    guest = guest_of(request)
    comfort = guest.comfort
    for name in CHOICES.keys() & form.keys():
        chosen = comfort.chosen(name, form[name])
        if chosen is None:
            raise Trouble("trouble.form", name=name)
        comfort = chosen
    remember(request, replace(guest, comfort=comfort))


@post("/me/language")
async def set_language(request: Asked, data: Sent) -> Redirect:
    speak(request, data)
    return Redirect(local(data.get("back", "/")), status_code=303)


@post("/me/comfort")
async def set_comfort(request: Asked, data: Sent) -> Response[None] | Redirect:
    """A script has changed the page already and wants nothing back."""
    ease(request, data)
    return done(request, local(data.get("back", "/")))


ROUTES = Router("/", route_handlers=[home, watch, play_now, watch_bots, set_name, set_language, set_comfort])
