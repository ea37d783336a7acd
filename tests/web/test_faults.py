"""What can happen to a machine: a server that is gone for a while, a full disk, a clock that jumps, a power cut.
Nothing that was acknowledged is lost, and tables go on by themselves."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine, text

from gloam.web.guests import leaving
from gloam.web.rooms import bot_turns
from gloam.web.rooms.room import Room
from gloam.web.settings import Settings
from gloam.web.store.opening import WAL
from gloam.web.store.records import Addition, KeptLine
from gloam.web.store.schema import TableRow
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble
from tests.web.faults import Wire, full
from tests.web.place import Place, Visitor, asked, lines_kept, play, told, until

OK, UNKEPT = 204, 503
HOUR = 3600.0


async def answers(room: Room, people: dict[str, Visitor], rng: Random) -> int:
    """Whoever is asked answers at random: how that was received."""
    question = asked(room)
    person = people[room.names[question.seat]]
    page = await person.send(person.seat(room), rng.choice(question.options), room.number_of(question))
    return page.status_code


def all_of(place: Place, room: Room) -> dict[str, Visitor]:
    return {name: place.visitor(name) for name in room.names}


def is_whole(room: Room) -> bool:
    """Is what is kept what the room knows?"""
    return [line for line in lines_kept(room) if line.seat >= 0] == room.moves


# ---- a server that is gone for a while


@pytest.fixture
def wire(postgres_server: Engine, request: pytest.FixtureRequest) -> Iterator[Wire]:
    request.getfixturevalue("postgres_shaped")
    wire = Wire(request.getfixturevalue("postgres"))
    yield wire
    wire.close()


@told
async def test_a_server_that_is_gone_for_a_while_is_waited_for(
    tmp_path: Path, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds or an hour are the same: nobody counts them."""
    monkeypatch.setattr(bot_turns, "PAUSE", 0.01)
    monkeypatch.setattr("gloam.web.house.SIGN_OF_LIFE", 0.0)
    rng = Random(1)
    async with Place(tmp_path, database=wire.url) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        shown = await place.table("vendetta", "random", "random", "Dora")
        people = all_of(place, room)
        assert [await answers(room, people, rng) for _ in range(5)] == [OK] * 5
        with wire.cut():
            assert [await answers(room, people, rng) for _ in range(3)] == [UNKEPT] * 3
            assert (await people["Anna"].get("/")).status_code == UNKEPT
            assert (await people["Anna"].get("/health")).status_code == UNKEPT
            assert (await people["Anna"].get("/rules")).status_code == 200, "what needs no table is there"
        assert [await answers(room, people, rng) for _ in range(5)] == [OK] * 5, (
            "at once, and nobody had to do anything"
        )
        assert (await people["Anna"].get("/health")).status_code == 200
        assert len(lines_kept(room)) == 10
        await until(lambda: shown.bots.bot_asked() is None and not shown.bots.waiting)
        assert is_whole(room)
        assert is_whole(shown)


@told
async def test_ways_that_the_server_has_closed_are_not_noticed(tmp_path: Path, database: str) -> None:
    if database.startswith("sqlite"):
        return  # nobody closes a file from outside
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        people, rng = all_of(place, room), Random(1)
        for _ in range(3):
            with place.house.store.engine.connect() as connection:
                ended = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"  # and waits until they have
                others = "pid <> pg_backend_pid() AND datname = current_database()"
                connection.execute(text(f"{ended} WHERE {others}"))
            assert await answers(room, people, rng) == OK
        assert is_whole(room)


# ---- a full disk


