"""Looking back: lists of games, a game line by line, playing on from a line, and games that people send."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect

from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS, Table
from gloam.web.asking import Asked, Sent, field, guest_of, house_of, number, room_at, shown, speech_of
from gloam.web.elements import html
from gloam.web.guests.comfort import VISIT
from gloam.web.house import House
from gloam.web.pages import replay as pages
from gloam.web.pages import replays as lists
from gloam.web.pages import thoughts as thought_pages
from gloam.web.pages import upload as forms
from gloam.web.pages.table import url_of
from gloam.web.rooms import sequels, uploads
from gloam.web.rooms.glance import glances
from gloam.web.rooms.looking import Look, look
from gloam.web.rooms.thoughts import THINKER
from gloam.web.trouble import Trouble, missing
from gloam.words.pages import Speech

READING = 5.0  # seconds that a game somebody sends may take to be read


@get("/replays")
async def list_replays(request: Asked) -> Response[str]:
    """One's own games, and those open to all."""
    house, guest = house_of(request), guest_of(request)
    mine = await house.store.found(house.store.past_of, guest.id)
    known = {row.id for row in mine}
    others = [row for row in await house.store.found(house.store.finished) if row.id not in known]
    speech = speech_of(request)
    page = lists.replays_page(speech, await glances(house, guest, mine), await glances(house, guest, others), house.key)
    return shown(page)


async def looked(request: Asked, id: str, line: int | None, seat: str) -> Look:
    return await look(house_of(request), guest_of(request), await room_at(request, id), line, seat)


@get("/replays/{id:str}")
async def show_replay(
    request: Asked, id: FromPath[str], line: FromQuery[int | None] = None, seat: FromQuery[str] = ""
) -> Response[str]:
    return shown(pages.replay_page(await looked(request, id, line, seat)))


@get("/replays/{id:str}/frame")
async def show_frame(
    request: Asked, id: FromPath[str], line: FromQuery[int | None] = None, seat: FromQuery[str] = ""
) -> Response[str]:
    """One line of a game, for a page that is open already."""
    found = await looked(request, id, line, seat)
    return Response(html(pages.frame(found)), media_type=MediaType.HTML)


@get("/replays/{id:str}/show")
async def show_again(
    request: Asked, id: FromPath[str], first: FromQuery[int], at: FromQuery[str] = "", seat: FromQuery[str] = ""
) -> Response[str]:
    """What began with this event, played out again, at one of its moments."""
    return shown(pages.again_page(await looked(request, id, None, seat), first, at))


@get("/replays/{id:str}/log")
async def show_log(
    request: Asked, id: FromPath[str], line: FromQuery[int | None] = None, seat: FromQuery[str] = ""
) -> Response[str]:
    return shown(pages.log_page(await looked(request, id, line, seat)))


@get("/replays/{id:str}/thoughts")
async def show_thoughts(
    request: Asked,
    id: FromPath[str],
    line: FromQuery[int | None] = None,
    seat: FromQuery[str] = "",
    part: FromQuery[str] = "",
) -> Response[str] | Response[dict[str, object]]:
    """What the master thinks of the move on this line of a finished game; `part=panel` for a page that is open."""
    house = house_of(request)
    room = await room_at(request, id)
    if room.table is not None and not room.table.over:
        raise Trouble("thoughts.running", 403)
    found = await look(house, guest_of(request), room, line, seat)
    if found.line == 0:
        raise missing("replay.no-line")
    address = VISIT.get().address
    thought = await house.thoughts.about(id, found.past, found.line, address)
    if part == "panel":
        return Response[str](html(thought_pages.panel(found, thought)), media_type=MediaType.HTML)
    if "application/json" in request.headers.get("accept", ""):
        return Response(thought_pages.data(found, thought, THINKER))
    return shown(thought_pages.thoughts_page(found, thought))


@post("/replays/{id:str}/play-on")
async def play_on(request: Asked, id: FromPath[str], data: Sent) -> Redirect:
    """A new table from a line of this game. Of a game that goes on, all that the seat does not know is dealt afresh."""
    letter = field(data, "seat")
    if len(letter) != 1:
        raise missing("replay.no-seat")
    found = await looked(request, id, number(data, "line"), letter)
    seat = LETTERS.index(letter)
    table = found.past.table(found.line)
    position = uploads.fresh(table) if found.over else uploads.imagined(table, seat)
    room = await sequels.play_on(house_of(request), guest_of(request), table, seat, position)
    return Redirect(url_of(room, seat), status_code=303)


# ---- games that people send


@dataclass
class Upload:
    """A text, or a file with one."""

    text: str = ""
    file: UploadFile | None = None
    seat: str = ""


Given = Annotated[Upload, Body(media_type=RequestEncodingType.MULTI_PART)]


@get("/upload", sync_to_thread=False)
def show_form(request: Asked) -> Response[str]:
    return shown(forms.form_page(speech_of(request), house_of(request).settings.body))


@post("/upload", status_code=200)
async def upload(request: Asked, data: Given) -> Response[str] | Redirect:
    """A finished game is kept and shown; anything else is shown, with the seats at which it can be played on."""
    house, guest = house_of(request), guest_of(request)
    try:
        table = await received(house, data)
    except (Trouble, Rejected) as no:
        page = forms.form_page(speech_of(request), house.settings.body, data.text, said(no, speech_of(request)))
        return shown(page, 503 if isinstance(no, Trouble) and no.status == 503 else 422)
    if table.over:
        room = await sequels.keep(house, guest, table, None)
        return Redirect(f"/replays/{room.id}?line=0&seat=all", status_code=303)
    if data.seat:
        seat = LETTERS.find(data.seat) if len(data.seat) == 1 else -1
        room = await sequels.play_sent(house, guest, table, seat)
        return Redirect(url_of(room, seat), status_code=303)
    return shown(forms.found_page(speech_of(request, table.setup.game), table, house.key))


async def received(house: House, data: Upload) -> Table:
    """The table of what was sent, a file or a text. Raises `Trouble` or `Rejected`."""
    text = data.text
    if data.file is not None and data.file.filename:
        try:
            text = (await data.file.read()).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Trouble("upload.not-text") from None
    return await read(house, text)


async def read(house: House, text: str) -> Table:
    """The table of a text that was sent, if it has no more lines than one may have. Raises `Trouble` or `Rejected`."""
    if not text.strip():
        raise Trouble("upload.empty")
    table = uploads.read(await house.inspecting.do(uploads.inspected, text, READING))
    limit = house.settings.lines
    if table.lines is not None and table.lines.count > limit:
        raise Trouble("upload.too-many", count=table.lines.count, limit=limit)
    return table


def said(no: Trouble | Rejected, speech: Speech) -> str:
    if isinstance(no, Trouble):
        return speech.say(no.key, **no.facts)
    return speech.words.refusal(no, LETTERS)


ROUTES = Router(
    "/",
    route_handlers=[
        list_replays,
        show_replay,
        show_frame,
        show_log,
        show_again,
        show_thoughts,
        play_on,
        show_form,
        upload,
    ],
)
