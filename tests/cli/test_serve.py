"""A server that cannot keep anything says so in a sentence, and does not begin."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

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
