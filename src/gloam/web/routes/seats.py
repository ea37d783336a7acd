"""Sitting down, waiting for the others, being away and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

from gloam.core.table import LETTERS
from gloam.web.asking import (
    Asked,
    Form,
    Sent,
    called,
    done,
    field,
    guest_of,
    house_of,
    one_of,
    room_at,
    shown,
    speech_of,
)
from gloam.web.guests import bringing, colours, leaving, seating
from gloam.web.guests.bringing import Choice
from gloam.web.guests.comfort import CHOICES
from gloam.web.markup import Drawn, drawn
from gloam.web.pages import seats as seat_pages
from gloam.web.pages import waiting as pages
from gloam.web.pages.table import url_of
from gloam.web.rooms.paces import is_over
from gloam.web.rooms.room import Room
from gloam.web.routes.home import ease, speak
from gloam.web.routes.tables import known_to, own_seat, seat_at, updates
from gloam.web.store.schema import PERSON
from gloam.web.streaming import PACKED, streamed
from gloam.web.trouble import Trouble


def origin(request: Asked) -> str:
    """Where this server is reached, for links that are given to others."""
    scheme = "https" if house_of(request).settings.secure else request.url.scheme
    return f"{scheme}://{request.url.netloc}"


# ---- a seat's own link


@get("/seat/{secret:str}")
async def show_seat(request: Asked, secret: FromPath[str]) -> Response[str] | Redirect:
    """Asks before it does anything: messengers open links as well, to show what is behind them."""
    house, guest = house_of(request), guest_of(request)
    room, seat = await seating.seat_behind(house, secret)
    held = await house.seats_of(guest, room.id)
    if seat in held:
        return Redirect(url_of(room, seat), status_code=303)
    speech = speech_of(request, room.game)
    if is_over(room.row) and room.seats[seat].kind != PERSON:
        return shown(seat_pages.expired_page(speech, room), 410)
    choices = await bringing.choices(house, guest, room.game, room.row.decks) if not room.row.begun else []
    return shown(seat_pages.door_page(speech, room, seat, held, guest, house.settings.name, choices))


@post("/seat/{secret:str}")
async def open_seat(request: Asked, secret: FromPath[str], data: Sent) -> Redirect:
    """Sit down, or go on playing on another device. The secret leaves the address, and leads nowhere from then on.
    Whoever first wants to read the invitation in another way stays where they are."""
    if "language" in data or CHOICES.keys() & data.keys():
        (speak if "language" in data else ease)(request, data)
        return Redirect(request.url.path, status_code=303)
    house = house_of(request)
    room, seat = await seating.seat_behind(house, secret)
    guest = called(request, data)
    if seat not in await house.seats_of(guest, room.id):
        await seating.come_in(house, guest, room, seat, secret, await brought(request, room, data))
    return Redirect(url_of(room, seat), status_code=303)


async def brought(request: Asked, room: Room, form: Form) -> str | None:
    """The deck that a form brings to a table that has not begun; None where it says nothing of one. Raises
    `Trouble`."""
    if "deck" not in form or room.row.begun:
        return None
    return await bringing.brought(house_of(request), guest_of(request), room.game, form["deck"], room.row.decks)


# ---- before the game


@post("/tables/{id:str}/sit-down")
async def sit_down(request: Asked, id: FromPath[str], data: Sent) -> Redirect:
    house = house_of(request)
    room = await room_at(request, id)
    deck = await brought(request, room, data)
    return Redirect(url_of(room, await seating.sit_down(house, guest_of(request), room, deck)), status_code=303)


@get("/tables/{id:str}/{place:str}/waiting")
async def wait(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[str] | Redirect:
    room, seat = await seat_at(request, id, place)
    if room.row.begun:
        return Redirect(url_of(room, seat), status_code=303)
    choices = await may_bring(request, room)
    return shown(pages.waiting_page(waiting_room(request, room, seat, choices)))


@get("/tables/{id:str}/{place:str}/waiting/stream", opt=PACKED)
async def waiting_stream(request: Asked, id: FromPath[str], place: FromPath[str], v: FromQuery[str] = "") -> Stream:
    room, seat = await seat_at(request, id, place)
    choices = await may_bring(request, room)

    def draw(_: object) -> Drawn:  # who is the host may have changed since the page was opened
        return drawn(pages.inside(waiting_room(request, room, seat, choices)))

    messages = updates(house_of(request), guest_of(request), room, seat, draw, known_to(request, v))
    return streamed(messages, request.headers.get("accept-encoding", ""))


async def may_bring(request: Asked, room: Room) -> list[Choice]:
    return await bringing.choices(house_of(request), guest_of(request), room.game, room.row.decks)


def waiting_room(request: Asked, room: Room, seat: int | None, choices: Sequence[Choice]) -> pages.Waiting:
    host = guest_of(request).id == room.row.host
    return pages.Waiting(room, seat, host, speech_of(request, room.game), origin(request), choices)


@post("/tables/{id:str}/{place:str}/colour")
async def set_colour(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Another colour for one's own seat, before the game."""
    room, seat = await own_seat(request, id, place)
    await colours.change(guest_of(request), room, seat, field(data, "colour"))
    return done(request, f"{url_of(room, seat)}/waiting")


