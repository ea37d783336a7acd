"""A store that fails: nothing is acknowledged that is not kept, bots try again, and everybody is told."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloam.web.rooms import bot_turns
from gloam.web.rooms.bot_turns import LONGEST_PAUSE, PAUSE, pause_after
from gloam.web.rooms.room import Room
from gloam.web.rooms.thinking import Minds
from gloam.web.store.store import Store
from tests.web.faults import fault, held, patience
from tests.web.place import PATIENCE, Page, Place, Visitor, asked, play, told, until

WAITS = {"en": "The table waits, and goes on by itself.", "fr": "La table attend et reprendra"}
UNKEPT = {"en": "so nothing was changed", "fr": "Réessayez dans un instant"}
FAULTS = ["locked", "unwritable"]


def kept(place: Place, room: Room) -> list[str]:
    return [line.option for line in place.house.store.lines(room.id)]


# ---- bots


class Gate:
    """Bots that make up their minds only once they may: then any legal move is made for them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.thoughts = 0

        async def choose(*_: Any) -> None:
            await self.open.wait()
            self.thoughts += 1

        monkeypatch.setattr(Minds, "choose", choose)
        monkeypatch.setattr(bot_turns, "PAUSE", 0.01)


@pytest.mark.parametrize("what", FAULTS)
@told
async def test_bots_go_on_once_what_they_play_can_be_kept_again(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    gate = Gate(monkeypatch)
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "random", "random", "Anna")
        people = [place.visitor("Anna", language) for language in WAITS]
        if not room.is_bot(asked(room).seat):
            await play(room, Random(1), 1)
        before = kept(place, room)
        with fault(what, place.house.store):
            gate.open.set()
            await until(lambda: room.bots.failures >= 3)
            for person, sentence in zip(people, WAITS.values(), strict=True):
                assert sentence in (await person.get(person.seat(room))).text
            assert kept(place, room) == before
        await until(lambda: len(room.moves) > len(before) and not room.bots.waiting)
        assert WAITS["en"] not in (await people[0].get(people[0].seat(room))).text
        await until(lambda: room.bots.bot_asked() is None)
        assert kept(place, room) == [line.option for line in room.moves]


@told
async def test_whatever_else_fails_bots_try_again(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gate = Gate(monkeypatch)
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "random", "random", "Anna")
        if not room.is_bot(asked(room).seat):
            await play(room, Random(1), 1)
        with monkeypatch.context() as broken:

            def breaks(*_: object, **__: object) -> None:
                raise RuntimeError("the power flickers")

            broken.setattr(place.house.store, "append", breaks)
            gate.open.set()
            await until(lambda: room.bots.failures >= 2)
        await until(lambda: room.bots.bot_asked() is None)
        assert not room.bots.waiting
    assert "the bots wait" in [record.message for record in caplog.records], "nothing fails in silence"


def test_the_pauses_grow_and_have_an_end() -> None:
    pauses = [pause_after(failures) for failures in range(1, 2000)]
    assert pauses[0] == PAUSE
    assert all(later == min(2 * pause, LONGEST_PAUSE) for pause, later in pairwise(pauses))
    assert pauses[-1] == LONGEST_PAUSE


# ---- people


@pytest.mark.parametrize("what", FAULTS)
@told
async def test_an_answer_that_cannot_be_kept_changes_nothing_and_can_be_given_again(
    tmp_path: Path, database: str, what: str, slow_bots: None
) -> None:
    async with Place(tmp_path, database=database) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        question = asked(room)
        for language, sentence in UNKEPT.items():
            person = place.visitor(room.names[question.seat], language)
            seat = person.seat(room)
            before = (room.playing.position(), kept(place, room))
            with fault(what, place.house.store):
                page = await person.send(seat, question.options[0], question.number)
                assert page.status_code == 503
                assert sentence in page.json()["error"]
                form = {"choose": f"0 {question.options[0]}", "number": str(question.number)}
                assert (await person.post(f"{seat}/choose", form, hx_request="true")).status_code == 204
                assert sentence in (await person.get(seat)).text, "said at the seat"
            assert (room.playing.position(), kept(place, room)) == before
        again = place.visitor(room.names[question.seat], "fr")
        assert (await again.send(again.seat(room), question.options[0], question.number)).status_code == 204
        assert kept(place, room) == [question.options[0]]
        assert UNKEPT["fr"] not in (await again.get(again.seat(room))).text


# ---- a database that is removed, moved or replaced


def removed(file: Path) -> None:
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").unlink()


def only_the_newest_removed(file: Path) -> None:
    """What was written last is not in the file itself yet."""
    Path(f"{file}-wal").unlink()


def replaced(file: Path) -> None:
    """By a copy, as a backup that is brought back would be."""
    shutil.copy(file, f"{file}.copy")
    Path(f"{file}.copy").replace(file)


def folder_moved(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))


LOSSES = [removed, only_the_newest_removed, replaced, folder_moved]


async def answered(visitor: Visitor, room: Room) -> Page:
    question = asked(room)
    return await visitor.send(f"/tables/{room.id}/A", question.options[0], room.number_of(question))


async def of_one_person(place: Place) -> Room:
    """A table at which Anna holds every seat, so that she is always the one who is asked."""
    room = await place.table("vendetta", "Anna", "greedy", "greedy")
    await play(room, Random(1), until=lambda room: room.playing.waiting_for() == [0])
    return room


