"""The colours of the seats: given when a table is set up, changed by whoever sits there, and played from the start."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import gloam
from gloam.core.journal import Journal
from gloam.core.table import Table
from gloam.web.drawings.games import GAMES
from gloam.web.guests.guest import Guest
from gloam.web.rooms.glance import glance
from gloam.web.rooms.setups import setup_of
from gloam.web.store.records import BEGINNING, Beginning, KeptLine
from gloam.web.store.schema import PERSON, SeatRow, TableRow
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room


def given(table: Table) -> list[str]:
    """A colour for each seat: what it plays already, else one that is left; '' in a game without such."""
    game = GAMES[table.setup.game]
    made = list(game.drawing.colours(table.view(None)))
    left = [colour for colour in game.colours if colour not in made]
    return [colour or (left.pop(0) if left else "") for colour in made]


def beginning(row: TableRow, seats: Sequence[SeatRow]) -> Beginning:
    """The game begins now, with what was chosen at the seats before."""
    table = begun(row, seats)
    lines = [KeptLine(seat, option, BEGINNING) for seat, option in gloam.journal(table).moves]
    decks = table.setup.decks if setup_of(row, seats).decks else ()
    return Beginning(time.time(), lines, glance(table), decks)


def begun(row: TableRow, seats: Sequence[SeatRow], moves: Sequence[tuple[int, str]] = ()) -> Table:
    """The table after these moves, once it is answered what was chosen at the seats before."""
    table = gloam.replay(Journal(setup_of(row, seats), row.rules, list(moves)))
    asked, colours = GAMES[row.game].asks_colour, [seat.colour for seat in seats]
    while table.open and (question := table.questions()[0]).what in asked:
        table.answer(question.seat, colour_for(question.seat, question.options, colours))
    return table


def colour_for(seat: int, options: Sequence[str], colours: Sequence[str]) -> str:
    """The seat's own colour; where it has none that is free, one that nobody else has chosen."""
    if colours[seat] in options:
        return colours[seat]
    return next((option for option in options if option not in colours), options[0])


def free(room: Room) -> list[str]:
    """The colours that no person at this table has."""
    taken = [seat.colour for seat in room.seats if seat.kind == PERSON]
    return [colour for colour in room.appearance.colours if colour not in taken]


async def change(guest: Guest, room: Room, seat: int, colour: str) -> None:
    """Give a seat another colour, as long as the game has not begun and no person has it; a bot or a free seat takes
    the old one instead. Raises `Trouble`."""
    await room.in_turn(change_now, guest, room, seat, colour)


async def change_now(guest: Guest, room: Room, seat: int, colour: str) -> None:
    room.check_holder(guest.id, seat)
    if room.row.begun:
        raise Trouble("trouble.begun", 409)
    if colour not in room.appearance.colours:
        raise Trouble("trouble.form", name="colour")
    if colour == room.seats[seat].colour:
        return
    if colour not in free(room):
        raise Trouble("trouble.colour-taken", 409)
    old = room.seats[seat].colour
    changed = {other.seat: old for other in room.seats if other.colour == colour} | {seat: colour}
    values = {place: {"colour": wanted} for place, wanted in changed.items()}
    await room.written(room.store.set_table, room.id, values)
    for place, wanted in changed.items():
        room.seats[place].colour = wanted
    room.touch()
