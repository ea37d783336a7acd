"""How far somebody has come with the lessons: the names of those they have done, in a file of their own."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from gloam.terminal import files
from gloam.terminal.speech import Trouble

FILE: Final = Path("gloam", "lessons.json")


def place() -> Path:
    """Where it is kept: with the data of whoever sits here."""
    given = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(given) if given else Path("~/.local/share").expanduser()
    return folder / FILE


class Progress:
    """`done` has the names of the lessons; `trouble` says why nothing more can be kept, if that is so."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.trouble: Trouble | None = None
        try:
            if place().exists():
                self.done = names_in(files.read(place()))
        except Trouble as no:
            self.trouble = no

    def note(self, lesson: str) -> None:
        """This one is done. What cannot be kept is known until the program ends."""
        if lesson in self.done:
            return
        self.done.append(lesson)
        if self.trouble is not None:
            return
        try:
            place().parent.mkdir(parents=True, exist_ok=True)
            files.write(place(), json.dumps({"done": self.done}) + "\n")
        except OSError as why:
            self.trouble = Trouble("error.unwritable", file=place(), why=files.reason(why))
        except Trouble as no:
            self.trouble = no


def names_in(text: str) -> list[str]:
    """Raises `Trouble` where the file is no longer what was written."""
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    done = data.get("done") if isinstance(data, dict) else None
    if not isinstance(done, list) or not all(isinstance(name, str) for name in done):
        raise Trouble("error.progress", file=place())
    return done
