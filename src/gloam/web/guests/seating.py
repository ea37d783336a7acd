"""Sitting down at a table, on one device or on several; leaving it to a bot for a while, and coming back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from gloam.web.guests import colours
from gloam.web.guests.guest import Guest, distinct
from gloam.web.house import USUAL, House, new_secret
from gloam.web.rooms.paces import is_over
from gloam.web.rooms.room import Room
from gloam.web.store.news import CHANGED, News
from gloam.web.store.schema import OPEN, PERSON, SeatRow
from gloam.web.trouble import Trouble, missing


async def seat_behind(house: House, secret: str) -> tuple[Room, int]:
    """The seat that this secret link leads to. Looking at it changes nothing."""
    row = await house.store.found(house.store.seat_of_secret, secret)
    if row is None:
        raise missing("trouble.no-seat")
    return await house.room(row.table), row.seat


async def come_in(house: House, guest: Guest, room: Room, seat: int, used: str, deck: str | None = None) -> None:
    """Use a link up: sit down with it, and with a deck where one is brought, or, where one sits already, go on playing
    on this device. Raises `Trouble` if somebody else has used it in the meantime."""
    if room.row.begun and any(guest.id in holders for holders in room.holders):
        raise Trouble("trouble.one-seat", 403)  # who plays already would look into two hands
    if room.seats[seat].kind == PERSON:
        done = await hold(house, guest, room, seat, used)
    else:
        done = await take_seat(house, guest, room, seat, used, deck=deck)
    if not done:
        raise missing("trouble.no-seat")


async def hold(house: House, guest: Guest, room: Room, seat: int, used: str) -> bool:
    """From now on this guest holds the seat as well; all who do are told. False if the link was used already."""
    return await room.in_turn(hold_now, house, guest, room, seat, used)


async def hold_now(house: House, guest: Guest, room: Room, seat: int, used: str) -> bool:
    fresh = new_secret()
    if not await room.written(house.store.hold, guest.id, used, fresh):
        return False
    room.seats[seat].secret = fresh
    room.holders[seat].add(guest.id)
    room.touch(seat)
    return True


async def take_seat(
    house: House, guest: Guest, room: Room, seat: int, used: str, only: bool = False, deck: str | None = None
) -> bool:
    """Sit down where no person sits, also in a bot's place. False if somebody was quicker, or if it was to be this
    guest's `only` seat and they have one. The seat has another secret from then on: whoever sent the invitation has no
    key to it. When the last has sat down, the game begins. `deck`: what is brought, None for what the seat has; in a
    game that has begun it plays on with its own."""
    return await room.in_turn(take_seat_now, house, guest, room, seat, used, only, deck)


async def take_seat_now(
    house: House, guest: Guest, room: Room, seat: int, used: str, only: bool, deck: str | None
) -> bool:
    row = room.seats[seat]
    if is_over(room.row):
        raise Trouble("trouble.expired", 410)
    if only and any(guest.id in holders for holders in room.holders):
        return False
    name = distinct(guest.known_as, [other.name for other in room.seats if other is not row])
    fresh = new_secret()
    is_last = not room.row.begun and all(other.kind != OPEN for other in room.seats if other is not row)
    brought = row.deck if deck is None or room.row.begun else deck
    with brings(row, brought):
        begins = colours.beginning(room.row, room.seats) if is_last else None
    if not await room.written(house.store.take_seat, guest.id, used, fresh, name, begins, brought):
        return False
    row.kind, row.name, row.bot, row.secret, row.standing, row.deck = PERSON, name, "", fresh, "", brought
    room.holders[seat].add(guest.id)
    room.touch()
    if begins is not None:
        room.begin(begins)
    return True


@contextmanager
def brings(row: SeatRow, deck: str) -> Iterator[None]:
    """As if this seat had the deck already."""
    before, row.deck = row.deck, deck
    try:
        yield
    finally:
        row.deck = before


async def sit_down(house: House, guest: Guest, room: Room, deck: str | None = None) -> int:
    """Take an open seat at a table that is open to all."""
    held = await house.seats_of(guest, room.id)
    if held:
        return held[0]
    if room.row.listed:
        for seat in room.seats:
            if seat.kind == OPEN and await take_seat(house, guest, room, seat.seat, seat.secret, only=True, deck=deck):
                return seat.seat
    held = await house.seats_of(guest, room.id)  # whoever presses twice has one by now
    if held:
        return held[0]
    raise Trouble("trouble.no-open-seat")


async def renew_link(_house: House, guest: Guest, room: Room, seat: int) -> None:
    """Another secret for a seat: the old one leads nowhere any more."""
    await room.in_turn(renew_now, guest, room, seat)


async def renew_now(guest: Guest, room: Room, seat: int) -> None:
    room.check_holder(guest.id, seat)
    fresh = new_secret()
    await room.written(room.store.set_seat, room.id, seat, secret=fresh)
    room.seats[seat].secret = fresh


async def sign_out_others(_house: House, guest: Guest, room: Room, seat: int) -> None:
    """Only this device holds the seat any more: every other has to leave, and no old link leads back."""
    await room.in_turn(sign_out_now, guest, room, seat)


async def sign_out_now(guest: Guest, room: Room, seat: int) -> None:
    room.check_holder(guest.id, seat)  # of two who sign each other out at once, one stays
    fresh = new_secret()
    await room.written(room.store.sign_out_others, guest.id, room.id, seat, fresh)
    room.seats[seat].secret = fresh
    room.holders[seat] = {guest.id}
    room.dismiss([seat], but=guest.id)
    room.touch(seat)


async def rename(house: House, guest: Guest) -> None:
    """Call this guest by their new name at every table where they still play."""
    for claim in await house.store.found(house.store.held_by, guest.id):
        room = house.living.get(claim.table)
        if room is not None:
            await room.in_turn(rename_now, guest, room, claim.seat)
            continue
        seats = await house.store.found(house.store.seats, claim.table)
        name = distinct(guest.known_as, [other.name for other in seats if other.seat != claim.seat])
        write = partial(house.store.set_seat, claim.table, claim.seat, name=name)
        await house.store.kept(house.store.told, News(claim.table, CHANGED), None, write)


async def rename_now(guest: Guest, room: Room, seat: int) -> None:
    name = distinct(guest.known_as, [other.name for other in room.seats if other.seat != seat])
    await room.written(room.store.set_seat, room.id, seat, name=name)
    room.seats[seat].name = name
    room.touch()


# ---- away and back


async def stand_in(_house: House, guest: Guest, room: Room, seat: int, wanted: bool) -> None:
    """Let a bot play for a person who is away, or have the person back."""
    await room.in_turn(stand_in_now, guest, room, seat, wanted)
    room.wake()


async def stand_in_now(guest: Guest, room: Room, seat: int, wanted: bool) -> None:
    room.check_holder(guest.id, seat)
    await let_play(room, seat, wanted)


async def cover(_house: House, room: Room, seat: int) -> None:
    """Let a bot play for somebody else, who has been away for a while and whose turn it is."""
    await room.in_turn(cover_now, room, seat)
    room.wake()


async def cover_now(room: Room, seat: int) -> None:
    if not room.may_cover(seat):
        raise Trouble("trouble.not-away", 409)
    await let_play(room, seat, wanted=True)


async def let_play(room: Room, seat: int, wanted: bool) -> None:
    """A bot plays at this seat, or no longer. The room is locked."""
    values: dict[str, object] = {"stand_in": wanted, "bot": USUAL if wanted else ""}
    back = room.back.granted_without(seat) if wanted else None
    if back is not None:
        await room.back.go_back(back, {seat: values})
    else:
        await room.written(room.store.set_seat, room.id, seat, **values)
    row = room.seats[seat]
    row.stand_in, row.bot = wanted, USUAL if wanted else ""
    room.pending.drafts.pop(seat, None)
    room.touch()
