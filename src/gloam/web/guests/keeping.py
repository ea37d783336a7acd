"""The decks that somebody keeps: made, changed, renamed, copied, removed. They belong to the cookie that made them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from gloam.web.guests.bringing import deckwork
from gloam.web.guests.guest import Guest, tidy
from gloam.web.house import House
from gloam.web.store.schema import DeckRow
from gloam.web.trouble import Trouble, missing

NAME: Final = 40  # letters of a deck's name
TRIES: Final = 5  # for a change, where the deck is changed elsewhere at the same moment


async def own(house: House, guest: Guest, game: str, id: str) -> DeckRow:
    """The guest's deck. Raises `Trouble` where they have none such: another's is not told from none."""
    deckwork(game)
    row = await house.store.found(house.store.deck, guest.id, game, id)
    if row is None:
        raise missing("trouble.no-deck")
    return row


async def all_own(house: House, guest: Guest, game: str) -> list[DeckRow]:
    return await house.store.found(house.store.decks_of, guest.id, game)


def checked_name(name: str) -> str:
    """A name as it is kept. Raises `Trouble` where it is too long or nothing."""
    tidied = tidy(name, NAME + 1)
    if len(tidied) > NAME:
        raise Trouble("trouble.name-long", limit=NAME)
    if not tidied:
        raise Trouble("trouble.deck-name")
    return tidied


def sent_list(house: House, text: str) -> str:
    """A list that somebody has sent. Raises `Trouble` where it is too long to be one."""
    if len(text) > house.settings.list:
        raise Trouble("trouble.list-long", 413, limit=house.settings.list)
    return text


async def keep(house: House, guest: Guest, game: str, text: str, name: str) -> DeckRow:
    """Another deck. Whatever its list says, only cards and a name are kept. Raises `Trouble` where there are too
    many."""
    decks = deckwork(game)
    listing = await house.drawing.do(decks.read, sent_list(house, text))
    called = tidy(decks.name_of(listing.text), NAME) or tidy(name, NAME)
    now = time.time()
    row = DeckRow(id=secrets.token_urlsafe(9), guest=guest.id, game=game, name=called, created=now, changed=now)
    row.text = decks.written(listing.text, called)
    if not await house.store.kept(house.store.add_deck, row, house.settings.decks):
        raise Trouble("trouble.too-many-decks", 429, limit=house.settings.decks)
    return row


async def change(house: House, guest: Guest, game: str, id: str, deed: Callable[[str], str]) -> None:
    """Do something to a deck's list. Raises `Trouble`."""
    for _ in range(TRIES):
        row = await own(house, guest, game, id)
        text = deed(row.text)
        if await house.store.kept(house.store.change_deck, guest.id, id, row.text, row.name, text):
            return
    raise Trouble("trouble.too-late", 409)


async def rename(house: House, guest: Guest, game: str, id: str, name: str) -> None:
    called = checked_name(name)
    for _ in range(TRIES):
        row = await own(house, guest, game, id)
        text = deckwork(game).written(row.text, called)
        if await house.store.kept(house.store.change_deck, guest.id, id, row.text, called, text):
            return
    raise Trouble("trouble.too-late", 409)


async def remove(house: House, guest: Guest, game: str, id: str) -> None:
    await own(house, guest, game, id)
    await house.store.kept(house.store.remove_deck, guest.id, id)
