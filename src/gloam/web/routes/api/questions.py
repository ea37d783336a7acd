"""Questions: what a seat is asked, and whether an answer would be taken."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from gloam.web.asking import Asked, speech_of
from gloam.web.rooms.room import Room
from gloam.web.routes.api.asked import in_play, own_turn
from gloam.web.routes.api.refusing import documented, of_rejected
from gloam.web.routes.api.shapes import AskedNow, Offer, Question
from gloam.web.routes.tables import question_for
from gloam.words.pages import Speech

PLAYED: Final = documented(409)
Worded = Annotated[bool, QueryParameter(description="Also in words.")]


@get("/tables/{id:str}/seats/{seat:str}/question", responses=PLAYED, tags=["play"])
async def question(request: Asked, id: FromPath[str], seat: FromPath[str], words: Worded = False) -> AskedNow:
    """What one's own seat is asked now; with `words` every option as a phrase."""
    room, viewer = await in_play(request, id, seat)
    return AskedNow(question_in(room, viewer, speech_of(request), words))


def question_in(room: Room, viewer: int | None, speech: Speech, worded: bool = False) -> Question | None:
    asked = question_for(room, viewer)
    if asked is None:
        return None
    names, said = speech.people(room.names), speech.words
    return Question(
        seat=asked.seat,
        number=room.number_of(asked),
        what=asked.what,
        rule=asked.rule,
        options=list(asked.options),
        facts=dict(asked.facts),
        prompt=said.question(asked, names, viewer),
        phrases=[said.option(asked, option, names) for option in asked.options] if worded else [],
    )


@get("/tables/{id:str}/seats/{seat:str}/refusal", responses=PLAYED, tags=["play"])
async def refusal(
    request: Asked, id: FromPath[str], seat: FromPath[str], option: Annotated[str, QueryParameter(max_length=2000)]
) -> Offer:
    """Would this answer be taken now, and if not, why? Nothing is tried that would teach a thing."""
    room, own = await own_turn(request, id, seat)
    no = room.playing.seat(own).why_not(option)
    return Offer(option, None if no is None else of_rejected(request, no, speech_of(request).people(room.names)))


ROUTES = Router("/", route_handlers=[question, refusal])
