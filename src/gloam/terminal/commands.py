"""What all commands share: the language they speak, where they print, and the options that several of them have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer
from rich.console import Console

from gloam import bots
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble, own_language, sentences
from gloam.words.languages import LANGUAGES

OWN: Final = own_language()
HELP: Final = sentences(OWN)

Game = Annotated[str, typer.Argument(help=HELP["option.game"])]
Seats = Annotated[int, typer.Option(help=HELP["option.seats"])]
Variants = Annotated[str, typer.Option(help=HELP["option.variants"])]
Lang = Annotated[str, typer.Option(help=HELP["option.lang"])]
Seed = Annotated[int | None, typer.Option(help=HELP["option.seed"])]
Bots = Annotated[str, typer.Option(help=HELP["option.bots"].format(known=", ".join(bots.names())))]


def screen(error: bool = False) -> Console:
    """Where things are printed. Brackets and colons in a text are what they are."""
    return Console(stderr=error, markup=False, highlight=False, emoji=False)


@contextmanager
def speaking(language: str) -> Iterator[Speech]:
    """A language to speak; trouble becomes one sentence and exit code 2."""
    try:
        yield Speech(language)
    except Trouble as no:
        said = sentences(language if language in LANGUAGES else OWN, no.game)[no.key]
        screen(error=True).print(Prose(said.format(**no.facts), style="red"), soft_wrap=True)
        raise typer.Exit(2) from None
