"""What waits to be written is kept together: all of it is there or none, and what fails undoes only itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import event, text

from gloam.web.store.news import News
from gloam.web.store.records import Addition, Conflict, KeptLine
from gloam.web.store.schema import TableRow
from gloam.web.store.store import Store
from gloam.web.store.writer import MOST, Unkept
from tests.web.faults import Died, is_file, locked, unwritable
from tests.web.place import told

TABLES = [f"table-{number}" for number in range(6)]
LINE = KeptLine(0, "end", 1)
Outcome = BaseException | None


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    for table in TABLES:
        store.add_table(
            TableRow(
                id=table, game="vendetta", seats=3, variants="", seed=7, rules=1, host="", listed=False, created=1.0
            ),
            [],
            [],
        )
    yield store
    store.close()


class Commits:
    """How often something has been committed, and how many statements wrote lines."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        event.listen(store.engine, "commit", self.more)

    def more(self, _connection: object) -> None:
        self.count += 1


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """The writer has something to do for as long as this lasts: whatever is asked for meanwhile waits."""
    begun, end = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        end.wait()

    waiting = asyncio.ensure_future(store.kept(wait))
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        end.set()
    await waiting


async def all_at_once(store: Store, *wishes: Callable[[], Awaitable[object]]) -> list[Outcome]:
    """What came of each: None, or why it was not done."""
    async with busy(store):
        asked = [asyncio.ensure_future(wish()) for wish in wishes]
        await asyncio.sleep(0)
    return [
        no if isinstance(no, BaseException) else None for no in await asyncio.gather(*asked, return_exceptions=True)
    ]


def appended(store: Store, table: str, after: int = 0) -> Callable[[], Awaitable[object]]:
    return lambda: store.kept(store.append, table, Addition(after, [LINE], {"glance": "new"}))


def has(store: Store) -> list[int]:
    """By table: how many lines there are."""
    return [len(store.lines(table)) for table in TABLES]


# ---- together


@told
async def test_what_waits_is_one_transaction(store: Store) -> None:
    commits = Commits(store)
    found = await all_at_once(store, *[appended(store, table) for table in TABLES])
    assert (found, has(store), commits.count) == ([None] * 6, [1] * 6, 1)
    assert [row.glance for row in map(store.table, TABLES) if row is not None] == ["new"] * 6


@told
async def test_each_is_a_transaction_of_its_own_where_nothing_waits(store: Store) -> None:
    commits = Commits(store)
    for table in TABLES:
        await appended(store, table)()
    assert (has(store), commits.count) == ([1] * 6, 6)


@told
async def test_no_more_than_so_many_are_kept_together(store: Store) -> None:
    commits = Commits(store)
    await all_at_once(store, *[appended(store, TABLES[0], number) for number in range(MOST + 1)])
    assert (has(store)[0], commits.count) == (MOST + 1, 2)


@told
async def test_what_fails_undoes_only_itself(store: Store) -> None:
    """Somebody else was first; a table that is not there; and something that is no fault of the database at all."""

    def halfway() -> None:
        with store.writing() as session:
            session.execute(text("DELETE FROM tables"))
            raise RuntimeError("no more")

    found = await all_at_once(
        store,
        appended(store, TABLES[0]),
        appended(store, TABLES[0]),
        appended(store, "nowhere"),
        lambda: store.kept(halfway),
        appended(store, TABLES[1]),
        appended(store, TABLES[0], after=1),
    )
    assert [type(no) for no in found] == [type(None), Conflict, Conflict, RuntimeError, type(None), type(None)]
    assert has(store) == [2, 1, 0, 0, 0, 0]


@told
async def test_of_two_in_one_group_who_write_the_same_line_one_is_told(store: Store) -> None:
    found = await all_at_once(store, *[appended(store, TABLES[2])] * 3)
    assert [type(no) for no in found] == [type(None), Conflict, Conflict]
    assert has(store)[2] == 1


@told
async def test_whoever_reads_in_a_group_sees_what_came_before_and_nobody_else_does(store: Store) -> None:
    seen: list[list[int]] = []

    def look() -> None:
        seen.append(has(store))
        other = threading.Thread(target=lambda: seen.append(has(store)))
        other.start()
        other.join()

    await all_at_once(store, appended(store, TABLES[0]), lambda: store.kept(look), appended(store, TABLES[1]))
    assert seen == [[1, 0, 0, 0, 0, 0], [0] * 6]
    assert has(store) == [1, 1, 0, 0, 0, 0]


# ---- where it cannot be kept


@told
async def test_where_the_commit_fails_everyone_is_told_and_nothing_is_there(store: Store) -> None:
    def fails(_connection: object) -> None:
        raise Died

    event.listen(store.engine, "commit", fails)
    found = await all_at_once(store, *[appended(store, table) for table in TABLES])
    event.remove(store.engine, "commit", fails)
    assert [type(no) for no in found] == [Died] * 6
    assert has(store) == [0] * 6
    assert await all_at_once(store, *[appended(store, table) for table in TABLES]) == [None] * 6


