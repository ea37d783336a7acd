"""A terminal for tests: what is typed, and what is then on the screen."""

from __future__ import annotations

import os
from dataclasses import dataclass

from rich.cells import cell_len
from typer.testing import CliRunner

from gloam.cli import app


@dataclass(frozen=True)
class Screen:
    text: str
    code: int

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @property
    def width(self) -> int:
        """The widest line, but for the command to copy, which is never broken."""
        return max([cell_len(line.rstrip()) for line in self.lines if "gloam play" not in line], default=0)


def gloam(*arguments: str, typed: str = "", columns: int = 100) -> Screen:
    """Run a command. `typed` is all that is ever typed: then the input ends."""
    environment = {"COLUMNS": str(columns), "LINES": "50", "NO_COLOR": "1", "TERM": "dumb"}
    words = list(arguments)
    if "--lang" not in words and "--version" not in words and "--help" not in words:
        words += ["--lang", "en"]
    ran = CliRunner().invoke(app, words, input=typed, env=os.environ | environment)
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.output
    return Screen(ran.output, ran.exit_code)
