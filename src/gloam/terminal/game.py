"""What the terminal needs of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import typer
from rich.console import RenderableType

from gloam.core.passing import Passing
from gloam.core.question import Question
from gloam.terminal.speech import Speech

View = dict[str, Any]  # what a seat may know: plain JSON
Rows = Callable[[Question, View, Speech, list[str]], RenderableType]
NO_PASSING: Final = Passing()


class Board(Protocol):
    """Draws views for one reader."""

    def draw(self, view: View) -> RenderableType: ...


def nothing_more(_option: str, _speech: Speech) -> RenderableType | None:
    """Of an option that speaks for itself."""
    return None


def no_note(_question: Question, _option: str, _speech: Speech) -> str:
    """Of an option that needs no more words."""
    return ""


def asked_by_nobody(_question: Question) -> list[str]:
    """Of a game in which no card asks."""
    return []


def cannot_pass(_question: Question) -> str:
    """What is said where somebody would pass and cannot."""
    return "play.no-pass"


def nothing_going_on(_view: View, _speech: Speech, _names: list[str]) -> RenderableType | None:
    """Of a game whose questions speak for themselves."""
    return None


def no_commands(_to: typer.Typer) -> None:
    """Of a game that needs none but those of every game."""


@dataclass(frozen=True)
class ShownGame:
    """A game as the terminal shows it. Each game's folder makes its own."""

    board: Callable[[Speech, list[str]], Board]  # in a language, with the names of those who sit there
    always_drawn: tuple[str, ...] = ()  # questions that come with the whole table
    drawn_before: tuple[str, ...] = ()  # phases before which somebody who watches sees the whole table
    going_on: Callable[[View, Speech, list[str]], RenderableType | None] = nothing_going_on  # above every question
    rows: Mapping[str, Rows] = field(default_factory=dict)  # by question: its options, where a list would be too long
    advice: Mapping[str, str] = field(default_factory=dict)  # by question: a sentence of the game after its options
    passing: Passing = NO_PASSING  # which questions can be passed, and for how long
    no_pass: Callable[[Question], str] = cannot_pass  # the sentence for who would pass where that is no answer
    note: Callable[[Question, str, Speech], str] = no_note  # what stands below an option
    asking: Callable[[Question], list[str]] = asked_by_nobody  # the cards that ask this question
    more: Callable[[str, Speech], RenderableType | None] = nothing_more  # what `?` shows of an option besides its cards
    styles: Mapping[str, str] = field(default_factory=dict)  # by event: how its line stands out in the log
    counted: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by family of cards: what a simulation shows
    commands: Callable[[typer.Typer], None] = no_commands  # adds those of this game alone