@pytest.mark.parametrize("lost", LOSSES)
@told
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(
    tmp_path: Path, lost: Callable[[Path], None], slow_bots: None
) -> None:
    (tmp_path / "here").mkdir()
    async with Place(tmp_path / "here") as place:
        room, anna = await of_one_person(place), place.visitor("Anna")
        assert (await anna.get("/health")).json()["ok"] is True
        lost(tmp_path / "here" / "gloam.db")
        before = len(room.moves)
        assert (await answered(anna, room)).status_code == 503
        assert len(room.moves) == before
        health = await anna.get("/health")
        assert health.status_code == 503
        assert (health.json()["ok"], "cannot be kept" in health.json()["error"]) == (False, True)
        assert (await anna.get(f"/tables/{room.id}/A")).status_code == 200, "one may still look"


@told
async def test_a_file_that_is_moved_back_is_the_one_that_was_there(tmp_path: Path, slow_bots: None) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir()
    async with Place(here) as place:
        room, anna = await of_one_person(place), place.visitor("Anna")
        folder_moved(here / "gloam.db")
        assert (await answered(anna, room)).status_code == 503
        elsewhere.rename(here)
        assert (await answered(anna, room)).status_code == 204
        assert (await anna.get("/health")).status_code == 200
    async with Place(here) as place:
        assert kept(place, await place.house.room(room.id)) == [line.option for line in room.moves]


@told
async def test_nothing_leads_to_another_file_that_lay_there_for_a_while(tmp_path: Path, slow_bots: None) -> None:
    """A way to the database that is opened meanwhile would lead there for good."""
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir()
    async with Place(here) as place:
        room, anna = await of_one_person(place), place.visitor("Anna")
        for another in (False, True):
            folder_moved(here / "gloam.db")
            if another:
                shutil.copytree(elsewhere, here)
            place.house.store.engine.dispose()  # as where many come at once: every way is a new one
            assert (await anna.get("/")).status_code == 503
            assert another or not (here / "gloam.db").exists(), "none is made in its place"
            shutil.rmtree(here, ignore_errors=True)
            elsewhere.rename(here)
            assert (await anna.get("/")).status_code == 200
        assert (await answered(anna, room)).status_code == 204
    async with Place(here) as place:
        assert kept(place, await place.house.room(room.id)) == [line.option for line in room.moves]


@told
async def test_a_name_that_cannot_be_kept_is_not_shown(tmp_path: Path, database: str, slow_bots: None) -> None:
    async with Place(tmp_path, database=database) as place:
        room, anna = await of_one_person(place), place.visitor("Anna")
        with fault("unwritable", place.house.store):
            assert (await anna.post("/me/name", {"name": "Zed"})).status_code == 503
        assert room.names[0] == "Anna"


@pytest.mark.parametrize("what", FAULTS)
@told
async def test_health_writes(tmp_path: Path, database: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.web.house.SIGN_OF_LIFE", 0.0)
    async with Place(tmp_path, database=database) as place:
        visitor = place.stranger()
        assert (await visitor.get("/health")).json() == {"ok": True, "tables": 0, "processes": 1}
        with fault(what, place.house.store):
            health = await visitor.get("/health")
            assert (health.status_code, health.json()["ok"]) == (503, False)
        assert (await visitor.get("/health")).status_code == 200


@told
async def test_nobody_waits_for_a_lock_who_does_not_write(
    tmp_path: Path, database: str, slow_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the database for as long as it likes, and a server is patient with it."""
    monkeypatch.setattr("gloam.web.house.SIGN_OF_LIFE", 0.0)
    monkeypatch.setattr("gloam.web.house.AT_ONCE", 0.1)
    monkeypatch.setattr("gloam.web.house.HOUR", 0.0)  # that a player was there is written each time
    async with Place(tmp_path, database=database) as place:
        room, anna = await of_one_person(place), place.visitor("Anna")
        with patience(place.house.store, 4000 * int(PATIENCE)), held(place.house.store):
            waits = asyncio.create_task(answered(anna, room))
            for path in ("/", f"/tables/{room.id}/A", f"/tables/{room.id}/A/view", "/rules/vendetta?q=blood", "/watch"):
                async with asyncio.timeout(PATIENCE):
                    assert (await anna.get(path)).status_code == 200, path
            asked = [place.stranger().get("/health") for _ in range(5)]
            async with asyncio.timeout(PATIENCE):
                told = await asyncio.gather(*asked)
            assert [(health.status_code, health.json()["ok"]) for health in told] == [(503, False)] * 5
            assert not waits.done(), "who writes waits"
        assert (await waits).status_code == 204, "and is served when the lock is gone"
        assert kept(place, room) == [line.option for line in room.moves]
        monkeypatch.setattr("gloam.web.house.AT_ONCE", PATIENCE)
        assert (await anna.get("/health")).status_code == 200


@told
async def test_not_everyone_who_asks_how_we_are_makes_us_write(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[Store] = []

    def written(store: Store) -> None:
        signs.append(store)

    monkeypatch.setattr(Store, "sign_of_life", written)
    async with Place(tmp_path, database=database) as place:
        visitor = place.stranger()
        for _ in range(20):
            assert (await visitor.get("/health")).status_code == 200
        assert 1 <= len(signs) < 20
