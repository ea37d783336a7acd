"""The options of a question, each under its number."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from gloam.core.question import Question
from gloam.terminal.games import GAMES
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech


def numbered(question: Question, view: dict[str, Any], speech: Speech, names: list[str]) -> RenderableType:
    """One below the other, with what could be typed instead; in rows where there are too many for that."""
    rows = GAMES[speech.words.game].rows.get(question.what)
    if rows is not None:
        return rows(question, view, speech, names)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, option in enumerate(question.options):
        grid.add_row(f"{number + 1}.", worded(question, option, speech, names), Prose(option))
    return grid


def worded(question: Question, option: str, speech: Speech, names: list[str]) -> Prose:
    """An option in words, with its note below it."""
    text = Prose(speech.words.option(question, option, names), style="not bold")
    note = GAMES[speech.words.game].note(question, option, speech)
    text.append(f"\n{note}" if note else "", style="dim")
    return text
