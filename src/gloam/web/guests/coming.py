"""Before the game: guests who do not come, and invitations that have grown old."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from gloam.web.guests.leaving import give_up, left_to, tell
from gloam.web.rooms.paces import DAY, USUAL
from gloam.web.rooms.room import Room
from gloam.web.store.schema import PERSON
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.guests.guest import Guest
    from gloam.web.house import House


def may_free(room: Room, seat: int) -> bool:
    """May the host free this seat? Somebody else has sat down there, and has not been here for a while."""
    is_guest = room.seats[seat].kind == PERSON and room.row.host not in room.holders[seat]
    return is_guest and not room.row.begun and room.away(seat)


async def free_seat(house: House, guest: Guest, room: Room, seat: int) -> None:
    """Free the seat of a guest who does not come. They are told when they come back; the link that they had used leads
    nowhere, and there is another. Raises `Trouble`."""
    await room.in_turn(free_now, house, guest, room, seat)
    room.touch()


async def free_now(house: House, guest: Guest, room: Room, seat: int) -> None:
    if room.row.host != guest.id or not may_free(room, seat):
        raise Trouble("trouble.not-removed", 403)
    name, values = room.names[seat], left_to(room, seat)
    if not await room.written(house.store.remove_guest, room.id, seat, values, time.time()):
        raise Trouble("trouble.too-late", 409)
    give_up(room, seat, values)
    await tell(house, room, Trouble("notice.freed", name=name))


async def renew(house: House, guest: Guest, room: Room) -> None:
    """Let the invitations to a table be good again, for as long as is usual."""
    await room.in_turn(renew_now, house, guest, room)
    room.touch()


async def renew_now(house: House, guest: Guest, room: Room) -> None:
    if room.row.host != guest.id:
        raise Trouble("trouble.not-renewed", 403)
    if room.row.begun:
        raise Trouble("trouble.begun", 409)
    until = time.time() + USUAL.days * DAY
    await room.written(house.store.set_table, room.id, expires=until)
    room.row.expires = until
