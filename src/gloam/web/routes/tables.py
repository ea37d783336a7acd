"""A table in play: its page, its stream, and all that can be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream
from msgspec import Raw

from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.web.asking import (
    Asked,
    Sent,
    answer_in,
    by_script,
    done,
    field,
    guest_of,
    house_of,
    number,
    one_of,
    room_at,
    shown,
)
from gloam.web.elements import html
from gloam.web.guests.guest import Guest, tidy
from gloam.web.house import House
from gloam.web.markup import Drawn, drawn
from gloam.web.pages import presence
from gloam.web.pages import table as pages
from gloam.web.pages.log import READ
from gloam.web.pages.show import AFTER, END, SEE, Moment, after, arrives, follow, moment_at, note_seen, read_spot
from gloam.web.rooms.audience import Listener
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.scenes.scene import Scene
from gloam.web.streaming import PACKED, Message, streamed
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech

WATCH = "watch"
SPEED = "gloam-speed"  # a cookie that the script writes: how fast things are played out for this visitor
AT_ONCE = "once"
PLAYED_OUT = ("slow", "normal", "fast")
STILL_HERE = Message(comment="still here")
NO_PAGE = drawn(None)


async def seat_at(request: Asked, id: str, place: str) -> tuple[Room, int | None]:
    """The room, and the visitor's seat in it; None for the place of those who watch."""
    room = await room_at(request, id, fresh=request.method == "GET")
    if place == WATCH:
        return room, None
    return room, await house_of(request).seat_named(guest_of(request), room, place)


async def own_seat(request: Asked, id: str, place: str) -> tuple[Room, int]:
    room, seat = await seat_at(request, id, place)
    if seat is None:
        raise Trouble("trouble.not-your-seat", 403)
    return room, seat


@get("/tables/{id:str}")
async def find_seat(request: Asked, id: FromPath[str]) -> Redirect:
    """To one's own seat, or to where one can watch."""
    room = await room_at(request, id)
    held = await house_of(request).seats_of(guest_of(request), id)
    return Redirect(pages.url_of(room, held[0] if held else None), status_code=303)