@pytest.mark.parametrize("fault", [locked, unwritable])
@told
async def test_where_nothing_can_be_written_everyone_is_told(store: Store, fault: Callable[[Store], Any]) -> None:
    with fault(store):
        found = await all_at_once(store, *[appended(store, table) for table in TABLES])
    assert [type(no) for no in found] == [Unkept] * 6
    assert has(store) == [0] * 6
    assert await all_at_once(store, *[appended(store, table) for table in TABLES]) == [None] * 6


@told
async def test_what_the_database_refuses_is_tried_alone_and_the_others_are_kept(store: Store) -> None:
    """As where one thing is too much for a disk that is nearly full: SQLite undoes the others with it, and says nothing
    when they are committed."""

    def too_much() -> None:
        with store.writing() as session:
            if is_file(store):
                session.execute(text("ROLLBACK"))  # as SQLite does by itself
            session.execute(text("INSERT INTO nowhere VALUES (1)"))

    found = await all_at_once(
        store, appended(store, TABLES[0]), lambda: store.kept(too_much), appended(store, TABLES[1])
    )
    assert [type(no) for no in found] == [type(None), Unkept, type(None)]
    assert has(store) == [1, 1, 0, 0, 0, 0]


@told
async def test_a_transaction_that_was_undone_unnoticed_is_not_acknowledged(store: Store) -> None:
    if not is_file(store):
        return  # no other database forgets that there was one

    def undone() -> None:
        with store.writing() as session:
            raw = session.connection().connection.driver_connection
            assert raw is not None
            raw.execute("ROLLBACK")
            raw.execute("SAVEPOINT sa_savepoint_2")

    found = await all_at_once(store, appended(store, TABLES[0]), lambda: store.kept(undone))
    assert [type(no) for no in found] == [Unkept, Unkept]
    assert has(store) == [0] * 6


# ---- several processes


@told
async def test_what_is_only_told_does_not_make_the_rest_of_its_group_less_safe(store: Store) -> None:
    """News may be lost where the power fails; what is kept with it may not."""
    if is_file(store):
        return  # there nobody is told
    found: list[str] = []

    def safe() -> None:
        with store.writing() as session:
            found.append(str(session.scalar(text("SHOW synchronous_commit"))))

    await all_at_once(store, lambda: store.kept(store.send, [News("", "here")]), lambda: store.kept(safe))
    assert found == ["on"]


@told
async def test_of_two_who_wait_for_each_other_both_are_served(database: str, store: Store) -> None:
    """Two processes write at the same tables, each in another order: the database lets one of them go first."""
    if is_file(store):
        return  # there one begins when the other has ended
    for table in TABLES[:2]:
        store.set_table(table, touched=0.0)
    other = Store(database)
    meet = threading.Barrier(2)

    def then_wait(store: Store, table: str) -> None:
        store.append(table, Addition(0 if store.lines(table) == [] else 1, [LINE], {"glance": "x"}))
        with suppress(threading.BrokenBarrierError):
            meet.wait(timeout=10)
        meet.abort()  # only once: whoever tries again is alone

    def touch(store: Store, table: str) -> None:
        with store.writing() as session:
            session.execute(text("UPDATE tables SET touched = touched + 1 WHERE id = :id"), {"id": table})

    async def both(store: Store, first: str, second: str) -> list[Outcome]:
        wishes = [lambda: store.kept(then_wait, store, first), lambda: store.kept(touch, store, second)]
        return await all_at_once(store, *wishes)

    one, two = await asyncio.gather(both(store, *TABLES[:2]), both(other, *TABLES[1::-1]))
    other.close()
    assert (one, two) == ([None] * 2, [None] * 2)
    assert has(store)[:2] == [1, 1]
    assert [row.touched for row in map(store.table, TABLES[:2]) if row is not None] == [1.0, 1.0]


# ---- whoever waits


@told
async def test_what_nobody_waits_for_any_more_is_not_begun(store: Store) -> None:
    async with busy(store):
        given_up = asyncio.ensure_future(appended(store, TABLES[0])())
        waits = asyncio.ensure_future(appended(store, TABLES[1])())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
    await waits
    assert has(store)[:2] == [0, 1]


@told
async def test_soon_is_written_without_anybody_waiting(store: Store) -> None:
    async with busy(store):  # were it waited for, this would never end
        store.soon(store.append, TABLES[0], Addition(0, [LINE]))
        store.soon(store.append, "nowhere", Addition(0, [LINE]))
        assert has(store)[0] == 0
    await store.kept(lambda: None)
    assert has(store)[0] == 1


@told
async def test_a_store_that_is_closed_writes_what_was_asked_for_and_nothing_more(database: str, store: Store) -> None:
    other = Store(database)
    async with busy(other):
        asked = [asyncio.ensure_future(appended(other, table)()) for table in TABLES]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(asyncio.to_thread(other.close))
        while not other.writer.closed:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.001)
    await asyncio.gather(closing, *asked)
    assert has(store) == [1] * 6
    with pytest.raises(Unkept):
        await appended(other, TABLES[0], after=1)()
    assert has(store) == [1] * 6
