"""What has happened: a page of it, a page that waits for more, and a stream that can be taken up again.

Events are counted from the first. Where moves were taken back with what had been told of them, numbers come again; so a
place in the course of events also says how often that had happened: "37.1".
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, Final, NamedTuple, cast
from weakref import WeakKeyDictionary

import msgspec
from litestar import Router, get
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gloam.web.asking import Asked, guest_of, house_of, speech_of
from gloam.web.rooms.audience import Listener
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.routes.api.asked import in_play
from gloam.web.routes.api.questions import Worded, question_in
from gloam.web.routes.api.refusing import documented
from gloam.web.routes.api.shapes import Told
from gloam.web.routes.tables import heard
from gloam.words.pages import Speech

LONGEST: Final = 30  # seconds that a request may wait
LINGER: Final = 10.0  # seconds that whoever has waited is still here
PLAYED: Final = documented(409)
SPOT: Final = r"^[0-9]{1,9}(\.[0-9]{1,9})?$"
Since = Annotated[
    str,
    QueryParameter(pattern=SPOT, description="Where to begin: `next` of an earlier answer, or the number of an event."),
]
Wait = Annotated[int, QueryParameter(ge=0, le=LONGEST, description="Seconds to wait for something new.")]
Known = Annotated[
    int, QueryParameter(ge=0, le=1_000_000_000, description="The number of a question that is known: it is no news.")
]


@dataclass
class Held:
    """Somebody who waits, perhaps with several requests, or has just done so."""

    listener: Listener
    requests: int = 0
    gone: asyncio.TimerHandle | None = None


class Waiting:
    """Whoever asks again and again is at the table in between, too: else everyone would see them come and go."""

    def __init__(self) -> None:
        self.held: Final[WeakKeyDictionary[Room, dict[Viewer, Held]]] = WeakKeyDictionary()

    @contextmanager
    def at(self, room: Room, viewer: Viewer) -> Iterator[Listener]:
        """This viewer waits here for news."""
        here = self.held.setdefault(room, {})
        held = here.get(viewer)
        if held is None or held.listener.dismissed:
            held = here[viewer] = Held(room.enter(viewer.seat, viewer.guest, hurried=True))
        if held.gone is not None:
            held.gone.cancel()
        held.requests += 1
        try:
            yield held.listener
        finally:
            held.requests -= 1
            if not held.requests:
                held.gone = asyncio.get_running_loop().call_later(LINGER, self.leave, room, viewer, held)

    def leave(self, room: Room, viewer: Viewer, held: Held) -> None:
        room.leave(held.listener)
        if self.held.get(room, {}).get(viewer) is held:
            del self.held[room][viewer]


WAITING: Final = Waiting()


class Spot(NamedTuple):
    """A place in the course of events: how many there were, and how often something had been taken back; -1 where that
    was not said."""

    events: int
    returns: int


def read_spot(text: str) -> Spot:
    events, _, returns = text.partition(".")
    return Spot(int(events), int(returns) if returns else -1)


def next_of(room: Room) -> str:
    """Where the events go on that have not happened yet."""
    return f"{room.told}.{len(room.so_far.undone)}"


def since(room: Room, spot: Spot) -> int:
    """The first event that is new to whoever knows of those up to this spot. What was taken back since then is known no
    more."""
    later = room.so_far.undone[spot.returns :] if spot.returns >= 0 else []
    return min([spot.events, room.told, *[undone.events[0].count - 1 for undone in later]])


def told(room: Room, seat: int | None, spot: Spot, speech: Speech, worded: bool) -> Told:
    """All that is new to this viewer."""
    first, table, names = since(room, spot), room.playing, speech.people(room.names)
    events = table.events(seat, first)
    return Told(
        since=first,
        next=next_of(room),
        events=cast("list[Any]", events),
        lines=[speech.words.event(event, names, seat) for event in events] if worded else [],
        waiting_for=list(table.waiting_for()),
        question=question_in(room, seat, speech, worded),
        over=table.over,
    )


def is_news(page: Told, asked_for: Spot, known: int) -> bool:
    """Is there anything in it that this viewer has to act on?"""
    asked = page.question is not None and page.question.number != known
    return bool(page.events) or page.since < asked_for.events or asked or page.over


@get("/tables/{id:str}/seats/{seat:str}/events", responses=PLAYED, tags=["play"])
async def events(
    request: Asked,
    id: FromPath[str],
    seat: FromPath[str],
    since: Since = "0",
    wait: Wait = 0,
    known: Known = 0,
    words: Worded = False,
) -> Told:
    """What has happened since then, as this seat may know it, or with `watch` as everyone may. With `wait` the answer
    comes as soon as something has happened, this seat is asked, or the game is over; else when the time is up."""
    room, viewer = await in_play(request, id, seat)
    house, speech, spot = house_of(request), speech_of(request), read_spot(since)
    page, until = told(room, viewer, spot, speech, words), time.monotonic() + wait
    if is_news(page, spot, known) or not wait:
        return page
    with WAITING.at(room, Viewer(guest_of(request).id, viewer)) as listener:
        while not is_news(page, spot, known) and time.monotonic() < until:
            listener.news.clear()
            page = told(room, viewer, spot, speech, words)
            if listener.dismissed or house.stopping.is_set() or is_news(page, spot, known):
                break
            await heard(listener, until - time.monotonic())
    return page


@get(
    "/tables/{id:str}/seats/{seat:str}/events/stream",
    responses=PLAYED,
    tags=["play"],
    media_type="text/event-stream",
)
async def stream(
    request: Asked,
    id: FromPath[str],
    seat: FromPath[str],
    since: Since = "0",
    words: Worded = False,
    last: Annotated[
        str | None, HeaderParameter(name="last-event-id", pattern=SPOT, description="Goes before `since`.")
    ] = None,
) -> ServerSentEvent:
    """The same pages as server-sent events, one whenever something is new, each with its `next` as id; so a stream that
    broke off goes on where it was. It ends with the game."""
    room, viewer = await in_play(request, id, seat)
    return ServerSentEvent(pages(request, room, viewer, read_spot(last or since), words))


async def pages(
    request: Asked, room: Room, viewer: int | None, spot: Spot, words: bool
) -> AsyncGenerator[ServerSentEventMessage, None]:
    house, guest, speech = house_of(request), guest_of(request), speech_of(request, room.game)
    listener = room.enter(viewer, guest.id, hurried=True)
    before: Told | None = None
    try:
        if viewer is not None and viewer not in await house.seats_of(guest, room.id):
            return  # signed out while the stream was on its way
        while not listener.dismissed:
            listener.news.clear()
            page = told(room, viewer, spot, speech, words)
            if before is None or page.events or stands(page) != stands(before):
                before, spot = page, read_spot(page.next)
                yield ServerSentEventMessage(data=msgspec.json.encode(page), id=page.next, event="told")
            elif not await heard(listener, house.settings.ping):
                yield ServerSentEventMessage(comment="still here", data=None)
            if page.over or house.stopping.is_set():
                return
    finally:
        room.leave(listener)


def stands(page: Told) -> tuple[object, ...]:
    """How the table stands, whatever has just been told."""
    return (page.next, page.waiting_for, page.question, page.over)


ROUTES = Router("/", route_handlers=[events, stream])