@get("/tables/{id:str}/{place:str}")
async def show_table(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[str] | Redirect:
    room, seat = await seat_at(request, id, place)
    if not room.row.begun:
        return Redirect(f"/tables/{id}/{place}/waiting", status_code=303)
    house = house_of(request)
    guest = guest_of(request)
    hurried = request.cookies.get(SPEED) == AT_ONCE
    page = pages.table_page(room, Viewer(guest.id, seat), guest.language, house.key, hurried)
    return shown(page)


# ---- the stream


@get("/tables/{id:str}/{place:str}/stream", opt=PACKED)
async def stream(request: Asked, id: FromPath[str], place: FromPath[str], v: FromQuery[str] = "") -> Stream:
    room, seat = await seat_at(request, id, place)
    if room.table is None:
        raise Trouble("trouble.not-begun", 409)
    speed = request.cookies.get(SPEED, "")
    messages = looked_at(house_of(request), guest_of(request), room, seat, known_to(request, v), speed)
    return streamed(messages, request.headers.get("accept-encoding", ""))


def known_to(request: Asked, v: str) -> str:
    """What a page has, by the id of the last message it was sent, or else by its own: its digest, and how often it had
    changed."""
    return request.headers.get("last-event-id") or v


def looked_at(
    house: House, guest: Guest, room: Room, seat: int | None, known: str, speed: str
) -> AsyncGenerator[Message, None]:
    """The stream of a table in play: what its viewer has missed is offered when it begins, and when it ends it is noted
    how far they have seen."""
    viewer = Viewer(guest.id, seat)

    def scene() -> Scene:
        return pages.scene_of(room, seat, guest.language, house.key)

    def draw(moment: Moment | None) -> Drawn:
        return body_of(house, room, viewer, guest.language, moment)

    if room.looks.of(viewer) is not None:  # else there is nothing that they could have missed
        arrives(room, viewer, scene(), hurried=speed == AT_ONCE)
    return updates(house, guest, room, seat, draw, known, speed, lambda: note_seen(room, viewer, scene))


async def updates(
    house: House,
    guest: Guest,
    room: Room,
    seat: int | None,
    draw: Callable[[Moment | None], Drawn],
    known: str,
    speed: str = "",
    leaves: Callable[[], None] | None = None,
) -> AsyncGenerator[Message, None]:
    """What has changed of what `draw` draws, whenever something is new, until the page is closed or the server stops.
    `known`: the id of what the page has; where only what is counted has changed, it is told that and nothing else. A
    page that is dismissed shows nothing of the table any more, and asks again. `leaves`: to be done when the viewer's
    last page is closed."""
    listener = room.enter(seat, guest.id, hurried=speed == AT_ONCE)
    listener.played_out = speed in PLAYED_OUT
    viewer = Viewer(guest.id, seat)
    room.shows.seen.pop(viewer, None)
    body = page = NO_PAGE
    shown = ("", 0)
    digest, _, counts = known.partition(".")
    counted = counts.rpartition(".")[0]  # of the table: those who come and go are in the digest
    try:
        if seat is not None and seat not in await house.seats_of(guest, room.id):
            listener.dismissed = True  # signed out while the page was on its way
        while not house.stopping.is_set() and not listener.dismissed:
            listener.news.clear()
            moment = moment_for(house, room, viewer, guest.language, listener.played_out)
            version = pages.version(room, viewer, moment)
            if (version, room.comings) != shown:
                new, shown, before = version != shown[0], (version, room.comings), page
                body = draw(moment) if new or not body.is_open else body  # else only who is here is new
                page = presence.shown(room, seat, guest.language, body)
                if before is NO_PAGE:
                    before = had(room, body, page, digest)
                    if before is page and counted in ("", room.sight(seat)):
                        continue
                message = room.update(None if before is NO_PAGE else before, page, room.version_for(seat))
                del before  # while nothing is new, nothing that is past is held
                yield message
                del message
            elif not await heard(listener, house.settings.ping):
                yield STILL_HERE
        if listener.dismissed:
            yield Message(html(pages.dismissed(room, seat)))
    finally:
        room.leave(listener)
        if leaves is not None and not listener.dismissed and not room.listens(viewer):
            leaves()


def moment_for(house: House, room: Room, viewer: Viewer, language: str, played_out: bool) -> Moment | None:
    """The moment that this page is to show. Where nothing is played out, or nothing is new, that takes no time."""
    if room.shows.of(viewer) is None and (not played_out or room.shows.seen.get(viewer) == room.told):
        return None
    return follow(room, viewer, pages.scene_of(room, viewer.seat, language, house.key), played_out)


async def heard(listener: Listener, seconds: float) -> bool:
    """Wait for news. False when there was none for so long that a sign of life is due."""
    try:
        async with asyncio.timeout(seconds):
            await listener.news.wait()
    except TimeoutError:
        return False
    return True


def had(room: Room, body: Drawn, page: Drawn, known: str) -> Drawn:
    """What a page has of which this digest is known. Where it differs only in who is here, that is all it is told."""
    if known == page.digest:
        return page
    return presence.unknown(room, body) if known.partition(presence.BESIDE)[0] == body.digest else NO_PAGE


def page_of(house: House, room: Room, viewer: Viewer, language: str, moment: Moment | None = None) -> Drawn:
    """The live part of the page, with those who are here."""
    return presence.shown(room, viewer.seat, language, body_of(house, room, viewer, language, moment))


def body_of(house: House, room: Room, viewer: Viewer, language: str, moment: Moment | None = None) -> Drawn:
    """The live part of the page, drawn once for all who see the same."""
    missed = room.looks.offered(viewer)

    def draw() -> Drawn:
        scene = pages.scene_of(room, viewer.seat, language, house.key)
        return drawn(pages.inside(room, scene, house.key, moment, missed))

    return room.drawn(viewer.seat, language, draw) if moment is None and missed is None else draw()


# ---- what is sent


@post("/tables/{id:str}/{place:str}/choose")
async def choose(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """A part of a play, as "PLACE OPTION", perhaps with an amount that was typed; or a whole "line" of answers."""
    room, seat = await own_seat(request, id, place)
    if "line" in data:
        return await tried(request, room, seat, room.send(seat, field(data, "line"), number(data, "number")))
    part, _, option = field(data, "choose").partition(" ")
    if not part.isdecimal() or len(part) > 3:
        raise Trouble("trouble.form", name="choose")
    if "amount" in data:
        option = f"{option} {written(field(data, 'amount'))}".strip()
    return await tried(
        request, room, seat, room.pending.choose(seat, number(data, "number"), int(part), option, "end" in data)
    )


def written(amount: str) -> str:
    """A number as options have it, without what people may type around it; anything else as it is."""
    typed = amount.strip()
    return str(int(typed)) if typed.isdecimal() and len(typed) < 10 else typed


@post("/tables/{id:str}/{place:str}/confirm")
async def confirm(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    room, seat = await own_seat(request, id, place)
    return await tried(request, room, seat, room.pending.confirm(seat, number(data, "number"), "end" in data))


@post("/tables/{id:str}/{place:str}/clear")
async def clear(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[None] | Redirect:
    room, seat = await own_seat(request, id, place)
    return await tried(request, room, seat, room.pending.clear(seat))


@post("/tables/{id:str}/{place:str}/undo")
async def undo(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[None] | Redirect:
    room, seat = await own_seat(request, id, place)
    return await tried(request, room, seat, room.back.undo(seat))


@post("/tables/{id:str}/{place:str}/ask-undo")
async def ask_undo(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[None] | Redirect:
    room, seat = await own_seat(request, id, place)
    return await tried(request, room, seat, room.back.ask_undo(seat))


@post("/tables/{id:str}/{place:str}/consent")
async def consent(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    room, seat = await own_seat(request, id, place)
    return await tried(request, room, seat, room.back.consent(seat, field(data, "agree") == "yes"))


@post("/tables/{id:str}/{place:str}/standing")
async def standing(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """When to ask this seat, as "MODE NAME": of a kind of question, or for a while."""
    room, seat = await own_seat(request, id, place)
    mode, _, name = field(data, "ask").partition(" ")
    return await tried(request, room, seat, room.standing.say(seat, name, mode))


@post("/tables/{id:str}/{place:str}/say")
async def say(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    room, seat = await seat_at(request, id, place)
    text = tidy(field(data, "text"), room.settings.chat)
    guest = guest_of(request)
    if text:
        name = room.seats[seat].name if seat is not None else guest.known_as
        await room.say(seat, name, text, guest.id)
    return done(request, pages.url_of(room, seat))


@post("/tables/{id:str}/{place:str}/show")
async def show(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[None] | Redirect:
    """Go to a moment of what is played out, as "EVENTS.PART", or to the one "after EVENTS.PART", or to the "end" of it;
    or see something "again" that began with this event; or say what is to be done with what one has missed, when one
    comes "late"; or "read" the "talk" that is held back."""
    room, seat = await seat_at(request, id, place)
    guest = guest_of(request)
    viewer = Viewer(guest.id, seat)
    if room.table is None:
        raise Trouble("trouble.not-begun", 409)
    scene = pages.scene_of(room, seat, guest.language, house_of(request).key)
    if "talk" in data:
        one_of(data, "talk", READ)
        room.shows.read_on(viewer)
    elif "late" in data:
        await catch_up(room, viewer, scene, sees=one_of(data, "late", SEE, END) == SEE)
    elif "again" in data:
        first = number(data, "again")
        await go_to(room, viewer, moment_at(scene, room.drawing, (0, 0), first), first)
    else:
        of_one = number(data, "first") if data.get("first") else None
        await go_to(room, viewer, wanted(scene, room, field(data, "at"), of_one), of_one)
    room.tell(viewer)
    return done(request, pages.url_of(room, seat))


async def catch_up(room: Room, viewer: Viewer, scene: Scene, sees: bool) -> None:
    """Show what this viewer has missed, or leave it at the result; neither is offered any more."""
    missed = room.looks.offered(viewer)
    if missed is None:  # pressed twice, or on another device
        return
    room.looks.offer(viewer, None)
    if viewer.seat is not None:
        room.touch(viewer.seat)
    await go_to(room, viewer, after(scene, room.drawing, (missed.since, 0)) if sees else None, blind=False)


async def go_to(
    room: Room, viewer: Viewer, moment: Moment | None, first: int | None = None, blind: bool = True
) -> None:
    """Show this moment; None for the table as it lies now. `blind`: that they have not seen yet."""
    if moment is None:
        room.shows.end(viewer)
        if room.looks.offered(viewer) is None:
            room.looks.note(viewer, room.told)
        return
    before = room.shows.of(viewer)
    await asyncio.to_thread(room.table_at, moment.frame.upto)
    if room.shows.of(viewer) is before:  # else they have gone elsewhere in the meantime
        room.shows.put(viewer, moment.spot, first, blind)


def wanted(scene: Scene, room: Room, at: str, first: int | None) -> Moment | None:
    """The moment that somebody asks for; None for the table as it lies now."""
    if at == END:
        return None
    word, _, rest = at.partition(" ")
    spot = read_spot(rest if word == AFTER else at)
    if spot is None:
        raise Trouble("trouble.form", name="at")
    if word == AFTER:
        return after(scene, room.drawing, spot, first)
    return moment_at(scene, room.drawing, spot, first)


async def tried(request: Asked, room: Room, seat: int, deed: Any) -> Response[None] | Redirect:  # noqa: ANN401
    """Do it; what the rules or the room refuse is said in the dock of whoever asked for it."""
    try:
        await deed
    except (Rejected, Trouble) as no:
        if not by_script(request) and wants_data(request):
            raise
        await room.pending.notice(seat, no)
    return done(request, pages.url_of(room, seat))


# ---- for programs


def wants_data(request: Asked) -> bool:
    return "application/json" in request.headers.get("accept", "")


@get("/tables/{id:str}/{place:str}/view")
async def show_view(
    request: Asked, id: FromPath[str], place: FromPath[str], since: FromQuery[int] = 0
) -> dict[str, object]:
    """What the page is drawn from, as data: the view, the open question, and the events from number `since` on."""
    room, seat = await seat_at(request, id, place)
    table = room.playing
    question = question_for(room, seat)
    return {
        "view": Raw(table.view_json(seat)),
        "names": Speech(guest_of(request).language, room.game).people(room.names),
        "question": None if question is None else {**question.plain(), "number": room.number_of(question)},
        "events": table.events(seat, since),
    }


def question_for(room: Room, seat: int | None) -> Question | None:
    """What this viewer is asked now; None for whoever watches, where a pass is being given for them, and where the game
    was ended before its time."""
    silent = seat is None or room.row.stopped or room.standing.answer(seat)
    return None if silent or seat is None else room.playing.seat(seat).question()


@post("/tables/{id:str}/{place:str}/answer", status_code=204)
async def answer(request: Asked, id: FromPath[str], place: FromPath[str]) -> None:
    """A whole answer in one line: {"option": "play BR04 at 2 down blood 1", "number": 7}."""
    room, seat = await own_seat(request, id, place)
    sent = await answer_in(request)
    await room.send(seat, sent.option, sent.number)


ROUTES = Router(
    "/",
    route_handlers=[
        find_seat,
        show_table,
        stream,
        choose,
        confirm,
        clear,
        undo,
        ask_undo,
        consent,
        standing,
        say,
        show,
        show_view,
        answer,
    ],
)
