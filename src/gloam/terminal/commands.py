"""What all commands share: the language they speak, where they print, and the options that several of them have."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Final

import typer
from rich.console import Console
from typer.core import TyperGroup

from gloam import bots
from gloam.terminal.given import number
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble, own_language, sentences
from gloam.words.languages import LANGUAGES

OWN: Final = own_language()
HELP: Final = sentences(OWN)

Game = Annotated[str, typer.Argument(help=HELP["option.game"])]
Seats = Annotated[int, number("--seats", HELP["option.seats"])]
Variants = Annotated[str, typer.Option(help=HELP["option.variants"])]
Lang = Annotated[str, typer.Option(help=HELP["option.lang"])]
Seed = Annotated[int | None, number("--seed", HELP["option.seed"])]
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
        tell(no, language)
        raise typer.Exit(2) from None


def tell(no: Trouble, language: str) -> None:
    said = sentences(language if language in LANGUAGES else OWN, no.game)[no.key]
    screen(error=True).print(Prose(said.format(**no.facts), style="red"), soft_wrap=True)


class Commands(TyperGroup):
    """All commands. What is wrong with an option, before its command is begun, is said like anything else."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        words = sys.argv[1:] if args is None else list(args)
        try:
            return super().main(words, prog_name, complete_var, standalone_mode, windows_expand_args, **extra)
        except Trouble as no:
            tell(no, language_in(words))
            raise SystemExit(2) from None


def language_in(words: Sequence[str]) -> str:
    """The language that a command asks for: `--lang fr`, `--lang=fr`."""
    said = [
        two if one == "--lang" else one.partition("=")[2]
        for one, two in zip(words, [*words[1:], ""], strict=False)
        if one.partition("=")[0] == "--lang"
    ]
    return said[-1] if said else OWN
