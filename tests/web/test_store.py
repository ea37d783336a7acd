"""What is acknowledged is kept: the database, its shape, and a server that is killed in the middle of a game."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, inspect, make_url, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from gloam.web.guests.guest import COOKIE, Cookies, Guest
from gloam.web.store.opening import NEWEST
from gloam.web.store.records import Addition, Conflict, KeptLine
from gloam.web.store.schema import Base, ChatRow, ClaimRow, LineRow, SeatRow, TableRow
from gloam.web.store.store import Store
from tests.browser.server import Server
from tests.web.place import PATIENCE

FOUR = ("anna", "boris", "chloe", "dora")
LINES = [KeptLine(0, "play BR04", 1), KeptLine(0, "at 1 up", 1), KeptLine(1, "end", 2)]


@pytest.fixture
def url(database: str) -> str:
    return database


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def a_table(id: str = "one") -> TableRow:
    return TableRow(
        id=id, game="vendetta", seats=3, variants="", seed=7, rules=1, host="guest", listed=False, created=time.time()
    )


def seats_of(id: str = "one") -> list[SeatRow]:
    return [SeatRow(table=id, seat=seat, kind="open", name="", secret=f"{id}-{seat}") for seat in range(3)]


def opened(store: Store, id: str = "one") -> Store:
    store.add_table(a_table(id), seats_of(id), [ClaimRow(guest="guest", table=id, seat=0)])
    return store


# ---- the shape


def test_an_empty_database_is_given_the_shape_that_the_program_expects(shapeless: str) -> None:
    store = Store(shapeless)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert set(inspect(connection).get_table_names()) == {*Base.metadata.tables, "alembic_version"}
    store.close()


def test_a_difference_of_shape_would_be_found(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE chat ADD COLUMN mood VARCHAR(8)")
        ((what, _, table, column),) = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    assert (what, table, column.name) == ("remove_column", "chat", "mood")


def test_to_bring_it_up_to_date_twice_changes_nothing(url: str, store: Store) -> None:
    opened(store).append("one", Addition(0, LINES))
    store.upgrade()
    again = Store(url)
    assert (again.lines("one"), again.cookie_key()) == (LINES, store.cookie_key())
    again.close()


def test_several_processes_may_bring_a_database_up_to_date_at_the_same_moment(shapeless: str) -> None:
    file = make_url(shapeless).database
    if file is not None and shapeless.startswith("sqlite"):
        with closing(sqlite3.connect(file)) as made:
            made.execute("PRAGMA journal_mode=WAL")
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(Store, [shapeless] * 4))
        keys = set(threads.map(Store.cookie_key, stores))
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_an_upgrade_that_fails_leaves_nothing_behind(shapeless: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("the power failed")

    with monkeypatch.context() as broken:
        broken.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fails)
        with pytest.raises(RuntimeError, match="the power failed"):
            Store(shapeless)
    store = Store(shapeless)
    assert store.lines("one") == []
    store.close()


def test_a_database_that_has_its_shape_is_opened_without_whatever_gives_shapes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.web.store.opening.reshape", lambda *_: pytest.fail("it was shaped again"))
    store = Store(database)
    assert store.lines("one") == []
    with store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == NEWEST
    store.close()


def test_the_newest_shape_is_the_last_of_all_revisions() -> None:
    config = Config()
    config.set_main_option("script_location", "gloam.web.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


# ---- promises


def test_a_line_belongs_to_a_table(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", Addition(0, LINES))
    with pytest.raises(IntegrityError):
        store.say("nowhere", 0, "Anna", "Is anybody here?")
    assert store.lines("nowhere") == []
    assert store.remarks("nowhere") == []


def test_whoever_removes_a_table_removes_all_that_is_its_own(store: Store) -> None:
    opened(opened(store), "two").append("one", Addition(0, LINES))
    store.append("two", Addition(0, LINES))
    store.say("one", 0, "Anna", "Good evening.")
    store.remove_table("one")
    with Session(store.engine) as session:
        counts = [
            session.scalar(select(func.count()).select_from(row)) for row in (SeatRow, ClaimRow, LineRow, ChatRow)
        ]
    assert counts == [3, 1, 3, 0]


def test_lines_are_kept_in_their_order(store: Store) -> None:
    opened(store).append("one", Addition(0, LINES[:2]))
    store.append("one", Addition(2, LINES[2:]))
    assert store.lines("one") == LINES


def test_of_two_who_write_the_same_line_one_is_told_and_writes_nothing(url: str, store: Store) -> None:
    other = Store(url)
    opened(store).append("one", Addition(0, LINES[:2]))
    with pytest.raises(Conflict):
        other.append("one", Addition(1, [KeptLine(1, "end", 2), KeptLine(2, "end", 3)], {"ended": 1.0}))
    assert other.lines("one") == LINES[:2]
    row = other.table("one")
    assert row is not None
    assert row.ended == 0
    other.close()


def test_of_many_who_write_the_same_lines_at_once_one_wins(url: str, store: Store) -> None:
    opened(store)
    stores = [Store(url) for _ in range(4)]

    def write(number: int) -> bool:
        try:
            stores[number].append("one", Addition(0, [KeptLine(number, "end", 1)] * 5))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        won = list(threads.map(write, range(4)))
    assert won.count(True) == 1
    assert store.lines("one") == [KeptLine(won.index(True), "end", 1)] * 5
    for each in stores:
        each.close()


def test_the_last_line_and_the_end_are_one(store: Store) -> None:
    opened(store).append("one", Addition(0, LINES, {"ended": 1.0}))
    row = store.table("one")
    assert row is not None
    assert row.ended > 0
    assert store.unfinished_of("guest") == 0


def test_a_value_may_be_reckoned_by_the_database(store: Store) -> None:
    opened(store).set_table("one", created=5.0, glance="old")
    store.append("one", Addition(0, LINES, {"created": TableRow.created + 2, "glance": "new"}))
    row = store.table("one")
    assert row is not None
    assert (row.created, row.glance) == (7.0, "new")


def test_a_seat_is_taken_once(store: Store) -> None:
    opened(store)
    with ThreadPoolExecutor(4) as threads:
        won = list(threads.map(lambda name: store.take_seat(name, "one-1", f"of {name}", name), FOUR))
    assert won.count(True) == 1
    winner = FOUR[won.index(True)]
    assert store.seats("one")[1].secret == f"of {winner}"
    assert store.seat_of_secret("one-1") is None
    assert [(row.kind, row.name) for row in store.seats("one")] == [("open", ""), ("person", winner), ("open", "")]
    assert [(claim.guest, claim.seat) for claim in store.holders("one")] == [("guest", 0), (winner, 1)]


def test_a_link_for_another_device_is_used_once(store: Store) -> None:
    opened(store)
    assert not store.hold("anna", "one-1", "fresh"), "nobody sits there yet"
    assert store.take_seat("anna", "one-1", "second", "Anna")
    with ThreadPoolExecutor(4) as threads:
        won = list(threads.map(lambda name: store.hold(name, "second", f"of {name}"), FOUR))
    assert won.count(True) == 1
    holder = FOUR[won.index(True)]
    assert {claim.guest for claim in store.holders("one") if claim.seat == 1} == {"anna", holder}
    assert store.seats("one")[1].secret == f"of {holder}"


def test_signing_the_others_out_leaves_one_holder_and_no_old_link(store: Store) -> None:
    opened(store)
    assert store.take_seat("anna", "one-1", "second", "Anna")
    assert store.hold("boris", "second", "third")
    store.sign_out_others("anna", "one", 1, "fresh")
    assert store.claims("anna", "one") == [1]
    assert store.claims("boris", "one") == []
    assert store.claims("guest", "one") == [0]
    assert [store.seat_of_secret(old) for old in ("one-1", "second", "third")] == [None] * 3
    found = store.seat_of_secret("fresh")
    assert found is not None
    assert found.seat == 1


def test_what_fails_in_the_database_does_not_tell_what_was_asked(store: Store) -> None:
    opened(store)
    seat = seats_of("two")[0]
    seat.secret = "one-2"
    with pytest.raises(IntegrityError) as no:
        store.add_table(a_table("two"), [seat], [])
    assert "one-2" not in str(no.value)
    assert store.table("two") is None, "all or nothing"


# ---- a server that is killed


class Person:
    """Plays by program at a real server, and remembers what was acknowledged."""

    def __init__(self, server: Server) -> None:
        store = Store(f"sqlite:///{server.folder / 'gloam.db'}")
        guest = Guest("guest-Anna", "Anna", "en")
        cookie = Cookies(store.cookie_key()).write(guest)
        store.close()
        self.client = httpx.Client(
            base_url=server.url,
            cookies={COOKIE: cookie},
            headers={"accept": "application/json"},
            timeout=PATIENCE,
        )
        self.acknowledged: list[str] = []
        self.rng = Random(3)

    def begin(self) -> None:
        self.seat = self.client.post("/play", data={"game": "vendetta"}).headers["location"]

    def question(self) -> dict[str, object] | None:
        found: dict[str, object] | None = self.client.get(f"{self.seat}/view").json()["question"]
        return found

    def answers(self) -> None:
        """Answer as soon as one is asked."""
        until = time.monotonic() + PATIENCE
        while (question := self.question()) is None:
            assert time.monotonic() < until, "nobody asks"
            time.sleep(0.02)
        options = question["options"]
        assert isinstance(options, list)
        option = self.rng.choice(options)
        answer = self.client.post(f"{self.seat}/answer", json={"option": option, "number": question["number"]})
        assert answer.status_code == 204
        self.acknowledged.append(option)

    def kept(self, server: Server) -> list[str]:
        """Their lines in the file."""
        store = Store(f"sqlite:///{server.folder / 'gloam.db'}")
        lines = [line.option for line in store.lines(self.seat.split("/")[2]) if line.seat == 0]
        store.close()
        return lines


def test_a_server_killed_in_the_middle_of_a_game_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    anna = Person(server)
    anna.begin()
    try:
        for _ in range(2):
            for _ in range(6):
                anna.answers()
            server.kill()
            assert anna.kept(server) == anna.acknowledged
            server.start()
        view = anna.client.get(f"{anna.seat}/view").json()["view"]
        anna.answers()
        assert anna.kept(server) == anna.acknowledged
        assert view["seat"] == 0
    finally:
        anna.client.close()
        server.kill()
