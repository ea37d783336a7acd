"""For whoever watches over the server: how much is going on, in the words of Prometheus."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, Router, get

from gloam.web import counting
from gloam.web.asking import Asked, house_of
from gloam.web.house import House
from gloam.web.settings import EVERYBODY, Named
from gloam.web.trouble import missing

OFTEN: Final = 5.0  # seconds between one count and the next, where several processes count together
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", sync_to_thread=False)
def show(request: Asked) -> Response[bytes]:
    """Where nobody may read it there is no such page."""
    house = house_of(request)
    if not may_read(house.settings.metrics, request.client.host if request.client else ""):
        raise missing("trouble.no-page")
    count(house)
    return Response(counting.text(), media_type=KIND)


def may_read(allowed: str, address: str) -> bool:
    return allowed == EVERYBODY or (bool(allowed) and address in Named(allowed))


def count(house: House) -> None:
    """What goes up and down, as it is now."""
    busy = len(house.minds.all) - len(house.minds.turns.idle)
    counting.STREAMS.set(house.limits.streams)
    counting.TABLES.set(len(house.living))
    counting.CONNECTIONS.set(house.connected())
    counting.WRITES.set(house.store.writer.wishes.qsize())
    counting.MINDS_BUSY.set(busy)
    counting.MINDS_WAITING.set(max(0, house.minds.asked - busy))


async def keep_counted(house: House) -> None:
    """Count now and then, until the server stops: whoever asks another process is told of this one as well."""
    while counting.is_shared() and not house.stopping.is_set():
        count(house)
        try:
            await asyncio.wait_for(house.stopping.wait(), OFTEN)
        except TimeoutError:
            continue


ROUTES = Router("/", route_handlers=[show])
