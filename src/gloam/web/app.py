"""The application: rooms, routes, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from gloam.core.refusal import Refused, Rejected
from gloam.core.table import LETTERS
from gloam.web.asking import Asked, shown, speech_of
from gloam.web.guests.calls import keep_calling
from gloam.web.guests.deciding import keep_time
from gloam.web.guests.door import Door
from gloam.web.guests.leaving import keep_tidy
from gloam.web.house import House
from gloam.web.pages.trouble import trouble_page
from gloam.web.routes import (
    arenas,
    calls,
    decks,
    end,
    home,
    install,
    invite,
    learn,
    metrics,
    paces,
    puzzles,
    reading,
    record,
    replays,
    reports,
    seats,
    tables,
)
from gloam.web.routes.api import programs
from gloam.web.routes.api.refusing import is_program, refused
from gloam.web.routes.api.shapes import Problem
from gloam.web.settings import Settings
from gloam.web.store.database import Unkept
from gloam.web.trouble import Trouble

log = logging.getLogger(__name__)

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
VENDOR: Final = HERE / "vendor"  # what npm brought: htmx and the fonts
SOON: Final = 5  # seconds after which what cannot be had now is worth asking for again
TEMPORARY: Final = (429, 503)
STATUS_KEYS: Final = {
    404: "trouble.no-page",
    405: "trouble.no-method",
    413: "trouble.too-big",
    429: "trouble.too-often",
}


@get("/health")
async def health(request: Asked) -> Response[dict[str, object]]:
    """For whoever watches over the server: can it keep what it is told? Of several processes one answers: how many
    tables it holds, and how many processes it knows to be there, itself among them."""
    house: House = request.app.state.house
    processes = 1 + len(house.wire.others)
    told: dict[str, object] = {"ok": not house.stopping.is_set(), "tables": len(house.rooms), "processes": processes}
    try:
        await house.sign_of_life()
    except Unkept as no:
        return Response({**told, "ok": False, "error": speech_of(request).say(no.key)}, status_code=no.status)
    return Response(told)


async def turned_away(request: Asked) -> Response[str] | None:
    """What the door has refused goes no further. It is awaited: anything else would go through a thread."""
    why: Trouble | None = request.scope["state"].get("refused")
    if why is None:
        return None
    raise why


# ---- when something goes wrong

Said = Response[str] | Response[dict[str, object]] | Response[Problem]


def say_trouble(request: Asked, no: Trouble) -> Said:
    if is_program(request):
        return refused(request, no)
    game = str(no.facts.get("game", ""))
    facts = {name: worded(request, fact, game) for name, fact in no.facts.items()}
    cause = no.facts.get("why")
    rule = cause.rule if isinstance(cause, Refused) else ""
    found = said(request, speech_of(request).say(no.key, **facts), no.status, rule, facts.get("table", ""))
    if no.status in TEMPORARY:
        found.headers["retry-after"] = facts.get("wait", str(SOON))
    return found


def say_rejected(request: Asked, no: Rejected) -> Said:
    if is_program(request):
        return refused(request, no)
    rule = no.rule if isinstance(no, Refused) else ""
    return said(request, worded(request, no), 422, rule)


def say_http(request: Asked, no: HTTPException) -> Said:
    if is_program(request):
        return refused(request, no)
    key = STATUS_KEYS.get(no.status_code, "trouble.unreadable" if no.status_code < 500 else "trouble.server")
    return said(request, speech_of(request).say(key), no.status_code, "")


def say_fault(request: Asked, no: Exception) -> Said:
    log.error("a request failed", exc_info=no)
    if is_program(request):
        return refused(request, no)
    return said(request, speech_of(request).say("trouble.server"), 500, "")


def worded(request: Asked, fact: object, game: str = "") -> str:
    return speech_of(request, game).words.refusal(fact, LETTERS) if isinstance(fact, Rejected) else str(fact)


def said(
    request: Asked, text: str, status: int, rule: str, table: str = ""
) -> Response[str] | Response[dict[str, object]]:
    """One sentence: as data for a program, as a page for a person. `table` can be watched instead."""
    if "application/json" in request.headers.get("accept", ""):
        body: dict[str, object] = {"error": text, "rule": rule} if rule else {"error": text}
        return Response(body, status_code=status)
    return shown(trouble_page(speech_of(request), text, status, table), status)


# ---- all together


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    works = (keep_tidy(house), keep_time(house), keep_calling(house), house.work(), metrics.keep_counted(house))
    working = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        house.end_streams()
        await asyncio.gather(*working)
        await house.close()


def make(settings: Settings) -> Litestar:
    return housed(routed(settings.body), House(settings))


def housed(app: Litestar, house: House) -> Litestar:
    """Let this house be served, whichever was before. Its door is round everything: what leads nowhere has a visitor as
    well."""
    inside = app.asgi_handler
    app.state.house = house
    app.asgi_handler = Door(inside.app if isinstance(inside, Door) else inside, house)
    return app


def routed(body: int) -> Litestar:
    """All pages, and what happens when something goes wrong. `body`: how many bytes may be sent in one request."""
    return Litestar(
        route_handlers=[
            health,
            home.ROUTES,
            invite.ROUTES,
            paces.ROUTES,
            calls.ROUTES,
            decks.ROUTES,
            seats.ROUTES,
            tables.ROUTES,
            replays.ROUTES,
            end.ROUTES,
            record.ROUTES,
            reports.ROUTES,
            reading.ROUTES,
            arenas.ROUTES,
            puzzles.ROUTES,
            install.ROUTES,
            learn.ROUTES,
            programs.ROUTES,
            metrics.ROUTES,
            create_static_files_router("/static", [STATIC], include_in_schema=False),
            create_static_files_router("/vendor", [VENDOR], include_in_schema=False),
        ],
        lifespan=[open_house],
        before_request=turned_away,
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude_opt_key="packed"),
        exception_handlers={
            Trouble: say_trouble,
            Rejected: say_rejected,
            HTTPException: say_http,
            Exception: say_fault,
        },
        request_max_body_size=body,
        openapi_config=None,
        logging_config=None,
    )
