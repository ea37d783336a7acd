"""Connections: how many one address may have, how long a request may take to come, and who is let go for not reading.

uvicorn waits without end for a request that was begun, and for whoever does not read what they are sent. A thousand
such connections would leave no room for anybody else.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from gloam.web.counting import REFUSED_CONNECTIONS
from gloam.web.guests.recent import home_of
from gloam.web.settings import Named, Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

HEAD: Final = 32_768  # bytes before the body; a browser sends 1,000
QUEUED: Final = 16  # requests that may follow one another without waiting for an answer
RESERVE: Final = 200  # files that are never connections: the database, thinking processes, whatever is read
PLENTY: Final = 10_000  # connections, where the system sets no limit
SOON: Final = 5  # seconds after which it is worth trying again
REASONS: Final = {
    408: ("Request Timeout", "The request did not come in time."),
    429: ("Too Many Requests", "There are too many connections from this address."),
    431: ("Request Header Fields Too Large", "The head of the request is too long."),
    503: ("Service Unavailable", "There are too many connections."),
}


class Guard:
    """All connections of this process. Where there is no room for another, whoever has asked for nothing goes first."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings: Final = settings
        self.most: Final = most
        self.proxies: Final = Named(settings.proxies)
        self.counts: Final[Counter[str]] = Counter()
        self.waiting: Final[dict[Guarded, None]] = {}  # those that have asked for nothing, the longest first

    @property
    def count(self) -> int:
        return self.counts.total()

    def refusal(self, address: str) -> int:
        """Why there is no room for another connection, as a status; 0 where there is."""
        own = address not in self.proxies
        if own and self.counts[home_of(address)] >= self.settings.connections:
            return 429
        if self.count < self.most:
            return 0
        for idle in list(self.waiting):
            idle.let_go()
            return 0
        return 503

    def enter(self, address: str) -> None:
        self.counts[home_of(address)] += 1

    def leave(self, address: str) -> None:
        who = home_of(address)
        self.counts[who] -= 1
        if not self.counts[who]:
            del self.counts[who]


class Guarded(HttpToolsProtocol):
    """A connection that has a limit to everything."""

    guard: ClassVar[Guard]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.address = ""
        self.entered = False
        self.ends: asyncio.TimerHandle | None = None  # when the request must have come
        self.stalls: asyncio.TimerHandle | None = None  # when what was sent must have been read
        self.head = 0  # bytes of the head so far

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        status = self.guard.refusal(self.address)
        if status:
            self.turn_away(status)
            return
        self.guard.enter(self.address)
        self.entered = True
        self.waits()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()
        for timer in (self.ends, self.stalls):
            if timer is not None:
                timer.cancel()

    def waits(self) -> None:
        """Nothing is asked for; a request must come."""
        self.head = 0
        self.guard.waiting[self] = None
        self.expect()

    def expect(self) -> None:
        """From now on the next part of a request has its time to come."""
        if self.ends is not None:
            self.ends.cancel()
        self.ends = self.loop.call_later(self.guard.settings.arriving, self.late)

    def late(self) -> None:
        self.ends = None
        if self.is_answering:
            self.transport.abort()
        elif self.is_silent:
            self.transport.close()
        else:
            self.turn_away(408)

    @property
    def is_silent(self) -> bool:
        """Is nothing asked for, not even in part?"""
        return self in self.guard.waiting and not self.head

    @property
    def is_answering(self) -> bool:
        """Has an answer been begun that is not yet at its end?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and cycle.response_started and not cycle.response_complete

    def let_go(self) -> None:
        """Somebody else needs the room."""
        if self.is_silent:
            self.transport.close()
            self.forget()
        else:
            self.turn_away(503)

    def turn_away(self, status: int) -> None:
        """One sentence, in English: whose visitor it is nobody knows yet."""
        REFUSED_CONNECTIONS.labels(str(status)).inc()
        title, text = REASONS[status]
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status} {title}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            self.transport.write(f"{head}retry-after: {SOON}\r\ncontent-length: {len(text)}\r\n\r\n{text}".encode())
            self.transport.close()
        self.forget()

    def forget(self) -> None:
        """It keeps nobody out any more, though it may still be read."""
        self.guard.waiting.pop(self, None)
        if self.entered:
            self.entered = False
            self.guard.leave(self.address)

    # ---- a request

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self in self.guard.waiting:
            self.head += len(data)
        super().data_received(data)
        if self in self.guard.waiting and self.head > HEAD and not self.transport.is_closing():
            self.turn_away(431)

    def on_headers_complete(self) -> None:
        self.guard.waiting.pop(self, None)
        super().on_headers_complete()
        self.expect()
        if len(self.pipeline) > QUEUED:
            self.transport.abort()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.ends is not None:
            self.ends.cancel()
            self.ends = None

    def on_response_complete(self) -> None:
        queued = bool(self.pipeline)
        super().on_response_complete()
        if not queued and self.ends is None and not self.transport.is_closing():
            self.waits()

    # ---- those who do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalls is None:
            self.stalls = self.loop.call_later(self.guard.settings.unread, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalls is not None:
            self.stalls.cancel()
            self.stalls = None


def guarded(settings: Settings) -> type[Guarded]:
    """How connections are taken by a server with these settings."""
    return type("Guarded", (Guarded,), {"guard": Guard(settings, room())})


def room() -> int:
    """How many connections there may be. The system's limit to open files is raised as far as it lets us."""
    if sys.platform == "win32":
        return PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            log.warning("the limit to open files stays as it is", extra={"limit": soft})
    most = PLENTY * 10 if soft == resource.RLIM_INFINITY else soft
    return max(most - RESERVE, most // 2)
