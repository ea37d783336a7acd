"""Decks of a game to which players bring them: the ready ones, one's own, lists that are sent, and a game with one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final
from urllib.parse import urlencode

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from gloam import bots
from gloam.web.asking import Asked, Form, Sent, field, guest_of, house_of, known_game, number, shown, speech_of
from gloam.web.drawings.games import GAMES
from gloam.web.guests import bringing, keeping
from gloam.web.guests.bringing import deckwork
from gloam.web.guests.guest import tidy
from gloam.web.house import ME, USUAL, Arrangement, usual_seats
from gloam.web.pages import decks as pages
from gloam.web.pages.table import url_of
from gloam.web.reading.deck_links import packed, unpacked
from gloam.web.reading.deckwork import Deckwork
from gloam.web.routes.seats import origin

LONGEST: Final = 100  # letters of what is looked for
DEEDS: Final = ("add", "remove", "lead")


def game_with_decks(game: str) -> str:
    """Raises `Trouble` where there is no such game, or nobody brings a deck to it."""
    deckwork(known_game(game))
    return game


async def frame_of(request: Asked, game: str) -> pages.Frame:
    """What all pages about decks show: the language, and what stands on the shelf."""
    own = await keeping.all_own(house_of(request), guest_of(request), game_with_decks(game))
    return pages.Frame(speech_of(request, game), game, deckwork(game), own)


@get("/decks")
async def first_game() -> Redirect:
    """To the first game that has any."""
    game = next(name for name, appearance in GAMES.items() if appearance.decks is not None)
    return Redirect(f"/decks/{game}", status_code=303)


# ---- looking


@get("/decks/{game:str}")
async def all_decks(request: Asked, game: FromPath[str]) -> Response[str]:
    return shown(pages.shelf_page(await frame_of(request, game)))


@get("/decks/{game:str}/{id:str}")
async def one_deck(request: Asked, game: FromPath[str], id: FromPath[str]) -> Response[str]:
    """A ready deck by its name, or one of one's own with all that changes it."""
    frame = await frame_of(request, game)
    if id in frame.decks.ready:
        text = frame.decks.written(id, frame.speech.words.deck(id))
        return shown(
            pages.view_page(frame, pages.Shown(id, frame.speech.words.deck(id), text, link(request, game, text)))
        )
    row = await keeping.own(house_of(request), guest_of(request), game, id)
    deck = pages.Shown(row.id, row.name, row.text, link(request, game, row.text))
    return shown(pages.builder_page(frame, deck, looked_for(request.query_params, frame)))


def link(request: Asked, game: str, text: str) -> str:
    """The address with which others see this list."""
    return f"{origin(request)}/decks/{game}/shared?{urlencode({'list': packed(text)})}"


def looked_for(form: Mapping[str, str], frame: pages.Frame) -> dict[str, str]:
    """What of all cards one wants to see."""
    return {name: form.get(name, "")[:LONGEST] for name in ("q", *frame.decks.filters)}


@get("/decks/{game:str}/shared")
async def shared(request: Asked, game: FromPath[str], list: FromQuery[str] = "") -> Response[str]:
    """A deck that somebody has given away as a link."""
    frame = await frame_of(request, game)
    listing = await house_of(request).drawing.do(frame.decks.read, unpacked(list))
    name = tidy(frame.decks.name_of(listing.text), keeping.NAME) or frame.speech.say("decks.unnamed")
    text = frame.decks.written(listing.text, name)
    return shown(pages.view_page(frame, pages.Shown("", name, text, link(request, game, text)), listing))


# ---- lists


@get("/decks/{game:str}/bring")
async def bring(request: Asked, game: FromPath[str]) -> Response[str]:
    """Where a list is pasted."""
    return shown(pages.bring_page(await frame_of(request, game), "", None))


@post("/decks/{game:str}/bring")
async def read_list(request: Asked, game: FromPath[str], data: Sent) -> Response[str]:
    """What was read of it, line by line; nothing is kept yet. `line` and `card` put a card in place of a line."""
    frame = await frame_of(request, game)
    text = keeping.sent_list(house_of(request), field(data, "text"))
    if "meant" in data:
        line, _, card = data["meant"].partition(" ")
        text = frame.decks.amended(text, number({"line": line}, "line"), card)
    listing = await house_of(request).drawing.do(frame.decks.read, text)
    return shown(pages.bring_page(frame, text, listing))


