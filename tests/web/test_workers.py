"""What takes a while waits in a queue of its own, which has an end; nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from gloam.web.trouble import Trouble
from gloam.web.workers import Workers
from tests.web.place import Place, refusal, told

BUSY = {"en": "Too many ask for this at the moment.", "fr": "Trop de personnes demandent ceci"}


class Gate:
    """Work that takes as long as one likes."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = 0

    def work(self) -> str:
        self.begun += 1
        self.open.wait()
        return "done"


async def until_begun(gate: Gate, count: int) -> None:
    while gate.begun < count:  # noqa: ASYNC110 - nothing tells us
        await asyncio.sleep(0.001)


@told
async def test_a_queue_has_an_end_and_is_free_again_when_its_work_is_done() -> None:
    workers, gate = Workers("test", threads=2, queue=3), Gate()
    under_way = [asyncio.create_task(workers.do(gate.work)) for _ in range(5)]
    await until_begun(gate, 2)
    assert await refusal(workers.do(gate.work)) == "trouble.busy"
    assert gate.begun == 2
    gate.open.set()
    assert await asyncio.gather(*under_way) == ["done"] * 5
    assert await workers.do(gate.work) == "done"
    workers.close()


@told
async def test_whoever_gives_up_leaves_their_place_in_the_queue() -> None:
    workers, gate = Workers("test", threads=1, queue=1), Gate()
    first = asyncio.create_task(workers.do(gate.work))
    await until_begun(gate, 1)
    second = asyncio.create_task(workers.do(gate.work))
    await asyncio.sleep(0)
    assert await refusal(workers.do(gate.work)) == "trouble.busy"
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    third = asyncio.create_task(workers.do(gate.work))
    await asyncio.sleep(0)
    first.cancel()  # it is under way: its place is free only when it is done
    await asyncio.gather(first, return_exceptions=True)
    assert await refusal(workers.do(gate.work)) == "trouble.busy"
    gate.open.set()
    assert await third == "done"
    assert gate.begun == 2
    workers.close()


@told
async def test_what_fails_is_told_and_leaves_its_place() -> None:
    def fails() -> None:
        raise Trouble("trouble.form", name="x")

    workers = Workers("test", threads=1, queue=0)
    for _ in range(3):
        with pytest.raises(Trouble, match=r"trouble\.form"):
            await workers.do(fails)
    workers.close()


@pytest.mark.parametrize("language", BUSY)
@told
async def test_where_too_many_search_one_is_told_and_tables_are_played_on(tmp_path: Path, language: str) -> None:
    gate = Gate()
    async with Place(tmp_path) as place:
        room, anna = await place.table("vendetta", "Anna", "Boris", "Chloe"), place.visitor("Anna", language)
        workers = place.house.drawing
        full = [asyncio.create_task(workers.do(gate.work)) for _ in range(62)]
        await until_begun(gate, 2)
        for path in ("/rules/vendetta?q=blood", "/cards/rivals?q=hunt", f"/replays/{room.id}", "/puzzles", "/rules"):
            page = await anna.get(path)
            assert (page.status_code, BUSY[language] in page.text) == (503, True), path
        for path in ("/", "/health", anna.seat(room), "/static/tokens.css"):
            assert (await anna.get(path)).status_code == 200, path
        gate.open.set()
        await asyncio.gather(*full)
        assert (await anna.get("/rules/vendetta?q=blood")).status_code == 200


@told
async def test_where_too_many_send_games_one_is_told_and_the_text_is_not_lost(tmp_path: Path) -> None:
    gate = Gate()
    async with Place(tmp_path) as place:
        full = [asyncio.create_task(place.house.inspecting.do(gate.work)) for _ in range(8)]
        await until_begun(gate, 2)
        page = await place.visitor("Anna").client.post("/upload", files={"text": (None, "a game of mine")})
        assert page.status_code == 503
        assert BUSY["en"] in page.text
        assert "a game of mine" in page.text
        assert (await place.visitor("Anna").get("/rules")).status_code == 200, "readers have threads of their own"
        gate.open.set()
        await asyncio.gather(*full)
