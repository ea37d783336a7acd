"""What somebody brings to a table of a game with decks: a ready deck, a list, one of their own, or what is dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloam.core.refusal import Rejected
from gloam.web.drawings.games import GAMES
from gloam.web.guests.guest import Guest
from gloam.web.reading.deckwork import Deckwork
from gloam.web.trouble import Trouble, missing

if TYPE_CHECKING:
    from gloam.web.house import House
    from gloam.web.rooms.room import Room


@dataclass(frozen=True)
class Choice:
    """A deck that somebody may choose for their seat. `value` is what a form sends; `no` is why it cannot be brought
    here."""

    value: str
    name: str  # '' for a ready one, which has its own in every language
    carried: str
    no: Trouble | None = None


def deckwork(game: str) -> Deckwork:
    """What a game says of its decks. Raises `Trouble` where nobody brings any."""
    decks = GAMES[game].decks
    if decks is None:
        raise missing("trouble.no-decks")
    return decks


def is_list(text: str) -> bool:
    """Is it a list of cards, and not the name of something?"""
    return ";" in text or "\n" in text


def checked(game: str, text: str, pool: str) -> str:
    """This deck as games carry it. Raises `Trouble` where it breaks a rule or is not allowed here."""
    decks = deckwork(game)
    try:
        carried = decks.carried(text)
    except Rejected as no:
        raise Trouble("trouble.deck-unlawful", 422, why=no, game=game) from no
    if not decks.allows(carried, pool or decks.pools[-1]):
        raise Trouble(f"trouble.deck-{pool}", 409, cards=", ".join(decks.later(carried, pool)))
    return carried


async def brought(house: House, guest: Guest, game: str, wanted: str, pool: str) -> str:
    """The deck that is wanted: a ready one by its name, one's own by its id, or a list; '' is dealt. Raises
    `Trouble`."""
    if not wanted:
        return ""
    decks = deckwork(game)
    if wanted in decks.ready or is_list(wanted):
        return checked(game, wanted, pool)
    own = await house.store.found(house.store.deck, guest.id, game, wanted)
    if own is None:
        raise missing("trouble.no-deck")
    return checked(game, own.text, pool)


async def choices(house: House, guest: Guest, game: str, pool: str) -> list[Choice]:
    """What this guest may choose from: the ready decks allowed here, then their own, also those that cannot be
    brought."""
    decks = GAMES[game].decks
    if decks is None:
        return []
    found = [Choice(name, "", name) for name in decks.ready if decks.allows(name, pool or decks.pools[-1])]
    for row in await house.store.found(house.store.decks_of, guest.id, game):
        try:
            found.append(Choice(row.id, row.name, checked(game, row.text, pool)))
        except Trouble as no:
            found.append(Choice(row.id, row.name, "", no))
    return found


async def change(house: House, guest: Guest, room: Room, seat: int, wanted: str) -> None:
    """Another deck for one's seat, as long as the game has not begun. Raises `Trouble`."""
    carried = await brought(house, guest, room.game, wanted, room.row.decks)
    await room.in_turn(change_now, guest, room, seat, carried)


async def change_now(guest: Guest, room: Room, seat: int, carried: str) -> None:
    room.check_holder(guest.id, seat)
    if room.row.begun:
        raise Trouble("trouble.begun", 409)
    await room.written(room.store.set_seat, room.id, seat, deck=carried)
    room.seats[seat].deck = carried
    room.touch()
