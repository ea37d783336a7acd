"""The commands of whoever runs a house: tables, backup and restore, settings."""

from __future__ import annotations

import asyncio
import functools
import gzip
import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import MetaData, select

from gloam.terminal.house_commands import settings_for
from gloam.terminal.speech import Trouble
from gloam.web.house import House, new_id
from gloam.web.settings import Settings, Unfit, settings_of, variable
from gloam.web.store.moving import ONE, WHOLE
from gloam.web.store.opening import engine_of, reshape, upgrading
from gloam.web.store.schema import Base
from gloam.web.store.store import Store
from tests.cli.terminal import gloam
from tests.web.place import Place, play, told


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A house with a running and a finished game and a table that waits: their ids."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GLOAM_DATABASE", raising=False)
    ids, database = made()
    Path("gloam.db").write_bytes(database)
    return ids


@functools.cache
def made() -> tuple[dict[str, str], bytes]:
    """It is made once; every test has a copy."""
    with TemporaryDirectory() as folder:
        ids = asyncio.run(furnished(Path(folder)))
        return ids, Path(folder, "gloam.db").read_bytes()


async def furnished(folder: Path) -> dict[str, str]:
    async with Place(folder) as place:
        running = await place.table("vendetta", "Anna", "Boris", "Chloe", seed=918273645)
        await play(running, Random(3), 20)
        finished = await place.table("blood-orders", "Anna", "Boris", seed=4)
        await play(finished, Random(4))
        waiting = await place.table("rivals", "Anna", "open")
        anna = place.visitor("Anna")
        await anna.post(f"{anna.seat(running)}/say", {"text": "Good evening, “Count”"})
        await anna.post(f"{anna.seat(running)}/report", {"text": "A bat was missing"})
        return {"running": running.id, "finished": finished.id, "waiting": waiting.id}


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database but the sign of life, which changes with the time."""
    store = Store(Settings(database).url)
    with store.engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in Base.metadata.sorted_tables
        }
    store.close()
    found["settings"] = [row for row in found["settings"] if row[0] != "sign-of-life"]
    return found


# ---- tables


def test_tables_are_listed_with_who_sits_there(house: dict[str, str]) -> None:
    screen = gloam("tables", "list", columns=200)
    assert screen.code == 0
    for state, table in house.items():
        (line,) = [line for line in screen.lines if table in line]
        assert state in line
        assert "Anna" in line
    assert "Tables: 3" in screen.text
    assert "open" in next(line for line in screen.lines if house["waiting"] in line)


def test_a_narrow_terminal_breaks_names_but_no_number_of_a_table(house: dict[str, str]) -> None:
    lines = gloam("tables", "list", columns=80).lines
    for table in house.values():
        assert any(line.split()[:1] == [table] for line in lines)
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("state", ["waiting", "running", "finished"])
def test_a_list_may_be_of_one_state_or_one_game(house: dict[str, str], state: str) -> None:
    games = {"waiting": "rivals", "running": "vendetta", "finished": "blood-orders"}
    for option in (("--state", state), ("--game", games[state])):
        text = gloam("tables", "list", *option, columns=200).text
        assert [table for table in house.values() if table in text] == [house[state]]


def test_a_list_has_its_limits(house: dict[str, str]) -> None:
    assert "Tables: 2" in gloam("tables", "list", "--limit", "2").text
    for limit in ("0", "-1"):
        assert gloam("tables", "list", "--limit", limit).text == f"--limit must be a number from 1 up, not {limit}.\n"
    assert "Tables: 0" in gloam("tables", "list", "--untouched", "1").text
    screen = gloam("tables", "list", "--untouched", "-1")
    assert (screen.code, "--untouched" in screen.text) == (2, True)
    screen = gloam("tables", "list", "--game", "chess")
    assert (screen.code, "chess" in screen.text, "rivals" in screen.text) == (2, True, True)
    screen = gloam("tables", "list", "--state", "asleep")
    assert (screen.code, len(screen.lines)) == (2, 1)


def test_no_id_of_a_table_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: "-ij0VyU71-m9")
    assert new_id() == "_ij0VyU71_m9"


def test_a_table_is_shown_without_its_secrets(house: dict[str, str]) -> None:
    store = Store("sqlite:///gloam.db")
    secrets = [seat.secret for seat in store.seats(house["running"])]
    seed = store.table(house["running"])
    store.close()
    text = gloam("tables", "show", house["running"]).text
    assert all(name in text for name in ("vendetta", "running", "Anna", "Boris", "Chloe", "Remarks: 1"))
    assert [secret for secret in secrets if secret in text] == []
    assert seed is not None
    assert str(seed.seed) not in text
    assert gloam("tables", "show", "nowhere").code == 2


def test_a_table_moves_to_another_house_in_one_line(house: dict[str, str], tmp_path: Path) -> None:
    line = gloam("tables", "export", house["running"]).text
    assert line.count("\n") == 1
    assert json.loads(line)["gloam"] == ONE
    Path("one.json").write_text(line)
    Store("sqlite:///other.db").close()
    assert house["running"] in gloam("tables", "import", "one.json", "--database", "other.db").text
    here, there = everything("gloam.db"), everything("other.db")
    for name in ("tables", "seats", "claims", "lines"):
        ours = [row for row in here[name] if house["running"] in row]
        assert ours
        assert there[name] == ours
    assert [row[3:] for row in there["chat"]] == [row[3:] for row in here["chat"]]
    again = gloam("tables", "import", "one.json", "--database", "other.db")
    assert (again.code, everything("other.db")) == (2, there)
    asyncio.run(played_on("other.db", house["running"]))


async def played_on(database: str, id: str) -> None:
    house = House(Settings(database))
    room = await house.room(id)
    before = len(room.moves)
    question = room.playing.questions()[0]
    await room.send(question.seat, question.options[0], room.number_of(question))
    assert len(room.moves) > before
    await house.close()


def test_what_was_exported_elsewhere_is_refused(house: dict[str, str]) -> None:
    line = json.loads(gloam("tables", "export", house["waiting"]).text)
    before = everything("gloam.db")
    for wrong in ("nonsense", "[1, 2]", json.dumps(line | {"revision": "0001"}), json.dumps(line | {"gloam": "x"})):
        Path("wrong.json").write_text(wrong)
        screen = gloam("tables", "import", "wrong.json")
        assert (screen.code, len(screen.lines)) == (2, 1), screen.text
    assert everything("gloam.db") == before
    assert gloam("tables", "export", "nowhere").code == 2


def test_an_export_replaces_no_file(house: dict[str, str]) -> None:
    Path("kept.jsonl").write_text("mine")
    screen = gloam("tables", "export", house["waiting"], "--to", "kept.jsonl")
    assert (screen.code, "kept.jsonl" in screen.text) == (2, True)
    assert Path("kept.jsonl").read_text() == "mine"
    assert gloam("tables", "export", house["waiting"], "--to", "new.jsonl").code == 0
    assert Path("new.jsonl").read_text() == gloam("tables", "export", house["waiting"]).text


def test_a_table_is_deleted_when_it_is_meant(house: dict[str, str]) -> None:
    before = everything("gloam.db")
    assert gloam("tables", "delete", house["running"], typed="n\n").code == 0
    assert gloam("tables", "delete", house["running"], "nowhere", "--yes").code == 2
    assert everything("gloam.db") == before
    assert "gone" in gloam("tables", "delete", house["running"], "--yes").text
    after = everything("gloam.db")
    assert [name for name, rows in after.items() if any(house["running"] in row for row in rows)] == ["reports"]
    assert len(after["tables"]) == 2


# ---- backup and restore


def test_a_backup_holds_everything(house: dict[str, str]) -> None:
    for name in ("all.json", "all.json.gz"):
        assert "3 tables" in gloam("backup", name).text
        assert Path(name).stat().st_mode & 0o077 == 0, "it is for nobody else"
        assert "3 tables" in gloam("restore", name, "--database", f"{name}.db").text
        assert everything(f"{name}.db") == everything("gloam.db")
    asyncio.run(played_on("all.json.db", house["running"]))
    assert gzip.decompress(Path("all.json.gz").read_bytes()).count(b"\n") == Path("all.json").read_bytes().count(b"\n")


def test_a_backup_replaces_nothing_and_is_restored_into_nothing_but_a_new_database(house: dict[str, str]) -> None:
    gloam("backup", "all.json")
    before = Path("all.json").read_bytes()
    assert gloam("backup", "all.json").code == 2
    assert Path("all.json").read_bytes() == before
    rows = everything("gloam.db")
    screen = gloam("restore", "all.json")
    assert (screen.code, len(screen.lines)) == (2, 1)
    assert everything("gloam.db") == rows


def test_what_is_no_backup_or_only_half_of_one_is_not_restored(house: dict[str, str]) -> None:
    gloam("backup", "all.json")
    lines = Path("all.json").read_text().splitlines(keepends=True)
    begins = json.loads(lines[0])
    assert begins["gloam"] == WHOLE
    wrongs = [
        "".join(lines[:-1]),
        "".join(lines[:40]),
        "".join([*lines[:3], *lines[4:]]),
        "Dear Count",
        "",
        json.dumps(begins | {"revision": "9999"}) + "\n" + "".join(lines[1:]),
        lines[0] + '{"in": "nowhere", "row": {}}\n' + lines[-1],
        lines[0] + '{"in": "tables", "row": {"id": "x"}}\n' + lines[-1],
        lines[0] + '{"in": "tables", "row": 5}\n' + lines[-1],
        lines[0] + '{"of": "tables"}\n' + lines[-1],
        json.dumps({"gloam": WHOLE}) + "\n" + lines[-1],
    ]
    for number, wrong in enumerate(wrongs):
        Path("wrong.json").write_text(wrong)
        screen = gloam("restore", "wrong.json", "--database", f"{number}.db", columns=300)
        assert (screen.code, len(screen.lines)) == (2, 1), screen.text
        assert list(Path().glob(f"{number}.db*")) == [], "nothing is left of what was not restored"
        good = gloam("restore", "all.json", "--database", f"{number}.db")
        assert good.code == 0


def test_a_restore_that_is_refused_changes_no_file_that_is_there(house: dict[str, str]) -> None:
    """Neither what somebody else keeps there, nor what is empty."""
    gloam("backup", "all.json")
    Path("half.json").write_text("".join(Path("all.json").read_text().splitlines(keepends=True)[:40]))
    Path("empty.db").touch()
    with closing(sqlite3.connect("others.db")) as others:
        others.execute("CREATE TABLE recipes (dish TEXT)")
    Path("letter.txt").write_text("Dear Count, " * 500)
    before = {file: file.read_bytes() for file in Path().iterdir()}
    for backup, database in (
        ("half.json", "empty.db"),
        ("all.json", "others.db"),
        ("all.json", "letter.txt"),
        ("nowhere.json", "new.db"),
        ("all.json", "nowhere/new.db"),
        ("all.json", "gloam.db"),
    ):
        screen = gloam("restore", backup, "--database", database, columns=300)
        assert (screen.code, len(screen.lines)) == (2, 1), screen.text
        assert {file: file.read_bytes() for file in Path().iterdir()} == before, database


def test_a_backup_of_an_older_shape_is_brought_up_to_date(house: dict[str, str]) -> None:
    """As a server of then would have written it: without what has come since."""
    gloam("backup", "all.json")
    known = columns_at("0007")
    old, counts = [], Counter[str]()
    for line in Path("all.json").read_text().splitlines()[1:-1]:
        row = json.loads(line)
        if row["in"] in known:
            row["row"] = {name: value for name, value in row["row"].items() if name in known[row["in"]]}
            counts[row["in"]] += 1
            old.append(json.dumps(row))
    begins, ends = {"gloam": WHOLE, "revision": "0007", "at": 0}, {"end": counts}
    Path("old.json").write_text("\n".join([json.dumps(begins), *old, json.dumps(ends)]))
    screen = gloam("restore", "old.json", "--database", "new.db", columns=300)
    assert screen.code == 0, screen.text
    assert everything("new.db")["lines"] == everything("gloam.db")["lines"]
    asyncio.run(played_on("new.db", house["running"]))


def columns_at(revision: str) -> dict[str, set[str]]:
    """What a database of this revision has."""
    engine = engine_of("sqlite:///then.db")
    with upgrading(engine) as connection:
        reshape(connection, revision)
        found = MetaData()
        found.reflect(connection)
    engine.dispose()
    return {name: set(table.columns.keys()) for name, table in found.tables.items()}


@told
async def test_a_backup_is_of_one_moment_while_tables_are_played(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe", seed=3)
        rng = Random(3)
        for number in range(3):
            file, database = tmp_path / f"{number}.json", str(tmp_path / f"{number}.db")
            command = asyncio.to_thread(gloam, "backup", str(file), "--database", str(tmp_path / "gloam.db"))
            screen, _ = await asyncio.gather(command, play(room, rng, 10))
            assert screen.code == 0, screen.text
            assert gloam("restore", str(file), "--database", database).code == 0
            house = House(Settings(database))
            kept = await house.room(room.id)
            assert kept.moves == room.moves[: len(kept.moves)]
            await house.close()


def test_a_house_moves_from_sqlite_to_postgresql_and_back(house: dict[str, str], postgres: str) -> None:
    gloam("backup", "here.json")
    screen = gloam("restore", "here.json", "--database", postgres)
    assert screen.code == 0, screen.text
    assert everything(postgres) == everything("gloam.db")
    asyncio.run(said_on(postgres, house["running"]))
    gloam("backup", "there.json", "--database", postgres)
    gloam("restore", "there.json", "--database", "back.db")
    assert everything("back.db") == everything(postgres)
    asyncio.run(played_on("back.db", house["running"]))


async def said_on(database: str, id: str) -> None:
    """What the database counts by itself goes on where the other has stopped."""
    store = Store(Settings(database).url)
    known = [remark.id for remark in store.remarks(id)]
    assert store.say(id, 0, "Anna", "and now?") > max(known)
    store.close()


# ---- settings


def test_every_setting_comes_from_the_environment() -> None:
    values = {"int": "7", "float": "2.5", "bool": "yes", "str": "10.0.0.0/8", "Path | None": "arenas"}
    environment = {variable(field.name): values[str(field.type)] for field in fields(Settings)}
    found = settings_of(environment, {})
    read = {"int": 7, "float": 2.5, "bool": True, "str": "10.0.0.0/8", "Path | None": Path("arenas")}
    assert {field.name: getattr(found, field.name) for field in fields(Settings)} == {
        field.name: read[str(field.type)] for field in fields(Settings)
    }
    assert settings_of({}, {}) == Settings()


def test_what_the_command_says_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAM_STREAMS", "3")
    monkeypatch.setenv("GLOAM_PACE", "0.5")
    found = settings_for({"pace": 0.1, "secure": None}, ["GLOAM_STREAMS=4", "keep-talk = 9"])
    assert (found.streams, found.pace, found.keep_talk, found.secure) == (4, 0.1, 9, False)
    assert settings_for({"pace": None}).pace == 0.5


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("streams", "many"),
        ("streams", "-1"),
        ("streams", "1.5"),
        ("pace", "nan"),
        ("pace", "inf"),
        ("secure", "perhaps"),
        ("proxies", "10.0.0.0/99"),
        ("metrics", "everyone"),
        ("stream", "4"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(Unfit):
        settings_of({}, {name: value})
    with pytest.raises(Trouble):
        settings_for({}, [f"{name}={value}"])
    screen = gloam("serve", "--set", f"{name}={value}", "--port", "0")
    assert (screen.code, name in screen.text) == (2, True)
    assert ("no setting" in screen.text) == (name == "stream"), "one that is there is not said to be missing"
    assert (f"“{value}”" in screen.text) == (name != "stream")


def test_a_setting_without_a_value_is_asked_for_one() -> None:
    screen = gloam("serve", "--set", "streams", "--port", "0")
    assert (screen.code, "NAME=VALUE" in screen.text, "streams" in screen.text) == (2, True, True)


def test_a_port_that_there_is_not_is_refused() -> None:
    assert gloam("serve", "--port", "99999").code == 2