@post("/decks/{game:str}")
async def keep(request: Asked, game: FromPath[str], data: Sent) -> Redirect:
    """Another deck of one's own: a list, a ready one to be changed, or nothing yet."""
    speech = speech_of(request, game_with_decks(game))
    decks = deckwork(game)
    text = data.get("list", "")
    if data.get("ready") in decks.ready:
        text = decks.written(data["ready"], speech.say("decks.copy-of", name=speech.words.deck(data["ready"])))
    row = await keeping.keep(house_of(request), guest_of(request), game, text, speech.say("decks.new"))
    return Redirect(f"/decks/{game}/{row.id}", status_code=303)


# ---- changing


def back(game: str, id: str, form: Form) -> Redirect:
    """To the deck, with what was looked for."""
    kept = {name: form[name] for name in ("q", *deckwork(game).filters) if form.get(name)}
    return Redirect(f"/decks/{game}/{id}" + (f"?{urlencode(kept)}" if kept else ""), status_code=303)


def done(decks: Deckwork, deed: str, card: str, text: str) -> str:
    return decks.changed(text, deed, card)


@post("/decks/{game:str}/{id:str}/change")
async def change(request: Asked, game: FromPath[str], id: FromPath[str], data: Sent) -> Redirect:
    """One card more or less, another Leader, or what a rule asks for."""
    decks = deckwork(game_with_decks(game))
    house, guest = house_of(request), guest_of(request)
    for deed in DEEDS:
        if deed in data:
            await keeping.change(house, guest, game, id, partial(done, decks, deed, data[deed]))
    if "mend" in data:
        rule, _, card = data["mend"].partition(" ")
        await keeping.change(house, guest, game, id, lambda text: decks.mended(text, rule, card))
    return back(game, id, data)


@post("/decks/{game:str}/{id:str}/name")
async def rename(request: Asked, game: FromPath[str], id: FromPath[str], data: Sent) -> Redirect:
    await keeping.rename(house_of(request), guest_of(request), game_with_decks(game), id, field(data, "name"))
    return back(game, id, data)


@post("/decks/{game:str}/{id:str}/copy")
async def copy(request: Asked, game: FromPath[str], id: FromPath[str]) -> Redirect:
    house, guest = house_of(request), guest_of(request)
    row = await keeping.own(house, guest, game_with_decks(game), id)
    name = speech_of(request, game).say("decks.copy-of", name=row.name)[: keeping.NAME]
    made = await keeping.keep(house, guest, game, deckwork(game).written(row.text, name), name)
    return Redirect(f"/decks/{game}/{made.id}", status_code=303)


@post("/decks/{game:str}/{id:str}/remove")
async def remove(request: Asked, game: FromPath[str], id: FromPath[str]) -> Redirect:
    await keeping.remove(house_of(request), guest_of(request), game_with_decks(game), id)
    return Redirect(f"/decks/{game}", status_code=303)


# ---- playing


@post("/decks/{game:str}/play")
async def play(request: Asked, game: FromPath[str], data: Sent) -> Redirect:
    """A table against bots at once, with this deck; they play ready ones."""
    house, guest = house_of(request), guest_of(request)
    pool = deckwork(game_with_decks(game)).pools[-1]
    deck = await bringing.brought(house, guest, game, keeping.sent_list(house, field(data, "deck")), pool)
    chosen = guest.against(game)
    bot = chosen if chosen in bots.names(game) else USUAL
    chairs = (ME, *[bot] * (usual_seats(game) - 1))
    room = await house.create(guest, replace(Arrangement(game, chairs), decks=(deck,), pool=pool))
    return Redirect(url_of(room, 0), status_code=303)


ROUTES = Router(
    "/",
    route_handlers=[
        first_game,
        all_decks,
        one_deck,
        shared,
        bring,
        read_list,
        keep,
        change,
        rename,
        copy,
        remove,
        play,
    ],
)
