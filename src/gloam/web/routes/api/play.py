"""Playing: what a seat sees, what it answers, and what it takes back."""

from __future__ import annotations

from typing import Any, cast

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from gloam.core.refusal import Refused
from gloam.web.asking import Asked, guest_of, speech_of
from gloam.web.guests.guest import tidy
from gloam.web.rooms.room import Room
from gloam.web.routes.api.asked import in_play, known, own_turn
from gloam.web.routes.api.events import next_of
from gloam.web.routes.api.questions import question_in
from gloam.web.routes.api.refusing import CHANGING, OUT_OF_TURN, documented
from gloam.web.routes.api.shapes import Answer, Consent, Remark, View
from gloam.web.trouble import Trouble

PLAYED = documented(409)


@get("/tables/{id:str}/seats/{seat:str}/view", responses=PLAYED, tags=["play"])
async def view(request: Asked, id: FromPath[str], seat: FromPath[str]) -> View:
    """All that one's own seat may know, or with `watch` what everyone may; and the open question."""
    room, viewer = await in_play(request, id, seat)
    seen = cast("Any", Raw(room.playing.view_json(viewer)))
    names = speech_of(request).people(room.names)
    return View(seen, names, question_in(room, viewer, speech_of(request)), next_of(room))


@post("/tables/{id:str}/seats/{seat:str}/answer", status_code=204, responses=CHANGING, tags=["play"])
async def answer(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[Answer]) -> None:
    """Answer the question of this number, with one of its options or with several answers in a line. It is kept before
    it is acknowledged; one that is sent twice counts once."""
    room, own = await own_turn(request, id, seat)
    try:
        await room.send(own, data.option, data.number)
    except Refused as no:
        if no.rule in OUT_OF_TURN and data.number <= room.answered(own):
            raise Trouble("trouble.answered", 409, number=data.number) from no
        raise


@post("/tables/{id:str}/seats/{seat:str}/undo", status_code=204, responses=CHANGING, tags=["play"])
async def undo(request: Asked, id: FromPath[str], seat: FromPath[str]) -> None:
    """Take back one's newest move, as far as it has shown nothing to anybody."""
    room, own = await own_turn(request, id, seat)
    await room.back.undo(own)


@post("/tables/{id:str}/seats/{seat:str}/consent", status_code=204, responses=CHANGING, tags=["play"])
async def consent(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[Consent]) -> None:
    """Somebody would like to take a move back (`asks_back` of the table): agree, or do not."""
    room, own = await own_turn(request, id, seat)
    await room.back.consent(own, data.agree)


@post("/tables/{id:str}/seats/{seat:str}/say", status_code=204, responses=CHANGING, tags=["play"])
async def say(request: Asked, id: FromPath[str], seat: FromPath[str], data: JSONBody[Remark]) -> None:
    """Say something to the table."""
    known(request)
    room, viewer = await in_play(request, id, seat)
    text, guest = remark(room, data.text), guest_of(request)
    await room.say(viewer, room.names[viewer] if viewer is not None else guest.known_as, text, guest.id)


def remark(room: Room, text: str) -> str:
    """What somebody says, in one line. Raises `Trouble` where that is nothing, or too long: pages cut it, since whoever
    types there sees where it ends."""
    limit = room.settings.chat
    said = tidy(text, limit + 1)
    if not said:
        raise Trouble("trouble.form", name="text")
    if len(said) > limit:
        raise Trouble("trouble.remark-long", limit=limit)
    return said


ROUTES = Router("/", route_handlers=[view, answer, undo, consent, say])