@post("/tables/{id:str}/{place:str}/deck")
async def set_deck(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Another deck for one's own seat, before the game."""
    room, seat = await own_seat(request, id, place)
    await bringing.change(house_of(request), guest_of(request), room, seat, field(data, "deck"))
    return done(request, f"{url_of(room, seat)}/waiting")


@post("/tables/{id:str}/begin")
async def begin(request: Asked, id: FromPath[str]) -> Response[None] | Redirect:
    """Fill the empty seats with bots and begin."""
    room = await begun(request, id)
    held = await house_of(request).seats_of(guest_of(request), id)
    return done(request, url_of(room, held[0] if held else None))


async def begun(request: Asked, id: str) -> Room:
    """The game begins, as whoever opened the table says. Raises `Trouble` for anybody else."""
    room = await room_at(request, id)
    if room.row.host != guest_of(request).id:
        raise Trouble("trouble.not-host", 403)
    await house_of(request).begin(room)
    return room


@post("/tables/{id:str}/close")
async def close(request: Asked, id: FromPath[str]) -> Redirect:
    """Clear a table away at which nobody else plays."""
    house = house_of(request)
    await house.close_table(guest_of(request), await room_at(request, id))
    return Redirect("/", status_code=303)


# ---- one's own seat


@get("/tables/{id:str}/{place:str}/seat")
async def show_own_seat(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[str]:
    room, seat = await own_seat(request, id, place)
    house, speech = house_of(request), speech_of(request, room.game)
    hook = await house.store.found(house.store.hook_of, room.id, seat)
    return shown(seat_pages.own_page(speech, room, seat, origin(request), house.settings.name, hook))


@post("/tables/{id:str}/{place:str}/new-link")
async def new_link(request: Asked, id: FromPath[str], place: FromPath[str]) -> Redirect:
    """Another secret for one's own seat."""
    room, seat = await own_seat(request, id, place)
    await seating.renew_link(house_of(request), guest_of(request), room, seat)
    return Redirect(f"{url_of(room, seat)}/seat", status_code=303)


@post("/tables/{id:str}/{place:str}/sign-out")
async def sign_out(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[None] | Redirect:
    """Every other device has to leave one's seat."""
    room, seat = await own_seat(request, id, place)
    await seating.sign_out_others(house_of(request), guest_of(request), room, seat)
    return done(request, url_of(room, seat))


@get("/tables/{id:str}/{place:str}/leave")
async def ask_to_leave(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[str]:
    """Says what leaving means, and asks."""
    room, seat = await own_seat(request, id, place)
    return shown(seat_pages.leave_page(speech_of(request, room.game), room, seat, leaving.stays(room, seat)))


@post("/tables/{id:str}/{place:str}/leave")
async def leave(request: Asked, id: FromPath[str], place: FromPath[str]) -> Redirect:
    """Leave the table for good."""
    room, seat = await own_seat(request, id, place)
    await leaving.leave(house_of(request), guest_of(request), room, seat)
    return Redirect("/", status_code=303)


@post("/tables/{id:str}/{place:str}/stand-in")
async def stand_in(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Let a bot play for oneself for a while, or take the seat back."""
    room, seat = await own_seat(request, id, place)
    await seating.stand_in(house_of(request), guest_of(request), room, seat, one_of(data, "bot", "yes", "no") == "yes")
    return done(request, url_of(room, seat))


@post("/tables/{id:str}/{place:str}/cover")
async def cover(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Let a bot play for somebody else who is away."""
    room, seat = await own_seat(request, id, place)
    letter = one_of(data, "seat", *LETTERS[: len(room.seats)])
    await seating.cover(house_of(request), room, LETTERS.index(letter))
    return done(request, url_of(room, seat))


ROUTES = Router(
    "/",
    route_handlers=[
        show_seat,
        open_seat,
        sit_down,
        wait,
        waiting_stream,
        set_colour,
        set_deck,
        begin,
        close,
        show_own_seat,
        new_link,
        sign_out,
        ask_to_leave,
        leave,
        stand_in,
        cover,
    ],
)
