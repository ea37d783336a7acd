"""French: all that is said whatever the game."""

from __future__ import annotations

from typing import Final

from gloam.words.french import bots, grammar, lab, lessons, pages, puzzles, table, terminal, thoughts
from gloam.words.voice import Language

FRENCH: Final = Language(
    terms=table.COMMON,
    typeset=grammar.typeset,
    addressed=table.addressed,
    refusal=table.refusal,
    unreadable=table.unreadable,
    bots=bots.SENTENCES,
    lessons=lessons.SENTENCES,
    pages=pages.SENTENCES,
    puzzles=puzzles.SENTENCES,
    terminal=terminal.SENTENCES | lab.SENTENCES | thoughts.SENTENCES,
)
