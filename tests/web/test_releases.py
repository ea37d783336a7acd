"""A database of an earlier release is brought up to date, and its games go on.

`releases/` has such databases as SQL: one that 0.2.0 has made, and one of the shape number 8. In each there is a game
under way with moves taken back, a finished one and a table with a free seat, of every game that there was.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest
from sqlalchemy import Boolean, MetaData, create_engine, select, text

from gloam.web.guests import seating
from gloam.web.guests.guest import COOKIE, Cookies, Guest
from gloam.web.rooms.glance import glance
from gloam.web.rooms.room import Room
from gloam.web.store.opening import brought_up_to_date, engine_of
from gloam.web.store.schema import TableRow
from gloam.web.store.store import Store
from tests.web.place import Place, play, told

RELEASES: Final = Path(__file__).parent / "releases"
GAMES: Final = {"0.2.0": ("vendetta", "blood-orders"), "shape-0008": ("vendetta", "blood-orders", "rivals")}
SHAPES: Final = {"0.2.0": "0004", "shape-0008": "0008"}
SCORES: Final = {  # of the finished games, as that release has counted them
    "0.2.0": {"vendetta": [4, 7, 22], "blood-orders": [-16, -16]},
    "shape-0008": {"vendetta": [4, 7, 22], "blood-orders": [-16, -16], "rivals": [5, 0]},
}
KEY: Final = "the-key-of-that-server"


@pytest.fixture(params=GAMES)
def release(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def old(release: str, shapeless: str, tmp_path: Path) -> str:
    """The address of a database as that release has left it."""
    file = tmp_path / "empty.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript((RELEASES / f"{release}.sql").read_text(encoding="utf-8"))
    if not shapeless.startswith("sqlite"):
        moved(f"sqlite:///{file}", shapeless, SHAPES[release])
    return shapeless


def moved(file: str, url: str, shape: str) -> None:
    """All that is in a file, into an empty database that is given the same shape."""
    here, there = create_engine(file), engine_of(url)
    brought_up_to_date(there, shape)
    tables = MetaData()
    tables.reflect(there)
    with here.connect() as found, there.begin() as kept:
        for table in tables.sorted_tables:
            if table.name == "alembic_version":
                continue
            truths = [column.name for column in table.c if isinstance(column.type, Boolean)]
            rows = [dict(row) for row in found.execute(select(text("*")).select_from(table)).mappings()]
            if rows:
                kept.execute(table.insert(), [row | {name: bool(row[name]) for name in truths} for row in rows])
    here.dispose()
    there.dispose()


def told_then(url: str) -> dict[str, dict[str, object]]:
    """By table: what a list has shown of it."""
    engine = engine_of(url)
    with engine.connect() as connection:
        rows = connection.execute(select(TableRow.id, TableRow.glance)).all()
    engine.dispose()
    return {row.id: json.loads(row.glance) for row in rows}


def lines_then(url: str) -> list[tuple[object, ...]]:
    engine = engine_of(url)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql('SELECT "table", line, seat, option, move, at FROM lines ORDER BY 1, 2').all()
    engine.dispose()
    return [tuple(row) for row in rows]


def told_now(room: Room) -> dict[str, object]:
    shown: dict[str, object] = json.loads(glance(room.playing))
    return shown


@told
async def test_the_games_of_an_earlier_release_go_on(tmp_path: Path, release: str, old: str) -> None:
    before, shown = lines_then(old), told_then(old)
    assert len(before) > 500
    Store(old).close()
    assert lines_then(old) == before, "no line was changed"
    async with Place(tmp_path, database=old) as place:
        assert place.house.key == KEY, "everyone is still who they were"
        for game in GAMES[release]:
            running = await place.house.room(f"{game}-running")
            assert running.playing.waiting_for() == shown[running.id]["waiting_for"]
            assert [remark.text for remark in running.remarks] == ["Good evening."]
            assert any(line.option.startswith("undo ") for line in place.house.store.lines(running.id))
            await play(running, Random(7))
            assert running.playing.over
            finished = await place.house.room(f"{game}-finished")
            assert finished.playing.over
            assert told_now(finished)["result"] == shown[finished.id].get("result", told_now(finished)["result"])
            result = finished.playing.result
            assert result is not None
            assert [score["total"] for score in result.scores] == SCORES[release][game]
            waiting = await place.house.room(f"{game}-waiting")
            seat = waiting.seats[-1].seat
            eve = Guest("guest-Eve", "Eve", "en")
            assert await seating.take_seat(place.house, eve, waiting, seat, waiting.seats[seat].secret)
            assert waiting.table is not None


@told
async def test_its_pages_open(tmp_path: Path, release: str, old: str) -> None:
    async with Place(tmp_path, database=old) as place:
        anna = place.stranger()
        anna.client.cookies.set(COOKIE, Cookies(KEY).write(Guest("guest-Anna", "Anna", "en")), "gloam.test")
        home = (await anna.get("/")).text
        for game in GAMES[release]:
            assert f"{game}-running" in home
            for path in (f"/tables/{game}-running/A", f"/replays/{game}-finished", f"/tables/{game}-finished/end"):
                assert (await anna.get(path)).status_code == 200, path


@told
async def test_a_game_of_other_rules_is_refused_in_a_sentence_and_not_changed(tmp_path: Path, database: str) -> None:
    """Neither to look at it nor to answer there changes a line; and the sentence names the versions."""
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(1), 20)
        place.house.store.set_table(room.id, rules=0)
    before = lines_then(database)
    async with Place(tmp_path, database=database) as place:
        for language, sentence in (("en", "rules"), ("fr", "règles")):
            anna = place.visitor("Anna", language)
            for path in (f"/tables/{room.id}/A", f"/tables/{room.id}/watch", f"/replays/{room.id}"):
                page = await anna.get(path)
                assert page.status_code == 422, path
                assert sentence in page.text
            assert (await anna.send(f"/tables/{room.id}/A", "end", 1)).status_code == 422
        assert "an earlier version of the rules" in (await place.visitor("Anna").get("/")).text
    assert lines_then(database) == before