@told
async def test_a_full_disk_takes_nothing_that_was_acknowledged(
    tmp_path: Path, database: str, slow_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.web.house.SIGN_OF_LIFE", 0.0)
    rng = Random(1)
    async with Place(tmp_path, database=database) as place:
        rooms = [await place.table("vendetta", "Anna", "Boris", "Chloe", seed=seed) for seed in range(4)]
        people = all_of(place, rooms[0])
        with full(place.house.store):
            for _ in range(200):
                received = await asyncio.gather(*(answers(room, people, rng) for room in rooms))
                assert set(received) <= {OK, UNKEPT}
                assert all(is_whole(room) for room in rooms)
                if received == [UNKEPT] * 4:
                    break
            else:
                raise AssertionError("the disk is never full")
            assert (await people["Anna"].get(people["Anna"].seat(rooms[0]))).status_code == 200, "one may still look"
        assert [await answers(room, people, rng) for room in rooms] == [OK] * 4
        assert (await people["Anna"].get("/health")).status_code == 200
        assert all(is_whole(room) for room in rooms)
    async with Place(tmp_path, database=database) as place:
        for room in rooms:
            assert (await place.house.room(room.id)).playing.position() == room.playing.position()


# ---- a clock that jumps


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@told
async def test_a_clock_that_jumps_disturbs_no_table(
    tmp_path: Path, jump: float, slow_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither is anybody told that they ask too often, nor is a table old, nor do lists and journals change."""
    usual, rng = Settings(), Random(1)
    async with Place(tmp_path, requests=usual.requests, away=usual.away) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        people = all_of(place, room)
        before = [await answers(room, people, rng) for _ in range(10)]
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        after = [await answers(room, people, rng) for _ in range(10)]
        assert before + after == [OK] * 20
        assert is_whole(room)
        await leaving.tidy(place.house, time.time())
        assert place.house.store.table(room.id) is not None
        for path in ("/", "/health", people["Anna"].seat(room), f"/replays/{room.id}"):
            assert (await people["Anna"].get(path)).status_code == 200, path
        await play(room, rng)
        assert place.house.store.finished_of("guest-Anna", 5)[0][0].id == room.id
    async with Place(tmp_path) as place:
        assert (await place.house.room(room.id)).playing.over


# ---- what can be kept nowhere


def test_what_no_database_can_hold_is_refused(database: str) -> None:
    if database.startswith("sqlite"):
        return  # a file holds anything
    store = Store(database)
    with pytest.raises(Trouble, match=r"trouble\.unreadable"):
        store.deck("guest", "rivals", "no\0deck")
    assert store.deck("guest", "rivals", "no deck") is None
    store.close()


# ---- a power cut


def one_answer(number: int) -> list[KeptLine]:
    return [KeptLine(0, f"answer {number} part {part} {'x' * 200}", number) for part in range(3)]


def size(file: Path) -> int:
    return file.stat().st_size


async def written(store: Store, wal: Path) -> list[tuple[int, list[int]]]:
    """Write answers at three tables, one by one and several together. How long the newest file was whenever something
    was acknowledged, and how many answers each table had then."""
    counts, known = [0, 0, 0], [(size(wal), [0, 0, 0])]

    async def answer(table: int) -> None:
        await store.kept(
            store.append, f"t{table}", Addition(3 * counts[table], one_answer(counts[table]), {"glance": "x"})
        )
        counts[table] += 1

    for number in range(4):
        await answer(number % 3)
        known.append((size(wal), list(counts)))
        await asyncio.gather(answer(0), answer(1), answer(2))
        known.append((size(wal), list(counts)))
    return known


def read_again(folder: Path) -> list[list[str]]:
    """By table: its lines."""
    with closing(sqlite3.connect(folder / "gloam.db")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        query = 'SELECT option FROM lines WHERE "table" = ? ORDER BY line'
        return [[option for (option,) in file.execute(query, (f"t{table}",))] for table in range(3)]


def after_the_cut(folder: Path, data: bytes, newest: bytes) -> list[int]:
    """How many answers each table has where only this was on the disk; none of them is torn."""
    folder.mkdir()
    (folder / "gloam.db").write_bytes(data)
    (folder / f"gloam.db{WAL}").write_bytes(newest)
    found = read_again(folder)
    shutil.rmtree(folder)
    counts = [len(lines) // 3 for lines in found]
    assert found == [[line.option for number in range(count) for line in one_answer(number)] for count in counts]
    return counts


def test_a_power_cut_takes_only_what_was_not_acknowledged(tmp_path: Path) -> None:
    """Whatever was not synced may be gone: the newest file is cut off at every frame, in the midst of every frame, and
    with nothing where the rest was to be. An answer is there whole or not at all."""
    here = tmp_path / "here"
    here.mkdir()
    store, wal = Store(f"sqlite:///{here / 'gloam.db'}"), here / f"gloam.db{WAL}"
    for table in range(3):
        row = TableRow(id=f"t{table}", game="vendetta", seats=3, variants="", seed=7, rules=1, host="", created=1.0)
        row.listed = False
        store.add_table(row, [], [])
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2, "every commit is synced"
        frame = int(connection.exec_driver_sql("PRAGMA page_size").scalar_one()) + 24
    known = asyncio.run(written(store, wal))
    whole, data = wal.read_bytes(), (here / "gloam.db").read_bytes()
    store.close()
    begins = range(known[0][0], len(whole), frame)
    assert len(begins) > 20
    for cut in sorted({*begins, *[begin + frame // 2 for begin in begins], *[begin + frame - 3 for begin in begins]}):
        acknowledged = max(counts for size, counts in known if size <= cut)
        for rest in (b"", b"\0" * (len(whole) - cut)):
            counts = after_the_cut(tmp_path / "there", data, whole[:cut] + rest)
            assert all(now >= then for now, then in zip(counts, acknowledged, strict=True)), f"lost at {cut}"
    assert after_the_cut(tmp_path / "there", data, whole) == known[-1][1]
