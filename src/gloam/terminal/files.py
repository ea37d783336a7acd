"""Games and positions as files: saved, loaded, and found again."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from errno import EISDIR
from pathlib import Path
from typing import Final

import gloam
from gloam.core.refusal import Rejected, Unreadable
from gloam.core.table import LETTERS, Table
from gloam.terminal.speech import Speech, Trouble

JOURNAL: Final = ".gloam"
POSITION: Final = ".json"


def read(path: Path) -> str:
    """What a file says. Raises `Trouble`."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Trouble("error.missing", file=path) from None
    except (OSError, ValueError) as why:
        raise Trouble("error.unreadable-file", file=path, why=reason(why)) from why


def write(path: Path, text: str) -> None:
    """Write a file whole: beside it first, then in its place. Raises `Trouble`."""
    try:
        beside = beside_it(path)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as why:
        raise Trouble("error.unwritable", file=path, why=reason(why)) from why


def promise(path: Path) -> None:
    """This file is to be written after long work: what forbids it is said before. Raises `Trouble`."""
    try:
        beside = beside_it(path)
        beside.touch()
        beside.unlink()
    except (OSError, ValueError) as why:
        raise Trouble("error.unwritable", file=path, why=reason(why)) from why


def beside_it(path: Path) -> Path:
    """Where a file is written before it takes its place. Raises `OSError` where a folder has that."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    return path.with_name(path.name + ".new")


def is_file(path: Path) -> bool:
    """Is there such a file? Of what is no name at all there is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def reason(why: OSError | ValueError) -> str:
    if isinstance(why, UnicodeDecodeError):
        return why.reason
    return (why.strerror if isinstance(why, OSError) else "") or str(why)


def save(path: Path, table: Table) -> None:
    """The game, or the bare position where the name says so."""
    if path.suffix == POSITION:
        write(path, json.dumps(table.position(), indent=1, ensure_ascii=False) + "\n")
    else:
        write(path, gloam.journal(table).text())


def load(path: Path, speech: Speech, upto: int | None = None) -> Table:
    """The table of a saved game or of a position. Raises `Trouble`."""
    text = read(path)
    if text.lstrip().startswith("{"):
        return load_position(path, text, speech)
    try:
        return gloam.replay(text, upto)
    except Rejected as no:
        raise Trouble("error.journal", file=path, why=why_not(no, speech, game_in(text))) from no


def load_position(path: Path, text: str, speech: Speech) -> Table:
    """The table a position describes. Raises `Trouble` with the path to what is wrong."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as no:
        raise Trouble("error.json", file=path, line=no.lineno, column=no.colno) from None
    except (RecursionError, ValueError):  # far too deep, or a number far too long
        data = text.strip()
    try:
        if not isinstance(data, dict):
            raise Unreadable("position-object", str(data)[:40], "position")
        return gloam.from_position(data)
    except Rejected as no:
        where = no.where if isinstance(no, Unreadable) else ""
        why = why_not(no, speech, str(data.get("game")) if isinstance(data, dict) else "")
        raise Trouble("error.position", file=path, path=where or "game", why=why) from no


def game_in(text: str) -> str:
    """The game that a journal names, or ''."""
    named = [line.partition(" ")[2] for line in text.splitlines() if line.startswith("game ")]
    return named[0] if named else ""


def why_not(no: Rejected, speech: Speech, game: str) -> str:
    """What was wrong, in the words of the game it was wrong in."""
    words = speech.of(game if game in gloam.games() else "").words
    return words.refusal(no, speech.names(len(LETTERS), None))


def own_place(table: Table) -> Path:
    """Where a game is saved if nobody says where: beside one, never over another game."""
    text = gloam.journal(table).text()
    number = 1
    while True:
        count = "" if number == 1 else f"-{number}"
        path = Path(f"{table.setup.game}-{table.setup.seed}{count}{JOURNAL}")
        if not path.exists() or text.startswith(read(path)):
            return path
        number += 1


def save_somewhere(path: Path, table: Table) -> tuple[Path, str]:
    """Save the game here, or in the temporary folder where that fails; and why it failed, or ''."""
    try:
        save(path, table)
    except Trouble as no:
        other = Path(tempfile.gettempdir()) / path.name
        save(other, table)
        return other, str(no.facts["why"])
    return path, ""


def program() -> str:
    """How this program is called here: by its name where that is found, else as it was started."""
    started = Path(sys.argv[0])
    return str(started) if started.name == "gloam" and not shutil.which("gloam") else "gloam"
