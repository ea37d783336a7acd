"""The colours of Blood Orders: given with the table, changed at the seat, and played from the first page on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import gloam
from gloam.web.guests import colours
from gloam.web.guests.guest import Guest
from gloam.web.house import ME, Arrangement
from gloam.web.rooms import sequels, uploads
from gloam.web.rooms.room import Room
from gloam.web.store.records import BEGINNING
from gloam.web.store.schema import OPEN
from tests.web.place import Place, Visitor, holder, lines_kept, play, refusal, told

ANNA = Guest("guest-Anna", "Anna", "en")


pytestmark = pytest.mark.usefixtures("slow_bots")


async def invited(place: Place, game: str = "blood-orders", seats: int = 3) -> Room:
    """Anna's table with free seats."""
    return await place.house.create(ANNA, Arrangement(game, (ME, *[OPEN] * (seats - 1))))


async def sits_down(place: Place, room: Room, seat: int, name: str) -> Visitor:
    friend = place.visitor(name)
    await friend.post(f"/seat/{room.seats[seat].secret}", {"name": name, "free": "yes"})
    return friend


def kept(room: Room) -> list[str]:
    return [seat.colour for seat in room.seats]


def played(room: Room) -> list[str]:
    return list(room.drawing.colours(room.playing.view(None)))


# ---- before the game


