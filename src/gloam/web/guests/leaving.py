"""Leaving a table for good, and clearing away tables that everyone has forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
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
    if not await room.in_turn(leave_now, house, guest, room, seat, called):
        await house.forget(room.id)
        return
    room.touch()
    room.wake()


async def leave_now(house: House, guest: Guest, room: Room, seat: int, called: str) -> bool:
    """Leave, while nobody else changes the table. Is there still one?"""
    room.check_holder(guest.id, seat)
    name, values = called or room.names[seat], left_to(room, seat)
    said = goodbye(room, name, str(values["name"])) if values.get("kind") == BOT else None
    back = room.back.granted_without(seat)
    addition = None if back is None else room.addition([back.line], back.after, asking="")
    host = await room.written(house.store.leave, room.id, seat, said, values, addition)
    if host is None:
        return False
    room.row.host = host
    give_up(room, seat, values)
    if back is not None:
        room.back.went_back(back)
    if said is not None:
        await tell(house, room, Trouble("notice.left", name=name, bot=room.names[seat]))
    return True


def goodbye(room: Room, name: str, bot: str) -> ChatRow:
    return ChatRow(table=room.id, seat=LEFT, name=name, text=bot, at=time.time())


def give_up(room: Room, seat: int, values: Mapping[str, object]) -> None:
    """What the room knows of a person who has left: nothing any more."""
    for field, value in values.items():
        setattr(room.seats[seat], field, value)
    room.holders[seat].clear()
    room.pending.forget(seat)
    room.looks.forget(seat)
    room.dismiss([seat])


async def tell(house: House, room: Room, news: Trouble) -> None:
    """Who is left hears of it, and finds it in the talk later."""
    room.remarks = await house.store.found(house.store.remarks, room.id)
    for other in room.seats:
        if other.kind == PERSON:
            room.pending.notices[other.seat] = news


def left_to(room: Room, seat: int) -> dict[str, object]:
    """What the seat is once its person has gone. The new secret is for the host where it is free, else for nobody."""
    values: dict[str, object] = {"secret": new_secret(), "standing": "", "pending": ""}
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
    """Clear away the unfinished tables that none of their players has opened for long, and whatever else was kept as
    long as it is to be. How many tables there were. No table is read for it; one at which a page is open stays."""
    settings, store, cleared = house.settings, house.store, 0
    if settings.untouched:
        cleared += await clear(house, store.untouched, store.remove_untouched, now - settings.untouched * DAY)
    if settings.keep_finished:
        cleared += await clear(house, store.finished_before, store.drop_finished, now - settings.keep_finished * DAY)
    if settings.keep_talk:
        for table in await store.kept(store.drop_talk, now - settings.keep_talk * DAY):
            room = house.living.get(table)
            if room is not None:
                room.remarks = []
                room.touch()
    if settings.keep_reports:
        await store.kept(store.drop_reports, now - settings.keep_reports * DAY)
    return cleared


async def clear(
    house: House, find: Callable[[float], list[str]], remove: Callable[[str, float], bool], before: float
) -> int:
    """Remove the tables that are found so, unless somebody looks at them now, or has come after all."""
    cleared = 0
    for table in await house.store.found(find, before):
        room = house.living.get(table)
        if room is not None and room.watched:
            continue
        if await house.store.kept(remove, table, before):
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
