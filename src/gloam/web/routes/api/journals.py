"""Games and positions as texts: read at the end of a game, sent to be looked at or played on."""

from __future__ import annotations

import json
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from gloam.core.journal import read_journal
from gloam.core.table import LETTERS, Table
from gloam.web.asking import Asked, guest_of, house_of
from gloam.web.rooms import sequels, uploads
from gloam.web.rooms.looking import look
from gloam.web.routes import end, replays
from gloam.web.routes.api.asked import game_named, in_play, known
from gloam.web.routes.api.refusing import CHANGING, LOOKING, documented
from gloam.web.routes.api.shapes import NewJournal, NewPosition, Position, Read
from gloam.web.trouble import Trouble

Line = Annotated[int | None, QueryParameter(ge=0, description="How many moves of the game; none for all.")]


# ---- journals


@get("/tables/{id:str}/journal", responses=LOOKING, tags=["journals"], media_type=MediaType.TEXT)
async def journal(request: Asked, id: FromPath[str]) -> Response[str]:
    """A finished game, an answer a line. It holds every secret, so it can be had once the game is over."""
    return await end.journal_of(request, id)


@post("/journals", status_code=200, responses=CHANGING, tags=["journals"])
async def send_journal(request: Asked, data: JSONBody[NewJournal]) -> Read:
    """Look at a game: it is played again by the rules. A finished one is kept, to be looked at by its `table`; one that
    goes on is kept where a seat is named at which to play on."""
    house, guest = house_of(request), known(request)
    read_journal(data.journal.strip() + "\n")  # what is no journal at all takes no longer than that
    table = await replays.read(house, data.journal)
    if table.over:
        return described(table, (await sequels.keep(house, guest, table, None)).id)
    if data.seat:
        return described(table, (await sequels.play_sent(house, guest, table, LETTERS.index(data.seat))).id)
    return described(table)


def described(table: Table, id: str = "") -> Read:
    lines = 0 if table.lines is None else table.lines.count
    setup, waiting = table.setup, list(table.waiting_for())
    return Read(setup.game, setup.seats, list(setup.variants), lines, table.over, waiting, id, dict(table.view(None)))


# ---- positions


@get("/tables/{id:str}/seats/{seat:str}/position", responses=documented(409), tags=["positions"])
async def position(request: Asked, id: FromPath[str], seat: FromPath[str], line: Line = None) -> Position:
    """The table as it is written down. Of a game that goes on, all that one's own seat does not know is dealt afresh:
    one of the tables that it cannot tell from the real one."""
    room, viewer = await in_play(request, id, seat)
    found = await look(house_of(request), guest_of(request), room, line, seat)
    table = found.past.table(found.line)
    if found.over:
        return Position(dict(table.position()), imagined=False)
    if viewer is None:
        raise Trouble("trouble.not-your-seat", 403)
    written: dict[str, Any] = json.loads(uploads.imagined(table, viewer))
    return Position(written, imagined=True)


@post("/positions", status_code=200, responses=CHANGING, tags=["positions"])
async def send_position(request: Asked, data: JSONBody[NewPosition]) -> Read:
    """Can this position be read, and played to an end? Nothing is kept; `POST /tables` begins a game from it."""
    known(request)
    return described(await table_at(request, data.position, str(data.position.get("game", ""))))


async def table_at(request: Asked, position: dict[str, object], game: str) -> Table:
    """The table that a position of this game describes, tried to its end. Raises `Trouble` or `Rejected`."""
    if not game or position.get("game") != game:  # what names no game, or another, takes no longer than that
        raise Trouble("trouble.form", name="position.game")
    game_named(request, game)
    return await replays.read(house_of(request), json.dumps(position))


ROUTES = Router("/", route_handlers=[journal, send_journal, position, send_position])
