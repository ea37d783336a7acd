"""Something is wrong: what a player says about it is kept with the game up to that line, without names."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath

from gloam.core.table import LETTERS
from gloam.web.asking import Asked, Sent, field, house_of, room_at, shown, speech_of
from gloam.web.pages import report as pages
from gloam.web.routes.end import journal_file
from gloam.web.routes.tables import own_seat
from gloam.web.store.schema import ReportRow
from gloam.web.trouble import Trouble, missing

LONGEST: Final = 4000  # letters of a report


@get("/tables/{id:str}/{place:str}/report")
async def show_form(request: Asked, id: FromPath[str], place: FromPath[str]) -> Response[str]:
    room, seat = await own_seat(request, id, place)
    return shown(pages.form_page(speech_of(request, room.game), room, seat, LONGEST))


@post("/tables/{id:str}/{place:str}/report", status_code=200)
async def send(request: Asked, id: FromPath[str], place: FromPath[str], data: Sent) -> Response[str]:
    room, seat = await own_seat(request, id, place)
    speech = speech_of(request, room.game)
    text = nameless(legible(field(data, "text"))[:LONGEST], room.names)
    if not text:
        return shown(pages.form_page(speech, room, seat, LONGEST, speech.say("report.empty")), 422)
    number = secrets.token_hex(4).upper()
    row = ReportRow(
        id=number,
        table=room.id,
        line=len(room.moves),
        seat=seat,
        text=text,
        journal=room.journal().text(),
        at=time.time(),
    )
    await house_of(request).store.kept(house_of(request).store.report, row)
    return shown(pages.thanks_page(speech, room, seat, number))


@get("/reports/{number:str}")
async def download(request: Asked, number: FromPath[str]) -> Response[str]:
    """The game of a report, as a file, once that game is over."""
    house = house_of(request)
    row = await house.store.found(house.store.report_of, number)
    if row is None:
        raise missing("report.none")
    room = await room_at(request, row.table)
    if room.table is None or not room.table.over:
        raise Trouble("report.running", 403)
    return journal_file(row.journal, f"{room.game}-{number}")


def legible(text: str) -> str:
    """The same words without anything that a terminal would obey."""
    lines = ["".join(letter for letter in line if letter.isprintable()) for line in text.splitlines()]
    return "\n".join(lines).strip()


def nameless(text: str, names: Sequence[str]) -> str:
    """The same words with the letter of a seat wherever a player is named."""
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        if names[seat]:
            text = re.sub(rf"(?<!\w){re.escape(names[seat])}(?!\w)", LETTERS[seat], text, flags=re.IGNORECASE)
    return text


ROUTES = Router("/", route_handlers=[show_form, send, download])