@told
async def test_every_seat_has_a_colour_of_its_own_from_the_start(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        assert kept(await invited(place, seats=4)) == ["red", "green", "blue", "violet"]
        assert kept(await invited(place, "vendetta")) == ["", "", ""]


@told
async def test_a_colour_is_changed_to_a_free_one_and_the_others_see_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        anna, boris = place.visitor("Anna"), await sits_down(place, room, 1, "Boris")
        before = room.version
        answer = await boris.post(f"/tables/{room.id}/B/colour", {"colour": "violet"})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{room.id}/B/waiting")
        assert kept(room) == ["red", "violet", "blue"]
        assert room.version > before, "whoever waits is told"
        page = (await anna.get(f"/tables/{room.id}/A/waiting")).text
        assert "plays violet" in page
        assert "hue-2-violet" in page
        offered = [colour for colour in ("red", "green", "blue", "violet") if f'value="{colour}"' in page]
        assert offered == ["red", "green", "blue"], "her own, and those that no person has"


@told
async def test_a_bot_or_a_free_seat_gives_its_colour_for_the_old_one(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("blood-orders", (ME, "greedy", OPEN, OPEN)))
        await colours.change(ANNA, room, 0, "green")
        assert kept(room) == ["green", "red", "blue", "violet"]
        await colours.change(ANNA, room, 0, "violet")
        assert kept(room) == ["violet", "red", "blue", "green"]
        assert kept(place.house.load(room.id)) == kept(room)


@told
async def test_a_colour_that_is_taken_or_none_or_not_ones_own_is_refused(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        boris = await sits_down(place, room, 1, "Boris")
        for colour, status, said in (("red", 409, "has that colour"), ("brass", 400, "colour")):
            answer = await boris.post(f"/tables/{room.id}/B/colour", {"colour": colour})
            assert (answer.status_code, said in answer.text) == (status, True)
        assert (await boris.post(f"/tables/{room.id}/A/colour", {"colour": "violet"})).status_code == 403
        assert kept(room) == ["red", "green", "blue"]
        await place.house.begin(room)
        late = await boris.post(f"/tables/{room.id}/B/colour", {"colour": "violet"})
        assert (late.status_code, kept(room)[1]) == (409, "green")
        assert await refusal(colours.change(ANNA, await place.table("vendetta", "Anna", "open", "open"), 0, "red"))


@told
async def test_only_one_of_two_who_want_the_same_colour_gets_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        await sits_down(place, room, 1, "Boris")
        wanted = [colours.change(holder(room, seat), room, seat, "violet") for seat in (0, 1)]
        done = await asyncio.gather(*wanted, return_exceptions=True)
        assert [getattr(one, "key", None) for one in done] == [None, "trouble.colour-taken"]
        assert kept(room) == ["violet", "green", "blue"]


# ---- the beginning


@told
async def test_the_game_begins_with_the_board_and_the_chosen_colours(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        anna = place.visitor("Anna")
        await anna.post(f"/tables/{room.id}/A/colour", {"colour": "violet"})
        await anna.post(f"/tables/{room.id}/begin")
        assert played(room) == ["violet", "green", "blue"]
        assert {question.what for question in room.playing.questions()} == {"AskPlan"}
        page = (await anna.get(f"/tables/{room.id}/A")).text
        assert 'id="quarter-north"' in page
        assert "hue-1-violet hue-2-green hue-3-blue" in page
        lines = [(line.seat, line.option, line.move) for line in place.house.store.lines(room.id)]
        assert lines == [(0, "violet", BEGINNING), (1, "green", BEGINNING), (2, "blue", BEGINNING)]


@told
async def test_whoever_plays_at_once_begins_with_the_board(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        stranger = place.stranger()
        table = (await stranger.post("/play", {"game": "blood-orders"})).headers["location"]
        assert "hue-1-red" in (await stranger.get(table)).text
        room = await place.house.room(table.split("/")[2])
        assert played(room) == ["red", "green", "blue"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@told
async def test_a_game_is_the_same_when_it_is_read_again(tmp_path: Path, seats: int) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("blood-orders", (ME, *["greedy"] * (seats - 1))))
        view = room.playing.view(0)
        again = place.house.load(room.id)
        assert again.playing.view(0) == view
        assert gloam.replay(room.journal()).view(0) == view


@told
async def test_a_beginning_that_cannot_be_written_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        begins = colours.beginning(room.row, room.seats)
        broken = SimpleNamespace(at=begins.at, lines=[*begins.lines, None], glance=begins.glance)
        with monkeypatch.context() as trouble:
            trouble.setattr(colours, "beginning", lambda *_: broken)
            with pytest.raises(AttributeError):
                await place.house.begin(room)
        again = place.house.load(room.id)
        assert (again.row.begun, lines_kept(again)) == (0.0, [])
        await place.house.begin(room)
        assert played(room) == ["red", "green", "blue"]


@told
async def test_nobody_can_take_back_what_the_house_has_answered(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "greedy", "greedy")
        assert not room.back.may_undo(0)
        assert not room.back.may_request(0)
        await room.send(0, "aim dawn north", 2)
        await room.back.undo(0)
        assert played(room) == ["red", "green", "blue"]
        assert not room.back.may_undo(0)


# ---- where a game comes from elsewhere


@told
async def test_a_rematch_keeps_the_colours(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place, seats=2)
        await colours.change(ANNA, room, 0, "blue")
        await sits_down(place, room, 1, "Boris")
        await play(room, Random(3))
        again = await sequels.rematch(place.house, ANNA, room)
        assert (kept(again), played(again)) == (["blue", "green"], ["blue", "green"])
        assert {question.what for question in again.playing.questions()} == {"AskPlan"}


@told
async def test_a_game_that_was_sent_keeps_its_colours_and_takes_those_that_are_missing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = gloam.game("blood-orders").table(seats=3, seed=5)
        table.answer(0, "green")
        room = await sequels.play_sent(place.house, ANNA, table, 1)
        assert (kept(room), played(room)) == (["green", "red", "blue"], ["green", "red", "blue"])


@told
async def test_a_game_played_on_from_a_position_keeps_its_colours(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = gloam.game("blood-orders").table(seats=2, seed=5)
        table.answer(0, "violet")
        table.answer(1, "red")
        room = await sequels.play_on(place.house, ANNA, table, 0, uploads.fresh(table))
        assert (kept(room), played(room)) == (["violet", "red"], ["violet", "red"])
        assert lines_kept(room) == []


@told
async def test_a_table_from_before_there_were_colours_is_given_some(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await invited(place)
        number = room.id
    with closing(sqlite3.connect(tmp_path / "gloam.db")) as file:
        file.execute("UPDATE seats SET colour = '' WHERE seat < 2")
        file.execute("UPDATE seats SET colour = 'red' WHERE seat = 2")
        file.commit()
    async with Place(tmp_path) as place:
        room = await place.house.room(number)
        await place.house.begin(room)
        assert played(room) == ["green", "blue", "red"]
