"""A server that cannot keep anything says so in a sentence, and does not begin."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from socket import socket

import pytest
from litestar import Litestar

from gloam.web.store.store import Store
from tests.cli.terminal import gloam


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gloam.web.serve.has_vendor", lambda: True)

    def served(*_: object) -> None:
        raise AssertionError("the server began")

    monkeypatch.setattr("gloam.web.serve.run", served)


def a_folder() -> str:
    Path("folder").mkdir()
    return "folder"


def in_no_folder() -> str:
    return "nowhere/gloam.db"


def no_database() -> str:
    Path("letter.txt").write_text("Dear Count, " * 500)
    return "letter.txt"


def of_a_later_version() -> str:
    Store("sqlite:///later.db").close()
    with closing(sqlite3.connect("later.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    return "later.db"


def read_only() -> str:
    Store("sqlite:///sealed.db").close()
    return "sqlite:///file:sealed.db?mode=ro&uri=true"


def no_such_driver() -> str:
    return "crypt://somewhere/gloam"


def no_address() -> str:
    return "sqlite://somewhere/gloam.db"


def in_memory() -> str:
    return "sqlite:///:memory:"


def of_a_name_that_no_file_has() -> str:
    return "a" * 300


TROUBLES: list[tuple[Callable[[], str], str, str]] = [
    (a_folder, "a folder, not a file", "c'est un dossier"),
    (in_no_folder, "no such folder", "ce dossier n'existe pas"),
    (no_database, "not a database", "n'est pas une base de données"),
    (of_a_later_version, "a later version of Gloam", "version plus récente de Gloam"),
    (read_only, "not written", "non y écrire"),
    (no_such_driver, "not the address of a database", "ce n'est pas l'adresse"),
    (no_address, "not the address of a database", "ce n'est pas l'adresse"),
    (in_memory, "keep nothing", "ne garderait rien"),
    (of_a_name_that_no_file_has, "cannot be opened", "impossible de l'ouvrir"),
]


@pytest.mark.parametrize(("database", "english", "french"), TROUBLES)
def test_a_database_that_cannot_be_used_is_named_in_one_sentence(
    database: Callable[[], str], english: str, french: str
) -> None:
    where = database()
    for language, sentence in (("en", english), ("fr", french)):
        screen = gloam("serve", "--port", "0", "--database", where, "--lang", language, columns=400)
        assert screen.code == 2
        assert len(screen.lines) == 1, screen.text
        assert where in screen.text
        assert sentence in screen.text.replace("\u2019", "'")
        assert "Traceback" not in screen.text


@pytest.mark.parametrize(("lang", "sentence"), [("en", "no server answers there"), ("fr", "aucun serveur n'y répond")])
def test_a_server_that_is_not_there_is_named_without_its_password(
    lang: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its address may also stand in the surroundings of the program."""
    monkeypatch.setenv("GLOAM_DATABASE", "postgresql://ann:hunter2@127.0.0.1:1/gloam")
    screen = gloam("serve", "--port", "0", "--lang", lang, columns=400)
    assert screen.code == 2
    assert "postgresql://ann:***@127.0.0.1:1/gloam" in screen.text
    assert sentence in screen.text.replace("\u2019", "'")
    assert "hunter2" not in screen.text
    assert len(screen.lines) == 1


@pytest.mark.parametrize("database", [a_folder, no_database, of_a_later_version])
def test_reports_are_not_read_from_what_is_no_database(database: Callable[[], str]) -> None:
    where = database()
    screen = gloam("reports", "--database", where, columns=400)
    assert screen.code == 2
    assert where in screen.text
    assert len(screen.lines) == 1


def test_a_database_that_another_program_holds_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    Store("sqlite:///held.db").close()
    monkeypatch.setattr("gloam.web.store.opening.PATIENCE", 20)
    with closing(sqlite3.connect("held.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        screen = gloam("serve", "--port", "0", "--database", "held.db", columns=400)
    assert screen.code == 2
    assert "another program is using it" in screen.text


# ---- keys for web push


def test_push_keys_are_made_and_the_server_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made = gloam("push-keys").text
    key = made.split("GLOAM_PUSH_KEY=")[1].split()[0]
    assert key not in gloam("push-keys").text, "others every time"
    monkeypatch.setenv("GLOAM_PUSH_KEY", key)
    served: list[str] = []

    def run(app: Litestar, listening: socket) -> None:
        listening.close()
        served.append(app.state.house.settings.push_key)

    monkeypatch.setattr("gloam.web.serve.run", run)
    assert gloam("serve", "--port", "0").code == 0
    assert served == [key]


@pytest.mark.parametrize("key", ["nonsense", "AAAA", "é"])
def test_a_key_that_is_none_is_refused_before_the_server_begins(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setenv("GLOAM_PUSH_KEY", key)
    answer = gloam("serve", "--port", "0", columns=400)
    assert answer.code == 2
    assert "GLOAM_PUSH_KEY is no key" in " ".join(answer.text.split())


# ---- several processes


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Only one process can serve from house.db, not 3. Several share a PostgreSQL database."),
        ("fr", "Un seul processus peut servir depuis house.db, pas 3. Plusieurs se partagent une base PostgreSQL."),
    ],
)
def test_on_sqlite_one_process_is_all_there_is(lang: str, sentence: str) -> None:
    screen = gloam("serve", "--port", "0", "--database", "house.db", "--workers", "3", "--lang", lang, columns=400)
    assert screen.code == 2
    assert screen.lines == [sentence]


@pytest.mark.parametrize("workers", ["0", "-2"])
def test_no_process_at_all_cannot_serve(workers: str) -> None:
    screen = gloam("serve", "--port", "0", f"--workers={workers}", columns=400)
    assert screen.code == 2
    assert f"--workers must be a number from 1 up, not {workers}." in screen.text
