"""Who comes late is offered what they have missed; who still looks is waited for; and talk does not tell the end."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from gloam.web.drawings.drawing import Stage
from gloam.web.guests.guest import Guest
from gloam.web.guests.leaving import leave
from gloam.web.pages.show import after, stages, written
from gloam.web.rooms.looks import Missed
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.routes.tables import looked_at
from gloam.words.pages import Speech
from tests.web.place import SEATS, Place, Visitor, play, told
from tests.web.test_shows import CHOICE, LINE, over, plain, scene_of, shown_enough

GAMES = list(SEATS)
ANNA, BORIS = Guest("guest-Anna", "Anna", "en"), Guest("guest-Boris", "Boris", "en")
AT = re.compile(r'data-at="([\d.]+)"')
BACK = re.compile(r'name="at" value="([\d.]*)"[^>]*data-stage-do="back"')
NEXT = re.compile(r'name="at" value="(after [\d.]+)"')


@asynccontextmanager
async def page_of(
    place: Place, room: Room, seat: int | None, guest: Guest = ANNA, speed: str = "normal"
) -> AsyncIterator[AsyncIterator[object]]:
    """Somebody has the table's page open, and then closes it."""
    async with aclosing(looked_at(place.house, guest, room, seat, "", speed)) as pieces:
        await anext(pieces)
        yield pieces


def decided(room: Room, viewer: int | None = None) -> int:
    """How much is over that can be seen again."""
    return sum(span.outcome != "" for span in room.drawing.spans(scene_of(room, viewer)))


async def goes_on(room: Room, rng: Random, more: int = 1) -> None:
    """Somebody plays until so much more is decided, and Anna is asked something."""
    before = decided(room)
    await play(room, rng, until=lambda room: decided(room) >= before + more and 0 in room.playing.waiting_for())


async def comes_late(place: Place, missed: int = 1) -> tuple[Room, Visitor, str]:
    """Anna comes back to a game of Vendetta, and wants to see what she has missed."""
    room = await place.table("vendetta")
    anna = place.visitor("Anna")
    address = anna.seat(room)
    await anna.get(address)
    await goes_on(room, Random(4), missed)
    await anna.get(address)
    await anna.post(f"{address}/show", {"late": "see"})
    return room, anna, address


async def came_back(folder: Path, room: Room) -> tuple[Place, Room]:
    """The server was started anew meanwhile."""
    place = Place(folder)
    return place, await place.house.room(room.id)


async def walked(visitor: Visitor, address: str) -> list[str]:
    """Go on from moment to moment until the table lies as it is now. Returns the moments."""
    spots = []
    while 'id="stage"' in (page := (await visitor.get(address)).text) and NEXT.search(page):
        spots.append(AT.findall(page)[0])
        upto = int(spots[-1].partition(".")[0])
        assert max(int(number) for number in LINE.findall(page)) == upto - 1, "the log is as far as the stage"
        assert not CHOICE.search(page)
        await visitor.post(f"{address}/show", {"at": NEXT.findall(page)[0], "first": ""})
    return spots


@pytest.mark.parametrize("game", GAMES)
@told
async def test_what_was_missed_is_offered_and_seen_from_its_first_moment(game: str, tmp_path: Path) -> None:
    """After the page was closed, and after the server was started anew; and the table can be played at once."""
    rng = Random(4)
    async with Place(tmp_path) as place:
        room = await place.table(game)
        async with page_of(place, room, 0):
            seen = room.told
        await goes_on(room, rng, 2)
    place, room = await came_back(tmp_path, room)
    async with place:
        anna = place.visitor("Anna")
        address = anna.seat(room)
        missed = decided(room)
        said = Speech("en", game).counted(f"late.{game}", missed)
        for _ in range(2):  # it stands until something is said to it
            page = (await anna.get(address)).text
            assert said in plain(page)
            assert 'id="stage"' not in page or "data-stage-do" not in page
            assert CHOICE.search(page)
        async with page_of(place, room, 0) as pieces:
            assert pieces is not None
            assert room.looks.offered(Viewer("guest-Anna", 0)) == Missed(seen, missed)
        first = after(scene_of(room, 0), room.drawing, (seen, 0))
        assert first is not None
        await anna.post(f"{address}/show", {"late": "see"})
        spots = await walked(anna, address)
        assert spots[0] == f"{first.spot[0]}.{first.spot[1]}"
        assert len(spots) > 2
        page = (await anna.get(address)).text
        assert 'id="late"' not in page
        assert CHOICE.search(page)
        assert room.looks.of(Viewer("phone", 0)) == room.told, "a person with two devices is one person"


