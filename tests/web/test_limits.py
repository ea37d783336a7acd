"""What one guest and one address may do in a while, what whoever runs the house can see of it, and what is kept for how
long."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from gloam.web import counting
from gloam.web.guests.leaving import DAY, tidy
from gloam.web.guests.limits import Limits
from gloam.web.guests.recent import Recent, home_of
from gloam.web.routes.metrics import may_read
from gloam.web.settings import Settings
from gloam.web.trouble import Trouble
from tests.web.place import Page, Place, Visitor, play, told

Deed = Callable[[Visitor, str], Awaitable[Page]]


async def begins(visitor: Visitor, seat: str) -> Page:
    return await visitor.post("/play", {"game": "vendetta"})


async def says(visitor: Visitor, seat: str) -> Page:
    return await visitor.post(f"{seat}/say", {"text": "Good evening"})


async def reports(visitor: Visitor, seat: str) -> Page:
    return await visitor.post(f"{seat}/report", {"text": "A bat is missing"})


async def sends(visitor: Visitor, seat: str) -> Page:
    return await visitor.client.post("/upload", files={"text": (None, "")})


DEEDS = [
    ("opened", begins, "{n} tables within an hour", "{n} tables en une heure", 3600),
    ("remarks", says, "a lot to say at once", "beaucoup de paroles", 60),
    ("reports", reports, "{n} reports within an hour", "{n} signalements en une heure", 3600),
    ("uploads", sends, "{n} games within an hour", "{n} parties en une heure", 3600),
]


@pytest.mark.parametrize(("limit", "deed", "english", "french", "seconds"), DEEDS)
@told
async def test_a_guest_does_it_so_often_and_not_once_more(
    tmp_path: Path, limit: str, deed: Deed, english: str, french: str, seconds: int
) -> None:
    async with Place(tmp_path, **{limit: 2}) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        for language, sentence, name in (("en", english, "Anna"), ("fr", french, "Boris")):
            visitor = place.visitor(name, language)
            pages = [await deed(visitor, visitor.seat(room)) for _ in range(3)]
            assert [page.status_code == 429 for page in pages] == [False, False, True], [p.status_code for p in pages]
            assert sentence.format(n=2) in pages[-1].text.replace("&#39;", "'")
            assert 0 < int(pages[-1].headers["retry-after"]) <= seconds
        chloe = place.visitor("Chloe")
        assert (await deed(chloe, chloe.seat(room))).status_code != 429, "others are not held to it"


@told
async def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path, remarks=1, reports=1, opened=1) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        anna = place.visitor("Anna")
        for _ in range(3):
            await begins(anna, "")
            await says(anna, anna.seat(room))
            await reports(anna, anna.seat(room))
        assert len(room.remarks) == 1
        assert len(list(place.house.store.reports())) == 1
        assert len(place.house.store.tables_of("guest-Anna")) == 2


def test_an_address_has_the_share_of_a_crowd() -> None:
    limits = Limits(Settings(remarks=2, crowd=3))
    for guest in range(3):
        for _ in range(2):
            limits.spend("remarks", f"guest {guest}", "192.0.2.1")
    with pytest.raises(Trouble):
        limits.spend("remarks", "another", "192.0.2.1")
    limits.spend("remarks", "another", "192.0.2.2")
    with pytest.raises(Trouble):
        limits.spend("remarks", "guest 0", "192.0.2.3")


def test_whoever_waits_as_long_as_they_are_told_may_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    recent = Recent(2, 60.0)
    assert [recent.too_often("a"), recent.too_often("a"), recent.too_often("a")] == [False, False, True]
    now[0] += 20
    wait = recent.wait("a")
    assert wait == 40
    now[0] += wait - 1
    assert recent.too_often("a")
    now[0] += 1
    assert not recent.too_often("a")
    assert Recent(0).wait("a") == 60, "where nothing is allowed, nobody may"


def test_many_addresses_do_not_make_the_server_forget_those_who_ask_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.web.guests.recent.ADDRESSES", 10)
    recent = Recent(1)
    for number in range(50):
        recent.too_often(f"192.0.2.{number}")
    assert len(recent.times) == 10
    assert recent.too_often("192.0.2.49")
    assert not recent.too_often("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_stands_for_a_home(address: str, home: str) -> None:
    assert home_of(address) == home


# ---- metrics


@told
async def test_metrics_are_for_whom_they_are_meant(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        assert (await place.stranger().get("/metrics")).status_code == 404
    for allowed, status in (("on", 200), ("127.0.0.0/8", 200), ("192.0.2.0/24", 404)):
        async with Place(tmp_path, metrics=allowed) as place:
            assert (await place.stranger().get("/metrics")).status_code == status, allowed


def test_nobody_reads_metrics_by_the_name_of_an_address() -> None:
    assert not may_read("", "127.0.0.1")
    assert not may_read("127.0.0.1", "127.0.0.1.example.org")
    assert may_read("10.0.0.0/8, 2001:db8::/32", "2001:db8::5")


@told
async def test_metrics_count_what_goes_on_and_name_nobody(tmp_path: Path) -> None:
    async with Place(tmp_path, metrics="on", remarks=1) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        before = figures(await place.stranger().get("/metrics"))
        for _ in range(4):
            question = room.playing.questions()[0]
            visitor = place.visitor(room.seats[question.seat].name)
            number = room.number_of(question)
            page = await visitor.send(visitor.seat(room), question.options[0], number)
            assert page.status_code == 204
        anna = place.visitor("Anna")
        assert (await anna.send(anna.seat(room), "nonsense", 1)).status_code >= 400
        for _ in range(3):
            await says(anna, anna.seat(room))
        page = await place.stranger().get("/metrics")
        after = figures(page)
        assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert after["gloam_answers_total"] - before["gloam_answers_total"] == 4
        assert after["gloam_answer_seconds_count"] - before["gloam_answer_seconds_count"] == 4
        refused = 'gloam_refused_total{why="often-remarks"}'
        assert after[refused] - before.get(refused, 0) == 2
        assert after["gloam_tables"] >= 1
        assert after["gloam_writes_waiting"] == 0
        assert after["gloam_minds_waiting"] == 0
        told_of = {*room.names, room.id, "guest", "127.0.0.1", *(seat.secret for seat in room.seats)}
        assert [word for word in told_of if word in page.text] == []


def figures(page: Page) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in page.text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_every_figure_says_what_it_is() -> None:
    for family in counting.REGISTRY.collect():
        assert family.name.startswith("gloam_")
        assert family.documentation.endswith(".")


# ---- how long things are kept


@pytest.mark.parametrize("days", [0, 30])
@told
async def test_finished_games_talk_and_reports_are_kept_so_long(tmp_path: Path, days: int) -> None:
    async with Place(tmp_path, keep_finished=days, keep_talk=days // 3, keep_reports=days // 2) as place:
        over = await place.table("vendetta", "Anna", "Boris", "Chloe", seed=9)
        running = await place.table("vendetta", "Anna", "Boris", "Chloe", seed=9)
        anna, store, now = place.visitor("Anna"), place.house.store, time.time()
        for room in (over, running):
            await says(anna, anna.seat(room))
        await reports(anna, anna.seat(over))
        await play(over, Random(9))

        async def kept_after(passed: float) -> tuple[bool, bool, bool, bool]:
            await tidy(place.house, now + passed * DAY)
            table, talk = store.table(over.id), bool(store.remarks(over.id))
            assert store.remarks(running.id), "a game that goes on keeps its talk"
            return table is not None, talk, bool(list(store.reports())), store.table(running.id) is not None

        assert await kept_after(9.9) == (True, True, True, True)
        assert await kept_after(10.1) == (True, not days, True, True)
        assert await kept_after(15.1) == (True, not days, not days, True)
        assert await kept_after(29.9) == (True, not days, not days, True)
        assert await kept_after(30.1) == (not days, not days, not days, True)
        assert (await anna.get(anna.seat(over))).status_code == (404 if days else 200)


@pytest.mark.parametrize(("days", "sentence"), [(0, "Finished games stay."), (90, "a finished game after 90 days")])
@told
async def test_the_first_page_says_how_long_games_are_kept(tmp_path: Path, days: int, sentence: str) -> None:
    async with Place(tmp_path, keep_finished=days) as place:
        await place.table("vendetta", "Anna", "Boris", "Chloe")
        assert sentence in (await place.visitor("Anna").get("/")).text
