"""What belongs together is kept together: a server that dies at any moment has done a thing or has not begun it, and
whoever tries again gets what they wanted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.web.guests import leaving, seating
from gloam.web.guests.guest import Guest
from gloam.web.house import ME, Arrangement
from gloam.web.rooms import sequels
from gloam.web.rooms.room import Room
from gloam.web.store.schema import OPEN
from tests.web.faults import Died, dying, fault
from tests.web.place import Place, holder, lines_kept, play, refusal, told
from tests.web.test_upload import played

pytestmark = pytest.mark.usefixtures("slow_bots")

EVE = Guest("guest-Eve", "Eve", "en")


class Deed:
    """Something that takes several rows of the database. `prepare` sets the stage, `do` does it, `look` tells what came
    of it in a place that may be another: "before" or "after", or else what is wrong."""

    async def prepare(self, place: Place) -> str:
        """The table that it is about; '' where there is none yet."""
        return ""

    async def do(self, place: Place, table: str) -> None:
        raise AssertionError("every deed does something")

    async def look(self, place: Place, table: str) -> str:
        raise AssertionError("every deed can be looked at")


async def asked_back(place: Place) -> tuple[Room, int, list[int]]:
    """Somebody asks two others to take a move back, and one of them has agreed."""
    room = await place.table("vendetta", "Anna", "Boris", "Chloe")
    await play(room, Random(1), until=lambda room: any(room.back.may_request(seat) for seat in range(3)))
    seat = next(one for one in range(3) if room.back.may_request(one))
    await room.back.ask_undo(seat)
    first, last = room.back.others(seat)
    await room.back.consent(first, agrees=True)
    return room, seat, [first, last]


class Consent(Deed):
    """The last agrees to take a move back."""

    async def prepare(self, place: Place) -> str:
        room, *_ = await asked_back(place)
        return room.id

    async def last(self, place: Place, table: str) -> tuple[Room, int]:
        room = await place.house.room(table)
        assert room.back.request is not None
        request = room.back.request
        return room, next(seat for seat in room.back.others(request.by) if seat not in request.agreed)

    async def do(self, place: Place, table: str) -> None:
        room, last = await self.last(place, table)
        await room.back.consent(last, agrees=True)

    async def look(self, place: Place, table: str) -> str:
        room = await place.house.room(table)
        took = any(line.option.startswith("undo ") for line in lines_kept(room))
        return {(True, False): "before", (False, True): "after"}.get((room.back.request is not None, took), "lost")


class StandIn(Consent):
    """The last who has to agree leaves it to a bot, and bots agree."""

    async def do(self, place: Place, table: str) -> None:
        room, last = await self.last(place, table)
        await seating.stand_in(place.house, holder(room, last), room, last, wanted=True)

    async def look(self, place: Place, table: str) -> str:
        room = await place.house.room(table)
        away = any(seat.stand_in for seat in room.seats)
        found = await super().look(place, table)
        return found if away == (found == "after") else f"{found}, but away: {away}"


class Leave(Consent):
    """The last who has to agree leaves for good, and the bot that plays there agrees."""

    async def do(self, place: Place, table: str) -> None:
        room, last = await self.last(place, table)
        await leaving.leave(place.house, holder(room, last), room, last)

    async def look(self, place: Place, table: str) -> str:
        room = await place.house.room(table)
        left = [seat.seat for seat in room.seats if seat.kind == "bot"]
        held = {claim.seat for claim in place.house.store.holders(table)}
        found = await super().look(place, table)
        whole = held == {0, 1, 2} - set(left) and len(left) == (found == "after")
        return found if whole else f"{found}, but {held} hold seats and {left} were left"


class LastSeat(Deed):
    """The last sits down, and with them the game begins."""

    async def prepare(self, place: Place) -> str:
        return (await place.table("vendetta", "Anna", "Boris", "open")).id

    async def do(self, place: Place, table: str) -> None:
        room = await place.house.room(table)
        assert await seating.take_seat(place.house, EVE, room, 2, room.seats[2].secret)

    async def look(self, place: Place, table: str) -> str:
        row, seat = place.house.store.table(table), place.house.store.seats(table)[2]
        assert row is not None
        held = place.house.store.claims(EVE.id, table) == [2]
        room = await place.house.room(table)
        assert (room.table is not None) == bool(row.begun)
        known = (seat.kind, held, row.begun > 0)
        return {("open", False, False): "before", ("person", True, True): "after"}.get(known, str(known))


class Begin(Deed):
    """The host does not wait any longer: bots take the open seats, and the game begins."""

    async def prepare(self, place: Place) -> str:
        return (await place.table("vendetta", "Anna", "open", "open")).id

    async def do(self, place: Place, table: str) -> None:
        await place.house.begin(await place.house.room(table))

    async def look(self, place: Place, table: str) -> str:
        row = place.house.store.table(table)
        assert row is not None
        kinds = [seat.kind for seat in place.house.store.seats(table)]
        in_memory = [seat.kind for seat in (await place.house.room(table)).seats]
        known = (kinds[1:], in_memory[1:], row.begun > 0)
        expected = {"before": ([OPEN] * 2, [OPEN] * 2, False), "after": (["bot"] * 2, ["bot"] * 2, True)}
        return next((name for name, what in expected.items() if what == known), str(known))


class Opened(Deed):
    """Somebody opens a table. `found` is whatever is in the database then."""

    async def found(self, place: Place) -> list[Room]:
        mine = place.house.store.past_of(EVE.id)
        return [await place.house.room(row.id) for row in mine]

    async def look(self, place: Place, table: str) -> str:
        rooms = await self.found(place)
        assert place.house.store.unfinished_of(EVE.id) == len([room for room in rooms if not room.row.ended])
        return "before" if not rooms else "after" if self.whole(rooms[0]) else "half of it"

    def whole(self, room: Room) -> bool:
        return room.table is not None and len(room.seats) == 3


class PlayNow(Opened):
    async def do(self, place: Place, table: str) -> None:
        await place.house.create(EVE, Arrangement("vendetta", (ME, "greedy", "greedy")))


class Sent(Opened):
    """A finished game that somebody sends."""

    game = played(steps=10**6)

    async def do(self, place: Place, table: str) -> None:
        await sequels.keep(place.house, EVE, self.game, None)

    def whole(self, room: Room) -> bool:
        return room.playing.over and room.journal().moves == gloam.journal(self.game).moves


class SentUnfinished(Sent):
    game = played(steps=40)

    async def do(self, place: Place, table: str) -> None:
        await sequels.keep(place.house, EVE, self.game, 1)

    def whole(self, room: Room) -> bool:
        return not room.playing.over and room.journal().moves == gloam.journal(self.game).moves


class Again(Deed):
    """Another game of the same people."""

    async def prepare(self, place: Place) -> str:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(4))
        return room.id

    async def do(self, place: Place, table: str) -> None:
        await sequels.rematch(place.house, Guest("guest-Boris", "Boris", "en"), await place.house.room(table))

    async def look(self, place: Place, table: str) -> str:
        next_one = (await place.house.room(table)).rematch
        if next_one is None:
            return "before"
        room = await place.house.room(next_one.table)
        claims = sorted(claim.guest for claim in place.house.store.holders(room.id))
        return "after" if room.table is not None and len(claims) == 3 else str(claims)


DEEDS = [Consent, StandIn, Leave, LastSeat, Begin, PlayNow, Sent, SentUnfinished, Again]


@pytest.mark.parametrize("kind", DEEDS)
@told
async def test_a_server_that_dies_has_done_all_of_it_or_nothing(
    tmp_path: Path, database: str, kind: type[Deed]
) -> None:
    """It dies at the first thing that it writes; the next one at the second; until one of them has done it."""
    deed = kind()
    async with Place(tmp_path, database=database) as place:
        table = await deed.prepare(place)
    for at in range(1, 100):
        async with Place(tmp_path, database=database) as place:
            found = await deed.look(place, table)
            assert found in ("before", "after"), f"dead at the write number {at - 1}"
            if found == "after":
                break
            with dying(place.house.store, at) as death:
                try:
                    await deed.do(place, table)
                except Died:
                    assert death.came
            assert death.came or await deed.look(place, table) == "after"
    assert at > 2, "there was something to die at"
    async with Place(tmp_path, database=database) as place:
        assert await deed.look(place, table) == "after", "whoever tries again gets what they wanted"


@pytest.mark.parametrize("kind", DEEDS)
@pytest.mark.parametrize("what", ["locked", "unwritable"])
@told
async def test_where_nothing_can_be_written_nothing_changes_and_to_try_again_works(
    tmp_path: Path, database: str, kind: type[Deed], what: str
) -> None:
    async with Place(tmp_path, database=database) as place:
        deed = kind()
        table = await deed.prepare(place)
        with fault(what, place.house.store):
            assert await refusal(deed.do(place, table)) == "trouble.store"
        assert await deed.look(place, table) == "before"
        await deed.do(place, table)
        assert await deed.look(place, table) == "after"


# ---- what an earlier server has left behind


@told
async def test_a_table_that_is_full_begins_when_it_is_read(tmp_path: Path, database: str) -> None:
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "Anna", "Boris", "open")
        place.house.store.set_seat(room.id, 2, kind="person", name="Chloe")
    async with Place(tmp_path, database=database) as place:
        read = await place.house.room(room.id)
        assert read.table is not None
        row = place.house.store.table(room.id)
        assert row is not None
        assert row.begun > 0


@told
async def test_a_request_to_which_all_have_agreed_is_granted_when_it_is_read(tmp_path: Path, database: str) -> None:
    async with Place(tmp_path, database=database) as place:
        room, seat, (_, last) = await asked_back(place)
        upto = room.back.own_move(seat)
        place.house.store.set_seat(room.id, last, stand_in=True, bot="greedy")
    async with Place(tmp_path, database=database) as place:
        read = await place.house.room(room.id)
        assert read.back.request is None
        assert len(read.moves) == upto
