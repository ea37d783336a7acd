"""Who asks, in which language, and for what: words that all of these routes use."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final, Literal, get_args

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import QueryParameter

from gloam.core.table import LETTERS
from gloam.web.asking import Asked, guest_of, known_game, room_at
from gloam.web.guests.guest import Guest, spoken
from gloam.web.rooms.room import Room
from gloam.web.routes.tables import seat_at
from gloam.web.trouble import Trouble, missing
from gloam.words.pages import LANGUAGES

Language = Literal["en", "fr"]
assert set(get_args(Language)) == set(LANGUAGES), "the description names every language"

KINDS: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}  # as JSON calls them

LANGUAGE = QueryParameter(
    annotation=Language | None,
    name="language",
    default=None,
    required=False,
    description="Of all sentences; else as `Accept-Language` says, else the guest's own.",
)


async def settled(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before anything is done: a token that cannot be read is nobody's, a query that is not known is refused, the
    request may name a language, and what it carries has to be of the kind that is asked for."""
    state = connection.scope["state"]
    if state.get("refused"):  # at the door
        return
    if state["forged"]:
        raise Trouble("trouble.bad-token", 401)
    strange = connection.query_params.keys() - {*handler.parsed_fn_signature.parameters, "language"}
    if strange:
        raise Trouble("trouble.form", name=min(strange))
    speak(connection)
    sent = handler.parsed_data_field
    if sent is not None and isinstance(connection, Request):
        check(await connection.body(), sent.annotation)


def speak(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """In the language that this request asks for."""
    guest: Guest = connection.scope["state"]["guest"]
    named = connection.query_params.get("language")
    if named is not None and named not in LANGUAGES:
        raise Trouble("trouble.form", name="language")
    wanted = named or spoken(connection.headers.get("accept-language", ""))
    if wanted:
        connection.scope["state"]["guest"] = replace(guest, language=wanted)


def check(body: bytes, kind: type) -> None:
    """Is this JSON of this kind, and nothing else? Where nothing is sent, nothing is said of any field. Raises
    `Trouble`, which names the field, or says what came where no fields did."""
    try:
        msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as no:
        name = field_in(str(no))
        if name:
            raise Trouble("trouble.form", name=name) from no
        came = kind_in(str(no))
        raise Trouble(f"trouble.body-{came}", expected="object", came=came) from no
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as no:
        raise Trouble("trouble.unreadable") from no


def field_in(said: str) -> str:
    """The field of which it is said that it is missing, unknown or of a wrong kind; '' for all that was sent."""
    inside, named = re.search(r"at `\$\.?(.*)`$", said), re.search(r"field `(.*?)`", said)
    path = [found[1] for found in (inside, named) if found is not None and found[1]]
    return ".".join(path)


def kind_in(said: str) -> str:
    """What came instead of an object, as JSON calls it. Only of a number other things are said."""
    found = re.search(r"got `(.*?)`", said)
    return KINDS.get(found[1], found[1]) if found is not None else "number"


def known(request: Asked) -> Guest:
    """Whoever asks, if they have said who they are. Raises `Trouble` for a stranger."""
    if not request.scope["state"]["known"]:
        raise Trouble("trouble.no-guest", 401)
    return guest_of(request)


def game_named(request: Asked, name: str) -> str:
    """This game, of which the request speaks from now on. Raises `Trouble` where there is none."""
    request.state.game = known_game(name)
    return name


async def in_play(request: Asked, id: str, seat: str) -> tuple[Room, int | None]:
    """The room of a game that has begun, and the guest's seat there; None where they watch. Raises `Trouble`."""
    room, place = await seat_at(request, id, seat)
    if room.table is None:
        raise Trouble("trouble.not-begun", 409)
    return room, place


async def own_seat(request: Asked, id: str, seat: str) -> tuple[Room, int]:
    """The room, and the guest's own seat in it, begun or not. Raises `Trouble`."""
    known(request)
    room, place = await seat_at(request, id, seat)
    if place is None:
        raise Trouble("trouble.not-your-seat", 403)
    return room, place


async def own_turn(request: Asked, id: str, seat: str) -> tuple[Room, int]:
    """The same of a game that has begun."""
    room, place = await own_seat(request, id, seat)
    if room.table is None:
        raise Trouble("trouble.not-begun", 409)
    return room, place


async def room_of(request: Asked, id: str) -> Room:
    known(request)
    return await room_at(request, id)


def seat_in(room: Room, letter: str) -> int:
    """The seat of this letter. Raises `Trouble` where there is none."""
    if len(letter) != 1 or letter not in LETTERS[: len(room.seats)]:
        raise missing("trouble.no-letter", seat=letter)
    return LETTERS.index(letter)
