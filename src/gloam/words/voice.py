"""What can be said in a language: of everything, and of one game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.words.facts import Facts, Names

Sentences = dict[str, str]


@dataclass(frozen=True)
class Language:
    """All that a language says whatever the game. Each language's folder makes its own."""

    terms: Sentences
    typeset: Callable[[str], str]
    addressed: Callable[[str, str], str]
    refusal: Callable[[str, Facts, Names], str]  # '' for what is a game's to say
    unreadable: Callable[[str, str, str], str]
    bots: Sentences  # what they are called
    lessons: Sentences
    pages: Sentences
    puzzles: Sentences
    terminal: Sentences


@dataclass(frozen=True)
class Voice:
    """All that a language says of one game. Each game's folder in a language makes its own."""

    terms: Sentences
    line: Callable[[str], str]
    text: Callable[[str], str]
    provenance: Callable[[str], str]
    place: Callable[[str], str]
    question: Callable[[Question, Names], str]
    option: Callable[[Question, str, Names], str]
    run: Callable[[Question, Sequence[str], Names], str]
    event: Callable[[Facts, Names, int | None], str]
    refusal: Callable[[str, Facts, Names], str]
    result: Callable[[Result, Names], list[str]]
    bots: Sentences  # how each of them plays
    pages: Sentences
    puzzles: Sentences
    terminal: Sentences
