"""What is kept in PostgreSQL is kept as in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from gloam.web.settings import Settings
from gloam.web.store.opening import Unusable, meant
from gloam.web.store.store import Store
from tests.web.place import Place, lines_kept, play, told


@told
async def test_a_table_is_played_and_read_again(tmp_path: Path, postgres: str) -> None:
    async with Place(tmp_path, database=postgres) as place:
        room = await place.table("vendetta")
        await play(room, Random(1), 30)
        lines = lines_kept(room)
        seen = room.playing.view(0)
    async with Place(tmp_path, database=postgres) as place:
        again = await place.house.room(room.id)
        assert lines_kept(again) == lines
        assert again.playing.view(0) == seen


# ---- its address


@pytest.mark.parametrize("url", ["postgresql://u:p@host/name", "postgres://u:p@host/name"])
def test_its_address_is_understood_as_people_write_it(url: str) -> None:
    assert meant(url).render_as_string(hide_password=False) == "postgresql+psycopg://u:p@host/name"


def test_another_driver_may_be_named() -> None:
    assert meant("postgresql+asyncpg://host/name").drivername == "postgresql+asyncpg"


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("postgresql://ann:very:secret@host:5432/name", "postgresql://ann:***@host:5432/name"),
        ("postgresql://ann@host/name", "postgresql://ann@host/name"),
        ("gloam.db", "gloam.db"),
    ],
)
def test_a_password_is_not_shown(database: str, shown: str) -> None:
    assert Settings(database).place == shown


def why(url: str) -> str:
    with pytest.raises(Unusable) as no:
        Store(url)
    assert "\n" not in no.value.detail
    assert "secret" not in no.value.detail
    return no.value.why


def test_why_it_cannot_be_used_is_told_in_a_word(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = make_url(postgres)
    assert why(here.set(database="nowhere").render_as_string(hide_password=False)) == "refused"
    assert why(here.set(username="nobody").render_as_string(hide_password=False)) == "refused"
    assert why("postgresql://ann:secret@127.0.0.1:1/name") == "no-server"
    assert why("postgresql://ann:secret@no.such.host.invalid/name") == "no-server"
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert why(postgres) == "no-driver"


def test_one_that_may_only_be_read_is_told(postgres: str) -> None:
    Store(postgres).close()
    reading = make_url(postgres).update_query_dict({"options": "-c default_transaction_read_only=on"})
    assert why(reading.render_as_string(hide_password=False)) == "read-only"


def test_one_of_a_later_version_is_not_touched(postgres: str) -> None:
    store = Store(postgres)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    assert why(postgres) == "other-shape"
