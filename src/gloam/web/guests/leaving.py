"""Leaving a table for good, and clearing away tables that everyone has forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Final

from gloam.web.guests.guest import Guest, distinct
from gloam.web.house import BOT_NAMES, USUAL, House, new_secret
from gloam.web.rooms.room import Room
from gloam.web.store.records import LEFT
from gloam.web.store.schema import BOT, OPEN, PERSON, ChatRow
from gloam.web.trouble import Trouble

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
OFTEN: Final = 6 * 3600.0  # seconds between one look for old tables and the next


# ---- one person


async def leave(house: House, guest: Guest, room: Room, seat: int, called: str = "") -> None:
    """The seat is no longer theirs, on any device. Before the game it is free again; while it goes on a bot plays
    there; at the end it stays as it was. A host hands the table on, and an unfinished game that nobody is left at is
    cleared away. Where only they had still to agree to take a move back, it is taken back with the same. Others read
    that they have left, by their name or as `called`."""
    async with room.lock:
        if seat not in await house.seats_of(guest, room.id):
            raise Trouble("trouble.not-your-seat", 403)
        name, values = called or room.names[seat], left_to(room, seat)
        said = goodbye(room, name, str(values["name"])) if values.get("kind") == BOT else None
        back = room.back.granted_without(seat)
        addition = None if back is None else room.addition([back.line], back.after, asking="")
        host = await room.written(house.store.leave, room.id, seat, said, values, addition)
        if host is not None:
            room.row.host = host
            give_up(room, seat, values)
        if host is not None and back is not None:
            room.back.went_back(back)
    if host is None:
        await house.forget(room.id)
        return
    if said is not None:
        await tell(house, room, Trouble("notice.left", name=name, bot=room.names[seat]))
    room.touch()
    room.wake()


def goodbye(room: Room, name: str, bot: str) -> ChatRow:
    return ChatRow(table=room.id, seat=LEFT, name=name, text=bot, at=time.time())


def give_up(room: Room, seat: int, values: Mapping[str, object]) -> None:
    """What the room knows of a person who has left: nothing any more."""
    for field, value in values.items():
        setattr(room.seats[seat], field, value)
    room.holders[seat].clear()
    room.drafts.pop(seat, None)
    room.notices.pop(seat, None)
    room.looks.forget(seat)
    room.dismiss([seat])


async def tell(house: House, room: Room, news: Trouble) -> None:
    """Who is left hears of it, and finds it in the talk later."""
    room.remarks = await asyncio.to_thread(house.store.remarks, room.id)
    for other in room.seats:
        if other.kind == PERSON:
            room.notices[other.seat] = news


def left_to(room: Room, seat: int) -> dict[str, object]:
    """What the seat is once its person has gone. The new secret is for the host where it is free, else for nobody."""
    values: dict[str, object] = {"secret": new_secret(), "standing": ""}
    if not room.row.begun:
        return values | {"kind": OPEN, "name": "", "bot": "", "stand_in": False, "deck": ""}
    if not room.row.ended:
        others = [row.name for row in room.seats if row.seat != seat]
        return values | {"kind": BOT, "name": distinct(BOT_NAMES[seat], others), "bot": USUAL, "stand_in": False}
    return values


def stays(room: Room, seat: int) -> bool:
    """Will there be a table when the person at this seat has left? A finished game is always kept."""
    if room.row.ended:
        return True
    others = any(room.holders[other] for other in range(len(room.seats)) if other != seat)
    return others or not (room.row.begun or room.row.host in room.holders[seat])


# ---- everyone


async def tidy(house: House, now: float) -> int:
    """Clear away the unfinished tables that none of their players has opened for long. How many there were. No table is
    read for it; one at which a page is open stays."""
    if not house.settings.untouched:
        return 0
    before, cleared = now - house.settings.untouched * DAY, 0
    for table in await asyncio.to_thread(house.store.untouched, before):
        room = house.living.get(table)
        if room is not None and room.listeners:
            continue
        if await asyncio.to_thread(house.store.remove_untouched, table, before):
            await house.forget(table)
            cleared += 1
    return cleared


async def keep_tidy(house: House) -> None:
    """Look for old tables now and then, until the server stops."""
    while not house.stopping.is_set():
        try:
            cleared = await tidy(house, time.time())
        except Exception:
            log.exception("old tables could not be cleared away")
        else:
            if cleared:
                log.info("old tables were cleared away", extra={"tables": cleared})
        try:
            await asyncio.wait_for(house.stopping.wait(), OFTEN)
        except TimeoutError:
            continue