@pytest.mark.parametrize("how", ["result", "at once"])
@told
async def test_it_can_be_left_at_the_result(how: str, tmp_path: Path) -> None:
    """Who says so is not asked again, and neither is who wants everything at once."""
    rng = Random(4)
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        anna = place.visitor("Anna")
        address = anna.seat(room)
        assert 'id="late"' not in (await anna.get(address)).text, "nothing was decided yet"
        await goes_on(room, rng)
        if how == "result":
            assert 'id="late"' in (await anna.get(address)).text
            await anna.post(f"{address}/show", {"late": "end"})
        else:
            assert 'id="late"' not in (await anna.get(address, cookie=f"{cookie(anna)}; gloam-speed=once")).text
        assert 'id="late"' not in (await anna.get(address)).text
    place, room = await came_back(tmp_path, room)
    async with place:
        page = (await place.visitor("Anna").get(address)).text
        assert 'id="late"' not in page
        assert 'id="stage"' not in page


def cookie(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())


@told
async def test_pressed_twice_the_offer_does_not_end_what_it_has_begun(tmp_path: Path) -> None:
    rng = Random(4)
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        anna = place.visitor("Anna")
        address = anna.seat(room)
        await anna.get(address)
        await goes_on(room, rng)
        await anna.get(address)
        for _ in range(2):
            await anna.post(f"{address}/show", {"late": "see"})
        assert room.shows.of(Viewer("guest-Anna", 0)) is not None


@told
async def test_who_watches_is_offered_it_too_and_is_forgotten_when_they_wish(tmp_path: Path) -> None:
    rng = Random(4)
    walter = Guest("guest-Walter", "Walter", "en")
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, rng, until=shown_enough)
        async with page_of(place, room, None, walter):
            pass
        await goes_on(room, rng)
    place, room = await came_back(tmp_path, room)
    async with place:
        address = f"/tables/{room.id}/watch"
        assert 'id="late"' in (await place.visitor("Walter").get(address)).text
        assert 'id="late"' not in (await place.visitor("Wanda").get(address)).text, "she has never been here"
        in_french = (await place.visitor("Walter", "fr").get(address)).text
        assert "Un Jour a été décidé pendant votre absence." in plain(in_french)
        place.house.store.forget(walter.id, "nobody")
        assert place.house.store.looks(room.id) == []


@told
async def test_what_was_left_half_seen_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, anna, address = await comes_late(place)
        page = (await anna.get(address)).text
        await anna.post(f"{address}/show", {"at": NEXT.findall(page)[0], "first": ""})
        at = AT.findall((await anna.get(address)).text)[0]
        async with page_of(place, room, 0):
            pass
    place, room = await came_back(tmp_path, room)
    async with place:
        anna = place.visitor("Anna")
        assert 'id="late"' in (await anna.get(address)).text
        await anna.post(f"{address}/show", {"late": "see"})
        assert AT.findall((await anna.get(address)).text)[0].partition(".")[0] == at.partition(".")[0]


