"""What is given with a command and is no plain word: numbers and places, read before the command begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import typer

from gloam.terminal.speech import Trouble

DIGITS: Final = 18  # that anybody needs: a database holds as many
SHOWN: Final = 60  # letters of something else that are shown


def number(name: str, help: str, variable: str | None = None) -> Any:  # noqa: ANN401 - what typer makes of an option
    """An option that is a whole number; one of the environment may say it."""
    return typer.Option(name, parser=whole(name), metavar="<int>", envvar=variable, help=help)


def position(name: str, help: str) -> Any:  # noqa: ANN401 - what typer makes of an argument
    """A whole number that stands by itself."""
    return typer.Argument(parser=whole(name), metavar=name, help=help)


def place(name: str, help: str) -> Any:  # noqa: ANN401 - what typer makes of an option
    """An option that names a file or a folder."""
    return typer.Option(name, parser=named(name), metavar="<path>", help=help)


def whole(name: str) -> Callable[[str | int], int]:
    def read(text: str | int) -> int:
        """Raises `Trouble`."""
        said = str(text).strip()
        digits = said.removeprefix("-").removeprefix("+")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
            raise Trouble("error.whole", name=name, value=cut(said), digits=DIGITS)
        return int(said)

    return read


def named(name: str) -> Callable[[str | Path], Path]:
    def read(text: str | Path) -> Path:
        """Raises `Trouble`."""
        if not str(text).strip():
            raise Trouble("error.nameless", name=name)
        return Path(text)

    return read


def cut(text: str) -> str:
    """As much of it as anybody wants to see again."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
