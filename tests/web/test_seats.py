"""A seat's private link, one's own seat, and bots that play for those who are away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gloam.web.door import Plain
from gloam.web.guest import Guest
from gloam.web.house import ME, OPEN, Plan
from gloam.web.room import Room
from tests.web.place import Place, Written, told

ANNA = Guest("guest-Anna", "Anna", "en")


pytestmark = pytest.mark.usefixtures("slow_bots")


def link(room: Room, seat: int) -> str:
    return f"/seat/{room.seats[seat].secret}"


async def invited(place: Place) -> Room:
    """Anna's table with two free seats."""
    return await place.house.create(ANNA, Plan("vendetta", (ME, OPEN, OPEN)))


# ---- a seat's link


@told
async def test_looking_at_a_link_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        page = await place.stranger().get(link(room, 1))
        assert page.status_code == 200
        assert "Already at the table: Anna" in page.text
        assert room.seats[1].kind == "open"
        assert len(place.house.store.holders(room.id)) == 1
        assert page.headers["referrer-policy"] == "no-referrer"


@told
async def test_sitting_down_by_a_link_takes_the_secret_out_of_the_address(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        friend = place.stranger()
        answer = await friend.post(link(room, 1), {"name": "Boris", "free": "yes"})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{room.id}/B")
        assert (room.seats[1].kind, room.seats[1].name) == ("person", "Boris")
        assert (await friend.get(f"/tables/{room.id}/B/waiting")).status_code == 200
        again = await friend.get(link(room, 1))
        assert again.headers["location"] == f"/tables/{room.id}/B"
        assert 'value="Boris"' in (await friend.get("/")).text


@told
async def test_without_a_name_one_still_sits_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.stranger().post(link(room, 1), {"name": "", "free": "yes"})
        await place.stranger().post(link(room, 2), {})
        assert room.names == ["Anna", "Guest", "Guest 2"]
        assert room.row.begun > 0


@told
async def test_the_same_link_works_on_a_second_device(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        phone = place.stranger()
        assert (await phone.get(f"/tables/{room.id}/B")).status_code == 403
        page = (await phone.get(link(room, 1))).text
        assert "Continue here" in page
        assert 'name="name"' not in page.split("<main")[1]
        assert (await phone.post(link(room, 1))).headers["location"] == f"/tables/{room.id}/B"
        assert (await phone.get(f"/tables/{room.id}/B")).status_code == 200
        assert room.names == ["Anna", "Boris"]
        assert (await place.visitor("Boris").get(f"/tables/{room.id}/B")).status_code == 200


@told
async def test_of_two_who_open_a_free_link_the_second_is_asked_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        first, second = place.stranger(), place.stranger()
        await second.get(link(room, 1))
        await first.post(link(room, 1), {"name": "Boris", "free": "yes"})
        answer = await second.post(link(room, 1), {"name": "Chloe", "free": "yes"})
        assert answer.headers["location"] == link(room, 1)
        assert room.names[1] == "Boris"
        assert (await second.get(f"/tables/{room.id}/B")).status_code == 403


@told
async def test_whoever_sits_here_already_is_told_that_the_link_is_for_another(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        page = (await place.visitor("Anna").get(link(room, 1))).text
        assert "You already sit at this table, as Anna" in page
        assert f'href="/tables/{room.id}/A"' in page


@told
async def test_somebody_who_comes_late_takes_the_seat_from_its_bot(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await place.house.begin(room)
        late = place.stranger()
        assert "a bot, has been playing" in (await late.get(link(room, 1))).text
        await late.post(link(room, 1), {"name": "Boris", "free": "yes"})
        assert (room.seats[1].kind, room.seats[1].name, room.is_bot(1)) == ("person", "Boris", False)
        assert (await late.get(f"/tables/{room.id}/B")).status_code == 200


@pytest.mark.parametrize("forged", ["x", "a" * 32, "..%2f..", "%00", "' or 1=1 --"])
@told
async def test_a_forged_link_leads_nowhere(tmp_path: Path, forged: str) -> None:
    async with Place(tmp_path) as place:
        await invited(place)
        visitor = place.stranger()
        assert (await visitor.get(f"/seat/{forged}")).status_code == 404
        assert (await visitor.post(f"/seat/{forged}", {"name": "Boris"})).status_code == 404


@told
async def test_a_secret_is_never_written_down(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        secret = room.seats[1].secret
        with Written(Plain()) as written:
            visitor = place.stranger()
            await visitor.get(f"/seat/{secret}")
            await visitor.post(f"/seat/{secret}", {"name": "Boris"})
        ours = [line for line in written.lines if "HTTP Request" not in line]  # what the test's own browser says
        assert len([line for line in ours if "/seat/" in line]) == 2
        assert not any(secret in line for line in ours)


# ---- one's own seat


@told
async def test_ones_own_seat_shows_its_link_to_nobody_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        own = await place.visitor("Anna").get(f"/tables/{room.id}/A/seat")
        assert f"http://gloam.test{link(room, 0)}" in own.text
        assert room.seats[1].secret not in own.text
        for visitor in (place.visitor("Boris"), place.stranger()):
            assert (await visitor.get(f"/tables/{room.id}/A/seat")).status_code == 403
        assert (await place.stranger().get(f"/tables/{room.id}/watch/seat")).status_code == 403


@told
async def test_a_new_link_turns_every_other_device_away(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        anna, thief, old = place.visitor("Anna"), place.stranger(), link(room, 0)
        await thief.post(old)
        assert (await thief.get(f"/tables/{room.id}/A")).status_code == 200
        assert (await anna.post(f"/tables/{room.id}/A/new-link")).status_code == 303
        assert link(room, 0) != old
        assert (await thief.get(f"/tables/{room.id}/A")).status_code == 403
        assert (await thief.get(old)).status_code == 404
        assert (await anna.get(f"/tables/{room.id}/A")).status_code == 200
        assert link(room, 0) in (await anna.get(f"/tables/{room.id}/A/seat")).text


# ---- away and back


@told
async def test_a_bot_plays_for_somebody_until_they_are_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        anna = place.visitor("Anna")
        await anna.post(f"/tables/{room.id}/A/stand-in", {"bot": "yes"})
        assert room.is_bot(0)
        assert place.house.store.seats(room.id)[0].stand_in
        page = (await anna.get(f"/tables/{room.id}/A")).text
        assert "A bot plays for you" in page
        assert "I am back" in page
        assert 'name="choose"' not in page
        assert (await place.visitor("Boris").post(f"/tables/{room.id}/A/stand-in", {"bot": "no"})).status_code == 403
        await anna.post(f"/tables/{room.id}/A/stand-in", {"bot": "no"})
        assert not room.is_bot(0)
        assert 'name="choose"' in (await anna.get(f"/tables/{room.id}/A")).text


@told
async def test_others_may_let_a_bot_play_for_whoever_is_away_and_is_waited_for(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.0) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        names = ["Anna", "Boris", "Chloe"]
        other, third = [seat for seat in range(3) if seat != asked]
        waiting = place.visitor(names[other])
        address = f"/tables/{room.id}/{'ABC'[other]}"
        assert f"Let a bot play for {names[asked]}" in (await waiting.get(address)).text
        not_asked = await waiting.post(f"{address}/cover", {"seat": "ABC"[third]})
        assert (not_asked.status_code, room.is_bot(third)) == (409, False)
        assert (await waiting.post(f"{address}/cover", {"seat": "Z"})).status_code == 400
        assert (await place.stranger().post(f"{address}/cover", {"seat": "ABC"[asked]})).status_code == 403
        assert (await waiting.post(f"{address}/cover", {"seat": "ABC"[asked]})).status_code == 303
        assert room.is_bot(asked)
        back = place.visitor(names[asked])
        await back.post(f"/tables/{room.id}/{'ABC'[asked]}/stand-in", {"bot": "no"})
        assert not room.is_bot(asked)


@told
async def test_whoever_is_there_is_not_replaced(tmp_path: Path) -> None:
    async with Place(tmp_path, away=600.0) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        assert not room.may_cover(asked), "they have only just sat down"
        room.seen[asked] -= 600.0
        assert room.may_cover(asked)
        there = room.enter(asked)
        assert not room.may_cover(asked)
        room.leave(there)
        assert not room.may_cover(asked), "they have only just gone"
        room.seen[asked] -= 600.0
        assert room.may_cover(asked)


@told
async def test_the_others_are_told_when_somebody_has_been_away_for_a_while(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.2) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        watching = room.enter((asked + 1) % 3)
        room.leave(room.enter(asked))
        watching.news.clear()
        await asyncio.wait_for(watching.news.wait(), 5)
        assert room.may_cover(asked)
        room.leave(watching)
