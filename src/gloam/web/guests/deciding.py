"""When somebody's time is out, the others choose: they wait, let a bot sit in, or end the game.

Two alone: the other chooses. Among more, what more than half of those want who are here or have chosen. Whoever's time
is out can answer until then, and come back at any time after. A game that is ended so has no winner: to count the
standing would let those who are ahead choose the moment. It counts for nobody, and nothing hidden is shown.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gloam.web.house import USUAL
from gloam.web.rooms import clocks as clockwork
from gloam.web.rooms.clocks import END, NONE, SIT_IN, WAIT, Clocks
from gloam.web.rooms.room import Late, Room
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.guests.guest import Guest
    from gloam.web.house import House

log = logging.getLogger(__name__)

BEAT: Final = 1.0  # seconds between one look at the clocks and the next


async def choose(guest: Guest, room: Room, seat: int, late: int, choice: str) -> None:
    """Say what is to be done about a seat whose time is out. Raises `Trouble`."""
    await room.in_turn(choose_now, guest, room, seat, late, choice)
    room.touch()
    room.wake()


async def choose_now(guest: Guest, room: Room, seat: int, late: int, choice: str) -> None:
    room.check_holder(guest.id, seat)
    clocks = room.clocks
    if seat not in clocks.voters(late):
        raise Trouble("trouble.no-voter", 403)
    if not clocks.is_out(late):
        raise Trouble("trouble.not-out", 409)
    said = {**clocks.kept.votes.get(late, {}), seat: choice}
    await settle(room, late, clocks.kept.with_votes(late, said))


async def settle(room: Room, late: int, clocks: Clocks) -> None:
    """Do what is decided, or keep what everyone has said so far. Where another process has written the clocks before,
    if only that somebody was called, that is read: raises `Late`, so that it is tried again. The room is locked."""
    if not await decide(room, late, clocks):
        await room.following.read_on(surely=True)
        raise Late


async def decide(room: Room, late: int, clocks: Clocks) -> bool:
    verdict = room.clocks.verdict(late, clocks.votes.get(late, {}))
    if verdict == WAIT:
        return await more_time(room, late, clocks)
    if verdict == SIT_IN:
        return await sit_in(room, late, clocks)
    if verdict == END:
        return await stop(room, late)
    return await room.clocks.change(clocks)


async def more_time(room: Room, late: int, clocks: Clocks) -> bool:
    one = replace(clocks.times[late], until=clockwork.now() + room.row.clock, called=False)
    if not await room.clocks.change(clocks.with_time(late, one).with_votes(late, {})):
        return False
    announce(room, Trouble("clock.waited", name=room.names[late]))
    return True


async def sit_in(room: Room, late: int, clocks: Clocks) -> bool:
    """A bot plays for somebody whose time is out, until they come back."""
    times = {seat: one for seat, one in clocks.times.items() if seat != late}
    values = room.clocks.columns(replace(clocks.with_votes(late, {}), times=times))
    sits: dict[str, object] = {"stand_in": True, "bot": USUAL}
    if not await room.written(room.store.set_clocks, room.id, room.row.clocks, values, late, sits):
        return False
    room.clocks.take(values)
    room.seats[late].stand_in, room.seats[late].bot = True, USUAL
    room.pending.drafts.pop(late, None)
    announce(room, Trouble("clock.sat-in", name=room.names[late]))
    return True


async def stop(room: Room, late: int) -> bool:
    """The game is ended, without a winner."""
    if not await room.clocks.change(replace(NONE, late=late), ended=time.time(), stopped=True):
        return False
    room.pending.drafts.clear()
    room.pending.notices.clear()
    return True


def announce(room: Room, news: Trouble) -> None:
    for voter in range(len(room.seats)):
        if not room.is_bot(voter):
            room.pending.notices[voter] = news


# ---- the beat


async def tick(house: House, at: float) -> None:
    """Look at the clocks of all tables that are held here."""
    for room in list(house.living.values()):
        try:
            await room.clocks.tick(at)
            for late in [seat for seat in room.clocks.late() if room.clocks.kept.votes.get(seat)]:
                await reconsider(room, late)
        except Trouble as no:  # nothing can be kept, or somebody else was first: a second later will do
            log.info("a clock waits", extra={"table": room.id, "why": no.key})


async def reconsider(room: Room, late: int) -> None:
    """Those who are here may be fewer by now: perhaps what has been said is enough."""
    await room.in_turn(reconsider_now, room, late)
    room.wake()


async def reconsider_now(room: Room, late: int) -> None:
    clocks = room.clocks.kept
    if room.clocks.is_out(late) and room.clocks.verdict(late, clocks.votes.get(late, {})):
        await settle(room, late, clocks)
        room.touch()


async def keep_time(house: House) -> None:
    """Look at the clocks once a second, until the server stops."""
    while not house.stopping.is_set():
        try:
            await tick(house, time.time())
        except Exception:
            log.exception("the clocks could not be looked at")
        try:
            await asyncio.wait_for(house.stopping.wait(), BEAT)
        except TimeoutError:
            continue