@told
async def test_who_sends_something_else_is_told_and_nothing_changes(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        anna = place.visitor("Anna")
        address = anna.seat(room)
        await anna.get(address)
        await goes_on(room, Random(4))
        before = (await anna.get(address)).text
        assert 'id="late"' in before
        for name in ("late", "talk"):
            for value in ("everything", ""):
                answer = await anna.post(f"{address}/show", {name: value})
                assert (answer.status_code, name in plain(answer.text)) == (400, True)
        assert 'id="late"' in (await anna.get(address)).text


@told
async def test_what_was_taken_back_or_belonged_to_another_is_not_offered(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        viewer = Viewer("guest-Boris", 1)
        room.looks.note(viewer, room.told + 50)
        room.looks.offer(viewer, Missed(3, 1))
        room.cut()
        assert (room.looks.of(viewer), room.looks.offered(viewer)) == (room.told, None)
        await room.looks.stop()
        await leave(place.house, BORIS, room, 1)
        assert room.looks.of(viewer) == 0, "whoever comes in their place has seen nothing"
        assert place.house.store.looks(room.id) == []


@told
async def test_the_way_back_leads_into_the_place_before(tmp_path: Path) -> None:
    """Where that was part of what is shown; not where somebody sees one place again."""
    async with Place(tmp_path) as place:
        room, anna, address = await comes_late(place, 2)
        one, two = list(stages(scene_of(room, 0), room.drawing, 0))[:2]
        begins = (await anna.get(address)).text
        assert AT.findall(begins)[0] == spot(one, 0)
        assert BACK.findall(begins) == [""], "nothing was shown before"
        await anna.post(f"{address}/show", {"at": f"after {spot(one, -1)}", "first": ""})
        page = (await anna.get(address)).text
        assert (AT.findall(page)[0], BACK.findall(page)) == (spot(two, 0), [spot(one, -1)])
        await anna.post(f"{address}/show", {"at": spot(one, -1), "first": ""})
        assert AT.findall((await anna.get(address)).text)[0] == spot(one, -1)
        await anna.post(f"{address}/show", {"at": spot(one, 0), "first": ""})
        await anna.post(f"{address}/show", {"at": spot(two, 0), "first": ""})
        assert BACK.findall((await anna.get(address)).text) == [spot(one, -1)]
        await anna.post(f"{address}/show", {"again": str(two.first)})
        page = (await anna.get(address)).text
        assert (AT.findall(page)[0], BACK.findall(page)) == (spot(two, 0), [""])


def spot(stage: Stage, place: int) -> str:
    return written(stage.frames[place].spot)


@told
async def test_others_are_told_who_still_looks(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(4), until=is_one)
        asked = room.playing.waiting_for()[0]
        who = Guest(f"guest-{room.names[asked]}", room.names[asked], "en")
        other = place.visitor(next(name for name in room.names if name != who.name))
        viewer, address = Viewer(who.id, asked), other.seat(room)
        waits, looks = f"Waiting for {who.name}", f"{who.name} still looks at what has happened"
        async with page_of(place, room, asked, who):
            assert waits in plain((await other.get(address)).text)
            version = room.version
            room.shows.put(viewer, over(room, asked)[0].spot, None)
            assert room.version > version, "those who wait are told"
            page = plain((await other.get(address)).text)
            assert looks in page
            assert waits not in page
            room.shows.put(viewer, over(room, asked)[1].spot, None)
            assert room.version == version + 1, "not of every moment"
            room.shows.end(viewer)
            assert room.version == version + 2
            assert waits in plain((await other.get(address)).text)
            room.shows.put(viewer, over(room, asked)[0].spot, None)
        assert waits in plain((await other.get(address)).text), "who has closed the page looks no longer"


def is_one(room: Room) -> bool:
    """Was something played out, and is one person asked?"""
    return shown_enough(room) and len(room.playing.waiting_for()) == 1 and not any(room.playing.sealed)


@told
async def test_talk_waits_for_the_moment_it_was_about(tmp_path: Path) -> None:
    """What was said later is counted and can be read; what one says oneself is there; once it is over all is."""
    rng = Random(4)
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        address = anna.seat(room)
        await boris.post(f"{boris.seat(room)}/say", {"text": "Good evening."})
        await anna.get(address)
        await goes_on(room, rng)
        for text in ("What a fight!", "Poor Chloe."):
            await boris.post(f"{boris.seat(room)}/say", {"text": text})
        await anna.get(address)
        await anna.post(f"{address}/show", {"late": "see"})
        await anna.post(f"{address}/say", {"text": "I am late."})
        page = plain((await anna.get(address)).text)
        assert "Good evening." in page
        assert "I am late." in page
        assert "What a fight!" not in page
        assert "Poor Chloe." not in page
        assert "2 remarks were made later and could tell how this ends." in page
        assert room.remarks[-1].told == room.told, "she has seen the table as it lies now"
        await anna.post(f"{address}/show", {"talk": "read"})
        page = plain((await anna.get(address)).text)
        assert 'id="unheard"' not in page
        assert "What a fight!" in page
        await anna.post(f"{address}/show", {"at": NEXT.findall((await anna.get(address)).text)[0], "first": ""})
        assert "What a fight!" in plain((await anna.get(address)).text), "also at the next moment"
        await anna.post(f"{address}/show", {"at": "end", "first": ""})
        page = (await anna.get(address)).text
        assert 'id="unheard"' not in page
        assert "Poor Chloe." in page


@told
async def test_who_sees_it_for_the_first_time_says_no_more_than_they_know(tmp_path: Path) -> None:
    """So others who are as far may hear it at once; also of somebody who watches, who has no seat to be known by."""
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(4), until=shown_enough)
        walter = place.visitor("Walter")
        address = f"/tables/{room.id}/watch"
        one, two, three = [moment.spot for moment in over(room, None)][:3]
        viewer = Viewer("guest-Walter", None)
        room.shows.put(viewer, two)
        room.shows.put(viewer, one)
        await walter.post(f"{address}/say", {"text": "How exciting!"})
        assert room.remarks[-1].told == two[0], "also where they went back to look once more"
        assert "How exciting!" in plain((await walter.get(address)).text)
        room.shows.put(Viewer("guest-Wanda", None), three)
        assert "How exciting!" in plain((await place.visitor("Wanda").get(address)).text)
        room.shows.read_on(viewer)
        await walter.post(f"{address}/say", {"text": "Now I know."})
        assert room.remarks[-1].told == room.told
        assert "Now I know." not in plain((await place.visitor("Wanda").get(address)).text)
        room.shows.end(viewer)
        room.shows.put(viewer, one, over(room, None)[0].stage.first)
        await walter.post(f"{address}/say", {"text": "Once more."})
        assert room.remarks[-1].told == room.told, "who sees it again knows the end"
