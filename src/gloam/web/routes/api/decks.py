"""Decks, in a game to which they are brought: the ready ones, one's own, and whether a list is lawful."""

from __future__ import annotations

import asyncio

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from gloam.core.table import LETTERS
from gloam.web.asking import Asked, guest_of, house_of, speech_of
from gloam.web.guests import keeping
from gloam.web.guests.bringing import deckwork
from gloam.web.guests.guest import tidy
from gloam.web.reading.deckwork import Listing
from gloam.web.routes.api.asked import game_named, known
from gloam.web.routes.api.refusing import CHANGING, LOOKING
from gloam.web.routes.api.shapes import Deck, DeckList, DeckName, Law, NewDeck, Slip
from gloam.words.pages import Speech

NOTHING = Listing("", (), ())


@get("/games/{game:str}/decks", responses=LOOKING, tags=["decks"])
async def all_decks(request: Asked, game: FromPath[str]) -> list[DeckName]:
    """The ready decks, then one's own."""
    speech = speech_of(request, game_named(request, game))
    ready = [DeckName(name, speech.words.deck(name), ready=True) for name in deckwork(game).ready]
    own = await keeping.all_own(house_of(request), guest_of(request), game)
    return [*ready, *[DeckName(row.id, row.name, ready=False) for row in own]]


@get("/games/{game:str}/decks/{id:str}", responses=LOOKING, tags=["decks"])
async def one_deck(request: Asked, game: FromPath[str], id: FromPath[str]) -> Deck:
    """A ready deck by its name, or one's own by its id, with its list and every rule of decks."""
    speech = speech_of(request, game_named(request, game))
    decks = deckwork(game)
    if id in decks.ready:
        name = speech.words.deck(id)
        return described(speech, id, name, decks.written(id, name))
    row = await keeping.own(house_of(request), guest_of(request), game, id)
    return described(speech, row.id, row.name, row.text)


@post("/games/{game:str}/decks", responses=CHANGING, tags=["decks"])
async def keep(request: Asked, game: FromPath[str], data: JSONBody[NewDeck]) -> Deck:
    """Keep a list as a deck of one's own. It may still break rules."""
    speech, guest = speech_of(request, game_named(request, game)), known(request)
    name = data.name and keeping.checked_name(data.name)
    row = await keeping.keep(house_of(request), guest, game, data.list, name or speech.say("decks.new"))
    if name:
        await keeping.rename(house_of(request), guest, game, row.id, name)
        row = await keeping.own(house_of(request), guest, game, row.id)
    return described(speech, row.id, row.name, row.text)


@post("/games/{game:str}/decks/check", status_code=200, responses=CHANGING, tags=["decks"])
async def check(request: Asked, game: FromPath[str], data: JSONBody[DeckList]) -> Deck:
    """What would be read of a list, and which rules it breaks; nothing is kept."""
    speech = speech_of(request, game_named(request, game))
    decks = deckwork(game)
    listing = await asyncio.to_thread(decks.read, keeping.sent_list(house_of(request), data.list))
    name = tidy(decks.name_of(listing.text), keeping.NAME) or speech.say("decks.unnamed")
    return described(speech, "", name, decks.written(listing.text, name), listing)


@put("/games/{game:str}/decks/{id:str}", responses=CHANGING, tags=["decks"])
async def change(request: Asked, game: FromPath[str], id: FromPath[str], data: JSONBody[NewDeck]) -> Deck:
    """Another list for a deck of one's own, and another name where one is given."""
    speech, guest, house = speech_of(request, game_named(request, game)), known(request), house_of(request)
    decks, before = deckwork(game), await keeping.own(house, guest, game, id)
    name = keeping.checked_name(data.name or before.name)
    listing = await asyncio.to_thread(decks.read, keeping.sent_list(house, data.list))
    await keeping.change(house, guest, game, id, lambda _: decks.written(listing.text, name))
    await keeping.rename(house, guest, game, id, name)
    row = await keeping.own(house, guest, game, id)
    return described(speech, row.id, row.name, row.text, listing)


@delete("/games/{game:str}/decks/{id:str}", responses=CHANGING, tags=["decks"])
async def remove(request: Asked, game: FromPath[str], id: FromPath[str]) -> None:
    """Away with a deck of one's own."""
    await keeping.remove(house_of(request), known(request), game_named(request, game), id)


def described(speech: Speech, id: str, name: str, text: str, listing: Listing = NOTHING) -> Deck:
    decks = deckwork(speech.words.game)
    laws = [Law(law.rule, law.met, law.text, law.card) for law in decks.laws(speech, text)]
    return Deck(
        id=id,
        name=name,
        ready=id in decks.ready,
        lawful=all(law.met for law in laws),
        list=text,
        laws=laws,
        slips=[Slip(one.line, one.wrote, list(one.cards), one.was_read) for one in listing.remarks],
        unread=[speech.words.refusal(no, LETTERS) for no in listing.wrong],
    )


ROUTES = Router("/", route_handlers=[all_decks, one_deck, keep, check, change, remove])
