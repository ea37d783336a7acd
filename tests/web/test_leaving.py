"""Leaving a table for good, tables that everyone has forgotten, and databases from before links worked once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config

from gloam.web.guests import seating
from gloam.web.guests.guest import Guest
from gloam.web.guests.leaving import DAY, keep_tidy, leave, tidy
from gloam.web.house import ME, Arrangement
from gloam.web.rooms.room import Room
from gloam.web.store.opening import engine_of
from gloam.web.store.schema import OPEN
from gloam.web.store.store import Store
from tests.web.place import PATIENCE, Place, play, told, until

ANNA = Guest("guest-Anna", "Anna", "en")

pytestmark = pytest.mark.usefixtures("slow_bots")


def tables(place: Place) -> int:
    with place.house.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("select count(*) from tables").scalar_one())


# ---- leaving


@told
async def test_leaving_asks_first(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        boris = place.visitor("Boris")
        here = boris.seat(room)
        assert f'href="{here}/leave"' in (await boris.get(here)).text
        page = await boris.get(f"{here}/leave")
        assert "A bot then plays on in your place" in page.text
        assert "another of its players" not in page.text, "only the host hands something on"
        assert "another of its players" in (await place.visitor("Anna").get(f"/tables/{room.id}/A/leave")).text
        assert room.seats[1].kind == "person", "to look changes nothing"
        for visitor in (place.visitor("Anna"), place.stranger()):
            assert (await visitor.get(f"{here}/leave")).status_code == 403
            assert (await visitor.post(f"{here}/leave")).status_code == 403
        assert (await place.stranger().post(f"/tables/{room.id}/watch/leave")).status_code == 403
        assert room.seats[1].kind == "person"


@told
async def test_a_bot_goes_on_for_whoever_has_left_and_the_others_are_told(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        anna, boris, phone = place.visitor("Anna"), place.visitor("Boris"), place.stranger()
        await phone.post(f"/seat/{room.seats[1].secret}")
        here, secret = boris.seat(room), room.seats[1].secret
        page = room.enter(1, "guest-Boris")
        assert (await boris.post(f"{here}/leave")).headers["location"] == "/"
        assert page.dismissed
        room.leave(page)
        assert (room.seats[1].kind, room.is_bot(1), room.names[1]) == ("bot", True, "Candlewick")
        for visitor in (boris, phone):
            assert (await visitor.get(here)).status_code == 403
            assert (await visitor.get(f"/seat/{secret}")).status_code == 404
            assert room.id not in (await visitor.get("/")).text
        said = "Boris has left the table for good. Candlewick, a bot, plays on."
        assert (await anna.get(f"/tables/{room.id}/A")).text.count(said) == 2, "in the dock, and in the talk"
        assert "Boris a quitté la table" in (await place.visitor("Zoe", "fr").get(f"/tables/{room.id}/watch")).text
        kept, seats = room.id, room.names
    async with Place(tmp_path) as place:
        again = await place.house.room(kept)
        assert (again.names, again.is_bot(1), again.row.host) == (seats, True, "guest-Anna")
        assert said in (await place.visitor("Anna").get(f"/tables/{kept}/A")).text
        assert [len(holders) for holders in again.holders] == [1, 0, 0]


@told
async def test_the_game_goes_on_without_whoever_was_waited_for(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris", "Chloe")
        asked = room.playing.waiting_for()[0]
        leaver = place.visitor(room.names[asked])
        await leaver.post(f"{leaver.seat(room)}/leave")
        assert room.bots.bot_asked() == asked


@told
async def test_a_request_does_not_wait_for_whoever_has_left(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        await play(room, Random(3), until=lambda room: room.back.may_request(0))
        await room.back.ask_undo(0)
        before = len(room.moves)
        boris = place.visitor("Boris")
        await boris.post(f"{boris.seat(room)}/leave")
        assert room.back.request is None
        assert len(room.moves) < before


@told
async def test_before_the_game_leaving_frees_the_seat_with_another_link(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        boris, first = place.visitor("Boris"), room.seats[1].secret
        await boris.post(f"/seat/{first}", {"name": "Boris"})
        second = room.seats[1].secret
        await boris.post(f"/tables/{room.id}/B/leave")
        third = room.seats[1].secret
        assert (room.seats[1].kind, room.names[1], len({first, second, third})) == ("open", "", 3)
        page = (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text
        assert third in page
        for old in (first, second):
            assert old not in page
            assert (await boris.get(f"/seat/{old}")).status_code == 404
        await boris.post(f"/seat/{third}", {"name": "Boris"})
        assert room.names[1] == "Boris", "a new invitation lets them in again"


@told
async def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        boris = place.visitor("Boris")
        await boris.post(f"/seat/{room.seats[1].secret}", {"name": "Boris"})
        old = (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text
        assert (await boris.post(f"/tables/{room.id}/begin")).status_code == 403
        await place.visitor("Anna").post(f"/tables/{room.id}/A/leave")
        page = (await boris.get(f"/tables/{room.id}/B/waiting")).text
        assert room.seats[0].secret in page, "the new host invites"
        assert room.seats[0].secret not in old
        assert (await place.visitor("Anna").post(f"/tables/{room.id}/begin")).status_code == 403
        assert (await boris.post(f"/tables/{room.id}/begin")).status_code == 303
        row = place.house.store.table(room.id)
        assert row is not None
        assert row.host == room.row.host == "guest-Boris"


@told
async def test_where_nobody_is_left_the_table_is_cleared_away(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        await anna.post(f"{anna.seat(room)}/leave")
        watching = room.enter(None)
        assert "cleared away for good" in (await boris.get(f"/tables/{room.id}/B/leave")).text
        await boris.post(f"/tables/{room.id}/B/leave")
        assert tables(place) == 0
        assert watching.dismissed
        assert (await boris.get(f"/tables/{room.id}/watch")).status_code == 404


@told
async def test_a_host_who_has_left_sees_no_link_any_more(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN, OPEN)))
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        await boris.post(f"/seat/{room.seats[1].secret}", {"name": "Boris"})
        watching = f"/tables/{room.id}/watch/waiting"
        assert room.seats[2].secret in (await anna.get(watching)).text
        await anna.post(f"/tables/{room.id}/A/leave")
        free = [room.seats[seat].secret for seat in (0, 2, 3)]
        for path in (watching, f"/tables/{room.id}/A/waiting", f"/tables/{room.id}", "/"):
            page = (await anna.get(path)).text
            assert [secret for secret in free if secret in page] == [], path
        page = (await boris.get(f"/tables/{room.id}/B/waiting")).text
        assert [secret for secret in free if secret in page] == free


@told
async def test_a_host_without_a_seat_keeps_the_table_when_all_who_came_have_left(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (OPEN, OPEN, "greedy")))
        boris = place.visitor("Boris")
        await boris.post(f"/seat/{room.seats[0].secret}", {"name": "Boris"})
        await boris.post(f"/tables/{room.id}/A/leave")
        assert (tables(place), room.row.host) == (1, "guest-Anna")
        page = (await place.visitor("Anna").get(f"/tables/{room.id}/watch/waiting")).text
        assert room.seats[0].secret in page


@told
async def test_a_finished_game_is_left_to_the_others_and_can_be_played_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(1))
        boris = place.visitor("Boris")
        assert "the others keep it" in (await boris.get(f"/tables/{room.id}/B/leave")).text
        await boris.post(f"/tables/{room.id}/B/leave")
        assert room.names == ["Anna", "Boris", "Chloe"], "that they played stays true"
        for path in ("/", "/replays"):
            assert room.id not in (await boris.get(path)).text
        again = (await place.visitor("Anna").post(f"/tables/{room.id}/rematch")).headers["location"]
        following = await place.house.room(again.split("/")[2])
        assert [seat.kind for seat in following.seats] == ["person", "bot", "person"]
        assert following.names == ["Anna", "Candlewick", "Chloe"]
        anna = place.visitor("Anna")
        await anna.post(f"/tables/{room.id}/A/leave")
        assert room.id not in (await anna.get("/replays")).text, "nor as a game that they have sent"


@told
async def test_a_finished_game_is_kept_also_when_all_have_left(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "greedy", "greedy")
        await play(room, Random(1))
        anna = place.visitor("Anna")
        assert "cleared away" not in (await anna.get(f"/tables/{room.id}/A/leave")).text
        assert (await anna.post(f"/tables/{room.id}/A/leave")).status_code == 303
        assert (tables(place), room.row.host) == (1, "")
        assert (await place.stranger().get(f"/replays/{room.id}")).status_code == 200
        assert room.id not in (await anna.get("/replays")).text


@told
async def test_whoever_leaves_and_comes_back_at_once_has_left(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        leaving = leave(place.house, ANNA, room, 0)
        back = seating.stand_in(place.house, ANNA, room, 0, wanted=False)
        done = await asyncio.gather(leaving, back, return_exceptions=True)
        assert [getattr(one, "key", None) for one in done] == [None, "trouble.not-your-seat"]
        assert (room.seats[0].kind, room.all_bots[0]) == ("bot", "greedy")


@told
async def test_whoever_leaves_twice_at_once_has_left_once(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        boris = place.visitor("Boris")
        answers = await asyncio.gather(*[boris.post(f"/tables/{room.id}/B/leave") for _ in range(3)])
        assert sorted(answer.status_code for answer in answers) == [303, 403, 403]
        assert len(room.remarks) == 1


# ---- old tables


async def aged(place: Place, room: Room, days: float) -> None:
    """None of its players has been there for so many days."""
    room.row.touched = time.time() - days * DAY
    place.house.store.set_table(room.id, touched=room.row.touched)


@told
async def test_old_unfinished_tables_tidy_themselves_away(tmp_path: Path) -> None:
    async with Place(tmp_path, untouched=60) as place:
        old, young, ended, watched = [await place.table("vendetta", "Anna", "Boris", "greedy") for _ in range(4)]
        waiting = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        await play(ended, Random(1))
        for room in (old, ended, watched, waiting):
            await aged(place, room, 61)
        await aged(place, young, 59)
        page = watched.enter(None)
        assert await tidy(place.house, time.time()) == 2
        gone = [place.house.store.table(room.id) is None for room in (old, young, ended, watched, waiting)]
        assert gone == [True, False, False, False, True]
        anna = place.visitor("Anna")
        assert (await anna.get(f"/tables/{old.id}/A")).status_code == 404
        assert (await anna.get(f"/replays/{ended.id}")).status_code == 200
        assert place.house.store.lines(old.id) == []
        watched.leave(page)
        assert await tidy(place.house, time.time()) == 1
        assert await tidy(place.house, time.time() + 2 * DAY) == 1


@told
async def test_to_tidy_reads_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        await aged(place, await place.table("vendetta", "Anna", "Boris", "greedy"), 100)
    async with Place(tmp_path) as place:

        def no(*_: object) -> None:
            raise AssertionError("a table was read")

        for reads in ("lines", "seats", "table"):
            monkeypatch.setattr(Store, reads, no)
        assert await tidy(place.house, time.time()) == 1
        assert tables(place) == 0


@told
async def test_a_player_who_looks_in_keeps_the_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        await aged(place, room, 100)
        await place.stranger().get(f"/tables/{room.id}/watch")
        assert place.house.store.untouched(time.time() - 60 * DAY) == [room.id], "who only watches is no player"
        await place.visitor("Boris").get(f"/tables/{room.id}/B")
        await until(lambda: place.house.store.untouched(time.time() - 60 * DAY) == [])  # written soon after
        assert await tidy(place.house, time.time()) == 0


@told
async def test_whoever_comes_at_the_last_moment_keeps_the_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        await aged(place, room, 100)
        before = time.time() - 60 * DAY
        assert place.house.store.untouched(before) == [room.id]
        await place.visitor("Boris").post(f"/seat/{room.seats[1].secret}", {"name": "Boris"})
        assert not place.house.store.remove_untouched(room.id, before)


@told
async def test_tables_are_tidied_while_the_server_runs_and_what_fails_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked = asyncio.Event()

    async def fails(_house: object, _now: float) -> int:
        looked.set()
        raise OSError("the disk is full")

    async with Place(tmp_path) as place:
        monkeypatch.setattr("gloam.web.guests.leaving.tidy", fails)
        tidying = asyncio.create_task(keep_tidy(place.house))
        await asyncio.wait_for(looked.wait(), PATIENCE)
        assert not tidying.done()
        place.house.end_streams()
        await asyncio.wait_for(tidying, PATIENCE)
    assert "old tables could not be cleared away" in caplog.text


@told
async def test_the_list_of_tables_says_when_they_are_cleared_away(tmp_path: Path) -> None:
    said = "opens for 45 days is cleared away"
    async with Place(tmp_path, untouched=45) as place:
        anna = place.visitor("Anna")
        assert said not in (await anna.get("/")).text, "there is none yet"
        await anna.post("/play", {"game": "vendetta"})
        assert said in (await anna.get("/")).text
    async with Place(tmp_path, untouched=0) as place:
        room = await place.table("vendetta", "Anna", "greedy", "greedy")
        assert "is cleared away" not in (await place.visitor("Anna").get("/")).text
        await aged(place, room, 1000)
        assert await tidy(place.house, time.time()) == 0, "nobody wants it"


# ---- databases from before


def test_an_older_database_keeps_its_games_and_gives_taken_seats_another_secret(tmp_path: Path) -> None:
    """The host of an older table knows the link with which a friend sat down."""
    file = tmp_path / "gloam.db"
    first_shape(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("insert into tables values ('one', 'vendetta', 3, '', 7, '', 1, 'anna', 0, '', '', 1.0, 2.0, 0.0)")
        for seat, kind in enumerate(("person", "person", "open")):
            old.execute("insert into seats values ('one', ?, ?, '', '', 0, ?)", (seat, kind, f"old-{seat}"))
        old.execute("insert into claims values ('anna', 'one', 0)")
        old.execute("insert into lines values ('one', 0, 0, 'play BR04', 1, 3.0)")
        old.execute("insert into chat values (1, 'one', 0, 'Anna', 'Good evening.', 3.0)")
    store = Store(f"sqlite:///{file}")
    assert [line.option for line in store.lines("one")] == ["play BR04"]
    assert [remark.text for remark in store.remarks("one")] == ["Good evening."]
    assert store.claims("anna", "one") == [0]
    kept = [seat.secret for seat in store.seats("one")]
    assert kept[2] == "old-2", "an invitation that nobody has used still works"
    assert not {"old-0", "old-1"} & set(kept)
    assert min(map(len, kept[:2])) >= 32
    assert store.untouched(time.time() - DAY) == [], "nobody's table is old on the day of the upgrade"
    store.close()


def first_shape(url: str) -> None:
    engine = engine_of(url)
    config = Config()
    config.set_main_option("script_location", "gloam.web.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
