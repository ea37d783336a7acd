"""Calling people whose turn it is: by a hook, which is an address of their own, or by web push.

Whom to call is written down first, once for each question, so that a restart loses nobody and two processes call nobody
twice. A call that fails is tried again, less and less often. It says which table it is, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gloam.core.table import LETTERS
from gloam.web.drawings.parts import listed
from gloam.web.guests import pushing
from gloam.web.guests.outside import Unreachable, post, read
from gloam.web.rooms import clocks as clockwork
from gloam.web.store.paces import Turn
from gloam.web.store.schema import SLOW, CallRow, HookRow, TableRow
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech

if TYPE_CHECKING:
    from gloam.web.guests.guest import Guest
    from gloam.web.house import House
    from gloam.web.rooms.room import Room

log = logging.getLogger(__name__)

BEAT: Final = 5.0  # seconds between one look and the next
PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)  # seconds until a call that has failed is tried again
LEASE: Final = 60.0  # seconds for which whoever makes a call has it alone
AT_ONCE: Final = 20  # calls made at the same time
MANY: Final = 200  # tables looked at in one go
SIGNED: Final = "Gloam-Signature"
NUMBER: Final = "Gloam-Call"


# ---- a hook


async def set_hook(house: House, guest: Guest, room: Room, seat: int, url: str, origin: str) -> str:
    """From now on whoever sits here is called at this address. The secret that calls are signed with: it is shown this
    once. Raises `Trouble`."""
    if room.row.pace != SLOW:
        raise Trouble("trouble.hook-live", 409)
    try:
        read(url, house.settings.private_hooks)
    except Unreachable as no:
        keys = {"not-https": "trouble.hook-https", "private": "trouble.hook-private"}
        raise Trouble(keys.get(no.why, "trouble.hook-address")) from no
    secret = secrets.token_urlsafe(32)
    hook = HookRow(table=room.id, seat=seat, guest=guest.id, url=url, secret=secret, origin=origin, trouble="")
    await house.store.kept(house.store.set_hook, hook)
    return secret


# ---- who is to be called


async def look(house: House, at: float) -> int:
    """Write down who is to be called by now. At how many tables there was somebody."""
    found = 0
    for table in await house.store.found(house.store.due_tables, at, MANY):
        found += await look_at(house, table, at)
    return found


async def look_at(house: House, table: str, at: float) -> bool:
    """Write down whom to call at one table. A room that is held here knows it at once; any other process reads it when
    it changes the clocks the next time."""
    room = house.living.get(table)
    if room is not None:
        try:
            return await room.in_turn(note, house, room.row, at)
        except Trouble:
            return False
    row = await house.store.found(house.store.table, table)
    return row is not None and await note(house, row, at)


async def note(house: House, row: TableRow, at: float) -> bool:
    kept, after = clockwork.read(row.clocks), house.settings.call_after
    turns = [Turn(seat, one.serial, one.asked) for seat, one in kept.times.items() if due(one, after, at)]
    for turn in turns:
        kept = kept.with_time(turn.seat, replace(kept.times[turn.seat], called=True))
    rest = [one.asked + after for one in kept.times.values() if not one.called]
    values: dict[str, object] = {"clocks": kept.text(), "call_at": min(rest, default=0.0)}
    pushed = bool(pushing.public_key(house.settings.push_key))
    running = [one.serial for one in kept.times.values()]
    store = house.store
    if not await store.kept(store.add_calls, row.id, row.clocks, values, turns, running, at, pushed):
        return False
    for name, value in values.items():
        setattr(row, name, value)
    return bool(turns)


def due(one: clockwork.Time, after: float, at: float) -> bool:
    return not one.called and one.asked + after <= at


# ---- calling


async def call_all(house: House, at: float) -> int:
    """Make the calls that are due. How many there were."""
    found = await house.store.found(house.store.due_calls, at, AT_ONCE)
    made = await asyncio.gather(*(call(house, one, at) for one in found))
    return sum(made)


async def call(house: House, one: CallRow, at: float) -> bool:
    """Make this call, unless somebody else does, or whoever was asked has answered."""
    store = house.store
    if not await store.kept(store.take_call, one, at + LEASE):
        return False
    row = await store.found(store.table, one.table)
    asked = None if row is None or row.ended else clockwork.read(row.clocks).times.get(one.seat)
    if row is None or asked is None or asked.serial != one.question:
        await store.kept(store.drop_call, one.id)
        return False
    why = await (pushed(house, row, one) if one.push else hooked(house, row, one))
    if why and one.tries < len(PAUSES):
        await store.kept(store.put_off, one.id, at + PAUSES[one.tries])
    else:
        await store.kept(store.end_call, one.id)
    if why:
        log.info("a call failed", extra={"table": one.table, "why": why, "tries": one.tries + 1})
    return True


async def hooked(house: House, row: TableRow, one: CallRow) -> str:
    """Call somebody's hook. Why it failed; '' where it did not."""
    hook = await house.store.found(house.store.hook_of, one.table, one.seat)
    if hook is None:
        return ""
    why = await sent(house, hook, told(row, one, hook.origin), one.id)
    await house.store.kept(house.store.note_hook, one.table, one.seat, why)
    return why


def told(row: TableRow, one: CallRow, origin: str) -> bytes:
    """What a hook is told: whose turn it is at which table, since when, and where that is."""
    letter = LETTERS[one.seat]
    url = f"{origin}/tables/{row.id}/{letter}"
    return json.dumps({"game": row.game, "table": row.id, "seat": letter, "url": url, "at": int(one.asked)}).encode()


async def sent(house: House, hook: HookRow, body: bytes, number: int) -> str:
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Gloam",
        SIGNED: f"sha256={signature(hook.secret, body)}",
        NUMBER: str(number),
    }
    try:
        status = await post(read(hook.url, house.settings.private_hooks), body, headers)
    except Unreachable as no:
        return no.why
    return "" if 200 <= status < 300 else "refused"


def signature(secret: str, body: bytes) -> str:
    return hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


async def pushed(house: House, row: TableRow, one: CallRow) -> str:
    """Tell somebody's browser. Why it failed; '' where it did not, or where the browser wants no more."""
    browser = await house.store.found(house.store.push_of, one.push)
    if browser is None or not pushing.public_key(house.settings.push_key):
        return ""
    seats = await house.store.found(house.store.seats, one.table)
    speech = Speech(browser.language, row.game)
    names = speech.people(seat.name for seat in seats if seat.seat != one.seat)
    title = speech.say("tell.turn", game=speech.say(f"game.{row.game}"), names=listed(speech, names))
    path = f"/tables/{row.id}/{LETTERS[one.seat]}"
    try:
        status = await pushing.push(house.settings, browser, {"title": title, "path": path, "tag": f"gloam-{row.id}"})
    except Unreachable as no:
        return no.why
    if status in pushing.GONE:
        await house.store.kept(house.store.drop_push, browser.id)
        return ""
    return "" if 200 <= status < 300 else "refused"


async def keep_calling(house: House) -> None:
    """Look now and then whom to call, and call them, until the server stops."""
    while not house.stopping.is_set():
        try:
            now = time.time()
            await look(house, now)
            while await call_all(house, now):
                pass
        except Exception:
            log.exception("nobody could be called")
        try:
            await asyncio.wait_for(house.stopping.wait(), BEAT)
        except TimeoutError:
            continue
